package import StackCore

/// A document as it stood at some point of history.
package struct DocumentState: Sendable {
    package let id: DocumentID
    package let name: String
    package let document: Document

    package init(id: DocumentID, name: String, document: Document) {
        self.id = id
        self.name = name
        self.document = document
    }
}

extension LayoutFile {
    /// The documents as they stood after an operation, without moving the head.
    package func documents(at operation: Int) throws(LayoutFileError) -> [DocumentState] {
        let documents = try state(at: operation)
        return documents.ids.map {
            DocumentState(id: $0, name: documents[$0]!.name, document: documents.document($0))
        }
    }

    /// All documents after an operation, read and added up.
    func state(at operation: Int) throws(LayoutFileError) -> DocumentSet {
        for id in working.documents.ids { try load(id) }
        if operation == head { return working.documents }
        guard let connection, (0...operationCount).contains(operation) else {
            throw failure(.noInput, "there is no operation \(operation)")
        }
        var leap = Leap(from: working.documents)
        try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            let route = try connection.route(from: head, to: operation)
            try connection.follow(route) { edit throws(EditMismatch) in try leap.apply(edit) }
            leap.land()
            if try connection.digest(of: operation) != leap.documents.digest {
                throw failure(.badData, "operation \(operation) does not lead to what it did")
            }
        }
        return leap.documents
    }
}
