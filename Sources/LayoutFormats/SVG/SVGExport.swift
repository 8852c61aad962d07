package import LayoutPictures
package import StackCore

/// Exports pictures as SVG: `export --format svg`. Equal pictures give equal bytes.
package enum SVGExport {
    /// Returns an SVG picture of the documents side by side, as `Picture` arranges them.
    package static func svg(
        _ documents: [LaidOutDocument], _ style: PictureStyle = PictureStyle()
    ) -> String {
        svg(Picture(documents, style))
    }

    /// Returns a picture as SVG, in which one unit is one point. Each view is a `<g>` element,
    /// whose attribute `data-view` is the view's name.
    package static func svg(_ picture: Picture) -> String { svg(picture, hasBackground: true) }

    /// Returns a picture as SVG.
    ///
    /// - Parameters:
    ///   - hasBackground: whether the picture has a background of one colour; if false, its corners
    ///     are transparent
    ///   - namesViews: whether each view is a `<g>` element with its name
    package static func svg(
        _ picture: Picture, hasBackground: Bool, namesViews: Bool = true
    ) -> String {
        var canvas = SVGCanvas(namesViews: namesViews)
        for command in picture.commands { canvas.draw(command) }
        return canvas.document(picture, hasBackground: hasBackground)
    }

    /// Returns the animation as SVG; an empty text if it has no frames. The animation repeats, and
    /// pauses for a second at its start and end.
    package static func svg(_ animation: Animation) -> String {
        guard let first = animation.frames.first, let last = animation.frames.last else {
            return ""
        }
        let rest = 1.0
        let total = animation.seconds + 2 * rest
        var canvas = SVGCanvas()
        let count = animation.frames.count
        for (number, picture) in animation.frames.enumerated() {
            // The first picture is shown from the start of the animation, and the last one until
            // its end.
            let step = animation.seconds / Double(count)
            let start = number == 0 ? 0 : rest + Double(number) * step
            let end = number == count - 1 ? total : rest + Double(number + 1) * step
            canvas.beginFrame(from: start / total, to: end / total, of: total)
            for command in picture.commands { canvas.draw(command) }
            canvas.endFrame()
        }
        return canvas.document(first.size.height >= last.size.height ? first : last)
    }
}
