import LayoutStore
import StackCore

/// The one way texts reach a terminal: control characters, escapes and marks that turn the
/// direction of a line are shown as escapes, never acted on.
package enum VisibleText {
    /// The same with the few other signs that layoutedit itself draws with put in ASCII.
    package static func ascii(_ text: String) -> String {
        String(text.map { drawn[$0] ?? String($0) }.joined())
    }

    private static let drawn: [Character: String] = [
        "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "|", "┼": "+",
        "…": "...", "→": "->", "×": "x", "·": ".", "•": "*",
    ]

    /// Line ends stay.
    package static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) { return text }
        var result = ""
        var kept = text.startIndex
        for (index, scalar) in zip(text.unicodeScalars.indices, text.unicodeScalars)
        where scalar != "\n" && scalar.isUnshowable {
            result += String(text.unicodeScalars[kept..<index])
            result +=
                scalar.fileNameByte.map { "\\x" + String($0, radix: 16, uppercase: true) }
                ?? scalar.escape
            kept = text.unicodeScalars.index(after: index)
        }
        return result + String(text.unicodeScalars[kept...])
    }
}
