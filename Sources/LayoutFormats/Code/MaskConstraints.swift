import StackCore

extension CodeDocument {
    /// A copy in which constraints replace autoresizing masks, if constraints can express them and
    /// all views keep their frames on several devices. For a mask, the code would have to set the
    /// superview's frame at design time.
    var withConstraintsForMasks: CodeDocument {
        let views = document.allViews.filter { view in
            view.parent.map { document[$0].kind == .view && !lists.isContentView(document[$0]) }
                == true && !lists.isContentView(view)
        }
        let found = views.compactMap { view in document.sides(of: view).map { (view, $0) } }
        if found.isEmpty { return self }
        let environments = ReferenceLayout.environments(document)
        let expected = environments.map { LayoutOutcome(document, $0) }
        func isEqual(_ other: Document) -> Bool {
            zip(environments, expected).allSatisfy { $1.allows(LayoutOutcome(other, $0)) }
        }
        let whole = document.constrained(found)
        if isEqual(whole) { return with(whole) }
        let result = found.reduce(document) { result, view in
            let candidate = result.constrained([view])
            return isEqual(candidate) ? candidate : result
        }
        return with(result)
    }
}

/// The constraints that place a view along one axis in its superview, instead of an autoresizing
/// mask.
private struct MaskSide {
    /// The attributes that are equal to the same attribute of the superview plus a constant.
    var places: [(attribute: LayoutAttribute, constant: Double)]
    /// The fixed size; nil if two edges determine the size.
    var size: (attribute: LayoutAttribute, constant: Double)?

    /// Creates the constraints for an axis. Returns nil if a change of the superview's size would
    /// change more than one of the margin before the view, the view's size and the margin after it.
    ///
    /// - Parameters:
    ///   - before: the margin before the view
    ///   - after: the margin after the view
    ///   - flexible: whether the margin before the view, the view's size and the margin after it
    ///     are flexible
    init?(
        _ axis: Axis, before: Double, length: Double, after: Double,
        flexible: (before: Bool, size: Bool, after: Bool)
    ) {
        let isSymmetric = before == after
        let isAbsolute = axis == .horizontal && !(flexible.size && isSymmetric)
        let (start, end) = isAbsolute ? (LayoutAttribute.left, .right) : (axis.start, axis.end)
        // A margin of 0 stays 0, even if it is flexible.
        let isBefore = flexible.before && before != 0
        let isAfter = flexible.after && after != 0
        if flexible.size {
            guard !isBefore, !isAfter, length > 0 else { return nil }
            places = [(start, before), (end, -after)]
            return
        }
        size = (axis.size, length)
        switch (flexible.before, flexible.after) {
        case (true, true):
            guard isSymmetric else { return nil }
            places = [(axis.center, 0)]
        case (true, false): places = [(end, -after)]
        case (false, _): places = [(start, before)]
        }
    }
}

extension Document {
    /// Returns the constraints along both axes that place a view with an autoresizing mask; nil in
    /// three cases: the mask keeps the view's size and its distances from the top left corner;
    /// constraints cannot express the mask; or the document has constraints between the view and
    /// views outside of it.
    fileprivate func sides(of view: View) -> [MaskSide]? {
        let fixed: AutoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        guard let mask = view.properties.value(.autoresizing), !mask.isSubset(of: fixed),
            let parent = view.parent.map({ self[$0] }), arrangingStack(of: view.id) == nil,
            let frame = view.properties.value(.frame),
            let area = parent.properties.value(.frame),
            [view, parent].allSatisfy({ $0.properties.isFixed([.frame, .autoresizing]) }),
            !allConstraints.contains(where: { isOutside(view.id, $0) })
        else { return nil }
        let sides = [
            MaskSide(
                .horizontal, before: frame.x, length: frame.width,
                after: area.width - frame.x - frame.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                )),
            MaskSide(
                .vertical, before: frame.y, length: frame.height,
                after: area.height - frame.y - frame.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                )),
        ].compactMap(\.self)
        return sides.count == 2 ? sides : nil
    }

    /// Returns whether the constraint refers to the view, but is not between the view and its
    /// subviews.
    private func isOutside(_ id: ViewID, _ constraint: LayoutConstraint) -> Bool {
        constraint.views.contains(id)
            && (constraint.views.count == 1
                || !constraint.views.allSatisfy { ancestors(of: $0).contains(id) })
    }

    /// Returns a copy in which constraints instead of autoresizing masks place the views.
    fileprivate func constrained(_ views: [(view: View, sides: [MaskSide])]) -> Document {
        var plan = EditPlan(self, keepsParts: false)
        do {
            for (view, sides) in views {
                let (own, parent) = (LayoutItem(view.id), LayoutItem(view.parent!))
                try plan.setProperty(.autoresizing, of: .view(view.id), to: nil)
                for side in sides {
                    for place in side.places {
                        try plan.constrain(
                            Anchor(own, place.attribute), .equal, Anchor(parent, place.attribute),
                            properties: Self.constant(place.constant))
                    }
                    guard let size = side.size else { continue }
                    try plan.constrain(
                        Anchor(own, size.attribute), .equal, nil,
                        properties: Self.constant(size.constant))
                }
            }
        } catch {
            preconditionFailure("a mask cannot be replaced: \(error)")
        }
        return plan.document
    }

    private static func constant(_ value: Double) -> PropertyList {
        var result = PropertyList()
        if value != 0 { result[.constant] = .number(value) }
        return result
    }
}

extension PropertyList {
    /// Returns whether no size class has a value of its own for the properties.
    fileprivate func isFixed(_ keys: Set<PropertyKey>) -> Bool {
        entries.allSatisfy { $0.condition == .base || !keys.contains($0.key) }
    }
}
