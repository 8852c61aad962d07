import CZlib

/// An encoder of pixels as PNG (ISO 15948). Most pixel rows of a screen equal the row above, and
/// `PixelRows` compresses those fast.
struct PNGEncoder {
    private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns the bytes of a PNG file. `bands` are the compressed rows, from top to bottom.
    static func encoded(_ bands: [CompressedRows], width: Int, height: Int) -> [UInt8] {
        precondition(width > 0 && height > 0, "a picture of \(width) by \(height) pixels is no PNG")
        precondition(
            bands.reduce(0) { $0 + $1.length } == height * (1 + 3 * width),
            "bands have other rows than the picture")
        var encoder = PNGEncoder()
        // The header's last five bytes: 8 bits for each of red, green and blue (colour type 2); not
        // interlaced.
        encoder.addChunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0])
        // A zlib stream (RFC 1950): a header for deflate with a window of 32 KB and fast
        // compression, the compressed rows, and their checksum.
        var stream: [UInt8] = [0x78, 0x01]
        var sum = adler32(0, nil, 0)
        for band in bands {
            stream += band.bytes
            sum = adler32_combine(sum, band.sum, band.length)
        }
        encoder.addChunk("IDAT", stream + number(Int(sum)))
        encoder.addChunk("IEND", [])
        return encoder.bytes
    }

    private mutating func addChunk(_ name: String, _ content: [UInt8]) {
        assert(name.utf8.count == 4, "a chunk is named \(name)")
        bytes += Self.number(content.count)
        let start = bytes.count
        bytes += Array(name.utf8) + content
        let sum = bytes[start...].withUnsafeBufferPointer {
            crc32(0, $0.baseAddress, UInt32($0.count))
        }
        bytes += Self.number(Int(sum))
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
