import CommandLanguage
import LayoutFormats
import LayoutReplies

/// The result of a tool call in the Model Context Protocol.
struct AgentAnswer {
    /// The members of the result object that the protocol defines, such as `content`.
    let members: [(String, JSONValue)]

    private init(
        _ content: [JSONValue], structured: JSONValue? = nil, isError: Bool = false
    ) {
        members =
            [("content", .array(content))]
            + (structured.map { [("structuredContent", $0)] } ?? [])
            + [("isError", .bool(isError))]
    }

    /// Creates a result with the text of the command's reply, and with the object that `--json`
    /// prints for it.
    ///
    /// - Parameter also: lines to append to the text, such as the moved frames
    init(_ outcome: Outcome, also lines: [String] = []) {
        self.init([Self.text(outcome, lines)], structured: outcome.json)
    }

    /// Creates a result with only the text of the reply, because its JSON object would cost an
    /// agent more tokens.
    init(textOf outcome: Outcome, also lines: [String] = []) {
        self.init([Self.text(outcome, lines)])
    }

    /// Creates a result that reports a failed command: what failed, why, and where.
    init(_ report: ErrorReport) {
        self.init(
            [Self.text(report.lines().joined(separator: "\n"))], structured: report.json,
            isError: true)
    }

    /// Creates a result with a picture and a caption.
    init(png: [UInt8], caption: String) {
        self.init([
            .object([
                ("type", .string("image")), ("data", .string(Base64.encoded(png))),
                ("mimeType", .string("image/png")),
            ]),
            Self.text(caption),
        ])
    }

    private static func text(_ outcome: Outcome, _ lines: [String]) -> JSONValue {
        text(([outcome.reply.text] + lines).filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    private static func text(_ text: String) -> JSONValue {
        .object([("type", .string("text")), ("text", .string(VisibleText.escaped(text)))])
    }
}
