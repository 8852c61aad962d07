import StackCore

/// Writes JSON (RFC 8259), the same bytes for the same value.
struct JSONWriter {
    let indents: Bool
    private(set) var text = ""
    private var depth = 0

    init(indents: Bool) { self.indents = indents }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let number): text += NumberSpelling.spell(number)
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
                writer.text += writer.indents ? ": " : ":"
                writer.write(member.1)
            }
        }
    }

    private mutating func write<Item>(
        _ open: String, _ items: [Item], _ close: String, over lines: Bool,
        _ body: (inout JSONWriter, Item) -> Void
    ) {
        text += open
        depth += 1
        for (index, item) in items.enumerated() {
            if index > 0 { text += indents && !lines ? ", " : "," }
            if lines { startLine() }
            body(&self, item)
        }
        depth -= 1
        if lines { startLine() }
        text += close
    }

    private mutating func startLine() {
        text += "\n"
        for _ in 0..<depth { text += "  " }
    }

    private mutating func write(_ string: String) {
        text += "\""
        let scalars = string.unicodeScalars
        // What needs no escape is copied in one piece: pictures are long texts.
        var kept = scalars.startIndex
        for (index, scalar) in zip(scalars.indices, scalars) where scalar.needsEscape {
            text += String(scalars[kept..<index])
            kept = scalars.index(after: index)
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            default: writeEscaped(scalar)
            }
        }
        text += String(scalars[kept...])
        text += "\""
    }

    private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
        for unit in UTF16.encode(scalar)! {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
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
    /// Lists and objects of lists get lines of their own.
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

/// A JSON value whose members keep their order.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// Exact up to 2^53.
    package static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// The text, or `null` for nil.
    package static func optional(_ text: String?) -> JSONValue {
        text.map(JSONValue.string) ?? .null
    }
}

extension JSONValue {
    /// The value on one line.
    package var line: String {
        var writer = JSONWriter(indents: false)
        writer.write(self)
        return writer.text
    }

    /// The value over several lines; short lists and objects stay on one.
    package var text: String {
        var writer = JSONWriter(indents: true)
        writer.write(self)
        return writer.text + "\n"
    }
}
