import StackCore

/// Writes SVG elements; every text and name goes through `escaped`.
struct SVGCanvas {
    private var body: [String] = []
    private var clips = 0

    mutating func rect(
        _ frame: Rect, fill: String, stroke: String, dash: String? = nil, radius: Double = 0,
        title: String? = nil
    ) {
        var element = "<rect" + attribute("x", frame.x) + attribute("y", frame.y)
        element += attribute("width", frame.width) + attribute("height", frame.height)
        if radius > 0 { element += attribute("rx", radius) }
        element += attribute("fill", fill) + attribute("stroke", stroke)
        if let dash { element += attribute("stroke-dasharray", dash) }
        if let title {
            body.append(element + "><title>" + Self.escaped(title) + "</title></rect>")
        } else {
            body.append(element + "/>")
        }
    }

    mutating func text(
        _ text: String, x: Double, y: Double, size: Double, fill: String, weight: Int = 400,
        isCentred: Bool = false, clippedTo clip: Int? = nil
    ) {
        var element = "<text" + attribute("x", x) + attribute("y", y)
        element += attribute("font-size", size) + attribute("fill", fill)
        if weight != 400 { element += attribute("font-weight", Double(weight)) }
        if isCentred { element += attribute("text-anchor", "middle") }
        if let clip { element += attribute("clip-path", "url(#c\(clip))") }
        body.append(element + ">" + Self.escaped(text) + "</text>")
    }

    /// Lets texts be cut off at a frame; gives the number to do it by.
    mutating func clip(to frame: Rect) -> Int {
        clips += 1
        body.append(
            "<clipPath id=\"c\(clips)\"><rect" + attribute("x", frame.x) + attribute("y", frame.y)
                + attribute("width", frame.width) + attribute("height", frame.height)
                + "/></clipPath>")
        return clips
    }

    func document(width: Double, height: Double, title: String) -> String {
        let (width, height) = (NumberSpelling.spell(width), NumberSpelling.spell(height))
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="-apple-system, 'SF Pro Text', \
            'Helvetica Neue', Arial, sans-serif">
            """
        let page = "<rect width=\"100%\" height=\"100%\" fill=\"\(SVGStyle.page)\"/>"
        return
            ([head, "<title>" + Self.escaped(title) + "</title>", page] + body + ["</svg>", ""])
            .joined(separator: "\n")
    }

    private func attribute(_ name: String, _ value: Double) -> String {
        " " + name + "=\"" + NumberSpelling.spell(value) + "\""
    }

    private func attribute(_ name: String, _ value: String) -> String {
        " " + name + "=\"" + Self.escaped(value) + "\""
    }

    /// The text as character data or inside a quoted attribute. Characters that XML 1.0 forbids, or
    /// that turn the direction of the text around them, are shown as their escapes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += " "
            case _ where CommandSpelling.isUnshowable(scalar) || scalar.value & 0xFFFE == 0xFFFE:
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
