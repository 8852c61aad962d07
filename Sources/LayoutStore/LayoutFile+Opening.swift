internal import StackCore

extension LayoutFile {
    /// Looks for the file and, if it holds anything, connects to it.
    func open() throws(LayoutFileError) {
        switch try FileProbe.look(at: path) {
        case .missing:
            if access == .readOnly { throw failure(.noInput, "there is no such file") }
        case .file(size: 0): break
        case .file(let size):
            if size > Schema.sizeLimit { throw failure(.badData, "the file is too large") }
            try connect()
        }
    }

    private func connect() throws(LayoutFileError) {
        let connection = try Connection(path, .existing)
        connection.lockNotice = lockNotice
        connection.cancellation = cancellation
        try connection.applyGuards()
        try recover(connection)
        guard let header = try connection.header(count: Schema.headerSize) else {
            // A first edit that did not come to its end has just been taken back.
            if try FileProbe.look(at: path) == .file(size: 0) { return }
            throw failure(.badData, "this is not a layout file")
        }
        schemaVersion = try FileHeader(bytes: header).version(at: path)
        try connection.applySettings()
        let current = schemaVersion < schema.version ? try upToDate(connection) : connection
        if access == .readOnly { try current.run("PRAGMA query_only = ON") }
        try read(current)
        self.connection = current
    }

    /// Lets SQLite take back an interrupted transaction before anything is believed.
    private func recover(_ connection: Connection) throws(LayoutFileError) {
        if try FileProbe.look(at: path + "-journal") != .missing {
            try connection.run("PRAGMA schema_version")
        }
    }

    /// Checks the file and reads what is known without reading a document.
    func read(_ connection: Connection) throws(LayoutFileError) {
        // A second's worth: far beyond every honest file.
        connection.limitWork(millions: 300)
        defer { connection.limitWork(millions: nil) }
        try connection.reading { () throws(LayoutFileError) in
            schemaVersion = try connection.integer("PRAGMA user_version") ?? 0
            if !isNewer { try connection.check(schema, version: schemaVersion) }
            try connection.checkContentTables()
            var fresh = WorkingDocuments()
            try announceDocuments(of: connection, to: &fresh)
            let end = try connection.journalEnd()
            if try connection.digest(of: end.head) != fresh.documents.digest {
                throw failure(.badData, "the documents are not those of operation \(end.head)")
            }
            dataVersion = try connection.integer("PRAGMA data_version") ?? 0
            (working, journal, hasCheckedBranches) = (fresh, end, false)
            mustLookAgain = false
        }
    }

    private func announceDocuments(
        of connection: Connection, to working: inout WorkingDocuments
    ) throws(LayoutFileError) {
        var rows = try connection.query(
            "SELECT id, name, sum, identities FROM document ORDER BY id")
        while try rows.next() {
            let name = try rows.text(1)
            guard Name.isValid(name),
                let sums = DocumentSums(content: rows.blob(2), identities: rows.blob(3)),
                working.announce(DocumentID(rows.integer(0)), name: name, sums: sums)
            else { throw failure(.badData, "document \(rows.integer(0)) is damaged") }
        }
    }

    /// Takes over what another process has written since the last look, or what a write that failed
    /// has left; false when there was neither.
    package func refresh() throws(LayoutFileError) -> Bool {
        guard let connection else {
            try open()
            return self.connection != nil
        }
        if try connection.hasMoved() {
            self.connection = nil
            (working, journal) = (WorkingDocuments(), JournalEnd())
            try open()
            return true
        }
        let version = try connection.integer("PRAGMA data_version")
        if version == dataVersion, !mustLookAgain { return false }
        try read(connection)
        return true
    }
}
