package import StackCore

/// A layout as a picture: `export --format svg`. The same layouts give the same bytes.
package enum SVGExport {
    /// One picture of all documents, side by side; a unit is a point.
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

/// Writes SVG elements; every text and name goes through `XMLText`.
struct SVGCanvas {
    private var body: [String] = []
    private var clips = 0

    mutating func draw(_ rect: DrawnRect) {
        var element = "<rect" + attributes(rect.frame)
        if rect.radius > 0 { element += attribute("rx", rect.radius) }
        element += attribute("fill", rect.fill) + attribute("stroke", rect.stroke)
        if let (dash, gap) = rect.dash {
            let lengths = NumberSpelling.spell(dash) + " " + NumberSpelling.spell(gap)
            element += attribute("stroke-dasharray", lengths)
        }
        if let title = rect.title {
            body.append(element + "><title>" + XMLText.shown(title) + "</title></rect>")
        } else {
            body.append(element + "/>")
        }
    }

    mutating func draw(_ text: DrawnText) {
        let clip = text.clip.map { makeClip($0) }
        var element = "<text" + attribute("x", text.x) + attribute("y", text.y)
        element += attribute("font-size", text.size) + attribute("fill", text.fill)
        if text.weight != 400 { element += attribute("font-weight", Double(text.weight)) }
        if text.isCentred { element += attribute("text-anchor", "middle") }
        if let clip { element += attribute("clip-path", "url(#c\(clip))") }
        body.append(element + ">" + XMLText.shown(text.text) + "</text>")
    }

    /// Lets texts be cut off at a frame; gives the number to do it by.
    private mutating func makeClip(_ frame: Rect) -> Int {
        clips += 1
        body.append("<clipPath id=\"c\(clips)\"><rect" + attributes(frame) + "/></clipPath>")
        return clips
    }

    func document(_ size: Size, title: String) -> String {
        let width = NumberSpelling.spell(size.width)
        let height = NumberSpelling.spell(size.height)
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="-apple-system, 'SF Pro Text', \
            'Helvetica Neue', Arial, sans-serif">
            """
        let page = "<rect width=\"100%\" height=\"100%\" fill=\"\(DrawingStyle.page)\"/>"
        return
            ([head, "<title>" + XMLText.shown(title) + "</title>", page] + body + ["</svg>", ""])
            .joined(separator: "\n")
    }

    private func attributes(_ frame: Rect) -> String {
        attribute("x", frame.x) + attribute("y", frame.y) + attribute("width", frame.width)
            + attribute("height", frame.height)
    }

    private func attribute(_ name: String, _ value: Double) -> String {
        " " + name + "=\"" + NumberSpelling.spell(value) + "\""
    }

    private func attribute(_ name: String, _ value: String) -> String {
        " " + name + "=\"" + XMLText.shown(value) + "\""
    }
}
