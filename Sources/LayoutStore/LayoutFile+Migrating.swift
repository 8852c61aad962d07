internal import Glibc
internal import StackCore

/// Files of older versions. Migrations go forward only, one transaction a step; one that is
/// interrupted leaves the file as it was before the step or after it.
extension LayoutFile {
    /// A connection to the content in the present schema: the file itself once it has been
    /// migrated, or a copy in memory where nothing may be written.
    func upToDate(_ connection: Connection) throws(LayoutFileError) -> Connection {
        try connection.check(schema, version: schemaVersion)
        if access == .readOnly || connection.isReadOnly {
            let copy = try connection.copiedToMemory()
            copy.cancellation = cancellation
            try copy.migrate(to: schema)
            return copy
        }
        try backUp(connection)
        try connection.migrate(to: schema)
        return connection
    }

    /// Copies the file beside itself, and proves that the copy is whole and can be migrated.
    private func backUp(_ connection: Connection) throws(LayoutFileError) {
        let backup = try freeBackupPath()
        try OutputFile(backup, sparing: [path]).write(connection.serialized(), replacing: false)
        do {
            try prove(backup)
        } catch {
            unsafe unlink(backup.fileName)
            throw error
        }
    }

    private func prove(_ backup: String) throws(LayoutFileError) {
        let copy = try LayoutFile(
            path: backup, access: .readOnly, schema: schema, until: cancellation)
        if let misfit = try copy.verify().misfit {
            throw failure(.badData, "the file is of an older version and damaged: \(misfit)")
        }
    }

    /// `FILE.v1.backup`, or with a number behind it where that exists.
    private func freeBackupPath() throws(LayoutFileError) -> String {
        let base = "\(path).v\(schemaVersion).backup"
        var (candidate, number) = (base, 1)
        while try FileProbe.look(at: candidate) != .missing {
            number += 1
            candidate = base + String(number)
        }
        return candidate
    }
}

extension Connection {
    /// Runs the steps that the file lacks. Another process may run some of them meanwhile.
    fileprivate func migrate(to schema: Schema) throws(LayoutFileError) {
        while true {
            try beginWriting()
            do {
                guard let version = try fileHeader()?.version, version < schema.version else {
                    return rollBack()
                }
                try runScript(schema.steps[version])
                try run("PRAGMA user_version = \(version + 1)")
                try commit()
            } catch {
                rollBack()
                throw error
            }
        }
    }
}
