import StackCore

/// A layout as a picture: views to scale with their names and texts, margins and safe area as
/// dashed lines: `export --format svg`.
package enum SVGExport {
    /// The documents side by side. The same layouts give the same bytes.
    package static func svg(_ documents: [LaidOutDocument]) -> String {
        var canvas = SVGCanvas()
        var x = SVGStyle.border
        var height = 0.0
        for document in documents {
            let size = document.layout.environment.size
            canvas.text(
                document.caption, x: x, y: SVGStyle.border - 8, size: 12, fill: SVGStyle.caption,
                weight: 600)
            SVGScreen(document, x: x, y: SVGStyle.border).draw(on: &canvas)
            x += size.width + SVGStyle.border
            height = max(height, size.height)
        }
        return canvas.document(
            width: x, height: height + 2 * SVGStyle.border, title: documents.first?.name ?? "")
    }
}

extension LaidOutDocument {
    /// `Login — iphone-15, 393 × 852`
    fileprivate var caption: String {
        let environment = layout.environment
        let size = environment.size
        return name + " — " + environment.device + ", " + NumberSpelling.spell(size.width) + " × "
            + NumberSpelling.spell(size.height)
    }
}
