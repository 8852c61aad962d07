import LayoutPictures
import Platform
import StackCore
import Synchronization

/// A picture that is divided into bands of pixel rows. The bands are painted and compressed on
/// several threads and then form one PNG file. They do not depend on the number of threads, so the
/// same picture always gives the same bytes.
struct PictureBands {
    private let picture: Picture
    /// Pixels per point.
    private let scale: Double
    /// The size in pixels.
    private let width: Int
    let height: Int

    /// The maximum number of pixel rows of a band. High bands are good for a picture of few
    /// screens, because an image that is in several bands is decoded for each of them. Low bands
    /// are good for a high picture of many screens, because all processor cores then finish at
    /// nearly the same time.
    private var rows: Int { height > 4_096 ? 1_024 : 2_048 }

    init(_ picture: Picture, scale: Double) {
        precondition(scale > 0, "a picture has \(scale) pixels per point")
        (self.picture, self.scale) = (picture, scale)
        width = Int((picture.size.width * scale).rounded(.up))
        height = Int((picture.size.height * scale).rounded(.up))
    }

    private struct Band: Sendable {
        let rows: CompressedRows
        let undrawn: [(command: Int, text: String)]
    }

    /// Returns the picture as a PNG file.
    func png() throws(RenderingFailure) -> RenderedPicture {
        let count = (height + rows - 1) / rows
        let results = Results(count)
        Workers.run(count) { number in
            let result = Result { () throws(RenderingFailure) in
                try band(number * rows..<min(height, (number + 1) * rows))
            }
            results.all.withLock { $0[number] = result }
        }
        var bands: [Band] = []
        for result in results.all.withLock({ $0 }) { bands.append(try result!.get()) }
        // A text at the edge between two bands is painted in both bands, so it may be listed twice.
        let undrawn = bands.flatMap(\.undrawn).sorted { $0.command < $1.command }
        let first = undrawn.indices.filter {
            $0 == 0 || undrawn[$0].command != undrawn[$0 - 1].command
        }
        return RenderedPicture(
            bytes: PNGEncoder.encoded(bands.map(\.rows), width: width, height: height),
            undrawn: first.map { undrawn[$0].text })
    }

    private final class Results: Sendable {
        let all: Mutex<[Result<Band, RenderingFailure>?]>

        init(_ count: Int) { all = Mutex(Array(repeating: nil, count: count)) }
    }

    /// Paints and compresses the given rows.
    private func band(_ rows: Range<Int>) throws(RenderingFailure) -> Band {
        let (surface, undrawn) = try painted(rows)
        let compressed = surface.withPixels { pixels, _, _, stride in
            PixelRows(pixels: pixels, width: width, height: rows.count, stride: stride)
                .compressed(isLast: rows.upperBound == height)
        }
        guard let compressed else { throw .cairo(status: Surface.noMemory) }
        return Band(rows: compressed, undrawn: undrawn)
    }

    /// Paints the given rows on a surface of pixels. Returns the surface, and the texts that
    /// contain characters without a glyph in any installed font, each with the index of its drawing
    /// command.
    func painted(
        _ rows: Range<Int>, isTransparent: Bool = false
    ) throws(RenderingFailure) -> (surface: Surface, undrawn: [(command: Int, text: String)]) {
        let surface = try Surface(
            width: Int32(width), height: Int32(rows.count), isTransparent: isTransparent)
        let painter = Painter(on: surface, scale: scale, rows: rows)
        painter.paint(picture)
        try painter.check()
        return (surface, painter.undrawn)
    }
}
