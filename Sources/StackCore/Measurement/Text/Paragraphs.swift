/// The parts of a text between its line breaks.
enum Paragraphs {
    /// One part more than there are line breaks: a break at the end opens an empty line.
    static func of(_ text: String) -> [Substring] {
        // Asked first because it is cheap and most texts are one printable line.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return [text[...]] }
        return text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }
}
