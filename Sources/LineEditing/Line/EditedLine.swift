/// The text being edited, of one or several rows, with a cursor between two of its characters.
package struct EditedLine: Sendable {
    /// The text as grapheme clusters: a letter with its combining marks or an emoji is one
    /// character.
    private(set) var characters: [Character] = []
    /// The number of characters before the cursor.
    private(set) var cursor = 0
    private var past: [State] = []
    private var future: [State] = []
    /// The cursor position after the last typed letter; nil after any other change. A letter typed
    /// at this position is undone together with the one before.
    private var typedAt: Int?

    private struct State: Sendable {
        let characters: [Character]
        let cursor: Int
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

    // MARK: Changing

    /// Inserts text at the cursor. A combining mark at its start joins the character before it.
    mutating func insert(_ text: String) {
        if text.isEmpty { return }
        let isLetter = text.count == 1 && text != "\n"
        if !isLetter || typedAt != cursor { keep() }
        let before = characters[max(0, cursor - 1)..<cursor]
        let after = characters[cursor..<min(cursor + 1, characters.count)]
        let joined = Array(String(before) + text)
        let whole = Array(String(joined) + String(after))
        characters.replaceSubrange((cursor - before.count)..<(cursor + after.count), with: whole)
        cursor = min(cursor - before.count + joined.count, characters.count)
        typedAt = isLetter && text != " " ? cursor : nil
        assert(0...characters.count ~= cursor, "the cursor is outside the line")
    }

    /// Replaces a range of characters with `text` and moves the cursor to the end of the inserted
    /// text.
    mutating func replace(_ range: Range<Int>, with text: String) {
        keep()
        precondition(
            range.lowerBound >= 0 && range.upperBound <= characters.count,
            "characters \(range) are not all in the line")
        let new = Array(text)
        characters.replaceSubrange(range, with: new)
        cursor = range.lowerBound + new.count
    }

    /// Replaces the whole text and moves the cursor to its end.
    mutating func replaceAll(with text: String) {
        replace(0..<characters.count, with: text)
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

    /// Swaps the characters before and after the cursor, as Emacs does.
    mutating func transpose() {
        guard cursor > 0, characters.count > 1 else { return }
        keep()
        if cursor == characters.count { cursor -= 1 }
        assert(0..<characters.count ~= cursor, "there is no character at the cursor to swap")
        characters.swapAt(cursor - 1, cursor)
        cursor += 1
    }

    // MARK: Undoing

    private mutating func keep() {
        past.append(State(characters: characters, cursor: cursor))
        future = []
        typedAt = nil
    }

    /// Undoes the last change of the text. Returns false if there is no change to undo.
    mutating func undo() -> Bool {
        guard let state = past.popLast() else { return false }
        future.append(State(characters: characters, cursor: cursor))
        show(state)
        return true
    }

    /// Redoes the change that was undone last. Returns false if there is no change to redo.
    mutating func redo() -> Bool {
        guard let state = future.popLast() else { return false }
        past.append(State(characters: characters, cursor: cursor))
        show(state)
        return true
    }

    private mutating func show(_ state: State) {
        (characters, cursor) = (state.characters, state.cursor)
        assert(0...characters.count ~= cursor, "an undone change left the cursor outside the line")
        typedAt = nil
    }

    // MARK: Positions

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
