import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

extension Session {
    /// Returns the kept documents whose scenes are in the new version of their file again. A pull
    /// keeps an edited document if its scene was removed from the file, and removes its source
    /// reference. The returned documents have these references, and so the version of the file
    /// that is the common ancestor of the document and its scene. They are grouped by that version.
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
        // If pruning has deleted the version, the documents stay, and their scenes become new ones.
        return hashes.compactMap { try? ImportedScenes(hash: $0, among: returned, in: self) }
    }

    /// Returns the last source reference of each document from which a pull has removed it, on the
    /// path to the current operation.
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
    /// Returns whether one of the documents is the scene `document`.
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
