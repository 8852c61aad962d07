import CommandLanguage
import LayoutReplies
import LineEditing

/// A line editor on a terminal that delivers multi-line input line by line.
final class LineEditor {
    private let reader: LineReader
    private let journal: TypedHistory
    private let isUTF8: Bool
    /// The remaining lines of the last input.
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

    /// Returns the next line without its line end; nil at the end of the input. Throws
    /// `interrupted` on Ctrl-C.
    ///
    /// - Parameter prompt: the prompt, already escaped.
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

    /// Whether the last input has remaining lines.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// Returns the next remaining line of the last input.
    func nextWaiting() -> String? { waiting.popFirst() }

    /// Discards the remaining lines of the last input and returns how many were not blank.
    func abandon() -> Int {
        defer { waiting = [] }
        return waiting.filter { !$0.allSatisfy(\.isWhitespace) }.count
    }
}

extension TextShape {
    /// The shape of typed text, as in all of layoutedit's output. Unprintable characters are
    /// escaped, and characters have the same width as in tables.
    static let typed = TextShape(
        visible: { VisibleText.escaped($0).replacing("\n", with: "") }, width: { $0.displayWidth })
}
