/// Views that their mask places, and cells, which their list does.
extension TreeDocument {
    /// Both axes of a view's frame in its superview's.
    struct MaskedPlace: Sendable {
        var horizontal: AutoresizedAxis
        var vertical: AutoresizedAxis

        subscript(axis: Axis) -> (position: AffineLength, size: AffineLength) {
            let own = axis == .horizontal ? horizontal : vertical
            return (
                AffineLength(slope: own.position.slope, constant: own.position.constant),
                AffineLength(slope: own.size.slope, constant: own.size.constant)
            )
        }
    }

    /// Nil where no mask places the view.
    mutating func maskedPlace(
        of view: View, _ settings: TreeNode.Settings
    ) throws(TreePathDeclined) -> MaskedPlace? {
        guard let frame = settings.designedFrame, let parent = view.parent else { return nil }
        let isOfList = settings.style == .cell || areas.isCell(parent)
        if isOfList && environment.screen != environment.designedScreen {
            return areas.placeInList(view.id)
        }
        guard let mask = settings.mask else { return nil }
        return MaskedPlace(mask, frame, in: areas.designedSize(of: parent))
    }
}

extension TreeDocument.MaskedPlace {
    /// As `ResolvedView.autoresizingConstraints` has it.
    init(_ mask: AutoresizingMask, _ frame: Rect, in superSize: Size) {
        horizontal = AutoresizedAxis(
            origin: frame.x, length: frame.width, superLength: superSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        vertical = AutoresizedAxis(
            origin: frame.y, length: frame.height, superLength: superSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
    }

    /// What four constraints say that give a view its place along both axes
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
