package import StackCore

extension LayoutFile {
    /// Every operation in the order of their making, on all branches. Refuses a journal that is not
    /// what was written.
    package func history() throws(LayoutFileError) -> [OperationRecord] {
        var result: [OperationRecord] = []
        try connection?.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection!)
            try connection!.walkChain(to: journal) { operation throws(LayoutFileError) in
                if operation.id > 0 { result.append(try record(operation)) }
            }
        }
        return result
    }

    /// The operations between a point and the head, earliest first; nil when the head does not come
    /// from there.
    package func operations(after point: Int) throws(LayoutFileError) -> [Int]? {
        if point == head { return [] }
        if point > head { return nil }
        let steps = try reading(head) { connection throws(LayoutFileError) in
            try connection.descent(from: point, to: head)
        }
        return steps.isEmpty ? nil : steps
    }

    /// Gives every operation with what it did, in the order of their making.
    package func forEachOperation(
        _ body: (OperationRecord, [FileEdit]) -> Void
    ) throws(LayoutFileError) {
        try connection?.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection!)
            try connection!.walkChain(to: journal) { operation throws(LayoutFileError) in
                try checkInterruption()
                if operation.id == 0 { return }
                body(try record(operation), try connection!.edits(of: operation))
            }
        }
    }

    /// Refuses with `noInput` where there is no such operation.
    package func operation(_ id: Int) throws(LayoutFileError) -> OperationRecord {
        try reading(id) { connection throws(LayoutFileError) in
            try record(connection.operation(id))
        }
    }

    /// What the operation did, in its order.
    package func operationEdits(_ id: Int) throws(LayoutFileError) -> [FileEdit] {
        try operationWithEdits(id).edits
    }

    /// The operation, and what it did in its order.
    package func operationWithEdits(
        _ id: Int
    ) throws(LayoutFileError) -> (record: OperationRecord, edits: [FileEdit]) {
        try reading(id) { connection throws(LayoutFileError) in
            let operation = try connection.operation(id)
            return (try record(operation), try connection.edits(of: operation))
        }
    }

    /// Where `redo` would go; nil when there is nothing to redo.
    package func nextRedo() throws(LayoutFileError) -> Int? {
        try connection?.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection!)
            return try stepLeft(at: head, connection!)
        }
    }

    /// Reads of an operation from the state that memory holds: by now another process may have given its
    /// number to another one.
    private func reading<Value>(
        _ id: Int, _ body: (Connection) throws(LayoutFileError) -> Value
    ) throws(LayoutFileError) -> Value {
        guard let connection, 1...max(1, operationCount) ~= id else {
            throw failure(.noInput, "there is no operation \(id)")
        }
        return try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            return try body(connection)
        }
    }

    private func record(_ row: StoredOperation) throws(LayoutFileError) -> OperationRecord {
        guard let source = CommandSource(spelling: row.source) else {
            throw failure(.badData, "operation \(row.id) comes from nowhere")
        }
        return OperationRecord(
            id: row.id, parent: row.parent ?? 0, command: row.command, source: source,
            time: Timestamp(milliseconds: row.time), message: row.message,
            author: row.author, digest: hexadecimal(row.digest))
    }
}

extension LayoutFile {
    /// All checkpoints in the order of their names.
    package func checkpoints() throws(LayoutFileError) -> [Checkpoint] {
        guard let connection else { return [] }
        return try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            return try connection.checkpoints(journal)
        }
    }

    /// Names the point where the head stands; a checkpoint of that name moves there.
    package func setCheckpoint(_ name: String) throws {
        try writing {
            guard let connection, Name.isValid(name) else {
                throw failure(.noInput, "there is nothing to name \(name)")
            }
            try connection.checkpoints(journal)
            var end = journal
            try connection.write(Checkpoint(name: name, operation: head), at: &end)
            try commit(connection, leadingTo: end)
        }
    }

    /// Refuses with `noInput` where there is no checkpoint of that name. What it named stays.
    package func removeCheckpoint(_ name: String) throws {
        try writing {
            guard let connection else { return }
            try connection.checkpoints(journal)
            var end = journal
            try connection.remove(name, at: &end)
            try commit(connection, leadingTo: end)
        }
    }
}

/// What a file says of itself before a document is read, once it has proved to be sound that far.
struct FileSummary {
    /// The schema's number.
    let version: Int
    /// Names and sums.
    let documents: WorkingDocuments
    let journal: JournalEnd
}

extension Connection {
    /// Checks the file's content and the end of its journal, in a time that does not grow with its
    /// history (docs/file-format.md, "Opening").
    func summary(_ schema: Schema) throws(LayoutFileError) -> FileSummary {
        // A second's worth: far beyond every honest file.
        limitWork(millions: 300)
        defer { limitWork(millions: nil) }
        return try reading { () throws(LayoutFileError) in
            // Takes the lock under which the head is the content's.
            _ = try integer("PRAGMA data_version")
            guard let header = try fileHeader() else { throw misfit("this is not a layout file") }
            if header.version <= schema.version { try check(schema, version: header.version) }
            try checkContentTables()
            try readSpelling(schema, version: header.version)
            let (documents, end) = (try announcedDocuments(), try journalEnd())
            if try digest(of: end.head) != documents.documents.digest {
                throw misfit("the documents are not those of operation \(end.head)")
            }
            return FileSummary(version: header.version, documents: documents, journal: end)
        }
    }

    /// The documents with their names and sums, none of them read.
    func announcedDocuments() throws(LayoutFileError) -> WorkingDocuments {
        var working = WorkingDocuments(spelling)
        var rows = try query("SELECT id, name, sum, identities FROM document ORDER BY id")
        while try rows.next() {
            let name = try rows.text(1)
            guard Name.isValid(name),
                let sums = DocumentSums(content: rows.blob(2), identities: rows.blob(3)),
                working.announce(DocumentID(rows.integer(0)), name: name, sums: sums)
            else { throw misfit("document \(rows.integer(0)) is damaged") }
        }
        return working
    }
}
