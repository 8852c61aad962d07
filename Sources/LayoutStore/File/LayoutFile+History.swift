package import StackCore

extension LayoutFile {
    /// Returns the operations of all branches in the order of their numbers. Throws if the journal
    /// is damaged.
    package func history() throws(LayoutFileError) -> [OperationRecord] {
        var result: [OperationRecord] = []
        try readHistory { history throws(LayoutFileError) in
            try history.forEach { result.append($0) }
        }
        return result
    }

    /// Passes the operations of all branches to `body`, which reads them one by one. The file does
    /// not change meanwhile.
    package func readHistory<Value>(
        _ body: (StoredHistory) throws(LayoutFileError) -> Value
    ) throws(LayoutFileError) -> Value {
        guard let connection else {
            return try body(StoredHistory(connection: nil, end: journal, record: record))
        }
        return try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            return try body(StoredHistory(connection: connection, end: journal, record: record))
        }
    }

    /// Returns the numbers of the operations after `point` up to the head, earliest first. Returns
    /// nil if the head is not a descendant of `point`.
    package func operations(after point: Int) throws(LayoutFileError) -> [Int]? {
        if point == head { return [] }
        if point > head { return nil }
        let steps = try reading(head) { connection throws(LayoutFileError) in
            try connection.descent(from: point, to: head)
        }
        return steps.isEmpty ? nil : steps
    }

    /// Calls `body` with every operation of all branches and its edits, in the order of the
    /// numbers.
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

    /// Returns the path that the last import, pull or push of a storyboard or xib named; nil if
    /// there was none.
    package func lastImportedPath() throws(LayoutFileError) -> String? {
        var path: String?
        try connection?.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection!)
            path = try connection!.lastImportedPath()
        }
        return path
    }

    /// Returns the operation with this number. Throws `noInput` if there is no such operation.
    package func operation(_ id: Int) throws(LayoutFileError) -> OperationRecord {
        try reading(id) { connection throws(LayoutFileError) in
            try record(connection.operation(id))
        }
    }

    /// Returns the edits of an operation, in order.
    package func operationEdits(_ id: Int) throws(LayoutFileError) -> [FileEdit] {
        try operationWithEdits(id).edits
    }

    /// Returns an operation with its edits, in order.
    package func operationWithEdits(
        _ id: Int
    ) throws(LayoutFileError) -> (record: OperationRecord, edits: [FileEdit]) {
        try reading(id) { connection throws(LayoutFileError) in
            let operation = try connection.operation(id)
            return (try record(operation), try connection.edits(of: operation))
        }
    }

    /// Returns the operation that `redo` would move to; nil if there is nothing to redo.
    func nextRedo() throws(LayoutFileError) -> Int? {
        try connection?.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection!)
            return try nextRedoTarget(at: head, connection!)
        }
    }

    /// Returns whether the first operation replaces steps that `prune` deleted. Undo does not go
    /// back before such an operation, because it is no step of the user.
    func beginsWithPrunedSteps(_ connection: Connection) throws(LayoutFileError) -> Bool {
        if operationCount == 0 { return false }
        return try connection.operation(1).command.hasPrefix("history prune")
    }

    /// Returns the operation that `undo` would undo next, and the operation that `redo` would redo
    /// next; each is nil if there is none.
    package func nextMoves() throws(LayoutFileError) -> (
        undo: OperationRecord?, redo: OperationRecord?
    ) {
        if connection == nil || operationCount == 0 { return (nil, nil) }
        return try reading(operationCount) { connection throws(LayoutFileError) in
            func found(_ id: Int?) throws(LayoutFileError) -> OperationRecord? {
                guard let id else { return nil }
                return try record(connection.operation(id))
            }
            let route = try connection.route(from: head, undoing: 1)
            let mayEndEmpty =
                mayBecomeEmpty ? try !beginsWithPrunedSteps(connection) : false
            let isAllowed = route.map { $0.target > 0 || mayEndEmpty } ?? false
            return (
                undo: try found(isAllowed ? route?.undone.last?.id : nil),
                redo: try found(redoneStep(at: head, connection))
            )
        }
    }

    /// Runs `body` if the file has not changed since it was read. Otherwise throws, because another
    /// process may have given the number `id` to another operation. Also throws if there is no
    /// operation `id`.
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
            throw failure(.badData, "operation \(row.id) has an unknown source")
        }
        return OperationRecord(
            id: row.id, parent: row.parent ?? 0, command: row.command, source: source,
            time: Timestamp(milliseconds: row.time), message: row.message,
            author: row.author, digest: hexadecimal(row.digest))
    }
}

