import CZlib

/// Functions that compress data as a zlib stream (RFC 1950).
package enum PackedData {
    /// Returns the text as a compressed zlib stream in base64, for an HTML `<script>` element.
    ///
    /// Base64 text cannot contain `</script>`, which would end the element. The data of a page is
    /// repetitive, and is compressed to a twentieth of its length.
    static func packed(_ text: String) -> String { Digest.base64(stream(of: Array(text.utf8))) }

    static func stream(of bytes: [UInt8]) -> [UInt8] {
        var length = compressBound(UInt(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        let status = compress(&packed, &length, bytes, UInt(bytes.count))
        precondition(status == Z_OK, "zlib has no memory for a stream")
        return Array(packed.prefix(Int(length)))
    }
}
