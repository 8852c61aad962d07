import CommandLanguage
import LayoutSession
package import LayoutStore
import LineEditing
import StackCore

/// The shell's line editor on a layout file but without a terminal, for benchmarks. The caller
/// passes keys and gets the bytes that the shell would write to the screen.
package struct LineDriver {
    private var edit: LineEdit
    private var decoder = KeyDecoder()
    private var shown = Frame()
    private let columns: Int
    private let rows: Int

    /// - Parameter past: the lines typed before, the oldest first.
    package init(_ file: LayoutFile, past: [String], columns: Int, rows: Int) {
        let session = Session(
            file, grammar: .layoutedit, settings: SessionSettings(),
            surroundings: .ofDrivers)
        session.begin(with: nil)
        // The shell's prompt reads the document before the first key, so it is also read here.
        _ = try? session.document(session.currentID())
        let helper = LanguageHelper(session, aliases: Aliases(), pipes: true)
        edit = LineEdit(past: LineHistory(past), helper: helper, showsSuggestions: true)
        self.columns = columns
        self.rows = rows
    }

    /// Handles one key, given as its bytes, and returns the bytes that update the screen.
    package mutating func press(_ bytes: String) -> String {
        for byte in bytes.utf8 { if let key = decoder.decode(byte) { _ = edit.handle(key) } }
        if decoder.isUndecided, let key = decoder.finish() { _ = edit.handle(key) }
        edit.refresh()
        let prompt = LineView.Prompt("Login iphone-15>", continuation: "…")
        let view = LineView(edit, prompt, shape: .typed, columns: columns, height: rows)
        let frame = view.frame
        defer { shown = frame }
        return FramePainter.bytes(from: shown, to: frame, columns: columns, .standard)
    }
}
