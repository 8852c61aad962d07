import StackCore

extension Remark {
    /// Statements separated by semicolons: a verb and words. The same remark has the same spelling.
    var spelling: String {
        var statements: [[String]] = []
        if let document { statements.append(["document", document]) }
        if !gone.isEmpty { statements.append(["gone"] + gone) }
        statements += names.map { ["name", $0.id, $0.name] }
        statements += kinds.map { ["kind", $0.id, $0.kind.rawValue] }
        statements += values.map(\.words)
        statements += subviews.map { ["subviews", $0.id] + $0.views }
        statements += arranged.map { ["arranged", $0.id] + $0.views }
        return statements.map { $0.map(RemarkWord.spell).joined(separator: " ") }
            .joined(separator: "; ")
    }

    /// The whole comment.
    var comment: String { "<!--" + Self.mark + " " + spelling + " -->" }
}

extension Remark.Value {
    fileprivate var words: [String] {
        let place = [owner ?? "", key.spelling, condition == .base ? "" : condition.spelling]
        return spelling.map { ["set"] + place + [$0] } ?? ["reset"] + place
    }
}

/// A word of a remark: bare, or in quotes with escapes, never with the `--` that ends a comment.
enum RemarkWord {
    static func spell(_ text: String) -> String {
        let scalars = text.unicodeScalars
        if !text.isEmpty, scalars.allSatisfy(isBare), !text.contains("--"), !text.hasSuffix("-") {
            return text
        }
        return "\"" + scalars.map(escape).joined() + "\""
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (Name.isPart(scalar) || ".,/+:%=#|".unicodeScalars.contains(scalar))
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let isPlain =
            scalar.isASCII
            ? (0x20..<0x7F).contains(scalar.value) && !"\"\\-".unicodeScalars.contains(scalar)
            : scalar.properties.isAlphabetic
        return isPlain ? String(scalar) : "\\u{" + String(scalar.value, radix: 16) + "}"
    }
}
