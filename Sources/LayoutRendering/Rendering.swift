package import LayoutPictures
import StackCore

/// Pictures painted with Cairo and Pango: `export --format png` and `pdf`. The same picture gives the
/// same bytes on the same machine; the fonts are the machine's.
package enum Rendering {
    /// - Parameter scale: pixels a point, at best: a sheet of many screens has fewer.
    package static func png(
        _ picture: Picture, scale: Double
    ) throws(RenderingFailure) -> [UInt8] {
        try painted(picture, scale: scale).png()
    }

    /// A page for each picture, in points.
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

    /// The picture in pixels, in fewer a point where they would be too many.
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

    /// What Cairo can hold in one direction.
    private static let mostPixels = 32_767.0
    /// 256 MB of memory.
    private static let mostArea = 64e6
    /// What PDF allows, in points.
    private static let longestPage = 14_400.0
}

/// Why there is no picture.
package enum RenderingFailure: Error {
    /// Cairo and Pango are not installed.
    case librariesMissing
    /// Chafa is not installed.
    case terminalLibraryMissing
    case tooLarge
    /// Cairo's own words are numbers.
    case cairo(status: Int)

    /// Without a full stop.
    package var message: String {
        switch self {
        case .librariesMissing: "pictures need the libraries Pango and Cairo"
        case .terminalLibraryMissing: "pictures in a terminal need the library Chafa"
        case .tooLarge: "the picture would be too large"
        case .cairo(let status): "Cairo cannot paint the picture (status \(status))"
        }
    }

    /// What to do about it; nil where nobody can.
    package var hint: String? {
        switch self {
        case .librariesMissing: "on Debian: apt-get install libpangocairo-1.0-0"
        case .terminalLibraryMissing: "on Debian: apt-get install libchafa0"
        case .tooLarge: "name one document; svg has no limit"
        case .cairo: nil
        }
    }
}
