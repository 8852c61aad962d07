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
