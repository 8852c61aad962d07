import CSodium

/// SHA-256 digests in the form that content security policies use.
enum Digest {
    /// Returns `sha256-…`, the policy source that allows the inline script or style with this text.
    static func source(of text: String) -> String {
        let bytes = Array(text.utf8)
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
        return "sha256-" + base64(hash)
    }

    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Returns the bytes as base64 text (RFC 4648, section 4).
    static func base64(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | Int($1) }
            bits <<= 8 * (3 - group.count)
            for place in 0..<4 {
                result.append(
                    place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "=")
                )
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
