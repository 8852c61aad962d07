/// The parts of a text between its line breaks.
enum Paragraphs {
    /// One part more than there are line breaks: a break at the end opens an empty line.
    static func of(_ text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }
}
