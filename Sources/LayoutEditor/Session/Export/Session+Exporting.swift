import CommandLanguage
import LayoutFormats
import LayoutStore

/// The record of a storyboard or xib being written, with the hash of the imported file it is a
/// version of.
struct ExportNote: Sendable {
    let bytes: [UInt8]
    /// The hash of the imported file; nil if there is none.
    let source: String?
}

extension Session {
    /// Returns the bytes of the file that is to be replaced; nil if there is none.
    ///
    /// Throws if it is an Interface Builder file whose contents this layout file has neither
    /// imported nor written, because someone else has changed it.
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

    /// Records in the layout file what is about to be written, so that the next export recognizes
    /// it.
    ///
    /// A layout file that cannot be written is ignored: it cannot be edited, so its exports do not
    /// change. During a step the record is deferred until the step ends.
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
