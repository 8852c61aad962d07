/// Numbers of four bytes, most significant first, as SQLite writes them into its heads.
struct BigEndianFields {
    let bytes: [UInt8]

    init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

    /// Without a sign; zero where there are too few bytes.
    subscript(offset: Int) -> Int {
        guard offset + 4 <= bytes.count else { return 0 }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The same bytes with a sign.
    func signed(at offset: Int) -> Int { Int(Int32(truncatingIfNeeded: self[offset])) }
}
