import Platform

/// The pixel rows of a band of a picture, compressed for PNG as differences from the row above
/// (filter type Up).
///
/// The first row contains its own values (filter type None), so that it does not depend on other
/// bands: Cairo may round colours in the last row of another band differently, and each difference
/// would be added to all rows below.
struct PixelRows {
    /// The pixels, four bytes each: blue, green, red and one that is ignored.
    private let pixels: UnsafePointer<UInt8>
    private let width: Int
    private let height: Int
    /// The number of bytes from one row to the next.
    private let stride: Int

    init(pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
        precondition(stride >= 4 * width, "rows of \(width) pixels overlap")
        self.pixels = pixels
        self.width = width
        self.height = height
        self.stride = stride
    }

    /// Returns the compressed rows.
    ///
    /// - Parameter isLast: whether the last one of these rows is the picture's last
    func compressed(isLast: Bool = true) -> CompressedRows {
        let empty = [UInt8](repeating: 0, count: 4 * width)
        let compressor = RowCompressor(rowLength: 1 + 3 * width)
        empty.withUnsafeBufferPointer { empty in
            guard let empty = empty.baseAddress else { return }
            for row in 0..<height {
                let source = pixels + row * stride
                let above = row == 0 ? empty : source - stride
                if row > 0, memcmp(source, above, 4 * width) == 0 {
                    compressor.addSame()
                } else {
                    compressor.add {
                        $0[0] = row == 0 ? Self.none : Self.up
                        difference(of: source, from: above, into: $0)
                    }
                }
            }
        }
        return compressor.finished(isLast: isLast)
    }

    private func difference(
        of row: UnsafePointer<UInt8>, from above: UnsafePointer<UInt8>,
        into target: UnsafeMutableBufferPointer<UInt8>
    ) {
        var place = 1
        for pixel in Swift.stride(from: 0, to: 4 * width, by: 4) {
            target[place] = row[pixel + 2] &- above[pixel + 2]
            target[place + 1] = row[pixel + 1] &- above[pixel + 1]
            target[place + 2] = row[pixel] &- above[pixel]
            place += 3
        }
    }

    /// The numbers of the filter types None and Up in PNG. The first byte of each row is one of
    /// them.
    static let none: UInt8 = 0
    static let up: UInt8 = 2
}
