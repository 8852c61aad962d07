import StackCore

/// Draws one laid-out document with its top left corner at a place of the canvas.
struct SVGScreen {
    private let laidOut: LaidOutDocument
    private let x: Double
    private let y: Double

    init(_ laidOut: LaidOutDocument, x: Double, y: Double) {
        self.laidOut = laidOut
        self.x = x
        self.y = y
    }

    private var document: Document { laidOut.document }
    private var traits: SizeClasses { laidOut.layout.environment.traits }

    func draw(on canvas: inout SVGCanvas) {
        var frames: [ViewID: Rect] = [:]
        var hidden: Set<ViewID> = []
        for id in document.subtree() {
            let view = document[id]
            guard var frame = laidOut.layout.frame(of: id)?.millipoints else { continue }
            let outer = view.parent.flatMap { frames[$0] } ?? Rect(x: x, y: y, width: 0, height: 0)
            frame.x += outer.x
            frame.y += outer.y
            frames[id] = frame.millipoints
            if isHidden(id) || view.parent.map(hidden.contains) == true {
                hidden.insert(id)
            } else {
                draw(view, frame.millipoints, on: &canvas)
            }
        }
    }

    private func isHidden(_ id: ViewID) -> Bool { value(.hidden, id) == .flag(true) }

    private func value(_ key: PropertyKey, _ id: ViewID) -> PropertyValue? {
        document.value(key, of: .view(id), under: traits)?.value
    }

    private func draw(_ view: View, _ frame: Rect, on canvas: inout SVGCanvas) {
        let isRoot = view.id == .root
        canvas.rect(
            frame, fill: isRoot ? SVGStyle.screen : SVGStyle.fill(view.kind),
            stroke: SVGStyle.stroke(view.kind), radius: view.kind.hasRoundCorners ? 5 : 0,
            title: "\(view.name): \(view.kind.rawValue) \(frame.size.spelling)")
        if isRoot { drawGuides(frame, on: &canvas) }
        drawMargins(view, frame, on: &canvas)
        if frame.width > 0, frame.height > 0 { drawWords(view, frame, on: &canvas) }
    }

    /// The safe area, dashed, where bars and corners take something.
    private func drawGuides(_ frame: Rect, on canvas: inout SVGCanvas) {
        let insets = laidOut.layout.environment.safeArea
        if insets == .zero { return }
        canvas.rect(
            frame.inset(by: insets, isMirrored: false), fill: "none", stroke: SVGStyle.safeArea,
            dash: "6 4")
    }

    /// The margins that a stack keeps its views away from.
    private func drawMargins(_ view: View, _ frame: Rect, on canvas: inout SVGCanvas) {
        guard value(.marginsRelative, view.id) == .flag(true),
            case .insets(let margins)? = value(.margins, view.id), margins != .zero
        else { return }
        canvas.rect(
            frame.inset(
                by: margins, isMirrored: laidOut.layout.environment.direction == .rtl),
            fill: "none", stroke: SVGStyle.guide, dash: "3 3")
    }

    private func drawWords(_ view: View, _ frame: Rect, on canvas: inout SVGCanvas) {
        let clip = canvas.clip(to: frame)
        let shown = value(.text, view.id) ?? value(.placeholder, view.id)
        if case .text(let text)? = shown, !text.isEmpty {
            let size = min(15, max(7, frame.height * 0.7)).rounded()
            canvas.text(
                text, x: frame.x + 4, y: (frame.y + frame.height / 2 + size * 0.35).rounded(),
                size: size, fill: SVGStyle.text, clippedTo: clip)
        } else {
            canvas.text(
                view.name, x: frame.x + 3, y: frame.y + 10, size: 9, fill: SVGStyle.name,
                clippedTo: clip)
        }
    }
}

extension ViewKind {
    fileprivate var hasRoundCorners: Bool {
        switch self {
        case .button, .textField, .searchBar, .switch, .stepper, .segmented: true
        default: false
        }
    }
}

extension Size {
    fileprivate var spelling: String {
        NumberSpelling.spell(width) + " × " + NumberSpelling.spell(height)
    }
}

extension Rect {
    /// The rectangle without its insets; leading is the left side unless mirrored.
    fileprivate func inset(by insets: Insets, isMirrored: Bool) -> Rect {
        let left = isMirrored ? insets.trailing : insets.leading
        let right = isMirrored ? insets.leading : insets.trailing
        return Rect(
            x: x + left, y: y + insets.top, width: max(0, width - left - right),
            height: max(0, height - insets.top - insets.bottom)
        ).millipoints
    }
}
