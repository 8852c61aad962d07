import CZlib

/// A large PNG image that is scaled down row by row while it is decoded, so that little memory is
/// needed for a file of any size. Each pixel of the result is the mean of a rectangle of pixels in
/// the file.
package struct ScaledPNG {
    /// The size in pixels.
    let width: Int
    let height: Int
    /// The pixels from left to right and top to bottom, as Cairo's format ARGB32 has them: with
    /// their colours multiplied by alpha.
    private(set) var pixels: [UInt32] = []

    /// The maximum number of pixels of an image that is decoded at its full size. Larger images are
    /// scaled down.
    package static let mostWholePixels = 1 << 25
    /// The maximum number of pixels of an image that is scaled down.
    package static let mostPixels = 12_288 * 12_288

    /// The number of pixels from which an image is scaled down while it is decoded.
    private static let large = 1 << 20
    /// The maximum width and height of the rectangle of pixels in the file that becomes one pixel
    /// of the result. Up to this size, the sum of a channel's values in a rectangle fits into 32
    /// bits.
    private static let longestSide = 4_000

    /// Whether an image can be scaled down while it is decoded: it is a PNG file with 8 bits for
    /// each value, is not interlaced, and no single colour is transparent.
    package static func supports(_ bytes: [UInt8]) -> Bool { PNGFile(bytes) != nil }

    /// Whether the image has more than `mostWholePixels`, so that it is not decoded at its full
    /// size. If it cannot be scaled down while it is decoded either, it is not drawn.
    static func isOnlyScaled(_ bytes: [UInt8]) -> Bool {
        PNGFile.size(of: bytes).map { $0.width * $0.height > mostWholePixels } ?? false
    }

    /// Decodes an image and scales it down by whole factors, to at least the needed size. An image
    /// with more than `mostWholePixels` is scaled down to at most half its width and height, even
    /// if it is then smaller than needed.
    ///
    /// Returns nil if the image is damaged or not supported, or if it has fewer than `large`
    /// pixels. Also returns nil for an image of at most `mostWholePixels` if neither its width nor
    /// its height is at least twice the needed one.
    ///
    /// - Parameters:
    ///   - width: the width at which the image is needed, in pixels
    ///   - height: the height at which the image is needed, in pixels
    init?(_ bytes: [UInt8], width needed: Double, height neededHeight: Double) {
        guard let file = PNGFile(bytes), file.width * file.height >= Self.large, needed > 0,
            neededHeight > 0
        else { return nil }
        let least = file.isOnlyScaled ? 2 : 1
        let columns = max(least, Self.side(file.width, for: needed))
        let rows = max(least, Self.side(file.height, for: neededHeight))
        guard columns * rows > 1, columns <= file.width, rows <= file.height else { return nil }
        width = file.width / columns
        height = file.height / rows
        assert(width > 0 && height > 0, "a picture is scaled down to nothing")
        pixels.reserveCapacity(width * height)
        var sums = [UInt32](repeating: 0, count: 4 * width)
        var count = 0
        let isWhole = file.forEachRow { row in
            if pixels.count == width * height { return }
            file.add(row, to: &sums, side: columns)
            count += 1
            if count < rows { return }
            count = 0
            addPixels(sums, area: UInt32(columns * rows))
            for index in sums.indices { sums[index] = 0 }
        }
        if !isWhole || pixels.count < width * height { return nil }
    }

    /// Returns how many pixels of the file, along one side, become one pixel of the result.
    /// `length` is the number of pixels in the file along this side, `needed` the number wanted in
    /// the result.
    private static func side(_ length: Int, for needed: Double) -> Int {
        max(1, Int(min(Double(length) / needed, Double(longestSide), Double(length))))
    }

    /// Calls `body` with the bytes of the pixels.
    mutating func withPixels(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        pixels.withUnsafeMutableBytes { bytes in
            body(bytes.baseAddress!.assumingMemoryBound(to: UInt8.self))
        }
    }

    private mutating func addPixels(_ sums: [UInt32], area: UInt32) {
        for place in stride(from: 0, to: sums.count, by: 4) {
            var pixel: UInt32 = 0
            // Alpha is the highest byte, then red, green and blue.
            for channel in [3, 0, 1, 2] {
                pixel = pixel << 8 | (sums[place + channel] + area / 2) / area
            }
            pixels.append(pixel)
        }
    }
}

