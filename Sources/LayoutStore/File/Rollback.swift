/// What playing a journal back would make of a file, found out in memory.
struct Rollback {
    /// The file before the interrupted transaction.
    let bytes: [UInt8]
    /// Why the journal cannot be the file's; nil when it may be.
    let misfit: String?
    /// Whether the file is a whole one as it stands, without the journal.
    let isWholeWithout: Bool

    init(of file: [UInt8], by journal: [UInt8], _ schema: Schema) throws(LayoutFileError) {
        var before = file
        RollbackJournal.playBack(journal, onto: &before)
        bytes = before
        let (now, then) = try (Self.moves(in: file, schema), Self.moves(in: before, schema))
        isWholeWithout = now != nil
        guard let then else {
            misfit = "the file would be damaged with it"
            return
        }
        // A transaction is one command. One that was interrupted at its very end is whole already.
        let lost = (now ?? 0) - then
        misfit = lost > 1 ? "it would take back \(lost) commands" : nil
    }

    /// How often the head has moved; nil where the bytes are no sound layout file.
    private static func moves(
        in bytes: [UInt8], _ schema: Schema
    ) throws(LayoutFileError) -> Int? {
        // Before the transaction that made the file.
        if bytes.isEmpty { return 0 }
        do {
            return try Connection("copy", image: bytes).summary(schema).journal.moves
        } catch {
            if error.kind == .badData { return nil }
            throw error
        }
    }
}

extension Connection {
    /// One to a layout file: an interrupted transaction's journal is believed where the file that it
    /// leads back to proves to be a layout file.
    convenience init(
        _ path: String, _ opening: Opening, _ schema: Schema = .current
    ) throws(LayoutFileError) {
        try self.init(path, opening) { file, journal throws(LayoutFileError) in
            try Rollback(of: file, by: journal, schema).misfit
        }
    }
}
