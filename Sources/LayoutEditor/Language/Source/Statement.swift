/// One command as it was typed: its words, and the commands in its braces when it has any.
package struct Statement: Hashable, Sendable {
    /// Never empty where it was read from lines.
    package let words: [Word]
    /// The commands between braces; nil where there are no braces.
    package var block: [Statement]?

    package init(words: [Word], block: [Statement]? = nil) {
        self.words = words
        self.block = block
    }

    /// Where its first word stands.
    package var position: SourcePosition { words.first?.start ?? .start }

    /// Where something that is missing would have to stand.
    var end: SourcePosition { words.last?.end ?? .start }

    /// Another command in the same place; none of its words needs quotes.
    package func replaced(by words: [String]) -> Statement {
        Statement(words: words.map { Word($0, at: position, end: end) })
    }

    /// Several commands in the place of this one, as the group that is called after it.
    package func grouping(_ statements: [Statement]) -> Statement {
        let name = spelling
        let message = Word(
            name, at: position, literals: [0..<name.unicodeScalars.count], end: end)
        return Statement(
            words: [Word("group", at: position, end: end), message], block: statements)
    }

    /// The command in the one spelling that history keeps: single spaces, quotes where needed.
    package var spelling: String {
        let head = words.map(\.spelling).joined(separator: " ")
        guard let block else { return head }
        return head + " { " + block.map(\.spelling).joined(separator: "; ") + " }"
    }
}
