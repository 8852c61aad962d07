/// A parser of SQLite's record format. It accepts bytes of any kind and returns nil for invalid
/// ones.
struct RawRecord {
    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Parses SQLite's variable-length integer: one to nine bytes with seven bits each, eight in
    /// the ninth. Returns nil if the bytes end early or the number does not fit into `Int`.
    mutating func varint() -> Int? {
        var result: UInt64 = 0
        for count in 1...9 {
            guard position < bytes.endIndex else { return nil }
            let byte = bytes[position]
            position += 1
            if count == 9 { return Int(exactly: result << 8 | UInt64(byte)) }
            result = result << 7 | UInt64(byte & 0x7f)
            if byte < 0x80 { return Int(exactly: result) }
        }
        return nil
    }

    /// Returns the columns of a record; nil if the bytes are not a valid record of at most 16
    /// columns.
    static func values(_ payload: ArraySlice<UInt8>) -> [SQLiteValue]? {
        var header = RawRecord(payload)
        guard let size = header.varint(), size <= payload.count, size > 0 else { return nil }
        let end = payload.startIndex + size
        var body = RawRecord(payload[end...])
        var values: [SQLiteValue] = []
        while header.position < end {
            guard values.count < 16, let type = header.varint(), let value = body.value(type) else {
                return nil
            }
            values.append(value)
        }
        return values
    }

    private mutating func value(_ type: Int) -> SQLiteValue? {
        switch type {
        case 0: return .null
        case 1...4: return integer(type)
        case 5: return integer(6)
        case 6: return integer(8)
        case 8, 9: return .integer(type - 8)
        case 12...: return type.isMultiple(of: 2) ? blob((type - 12) / 2) : text((type - 13) / 2)
        // Type 7 is a real number, which no rowid table of the schema contains.
        default: return nil
        }
    }

    private mutating func readBytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.endIndex - position else { return nil }
        defer { position += count }
        return bytes[position..<position + count]
    }

    private mutating func integer(_ size: Int) -> SQLiteValue? {
        guard let part = readBytes(size) else { return nil }
        let first = Int(Int8(bitPattern: part.first!))
        return .integer(part.dropFirst().reduce(first) { $0 << 8 | Int($1) })
    }

    private mutating func blob(_ size: Int) -> SQLiteValue? {
        readBytes(size).map { .blob(Array($0)) }
    }

    private mutating func text(_ size: Int) -> SQLiteValue? {
        readBytes(size).flatMap { String(validating: $0, as: UTF8.self) }.map { .text($0) }
    }
}
