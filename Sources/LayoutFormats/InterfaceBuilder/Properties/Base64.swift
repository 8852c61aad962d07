/// Interface Builder's way to keep texts with control characters in XML.
enum Base64 {
    /// The text whose UTF-8 bytes `encoded` holds; white space and padding are optional.
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

    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func isFiller(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "=") || byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
