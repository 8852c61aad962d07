import StackCore

extension LayoutFile {
    /// Performs a command's edits as one operation. Writes the changed rows, the operation's record
    /// in the journal and the move of the head in one transaction. If `body` or the disk fails, the
    /// file and the documents in memory stay unchanged.
    ///
    /// Returns the result of `body`, and the operation's number. If nothing changed, no operation
    /// is recorded and the number is nil. On return the operation is durable.
    @discardableResult
    package func perform<Result>(
        command: String, source: CommandSource, time: Timestamp, message: String? = nil,
        _ body: (inout Transaction) throws -> Result
    ) throws -> (result: Result, operation: Int?) {
        var transaction = try Transaction(self)
        defer { transaction.end() }
        let result = try body(&transaction)
        let operation = try transaction.commit(
            command: command, source: source, time: time, message: message)
        return (result, operation)
    }

    /// Runs `body` under the write lock, on the state in memory. Changes that `body` does not
    /// commit are rolled back, in memory and in the file.
    func writing<Result>(_ body: () throws -> Result) throws -> Result {
        try beginWriting()
        defer { endWriting() }
        return try body()
    }

    func endWriting() {
        working.rewind(to: 0)
        connection?.rollBack()
        isPerforming = false
    }

    func beginWriting() throws(LayoutFileError) {
        precondition(!isPerforming, "an operation inside an operation")
        if let writeRefusal { throw writeRefusal }
        if access == .readOnly { throw failure(.cannotCreate, "the file was opened for reading") }
        if isNewer {
            throw failure(.newerVersion, "a newer program wrote the file; it can only be read")
        }
        guard let connection else {
            if case .file(let size) = try FileProbe.look(at: path), size > 0 {
                throw failure(.headMoved, "another process has created the file")
            }
            isPerforming = true
            return
        }
        try connection.beginWriting()
        do {
            try catchUp(on: connection)
        } catch {
            connection.rollBack()
            throw error
        }
        isPerforming = true
    }

    /// Checks whether another process has written since the file was last read. If so, reads the
    /// file again and calls the property `catchUp`; throws if this property is nil.
    private func catchUp(on connection: Connection) throws(LayoutFileError) {
        guard let catchUp, try !connection.hasMoved() else { return try checkUnmoved(connection) }
        let version = try connection.integer("PRAGMA data_version")
        if version == dataVersion, !needsRefresh { return }
        try read(connection)
        catchUp()
    }

    fileprivate func commit(_ operation: StoredOperation) throws(LayoutFileError) {
        let connection = if let connection { connection } else { try createFile() }
        var end = journal
        if self.connection == nil { try connection.insert(.beginning, at: &end) }
        try working.write(to: connection)
        try connection.insert(operation, at: &end)
        try connection.moveHead(
            to: operation.id, time: Timestamp(milliseconds: operation.time), at: &end)
        try commit(connection, leadingTo: end)
        self.connection = connection
        working.wereWritten()
    }

    /// Writes `end` to the file as the new end of the journal, commits the transaction, and then
    /// stores `end` in `journal`.
    func commit(
        _ connection: Connection, leadingTo end: JournalEnd
    ) throws(LayoutFileError) {
        try connection.write(end)
        do {
            try connection.commit()
        } catch {
            connection.rollBack()
            throw outcome(of: error, on: connection, leadingTo: end)
        }
        (journal, needsRefresh) = (end, false)
    }

    /// Returns the error for a failed COMMIT, whose message states whether the operation is in the
    /// file. The file must be read to find out, because after a disk error both the COMMIT and its
    /// rollback can fail.
    private func outcome(
        of error: LayoutFileError, on connection: Connection, leadingTo end: JournalEnd
    ) -> LayoutFileError {
        let found = try? connection.reading { () throws(LayoutFileError) in
            try connection.journalEnd()
        }
        needsRefresh = found != journal
        let outcome =
            switch found {
            case journal: "this step is not in the file"
            case end: "the command is in the file, but may be lost if the power fails"
            default: "open the file again to see whether the command was done"
            }
        return LayoutFileError(
            kind: error.kind, path: error.path, message: error.message + "; " + outcome)
    }

    /// Creates an empty layout file and leaves its first transaction open.
    private func createFile() throws(LayoutFileError) -> Connection {
        let made = try Connection(path, .creating, schema)
        made.lockNotice = lockNotice
        made.cancellation = cancellation
        try made.applyGuards()
        try made.applySettings()
        try made.beginWriting()
        guard try made.schemaRows().isEmpty else {
            throw failure(.headMoved, "another process has created the file")
        }
        try made.make(schema, schema.spelling)
        dataVersion = try made.integer("PRAGMA data_version") ?? 0
        return made
    }
}

extension Transaction {
    /// Writes the changes as one operation: the changed rows, the operation's record in the journal
    /// and the move of the head. On return the operation is durable.
    ///
    /// - Returns: the operation's number; nil if nothing has changed and no operation is recorded
    package mutating func commit(
        command: String, source: CommandSource, time: Timestamp, message: String? = nil
    ) throws -> Int? {
        let after = file.working.documents.digest
        if after == before, !file.working.edits.changeOrigins {
            file.working.rewind(to: 0)
            return nil
        }
        try file.working.checkInvariants(at: file.path)
        let operation = StoredOperation(
            id: file.operationCount + 1, parent: file.head, command: command,
            source: source.spelling, time: time.milliseconds, message: message,
            edits: EditText.encode(file.working.edits, in: file.spelling), digest: after,
            author: file.author)
        try file.commit(operation)
        return operation.id
    }
}

extension [FileEdit] {
    /// Whether the edits change which imported file a document comes from. Such a change does not
    /// change the digest.
    fileprivate var changeOrigins: Bool {
        var origins: [DocumentID: (before: PropertyValue?, after: PropertyValue?)] = [:]
        for (id, old, new) in lazy.compactMap(\.movedOrigin) {
            origins[id] = (origins[id].map { $0.before } ?? old, new)
        }
        return origins.values.contains { $0.before != $0.after }
    }
}
