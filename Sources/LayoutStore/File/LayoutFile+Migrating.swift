internal import Platform
internal import StackCore

/// Migration of files of older versions. It goes forward only, with all steps in one transaction.
/// An interruption leaves the file in the state before or after.
extension LayoutFile {
    /// Returns a connection to the content in the current schema. This is the migrated file, or a
    /// migrated copy in memory if the file cannot or should not be written. A file with a damaged
    /// history can be read in this way.
    func upToDate(_ connection: Connection) throws(LayoutFileError) -> Connection {
        try connection.check(schema, version: schemaVersion)
        obstacle = access == .readOnly ? nil : try obstacle(toMigrating: connection)
        if access == .readOnly || obstacle != nil {
            copied = connection.sideFiles.flatMap { FileStatus(at: $0.file) }
            let copy = try connection.copiedToMemory()
            copy.cancellation = cancellation
            try copy.migrate(to: schema)
            try copy.run("PRAGMA query_only = ON")
            return copy
        }
        try connection.migrate(to: schema)
        return connection
    }

    /// Makes the backup that a migration needs. Returns an error if the file may not be migrated.
    private func obstacle(
        toMigrating connection: Connection
    ) throws(LayoutFileError) -> LayoutFileError? {
        if connection.isReadOnly { return connection.readOnlyRefusal }
        do {
            try backUp(connection)
            return nil
        } catch {
            if error.kind != .badData { throw error }
            return error
        }
    }

    /// Copies the file beside itself. Verifies the copy by the rules of its own version, and by the
    /// current rules after a migration.
    private func backUp(_ connection: Connection) throws(LayoutFileError) {
        let backup = freeBackupPath()
        try OutputFile(backup, sparing: [path]).write(connection.serialized(), replacing: .nothing)
        do {
            let version = try prove(backup, schema.leavingContent)
            if !schema.contentSteps(after: version).isEmpty { _ = try prove(backup, schema) }
        } catch {
            unsafe unlink(backup.fileName)
            throw error
        }
    }

    /// Verifies the backup, and returns the version of its content.
    private func prove(_ backup: String, _ schema: Schema) throws(LayoutFileError) -> Int {
        let copy = try LayoutFile(
            path: backup, access: .readOnly, schema: schema, until: cancellation)
        if let misfit = try copy.verify().misfit {
            throw failure(
                .badData,
                "the file is of an older version and damaged, so it can only be read: \(misfit)")
        }
        return copy.spelling.version
    }

    /// Returns `FILE.v1.backup`, with a number after it if that name is in use.
    private func freeBackupPath() -> String {
        let base = "\(path).v\(schemaVersion).backup"
        var (candidate, number) = (base, 1)
        // The name of a dangling link is in use too: its target is not created.
        while FileProbe.isThere(candidate) {
            number += 1
            candidate = base + String(number)
        }
        return candidate
    }
}

extension Connection {
    /// Runs the steps that the file lacks. Those in SQL come first, so that the steps over content
    /// find the current tables. Another process may have run some of them meanwhile.
    func migrate(to schema: Schema) throws(LayoutFileError) {
        try beginWriting()
        do {
            guard let version = try fileHeader()?.version, version < schema.version else {
                return rollBack()
            }
            try runSQL(of: schema.steps.dropFirst(version))
            try run("PRAGMA user_version = \(schema.version)")
            try readSpelling(schema, version: schema.version)
            try convertContent(to: schema)
            try commit()
        } catch {
            rollBack()
            throw error
        }
    }
}
