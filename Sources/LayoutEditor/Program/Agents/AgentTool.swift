import CommandLanguage
import LayoutFormats
import LayoutSession

/// A tool that an agent can call: its name, its description and its parameters.
struct AgentTool: Sendable {
    let name: String
    let description: String
    let parameters: [AgentParameter]
    /// Whether the tool changes the file. Editing tools are not offered for a read-only file.
    var edits: Bool
    let run: @Sendable (Session, AgentArguments) throws(CommandError) -> AgentAnswer

    /// The tool in the form in which the protocol's `tools/list` describes it, including the JSON
    /// schema of its parameters.
    var json: JSONValue {
        .object([
            ("name", .string(name)), ("description", .string(description)),
            (
                "inputSchema",
                .object([
                    ("type", .string("object")),
                    ("properties", .object(parameters.map { ($0.name, $0.json) })),
                    (
                        "required",
                        .array(parameters.filter(\.isRequired).map { .string($0.name) })
                    ),
                    ("additionalProperties", .bool(false)),
                ])
            ),
            (
                "annotations",
                .object([
                    ("readOnlyHint", .bool(!edits)), ("destructiveHint", .bool(false)),
                    ("openWorldHint", .bool(false)),
                ])
            ),
        ])
    }
}

/// A parameter of a tool.
struct AgentParameter: Sendable {
    enum Kind: String, Sendable {
        case string, integer, boolean
        /// A list of strings. A single string is accepted as a list of one.
        case strings
    }

    let name: String
    let kind: Kind
    let description: String
    /// The allowed values of a string; nil if any string is allowed.
    let values: [String]?
    let isRequired: Bool

    init(
        _ name: String, _ description: String, _ kind: Kind = .string,
        among values: [String]? = nil, isRequired: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.description = description
        self.values = values
        self.isRequired = isRequired
    }

    fileprivate var json: JSONValue {
        .object(
            type + [("description", .string(description))]
                + (values.map { [("enum", .array($0.map(JSONValue.string)))] } ?? []))
    }

    private var type: [(String, JSONValue)] {
        guard kind == .strings else { return [("type", .string(kind.rawValue))] }
        return [
            ("type", .array([.string("array"), .string("string")])),
            ("items", .object([("type", .string("string"))])),
        ]
    }
}

/// The arguments of a tool call. Their names and types have been checked against the tool's
/// parameters.
struct AgentArguments {
    private let values: [(name: String, value: JSONValue)]

    init(_ json: JSONValue, of tool: AgentTool) throws(CommandError) {
        guard case .object(let members) = json else {
            throw CommandError(.usage, "the arguments of \(tool.name) are not an object")
        }
        for (name, value) in members {
            guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
                throw CommandError(
                    .usage, "\(tool.name) has no argument \(name)",
                    hint: tool.parameters.isEmpty
                        ? "it has no arguments"
                        : "its arguments: " + tool.parameters.map(\.name).joined(separator: ", "))
            }
            if !parameter.takes(value) {
                throw CommandError(
                    .wrongValue, "\(name) takes \(parameter.kindOfValue), not \(value.line)")
            }
        }
        values = members.map { ($0.0, $0.1) }
        for parameter in tool.parameters where parameter.isRequired && self[parameter.name] == nil {
            throw CommandError(.usage, "\(tool.name) needs \(parameter.name)")
        }
    }

    private subscript(name: String) -> JSONValue? {
        guard let value = values.first(where: { $0.name == name })?.value else { return nil }
        if case .null = value { return nil }
        return value
    }

    func text(_ name: String) -> String? { self[name]?.content }

    /// Returns the strings of a list argument, joined by line breaks; nil if the call lacks the
    /// argument.
    func lines(_ name: String) -> String? {
        guard case .array(let texts)? = self[name] else { return text(name) }
        return texts.compactMap(\.content).joined(separator: "\n")
    }

    func flag(_ name: String) -> Bool {
        if case .bool(let flag)? = self[name] { flag } else { false }
    }

    /// Returns a string or number argument as a word of a command; nil if the call lacks the
    /// argument.
    func word(_ name: String) -> String? {
        switch self[name] {
        case .string(let text)?: text
        case .number(let number)?: JSONValue.number(number).line
        default: nil
        }
    }
}

extension AgentParameter {
    /// Returns whether `value` has the parameter's type. A null value is accepted if the parameter
    /// is optional.
    fileprivate func takes(_ value: JSONValue) -> Bool {
        switch (value, kind) {
        case (.null, _): !isRequired
        case (.string(let text), .string): values?.contains(text) ?? true
        case (.number(let number), .integer): Int(exactly: number) != nil
        case (.bool, .boolean): true
        case (.string, .strings): true
        case (.array(let texts), .strings): texts.allSatisfy { $0.content != nil }
        default: false
        }
    }

    fileprivate var kindOfValue: String {
        switch kind {
        case .string: values.map { "one of " + $0.joined(separator: ", ") } ?? "a text"
        case .integer: "a whole number"
        case .boolean: "true or false"
        case .strings: "a list of texts"
        }
    }
}
