package import LayoutPictures
import StackCore

/// Functions that paint pictures with Cairo and Pango, for `export --format png` and `pdf`. The
/// bytes for a picture depend on the machine, because the machine's fonts are used.
package enum Rendering {
    /// Returns the picture as a PNG file.
    ///
    /// - Parameter scale: pixels per point; reduced for a picture that would have too many pixels
    package static func png(
        _ picture: Picture, scale: Double
    ) throws(RenderingFailure) -> RenderedPicture {
        try PictureBands(picture, scale: try fitting(picture, scale)).png()
    }

    /// Returns a PDF with one page for each picture; a page has the picture's size in points.
    package static func pdf(_ pages: [Picture]) throws(RenderingFailure) -> RenderedPicture {
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
        return RenderedPicture(
            bytes: surface.finished(), undrawn: painter.undrawn.map(\.text))
    }

    /// Paints the whole picture on a surface of pixels.
    static func painted(
        _ picture: Picture, scale: Double, isTransparent: Bool = false
    ) throws(RenderingFailure) -> Surface {
        let bands = PictureBands(picture, scale: try fitting(picture, scale))
        return try bands.painted(0..<bands.height, isTransparent: isTransparent).surface
    }

    /// Returns the scale, reduced to 2 or 1 pixels per point if the picture would have too many
    /// pixels. Throws `tooLarge` if that does not suffice.
    private static func fitting(
        _ picture: Picture, _ scale: Double
    ) throws(RenderingFailure) -> Double {
        let scales = [scale] + [2, 1].filter { $0 < scale }
        guard let scale = scales.first(where: { fits(picture.size, $0) }) else { throw .tooLarge }
        return scale
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

/// The bytes of a PNG or PDF file that shows a picture, and the texts that are missing in it.
package struct RenderedPicture: Sendable {
    package let bytes: [UInt8]
    /// The texts that contain characters without a glyph in any installed font.
    let undrawn: [String]

    /// One sentence for each Debian package whose fonts have the characters that are missing in
    /// `undrawn`. It names the package and the first of the texts.
    package var notes: [String] {
        FontPackage.allCases.compactMap { package in
            let texts = undrawn.filter { FontPackage(for: $0) == package }
            guard let first = texts.first else { return nil }
            let others = texts.count > 1 ? " and \(texts.count - 1) more" : ""
            let shown = first.count > 40 ? first.prefix(40) + "…" : first
            return "no installed font has the letters of \"\(shown.escapedLineEnds)\"\(others); "
                + "on Debian: apt-get install \(package.rawValue)"
        }
    }
}

/// The packages of Debian that have fonts for other scripts than Latin, Greek and Cyrillic.
private enum FontPackage: String, CaseIterable {
    case most = "fonts-noto-core"
    case ideographs = "fonts-noto-cjk"
    case emoji = "fonts-noto-color-emoji"

    /// Creates the package with fonts for the first character of the text that common fonts lack;
    /// `most` if there is no such character.
    init(for text: String) {
        let rare = text.unicodeScalars.first { $0.value >= 0x590 && !(0x2000...0x25FF ~= $0.value) }
        switch rare?.value ?? 0 {
        case 0x2600...0x27BF, 0x1F000...0x1FAFF: self = .emoji
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFFEF, 0x20000...0x3FFFF:
            self = .ideographs
        default: self = .most
        }
    }
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

    /// A suggestion for fixing the problem; nil if there is none.
    package var hint: String? {
        switch self {
        case .librariesMissing: "on Debian: apt-get install libpangocairo-1.0-0"
        case .terminalLibraryMissing: "on Debian: apt-get install libchafa0"
        case .tooLarge: "name one document; svg has no limit"
        case .cairo: nil
        }
    }
}
