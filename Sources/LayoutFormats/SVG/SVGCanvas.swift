import LayoutPictures
import StackCore

/// A writer of SVG elements, one per line. All texts and names are escaped by `XMLText`.
struct SVGCanvas {
    private var body: [UInt8] = []
    private var clips = 0
    /// The number of `<g>` elements that have been begun and not yet ended.
    private var depth = 0
    private let namesViews: Bool

    init(namesViews: Bool = true) { self.namesViews = namesViews }

    mutating func draw(_ command: DrawingCommand) {
        switch command {
        case .fill(let shape, let paint):
            addElement(shape)
            addColor("fill", paint)
            add("/>\n")
        case .stroke(let shape, let paint, let pen):
            addElement(shape)
            addStroke(paint, pen)
            add("/>\n")
        case .text(let run): add(run)
        case .image(let image): add(image)
        case .beginClip(let shape):
            clips += 1
            depth += 1
            add("<clipPath id=\"c\(clips)\">")
            addElement(shape)
            add("/></clipPath>\n<g clip-path=\"url(#c\(clips))\">\n")
        case .beginOpacity(let opacity):
            depth += 1
            add("<g")
            addAttribute("opacity", opacity)
            add(">\n")
        case .beginView where !namesViews, .endView where !namesViews: break
        case .beginView(let view):
            depth += 1
            add("<g")
            addAttribute("data-view", view.name)
            add("><title>")
            add(XMLText.shown(view.title))
            add("</title>\n")
        case .endClip, .endOpacity, .endView:
            precondition(depth > 0, "a group ends that has not begun")
            depth -= 1
            add("</g>\n")
        }
    }

    // MARK: Frames of an animation

    /// Begins a `<g>` element that is visible from `start` to `end`. Both are fractions of the
    /// animation's duration (`seconds`). The animation repeats forever.
    mutating func beginFrame(from start: Double, to end: Double, of seconds: Double) {
        precondition(0 <= start && start < end, "a frame is shown from \(start) to \(end)")
        precondition(seconds > 0, "an animation lasts \(seconds) seconds")
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
        add("<g")
        addAttribute("display", start == 0 ? "inline" : "none")
        add("><animate attributeName=\"display\" calcMode=\"discrete\"")
        addAttribute("values", values.joined(separator: ";"))
        addAttribute("keyTimes", times.map(NumberSpelling.rounded).joined(separator: ";"))
        addAttribute("dur", NumberSpelling.rounded(seconds) + "s")
        add(" repeatCount=\"indefinite\"/>\n")
    }

    mutating func endFrame() { add("</g>\n") }

    // MARK: Writing shapes and images

    /// Writes the start of a shape's element, without closing it.
    private mutating func addElement(_ shape: Outline) {
        switch shape {
        case .rect(let frame, let radius):
            add("<rect")
            addAttributes(frame)
            if radius > 0 { addAttribute("rx", radius) }
        case .ellipse(let frame):
            add("<ellipse")
            addAttribute("cx", frame.x + frame.width / 2)
            addAttribute("cy", frame.y + frame.height / 2)
            addAttribute("rx", frame.width / 2)
            addAttribute("ry", frame.height / 2)
        case .path(let steps):
            add("<path d=\"")
            for step in steps { add(step) }
            add("\"")
        }
    }

    private mutating func add(_ step: PathStep) {
        switch step {
        case .move(let x, let y): add("M", [x, y])
        case .line(let x, let y): add("L", [x, y])
        case .curve(let a, let b, let c, let d, let x, let y): add("C", [a, b, c, d, x, y])
        case .close: add("Z")
        }
    }

    private mutating func add(_ letter: String, _ numbers: [Double]) {
        add(letter)
        for (index, number) in numbers.enumerated() {
            if index > 0 { add(" ") }
            add(number)
        }
    }

    private mutating func addStroke(_ paint: Paint, _ pen: Pen) {
        add(" fill=\"none\"")
        addColor("stroke", paint)
        if pen.width != 1 { addAttribute("stroke-width", pen.width) }
        if !pen.dashes.isEmpty {
            add(" stroke-dasharray=\"")
            add("", pen.dashes)
            add("\"")
        }
        if pen.isRound { add(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
    }

    private mutating func addColor(_ name: String, _ paint: Paint) {
        addAttribute(name, paint.hex)
        if paint.alpha < 1 { addAttribute(name + "-opacity", paint.alpha) }
    }

    private mutating func add(_ image: DrawnImage) {
        add("<image")
        addAttributes(image.frame)
        add(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
        add(Base64.encoded(image.image.bytes))
        add("\"/>\n")
    }

    // MARK: Writing text

    private mutating func add(_ run: TextRun) {
        add("<text")
        addAttribute("x", run.x)
        addAttribute("y", run.baseline)
        addAttribute("font-size", run.style.size)
        addColor("fill", run.paint)
        if run.style.weight != 400 { addAttribute("font-weight", Double(run.style.weight)) }
        if run.style.isItalic { add(" font-style=\"italic\"") }
        if let family = run.style.family {
            let others = GenericFamily(ofFamily: family)?.rawValue ?? Self.family
            addAttribute("font-family", "'\(family.filter { $0 != "'" })', " + others)
        } else if run.style.isMonospaced {
            add(" font-family=\"ui-monospace, Menlo, monospace\"")
        }
        if let width = run.width, run.text.unicodeScalars.count > 1 {
            addAttribute("textLength", width)
        }
        if run.text.hasPrefix(" ") || run.text.hasSuffix(" ") || run.text.contains("  ") {
            add(" xml:space=\"preserve\"")
        }
        add(">")
        add(XMLText.shown(run.text))
        add("</text>\n")
    }

    private static let family =
        "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

    // MARK: The whole SVG document

    func document(_ picture: Picture, hasBackground: Bool = true) -> String {
        precondition(depth == 0, "\(depth) groups do not end")
        var whole = SVGCanvas()
        whole.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        whole.addAttribute("width", picture.size.width)
        whole.addAttribute("height", picture.size.height)
        whole.add(" viewBox=\"")
        whole.add("", [0, 0, picture.size.width, picture.size.height])
        whole.add("\"")
        whole.addAttribute("font-family", Self.family)
        whole.add(">\n<title>")
        whole.add(XMLText.shown(picture.title))
        whole.add("</title>\n")
        if hasBackground {
            whole.add("<rect width=\"100%\" height=\"100%\"")
            whole.addColor("fill", picture.page)
            whole.add("/>\n")
        }
        whole.body += body
        whole.add("</svg>\n")
        return String(decoding: whole.body, as: UTF8.self)
    }

    // MARK: Writing numbers and attributes

    private mutating func add(_ text: String) { body.append(contentsOf: text.utf8) }

    private mutating func add(_ number: Double) {
        NumberSpelling.write(millipointsOf: number, to: &body)
    }

    private mutating func addAttributes(_ frame: Rect) {
        addAttribute("x", frame.x)
        addAttribute("y", frame.y)
        addAttribute("width", frame.width)
        addAttribute("height", frame.height)
    }

    private mutating func addAttribute(_ name: String, _ value: Double) {
        add(" ")
        add(name)
        add("=\"")
        add(value)
        add("\"")
    }

    private mutating func addAttribute(_ name: String, _ value: String) {
        add(" ")
        add(name)
        add("=\"")
        add(XMLText.shown(value))
        add("\"")
    }
}
