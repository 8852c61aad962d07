import CommandLanguage
import LayoutFormats
import LayoutStore

/// The record that an export has written a storyboard or xib with the given bytes.
struct ExportNote: Sendable {
    let bytes: [UInt8]
    /// The hash of the imported file that the exported documents come from; nil if they come from
    /// none.
    let source: String?
}

extension Session {
    /// Returns the current contents of the file at `output`, which is to be replaced; nil if there
    /// is no file.
    ///
    /// Throws if the file is a storyboard or xib that another program has changed: its contents are
    /// neither imported into this layout file nor written by it.
    func present(
        at output: SourceText, writing bytes: [UInt8], of source: String?
    ) throws(CommandError) -> [UInt8]? {
        guard let present = try surroundings.readPresentFile(output.text) else { return nil }
        if present == bytes || !InterfaceBuilderSource.seemsToBe(present) { return present }
        if try reading({ try file.knows(present, as: source) }) { return present }
        throw CommandError(
            .changedElsewhere,
            "\(output.text) contains changes that \(file.path) has neither imported nor "
                + "written, and overwriting it would lose them: write to another --output and merge the two, "
                + "or import it into another layout file",
            at: output.position)
    }

    /// Records in the layout file the bytes that an export is about to write, so that the next
    /// export may overwrite them. While an operation is in progress, the record is deferred until
    /// the operation ends.
    ///
    /// Does nothing if the layout file cannot be written. Its documents then do not change, so each
    /// export writes the same bytes, and no record is needed.
    func note(_ export: ExportNote) throws(CommandError) {
        if openOperation != nil { return pendingExports.append(export) }
        do {
            try file.recordExport(export.bytes, of: export.source)
        } catch {
            if error.kind != .cannotCreate { throw CommandError(error) }
        }
    }

    /// Records the exports of a step, even if the step failed, because the files remain written.
    func notePendingExports() {
        for export in pendingExports {
            do {
                try file.recordExport(export.bytes, of: export.source)
            } catch {
                remarks.append(
                    "\(error.description); the next export will not know what this one wrote")
            }
        }
        pendingExports = []
    }
}
