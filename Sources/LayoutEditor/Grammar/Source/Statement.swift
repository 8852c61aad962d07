/// One command as it was typed: its words, and the commands in its braces when it has any.
struct Statement: Hashable, Sendable {
    let words: [Word]
    var block: [Statement]?

    var position: SourcePosition { words.first?.start ?? .start }

    /// Where something that is missing would have to stand.
    var end: SourcePosition { words.last?.end ?? .start }

    /// Another command in the same place; none of its words needs quotes.
    func replaced(by words: [String]) -> Statement {
        Statement(words: words.map { Word($0, at: position, end: end) })
    }

    /// The command in the one spelling that history keeps: single spaces, quotes where needed.
    var spelling: String {
        let head = words.map(\.spelling).joined(separator: " ")
        guard let block else { return head }
        return head + " { " + block.map(\.spelling).joined(separator: "; ") + " }"
    }
}
