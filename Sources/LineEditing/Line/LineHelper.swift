/// What knows the language that is typed. Places in a text count Unicode scalars, as lexers do.
package protocol LineHelper {
    /// Whether Enter hands the text over, or begins another line of it.
    func isComplete(_ text: String) -> Bool

    /// Whether a text that was pasted with its line end may run at once, without Enter.
    func mayRunAtOnce(_ text: String) -> Bool

    /// How the text looks, and what is wrong with it.
    ///
    /// - Parameter cursor: a word that it touches is still being typed.
    func marks(of text: String, cursor: Int) -> LineMarks

    /// What could stand at the end of a text; nil where nothing can be completed.
    func completion(of text: String) -> Completion?
}

/// What a part of a text is; a palette says how it looks.
package enum LineRole: CaseIterable, Hashable, Sendable {
    case plain, prompt
    case command, keyword, key, name, unknown, number, string, comment, option
    /// What is not typed but offered.
    case ghost
    case bracket
    /// Lines below what is typed.
    case message, candidate, chosen, help
}

/// How a text looks while it is typed.
package struct LineMarks: Sendable {
    package struct Span: Hashable, Sendable {
        package let range: Range<Int>
        package let role: LineRole

        package init(_ range: Range<Int>, _ role: LineRole) {
            self.range = range
            self.role = role
        }
    }

    /// In their order, none over another; what lies between them is plain.
    package var spans: [Span]
    /// What is wrong, and where; nil where nothing is known to be.
    package var problem: (range: Range<Int>, sentence: String)?

    package init(
        spans: [Span] = [], problem: (range: Range<Int>, sentence: String)? = nil
    ) {
        self.spans = spans
        self.problem = problem
    }
}

/// The words that a begun word could become.
package struct Completion {
    package let begun: String
    package let words: [String]
    /// What a word means, in a few words; may be empty.
    package let help: (String) -> String

    package init(begun: String, words: [String], help: @escaping (String) -> String = { _ in "" }) {
        self.begun = begun
        self.words = words
        self.help = help
    }

    /// The word as it is put in: a space ends it, unless it goes on as `title.`, `axis=` and
    /// `folder/` do.
    package static func ended(_ word: String) -> String {
        word.last.map(".=:/".contains) ?? false ? word : word + " "
    }

    /// What all words begin with, where that is more than what is begun; the whole word where there
    /// is only one.
    package var insertion: String? {
        guard let first = words.first else { return nil }
        if words.count == 1 { return Self.ended(first) }
        let shared = words.dropFirst().reduce(Substring(first)) { shared, word in
            shared.prefix(zip(shared, word).prefix { $0 == $1 }.count)
        }
        return shared.count > begun.count ? String(shared) : nil
    }
}
