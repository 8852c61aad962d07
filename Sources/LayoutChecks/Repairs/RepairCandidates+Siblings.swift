import StackCore

/// Repairs that place a view beside a sibling.
extension RepairCandidates {
    /// The space between siblings, in points, where the document contains no other.
    static let standardSpace = 8.0
    /// The maximum number of siblings beside which a view is tried.
    private static let mostSiblings = 4

    /// Returns sets of changes that place a view along an axis on which it has no position yet. The
    /// view is placed behind the end of a sibling in the same column (`vertical`) or row
    /// (`horizontal`). If the column has no other view, it is placed at the middle of a sibling in
    /// the same row. Views without a length of their own also get the end of their superview.
    func waysBesideSiblings(of view: ViewID, _ axis: Axis) -> [[Repair.Change]] {
        guard let parent = document[view].parent else { return [] }
        let siblings = siblings(of: view, along: axis)
        let inLine = siblings.filter { areInLine($0, view, axis) }.prefix(Self.mostSiblings)
        let end: [Repair.Change] =
            hasLength(view, axis)
            ? []
            : [
                .constrain(
                    anchor(view, axis.end), .equal,
                    anchor(parent, axis == .horizontal ? .trailingMargin : .bottomMargin), 0)
            ]
        let behind = inLine.map { [self.behind($0, view, axis)] + end }
        if !behind.isEmpty || axis == .horizontal { return behind }
        return siblings.prefix(1).map {
            [.constrain(anchor(view, .centerY), .equal, anchor($0, .centerY), 0)]
        }
    }

    /// Returns whether two siblings are in the same column (`vertical`) or row (`horizontal`).
    func areInLine(_ one: ViewID, _ other: ViewID, _ axis: Axis) -> Bool {
        guard let a = layout.frame(of: one)?.range(axis.crossing),
            let b = layout.frame(of: other)?.range(axis.crossing)
        else { return false }
        return a.start < b.end && b.start < a.end || a.start == b.start
    }

    /// Returns whether the content or a constraint gives a view a length along an axis. The content of
    /// a stack does, and that of a view to both of whose edges subviews are attached.
    private func hasLength(_ view: ViewID, _ axis: Axis) -> Bool {
        let isFilled = [axis.start, axis.end].allSatisfy { edge in
            document[view].subviews.contains { attachment(of: $0, edge, in: view) != nil }
        }
        return isFilled || document[view].kind == .stack
            || layout.contentSize(of: view)[axis] != nil
            || own(view).contains { [$0.first, $0.second].contains(anchor(view, axis.size)) }
    }

    /// Returns sets of changes that place a view along both axes, if nothing places it along either:
    /// below a sibling, or behind it in the same row.
    func placesBesideSiblings(of view: ViewID) -> [[Repair.Change]] {
        if Axis.allCases.contains(where: { isPlaced(view, $0) }) { return [] }
        let below = siblings(of: view, along: .vertical)
        let beside = siblings(of: view, along: .horizontal)
        let all = siblings(of: view, along: nil).prefix(Self.mostSiblings)
        return all.flatMap { sibling -> [[Repair.Change]] in
            let (leading, center) = (LayoutAttribute.leading, LayoutAttribute.centerY)
            let column: [Repair.Change] = [
                .constrain(anchor(view, leading), .equal, anchor(sibling, leading), 0),
                behind(sibling, view, .vertical),
            ]
            let row: [Repair.Change] = [
                behind(sibling, view, .horizontal),
                .constrain(anchor(view, center), .equal, anchor(sibling, center), 0),
            ]
            return (below.contains(sibling) ? [column] : [])
                + (beside.contains(sibling) ? [row] : [])
        }
    }

    /// Returns the siblings beside which a view can be placed: first those before it in the document, the
    /// nearest first, and then those after it. Stacks and scroll views place their subviews otherwise,
    /// so there the result is empty. A sibling that is as long as the superview along the axis is left
    /// out: it is a background, or it lies over the other views.
    private func siblings(of view: ViewID, along axis: Axis?) -> [ViewID] {
        guard let parent = document[view].parent, document.arrangingStack(of: view) == nil,
            !document[parent].kind.isScrollView
        else { return [] }
        let all = document[parent].subviews
        let place = all.firstIndex(of: view) ?? 0
        return (all[..<place].reversed() + all[place...]).filter { sibling in
            guard sibling != view, document.arrangingStack(of: sibling) == nil,
                !isHidden(sibling), let frame = layout.frame(of: sibling),
                let outer = layout.frame(of: parent)?.size
            else { return false }
            let isFilling = axis.map { abs(frame.size[$0] - outer[$0]) < 0.5 } ?? false
            return frame.width > 0 && frame.height > 0 && !isFilling
        }
    }

    /// Returns the change that attaches the start of a view to the end of a sibling, at the same
    /// distance that is between the sibling and the view before it, or at the standard space.
    private func behind(
        _ sibling: ViewID, _ view: ViewID, _ axis: Axis
    ) -> Repair.Change {
        let before = oriented(sibling).first {
            $0.own.attribute == axis.start && $0.other.attribute == axis.end
                && document[$0.other.item.view].parent == document[sibling].parent
        }
        return .constrain(
            anchor(view, axis.start), .equal, anchor(sibling, axis.end),
            before?.constant ?? Self.standardSpace)
    }
}
