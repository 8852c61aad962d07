import LayoutFormats
import StackCore

/// One screen as the page shows it: `export --format svg`, and where in it the root view is.
struct PagePicture {
    let svg: String
    /// Of the whole picture, in points.
    let size: Size
    /// The root view's top left corner in the picture, in points.
    let (x, y): (Double, Double)

    init(_ laidOut: LaidOutDocument) {
        svg = SVGExport.svg([laidOut])
        let (screen, border) = (laidOut.layout.environment.size, DrawingStyle.border)
        size = Size(width: screen.width + 2 * border, height: screen.height + 2 * border)
        (x, y) = (border, border)
    }
}
