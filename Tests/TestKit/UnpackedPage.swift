import CZlib
import Foundation

/// The data embedded in a single-file page, unpacked as the page's script does.
package enum UnpackedPage {
    package struct Damaged: Error {}

    /// Returns the text in the page's element `data`.
    package static func data(of page: String) throws -> String {
        guard let start = page.range(of: "id=\"data\">"),
            let packed = page[start.upperBound...].components(separatedBy: "</script>").first,
            let bytes = Data(base64Encoded: packed)
        else { throw Damaged() }
        return try text(of: [UInt8](bytes))
    }

    /// Returns the text of a zlib stream.
    package static func text(of packed: [UInt8]) throws -> String {
        var room = max(1 << 16, packed.count * 4)
        while true {
            var length = UInt(room)
            var bytes = [UInt8](repeating: 0, count: room)
            switch uncompress(&bytes, &length, packed, UInt(packed.count)) {
            case Z_OK: return String(decoding: bytes.prefix(Int(length)), as: UTF8.self)
            case Z_BUF_ERROR: room *= 4
            default: throw Damaged()
            }
        }
    }
}
