package import StackCore

/// A layout as a picture: `export --format svg`. The same layouts give the same bytes.
package enum SVGExport {
    package static func svg(_ documents: [LaidOutDocument]) -> String {
        let drawing = Drawing(documents)
        var canvas = SVGCanvas()
        for element in drawing.elements {
            switch element {
            case .rect(let rect): canvas.draw(rect)
            case .text(let text): canvas.draw(text)
            }
        }
        return canvas.document(drawing.size, title: drawing.title)
    }
}
