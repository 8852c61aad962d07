import CZlib

/// The encoding of data inside an HTML `<script>` element: a zlib stream (RFC 1950) in base64.
///
/// Base64 text cannot contain `</script>`, and the repetitive data shrinks to a twentieth of its
/// length.
package enum PackedData {
    static func packed(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var length = compressBound(UInt(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        let status = compress(&packed, &length, bytes, UInt(bytes.count))
        precondition(status == Z_OK, "zlib has no memory for a stream")
        return Digest.base64(Array(packed.prefix(Int(length))))
    }
}
