import StackCore

/// A JSON value whose members keep their order.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    package static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

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
