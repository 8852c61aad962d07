package import StackCore

/// A document as it stood at some point of history.
package struct DocumentState: Sendable {
    package let id: DocumentID
    /// The name that it had at that point.
    package let name: String
    package let document: Document

    package init(id: DocumentID, name: String, document: Document) {
        self.id = id
        self.name = name
        self.document = document
    }
}

extension LayoutFile {
    /// The documents as they stand: inside a transaction with what it has changed so far.
    package func currentDocuments() throws(LayoutFileError) -> [DocumentState] {
        try loadAll()
        return working.documents.states
    }

    /// The documents as they stood after an operation, without moving the head. What an open
    /// transaction has changed is part of no operation yet.
    package func documents(at operation: Int) throws(LayoutFileError) -> [DocumentState] {
        try state(at: operation).states
    }

    /// All documents after an operation, read and added up.
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

    /// Makes sure that a way through history has led to what was there after the operation, and that
    /// the documents it has changed are whole: the sums of a hostile history fit to anything.
    func prove(
        _ documents: DocumentSet, changed: [DocumentID], at operation: Int,
        _ connection: Connection
    ) throws(LayoutFileError) {
        if let missing = documents.looseEnd(in: changed) {
            throw failure(.badData, "operation \(operation) leaves a broken document: \(missing)")
        }
        if try connection.digest(of: operation) != documents.digest {
            throw failure(.badData, "operation \(operation) does not lead to what it did")
        }
    }

    private func loadAll() throws(LayoutFileError) {
        for id in working.documents.ids { try load(id) }
    }
}

extension DocumentSet {
    /// All of them, in the order of their making.
    fileprivate var states: [DocumentState] {
        ids.map { DocumentState(id: $0, name: self[$0]!.name, document: document($0)) }
    }
}
