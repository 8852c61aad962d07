import TestKit
import Testing

@testable import LayoutRendering

/// A picture of random values, written as PNG with another filter in each row.
private struct RandomPNG {
    let width: Int
    let height: Int
    let channels: Int
    let values: [UInt8]
    private let kind: UInt8
    private let palette: [UInt8]

    init(_ kind: UInt8, channels: Int, width: Int, height: Int) {
        var random = SeededGenerator(seed: Int(kind) + 1)
        (self.kind, self.channels, self.width, self.height) = (kind, channels, width, height)
        values = (0..<(width * height * channels)).map { _ in
            UInt8(truncatingIfNeeded: random.next() >> 20)
        }
        palette = (0..<(3 * 256)).map { UInt8(truncatingIfNeeded: $0 * 7) }
    }

    /// Red, green, blue and alpha of a pixel, multiplied by alpha.
    func pixel(_ x: Int, _ y: Int) -> [Double] {
        let at = (y * width + x) * channels
        let own = values[at..<(at + channels)].map(Double.init)
        switch kind {
        case 0: return [own[0], own[0], own[0], 255]
        case 2: return own + [255]
        case 3: return (0..<3).map { Double(palette[3 * Int(own[0]) + $0]) } + [255]
        case 4: return [0, 0, 0].map { own[$0] * own[1] / 255 } + [own[1]]
        default: return own.prefix(3).map { $0 * own[3] / 255 } + [own[3]]
        }
    }

    var bytes: [UInt8] {
        let header = Self.number(width) + Self.number(height) + [8, kind, 0, 0, 0]
        let rows = stored(filtered)
        // Two parts, which split a row.
        let parts = [Array(rows[..<12_345]), Array(rows[12_345...])]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
            + (kind == 3 ? chunk("PLTE", palette) : []) + parts.flatMap { chunk("IDAT", $0) }
            + chunk("IEND", [])
    }

    private var filtered: [UInt8] {
        let length = width * channels
        var result: [UInt8] = []
        result.reserveCapacity(height * (length + 1))
        for row in 0..<height {
            let filter = row % 5
            result.append(UInt8(filter))
            for place in 0..<length {
                let at = row * length + place
                let left = place < channels ? 0 : Int(values[at - channels])
                let up = row == 0 ? 0 : Int(values[at - length])
                let corner = place < channels || row == 0 ? 0 : Int(values[at - length - channels])
                let expected = [
                    0, left, up, (left + up) / 2, Self.paeth(left, up, corner),
                ][filter]
                result.append(values[at] &- UInt8(expected))
            }
        }
        return result
    }

    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess = left + up - corner
        let distances = [left, up, corner].map { abs(guess - $0) }
        return [left, up, corner][distances.firstIndex(of: distances.min()!)!]
    }

    /// The bytes as a zlib stream without compression.
    private func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: 65_535) {
            let part = bytes[start..<min(start + 65_535, bytes.count)]
            let size = UInt16(part.count)
            result.append(start + part.count == bytes.count ? 1 : 0)
            for number in [size, ~size] {
                result += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)]
            }
            result += part
        }
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return result + Self.number(Int(b << 16 | a))
    }

    private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Self.number(content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

@Test(arguments: [(0, 1), (2, 3), (3, 1), (4, 2), (6, 4)] as [(UInt8, Int)])
func `a large picture is scaled to the means of its pixels`(_ kind: (UInt8, Int)) throws {
    let file = RandomPNG(kind.0, channels: kind.1, width: 1_203, height: 901)
    #expect(ScaledPNG.supports(file.bytes))
    // A pixel of the result is the mean of 5 columns and 3 rows of the file.
    let scaled = try #require(ScaledPNG(file.bytes, width: 220, height: 290))
    #expect((scaled.width, scaled.height) == (240, 300))
    for (x, y) in [(0, 0), (239, 299), (17, 90), (120, 3)] {
        var means = [0.0, 0, 0, 0]
        for row in (3 * y)..<(3 * y + 3) {
            for column in (5 * x)..<(5 * x + 5) {
                for (channel, value) in file.pixel(column, row).enumerated() {
                    means[channel] += value / 15
                }
            }
        }
        let pixel = scaled.pixels[y * scaled.width + x]
        let found = [16, 8, 0, 24].map { Double(pixel >> $0 & 0xFF) }
        // Each value is rounded when it is multiplied by alpha, and again as a mean.
        for (mean, value) in zip(means, found) { #expect(abs(mean - value) <= 1) }
    }
}

@Test func `a picture that is not large, or is damaged, is not scaled`() {
    let small = RandomPNG(2, channels: 3, width: 300, height: 300)
    #expect(ScaledPNG(small.bytes, width: 10, height: 10) == nil)
    let large = RandomPNG(0, channels: 1, width: 1_100, height: 1_000)
    #expect(ScaledPNG(large.bytes, width: 600, height: 600) == nil)
    #expect(ScaledPNG(Array(large.bytes.dropLast(9_000)), width: 100, height: 100) == nil)
    #expect(ScaledPNG([1, 2, 3], width: 100, height: 100) == nil)
}

/// A file from a stranger's project may state any size; only its header is read here.
@Test(arguments: [
    (5_000, 6_000, false), (5_792, 5_792, false), (5_793, 5_793, true), (12_288, 12_288, true),
    (1, 1 << 25, false), (2, 1 << 25, true), (1 << 31 - 1, 1 << 31 - 1, true),
    (1 << 32 - 1, 1 << 32 - 1, false),
])
func `no picture of many pixels is decoded as a whole, whatever its kind`(
    _ width: Int, _ height: Int, _ isOnlyScaled: Bool
) {
    func bytes(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    for kind: [UInt8] in [[8, 6, 0, 0, 0], [16, 2, 0, 0, 0], [8, 6, 0, 0, 1], [1, 0, 0, 0, 0]] {
        let file: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
            + Array("IHDR".utf8) + bytes(width) + bytes(height) + kind + [0, 0, 0, 0]
        #expect(ScaledPNG.isOnlyScaled(file) == isOnlyScaled, "\(width) x \(height)")
        #expect(!ScaledPNG.isOnlyScaled(Array(file.dropLast(5))))
    }
}
