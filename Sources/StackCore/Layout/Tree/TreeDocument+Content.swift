/// What views measure.
extension TreeDocument {
    mutating func measure(
        _ at: Int, _ measurer: ContentMeasurer
    ) throws(TreePathDeclined) {
        if nodes[at].kind.hasContent {
            let measure = measurer.measure(ViewID(at), textSize: nil)
            details[at].insets = measure.alignmentInsets
            nodes[at].setNatural(measure.size.width, .horizontal)
            nodes[at].setNatural(measure.size.height, .vertical)
            if measurer.wrapsText(ViewID(at)) {
                if sharesWidth(at) { throw TreePathDeclined() }
                wrapping.append(ViewID(at))
            }
        }
        keepDesign(at)
        nodes[at].settle()
        let isRoot = at == ViewID.root.raw
        guard nodes[at].role == .container || isRoot else { return }
        if details[at].insets != .zero { throw TreePathDeclined() }
        if isRoot && (nodes[at].natural(.horizontal) ?? nodes[at].natural(.vertical)) != nil {
            throw TreePathDeclined()
        }
    }

    /// What a size that is kept from the canvas adds to compression resistance.
    private var designedExtra: Double {
        environment.screen == environment.designedScreen
            ? Priorities.designedExtra : Priorities.designedElsewhere
    }

    /// A size kept from the canvas, where the content has none.
    private mutating func keepDesign(_ at: Int) {
        for axis in [Axis.horizontal, .vertical] {
            guard let length = keptLength(at, axis) else { continue }
            nodes[at].setNatural(length, axis)
            if nodes[at].kind != .label {
                nodes[at].compression[axis] = min(
                    nodes[at].compression[axis] + designedExtra, Priorities.required)
            }
        }
    }

    private func keptLength(_ at: Int, _ axis: Axis) -> Double? {
        guard let length = details[at].designed[axis], (nodes[at].natural(axis) ?? 0) == 0 else {
            return nil
        }
        let (before, after) = details[at].insets.ends(axis)
        return max(0, length - before - after)
    }

    /// Whether a constraint holds the label at its share of the stack's width.
    private func sharesWidth(_ at: Int) -> Bool {
        guard environment.isCanvas, nodes[at].isArranged, nodes[at].kind == .label else {
            return false
        }
        let stack = nodes[at].parent
        return nodes[stack].axis == .horizontal && nodes[stack].distribution != .fillEqually
    }

    /// Measures a view once more, whose text came out at a size. False if it measures the same.
    mutating func measure(
        again id: ViewID, textSize: Size, _ measurer: ContentMeasurer
    ) -> Bool {
        let measure = measurer.measure(id, textSize: textSize)
        var isSame = true
        for axis in [Axis.horizontal, .vertical] {
            let before = nodes[id.raw].natural(axis)
            nodes[id.raw].setNatural(measure.size[axis], axis)
            if let length = keptLength(id.raw, axis) { nodes[id.raw].setNatural(length, axis) }
            isSame = isSame && near(before, nodes[id.raw].natural(axis))
        }
        return !isSame
    }

    private func near(_ a: Double?, _ b: Double?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return abs(a - b) < 1e-6
    }
}

extension Insets {
    /// Before and after, along an axis, left to right.
    func ends(_ axis: Axis) -> (before: Double, after: Double) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }
}
