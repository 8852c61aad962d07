import CommandLanguage
import LayoutReplies
import LineEditing
import StackCore

/// A line editor on a terminal. If the user enters several lines at once, it returns them one by
/// one.
final class LineEditor {
    private let reader: LineReader
    private let journal: TypedHistory
    private let isUTF8: Bool
    /// The lines of the last input that have not been returned yet.
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

    /// Lets the user edit a line and returns it without its line end; nil at the end of the input.
    /// Throws `interrupted` on Ctrl-C.
    ///
    /// - Parameter prompt: the prompt, in which control characters are already escaped
    func line(behind prompt: String, helper: some InputHelper) throws(CommandError) -> String? {
        Signals.forgetInterruption()
        let shown = LineView.Prompt(prompt, continuation: isUTF8 ? "…" : "...")
        switch reader.read(behind: shown, helper: helper) {
        case .ended: return nil
        case .interrupted:
            Signals.forgetInterruption()
            throw CommandError(.interrupted, "interrupted")
        case .line(let text):
            if !text.allSatisfy(\.isWhitespace) { journal.append(text) }
            waiting = text.textLines.map(String.init)[...]
            return waiting.popFirst()
        }
    }

    /// Whether some lines of the last input have not been returned yet.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// Returns the next line of the last input; nil if all its lines have been returned.
    func nextWaiting() -> String? { waiting.popFirst() }

    /// Discards the lines of the last input that have not been returned, and returns how many of
    /// them were not blank.
    func abandon() -> Int {
        defer { waiting = [] }
        return waiting.filter { !$0.allSatisfy(\.isWhitespace) }.count
    }
}

extension TextShape {
    /// How typed text is displayed: unprintable characters are escaped, and the width of a
    /// character is its `displayWidth`.
    static let typed = TextShape(
        visible: { VisibleText.escaped($0).replacing("\n", with: "") }, width: { $0.displayWidth })
}
