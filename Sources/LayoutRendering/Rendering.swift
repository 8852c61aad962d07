internal import CPangoCairo
package import StackCore

/// Layouts painted with Cairo and Pango: `export --format png` and `pdf`. The same layouts give the
/// same bytes on the same machine; the fonts are the machine's.
package enum Rendering {
    /// The documents side by side, in the most pixels a point that any of them has.
    package static func png(
        _ documents: [LaidOutDocument]
    ) throws(RenderingFailure) -> [UInt8] {
        let drawing = Drawing(documents)
        let scale = documents.map(\.layout.environment.scale).max() ?? 1
        let (width, height) = (drawing.size.width * scale, drawing.size.height * scale)
        guard width <= mostPixels, height <= mostPixels, width * height <= mostArea else {
            throw .tooLarge
        }
        let surface = try Surface(
            width: Int32(width.rounded(.up)), height: Int32(height.rounded(.up)))
        let painter = Painter(on: surface, scale: scale)
        painter.paint(drawing)
        try painter.check()
        return try surface.png()
    }

    /// A page for each document, in points.
    package static func pdf(
        _ documents: [LaidOutDocument]
    ) throws(RenderingFailure) -> [UInt8] {
        let pages = documents.map { Drawing([$0]) }
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
    case tooLarge
    /// Cairo's own words are numbers.
    case cairo(status: Int)

    /// Without a full stop.
    package var message: String {
        switch self {
        case .librariesMissing: "pictures need the libraries Pango and Cairo"
        case .tooLarge: "the picture would be too large"
        case .cairo(let status): "Cairo cannot paint the picture (status \(status))"
        }
    }

    /// What to do about it; nil where nobody can.
    package var hint: String? {
        switch self {
        case .librariesMissing: "on Debian: apt-get install libpangocairo-1.0-0"
        case .tooLarge: "name one document; svg has no limit"
        case .cairo: nil
        }
    }
}
