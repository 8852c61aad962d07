internal import Platform
internal import StackCore

/// Files of older versions. Migrations go forward only, all steps in one transaction; one that is
/// interrupted leaves the file as it was before or after.
extension LayoutFile {
    /// A connection to the content in the present schema: the file itself once it has been
    /// migrated, or a copy in memory where nothing may be written, or should not be: a file that is
    /// damaged somewhere in its history can still be read.
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

    /// Makes the backup behind which the file may be migrated; else says why it may not.
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

    /// Copies the file beside itself, and proves that the copy is whole by the rules that it was
    /// written by, and that it is so by the present ones once it has been migrated.
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

    /// Gives the version of the content that has been proved.
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

    /// `FILE.v1.backup`, or with a number behind it where that exists.
    private func freeBackupPath() -> String {
        let base = "\(path).v\(schemaVersion).backup"
        var (candidate, number) = (base, 1)
        // A link that leads nowhere is somebody's, too: what it names is not made.
        while FileProbe.isThere(candidate) {
            number += 1
            candidate = base + String(number)
        }
        return candidate
    }
}

extension Connection {
    /// Runs the steps that the file lacks: first those in SQL, so that those over content find the
    /// tables that this program knows. Another process may have run some of them meanwhile.
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
