import CommandLanguage
import LayoutReplies
import LineEditing

/// Texts typed on a terminal, handed on line by line.
final class LineEditor {
    private let reader: LineReader
    private let journal: TypedHistory
    private let isUTF8: Bool
    /// The further lines of the text that was typed last.
    private var waiting: ArraySlice<String> = []

    init(on terminal: Terminal, journal: TypedHistory) {
        self.journal = journal
        isUTF8 = terminal.isUTF8
        let keyboard = LineReader.Terminal(wait: Signals.wait) {
            (Terminal.width, Terminal.height)
        }
        reader = LineReader(
            on: keyboard, past: journal.lines, shape: .typed,
            palette: terminal.hasColor ? .standard : .none)
    }

    /// The next line without its end; nil when the input has ended. Throws `interrupted` on Ctrl-C.
    ///
    /// - Parameter prompt: escaped already.
    func line(behind prompt: String, helper: some LineHelper) throws(CommandError) -> String? {
        Signals.forgetInterruption()
        let shown = LineView.Prompt(prompt, continuation: isUTF8 ? "…" : "...")
        switch reader.read(behind: shown, helper: helper) {
        case .ended: return nil
        case .interrupted:
            Signals.forgetInterruption()
            throw CommandError(.interrupted, "interrupted")
        case .line(let text):
            if !text.allSatisfy(\.isWhitespace) { journal.append(text) }
            waiting =
                text.split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)[...]
            return waiting.popFirst()
        }
    }

    /// Whether the text that was typed last has further lines.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// The next line of the text that was typed last.
    func nextWaiting() -> String? { waiting.popFirst() }

    /// Forgets the lines that are left of the text that was typed last, and tells how many there were.
    func abandon() -> Int {
        defer { waiting = [] }
        return waiting.filter { !$0.allSatisfy(\.isWhitespace) }.count
    }
}

extension TextShape {
    /// As layoutedit shows texts everywhere: what cannot be shown is escaped, and no character takes
    /// more columns than it does in a table.
    static let typed = TextShape(
        visible: { VisibleText.escaped($0).replacing("\n", with: "") }, width: { $0.displayWidth })
}
