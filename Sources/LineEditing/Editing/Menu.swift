/// The completion candidates shown below the line, one of which is selected.
package struct Menu {
    let completion: Completion
    private(set) var chosen = 0

    init(_ completion: Completion) {
        precondition(!completion.words.isEmpty, "a menu has no candidates")
        self.completion = completion
    }

    var word: String { completion.words[chosen] }

    /// Moves the selection by `count` candidates and wraps around at both ends.
    mutating func move(by count: Int) {
        let all = completion.words.count
        chosen = ((chosen + count) % all + all) % all
    }

    /// Moves the selection by `count` candidates and stops at both ends.
    mutating func page(by count: Int) {
        chosen = min(max(0, chosen + count), completion.words.count - 1)
    }

    /// Returns the indices of the candidates on the page of the selected one, if a page has `rows`
    /// rows.
    func page(of rows: Int) -> Range<Int> {
        precondition(rows > 0, "a page of a menu has no rows")
        let first = chosen / rows * rows
        return first..<min(first + rows, completion.words.count)
    }
}
