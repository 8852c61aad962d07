/// Reads JSON (RFC 8259), such as the `Contents.json` of an asset catalogue.
package struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0
    /// Deeper than any such file.
    private static let deepest = 100

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Nil for what is no JSON.
    package static func read(_ bytes: [UInt8]) -> JSONValue? {
        var reader = JSONReader(bytes)
        guard let value = reader.value() else { return nil }
        reader.skipSpaces()
        return reader.place == bytes.count ? value : nil
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpaces() {
        while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpaces()
        guard next == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func take(word: StaticString, as value: JSONValue) -> JSONValue? {
        let word = Array(word.description.utf8)
        guard bytes[place...].starts(with: word) else { return nil }
        place += word.count
        return value
    }

    private mutating func value() -> JSONValue? {
        skipSpaces()
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch next {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return array()
        case UInt8(ascii: "\""): return string().map(JSONValue.string)
        case UInt8(ascii: "t"): return take(word: "true", as: .bool(true))
        case UInt8(ascii: "f"): return take(word: "false", as: .bool(false))
        case UInt8(ascii: "n"): return take(word: "null", as: .null)
        default: return number()
        }
    }

    private mutating func object() -> JSONValue? {
        place += 1
        var members: [(String, JSONValue)] = []
        if take("}") { return .object([]) }
        repeat {
            skipSpaces()
            guard let key = string(), take(":"), let value = value() else { return nil }
            members.append((key, value))
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func array() -> JSONValue? {
        place += 1
        var elements: [JSONValue] = []
        if take("]") { return .array([]) }
        repeat {
            guard let value = value() else { return nil }
            elements.append(value)
        } while take(",")
        return take("]") ? .array(elements) : nil
    }

    private mutating func number() -> JSONValue? {
        let start = place
        while let byte = next, "+-.eE0123456789".utf8.contains(byte) { place += 1 }
        return Double(String(decoding: bytes[start..<place], as: UTF8.self)).map(JSONValue.number)
    }

    private mutating func string() -> String? {
        guard next == UInt8(ascii: "\"") else { return nil }
        place += 1
        var text: [UInt8] = []
        while let byte = next {
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escaped() else { return nil }
                text += Array(String(scalar).utf8)
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func escaped() -> Unicode.Scalar? {
        guard let byte = next else { return nil }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"): return unit().map { Unicode.Scalar($0) ?? "\u{FFFD}" }
        default: return Unicode.Scalar(byte)
        }
    }

    /// A code point, of two surrogates where it takes two.
    private mutating func unit() -> UInt32? {
        guard let first = hex() else { return nil }
        guard 0xD800..<0xDC00 ~= first, bytes[place...].starts(with: Array("\\u".utf8)) else {
            return first
        }
        place += 2
        guard let second = hex() else { return nil }
        return 0xDC00..<0xE000 ~= second
            ? 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00) : 0xFFFD
    }

    private mutating func hex() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        defer { place += 4 }
        return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    }
}

extension JSONValue {
    /// A member of an object.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.0 == key }?.1
    }

    /// The elements of an array; none of anything else.
    package var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// What a text says; nil for anything else.
    package var content: String? { if case .string(let text) = self { text } else { nil } }
}
