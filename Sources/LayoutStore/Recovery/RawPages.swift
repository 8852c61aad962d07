/// A database's pages read without SQLite, which refuses what is damaged as a whole.
///
/// Every length and offset in the bytes may be wrong: whatever they say, at worst a row is not found.
struct RawPages {
    private let bytes: [UInt8]
    private let pageSize: Int

    private static let leafOfTable: UInt8 = 0x0d
    private static let largestRow = 256 << 20

    /// A row of a table with row numbers.
    struct Row {
        let number: Int
        let values: [SQLiteValue]
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let stated = bytes.count > 17 ? Int(bytes[16]) << 8 | Int(bytes[17]) : 0
        let size = stated == 1 ? 65536 : stated
        pageSize = (512...65536).contains(size) && size & (size - 1) == 0 ? size : 4096
    }

    /// Calls `body` for each row on each page that looks like a leaf of such a table, in use or not.
    func forEachRow(_ body: (Row) -> Void) {
        for page in 0..<bytes.count / pageSize {
            let start = page * pageSize
            let header = page == 0 ? start + 100 : start
            guard bytes[header] == Self.leafOfTable else { continue }
            let count = number(at: header + 3, size: 2) ?? 0
            for cell in 0..<min(count, pageSize / 4) {
                guard let offset = number(at: header + 8 + 2 * cell, size: 2),
                    (8..<pageSize).contains(offset), let row = row(at: start + offset)
                else { continue }
                body(row)
            }
        }
    }

    private func row(at offset: Int) -> Row? {
        var reader = RawRecord(bytes[offset...])
        guard let size = reader.varint(), let number = reader.varint(),
            (1...Self.largestRow).contains(size),
            let payload = payload(at: reader.position, size: size)
        else { return nil }
        return RawRecord.values(payload).map { Row(number: number, values: $0) }
    }

    /// A row's bytes, of which the end may lie on a chain of other pages.
    private func payload(at offset: Int, size: Int) -> ArraySlice<UInt8>? {
        let local = localSize(of: size)
        guard offset + local <= bytes.count else { return nil }
        if local == size { return bytes[offset..<offset + size] }
        var result = Array(bytes[offset..<offset + local])
        var next = number(at: offset + local, size: 4) ?? 0
        while result.count < size {
            let start = (next - 1) * pageSize
            guard next > 1, start + pageSize <= bytes.count else { return nil }
            let part = min(size - result.count, pageSize - 4)
            result += bytes[start + 4..<start + 4 + part]
            next = number(at: start, size: 4) ?? 0
        }
        return result[...]
    }

    /// How much of a row stands on its leaf (SQLite's file format, "Cell Payload Overflow Pages").
    private func localSize(of size: Int) -> Int {
        let most = pageSize - 35
        if size <= most { return size }
        let least = (pageSize - 12) * 32 / 255 - 23
        let fitting = least + (size - least) % (pageSize - 4)
        return fitting <= most ? fitting : least
    }

    /// Most significant byte first.
    private func number(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
}
