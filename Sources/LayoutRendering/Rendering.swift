package import LayoutPictures
import StackCore

/// Painting of pictures with Cairo and Pango, for `export --format png` and `pdf`. The bytes for a
/// picture depend on the machine, because its fonts are used.
package enum Rendering {
    /// Returns the picture as a PNG file.
    ///
    /// - Parameter scale: pixels per point; reduced for a picture that would have too many pixels
    package static func png(
        _ picture: Picture, scale: Double
    ) throws(RenderingFailure) -> [UInt8] {
        try painted(picture, scale: scale).png()
    }

    /// Returns a PDF with one page for each picture; a page has the picture's size in points.
    package static func pdf(_ pages: [Picture]) throws(RenderingFailure) -> [UInt8] {
        guard pages.allSatisfy({ max($0.size.width, $0.size.height) <= longestPage }) else {
            throw .tooLarge
        }
        let surface = try Surface(pdfTitled: pages.first?.title ?? "")
        let painter = Painter(on: surface, scale: 1)
        for page in pages {
            surface.setPage(page.size)
            painter.paint(page)
            painter.endPage()
        }
        try painter.check()
        return surface.finished()
    }

    /// Paints the picture on a surface of pixels. If it would have too many pixels, the scale is
    /// reduced to 2 or 1 pixels per point. Throws `tooLarge` if that does not suffice.
    static func painted(
        _ picture: Picture, scale: Double, isTransparent: Bool = false
    ) throws(RenderingFailure) -> Surface {
        let scales = [scale] + [2, 1].filter { $0 < scale }
        guard let scale = scales.first(where: { fits(picture.size, $0) }) else { throw .tooLarge }
        let surface = try Surface(
            width: Int32((picture.size.width * scale).rounded(.up)),
            height: Int32((picture.size.height * scale).rounded(.up)), isTransparent: isTransparent)
        let painter = Painter(on: surface, scale: scale)
        painter.paint(picture)
        try painter.check()
        return surface
    }

    private static func fits(_ size: Size, _ scale: Double) -> Bool {
        let (width, height) = (size.width * scale, size.height * scale)
        return width <= mostPixels && height <= mostPixels && width * height <= mostArea
    }

    /// Cairo's limit for width and height, in pixels.
    private static let mostPixels = 32_767.0
    /// The limit for the number of pixels of a picture: 256 MB of memory.
    private static let mostArea = 64e6
    /// PDF's limit for the sides of a page, in points.
    private static let longestPage = 14_400.0
}

/// The reasons why a picture cannot be painted.
package enum RenderingFailure: Error {
    /// Cairo and Pango are not installed.
    case librariesMissing
    /// Chafa is not installed.
    case terminalLibraryMissing
    case tooLarge
    /// An error that Cairo reports as a status code.
    case cairo(status: Int)

    /// The message to show to the user, without a full stop.
    package var message: String {
        switch self {
        case .librariesMissing: "pictures need the libraries Pango and Cairo"
        case .terminalLibraryMissing: "pictures in a terminal need the library Chafa"
        case .tooLarge: "the picture would be too large"
        case .cairo(let status): "Cairo cannot paint the picture (status \(status))"
        }
    }

    /// What the user can do about the error; nil if there is nothing.
    package var hint: String? {
        switch self {
        case .librariesMissing: "on Debian: apt-get install libpangocairo-1.0-0"
        case .terminalLibraryMissing: "on Debian: apt-get install libchafa0"
        case .tooLarge: "name one document; svg has no limit"
        case .cairo: nil
        }
    }
}
