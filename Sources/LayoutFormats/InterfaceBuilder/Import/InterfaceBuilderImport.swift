package import StackCore

/// Reads Interface Builder's documents for iOS: storyboards and xibs of every Xcode since 6.
///
/// A pure function of the file's bytes. What is not understood is noted and left out; what cannot
/// be read at all is refused, and then nothing is imported.
package enum InterfaceBuilderImport {
    /// - Parameter cancellation: once requested, what is given or thrown means nothing
    package static func read(
        _ bytes: [UInt8], limits: XMLLimits = .standard, until cancellation: Cancellation = .never
    ) throws(ImportRefusal) -> ImportedFile {
        try read(XMLReader.read(bytes, limits: limits, until: cancellation).root)
    }

    static func read(_ root: SourceElement) throws(ImportRefusal) -> ImportedFile {
        let facts = try FileFacts(root)
        var notes = ImportNotes()
        LeftOut.note(in: root, &notes)
        var budget = ImportBudget(bytes: root.tree.fileSize)
        var documents: [ImportedDocument] = []
        for scene in SceneList.scenes(of: root, facts: facts) {
            var scan = SceneImport(scene, facts: facts, notes: notes, budget: budget)
            let edits = try scan.edits()
            (notes, budget) = (scan.notes, scan.budget)
            documents.append(
                ImportedDocument(name: scene.name, edits: edits, origin: scan.origin))
        }
        return ImportedFile(documents: documents, notes: notes.inFileOrder)
    }
}

/// What an import brought: documents, and what of the file they do not hold.
package struct ImportedFile: Sendable {
    package let documents: [ImportedDocument]
    /// In the order of the file.
    package let notes: [ImportNote]
}

/// One scene or one top-level view, as the edits that build it.
package struct ImportedDocument: Sendable {
    /// A valid name, unique among the documents of its file.
    package let name: String
    /// Applied in order to an empty `Document()`, they make a sound document.
    package let edits: [Edit]
    /// Where its items stand in the file.
    let origin: SceneOrigin
}

/// Something that was left out or changed, and where it stands.
package struct ImportNote: Hashable, Sendable {
    package let line: Int
    package let message: String
}

/// Where the items of an imported scene stand in its file.
struct SceneOrigin: Sendable {
    /// `Scene.key`.
    let key: String
    /// By the numbers of their elements.
    let places: [ItemID: SourceNode.Number]
    /// Of the controller's element; nil for a view of a xib.
    let controller: SourceNode.Number?
}
