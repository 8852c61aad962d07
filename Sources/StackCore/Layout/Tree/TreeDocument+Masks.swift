/// Views positioned by an autoresizing mask, and cells, which their list positions.
extension TreeDocument {
    /// The position and size of a view's frame along both axes, relative to its superview.
    struct MaskedPlace: Sendable {
        let horizontal: AutoresizedAxis
        let vertical: AutoresizedAxis

        subscript(axis: Axis) -> (position: AffineLength, size: AffineLength) {
            let own = axis == .horizontal ? horizontal : vertical
            return (
                AffineLength(slope: own.position.slope, constant: own.position.constant),
                AffineLength(slope: own.size.slope, constant: own.size.constant)
            )
        }
    }

    /// Returns the placement of a view by its mask or list; nil if neither applies.
    mutating func maskedPlace(
        of view: ViewReading, _ settings: TreeNode.Settings
    ) -> MaskedPlace? {
        guard let frame = settings.designedFrame, let parent = view.parent else { return nil }
        let isOfList = view.kind == .cell || areas.isCell(parent)
        if isOfList && environment.screen != environment.designedScreen {
            return areas.placeInList(view.id)
        }
        guard let mask = settings.mask else { return nil }
        let axes = AutoresizedAxis.both(
            of: mask, frame, designedIn: areas.designedSize(of: parent))
        return MaskedPlace(horizontal: axes.horizontal, vertical: axes.vertical)
    }
}

extension TreeDocument.MaskedPlace {
    /// Creates the placement from the four constraints that position a view along both axes
    /// (`ResolvedView.constraints(placing:)`).
    init?(_ constraints: [BoxConstraint]) {
        guard constraints.count == 4 else { return nil }
        func line(_ at: Int) -> (slope: Double, constant: Double) {
            (
                constraints[at].second == nil ? 0 : constraints[at].multiplier,
                constraints[at].constant
            )
        }
        horizontal = AutoresizedAxis(position: line(0), size: line(1))
        vertical = AutoresizedAxis(position: line(2), size: line(3))
    }
}
