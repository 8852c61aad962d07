/// Draws one laid-out document with its top left corner at a place of the drawing.
struct DrawnScreen {
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

    /// Views and their texts first, then every name where there is room left for it.
    func draw(in drawing: inout Drawing) {
        var labels = DrawingLabels()
        let visible = visibleFrames
        for (id, frame) in visible { draw(document[id], frame, &labels, in: &drawing) }
        for (id, frame) in visible {
            let name = document[id].name
            guard let place = labels.place(name, in: frame) else { continue }
            drawing.text(name, x: place.x, y: place.y, size: 9, fill: DrawingStyle.name)
        }
    }

    /// The frames in the drawing of the views that can be seen, parents first.
    private var visibleFrames: [(id: ViewID, frame: Rect)] {
        var frames: [ViewID: Rect] = [:]
        var result: [(id: ViewID, frame: Rect)] = []
        for id in document.subtree() where !isHidden(id) {
            guard var frame = laidOut.layout.frame(of: id) else { continue }
            if let parent = document[id].parent {
                guard let outer = frames[parent] else { continue }
                frame.x += outer.x
                frame.y += outer.y
            } else {
                frame.x += x
                frame.y += y
            }
            frames[id] = frame
            result.append((id, frame.millipoints))
        }
        return result
    }

    private func isHidden(_ id: ViewID) -> Bool { value(.hidden, id) ?? false }

    private func value<Value>(_ property: Property<Value>, _ id: ViewID) -> Value? {
        document.inForce(property, of: .view(id), under: traits)
    }

    private func draw(
        _ view: View, _ frame: Rect, _ labels: inout DrawingLabels, in drawing: inout Drawing
    ) {
        let isRoot = view.id == .root
        drawing.rect(
            frame, fill: isRoot ? DrawingStyle.screen : DrawingStyle.fill(view.kind),
            stroke: DrawingStyle.stroke(view.kind), radius: view.kind.hasRoundCorners ? 5 : 0,
            title: "\(view.name): \(view.kind.rawValue) \(frame.size.spelling)")
        if isRoot { drawGuides(frame, in: &drawing) }
        drawMargins(view, frame, in: &drawing)
        drawText(view, frame, &labels, in: &drawing)
    }

    /// The safe area, dashed, where bars and corners take something.
    private func drawGuides(_ frame: Rect, in drawing: inout Drawing) {
        let insets = laidOut.layout.environment.safeArea
        if insets == .zero { return }
        drawing.rect(
            frame.inset(by: insets, isMirrored: false), fill: "none", stroke: DrawingStyle.safeArea,
            dash: (6, 4))
    }

    /// The margins that a stack keeps its views away from.
    private func drawMargins(_ view: View, _ frame: Rect, in drawing: inout Drawing) {
        guard value(.marginsRelative, view.id) == true,
            let margins = value(.margins, view.id), margins != .zero
        else { return }
        drawing.rect(
            frame.inset(
                by: margins, isMirrored: laidOut.layout.environment.direction == .rtl),
            fill: "none", stroke: DrawingStyle.guide, dash: (3, 3))
    }

    /// The view's text, or its placeholder, cut off at its frame.
    private func drawText(
        _ view: View, _ frame: Rect, _ labels: inout DrawingLabels, in drawing: inout Drawing
    ) {
        let own = value(.text, view.id)
        guard let text = own ?? value(.placeholder, view.id), !text.isEmpty,
            frame.width > 0, frame.height > 0
        else { return }
        let size = min(15, max(7, frame.height * 0.7)).rounded()
        let middle =
            view.kind == .textView
            ? frame.y + size : frame.y + frame.height / 2 + size * 0.35
        let isCentred = view.kind == .button
        labels.reserve(
            Rect(x: frame.x, y: middle - size, width: frame.width, height: size * 1.2))
        drawing.text(
            text, x: (isCentred ? frame.x + frame.width / 2 : frame.x + 4).rounded(),
            y: middle.rounded(), size: size,
            fill: own == nil ? DrawingStyle.name : DrawingStyle.text,
            isCentred: isCentred, clippedTo: frame)
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
