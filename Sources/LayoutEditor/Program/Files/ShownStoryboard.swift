import CommandLanguage
import LayoutFormats
import LayoutSession
import LayoutStore
import StackCore

/// A storyboard or xib that commands read like a layout file. It is imported into memory and cannot
/// be changed.
struct ShownStoryboard {
    let path: String

    /// Returns nil unless the path is that of a storyboard or xib.
    init?(_ path: String) {
        guard CheckInput.isInterfaceBuilderFile(path) else { return nil }
        self.path = path
    }

    /// Returns a read-only layout file with the imported documents.
    func open(in shell: Shell) throws -> LayoutFile {
        let bytes = try DataFile.read(path)
        let imported = try shell.surroundings.importedFile(bytes, named: path)
        report(imported.notes.count, in: shell)
        let hash = LayoutFile.sourceHash(of: bytes)
        let documents = imported.documents.enumerated().map { number, document in
            DocumentState(
                id: DocumentID(number + 1), name: document.name,
                document: Document(of: document, from: hash, scene: number))
        }
        return try LayoutFile(
            showing: documents, from: bytes, named: path, refusing: refusal)
    }

    private var refusal: String {
        "a storyboard or xib can only be viewed; layoutedit import FILE "
            + CommandQuoting.word(path) + " makes a layout file of it, which can be edited"
    }

    private func report(_ count: Int, in shell: Shell) {
        if count == 0 { return }
        shell.output.report([
            "\(path.escapedLineEnds): " + count.counted("remark")
                + " on parts that the documents do not contain, which import lists"
        ])
    }
}

extension Document {
    /// Creates a document from an imported scene, with a reference to the file and the scene that
    /// it comes from.
    fileprivate init(of imported: ImportedDocument, from hash: String, scene: Int) {
        self.init(of: imported)
        let source = SourceReference(
            hash: hash, scene: scene, content: LayoutFile.fingerprint(of: self))
        var plan = EditPlan(self)
        do {
            try plan.setProperty(.source, of: .document, to: .text(source.spelling))
        } catch {
            preconditionFailure("every document may have a source: \(error)")
        }
        self = plan.document
    }
}
