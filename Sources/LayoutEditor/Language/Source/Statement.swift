/// A command as it was typed: its words, and the commands in its braces if it has braces.
package struct Statement: Hashable, Sendable {
    /// The words of the command; at least one if the statement was read from lines.
    package let words: [Word]
    /// The commands between the braces; nil if the command has no braces.
    package var block: [Statement]?

    package init(words: [Word], block: [Statement]? = nil) {
        self.words = words
        self.block = block
    }

    /// The position of the first word.
    package var position: SourcePosition { words.first?.start ?? .start }

    /// The position after the last word, where a missing word would be.
    var end: SourcePosition { words.last?.end ?? .start }

    /// Returns a statement with the given words, all at this statement's position. The words must
    /// not need quotes.
    package func replaced(by words: [String]) -> Statement {
        Statement(words: words.map { Word($0, at: position, end: end) })
    }

    /// Returns a `group` command that runs the given statements as one step. Its position is that
    /// of this statement, and its title is this statement's text.
    package func grouping(_ statements: [Statement]) -> Statement {
        let name = spelling
        let message = Word(
            name, at: position, literals: [0..<name.unicodeScalars.count], end: end)
        return Statement(
            words: [Word("group", at: position, end: end), message], block: statements)
    }

    /// The command as the history stores it: single spaces between words, and quotes only where
    /// they are needed.
    package var spelling: String {
        let head = words.map(\.spelling).joined(separator: " ")
        guard let block else { return head }
        return head + " { " + block.map(\.spelling).joined(separator: "; ") + " }"
    }
}
