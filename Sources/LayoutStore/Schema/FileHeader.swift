/// What the first hundred bytes of a layout file say (sqlite.org/fileformat2.html, "The Database
/// Header"). Each field is read here and nowhere else, in the width and sign that SQLite gives it.
struct FileHeader: Equatable {
    /// In bytes.
    let pageSize: Int
    /// The schema's number: `user_version`, which is signed.
    let version: Int

    private static let rollbackJournal: UInt8 = 1
    private static let utf8 = 1

    /// Refuses what is not the head of a layout file.
    init(_ bytes: [UInt8], at path: String) throws(LayoutFileError) {
        func refusal(_ message: String) -> LayoutFileError {
            LayoutFileError(kind: .badData, path: path, message: message)
        }
        let fields = BigEndianFields(bytes)
        guard bytes.count == DatabaseFile.headSize, bytes.starts(with: DatabaseFile.magic),
            fields.signed(at: 68) == Schema.applicationID
        else { throw refusal("this is not a layout file") }
        guard bytes[18] == Self.rollbackJournal, bytes[19] == Self.rollbackJournal else {
            throw refusal("the file was switched to a write-ahead log, of which it may be half")
        }
        guard let pageSize = DatabaseFile.pageSize(of: bytes), fields.signed(at: 56) == Self.utf8,
            fields.signed(at: 60) > 0
        else { throw refusal("the file's head is damaged") }
        self.pageSize = pageSize
        version = fields.signed(at: 60)
    }
}

extension Connection {
    /// The head of the file as it stands there, which is the last commit's; nil when it is shorter.
    ///
    /// Inside a transaction it is what the transaction found, until it writes.
    func fileHeader() throws(LayoutFileError) -> FileHeader? {
        guard let bytes = try readFile(DatabaseFile.headSize, at: 0) else { return nil }
        return try FileHeader(bytes, at: path)
    }
}
