/// The table `source`: the bytes of imported files, by their BLAKE2b-256 hash.
extension Connection {
    /// Stores the bytes of an imported file, unless the table `source` already contains them.
    func storeSource(_ bytes: [UInt8]) throws(LayoutFileError) {
        try run(
            "INSERT OR IGNORE INTO source VALUES (?1, ?2)", .blob(Blake2b.hash(bytes)),
            .blob(bytes))
    }

    /// Returns the bytes of the imported file with this hash; nil if the file does not contain
    /// them. Throws if they are damaged.
    func source(_ hash: [UInt8]) throws(LayoutFileError) -> [UInt8]? {
        var rows = try query("SELECT bytes FROM source WHERE hash = ?", .blob(hash))
        guard try rows.next() else { return nil }
        let bytes = rows.blob(0)
        if Blake2b.hash(bytes) != hash { throw damagedSource() }
        return bytes
    }

    /// Returns the record of the bytes that were last written back into an imported storyboard or
    /// xib; nil if none were. Throws if the record is damaged.
    func writeBack() throws(LayoutFileError) -> WriteBackRecord? {
        var rows = try query(
            "SELECT hash, bytes FROM source WHERE substr(bytes, 1, ?1) = ?2",
            .integer(WriteBackRecord.heading.count), .blob(WriteBackRecord.heading))
        guard try rows.next() else { return nil }
        let bytes = rows.blob(1)
        if Blake2b.hash(bytes) != rows.blob(0) { throw damagedSource() }
        return WriteBackRecord(bytes)
    }

    /// Stores the record of the bytes that were just written back into a storyboard or xib. It
    /// replaces the earlier record.
    func store(_ record: WriteBackRecord) throws(LayoutFileError) {
        try run(
            "DELETE FROM source WHERE substr(bytes, 1, ?1) = ?2",
            .integer(WriteBackRecord.heading.count), .blob(WriteBackRecord.heading))
        try storeSource(record.bytes)
    }

    /// Returns the records of all exports (`ExportReceipt`), which are stored in the table of
    /// imported files.
    func receipts() throws(LayoutFileError) -> [ExportReceipt] {
        var result: [ExportReceipt] = []
        var rows = try query(
            "SELECT bytes FROM source WHERE length(bytes) < ?", .integer(ExportReceipt.longest))
        while try rows.next() {
            if let receipt = ExportReceipt(rows.blob(0)) { result.append(receipt) }
        }
        return result
    }

    /// Returns the bytes of each imported file that can be read and whose hash is correct. Skips
    /// damaged ones.
    func soundSources() -> [[UInt8]] {
        var result: [[UInt8]] = []
        guard var rows = try? query("SELECT hash, bytes FROM source NOT INDEXED") else {
            return []
        }
        while (try? rows.next()) == true {
            let bytes = rows.blob(1)
            if Blake2b.hash(bytes) == rows.blob(0) { result.append(bytes) }
        }
        return result
    }

    /// Throws if the bytes of an imported file do not match their hash.
    func checkSources() throws(LayoutFileError) {
        var rows = try query("SELECT hash, bytes FROM source NOT INDEXED")
        while try rows.next() {
            if Blake2b.hash(rows.blob(1)) != rows.blob(0) { throw damagedSource() }
        }
    }

    private func damagedSource() -> LayoutFileError {
        LayoutFileError(
            kind: .badData, path: path, message: "the bytes of an imported file are damaged")
    }
}
