/// What there is to know of any database's file (sqlite.org/fileformat2.html, "The Database Header").
enum DatabaseFile {
    /// The largest that is opened, in bytes.
    static let sizeLimit = 2 << 30
    /// The length of its head, in bytes.
    static let headSize = 100
    static let magic = Array("SQLite format 3\0".utf8)

    /// By whatever may be the head of a database; nil when it is none.
    static func pageSize(of bytes: [UInt8]) -> Int? {
        guard bytes.count > 17, bytes.starts(with: magic) else { return nil }
        let stated = Int(bytes[16]) << 8 | Int(bytes[17])
        let size = stated == 1 ? 65536 : stated
        return size >= 512 && size.nonzeroBitCount == 1 ? size : nil
    }
}
