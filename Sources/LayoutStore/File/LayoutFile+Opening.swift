extension LayoutFile {
    /// Opens a connection to the file, unless it is empty or missing. Throws if it is missing and
    /// `access` requires it to exist.
    func open() throws(LayoutFileError) {
        switch try FileProbe.look(at: path) {
        case .missing:
            if access != .readWrite { throw failure(.noInput, "there is no such file") }
            try SideFiles(of: path).check()
        case .file(size: 0): try SideFiles(of: path).check()
        case .file(let size):
            if size > DatabaseFile.sizeLimit { throw failure(.badData, "the file is too large") }
            try connect()
        }
    }

    private func connect() throws(LayoutFileError) {
        let connection = try Connection(path, .existing, schema)
        connection.lockNotice = lockNotice
        connection.cancellation = cancellation
        try connection.applyGuards()
        try rollBackInterrupted(connection)
        guard let header = try connection.fileHeader() else {
            // The command that created the file was interrupted, and has just been rolled back to
            // an empty file.
            if try FileProbe.look(at: path) == .file(size: 0) { return }
            throw failure(.badData, "this is not a layout file")
        }
        schemaVersion = header.version
        try connection.applySettings()
        (writeRefusal, statusWhenCopied) = (nil, nil)
        let current = schemaVersion < schema.version ? try upToDate(connection) : connection
        if access == .readOnly { try current.run("PRAGMA query_only = ON") }
        try read(current)
        self.connection = current
    }

    /// Lets SQLite roll back an interrupted transaction of another process before the file is read.
    private func rollBackInterrupted(_ connection: Connection) throws(LayoutFileError) {
        if try connection.checkSideFiles() != nil { try connection.run("PRAGMA schema_version") }
    }

    /// Checks the file, and reads the names of its documents and the end of its journal, without
    /// loading documents.
    func read(_ connection: Connection) throws(LayoutFileError) {
        try connection.reading { () throws(LayoutFileError) in
            dataVersion = try connection.integer("PRAGMA data_version") ?? 0
            let summary = try connection.summary(schema)
            (working, journal) = (summary.documents, summary.journal)
            (schemaVersion, hasCheckedBranches, needsRefresh) = (summary.version, false, false)
        }
    }

    /// Reads the file again if another process has written since the last read, or if a write has
    /// failed. Returns false if nothing had to be read.
    package func refresh() throws(LayoutFileError) -> Bool {
        guard let connection else {
            try open()
            return self.connection != nil
        }
        // A copy in memory does not contain what other processes have written since it was made. So
        // the status of the file is compared.
        let isOutdated =
            statusWhenCopied.map { $0 != FileStatus(at: FileProbe.resolved(path)) } ?? false
        let hasMoved = try connection.hasMoved()
        if isOutdated || hasMoved {
            self.connection = nil
            (working, journal) = schema.emptyFile
            try open()
            return true
        }
        let version = try connection.integer("PRAGMA data_version")
        if version == dataVersion, !needsRefresh { return false }
        try read(connection)
        return true
    }
}
