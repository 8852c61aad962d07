/// A text that is being typed, of one line or several, with the cursor between two of its characters.
package struct EditedLine: Sendable {
    /// What a person takes for characters: a letter with its marks, an emoji of several scalars.
    package private(set) var characters: [Character] = []
    /// How many characters stand before it.
    package private(set) var cursor = 0
    private var past: [State] = []
    private var future: [State] = []
    /// The last change was a letter typed here: the next one is undone with it.
    private var typedAt: Int?

    private struct State: Sendable {
        let characters: [Character]
        let cursor: Int
    }

    /// The cursor stands behind the text.
    package init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
    }

    package var text: String { String(characters) }
    package var isEmpty: Bool { characters.isEmpty }
    package var isAtEnd: Bool { cursor == characters.count }
    package var textBeforeCursor: String { String(characters[..<cursor]) }

    // MARK: Changing

    /// Puts a text where the cursor stands; a mark joins the letter before it.
    package mutating func insert(_ text: String) {
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
    }

    /// Puts a text in the place of some characters, and the cursor behind it.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        keep()
        let new = Array(text)
        characters.replaceSubrange(range, with: new)
        cursor = range.lowerBound + new.count
    }

    /// Another text in the place of all, with the cursor behind it.
    package mutating func replaceAll(with text: String) {
        replace(0..<characters.count, with: text)
    }

    /// Takes characters away and gives them; the cursor stands where they were.
    @discardableResult
    package mutating func remove(_ range: Range<Int>) -> String {
        if range.isEmpty { return "" }
        let removed = String(characters[range])
        replace(range, with: "")
        return removed
    }

    /// The letter before the cursor and the one at it change places, as Emacs has it.
    package mutating func transpose() {
        guard cursor > 0, characters.count > 1 else { return }
        keep()
        if cursor == characters.count { cursor -= 1 }
        characters.swapAt(cursor - 1, cursor)
        cursor += 1
    }

    // MARK: Undoing

    private mutating func keep() {
        past.append(State(characters: characters, cursor: cursor))
        future = []
        typedAt = nil
    }

    /// Takes the last change back; false where there is none.
    package mutating func undo() -> Bool {
        guard let state = past.popLast() else { return false }
        future.append(State(characters: characters, cursor: cursor))
        show(state)
        return true
    }

    /// Makes the change again that was taken back last; false where there is none.
    package mutating func redo() -> Bool {
        guard let state = future.popLast() else { return false }
        past.append(State(characters: characters, cursor: cursor))
        show(state)
        return true
    }

    private mutating func show(_ state: State) {
        (characters, cursor) = (state.characters, state.cursor)
        typedAt = nil
    }

    // MARK: Places

    package mutating func move(to place: Int) {
        cursor = min(max(0, place), characters.count)
        typedAt = nil
    }

    /// Where the line begins that a place stands in.
    package func lineStart(of place: Int) -> Int {
        characters[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    }

    /// Where the line ends that a place stands in.
    package func lineEnd(of place: Int) -> Int {
        characters[place...].firstIndex(of: "\n") ?? characters.count
    }

    /// The place above the cursor; nil in the first line.
    package var placeAbove: Int? {
        let start = lineStart(of: cursor)
        if start == 0 { return nil }
        return min(lineStart(of: start - 1) + cursor - start, start - 1)
    }

    /// The place below the cursor; nil in the last line.
    package var placeBelow: Int? {
        let end = lineEnd(of: cursor)
        if end == characters.count { return nil }
        return min(end + 1 + cursor - lineStart(of: cursor), lineEnd(of: end + 1))
    }

    /// Where the word before the cursor begins: letters, digits and `_`, as Emacs has words.
    package var wordStart: Int {
        var place = cursor
        while place > 0, !characters[place - 1].isPartOfWord { place -= 1 }
        while place > 0, characters[place - 1].isPartOfWord { place -= 1 }
        return place
    }

    /// Where the word behind the cursor ends.
    package var wordEnd: Int { Self.wordEnd(in: characters, from: cursor) }

    static func wordEnd(in characters: [Character], from start: Int) -> Int {
        var place = start
        while place < characters.count, !characters[place].isPartOfWord { place += 1 }
        while place < characters.count, characters[place].isPartOfWord { place += 1 }
        return place
    }

    /// Where what stands between spaces before the cursor begins.
    package var bigWordStart: Int {
        var place = cursor
        while place > 0, characters[place - 1].isWhitespace { place -= 1 }
        while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
        return place
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
