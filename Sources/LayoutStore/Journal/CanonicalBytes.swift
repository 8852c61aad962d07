/// Bytes to be hashed: every part stands behind its length, so that no two lists spell the same.
struct CanonicalBytes {
    private(set) var bytes: [UInt8] = []

    init(_ numbers: Int...) { for number in numbers { append(number) } }

    mutating func append(_ part: [UInt8]) {
        append(part.count)
        bytes += part
    }

    mutating func append(_ part: String) { append(Array(part.utf8)) }

    /// nil differs from the empty text.
    mutating func append(_ part: String?) {
        bytes.append(part == nil ? 0 : 1)
        if let part { append(part) }
    }

    /// Least significant byte first.
    mutating func append(_ number: Int) {
        for place in 0..<8 {
            bytes.append(UInt8(truncatingIfNeeded: number >> (place * 8)))
        }
    }
}
