/// How texts stand in XML.
enum XMLEscape {
    /// Inside double quotes. Line breaks and tabs are references, or a parser makes them spaces.
    static func attribute(_ text: String) -> String {
        escape(text) { $0 == "\"" || $0 == "\n" || $0 == "\t" || $0 == "\r" }
    }

    /// Between tags.
    static func content(_ text: String) -> String { escape(text) { $0 == "\r" } }

    /// Whether XML 1.0 has the character at all, written out or as a reference.
    static func allows(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Characters that XML does not have are left out.
    private static func escape(_ text: String, _ refers: (Unicode.Scalar) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where allows(scalar) {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"" where refers(scalar): result.append(contentsOf: "&quot;".unicodeScalars)
            case _ where refers(scalar):
                result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Resolves references to characters and the five named ones; others stay as they are.
    static func decode(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "&", let end = rest.prefix(12).firstIndex(of: ";"),
                let meant = character(rest[..<end])
            {
                result.append(meant)
                rest = rest[rest.index(after: end)...]
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func character(_ name: Substring.UnicodeScalarView) -> Unicode.Scalar? {
        let name = String(name)
        if name.hasPrefix("#x") {
            return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        }
        if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) }
        return named[name]
    }

    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
}
