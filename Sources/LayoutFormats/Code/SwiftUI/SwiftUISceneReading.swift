import StackCore

/// A document's constraints and computed layout under given size classes, from which the positions
/// of views are read.
struct SwiftUISceneReading {
    let document: Document
    let resolved: ResolvedDocument
    let layout: Layout
    let constraints: [BoxConstraint]
    private let words: ConstraintWords

    init(_ document: Document, _ layout: Layout) {
        let environment = layout.environment
        self.document = document
        self.layout = layout
        resolved = ResolvedDocument(
            document, traits: environment.traits, direction: environment.direction)
        constraints = resolved.userConstraints()
        words = ConstraintWords(document)
    }

    /// The device whose computed frames the generated code uses for positions and sizes that it
    /// cannot express.
    var device: String { layout.environment.device }

    func spell(_ constraint: BoxConstraint) -> String {
        SwiftUIWords.quoted(words.spell(constraint))
    }

    func size(_ id: ViewID, _ axis: Axis) -> Double {
        (layout.frame(of: id)?.size[axis] ?? 0).millipoints
    }

    /// Whether the view's size along the axis is `size` in the computed layout, within 1 point.
    func holds(_ size: Double, _ id: ViewID, _ axis: Axis) -> Bool {
        abs(self.size(id, axis) - size) < 1
    }

    /// Whether `other` is a superview of `container` and has the same size along the axis.
    func isAsLarge(_ other: ViewID, _ container: ViewID, _ axis: Axis) -> Bool {
        other != container && document.isAncestor(other, of: container)
            && size(other, axis) == size(container, axis)
    }

    // MARK: Lines

    private func isMirrored(_ container: ViewID, _ axis: Axis) -> Bool {
        axis == .horizontal && resolved[container].direction == .rtl
    }

    /// Returns the position of an edge or the middle of a view, in points from the container's
    /// leading or top edge.
    private func position(
        _ id: ViewID, _ side: SwiftUILine.Side, in container: ViewID, _ axis: Axis
    ) -> Double {
        let frame = layout.frame(of: id) ?? .zero
        let start = axis == .horizontal ? frame.x : frame.y
        let size = frame.size[axis]
        if isMirrored(container, axis) {
            return self.size(container, axis) - start - size * (1 - side.part)
        }
        return start + size * side.part
    }

    /// Returns the root's safe area inset at a side, in points towards the trailing or bottom end;
    /// 0 for any other container.
    private func safeInset(_ side: SwiftUILine.Side, _ container: ViewID, _ axis: Axis) -> Double {
        guard container == .root else { return 0 }
        let insets = layout.environment.safeArea
        switch (axis, side) {
        case (.horizontal, .start): return insets.leading
        case (.horizontal, .end): return -insets.trailing
        case (.vertical, .start): return insets.top
        case (.vertical, .end): return -insets.bottom
        case (.horizontal, .center): return (insets.leading - insets.trailing) / 2
        case (.vertical, .center): return (insets.top - insets.bottom) / 2
        }
    }

    /// Returns the position of an edge or the middle of a view, measured from a line of its
    /// container. In the root it is measured from the safe area.
    func measured(
        _ id: ViewID, _ side: SwiftUILine.Side, from line: SwiftUILine.Side, in container: ViewID,
        _ axis: Axis
    ) -> SwiftUILine {
        let from = size(container, axis) * line.part + safeInset(line, container, axis)
        return SwiftUILine(
            side: line, area: container == .root ? .safeArea : .edges,
            offset: (position(id, side, in: container, axis) - from).millipoints)
    }

    func lines(
        of id: ViewID, in container: ViewID, _ axis: Axis
    ) -> (start: SwiftUILine, center: SwiftUILine, end: SwiftUILine) {
        func line(_ side: SwiftUILine.Side) -> SwiftUILine {
            let from = size(container, axis) * side.part
            return SwiftUILine(
                side: side, area: .edges,
                offset: (position(id, side, in: container, axis) - from).millipoints)
        }
        return (line(.start), line(.center), line(.end))
    }

    /// Returns the offset of a container's margin from its edge, in points towards the trailing or
    /// bottom end, as the container's margins set it.
    func margin(of container: ViewID, _ side: SwiftUILine.Side, _ axis: Axis) -> Double {
        let own = resolved[container].margins
        let root = container == .root ? layout.environment.rootMargins ?? own : own
        switch (axis, side) {
        case (.horizontal, .start): return max(own.leading, root.leading)
        case (.horizontal, .end): return -max(own.trailing, root.trailing)
        case (.vertical, .start): return own.top
        case (.vertical, .end): return -own.bottom
        default: return 0
        }
    }

    /// Returns which parts of the view's autoresizing mask are flexible along an axis; nil if
    /// constraints position the view.
    func mask(of id: ViewID, _ axis: Axis) -> (start: Bool, size: Bool, end: Bool)? {
        guard let mask = resolved.placingMask(of: id) else { return nil }
        return axis == .horizontal
            ? (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
            : (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
    }
}

/// Phrases for comments in the generated code. Names in them cannot end the comment.
enum SwiftUIWords {
    /// Returns the text on one line, truncated after 160 characters.
    static func quoted(_ text: String) -> String {
        let line = text.onOneLine
        return line.count > longest ? String(line.prefix(longest)) + "…" : line
    }

    private static let longest = 160

    static func direction(_ axis: Axis) -> String {
        axis == .horizontal ? "horizontally" : "vertically"
    }

    static func size(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }
}
