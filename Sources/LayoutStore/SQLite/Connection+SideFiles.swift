internal import CSQLite

extension Connection {
    /// Looks at what lies beside the file before SQLite does, which looks whenever it takes a lock.
    ///
    /// An interrupted transaction's journal is believed when the database that it leads back to
    /// proves to be a layout file: one that belongs to another file, or to another day of this one,
    /// would destroy it.
    ///
    /// - Returns: the journal, where there is one.
    @discardableResult
    func lookBeside() throws(LayoutFileError) -> RollbackJournal? {
        guard let sideFiles, !isInTransaction, sideFiles.areThere else { return nil }
        return try sideFiles.settled { () throws(LayoutFileError) in
            let journal = try sideFiles.look { () throws(LayoutFileError) in
                try readFile(DatabaseFile.headSize, at: 0).flatMap(DatabaseFile.pageSize(of:))
            }
            if let journal, journal.isHot, try !isReserved { try prove(sideFiles) }
            return journal
        }
    }

    private func prove(_ sideFiles: SideFiles) throws(LayoutFileError) {
        let size = FileStatus(at: sideFiles.file)?.size ?? 0
        guard size > 0, let bytes = try readFile(size, at: 0) else { return }
        let misfit = try judge(bytes, sideFiles.journalBytes())
        if let misfit { throw sideFiles.misfit(misfit) }
    }

    /// Whether a living process is writing: the journal is its own then.
    private var isReserved: Bool {
        get throws(LayoutFileError) {
            var reserved: Int32 = 0
            let code = unsafe layout_is_reserved(handle, &reserved)
            if code != SQLITE_OK { throw failure(code) }
            return reserved != 0
        }
    }
}
