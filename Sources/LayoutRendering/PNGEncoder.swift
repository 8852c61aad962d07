import CZlib
import Platform

/// Writes pixels as PNG (ISO 15948), compressed by zlib. Screens are mostly rows that are like the row
/// above: as runs of zeros they take half the time that Cairo's own writer does.
struct PNGEncoder {
    private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Parameters:
    ///   - pixels: of four bytes each, blue, green, red and one that is not looked at
    ///   - stride: bytes from a row to the next
    static func encoded(
        _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int
    ) -> [UInt8] {
        var encoder = PNGEncoder()
        // Eight bits each of red, green and blue, not interlaced.
        encoder.addChunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0])
        let rows = FilteredRows(pixels, width: width, height: height, stride: stride)
        encoder.addChunk("IDAT", rows.compressed())
        encoder.addChunk("IEND", [])
        return encoder.bytes
    }

    private mutating func addChunk(_ name: String, _ content: [UInt8]) {
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

/// The rows as differences from the row above (filter type Up).
private struct FilteredRows {
    private var bytes: [UInt8]

    init(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
        let rowLength = 1 + 3 * width
        bytes = Array(repeating: 0, count: rowLength * height)
        let empty = [UInt8](repeating: 0, count: 4 * width)
        empty.withUnsafeBufferPointer { empty in
            bytes.withUnsafeMutableBufferPointer { target in
                for row in 0..<height {
                    let source = pixels + row * stride
                    let above = row == 0 ? empty.baseAddress! : source - stride
                    target[row * rowLength] = 2
                    guard row == 0 || memcmp(source, above, 4 * width) != 0 else { continue }
                    var place = row * rowLength + 1
                    for pixel in Swift.stride(from: 0, to: 4 * width, by: 4) {
                        target[place] = source[pixel + 2] &- above[pixel + 2]
                        target[place + 1] = source[pixel + 1] &- above[pixel + 1]
                        target[place + 2] = source[pixel] &- above[pixel]
                        place += 3
                    }
                }
            }
        }
    }

    /// A zlib stream (RFC 1950).
    func compressed() -> [UInt8] {
        var stream = z_stream()
        guard layout_begin_runs(&stream) == Z_OK else {
            preconditionFailure("zlib has no memory for a stream")
        }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
            bytes.withUnsafeBufferPointer { source in
                stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(bound)
                let end = deflate(&stream, Z_FINISH)
                precondition(end == Z_STREAM_END, "the bound has room for every stream")
            }
            count = bound - Int(stream.avail_out)
        }
    }
}
