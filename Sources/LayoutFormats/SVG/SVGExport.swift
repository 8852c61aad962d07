package import LayoutPictures
package import StackCore

/// A picture as SVG: `export --format svg`. The same picture gives the same bytes.
package enum SVGExport {
    /// The documents side by side, as `Picture` has them.
    package static func svg(
        _ documents: [LaidOutDocument], _ style: PictureStyle = PictureStyle()
    ) -> String {
        svg(Picture(documents, style))
    }

    /// A unit is a point. Views are groups with their names in `data-view`.
    package static func svg(_ picture: Picture) -> String {
        var canvas = SVGCanvas()
        for command in picture.commands { canvas.draw(command) }
        return canvas.document(picture)
    }

    /// An animation that plays, stands for a second at each end, and starts again.
    package static func svg(_ animation: Animation) -> String {
        guard let first = animation.frames.first, let last = animation.frames.last else {
            return ""
        }
        let rest = 1.0
        let total = animation.seconds + 2 * rest
        var canvas = SVGCanvas()
        let count = animation.frames.count
        for (number, picture) in animation.frames.enumerated() {
            // The first picture is seen from the beginning, the last one to the end.
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

/// Writes SVG elements; every text and name goes through `XMLText`.
struct SVGCanvas {
    private var body: [String] = []
    private var clips = 0

    mutating func draw(_ command: DrawingCommand) {
        switch command {
        case .fill(let shape, let paint):
            body.append(element(shape) + color("fill", paint) + "/>")
        case .stroke(let shape, let paint, let pen):
            body.append(element(shape) + stroke(paint, pen) + "/>")
        case .text(let run): body.append(text(run))
        case .image(let image):
            body.append(
                "<image" + attributes(image.frame) + attribute("preserveAspectRatio", "none")
                    + " href=\"data:image/png;base64," + Base64.encoded(image.image.bytes) + "\"/>")
        case .beginClip(let shape):
            clips += 1
            body.append("<clipPath id=\"c\(clips)\">" + element(shape) + "/></clipPath>")
            body.append("<g clip-path=\"url(#c\(clips))\">")
        case .beginOpacity(let opacity):
            body.append("<g" + attribute("opacity", opacity) + ">")
        case .beginView(let view):
            body.append(
                "<g" + attribute("data-view", view.name) + "><title>" + XMLText.shown(view.title)
                    + "</title>")
        case .endClip, .endOpacity, .endView: body.append("</g>")
        }
    }

    // MARK: Animation

    /// What follows is seen from one share of the time to another, again and again.
    mutating func beginFrame(from start: Double, to end: Double, of seconds: Double) {
        var values = ["none", "inline", "none"]
        var times = [0, start, end]
        if start == 0 {
            values.removeFirst()
            times.removeFirst()
        }
        if end >= 1 {
            values.removeLast()
            times.removeLast()
        }
        body.append(
            "<g" + attribute("display", start == 0 ? "inline" : "none")
                + "><animate attributeName=\"display\" calcMode=\"discrete\""
                + attribute("values", values.joined(separator: ";"))
                + attribute("keyTimes", times.map(NumberSpelling.rounded).joined(separator: ";"))
                + attribute("dur", NumberSpelling.rounded(seconds) + "s")
                + " repeatCount=\"indefinite\"/>")
    }

    mutating func endFrame() { body.append("</g>") }

    // MARK: Shapes

    /// The start of an element.
    private func element(_ shape: Outline) -> String {
        switch shape {
        case .rect(let frame, let radius):
            "<rect" + attributes(frame) + (radius > 0 ? attribute("rx", radius) : "")
        case .ellipse(let frame):
            "<ellipse" + attribute("cx", frame.x + frame.width / 2)
                + attribute("cy", frame.y + frame.height / 2) + attribute("rx", frame.width / 2)
                + attribute("ry", frame.height / 2)
        case .path(let steps): "<path d=\"" + steps.map(spelled).joined() + "\""
        }
    }

    private func spelled(_ step: PathStep) -> String {
        switch step {
        case .move(let x, let y): "M" + spelled([x, y])
        case .line(let x, let y): "L" + spelled([x, y])
        case .curve(let a, let b, let c, let d, let x, let y): "C" + spelled([a, b, c, d, x, y])
        case .close: "Z"
        }
    }

    private func spelled(_ numbers: [Double]) -> String {
        numbers.map { NumberSpelling.spell($0.millipoints) }.joined(separator: " ")
    }

    private func stroke(_ paint: Paint, _ pen: Pen) -> String {
        var result = " fill=\"none\"" + color("stroke", paint)
        if pen.width != 1 { result += attribute("stroke-width", pen.width) }
        if !pen.dashes.isEmpty { result += attribute("stroke-dasharray", spelled(pen.dashes)) }
        if pen.isRound {
            result += attribute("stroke-linecap", "round") + attribute("stroke-linejoin", "round")
        }
        return result
    }

    private func color(_ name: String, _ paint: Paint) -> String {
        attribute(name, paint.hex)
            + (paint.alpha < 1 ? attribute(name + "-opacity", paint.alpha) : "")
    }

    // MARK: Texts

    private func text(_ run: TextRun) -> String {
        var element = "<text" + attribute("x", run.x) + attribute("y", run.baseline)
        element += attribute("font-size", run.style.size) + color("fill", run.paint)
        if run.style.weight != 400 {
            element += attribute("font-weight", Double(run.style.weight))
        }
        if run.style.isItalic { element += attribute("font-style", "italic") }
        if let family = run.style.family {
            element += attribute("font-family", "'\(family.filter { $0 != "'" })', " + Self.family)
        } else if run.style.isMonospaced {
            element += attribute("font-family", "ui-monospace, Menlo, monospace")
        }
        if let width = run.width, run.text.unicodeScalars.count > 1 {
            element += attribute("textLength", width)
        }
        if run.text.hasPrefix(" ") || run.text.hasSuffix(" ") || run.text.contains("  ") {
            element += attribute("xml:space", "preserve")
        }
        return element + ">" + XMLText.shown(run.text) + "</text>"
    }

    private static let family =
        "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

    func document(_ picture: Picture) -> String {
        let width = NumberSpelling.spell(picture.size.width.millipoints)
        let height = NumberSpelling.spell(picture.size.height.millipoints)
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="\(Self.family)">
            """
        let page = "<rect width=\"100%\" height=\"100%\"" + color("fill", picture.page) + "/>"
        return
            ([head, "<title>" + XMLText.shown(picture.title) + "</title>", page] + body
            + ["</svg>", ""]).joined(separator: "\n")
    }

    // MARK: Attributes

    private func attributes(_ frame: Rect) -> String {
        attribute("x", frame.x) + attribute("y", frame.y) + attribute("width", frame.width)
            + attribute("height", frame.height)
    }

    private func attribute(_ name: String, _ value: Double) -> String {
        " " + name + "=\"" + NumberSpelling.spell(value.millipoints) + "\""
    }

    private func attribute(_ name: String, _ value: String) -> String {
        " " + name + "=\"" + XMLText.shown(value) + "\""
    }
}
