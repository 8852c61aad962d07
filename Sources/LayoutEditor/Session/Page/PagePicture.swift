import LayoutFormats
import LayoutPictures
import StackCore

/// One screen as the page shows it: `export --format svg` without a caption, and where in it the root
/// view is.
struct PagePicture {
    let svg: String
    /// Of the whole picture, in points.
    let size: Size
    /// The root view's top left corner in the picture, in points.
    let x = 0.0
    let y = 0.0

    init(_ laidOut: LaidOutDocument, _ style: PictureStyle) {
        let picture =
            Picture(laidOut, style, of: .root) ?? Picture([laidOut], style)
        svg = SVGExport.svg(picture)
        size = picture.size
    }
}
