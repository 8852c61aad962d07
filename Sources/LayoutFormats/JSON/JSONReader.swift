/// A JSON parser (RFC 8259), which ignores a byte order mark at the start of a file.
package struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0
    /// The byte ranges of the values in the outermost object, by key.
    private var memberRanges: [(key: String, range: Range<Int>)] = []
    /// The maximum nesting depth. Files of practical use are not nested this deeply.
    private static let deepest = 100

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if bytes.starts(with: mark) { place = mark.count }
    }

    /// Parses a JSON value. Returns nil if the bytes are not valid JSON.
    package static func read(_ bytes: [UInt8]) -> JSONValue? {
        var reader = JSONReader(bytes)
        guard let value = reader.value() else { return nil }
        reader.skipSpaces()
        return reader.place == bytes.count ? value : nil
    }

    /// Returns the line, counted from 1, at which reading ends in bytes that are not valid JSON.
    package static func faultLine(in bytes: [UInt8]) -> Int {
        var reader = JSONReader(bytes)
        if reader.value() != nil { reader.skipSpaces() }
        assert(reader.place <= bytes.count, "a byte after the end is read")
        return 1 + bytes.prefix(reader.place).count { $0 == UInt8(ascii: "\n") }
    }

    /// Returns the bytes of the value for a key of the outermost object, as they are in the file;
    /// nil if there is no such key.
    package static func source(of key: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var reader = JSONReader(bytes)
        _ = reader.value()
        return reader.memberRanges.first { $0.key == key }.map { bytes[$0.range] }
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpaces() {
        while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
    }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        skipSpaces()
        guard next == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func consume(word: StaticString, as value: JSONValue) -> JSONValue? {
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
        case UInt8(ascii: "t"): return consume(word: "true", as: .bool(true))
        case UInt8(ascii: "f"): return consume(word: "false", as: .bool(false))
        case UInt8(ascii: "n"): return consume(word: "null", as: .null)
        default: return number()
        }
    }

    private mutating func object() -> JSONValue? {
        place += 1
        var members: [(String, JSONValue)] = []
        if consume("}") { return .object([]) }
        repeat {
            skipSpaces()
            guard let key = string(), consume(":") else { return nil }
            skipSpaces()
            let start = place
            guard let value = value() else { return nil }
            members.append((key, value))
            assert(start < place, "a value of no bytes is read")
            if depth == 1 { memberRanges.append((key, start..<place)) }
        } while consume(",")
        return consume("}") ? .object(members) : nil
    }

    private mutating func array() -> JSONValue? {
        place += 1
        var elements: [JSONValue] = []
        if consume("]") { return .array([]) }
        repeat {
            guard let value = value() else { return nil }
            elements.append(value)
        } while consume(",")
        return consume("]") ? .array(elements) : nil
    }

    /// Parses a number (RFC 8259). A number that is too large becomes infinite. Returns nil if
    /// there is no number.
    private mutating func number() -> JSONValue? {
        let start = place
        if next == UInt8(ascii: "-") { place += 1 }
        let first = next
        guard let digits = digits(), first != UInt8(ascii: "0") || digits == 1 else { return nil }
        if next == UInt8(ascii: ".") {
            place += 1
            if self.digits() == nil { return nil }
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            place += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
            if self.digits() == nil { return nil }
        }
        return Double(String(decoding: bytes[start..<place], as: UTF8.self)).map(JSONValue.number)
    }

    /// Skips digits and returns how many there were; nil if there were none.
    private mutating func digits() -> Int? {
        let start = place
        while let byte = next, 0x30...0x39 ~= byte { place += 1 }
        return place > start ? place - start : nil
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
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        default: return nil
        }
    }

    /// Parses the hexadecimal digits of a `\u` escape, and combines two surrogates into one code
    /// point. Returns nil if digits are missing. A surrogate without its partner becomes U+FFFD.
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
        let digits = bytes[place...].prefix(4)
        // The digits are checked, because Swift's integer parser would also accept a sign.
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
        else { return nil }
        place += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}

extension JSONValue {
    /// The value for a key of an object; nil if the value is not an object or has no such key.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.0 == key }?.1
    }

    /// The elements of an array; empty if the value is not an array.
    package var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The text of a string; nil if the value is not a string.
    package var content: String? { if case .string(let text) = self { text } else { nil } }

    /// Whether the value is `true`.
    package var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}
