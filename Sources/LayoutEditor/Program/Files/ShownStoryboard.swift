import CommandLanguage
import LayoutFormats
import LayoutSession
import LayoutStore
import StackCore

/// A storyboard or xib that is looked at like a layout file: imported into memory, nothing written.
struct ShownStoryboard {
    let path: String

    /// Nil for what is a layout file, or is to become one.
    init?(_ path: String) {
        guard CheckInput.isInterfaceBuilders(path) else { return nil }
        self.path = path
    }

    /// The file with its documents, which refuses every change.
    func open(in shell: Shell) throws -> LayoutFile {
        let bytes = try DataFile.read(path)
        let imported = try shell.surroundings.importedFile(bytes, named: path)
        tell(imported.notes.count, in: shell)
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
        "a storyboard or xib is only looked at; layoutedit import FILE "
            + CommandSpelling.word(path) + " makes a layout file of it, which can be edited"
    }

    private func tell(_ count: Int, in shell: Shell) {
        if count == 0 { return }
        shell.output.tell([
            "\(path.escapedLineEnds): " + count.counted("remark")
                + " on what the documents do not hold, which import lists"
        ])
    }
}

extension Document {
    /// What a scene becomes when it is imported, with where it comes from.
    fileprivate init(of imported: ImportedDocument, from hash: String, scene: Int) {
        self.init(of: imported)
        let source = SourceReference(
            hash: hash, scene: scene, content: LayoutFile.fingerprint(of: self))
        var plan = EditPlan(self)
        do {
            try plan.setProperty(.source, of: .document, to: .text(source.spelling))
        } catch {
            preconditionFailure("every document may say where it comes from: \(error)")
        }
        self = plan.document
    }
}
