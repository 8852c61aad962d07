package import StackCore

extension LayoutFile {
    /// The documents as they stood after an operation, without moving the head.
    package func documents(
        at operation: Int
    ) throws(LayoutFileError) -> [(id: DocumentID, name: String, document: Document)] {
        for id in working.documents.ids { try load(id) }
        var documents = working.documents
        if operation != head {
            guard let connection, (0...operationCount).contains(operation) else {
                throw failure(.noInput, "there is no operation \(operation)")
            }
            let route = try connection.route(from: head, to: operation)
            try connection.follow(route) { edit throws(EditMismatch) in try documents.apply(edit) }
        }
        return documents.ids.map { ($0, documents[$0]!.name, documents.document($0)) }
    }
}
