import CommandLanguage
import LayoutFormats
import LayoutReplies

/// Prints replies and errors: text for people, with `--json` one object a line.
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

    /// - Parameter pages: whether a long answer may be shown page by page.
    func print(_ outcome: Outcome, pages: Bool = true) {
        if outcome.reply.clearsScreen, terminal.canEdit { output.write(Self.emptyScreen) }
        if isJSON {
            output.write(outcome.json.line + "\n")
        } else if !outcome.reply.isData {
            tell(outcome.reply.text)
        } else if outcome.reply.isPicture {
            // Nothing of a document stands in it but pixels.
            output.write(outcome.reply.text + "\n")
        } else if pages, let pager {
            pager.print(drawn(outcome.text), on: output)
        } else {
            output.print(drawn(outcome.text))
        }
        if !isJSON, let lesson = outcome.lesson { print(lesson: lesson) }
    }

    /// The cursor goes to the first place of the emptied screen.
    private static let emptyScreen = "\u{1B}[H\u{1B}[2J"

    /// What a person is to know beside the answers.
    func print(remarks: [String]) {
        if !isJSON { output.tell(remarks) }
    }

    /// What the tour says, between empty lines; what is to be typed stands out.
    func print(lesson: String) {
        output.tell([""])
        for line in lesson.split(separator: "\n", omittingEmptySubsequences: false) {
            output.tell([drawn(String(line))], style: shown(line.hasPrefix(" ") ? .name : nil))
        }
        output.tell([""])
    }

    func print(_ report: ErrorReport) {
        if isJSON {
            output.write(report.json.line + "\n")
        } else {
            output.note(report.lines(within: columns), style: shown(.bad))
        }
    }

    /// What a change did to the layout; for people only.
    func print(_ lines: [ChangeLine]) {
        for line in lines {
            tell(line.text.fitted(to: columns, indent: "  "), style: line.tone.style)
        }
    }

    /// What a command did.
    private func tell(_ text: String, style: Style? = nil) {
        if !text.isEmpty { output.tell([drawn(text)], style: shown(style)) }
    }

    private func shown(_ style: Style?) -> Style? { terminal.hasMessageColor ? style : nil }

    /// Where lines end that a person reads; nil for programs, which look for whole lines.
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
