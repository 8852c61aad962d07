import CommandLanguage
import LayoutSession
package import LayoutStore
import LineEditing
import StackCore

/// The shell's line on a layout file without a terminal around it: keys go in, and what would be
/// painted comes out. For measuring.
package struct LineDriver {
    private var edit: LineEdit
    private var decoder = KeyDecoder()
    private var shown = Frame()
    private let columns: Int
    private let rows: Int

    /// - Parameter past: what was typed before, the oldest first.
    package init(_ file: LayoutFile, past: [String], columns: Int, rows: Int) {
        let session = Session(
            file, grammar: .layoutedit, settings: SessionSettings(),
            surroundings: Surroundings(
                now: { Timestamp(milliseconds: 0) },
                writeFile: { _, output throws(CommandError) in
                    throw CommandError(.cannotCreate, output.path)
                }))
        session.begin(with: nil)
        // The shell's prompt has read the document before a key comes.
        _ = try? session.document(session.currentID())
        let helper = LanguageHelper(session, aliases: Aliases(), pipes: true)
        edit = LineEdit(past: PastLines(past), helper: helper, offers: true)
        self.columns = columns
        self.rows = rows
    }

    /// Takes the bytes of one key, and gives the bytes that show what has become of the line.
    package mutating func press(_ bytes: String) -> String {
        for byte in bytes.utf8 { if let key = decoder.take(byte) { _ = edit.take(key) } }
        if decoder.isUndecided, let key = decoder.finish() { _ = edit.take(key) }
        edit.refresh()
        let prompt = LineView.Prompt("Login iphone-15>", continuation: "…")
        let view = LineView(edit, prompt, shape: .typed, columns: columns, height: rows)
        let frame = view.frame
        defer { shown = frame }
        return FramePainter.bytes(from: shown, to: frame, columns: columns, .standard)
    }

    /// What is typed.
    package var text: String { edit.line.text }
}
