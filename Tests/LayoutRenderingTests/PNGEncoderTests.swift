import CPangoCairo
import Foundation
import StackCore
import TestKit
import Testing

@testable import LayoutPictures
@testable import LayoutRendering

/// Encoded images are read back by Cairo, which uses libpng.
@Suite struct PNGEncoderTests {
    private func check(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let value = pixel(x, y)
                pixels += [0, 8, 16].map { UInt8(truncatingIfNeeded: value >> $0) } + [0xFF]
            }
        }
        let rows = PixelRows(pixels: pixels, width: width, height: height, stride: 4 * width)
        let bytes = PNGEncoder.encoded([rows.compressed()], width: width, height: height)
        let read = try #require(Self.read(bytes))
        #expect(read.width == width && read.height == height)
        #expect(read.pixels == pixels)
    }

    private static func read(_ bytes: [UInt8]) -> (width: Int, height: Int, pixels: [UInt8])? {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("png-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        typealias Open = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
        let open = unsafeBitCast(
            layout_pangocairo("cairo_image_surface_create_from_png"), to: Open.self)
        guard (try? Data(bytes).write(to: url)) != nil, let surface = open(url.path) else {
            return nil
        }
        defer { layout_cairo_surface_destroy(surface) }
        guard layout_cairo_surface_status(surface) == 0 else { return nil }
        let width = Int(layout_cairo_image_surface_get_width(surface))
        let height = Int(layout_cairo_image_surface_get_height(surface))
        let stride = Int(layout_cairo_image_surface_get_stride(surface))
        let data = layout_cairo_image_surface_get_data(surface)!
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let pixel = data + y * stride + 4 * x
                pixels += [pixel[0], pixel[1], pixel[2], 0xFF]
            }
        }
        return (width, height, pixels)
    }

    /// A picture of several bands has the pixels of one that is painted whole, with texts, images
    /// and groups across the edges of bands.
    @Test func `bands are painted like the whole picture`() throws {
        let image = PNGEncoder.encoded(
            [
                PixelRows(pixels: [UInt8](0..<48), width: 3, height: 4, stride: 12).compressed()
            ], width: 3, height: 4)
        var picture = Picture(title: "", size: Size(width: 60, height: 2_500), page: .white)
        for step in 0..<100 {
            let y = Double(step) * 25
            picture.commands += [
                .beginOpacity(0.5),
                .image(
                    DrawnImage(
                        image: .init(bytes: image, size: Size(width: 20, height: 60)),
                        frame: Rect(x: 30, y: y, width: 20, height: 60))),
                .fill(.ellipse(Rect(x: 0, y: y, width: 50, height: 90)), .black), .endOpacity,
                .text(
                    TextRun(
                        text: "Wgÿ 漢 \(step)", x: 2, baseline: y, width: 55,
                        style: TypeStyle(size: 17), paint: .black)),
            ]
        }
        let surface = try Rendering.painted(picture, scale: 2)
        let whole = surface.withPixels { pixels, width, height, stride in
            PNGEncoder.encoded(
                [
                    PixelRows(pixels: pixels, width: width, height: height, stride: stride)
                        .compressed()
                ],
                width: width, height: height)
        }
        let read = try #require(Self.read(Rendering.png(picture, scale: 2).bytes))
        let expected = try #require(whole.flatMap(Self.read))
        // Cairo rounds where it cuts curves and enlarged images at the edges of a surface, so that
        // colours can differ by two of 255 levels. Only the first difference is printed, because
        // there are millions of values.
        let different = zip(read.pixels, expected.pixels).enumerated().first {
            abs(Int($1.0) - Int($1.1)) > 2
        }
        #expect(different == nil)
        #expect(read.height == 5_000 && expected.pixels.count == read.pixels.count)
    }

    @Test(arguments: [
        (1, 1), (2, 3), (87, 5), (88, 40), (300, 200), (4, 100), (5, 100), (11_000, 12),
    ])
    func `flat pictures`(_ width: Int, _ height: Int) throws {
        try check(width, height) { _, _ in 0xFFFFFF }
        try check(width, height) { _, _ in 0 }
        try check(width, height) { x, _ in UInt32(x) }
        try check(width, height) { _, y in UInt32(y) * 0x01_0101 }
    }

    @Test(arguments: 0..<20)
    func `noise and shapes`(_ seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let width = Int.random(in: 1...200, using: &generator)
        let colors = (0..<8).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &generator) }
        let cell = Int.random(in: 1...20, using: &generator)
        let noise = (0..<width * 60).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &generator) }
        try check(width, 60) { x, y in
            y < 20 ? noise[y * width + x] : colors[(x / cell + y / cell * 3) % 8]
        }
    }
}
