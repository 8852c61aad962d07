import CPangoCairo
import Foundation
import StackCore
import TestKit
import Testing

@testable import LayoutPictures
@testable import LayoutRendering

/// Makes a label and a text field on a screen of 100 by 80 points.
private func screen(text: String = "Hi", size: Size = Size(width: 100, height: 80)) throws
    -> LaidOutDocument
{
    var builder = try DocumentBuilder(size: size)
    let frame: [(PropertyKey, String)] = [
        (.frame, "10,20,60,30"), (.autoresizing, "flexibleRightMargin"), (.text, text),
    ]
    try builder.add(.label, "title", frame)
    let environment = try #require(LayoutEnvironment(builder.document))
    return LaidOutDocument(
        name: "Screen", document: builder.document,
        layout: LayoutPass.run(builder.document, in: environment))
}

/// The pixels of a rendered document, as `#RRGGBB`.
private struct Pixels {
    private let surface: Surface
    private let scale: Int
    private let width: Int

    init(_ document: LaidOutDocument, scale: Int) throws {
        var style = PictureStyle()
        style.look = .blueprint
        let picture = Picture([document], style)
        self.scale = scale
        width = Int(picture.size.width) * scale
        surface = try Surface(
            width: Int32(width), height: Int32(Int(picture.size.height) * scale))
        Painter(on: surface, scale: Double(scale)).paint(picture)
    }

    /// Returns the colour at a point of the drawing.
    subscript(x: Double, y: Double) -> String {
        typealias Data = @convention(c) (OpaquePointer) -> UnsafePointer<UInt32>
        let data = unsafeBitCast(layout_pangocairo("cairo_image_surface_get_data"), to: Data.self)
        let index = Int(y * Double(scale)) * width + Int(x * Double(scale))
        let text = String(data(surface.surface)[index] & 0xFF_FFFF, radix: 16)
        return "#" + String(repeating: "0", count: 6 - text.count) + text
    }
}

extension Surface {
    /// The range of columns with dark pixels.
    fileprivate var ink: ClosedRange<Int>? {
        withPixels { pixels, width, height, stride in
            let columns = (0..<width).filter { x in
                (0..<height).contains { pixels[$0 * stride + x * 4] < 128 }
            }
            return columns.first.flatMap { first in columns.last.map { first...$0 } }
        } ?? nil
    }
}

@Suite struct RenderingTests {
    private let border = Picture.border

    private func png(_ documents: [LaidOutDocument]) throws(RenderingFailure) -> [UInt8] {
        try Rendering.png(Picture(documents, PictureStyle()), scale: 2).bytes
    }

    private func pdf(_ documents: [LaidOutDocument]) throws(RenderingFailure) -> [UInt8] {
        try Rendering.pdf(documents.map { Picture([$0], PictureStyle()) }).bytes
    }

    @Test func `a png has the size of the drawing in the device's pixels`() throws {
        let bytes = try png([screen()])
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        // The size in big-endian order: 100 and 80 points with a border, at two pixels per point.
        #expect(bytes[16..<24].elementsEqual([0, 0, 1, 56, 0, 0, 1, 16]))
    }

    @Test func `views stand where their frames are`() throws {
        let pixels = try Pixels(screen(text: ""), scale: 2)
        #expect(pixels[2, 2] == "#eef0f3")
        #expect(pixels[border + 5, border + 60] == "#ffffff")
        // The label's fill is translucent over the screen; its outline is opaque.
        #expect(pixels[border + 60, border + 45] != "#ffffff")
        #expect(pixels[border + 40, border + 20] == "#c79a1b")
        #expect(pixels[border + 75, border + 35] == "#ffffff")
    }

    @Test func `the same layouts give the same bytes`() throws {
        #expect(try png([screen()]) == png([screen()]))
        #expect(try pdf([screen()]) == pdf([screen()]))
        #expect(try png([screen()]) != png([screen(text: "Ho")]))
    }

    @Test func `a pdf has a page for each document`() throws {
        for count in 1...3 {
            let bytes = try pdf(Array(repeating: screen(), count: count))
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasPrefix("%PDF-1."))
            #expect(text.hasSuffix("%%EOF\n"))
            let pages = text.ranges(of: "/MediaBox [ 0 0 156 136 ]").count
            #expect(pages == count)
        }
    }

    /// Noncharacters, which Pango and PDF cannot handle.
    private static let noncharacters = [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF].map {
        String(Unicode.Scalar($0 as UInt32)!)
    }

    @Test(arguments: ["", "\u{0}\u{1B}[31m", "\u{202E}a\nb", "é👩‍👩‍👧"] + noncharacters)
    func `any text can be painted`(_ text: String) throws {
        let long = String(repeating: text, count: 2_000)
        #expect(try !png([screen(text: text), screen(text: long)]).isEmpty)
        #expect(try !pdf([screen(text: text), screen(text: long)]).isEmpty)
    }

    /// Text painted with Inter is as wide as the layout measured it for the system font.
    @Test(arguments: ["Sign in with your address", "WAVE To", "漢字とかな", "مرحبا"])
    func `a text is painted as wide as it was measured`(_ text: String) throws {
        for width in [90.0, 140.0] {
            let surface = try Surface(width: 400, height: 80)
            var picture = Picture(title: "", size: Size(width: 200, height: 40), page: .white)
            picture.commands = [
                .text(
                    TextRun(
                        text: text, x: 20, baseline: 28, width: width,
                        style: TypeStyle(size: 15), paint: .black))
            ]
            Painter(on: surface, scale: 2).paint(picture)
            let ink = try #require(surface.ink)
            // The space at the sides of letters is not painted.
            let free = text.utf8.count == text.count ? 2.5 : 7
            #expect(abs(Double(ink.lowerBound) / 2 - 20) < free, "\(text)")
            #expect(abs(Double(ink.upperBound) / 2 - 20 - width) < free, "\(text)")
        }
    }

    @Test func `a picture that would be too large is refused`() throws {
        let huge = try screen(size: Size(width: 10_000, height: 10_000))
        #expect(throws: RenderingFailure.self) { try png([huge]) }
        let wide = try Array(repeating: screen(size: Size(width: 9_000, height: 10)), count: 4)
        #expect(throws: RenderingFailure.self) { try png(wide) }
    }
}
