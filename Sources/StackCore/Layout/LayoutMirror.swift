/// The mirror image of a layout along the horizontal axis. It is the layout of the same document in
/// the other reading direction, provided that everything that does not depend on the direction is
/// symmetric. Leading and trailing edges, margins and safe areas change sides with the direction,
/// so only constraints on other horizontal positions can be asymmetric.
extension Layout {
    /// Creates the layout whose frames are the mirror images of `frames`, without conflicts. Its
    /// constraints are created and solved on first use.
    ///
    /// - Parameters:
    ///   - frames: the frames of the layout in the other reading direction, in points
    ///   - resolved: the document, resolved for `environment`
    init(
        mirroring frames: AbsoluteFrames, as resolved: ResolvedDocument,
        _ environment: LayoutEnvironment, until cancellation: Cancellation
    ) {
        precondition(environment.size.width.isFinite, "a screen without width has no mirror image")
        self.init(
            resolved, environment, frames.mirrored(in: environment.size.width), [],
            DeferredProblem(resolved.document, environment, until: cancellation))
    }
}

extension ResolvedDocument {
    /// Returns whether each view is read in the other direction than in `other`, a document with
    /// the same views.
    func isMirrored(by other: ResolvedDocument) -> Bool {
        assert(order == other.order, "a document with other views is no mirror image")
        return order.allSatisfy { self[$0].direction != other[$0].direction }
    }
}

extension LayoutDirection {
    var opposite: LayoutDirection { self == .ltr ? .rtl : .ltr }
}

extension LayoutEnvironment {
    /// Returns the environment with another reading direction.
    func reading(_ direction: LayoutDirection) -> LayoutEnvironment {
        var result = self
        result.direction = direction
        return result
    }
}

extension LayoutState {
    /// Whether the insets of the content of scroll views and cells are the same in both reading
    /// directions: no scroll view insets its content horizontally, and no cell insets its content
    /// more at one side than at the other.
    var hasSymmetricInsets: Bool {
        contentInsets.values.allSatisfy { $0.leading == 0 && $0.trailing == 0 }
            && cellInsets.values.allSatisfy { $0.leading == $0.trailing }
    }
}

extension [BoxConstraint] {
    /// Whether mirrored frames satisfy or violate these constraints in the other reading direction
    /// exactly as the frames do in this one.
    var areSymmetric: Bool {
        indices.allSatisfy { place in
            let constraint = self[place]
            if constraint.isSymmetric { return true }
            return place + 1 < count && constraint.isSymmetricPosition(before: self[place + 1])
        }
    }
}

extension BoxConstraint {
    /// Whether mirrored frames satisfy the constraint in the other reading direction if and only if
    /// the frames satisfy it in this one.
    ///
    /// Vertical positions and sizes are the same in both. Leading and trailing edges are mirrored
    /// with the frames. The distance between two centres changes its sign, so it must be 0.
    fileprivate var isSymmetric: Bool {
        let attribute = first.attribute
        if attribute.isSize || attribute.axis == .vertical { return true }
        guard let second, multiplier == 1 else { return false }
        let readings = [attribute.reading, second.attribute.reading]
        if readings.contains(.absolute) { return false }
        return readings.contains(.relative) || relation == .equal && constant == 0
    }

    /// Returns whether this constraint and the next one together center a view horizontally in its
    /// superview. This constraint is on the left edge, and the next one on the width
    /// (`AutoresizedFrame.constraints`).
    fileprivate func isSymmetricPosition(before next: BoxConstraint) -> Bool {
        guard case .autoresizing = origin, origin == next.origin,
            first.attribute == .left, next.first == BoxAnchor(first.box, .width)
        else { return false }
        let slope = second == nil ? 0 : multiplier
        let growth = next.second == nil ? 0 : next.multiplier
        return 2 * slope + growth == 1 && 2 * constant + next.constant == 0
    }
}
