import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

extension Session {
    /// Returns the documents that an earlier pull kept although their scenes were removed from the
    /// file, and whose scenes are in the new version `imported` again. That pull removed their
    /// source references; the returned documents have them again. They are grouped by the version
    /// of the file to which the references refer, which is the common ancestor of the document and
    /// its scene.
    func returnedScenes(in imported: ImportedFile) throws(CommandError) -> [ImportedScenes] {
        let all = try currentStates()
        let present = all.filter { SourceReference(of: $0.document) != nil }
        let kept = all.filter { state in
            SourceReference(of: state.document) == nil
                && state.document[.root].properties[.objectID] != nil
        }
        let candidates = imported.documents.filter { !present.containsScene($0) }
            .map { document in kept.filter { [$0].containsScene(document) } }
        if candidates.allSatisfy(\.isEmpty) { return [] }
        let origins = try lastOrigins()
        let returned = candidates.compactMap { states in
            states.lazy.compactMap { $0.restored(to: origins[$0.id]) }.first
        }
        var hashes: [String] = []
        for case let hash? in returned.map({ SourceReference(of: $0.document)?.hash })
        where !hashes.contains(hash) {
            hashes.append(hash)
        }
        // If pruning has deleted a version, its documents are left out, and their scenes become new
        // documents.
        return hashes.compactMap { try? ImportedScenes(hash: $0, among: returned, in: self) }
    }

    /// Returns, for each document from which a pull has removed the source reference, the last
    /// reference that was removed. Considers only the operations on the path to the current one.
    private func lastOrigins() throws(CommandError) -> [DocumentID: PropertyValue] {
        var removals: [(operation: Int, document: DocumentID, origin: PropertyValue)] = []
        return try reading {
            try file.forEachOperation { record, edits in
                for moved in edits.compactMap(\.movedOrigin) where moved.to == nil {
                    guard let origin = moved.from else { continue }
                    removals.append((record.id, moved.document, origin))
                }
            }
            var origins: [DocumentID: PropertyValue] = [:]
            for removal in removals where try file.operations(after: removal.operation) != nil {
                origins[removal.document] = removal.origin
            }
            return origins
        }
    }
}

extension [DocumentState] {
    /// Returns whether one of the documents and `document` are the same scene.
    fileprivate func containsScene(_ document: ImportedDocument) -> Bool {
        contains { document.isOfOneOrigin(with: $0.document, named: $0.name) }
    }
}

extension DocumentState {
    /// Returns the document with a source reference; nil if `origin` is nil.
    fileprivate func restored(to origin: PropertyValue?) -> DocumentState? {
        guard let origin else { return nil }
        var document = document
        do {
            try document.apply(.setProperty(.document, .source, .base, from: nil, to: origin))
        } catch {
            return nil
        }
        return DocumentState(id: id, name: name, document: document)
    }
}
