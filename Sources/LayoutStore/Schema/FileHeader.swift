/// The first hundred bytes of a layout file (sqlite.org/fileformat2.html, "The Database Header").
/// Each field is parsed only here, with the width and the sign that SQLite's format defines.
struct FileHeader: Equatable {
    /// The page size in bytes.
    let pageSize: Int
    /// The schema version: the header's `user_version`, which is signed.
    let version: Int

    private static let rollbackJournal: UInt8 = 1
    private static let utf8 = 1

    /// Parses the header. Throws if it is not that of a layout file.
    init(_ bytes: [UInt8], at path: String) throws(LayoutFileError) {
        func refusal(_ message: String) -> LayoutFileError {
            LayoutFileError(kind: .badData, path: path, message: message)
        }
        let fields = BigEndianFields(bytes)
        guard bytes.count == DatabaseFile.headSize, bytes.starts(with: DatabaseFile.magic),
            fields.signed(at: 68) == Schema.applicationID
        else { throw refusal("this is not a layout file") }
        guard bytes[18] == Self.rollbackJournal, bytes[19] == Self.rollbackJournal else {
            throw refusal("the file is in WAL mode and may be incomplete")
        }
        guard let pageSize = DatabaseFile.pageSize(of: bytes), fields.signed(at: 56) == Self.utf8,
            fields.signed(at: 60) > 0
        else { throw refusal("the file's header is damaged") }
        self.pageSize = pageSize
        version = fields.signed(at: 60)
    }
}

extension Connection {
    /// Returns the header of the file as last committed; nil if the file is shorter than a header.
    ///
    /// In a transaction that has not written yet, returns the header at the transaction's
    /// beginning.
    func fileHeader() throws(LayoutFileError) -> FileHeader? {
        guard let bytes = try readFile(DatabaseFile.headSize, at: 0) else { return nil }
        return try FileHeader(bytes, at: path)
    }
}
