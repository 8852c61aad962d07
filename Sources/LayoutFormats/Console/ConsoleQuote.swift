/// The text in single quotes that UIKit prints after a view's address: `UILabel:0x7fb5'Sign in'`.
///
/// UIKit does not escape apostrophes, so the text after a quote decides whether the quoted text
/// ends there.
enum ConsoleQuote {
    /// Removes the quoted text at the front of `text` and returns it; nil if `text` does not start
    /// with a quote.
    ///
    /// - Parameter isListed: whether the text is in the list of names at the end of a description
    static func consume(_ text: inout Substring, isListed: Bool = false) -> String? {
        guard text.first.map(quotes.contains) == true else { return nil }
        let inside = text.dropFirst()
        var ends = inside.indices.filter { quotes.contains(inside[$0]) }[...]
        let first = ends.first
        while let end = ends.popFirst() {
            let rest = inside[inside.index(after: end)...]
            if isListed ? endsName(rest) : endsItem(rest) {
                text = rest
                return String(inside[..<end])
            }
        }
        guard let first else { return nil }
        text = inside[inside.index(after: first)...]
        return String(inside[..<first])
    }

    /// Returns the text with the escapes decoded that the description of an `NSArray` contains.
    /// `\\U2019` becomes the character, `\"` a quotation mark, `\n` and `\t` white space.
    static func decoded(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let slash = rest.firstIndex(of: "\\") {
            result += rest[..<slash]
            rest = rest[slash...].drop { $0 == "\\" }
            if rest.first == "U", let code = UInt32(rest.dropFirst().prefix(4), radix: 16),
                let scalar = Unicode.Scalar(code)
            {
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst(5)
            } else if rest.first == "n" || rest.first == "t" {
                result += " "
                rest = rest.dropFirst()
            }
        }
        return onOneLine(result + rest)
    }

    /// Returns the text with each run of white space replaced by one space.
    static func onOneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let quotes: Set<Character> = ["'", "‘", "’"]

    /// Returns whether a quoted name in the list of names ends before `rest`. It does if `rest`
    /// starts like `, title:0x7fb5 )` or ` )`.
    private static func endsName(_ rest: Substring) -> Bool {
        let next = rest.drop(while: \.isWhitespace)
        return next.isEmpty || next.first == ")" || rest.first == "," && next.contains(":0x")
    }

    /// Returns whether a quoted text in a constraint's formula ends before `rest`. It does if
    /// `rest` starts like `.width …`, `]` or `(44)]`.
    private static func endsItem(_ rest: Substring) -> Bool {
        switch rest.first {
        case nil, "]", "*": return true
        case ".":
            let name = rest.dropFirst().prefix(while: \.isLetter)
            let next = rest[name.endIndex...].first
            return ConsoleStatement.attribute(named: name) != nil
                && (next.map { $0.isWhitespace || "*)>".contains($0) } ?? true)
        case "(":
            let size = rest.dropFirst().prefix(40).prefix { $0 != ")" }
            return size.first.map { $0.isNumber || "<>=-".contains($0) } == true
                && rest[size.endIndex...].dropFirst().first == "]"
        default:
            let next = rest.drop(while: \.isWhitespace)
            return next.isEmpty || next.startIndex > rest.startIndex && next.hasPrefix("==")
        }
    }
}
