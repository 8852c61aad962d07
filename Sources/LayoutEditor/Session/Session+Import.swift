import LayoutFormats
import LayoutStore
import StackCore

extension Session {
    /// Adds documents from elsewhere as one operation; gives the names they got in this file.
    func add(
        _ imported: ImportedFile, of bytes: [UInt8], named name: String?, command: String
    ) throws -> [String] {
        if imported.documents.isEmpty {
            throw CommandError(.badData, "there is no view to import in the file")
        }
        _ = try reading { try file.refresh() }
        return try operation(command) {
            let hash = transaction?.keep(bytes) ?? ""
            var names: [String] = []
            for (number, document) in imported.documents.enumerated() {
                let wanted = number == 0 ? name ?? document.name : document.name
                let (id, name) = try add(document, named: freeDocumentName(wanted))
                try note(
                    SourceReference(
                        hash: hash, scene: number,
                        content: LayoutFile.fingerprint(of: try self.document(id))), of: id)
                names.append(name)
            }
            return names
        }
    }

    private func add(
        _ document: ImportedDocument, named name: String
    ) throws -> (id: DocumentID, name: String) {
        let id = file.nextDocumentID
        try apply(.createDocument(id, name: name))
        for edit in document.edits { try apply(.edit(id, edit)) }
        return (id, name)
    }

    private func note(_ source: SourceReference, of id: DocumentID) throws {
        let value = PropertyValue.text(source.spelling)
        try apply(.edit(id, .setProperty(.document, .source, .base, from: nil, to: value)))
    }

    /// `base`, else `base2`, `base3` …
    private func freeDocumentName(_ base: String) -> String {
        if file.documentID(named: base) == nil { return base }
        var number = 2
        while file.documentID(named: base + String(number)) != nil { number += 1 }
        return base + String(number)
    }
}