/// The header and the compressed rows of a PNG file with 8 bits for each value.
private struct PNGFile {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let channels: Int
    /// The colours of a palette: red, green, blue and alpha of each, multiplied by alpha; empty if
    /// the picture has no palette.
    private var palette: [UInt8] = []
    /// The ranges of `bytes` that contain the compressed rows.
    private var parts: [Range<Int>] = []

    var isOnlyScaled: Bool { width * height > ScaledPNG.mostWholePixels }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let mostPixelsOfRow = 1 << 17

    init?(_ bytes: [UInt8]) {
        guard let size = Self.size(of: bytes) else { return nil }
        let chunks = Self.chunks(of: bytes)
        (width, height) = size
        let start = Self.headerStart + 8
        let kind = Array(bytes[start..<(start + 5)])
        let counts: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
        guard kind[0] == 8, let channels = counts[kind[1]], kind[2...] == [0, 0, 0],
            1...Self.mostPixelsOfRow ~= width, 1...Self.mostPixelsOfRow ~= height,
            width * height <= ScaledPNG.mostPixels
        else { return nil }
        self.channels = channels
        self.bytes = bytes
        parts = chunks.filter { $0.name == "IDAT" }.map(\.content)
        let transparency = chunks.first { $0.name == "tRNS" }?.content
        if kind[1] == 3 {
            guard let colours = chunks.first(where: { $0.name == "PLTE" })?.content else {
                return nil
            }
            palette = Self.palette(Array(bytes[colours]), transparency.map { Array(bytes[$0]) })
        } else if transparency != nil {
            return nil
        }
    }

    /// The position of the width in the header, which is the first chunk.
    private static let headerStart = signature.count + 8

