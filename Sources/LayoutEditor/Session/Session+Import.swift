import CommandLanguage
package import LayoutFormats
import LayoutStore
import StackCore

extension Session {
    /// Adds imported documents as one operation. Returns their names in this file.
    ///
    /// Throws if a scene was imported before and `given` has no new name for it. Without this
    /// error, the user could think that the existing document was updated.
    ///
    /// - Parameter bytes: the imported storyboard or xib, into which exports write edits. Nil for
    ///   another kind of file; it may be imported several times.
    package func add(
        _ imported: ImportedFile, of bytes: [UInt8]?, named given: [ImportName], command: String
    ) throws -> [String] {
        if imported.documents.isEmpty {
            throw CommandError(.badData, "there is no view to import in the file")
        }
        let given = try given.assigned(to: imported.documents)
        return try operation(command) {
            guard let bytes else {
                return try imported.documents.enumerated().map { number, document in
                    try add(document, named: given[number]).name
                }
            }
            let hash = keep(bytes)
            let strangers = imported.documents.enumerated().filter { given[$0.offset] == nil }
            try refuseKnown(strangers.map { ($0.offset, $0.element) }, of: hash)
            return try take(imported, of: hash, named: given).map(name)
        }
    }

    /// Adds imported documents inside an operation.
    ///
    /// - Parameters:
    ///   - hash: the hash of the imported bytes
    ///   - given: names by the indices of the documents
    func take(
        _ imported: ImportedFile, of hash: String, named given: [Int: SourceText] = [:]
    ) throws -> [DocumentID] {
        try imported.documents.enumerated().map { number, document in
            let (id, _) = try add(document, named: given[number])
            try note(
                SourceReference(
                    hash: hash, scene: number,
                    content: LayoutFile.fingerprint(of: try self.document(id))), of: id)
            return id
        }
    }

    func add(
        _ document: ImportedDocument, named given: SourceText?
    ) throws -> (id: DocumentID, name: String) {
        if let given { try checkFree(given) }
        let id = file.nextDocumentID
        let name = given?.text ?? freeDocumentName(document.name)
        try apply(.createDocument(id, name: name))
        for edit in document.edits { try apply(.edit(id, edit)) }
        return (id, name)
    }

    /// Sets the document's source reference, which states the imported file and the scene; nil
    /// removes it.
    func note(_ source: SourceReference?, of id: DocumentID) throws {
        let old = try document(id).properties[.source]
        let new = source.map { PropertyValue.text($0.spelling) }
        if old == new { return }
        try apply(.edit(id, .setProperty(.document, .source, .base, from: old, to: new)))
    }

    /// Returns the first free name of `base`, `base2`, `base3` …
    private func freeDocumentName(_ base: String) -> String {
        if file.documentID(named: base) == nil { return base }
        var number = 2
        while file.documentID(named: base + String(number)) != nil { number += 1 }
        return base + String(number)
    }

    // MARK: Refusing a second import of a scene

    private func refuseKnown(
        _ scenes: [(number: Int, document: ImportedDocument)], of hash: String
    ) throws(CommandError) {
        var known: [String] = []
        var isUnchanged = true
        for (id, name) in file.documents {
            let present = try document(id)
            let source = SourceReference(of: present)
            let isKnown = scenes.contains { number, document in
                source?.hash == hash && source?.scene == number
                    || document.isOfOneOrigin(with: present, named: name)
            }
            if !isKnown { continue }
            known.append(name)
            isUnchanged = isUnchanged && source?.hash == hash
        }
        if known.isEmpty { return }
        throw CommandError(
            .alreadyImported,
            "the file is here already, as " + known.joined(separator: ", ")
                + (isUnchanged
                    ? ", and has not changed since"
                    : "; an import does not bring documents up to date"),
            hint: "--name imports it once more under another name; another layout file takes it "
                + "as it is now")
    }
}

extension ImportedDocument {
    /// Returns whether both documents are the same scene: their root views have the same Interface
    /// Builder identifier or, if both have none, the documents have the same name. The root view of
    /// a document that was created in the layout file has no identifier. An export derives one from
    /// the name, but does not store it.
    func isOfOneOrigin(with present: Document, named name: String) -> Bool {
        let own = rootObjectID
        return own == present[.root].properties[.objectID] && (own != nil || name == self.name)
    }
}
