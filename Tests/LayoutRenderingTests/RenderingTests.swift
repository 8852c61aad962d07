import CPangoCairo
import StackCore
import TestKit
import Testing

@testable import LayoutRendering

/// A label and a text field on a screen of 100 by 80 points.
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

/// What Cairo has in memory, as `#RRGGBB`.
private struct Pixels {
    private let surface: Surface
    private let scale: Int
    private let width: Int

    init(_ document: LaidOutDocument, scale: Int) throws {
        let drawing = Drawing([document])
        self.scale = scale
        width = Int(drawing.size.width) * scale
        surface = try Surface(
            width: Int32(width), height: Int32(Int(drawing.size.height) * scale))
        Painter(on: surface, scale: Double(scale)).paint(drawing)
    }

    /// At a point of the drawing.
    subscript(x: Double, y: Double) -> String {
        typealias Data = @convention(c) (OpaquePointer) -> UnsafePointer<UInt32>
        let data = unsafeBitCast(layout_pangocairo("cairo_image_surface_get_data"), to: Data.self)
        let index = Int(y * Double(scale)) * width + Int(x * Double(scale))
        let text = String(data(surface.surface)[index] & 0xFF_FFFF, radix: 16)
        return "#" + String(repeating: "0", count: 6 - text.count) + text
    }
}

@Suite struct RenderingTests {
    private let border = DrawingStyle.border

    @Test func `a png has the size of the drawing in the device's pixels`() throws {
        let bytes = try Rendering.png([screen()])
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        // The header's big-endian numbers: 100 and 80 points with a border, two pixels each.
        #expect(bytes[16..<24].elementsEqual([0, 0, 1, 56, 0, 0, 1, 16]))
    }

    @Test func `views stand where their frames are`() throws {
        let pixels = try Pixels(screen(text: ""), scale: 2)
        #expect(pixels[2, 2] == DrawingStyle.page)
        #expect(pixels[border + 5, border + 60] == DrawingStyle.screen)
        // The label's fill shines through to the screen; its outline is opaque.
        #expect(["#fff6da", "#fff6db"].contains(pixels[border + 60, border + 45]))
        #expect(pixels[border + 40, border + 20] == "#c79a1b")
        #expect(pixels[border + 75, border + 35] == DrawingStyle.screen)
    }

    @Test func `the same layouts give the same bytes`() throws {
        #expect(try Rendering.png([screen()]) == Rendering.png([screen()]))
        #expect(try Rendering.pdf([screen()]) == Rendering.pdf([screen()]))
        #expect(try Rendering.png([screen()]) != Rendering.png([screen(text: "Ho")]))
    }

    @Test func `a pdf has a page for each document`() throws {
        for count in 1...3 {
            let bytes = try Rendering.pdf(Array(repeating: screen(), count: count))
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasPrefix("%PDF-1."))
            #expect(text.hasSuffix("%%EOF\n"))
            let pages = text.ranges(of: "/MediaBox [ 0 0 156 136 ]").count
            #expect(pages == count)
        }
    }

    /// Noncharacters, at which Pango and PDF give up.
    private static let noncharacters = [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF].map {
        String(Unicode.Scalar($0 as UInt32)!)
    }

    @Test(arguments: ["", "\u{0}\u{1B}[31m", "\u{202E}a\nb", "é👩‍👩‍👧"] + noncharacters)
    func `any text can be painted`(_ text: String) throws {
        let long = String(repeating: text, count: 2_000)
        #expect(try !Rendering.png([screen(text: text), screen(text: long)]).isEmpty)
        #expect(try !Rendering.pdf([screen(text: text), screen(text: long)]).isEmpty)
    }

    @Test func `a picture that would be too large is refused`() throws {
        let huge = try screen(size: Size(width: 10_000, height: 10_000))
        #expect(throws: RenderingFailure.self) { try Rendering.png([huge]) }
        let wide = try Array(repeating: screen(size: Size(width: 9_000, height: 10)), count: 2)
        #expect(throws: RenderingFailure.self) { try Rendering.png(wide) }
    }
}
