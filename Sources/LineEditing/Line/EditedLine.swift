/// The text being edited, of one or several rows, with a cursor between two of its characters.
package struct EditedLine: Sendable {
    /// The text as grapheme clusters: a letter with its combining marks or an emoji is one
    /// character.
    private(set) var characters: [Character] = []
    /// The number of characters before the cursor.
    private(set) var cursor = 0
    private var past: [Change] = []
    private var future: [Change] = []
    /// The cursor position directly after the last typed character, unless it is a space or a line
    /// break; nil after any other change. A character typed at this position is undone together
    /// with the one before it.
    private(set) var typedAt: Int?

    /// A change of the text, for undo and redo. It stores only the removed and the inserted
    /// characters, so that typing in a long line does not copy the whole line.
    private struct Change: Sendable {
        var start: Int
        var removed: [Character] = []
        var inserted: [Character] = []
        /// The cursor position before the change. After an undo, this is the cursor position after
        /// the change, for redo.
        var cursor: Int
    }

    /// Creates a text with the cursor at its end.
    init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
    }

    /// The whole text, with `\n` between its rows.
    package var text: String { String(characters) }
    var isEmpty: Bool { characters.isEmpty }
    var isAtEnd: Bool { cursor == characters.count }
    var textBeforeCursor: String { String(characters[..<cursor]) }

    // MARK: Changing the text

    /// Inserts text at the cursor. A combining mark at its start joins the character before it.
    mutating func insert(_ text: String) {
        if text.isEmpty { return }
        if append(text) { return }
        let isLetter = text.count == 1 && text != "\n"
        // `before` and `after` are copies, not slices. A slice would share the memory of
        // `characters`, so that the next change of `characters` would copy the whole line.
        let before = Array(characters[max(0, cursor - 1)..<cursor])
        let joined = Array(String(before) + text)
        let place = cursor - before.count
        let after = Array(characters[cursor...].prefix(1))
        let whole = joined.dropLast() + Array(String(joined.suffix(1)) + String(after))
        let isJoined = isLetter && typedAt == cursor
        change(place..<(cursor + after.count), to: whole, isJoined: isJoined)
        cursor = min(place + joined.count, characters.count)
        typedAt = isLetter && text != " " ? cursor : nil
        assert(0...characters.count ~= cursor, "the cursor is outside the line")
    }

    /// A fast path for typing at the end of the text: appends an ASCII character after a character
    /// that was just typed. Returns false and changes nothing in any other case.
    private mutating func append(_ text: String) -> Bool {
        guard typedAt == cursor, isAtEnd, text.utf8.count == 1, text != "\n", text != "\r",
            characters.last?.isASCII == true,
            past.last.map({ $0.start + $0.inserted.count }) == cursor
        else { return false }
        let letter = Character(text)
        past[past.count - 1].inserted.append(letter)
        future = []
        characters.append(letter)
        cursor += 1
        typedAt = text == " " ? nil : cursor
        return true
    }

    /// Replaces a range of characters with `text` and moves the cursor to the end of the inserted
    /// text.
    mutating func replace(_ range: Range<Int>, with text: String) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= characters.count,
            "characters \(range) are not all in the line")
        let new = Array(text)
        change(range, to: new)
        cursor = range.lowerBound + new.count
    }

    /// Removes a range of characters and returns them as a string. Moves the cursor to the start of
    /// the range.
    @discardableResult
    mutating func remove(_ range: Range<Int>) -> String {
        if range.isEmpty { return "" }
        let removed = String(characters[range])
        replace(range, with: "")
        return removed
    }

    /// Swaps the characters before and after the cursor or, at the end of the text, the last two
    /// characters, as Emacs does.
    mutating func transpose() {
        guard cursor > 0, characters.count > 1 else { return }
        let end = min(cursor + 1, characters.count)
        change((end - 2)..<end, to: [characters[end - 1], characters[end - 2]])
        cursor = end
    }

    // MARK: Undo and redo

    /// Replaces a range of characters and records the change for undo.
    ///
    /// - Parameter isJoined: whether the change becomes a part of the last recorded change, so that
    ///   undo reverts both together. It must insert text directly after the text that the last
    ///   change inserted.
    private mutating func change(
        _ range: Range<Int>, to new: some BidirectionalCollection<Character>, isJoined: Bool = false
    ) {
        let old = Array(characters[range])
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
            .prefix { $0 == $1 }.count
        let start = range.lowerBound + head
        let removed = old.dropFirst(head).dropLast(tail)
        let inserted = new.dropFirst(head).dropLast(tail)
        let end = start + removed.count
        var whole =
            (isJoined ? past.popLast() : nil) ?? Change(start: start, cursor: cursor)
        // The new change may also replace characters that are before or after the text of the last
        // change. The joined change includes these characters, so that undo restores them.
        let front = Array(characters[min(start, whole.start)..<whole.start])
        whole.removed.insert(contentsOf: front, at: 0)
        whole.inserted.insert(contentsOf: front, at: 0)
        whole.start -= front.count
        let back = Array(characters[min(end, whole.start + whole.inserted.count)..<end])
        whole.removed += back
        whole.inserted += back
        whole.inserted.replaceSubrange(
            (start - whole.start)..<(end - whole.start), with: inserted)
        past.append(whole)
        future = []
        typedAt = nil
        characters.replaceSubrange(start..<end, with: inserted)
    }

    /// Undoes the last change of the text. Returns false if there is no change to undo.
    mutating func undo() -> Bool {
        guard let change = past.popLast() else { return false }
        future.append(applied(change, replacing: change.inserted, with: change.removed))
        return true
    }

    /// Redoes the change that was undone last. Returns false if there is no change to redo.
    mutating func redo() -> Bool {
        guard let change = future.popLast() else { return false }
        past.append(applied(change, replacing: change.removed, with: change.inserted))
        return true
    }

    /// Undoes or redoes a change. Returns the change with which the opposite action (redo or undo)
    /// restores the text and the cursor position.
    private mutating func applied(
        _ change: Change, replacing old: [Character], with new: [Character]
    ) -> Change {
        var change = change
        characters.replaceSubrange(change.start..<(change.start + old.count), with: new)
        swap(&change.cursor, &cursor)
        assert(0...characters.count ~= cursor, "an undone change left the cursor outside the line")
        typedAt = nil
        return change
    }

    // MARK: Positions in the text

    mutating func move(to place: Int) {
        cursor = min(max(0, place), characters.count)
        typedAt = nil
    }

    /// Returns the character index at which the row that contains position `place` starts.
    func lineStart(of place: Int) -> Int {
        precondition(0...characters.count ~= place, "place \(place) is outside the line")
        return characters[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    }

    /// Returns the character index at which the row that contains position `place` ends, before its
    /// line break.
    func lineEnd(of place: Int) -> Int {
        precondition(0...characters.count ~= place, "place \(place) is outside the line")
        return characters[place...].firstIndex(of: "\n") ?? characters.count
    }

    /// The position in the row above the cursor, at the same column if that row is long enough; nil
    /// if the cursor is in the first row.
    var placeAbove: Int? {
        let start = lineStart(of: cursor)
        if start == 0 { return nil }
        return min(lineStart(of: start - 1) + cursor - start, start - 1)
    }

    /// The position in the row below the cursor, at the same column if that row is long enough; nil
    /// if the cursor is in the last row.
    var placeBelow: Int? {
        let end = lineEnd(of: cursor)
        if end == characters.count { return nil }
        return min(end + 1 + cursor - lineStart(of: cursor), lineEnd(of: end + 1))
    }

    /// The start of the word before the cursor, for Alt-B. As in Emacs, a word consists of letters,
    /// digits and `_`.
    var wordStart: Int {
        var place = cursor
        while place > 0, !characters[place - 1].isPartOfWord { place -= 1 }
        while place > 0, characters[place - 1].isPartOfWord { place -= 1 }
        return place
    }

    /// The end of the word after the cursor, for Alt-F.
    var wordEnd: Int { Self.wordEnd(in: characters, from: cursor) }

    static func wordEnd(in characters: [Character], from start: Int) -> Int {
        precondition(0...characters.count ~= start, "place \(start) is outside the line")
        var place = start
        while place < characters.count, !characters[place].isPartOfWord { place += 1 }
        while place < characters.count, characters[place].isPartOfWord { place += 1 }
        return place
    }

    /// The start of the word before the cursor, for Ctrl-W, where a word is any text between
    /// spaces.
    var bigWordStart: Int {
        var place = cursor
        while place > 0, characters[place - 1].isWhitespace { place -= 1 }
        while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
        return place
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
