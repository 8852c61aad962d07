package import LayoutChecks
import LayoutFormats
package import LayoutStore
package import StackCore

/// A reader of the imported files that a layout file stores. It reads from them what checks need
/// and the documents do not contain, such as the line of each object.
package final class SourceNotesReader {
    private let file: LayoutFile
    private let cancellation: Cancellation
    /// The imported files read so far, by hash. The value is nil if the file cannot be read.
    private var sources: [String: CheckedSource?] = [:]

    package init(_ file: LayoutFile, until cancellation: Cancellation) {
        (self.file, self.cancellation) = (file, cancellation)
    }

    /// Returns what a check needs from the imported file of a document, which may have been edited
    /// since its import. Returns `.none` if the document was not imported, or if the file cannot be
    /// read.
    package func notes(of document: Document) -> SourceNotes {
        guard let reference = SourceReference(of: document),
            let source = source(reference.hash)
        else { return .none }
        return source.notes(of: document, scene: reference.scene)
    }

    private func source(_ hash: String) -> CheckedSource? {
        if let known = sources[hash] { return known }
        let source = (try? file.source(hash)).flatMap {
            try? InterfaceBuilderImport.readForChecks($0, until: cancellation)
        }
        // A reading that was cancelled is incomplete, and a later check must not use it.
        if !cancellation.isRequested() { sources[hash] = .some(source) }
        return source
    }
}
