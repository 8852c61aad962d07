import StackCore

/// An overlay that shows the user's constraints as lines. A distance is a line between its two
/// anchors; a size is a line across its view.
struct ConstraintLines {
    private let overlays: ScreenOverlays
    private let frames: [ViewID: Rect]
    private let dropped: Set<ConstraintID>

    init(_ overlays: ScreenOverlays) {
        self.overlays = overlays
        frames = Dictionary(
            overlays.placed.map { ($0.id, $0.frame) }, uniquingKeysWith: { a, _ in a })
        dropped = Set(
            overlays.laidOut.layout.conflicts.compactMap { conflict in
                if case .user(let id) = conflict.dropped.origin { id } else { nil }
            })
    }

    func draw(in canvas: inout Canvas) {
        let document = overlays.laidOut.document
        for constraint in document.allConstraints
        where document.inForce(.active, of: .constraint(constraint.id)) != false {
            draw(constraint, in: &canvas)
        }
    }

    private func draw(_ constraint: LayoutConstraint, in canvas: inout Canvas) {
        let isDropped = dropped.contains(constraint.id)
        let ink = isDropped ? OverlayInk.conflict : OverlayInk.constraint
        let dashes: [Double] = isDropped || constraint.relation != .equal ? [3, 2] : []
        guard let first = frame(constraint.first.item) else { return }
        let axis = constraint.first.attribute.axis
        if constraint.first.attribute.isSize {
            let across = axis == .horizontal ? first.maxY - 3 : first.maxX - 3
            let (start, end) = axis == .horizontal ? (first.x, first.maxX) : (first.y, first.maxY)
            return bar(axis, start, end, across, ink, dashes, in: &canvas)
        }
        guard let second = constraint.second, let other = frame(second.item) else { return }
        let (start, end) = (
            place(constraint.first.attribute, first), place(second.attribute, other)
        )
        bar(axis, start, end, middle(first, other, axis), ink, dashes, in: &canvas)
    }

    /// Returns where a line along `axis` between two views is drawn, as a coordinate on the other
    /// axis: the middle of the range in which the two frames overlap.
    private func middle(_ a: Rect, _ b: Rect, _ axis: Axis) -> Double {
        axis == .horizontal
            ? (max(a.y, b.y) + min(a.maxY, b.maxY)) / 2 : (max(a.x, b.x) + min(a.maxX, b.maxX)) / 2
    }

    private func bar(
        _ axis: Axis, _ start: Double, _ end: Double, _ across: Double, _ ink: Paint,
        _ dashes: [Double], in canvas: inout Canvas
    ) {
        func point(_ along: Double, _ off: Double) -> (Double, Double) {
            let (a, b) = (along.millipoints, (across + off).millipoints)
            return axis == .horizontal ? (a, b) : (b, a)
        }
        func line(_ a: (Double, Double), _ b: (Double, Double)) -> Outline {
            .path([.move(a.0, a.1), .line(b.0, b.1)])
        }
        canvas.stroke(line(point(start, 0), point(end, 0)), ink, width: 1, dashes: dashes)
        for along in [start, end] {
            canvas.stroke(line(point(along, -3), point(along, 3)), ink, width: 1)
        }
    }

    private func frame(_ item: LayoutItem) -> Rect? {
        guard let frame = frames[item.view] else { return nil }
        let environment = overlays.laidOut.layout.environment
        let isMirrored = overlays.resolved[item.view].direction == .rtl
        switch item.guide {
        case .safeArea?, .topLayoutGuide?, .bottomLayoutGuide?:
            return item.view == .root
                ? frame.inset(by: environment.safeArea, isMirrored: isMirrored) : frame
        case .margins?, .readable?:
            var margins = overlays.resolved[item.view].margins
            if item.view == .root, let root = environment.rootMargins {
                margins = Insets(
                    top: environment.safeArea.top + margins.top,
                    leading: max(margins.leading, root.leading),
                    bottom: environment.safeArea.bottom + margins.bottom,
                    trailing: max(margins.trailing, root.trailing))
            }
            return frame.inset(by: margins, isMirrored: isMirrored)
        case .content?, .frame?, nil: return frame
        }
    }

    private func place(_ attribute: LayoutAttribute, _ frame: Rect) -> Double {
        let isMirrored = overlays.laidOut.layout.environment.direction == .rtl
        switch attribute {
        case .left, .leftMargin: return frame.x
        case .right, .rightMargin: return frame.maxX
        case .leading, .leadingMargin: return isMirrored ? frame.maxX : frame.x
        case .trailing, .trailingMargin: return isMirrored ? frame.x : frame.maxX
        case .top, .topMargin, .firstBaseline: return frame.y
        case .bottom, .bottomMargin, .lastBaseline: return frame.maxY
        case .centerX, .centerXWithinMargins: return frame.midX
        default: return frame.midY
        }
    }
}
