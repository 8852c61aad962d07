/// Encoding and decoding of text in XML.
enum XMLEscape {
    // MARK: Escaping text

    /// Escapes a text for an attribute in double quotes. Line breaks and tabs become character
    /// references, because a parser would turn them into spaces.
    static func attribute(_ text: String) -> String {
        escape(text) { $0 == "\"" || $0 == "\n" || $0 == "\t" || $0 == "\r" }
    }

    /// Escapes a text for an attribute in single quotes.
    static func singleQuoted(_ text: String) -> String {
        escape(text) { $0 == "'" || $0 == "\"" || $0 == "\n" || $0 == "\t" || $0 == "\r" }
    }

    /// Escapes a text for use between two tags.
    static func content(_ text: String) -> String { escape(text) { $0 == "\r" } }

    /// Returns whether XML 1.0 allows the character at all, literally or as a reference.
    static func allows(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Escapes `&`, `<`, `>` and the characters for which `refers` returns true, and removes the
    /// characters that XML does not allow.
    private static func escape(_ text: String, _ refers: (Unicode.Scalar) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where allows(scalar) {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "'" where refers(scalar): result.append(contentsOf: "&apos;".unicodeScalars)
            case "\"" where refers(scalar): result.append(contentsOf: "&quot;".unicodeScalars)
            case _ where refers(scalar):
                result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    // MARK: Decoding text

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Decodes the raw value of an attribute. Literal line breaks and tabs become spaces.
    static func value(_ raw: ArraySlice<UInt8>) -> String {
        guard raw.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else {
            return String(decoding: raw, as: UTF8.self)
        }
        var result: [UInt8] = []
        resolve(raw, into: &result) { isSpace($0) ? 0x20 : $0 }
        return String(decoding: result, as: UTF8.self)
    }

    /// Decodes the text between two tags and appends it to `result`.
    static func decode(_ raw: ArraySlice<UInt8>, into result: inout [UInt8]) {
        resolve(raw, into: &result) { $0 == 0x0D ? 0x0A : $0 }
    }

    /// Appends text in which references are not decoded (a CDATA section or comment) to `result`.
    /// Every line ending becomes a line feed.
    static func joinLines(_ raw: ArraySlice<UInt8>, into result: inout [UInt8]) {
        var rest = raw
        while let byte = rest.popFirst() {
            if byte == 0x0D, rest.first == 0x0A { continue }
            result.append(byte == 0x0D ? 0x0A : byte)
        }
    }

    /// Appends `raw` to `result` with character references and the five predefined entities
    /// decoded. Any other reference stays unchanged; a well-formed file without a DOCTYPE has none.
    private static func resolve(
        _ raw: ArraySlice<UInt8>, into result: inout [UInt8], _ written: (UInt8) -> UInt8
    ) {
        var rest = raw
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "&"), let end = rest.firstIndex(of: UInt8(ascii: ";")),
                let meant = character(rest[..<end])
            {
                result.append(contentsOf: UTF8.encode(meant)!)
                rest = rest[(end + 1)...]
            } else if byte != 0x0D || rest.first != 0x0A {
                result.append(written(byte))
            }
        }
    }

    private static func character(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.first == UInt8(ascii: "#") else {
            return named[String(decoding: name, as: UTF8.self)]
        }
        let digits = String(decoding: name.dropFirst(), as: UTF8.self)
        let value =
            digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init)
    }

    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
}
