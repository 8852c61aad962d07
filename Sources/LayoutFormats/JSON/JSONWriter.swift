import StackCore

/// A JSON writer (RFC 8259). Equal values give equal bytes.
struct JSONWriter {
    let indents: Bool
    private var bytes: [UInt8] = []
    private var depth = 0

    init(indents: Bool) { self.indents = indents }

    var text: String {
        assert(depth == 0, "\(depth) lists do not end")
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: add("null")
        case .bool(let flag): add(flag ? "true" : "false")
        // JSON has no text for infinity and NaN, so they become `null`.
        case .number(let number): add(number.isFinite ? NumberSpelling.spell(number) : "null")
        case .string(let string): write(string)
        case .array(let items):
            write("[", items, "]", over: indents && items.contains(where: \.isLong)) {
                writer, item in
                writer.write(item)
            }
        case .object(let members):
            write("{", members, "}", over: indents && members.contains { $0.1.isList }) {
                writer, member in
                writer.write(member.0)
                writer.add(writer.indents ? ": " : ":")
                writer.write(member.1)
            }
        }
    }

    private mutating func write<Item>(
        _ open: String, _ items: [Item], _ close: String, over lines: Bool,
        _ body: (inout JSONWriter, Item) -> Void
    ) {
        add(open)
        depth += 1
        for (index, item) in items.enumerated() {
            if index > 0 { add(indents && !lines ? ", " : ",") }
            if lines { startLine() }
            body(&self, item)
        }
        depth -= 1
        if lines { startLine() }
        add(close)
    }

    private mutating func startLine() {
        add("\n")
        for _ in 0..<depth { add("  ") }
    }

    private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { writeEscaped($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a JSON string. Copies each run of characters that need no escape with one call. This
    /// is faster for long texts, such as embedded pictures.
    private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var (kept, place) = (0, 0)
        while place < text.count {
            if text[place].isPlain {
                place += 1
                continue
            }
            let (scalar, length) = Self.scalar(in: text, at: place)
            if scalar.needsEscape {
                bytes.append(contentsOf: text[kept..<place])
                writeEscaped(scalar)
                kept = place + length
            }
            place += length
        }
        bytes.append(contentsOf: text[kept...])
    }

    /// Returns the Unicode scalar at a byte offset in UTF-8 text, and its length in bytes.
    private static func scalar(
        in text: UnsafeBufferPointer<UInt8>, at place: Int
    ) -> (Unicode.Scalar, length: Int) {
        assert(text[place] & 0xC0 != 0x80, "byte \(place) is inside a character")
        let length = max(1, (~text[place]).leadingZeroBitCount)
        let bytes = text[place..<place + length]
        return (String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}", length)
    }

    private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": add("\\\"")
        case "\\": add("\\\\")
        case "\n": add("\\n")
        case "\t": add("\\t")
        default:
            for unit in UTF16.encode(scalar)! {
                let digits = String(unit, radix: 16)
                add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            }
        }
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII character that needs no escape in a JSON string.
    fileprivate var isPlain: Bool { 0x20..<0x7F ~= self && self != 0x22 && self != 0x5C }
}

extension Unicode.Scalar {
    fileprivate var needsEscape: Bool {
        switch value {
        case 0x22, 0x5C: true
        case 0x20..<0x7F: false
        default: isUnshowable
        }
    }
}

extension JSONValue {
    /// Whether the value is an array or object, so that a list that contains it is written on
    /// several lines.
    fileprivate var isLong: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }

    fileprivate var isList: Bool {
        if case .array(let items) = self { return items.contains(where: \.isLong) }
        return false
    }
}

/// A JSON value. The members of an object keep their order, so that equal values give equal text.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// Returns a JSON number. Integers are exact up to 2^53.
    package static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// Returns the text as a string, or `null` for nil.
    package static func optional(_ text: String?) -> JSONValue {
        text.map(JSONValue.string) ?? .null
    }
}

extension JSONValue {
    /// The value as JSON on one line.
    package var line: String {
        var writer = JSONWriter(indents: false)
        writer.write(self)
        return writer.text
    }

    /// The value as JSON on several lines. Short lists and objects stay on one line.
    package var text: String {
        var writer = JSONWriter(indents: true)
        writer.write(self)
        return writer.text + "\n"
    }
}
