extension String {
    /// The lines of a text file, without their ends `\n` or `\r\n`, and without a byte order mark
    /// before the first. A text that ends in a line end has an empty last line. In Swift, `\r\n` is
    /// one `Character`, so `split(separator: "\n")` does not find it.
    package var textLines: [Substring] {
        let mark: Unicode.Scalar = "\u{FEFF}"
        let text = unicodeScalars.first == mark ? unicodeScalars.dropFirst() : unicodeScalars[...]
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            Substring(line.last == "\r" ? line.dropLast() : line)
        }
    }
}
