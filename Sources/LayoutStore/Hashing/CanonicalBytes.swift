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

/// Bytes as hexadecimal digits, two a byte, in small letters.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    // Without a list for each byte: a session spells its document's digest before every command.
    var spelled: [UInt8] = []
    spelled.reserveCapacity(2 * bytes.count)
    for byte in bytes {
        spelled.append(digits[Int(byte >> 4)])
        spelled.append(digits[Int(byte & 15)])
    }
    return String(decoding: spelled, as: UTF8.self)
}

/// What `hexadecimal` spelled; nil when it is no such spelling.
func bytes(hexadecimal text: String) -> [UInt8]? {
    let digits = text.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map {
        UInt8(digits[$0]! << 4 | digits[$0 + 1]!)
    }
}
