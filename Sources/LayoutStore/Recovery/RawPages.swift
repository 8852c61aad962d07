/// The pages of a database file, read without SQLite, because SQLite does not read damaged files.
///
/// Every length and offset in the file may be wrong; in the worst case, a row is not found. Even in
/// a forged file, the rows together have at most a few times the size of the file. To guarantee
/// that, rows on a page must not overlap, and one overflow page may belong to at most `Shares.most`
/// rows.
struct RawPages {
    private let bytes: [UInt8]
    private let pageSize: Int

    private static let leafOfTable: UInt8 = 0x0d
    private static let largestRow = 256 << 20

    var byteCount: Int { bytes.count }

    /// A row of an SQLite rowid table, with its rowid as `number`.
    struct Row {
        let number: Int
        let values: [SQLiteValue]
        /// The byte offset of the row's b-tree cell from the start of the file, for `row(at:)`.
        let cell: Int
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let stated = bytes.count > 17 ? Int(bytes[16]) << 8 | Int(bytes[17]) : 0
        let size = stated == 1 ? 65536 : stated
        pageSize = (512...65536).contains(size) && size & (size - 1) == 0 ? size : 4096
    }

    /// A count of the bytes and pages that the rows read so far use, to limit the total size of
    /// rows in a forged file.
    private struct Shares {
        /// The number of bytes on the current page that no row has used yet.
        var room = 0
        /// For each page, the number of rows to which it belongs as an overflow page; empty if
        /// these are not counted.
        var rows: [UInt8]

        /// The largest number of rows to which one overflow page may belong. It is more than 1,
        /// because a deleted row may still refer to a page that was reused.
        static let most: UInt8 = 4
    }

    /// Calls `body` for each row on each page that looks like a leaf of a rowid table, whether the
    /// page is in use or not.
    ///
    /// - Parameter step: called before each page; it can throw to cancel
    func forEachRow<Failure: Error>(
        step: () throws(Failure) -> Void, _ body: (Row) -> Void
    ) throws(Failure) {
        let pages = bytes.count / pageSize
        var shares = Shares(rows: Array(repeating: 0, count: pages))
        for page in 0..<pages {
            try step()
            let start = page * pageSize
            let header = page == 0 ? start + 100 : start
            guard bytes[header] == Self.leafOfTable else { continue }
            shares.room = pageSize
            let count = number(at: header + 3, size: 2) ?? 0
            for cell in 0..<min(count, pageSize / 4) {
                guard let offset = number(at: header + 8 + 2 * cell, size: 2),
                    (8..<pageSize).contains(offset), let row = row(at: start + offset, &shares)
                else { continue }
                body(row)
            }
        }
    }

    /// Returns the row whose cell begins at a byte offset in the file. Returns nil if the row is
    /// damaged.
    ///
    /// - Parameter cell: the `cell` of a row that `forEachRow` passed to its closure
    func row(at cell: Int) -> Row? {
        var shares = Shares(room: pageSize, rows: [])
        return row(at: cell, &shares)
    }

    private func row(at offset: Int, _ shares: inout Shares) -> Row? {
        var reader = RawRecord(bytes[offset...])
        guard let size = reader.varint(), let number = reader.varint(),
            (1...Self.largestRow).contains(size)
        else { return nil }
        shares.room -= reader.position - offset + localSize(of: size)
        guard shares.room >= 0, let payload = payload(at: reader.position, size: size, &shares)
        else { return nil }
        return RawRecord.values(payload).map { Row(number: number, values: $0, cell: offset) }
    }

    /// Returns the bytes of a row that begins at `offset` and may continue on a chain of overflow
    /// pages; nil if the row is damaged. Also counts the overflow pages in `shares`, and returns
    /// nil if one of them already belongs to too many rows.
    private func payload(
        at offset: Int, size: Int, _ shares: inout Shares
    ) -> ArraySlice<UInt8>? {
        let local = localSize(of: size)
        guard offset + local <= bytes.count, size <= bytes.count else { return nil }
        if local == size { return bytes[offset..<offset + size] }
        var result = Array(bytes[offset..<offset + local])
        var next = number(at: offset + local, size: 4) ?? 0
        while result.count < size {
            let start = (next - 1) * pageSize
            guard next > 1, start + pageSize <= bytes.count else { return nil }
            if !shares.rows.isEmpty {
                if shares.rows[next - 1] == Shares.most { return nil }
                shares.rows[next - 1] += 1
            }
            let part = min(size - result.count, pageSize - 4)
            result += bytes[start + 4..<start + 4 + part]
            next = number(at: start, size: 4) ?? 0
        }
        return result[...]
    }

    /// Returns how many bytes of a row with `size` bytes are on its leaf page (SQLite's file
    /// format, "Cell Payload Overflow Pages").
    private func localSize(of size: Int) -> Int {
        let most = pageSize - 35
        if size <= most { return size }
        let least = (pageSize - 12) * 32 / 255 - 23
        let fitting = least + (size - least) % (pageSize - 4)
        return fitting <= most ? fitting : least
    }

    /// Returns the number of `size` bytes at an offset, most significant byte first; nil if it is
    /// not inside the file.
    private func number(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
}
