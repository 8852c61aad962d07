/// Base64 (RFC 4648). Interface Builder uses it for texts with control characters, and pictures use
/// it for embedded images.
package enum Base64 {
    /// Decodes base64 to UTF-8 text. Ignores white space and padding. Returns nil if another
    /// character occurs.
    static func text(_ encoded: String) -> String? {
        var bytes: [UInt8] = []
        var buffer: UInt32 = 0
        var bits: UInt32 = 0
        for character in encoded.utf8 where !isFiller(character) {
            guard let value = alphabet.firstIndex(of: character) else { return nil }
            buffer = (buffer << 6 | UInt32(value)) & 0xFFFF
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the bytes in the standard alphabet, padded with `=`.
    package static func encoded(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let word = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                let isPadding = place > group.count
                result.append(
                    isPadding ? UInt8(ascii: "=") : alphabet[word >> (18 - 6 * place) & 63])
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func isFiller(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "=") || byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
