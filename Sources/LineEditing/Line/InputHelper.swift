/// The rules of the language in which lines are typed. Positions in a text are counted in Unicode
/// scalars.
package protocol InputHelper {
    /// Returns whether Enter accepts the text. If false, Enter adds another row to the text.
    func isComplete(_ text: String) -> Bool

    /// Returns whether a text that was pasted with a line break at its end may run at once, without
    /// a press of Enter.
    func mayRunAtOnce(_ text: String) -> Bool

    /// Returns the highlighting of the text, and the first problem in it.
    ///
    /// - Parameter cursor: the cursor's position. The word at the cursor is still being typed, so
    ///   its problems are not reported.
    func marks(of text: String, cursor: Int) -> LineMarks

    /// Returns the words that can complete the end of a text; nil if there are none.
    func completion(of text: String) -> Completion?
}

/// The role of a range of text in the line. A `Palette` assigns a style to each role.
package enum LineRole: CaseIterable, Hashable, Sendable {
    case plain, prompt
    case command, keyword, key, name, unknown, number, string, comment, option
    /// The suggested continuation of the text, which the user has not typed.
    case suggestion
    case bracket
    /// The roles of text in the rows below the typed text.
    case message, candidate, chosen, help
}

/// The highlighting of a text while it is typed, and the problem found in it.
package struct LineMarks: Sendable {
    /// A range of the text, in Unicode scalars, and its role in the command language.
    package struct Span: Hashable, Sendable {
        let range: Range<Int>
        let role: LineRole

        package init(_ range: Range<Int>, _ role: LineRole) {
            self.range = range
            self.role = role
        }
    }

    /// The highlighted ranges, in order and without overlaps. Text between them is plain.
    var spans: [Span]
    /// The problem and the range of text that causes it; nil if no problem is known.
    var problem: (range: Range<Int>, sentence: String)?

    package init(
        spans: [Span] = [], problem: (range: Range<Int>, sentence: String)? = nil
    ) {
        assert(
            zip(spans, spans.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound },
            "the highlighted ranges overlap or are not in order")
        self.spans = spans
        self.problem = problem
    }
}

/// The words that can replace the typed prefix `begun`, for completion.
package struct Completion {
    let begun: String
    let words: [String]
    /// Returns a short description of one of the words; empty if there is none.
    let help: (String) -> String

    package init(begun: String, words: [String], help: @escaping (String) -> String = { _ in "" }) {
        self.begun = begun
        self.words = words
        self.help = help
    }

    /// Returns the word with a space after it. A word that can be continued, such as `title.`,
    /// `axis=` or `folder/`, is returned without a space.
    static func ended(_ word: String) -> String {
        word.last.map(".=:/".contains) ?? false ? word : word + " "
    }

    /// The text that replaces the typed prefix. If there is only one word, the text is the whole
    /// word, as `ended` returns it. Otherwise it is the longest common prefix of the words. Nil if
    /// there are no words, or if this common prefix is not longer than the typed prefix.
    package var insertion: String? {
        guard let first = words.first else { return nil }
        if words.count == 1 { return Self.ended(first) }
        let shared = words.dropFirst().reduce(Substring(first)) { shared, word in
            shared.prefix(zip(shared, word).prefix { $0 == $1 }.count)
        }
        return shared.count > begun.count ? String(shared) : nil
    }
}
