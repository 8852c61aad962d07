import LayoutFormats

/// Prints replies and errors: text for people, with `--json` one object a line.
struct ReplyPrinter {
    private let output: Output
    let isJSON: Bool

    init(_ output: Output, isJSON: Bool) {
        self.output = output
        self.isJSON = isJSON
    }

    func print(_ outcome: Outcome) {
        if isJSON {
            output.write(outcome.json.line + "\n")
        } else {
            output.print(outcome.reply.text)
        }
    }

    func print(_ report: ErrorReport) {
        if isJSON {
            output.write(report.json.line + "\n")
        } else {
            output.note(report.lines)
        }
    }

    func flush() throws(OutputFailure) { try output.flush() }
}

extension Outcome {
    fileprivate var json: JSONValue {
        .object(
            [
                ("ok", .bool(true)), ("command", .string(command)),
                ("operation", operation.map(JSONValue.integer) ?? .null),
            ] + reply.members)
    }
}
