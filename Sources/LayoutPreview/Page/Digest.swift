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

    /// Returns the bytes as base64 text (RFC 4648, section 4).
    static func base64(_ bytes: [UInt8]) -> String {
        let variant = sodium_base64_VARIANT_ORIGINAL
        var text = [CChar](
            repeating: 0, count: sodium_base64_encoded_len(bytes.count, variant))
        sodium_bin2base64(&text, text.count, bytes, bytes.count, variant)
        return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
