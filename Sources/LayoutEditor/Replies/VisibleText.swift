import LayoutStore
import StackCore

/// Functions that make text safe to print on a terminal: control characters, escape sequences and
/// bidirectional controls are replaced with visible escapes.
package enum VisibleText {
    /// Returns the text with box characters, arrows and other drawing characters replaced with
    /// ASCII.
    package static func ascii(_ text: String) -> String {
        String(text.map { drawn[$0] ?? String($0) }.joined())
    }

    private static let drawn: [Character: String] = [
        "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "|", "┼": "+",
        "…": "...", "→": "->", "×": "x", "·": ".", "•": "*",
    ]

    /// Returns the text with unprintable characters replaced with escapes. Line ends are kept.
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
