import CommandLanguage
import LayoutFormats
import LayoutStore

/// A storyboard or xib that is written, and the hash of the imported file that it is a version of.
struct ExportNote: Sendable {
    let bytes: [UInt8]
    /// Nil for a file that was made here.
    let source: String?
}

extension Session {
    /// Returns the bytes of the file that is to be replaced; nil if there is none.
    ///
    /// Throws if it is a file of Interface Builder's with content that this layout file has neither
    /// imported nor written: somebody has changed it.
    func present(
        at output: SourceText, writing bytes: [UInt8], of source: String?
    ) throws(CommandError) -> [UInt8]? {
        guard let present = try surroundings.readPresentFile(output.text) else { return nil }
        if present == bytes || !InterfaceBuilderSource.seemsToBe(present) { return present }
        if try reading({ try file.knows(present, as: source) }) { return present }
        throw CommandError(
            .changedElsewhere,
            "\(output.text) holds changes that \(file.path) has neither imported nor written, and "
                + "writing over it would lose them: write to another --output and merge the two, "
                + "or import it into another layout file",
            at: output.position)
    }

    /// Tells the layout file what is about to be written, so that the next export knows it again.
    ///
    /// A layout file that cannot be written takes no edits either: its exports do not change. While a
    /// step is open the note waits for its end.
    func note(_ export: ExportNote) throws(CommandError) {
        if transaction != nil { return pendingExports.append(export) }
        do {
            try file.noteExport(export.bytes, of: export.source)
        } catch {
            if error.kind != .cannotCreate { throw CommandError(error) }
        }
    }

    /// After a step, whatever became of it: what was written lies outside.
    func notePendingExports() {
        for export in pendingExports {
            do {
                try file.noteExport(export.bytes, of: export.source)
            } catch {
                remarks.append(
                    "\(error.description); the next export will not know what this one wrote")
            }
        }
        pendingExports = []
    }
}
