/// Candidates below the line, one of which is chosen.
package struct Menu {
    package let completion: Completion
    package private(set) var chosen = 0

    init(_ completion: Completion) { self.completion = completion }

    package var word: String { completion.words[chosen] }

    /// Round and round.
    mutating func move(by count: Int) {
        let all = completion.words.count
        chosen = ((chosen + count) % all + all) % all
    }

    /// A page on, which stops at the ends.
    mutating func page(by count: Int) {
        chosen = min(max(0, chosen + count), completion.words.count - 1)
    }

    /// The page that the chosen word stands on.
    package func page(of rows: Int) -> Range<Int> {
        let first = chosen / rows * rows
        return first..<min(first + rows, completion.words.count)
    }
}
