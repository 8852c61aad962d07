import LayoutFormats
import LayoutPictures
import StackCore

/// The picture of one screen on the page: `export --format svg` without a caption and a background,
/// and the position of the root view in it.
struct PagePicture {
    let svg: String
    /// The size of the whole picture, in points.
    let size: Size
    /// The root view's top left corner in the picture, in points.
    let x = 0.0
    let y = 0.0

    /// - Parameter namesViews: whether the picture names its views, for people who use a screen
    ///   reader
    init(_ laidOut: LaidOutDocument, _ style: PictureStyle, namesViews: Bool = true) {
        let picture =
            Picture(laidOut, style, of: .root) ?? Picture([laidOut], style)
        svg = SVGExport.svg(picture, hasBackground: false, namesViews: namesViews)
        size = picture.size
    }
}
