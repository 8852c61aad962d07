package import StackCore

/// The state of a document at one point of the file's history: its id, its name and its content.
package struct DocumentState: Sendable {
    package let id: DocumentID
    /// The name that the document has at that point of the history.
    package let name: String
    /// The content that the document has at that point of the history.
    package let document: Document

    package init(id: DocumentID, name: String, document: Document) {
        self.id = id
        self.name = name
        self.document = document
    }
}

extension LayoutFile {
    /// Returns all documents in their current state, including the changes of an open transaction.
    package func currentDocuments() throws(LayoutFileError) -> [DocumentState] {
        try loadAll()
        return working.documents.states
    }

    /// Returns all documents as they were after an operation. The current state of the file stays
    /// the same. Changes of an open transaction are not included.
    package func documents(at operation: Int) throws(LayoutFileError) -> [DocumentState] {
        try state(at: operation).states
    }

    /// Returns all documents after an operation, loaded and with their checksums.
    func state(at operation: Int) throws(LayoutFileError) -> DocumentSet {
        guard (0...operationCount).contains(operation) else {
            throw failure(.noInput, "there is no operation \(operation)")
        }
        try loadAll()
        if operation == head, working.edits.isEmpty { return working.documents }
        var replay = BulkReplay(fromCommitted: working)
        guard let connection else {
            try replay.finish(step: checkInterruption)
            return replay.documents
        }
        try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            let route = try connection.route(from: head, to: operation)
            try connection.follow(route) { edit throws(EditMismatch) in try replay.apply(edit) }
            try replay.finish(step: checkInterruption)
            try prove(replay.documents, changed: replay.touched.sorted(), at: operation, connection)
        }
        return replay.documents
    }

    /// Throws if the documents do not have the digest of the operation, or if a document in
    /// `changed` violates an invariant. The digest is not sufficient, because a forged history can
    /// contain correct digests of invalid documents.
    func prove(
        _ documents: DocumentSet, changed: [DocumentID], at operation: Int,
        _ connection: Connection
    ) throws(LayoutFileError) {
        if let missing = documents.unmetRequirement(in: changed) {
            throw failure(.badData, "operation \(operation) leaves a broken document: \(missing)")
        }
        if try connection.digest(of: operation) != documents.digest {
            throw failure(.badData, "replaying operation \(operation) gives another digest")
        }
    }

    private func loadAll() throws(LayoutFileError) {
        for id in working.documents.ids { try load(id) }
    }
}

extension DocumentSet {
    /// All documents, in the order of their ids.
    fileprivate var states: [DocumentState] {
        ids.map { DocumentState(id: $0, name: self[$0]!.name, document: document($0)) }
    }
}
