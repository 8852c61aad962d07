import CommandLanguage
import LayoutFormats
import LayoutReplies

/// What a tool answers, as the Model Context Protocol has it.
struct AgentAnswer {
    /// The members of the result.
    let members: [(String, JSONValue)]

    private init(
        _ content: [JSONValue], structured: JSONValue? = nil, isError: Bool = false
    ) {
        members =
            [("content", .array(content))]
            + (structured.map { [("structuredContent", $0)] } ?? [])
            + [("isError", .bool(isError))]
    }

    /// Text for reading, and the same object that `--json` gives.
    ///
    /// - Parameter also: lines behind the text, such as what moved
    init(_ outcome: Outcome, also lines: [String] = []) {
        self.init([Self.text(outcome, lines)], structured: outcome.json)
    }

    /// Text alone, for a reader who pays for each word.
    init(textOf outcome: Outcome, also lines: [String] = []) {
        self.init([Self.text(outcome, lines)])
    }

    /// What was refused, why, and where.
    init(_ report: ErrorReport) {
        self.init(
            [Self.text(report.lines().joined(separator: "\n"))], structured: report.json,
            isError: true)
    }

    /// A picture, with what is to be read beside it.
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
