/// Bytes to be hashed: every part stands behind its length, so that no two lists spell the same.
struct CanonicalBytes {
    private(set) var bytes: [UInt8] = []

    init(reserving count: Int) { bytes.reserveCapacity(count) }

    init(_ numbers: Int...) { for number in numbers { append(number) } }

    mutating func append(_ part: [UInt8]) {
        append(part.count)
        bytes += part
    }

    mutating func append(_ part: String) {
        append(part.utf8.count)
        bytes.append(contentsOf: part.utf8)
    }

    /// nil differs from no bytes.
    mutating func append(_ part: [UInt8]?) {
        bytes.append(part == nil ? 0 : 1)
        if let part { append(part) }
    }

    /// Least significant byte first.
    mutating func append(_ number: Int) {
        unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }
}
