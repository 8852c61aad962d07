/// A writer of manual pages with the macros of man(7). It escapes all texts except those given to
/// `line`.
struct RoffText {
    private var lines: [String] = []

    var roff: String { lines.joined(separator: "\n") + "\n" }

    private mutating func macro(_ name: String, _ argument: String) {
        lines.append(".\(name) \"" + Self.escaped(argument) + "\"")
    }

    /// Appends a line without escaping it.
    mutating func line(_ text: String) { lines.append(text) }

    mutating func section(_ title: String) { macro("SH", title) }

    mutating func subsection(_ title: String) { macro("SS", title) }

    mutating func text(_ text: String) {
        beginParagraph()
        lines.append(Self.prose(text))
    }

    /// Starts a paragraph, unless a heading has already started one.
    private mutating func beginParagraph() {
        if !isBehindHeading { lines.append(".PP") }
    }

    private var isBehindHeading: Bool {
        lines.last.map { $0.hasPrefix(".SH") || $0.hasPrefix(".SS") } ?? true
    }

    mutating func synopsis(_ name: String, _ rest: String) {
        if !isBehindHeading { lines.append(".br") }
        lines.append(".B " + Self.escaped(name))
        lines.append(Self.prose(rest))
    }

    mutating func item(_ head: String, _ text: String) { item([head], text) }

    /// Appends a tagged paragraph: one or more headings in bold (`heads`), and an indented text
    /// below them.
    mutating func item(_ heads: [String], _ text: String) {
        for (number, head) in heads.enumerated() {
            lines.append(number == 0 ? ".TP" : ".TQ")
            lines.append("\\fB" + Self.protected(Self.escaped(head)) + "\\fR")
        }
        lines.append(Self.prose(text))
    }

    /// Appends text on a new line of the last paragraph.
    mutating func nested(_ text: String) {
        lines.append(".br")
        lines.append(Self.prose(text))
    }

    mutating func code(_ code: [String]) {
        beginParagraph()
        lines.append(".nf")
        lines += code.map { Self.protected(Self.escaped($0)) }
        lines.append(".fi")
    }

    // MARK: Escaping text

    /// Returns the text escaped and wrapped. Words in backquotes become bold.
    private static func prose(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map {
            escaped(String($0))
        }
        let marked = parts.enumerated().map { number, part in
            number % 2 == 1 ? "\\fB" + part + "\\fR" : part
        }
        return marked.joined().wrapped(to: 78).split(separator: "\n")
            .map { protected(String($0)) }.joined(separator: "\n")
    }

    /// Returns the line, preceded by an escape if it begins with a dot or a quote, because roff
    /// would read such a line as a macro.
    private static func protected(_ line: String) -> String {
        line.first.map { ".'".contains($0) } ?? false ? "\\&" + line : line
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            // The ellipsis is written as three dots, because a terminal without UTF-8 cannot show
            // it.
            case "…": result += "..."
            case _ where !scalar.isASCII:
                let code = String(scalar.value, radix: 16, uppercase: true)
                result +=
                    "\\[u" + String(repeating: "0", count: max(0, 4 - code.count)) + code + "]"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
