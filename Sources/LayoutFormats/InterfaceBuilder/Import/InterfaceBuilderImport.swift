import StackCore

/// Reads Interface Builder's documents for iOS: storyboards and xibs of every Xcode since 6.
///
/// A pure function of the file's bytes. What is not understood is noted and left out; what cannot
/// be read at all is refused, and then nothing is imported.
package enum InterfaceBuilderImport {
    package static func read(
        _ bytes: [UInt8], limits: XMLLimits = .standard
    ) throws(ImportRefusal) -> ImportedFile {
        try read(XMLReader.read(bytes, limits: limits).root)
    }

    static func read(_ root: SourceElement) throws(ImportRefusal) -> ImportedFile {
        let facts = try FileFacts(root)
        var notes = ImportNotes()
        LeftOut.note(in: root, &notes)
        var documents: [ImportedDocument] = []
        for scene in SceneList.scenes(of: root, facts: facts) {
            var scan = SceneImport(scene, facts: facts, notes: notes)
            let edits = try scan.edits()
            notes = scan.notes
            documents.append(
                ImportedDocument(name: scene.name, edits: edits, origin: scan.origin))
        }
        return ImportedFile(documents: documents, notes: notes.inFileOrder)
    }
}
