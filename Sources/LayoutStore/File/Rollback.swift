/// The result that rolling back an interrupted transaction would have. It is computed in memory,
/// without changing the file.
struct Rollback {
    /// The file before the interrupted transaction.
    let bytes: [UInt8]
    /// The reason why the rollback journal cannot belong to the file; nil if there is none.
    let damage: String?
    /// Whether the file is an undamaged layout file even if the transaction is not rolled back.
    let isWholeWithout: Bool

    init(of file: [UInt8], by journal: [UInt8], _ schema: Schema) throws(LayoutFileError) {
        var before = file
        RollbackJournal.playBack(journal, onto: &before)
        bytes = before
        let (now, then) = try (Self.moves(in: file, schema), Self.moves(in: before, schema))
        isWholeWithout = now != nil
        guard let then else {
            damage = "the file would be damaged with it"
            return
        }
        // The interrupted transaction has moved the head (the current operation) at most once. A
        // journal that would undo more moves belongs to an older state of the file.
        let lost = (now ?? 0) - then
        damage = lost > 1 ? "it would undo \(lost) commands" : nil
    }

    /// Returns how often the head (the current operation) has moved, as recorded in the bytes of a
    /// file; nil if the bytes are not an undamaged layout file.
    private static func moves(
        in bytes: [UInt8], _ schema: Schema
    ) throws(LayoutFileError) -> Int? {
        // An empty file counts as undamaged: the file was empty before the transaction that created
        // it.
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
    /// Opens a layout file. The journal of an interrupted transaction is rolled back only if the
    /// result is an undamaged layout file.
    convenience init(
        _ path: String, _ opening: Opening, _ schema: Schema = .current
    ) throws(LayoutFileError) {
        try self.init(path, opening) { file, journal throws(LayoutFileError) in
            try Rollback(of: file, by: journal, schema).damage
        }
    }
}