/// The operations of a file. They are read from the file one by one, because a long history in
/// memory needs several times the size of the file. Valid only while `LayoutFile.readHistory` runs.
package struct StoredHistory {
    fileprivate let connection: Connection?
    fileprivate let end: JournalEnd
    fileprivate let record: (StoredOperation) throws(LayoutFileError) -> OperationRecord

    /// The number of operations on all branches.
    package var count: Int { end.operations }

    /// Calls `body` with each operation in the order of their numbers. Throws if the journal is
    /// damaged.
    package func forEach(_ body: (OperationRecord) -> Void) throws(LayoutFileError) {
        try connection?.walkChain(to: end) { operation throws(LayoutFileError) in
            if operation.id > 0 { body(try record(operation)) }
        }
    }

    /// Returns the operation with this number. `forEach` must have checked the journal before.
    package func operation(_ id: Int) throws(LayoutFileError) -> OperationRecord {
        guard let connection else { preconditionFailure("there is no operation \(id)") }
        return try record(connection.uncheckedRow(id))
    }
}

extension LayoutFile {
    /// Returns all checkpoints in the order of their names.
    package func checkpoints() throws(LayoutFileError) -> [Checkpoint] {
        guard let connection else { return [] }
        return try connection.reading { () throws(LayoutFileError) in
            try checkUnmoved(connection)
            return try connection.checkpoints(journal)
        }
    }

    /// Gives the name `name` to the current operation (a checkpoint). If another operation has this
    /// name, the name is moved to the current one.
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
}

/// The part of a layout file that is read when the file is opened: its version, the names of its
/// documents, and the end of its journal. No document is loaded.
struct FileSummary {
    /// The schema version of the file.
    let version: Int
    /// The documents with names and checksums only; none is loaded.
    let documents: WorkingDocuments
    let journal: JournalEnd
}

extension Connection {
    /// Reads and checks the document tables and the end of the journal. The duration does not
    /// depend on the length of the history (docs/file-format.md, "Opening").
    func summary(_ schema: Schema) throws(LayoutFileError) -> FileSummary {
        // The limit is about one second of SQLite's work. A valid file needs far less, and a
        // hostile file cannot delay opening for longer.
        limitWork(millions: 300)
        defer { limitWork(millions: nil) }
        return try reading { () throws(LayoutFileError) in
            // Reading the pragma takes the read lock, so that head and documents are of the same
            // commit.
            _ = try integer("PRAGMA data_version")
            guard let header = try fileHeader() else { throw damaged("this is not a layout file") }
            if header.version <= schema.version { try check(schema, version: header.version) }
            try checkContentTables()
            try readSpelling(schema, version: header.version)
            let (documents, end) = (try announcedDocuments(), try journalEnd())
            if try digest(of: end.head) != documents.documents.digest {
                throw damaged("the documents differ from those of operation \(end.head)")
            }
            return FileSummary(version: header.version, documents: documents, journal: end)
        }
    }

    /// Returns the documents with their names and checksums, without loading them.
    func announcedDocuments() throws(LayoutFileError) -> WorkingDocuments {
        var working = WorkingDocuments(spelling)
        var rows = try query("SELECT id, name, sum, identities FROM document ORDER BY id")
        while try rows.next() {
            let name = try rows.text(1)
            guard Name.isValid(name),
                let sums = DocumentChecksums(content: rows.blob(2), identities: rows.blob(3)),
                working.addUnloaded(DocumentID(rows.integer(0)), name: name, sums: sums)
            else { throw damaged("document \(rows.integer(0)) is damaged") }
        }
        return working
    }
}
