import LayoutFormats

extension Word {
    /// The word as it can be typed again: `text="Sign in"` keeps its key outside the quotes.
    var spelling: String {
        guard let unquotedPrefix else { return text }
        let split = text.index(text.startIndex, offsetBy: unquotedPrefix)
        return text[..<split] + CommandSpelling.quoted(String(text[split...]))
    }
}
