internal import Platform
internal import StackCore

/// Migration of files of older versions to the current schema. All steps are one transaction: an
/// interruption leaves the file either unchanged or fully migrated.
extension LayoutFile {
    /// Returns a connection to the content in the current schema. Migrates the file itself if
    /// possible. If the file must not or cannot be written, for example because its history is
    /// damaged, migrates a copy in memory, so that the documents can still be read.
    func upToDate(_ connection: Connection) throws(LayoutFileError) -> Connection {
        try connection.check(schema, version: schemaVersion)
        writeRefusal = access == .readOnly ? nil : try writeRefusal(toMigrating: connection)
        if access == .readOnly || writeRefusal != nil {
            statusWhenCopied = connection.sideFiles.flatMap { FileStatus(at: $0.file) }
            let copy = try connection.copiedToMemory()
            copy.cancellation = cancellation
            try copy.migrate(to: schema)
            try copy.run("PRAGMA query_only = ON")
            return copy
        }
        try connection.migrate(to: schema)
        return connection
    }

    /// Prepares a migration of the file by making a backup. Returns nil if the file can be
    /// migrated, and otherwise the error that explains why it cannot.
    private func writeRefusal(
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

    /// Copies the file to a backup in the same folder, and verifies the backup by the rules of its
    /// own version. If the migration will convert content, the backup is also migrated in memory
    /// and verified again. If the backup is damaged, removes it and throws.
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

    /// Verifies the backup, and returns the version of its content. Throws if it is damaged.
    private func prove(_ backup: String, _ schema: Schema) throws(LayoutFileError) -> Int {
        let copy = try LayoutFile(
            path: backup, access: .readOnly, schema: schema, until: cancellation)
        if let damage = try copy.verify().damage {
            throw failure(
                .badData,
                "the file has an older version and is damaged, so it can only be read: \(damage)")
        }
        return copy.spelling.version
    }

    /// Returns `FILE.v1.backup`, with a number after it if that name is in use.
    private func freeBackupPath() -> String {
        let base = "\(path).v\(schemaVersion).backup"
        var (candidate, number) = (base, 1)
        // A symbolic link counts as a file even if its target does not exist.
        while FileProbe.isThere(candidate) {
            number += 1
            candidate = base + String(number)
        }
        return candidate
    }
}

extension Connection {
    /// Runs the migration steps that the file lacks. All SQL steps run first, so that the steps
    /// that convert content find the current tables. Does nothing if another process has already
    /// migrated the file.
    func migrate(to schema: Schema) throws(LayoutFileError) {
        try beginWriting()
        do {
            guard let version = try fileHeader()?.version, version < schema.version else {
                return rollBack()
            }
            // The tables of versions 3 to 8 have constraints with lists of valid values. Checking
            // them would make copying a row ten times as slow, and opening the file checks the rows
            // anyway.
            try run("PRAGMA ignore_check_constraints = ON")
            try runSQL(of: schema.steps.dropFirst(version))
            try run("PRAGMA ignore_check_constraints = OFF")
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