    /// Returns the size in pixels that the header states; nil if this is no PNG file.
    static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: signature), bytes.count >= headerStart + 17,
            number(bytes, at: signature.count) == 13,
            bytes[(signature.count + 4)..<headerStart].elementsEqual("IHDR".utf8)
        else { return nil }
        let size = (
            width: number(bytes, at: headerStart), height: number(bytes, at: headerStart + 4)
        )
        // The format allows no longer side.
        return max(size.width, size.height) < 1 << 31 ? size : nil
    }

    private static func chunks(of bytes: [UInt8]) -> [(name: String, content: Range<Int>)] {
        guard bytes.starts(with: signature) else { return [] }
        var chunks: [(name: String, content: Range<Int>)] = []
        var place = signature.count
        while place + 12 <= bytes.count {
            let length = number(bytes, at: place)
            guard length <= bytes.count - place - 12 else { break }
            let name = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
            chunks.append((name, (place + 8)..<(place + 8 + length)))
            place += length + 12
        }
        return chunks
    }

    private static func number(_ bytes: [UInt8], at place: Int) -> Int {
        bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func palette(_ colours: [UInt8], _ alphas: [UInt8]?) -> [UInt8] {
        (0..<256).flatMap { index -> [UInt8] in
            let alpha = alphas.flatMap { index < $0.count ? $0[index] : nil } ?? 255
            guard 3 * index + 2 < colours.count else { return [0, 0, 0, 255] }
            return (0..<3).map { multiplied(colours[3 * index + $0], alpha) } + [alpha]
        }
    }

    /// Returns a colour value multiplied by alpha, rounded.
    @inline(__always)
    private static func multiplied(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
        UInt8((UInt32(value) * UInt32(alpha) + 127) / 255)
    }

    // MARK: Decoding rows

    /// Calls `body` with the values of each row. Returns false if the rows are damaged or some are
    /// missing.
    func forEachRow(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        let length = width * channels
        // Each row begins with the byte of its filter type.
        var rows = [UInt8](repeating: 0, count: 2 * (length + 1))
        let inflater = Inflater(bytes, parts)
        return rows.withUnsafeMutableBufferPointer { rows in
            var (row, above) = (rows.baseAddress!, rows.baseAddress! + length + 1)
            for _ in 0..<height {
                guard inflater.fill(row, length + 1),
                    Self.unfilter(row + 1, above + 1, length, channels, by: row[0])
                else { return false }
                body(UnsafeBufferPointer(start: row + 1, count: length))
                swap(&row, &above)
            }
            return true
        }
    }

    /// Undoes the filter of a row, given the row above. Returns false if the filter type is
    /// unknown.
    private static func unfilter(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ length: Int,
        _ channels: Int, by filter: UInt8
    ) -> Bool {
        switch filter {
        case 0: break
        case 1: for index in channels..<length { row[index] &+= row[index - channels] }
        case 2: for index in 0..<length { row[index] &+= above[index] }
        case 3:
            for index in 0..<length {
                let left = index < channels ? 0 : UInt16(row[index - channels])
                row[index] &+= UInt8((left + UInt16(above[index])) / 2)
            }
        case 4:
            for index in 0..<min(channels, length) { row[index] &+= above[index] }
            for index in channels..<length {
                row[index] &+= nearest(
                    row[index - channels], above[index], above[index - channels])
            }
        default: return false
        }
        return true
    }

    /// Returns the one of the three values that is nearest to `left + up - corner` (PNG's Paeth
    /// filter).
    @inline(__always)
    private static func nearest(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
        let (toLeft, toUp) = (Int16(up) - Int16(corner), Int16(left) - Int16(corner))
        let (a, b, c) = (abs(toLeft), abs(toUp), abs(toLeft + toUp))
        return a <= b && a <= c ? left : b <= c ? up : corner
    }

    // MARK: Adding up pixels

    /// Adds a row of the file to `sums`, the sums of one row of the result. For each column of the
    /// result, adds `side` consecutive pixels to its sums of red, green, blue and alpha.
    func add(_ row: UnsafeBufferPointer<UInt8>, to sums: inout [UInt32], side: Int) {
        sums.withUnsafeMutableBufferPointer { sums in
            for column in 0..<(sums.count / 4) {
                var total: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
                for place in (column * side)..<((column + 1) * side) {
                    let pixel = pixel(row, place)
                    total.0 &+= UInt32(pixel.0)
                    total.1 &+= UInt32(pixel.1)
                    total.2 &+= UInt32(pixel.2)
                    total.3 &+= UInt32(pixel.3)
                }
                sums[4 * column] &+= total.0
                sums[4 * column + 1] &+= total.1
                sums[4 * column + 2] &+= total.2
                sums[4 * column + 3] &+= total.3
            }
        }
    }

    @inline(__always)
    private func pixel(
        _ row: UnsafeBufferPointer<UInt8>, _ place: Int
    ) -> (UInt8, UInt8, UInt8, UInt8) {
        let at = place * channels
        switch channels {
        case 4: return Self.multiplied(row[at], row[at + 1], row[at + 2], row[at + 3])
        case 3: return (row[at], row[at + 1], row[at + 2], 255)
        case 2: return Self.multiplied(row[at], row[at], row[at], row[at + 1])
        default:
            let value = row[at]
            if palette.isEmpty { return (value, value, value, 255) }
            let entry = 4 * Int(value)
            return (palette[entry], palette[entry + 1], palette[entry + 2], palette[entry + 3])
        }
    }

    @inline(__always)
    private static func multiplied(
        _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8
    ) -> (UInt8, UInt8, UInt8, UInt8) {
        if alpha == 255 { return (red, green, blue, 255) }
        return (
            multiplied(red, alpha), multiplied(green, alpha), multiplied(blue, alpha), alpha
        )
    }
}

/// A reader of a zlib stream that is stored in several parts.
private final class Inflater {
    /// The state of zlib. It is on the heap, because zlib checks that it has not moved in memory.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let bytes: [UInt8]
    private var parts: ArraySlice<Range<Int>>

    init(_ bytes: [UInt8], _ parts: [Range<Int>]) {
        self.bytes = bytes
        self.parts = parts[...]
        stream.initialize(to: z_stream())
        guard layout_begin_inflating(stream) == Z_OK else {
            preconditionFailure("zlib has no memory for a stream")
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Writes the next `count` bytes to `target`. Returns false if there are fewer, or if the
    /// stream is damaged.
    func fill(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
        stream.pointee.next_out = target
        stream.pointee.avail_out = UInt32(count)
        return bytes.withUnsafeBufferPointer { bytes in
            while stream.pointee.avail_out > 0 {
                if stream.pointee.avail_in == 0 {
                    guard let part = parts.popFirst() else { return false }
                    stream.pointee.next_in = UnsafeMutablePointer(
                        mutating: bytes.baseAddress! + part.lowerBound)
                    stream.pointee.avail_in = UInt32(part.count)
                }
                let status = inflate(stream, Z_NO_FLUSH)
                if status == Z_STREAM_END { return stream.pointee.avail_out == 0 }
                if status != Z_OK && status != Z_BUF_ERROR { return false }
            }
            return true
        }
    }
}
