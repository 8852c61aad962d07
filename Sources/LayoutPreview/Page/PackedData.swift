import CZlib

/// Data as a zlib stream (RFC 1950).
package enum PackedData {
    /// Returns the encoding of data inside an HTML `<script>` element: the stream in base64.
    ///
    /// Base64 text cannot contain `</script>`, and the repetitive data shrinks to a twentieth of its
    /// length.
    static func packed(_ text: String) -> String { Digest.base64(stream(of: Array(text.utf8))) }

    static func stream(of bytes: [UInt8]) -> [UInt8] {
        var length = compressBound(UInt(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        let status = compress(&packed, &length, bytes, UInt(bytes.count))
        precondition(status == Z_OK, "zlib has no memory for a stream")
        return Array(packed.prefix(Int(length)))
    }
}
