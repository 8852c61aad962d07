import LayoutFormats

/// Prints replies and errors: text for people, with `--json` one object a line.
struct ReplyPrinter {
    private let output: Output
    let isJSON: Bool
    private let terminal: Terminal

    init(_ output: Output, isJSON: Bool, on terminal: Terminal = .none) {
        self.output = output
        self.isJSON = isJSON
        self.terminal = terminal
    }

    func print(_ outcome: Outcome) {
        if isJSON {
            output.write(outcome.json.line + "\n")
        } else {
            output.print(drawn(outcome.reply.text))
        }
    }

    func print(_ report: ErrorReport) {
        if isJSON {
            output.write(report.json.line + "\n")
        } else {
            output.note(report.lines, style: terminal.hasColor ? .bad : nil)
        }
    }

    /// What a change did to the layout; for people only.
    func print(_ lines: [ChangeLine]) {
        for line in lines {
            let text = "  " + drawn(line.text)
            output.print(text, style: terminal.hasColor ? line.tone.style : nil)
        }
    }

    private func drawn(_ text: String) -> String {
        terminal.isUTF8 ? text : VisibleText.ascii(text)
    }

    func flush() throws(OutputFailure) { try output.flush() }
}

extension Outcome {
    /// As `--json` gives it.
    var json: JSONValue {
        .object(
            [
                ("ok", .bool(true)), ("command", .string(command)),
                ("operation", operation.map(JSONValue.integer) ?? .null),
            ] + reply.members)
    }
}

extension ChangeLine.Tone {
    fileprivate var style: Style {
        switch self {
        case .moved: .faint
        case .better: .good
        case .worse: .bad
        }
    }
}
