/// A list of values as bytes to be hashed. The length precedes each text or byte array, so that
/// different lists have different bytes.
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

    /// Removes all values, but keeps the allocated memory.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Appends a hash. The result equals that of appending the hash as an array of bytes.
    mutating func append(_ hash: Blake2b.Lanes) {
        append(Blake2b.size)
        unsafe withUnsafeBytes(of: hash.littleEndian) { unsafe copy($0) }
    }

    /// Replaces the first value of the list, which must be a hash, by `hash`.
    mutating func replaceFirst(by hash: Blake2b.Lanes) {
        precondition(
            bytes.count >= MemoryLayout<Int>.size + Blake2b.size, "the list begins with no hash")
        unsafe bytes.withUnsafeMutableBytes {
            unsafe $0.storeBytes(
                of: hash.littleEndian, toByteOffset: MemoryLayout<Int>.size, as: Blake2b.Lanes.self)
        }
    }

    /// Appends a copy of the bytes in a buffer. Returns the range of the copy.
    @unsafe mutating func append(_ part: UnsafeRawBufferPointer) -> Range<Int> {
        append(part.count)
        let start = bytes.count
        unsafe copy(part)
        return start..<bytes.count
    }

    /// Appends a range of the bytes to an array. Appending a slice would copy them one by one.
    func append(_ range: Range<Int>, to result: inout [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer {
            unsafe result.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
        }
    }

    /// Appends the bytes of a buffer without their length.
    private mutating func copy(_ part: UnsafeRawBufferPointer) {
        // Appending a buffer of `UInt8` copies all bytes at once. Appending a raw buffer would copy
        // them one by one.
        unsafe bytes.append(contentsOf: part.assumingMemoryBound(to: UInt8.self))
    }

    /// Appends 1 if an optional value is present, which the caller appends next, or 0 if it is nil.
    mutating func append(isPresent: Bool) { bytes.append(isPresent ? 1 : 0) }

    /// Appends an optional byte array. Nil and an empty array result in different bytes.
    mutating func append(_ part: [UInt8]?) {
        append(isPresent: part != nil)
        if let part { append(part) }
    }

    /// Appends a number, least significant byte first.
    mutating func append(_ number: Int) {
        unsafe withUnsafeBytes(of: number.littleEndian) { unsafe copy($0) }
    }
}

/// Returns the bytes as lowercase hexadecimal digits, two for each byte.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    // The digits are appended without an array for each byte. This must be fast, because a session
    // computes the hexadecimal digest of its document before every command.
    var spelled: [UInt8] = []
    spelled.reserveCapacity(2 * bytes.count)
    for byte in bytes {
        spelled.append(digits[Int(byte >> 4)])
        spelled.append(digits[Int(byte & 15)])
    }
    return String(decoding: spelled, as: UTF8.self)
}

/// Parses pairs of hexadecimal digits into bytes; nil if the text has an odd length or contains
/// another character.
func bytes(hexadecimal text: String) -> [UInt8]? {
    let digits = text.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map {
        UInt8(digits[$0]! << 4 | digits[$0 + 1]!)
    }
}
