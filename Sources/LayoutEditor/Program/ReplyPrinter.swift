import CommandLanguage
import LayoutFormats
import LayoutReplies

/// A printer for replies and errors: as text for people or, with `--json`, as one JSON object a
/// line.
struct ReplyPrinter {
    private let output: Output
    let isJSON: Bool
    private let terminal: Terminal
    private let pager: Pager?

    init(_ output: Output, isJSON: Bool, on terminal: Terminal = .none, pager: Pager? = nil) {
        self.output = output
        self.isJSON = isJSON
        self.terminal = terminal
        self.pager = pager
    }

    /// - Parameter pages: whether a long reply may be shown in a pager
    func print(_ outcome: Outcome, pages: Bool = true) {
        if outcome.reply.clearsScreen, terminal.canEdit { output.write(Self.emptyScreen) }
        if isJSON {
            output.write(outcome.json.line + "\n")
        } else if !outcome.reply.isData {
            report(outcome.reply.text)
        } else if outcome.reply.isPicture {
            // A picture contains no text of the document, so it is printed without escaping.
            output.write(outcome.reply.text + "\n")
        } else if pages, let pager {
            pager.print(drawn(outcome.text), on: output)
        } else {
            output.print(outcome.text, drawn: drawn)
        }
        if !isJSON, let lesson = outcome.lesson { print(lesson: lesson) }
    }

    /// The sequence that clears the screen and moves the cursor to its top left.
    private static let emptyScreen = "\u{1B}[H\u{1B}[2J"

    /// Prints remarks about commands to standard error; nothing with `--json`.
    func print(remarks: [String]) {
        if !isJSON { output.report(remarks) }
    }

    /// Prints a text of the guided tour between empty lines. The lines that the user is to type are
    /// highlighted.
    func print(lesson: String) {
        output.report([""])
        for line in lesson.split(separator: "\n", omittingEmptySubsequences: false) {
            output.report([drawn(String(line))], style: shown(line.hasPrefix(" ") ? .name : nil))
        }
        output.report([""])
    }

    func print(_ report: ErrorReport) {
        if isJSON {
            output.write(report.json.line + "\n")
        } else {
            output.printError(report.lines(within: columns), style: shown(.bad))
        }
    }

    /// Prints lines about a change's effect on the layout, such as moved frames. Prints nothing
    /// with `--json`.
    func print(_ lines: [ChangeLine]) {
        for line in lines {
            report(line.text.fitted(to: columns, indent: "  "), style: line.tone.style)
        }
    }

    /// Prints a report about a command to standard error, in a style if the terminal has colour.
    private func report(_ text: String, style: Style? = nil) {
        if !text.isEmpty { output.report([drawn(text)], style: shown(style)) }
    }

    private func shown(_ style: Style?) -> Style? { terminal.hasMessageColor ? style : nil }

    /// The width in columns at which lines are wrapped for people; nil for programs, which expect
    /// whole lines.
    private var columns: Int? { terminal.isInteractive ? Terminal.width : nil }

    private func drawn(_ text: String) -> String {
        terminal.isUTF8 ? text : VisibleText.ascii(text)
    }

    func flush() throws(OutputFailure) { try output.flush() }
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
