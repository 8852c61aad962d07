import StackCore

/// Escapes texts for XML that people read, such as pictures and reports.
enum XMLText {
    /// Returns the text escaped for character data and quoted attributes. Characters that XML 1.0
    /// forbids or that change the text direction are shown as escapes.
    static func shown(_ text: String) -> String {
        // Most texts (numbers, colours and names) need no escapes.
        if text.utf8.allSatisfy(isPlain) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += " "
            case _ where scalar.isUnshowable: result += scalar.escape
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        case 0x20..<0x7F: true
        default: false
        }
    }
}
