import StackCore

extension CodeDocument {
    /// A copy without the constraints that the code need not create. These are placeholders, which
    /// Xcode removes when it builds the app, and constraints that a stack view makes itself, unless
    /// an outlet refers to them.
    ///
    /// - Parameter keepsRatios: whether a placeholder stays that states the ratio of an image view
    ///   without a picture. The app's picture has about this ratio, and SwiftUI's views have that of
    ///   their picture. Observed in 3 views of 2 projects.
    func withoutNeedlessConstraints(keepsRatios: Bool = false) -> CodeDocument {
        let scenes = connections.map { [$0] + $0.cells.values } ?? []
        let outlets = Set(scenes.flatMap(\.outlets).flatMap(\.objectIDs))
        let needless = document.allConstraints.filter { constraint in
            lists.isPlaceholder(constraint)
                && !(keepsRatios && document.isRatioOfPicture(constraint))
                || document.isMadeByStack(constraint)
                    && constraint.properties.value(.objectID).map(outlets.contains) != true
        }
        if needless.isEmpty { return self }
        var plan = EditPlan(document, keepsParts: false)
        for constraint in needless { plan.removeConstraint(constraint.id) }
        assert(plan.edits.count == needless.count, "other parts are left out")
        return with(plan.document)
    }
}

extension Document {
    /// Whether a constraint states the ratio of the sides of an image view without a picture.
    fileprivate func isRatioOfPicture(_ constraint: LayoutConstraint) -> Bool {
        let view = self[constraint.first.item.view]
        return view.kind == .image && view.properties[.imageName] == nil
            && constraint.second?.item.view == view.id && constraint.first.attribute.isSize
    }

    /// Returns whether a stack view itself makes the required constraint for its arranged views
    /// (docs/stack-view-rules.md, "Along the axis" and "Across the axis").
    fileprivate func isMadeByStack(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.relation == .equal, let second = constraint.second,
            constraint.first.attribute == second.attribute,
            constraint.first.item.guide == nil, second.item.guide == nil, isPlain(constraint)
        else { return false }
        let (one, other, attribute) = (
            constraint.first.item.view, second.item.view, second.attribute
        )
        if self[one].parent == other { return isPinned(one, attribute, in: self[other]) }
        if self[other].parent == one { return isPinned(other, attribute, in: self[one]) }
        guard let parent = self[one].parent, self[other].parent == parent else { return false }
        return isTied(one, attribute, in: self[parent])
            && isTied(other, attribute, in: self[parent])
    }

    /// Returns whether the constraint is required, has no constant or multiplier, and is active
    /// under all size classes.
    private func isPlain(_ constraint: LayoutConstraint) -> Bool {
        constraint.properties.entries.allSatisfy {
            $0.key == .objectID
                || $0.condition == .base
                    && $0.value == defaultValue($0.key, of: .constraint(constraint.id))
        }
    }

    /// Returns whether the stack view makes the attribute of the arranged view equal to the same
    /// attribute of the stack view.
    private func isPinned(_ id: ViewID, _ attribute: LayoutAttribute, in stack: View) -> Bool {
        guard let settings = fixedSettings(of: stack), arranges(id, stack) else { return false }
        let (axis, cross) = (settings.axis, settings.axis.crossing)
        return switch (attribute, settings.alignment) {
        case (axis.start, _): stack.arrangedSubviews.first == id
        case (axis.end, _): stack.arrangedSubviews.last == id
        case (cross.start, .fill), (cross.end, .fill), (cross.size, .fill): true
        case (cross.center, .fill), (cross.center, .center): true
        case (cross.start, .leading), (cross.end, .trailing): true
        default: false
        }
    }

    /// Returns whether the stack view makes the attribute of the view equal to that of all its
    /// other arranged views.
    private func isTied(_ id: ViewID, _ attribute: LayoutAttribute, in stack: View) -> Bool {
        guard let settings = fixedSettings(of: stack), arranges(id, stack) else { return false }
        if attribute == settings.axis.size { return settings.distribution == .fillEqually }
        let isAlong = attribute == settings.axis.start || attribute == settings.axis.end
        return !isAlong && isPinned(id, attribute, in: stack)
    }

    /// Returns whether the view is a visible arranged subview under all size classes.
    private func arranges(_ id: ViewID, _ stack: View) -> Bool {
        stack.arrangedSubviews.contains(id)
            && !self[id].properties.entries.contains { $0.key == .hidden || $0.key == .installed }
    }

    /// Returns the stack's axis, distribution and alignment; nil if the view is no stack, if they
    /// vary, or if the stack arranges its subviews inside its margins.
    private func fixedSettings(of stack: View) -> FixedSettings? {
        let keys: Set<PropertyKey> = [.axis, .distribution, .alignment, .marginsRelative]
        let values = stack.properties
        guard stack.kind == .stack, values.value(.marginsRelative) != true,
            values.entries.allSatisfy({ $0.condition == .base || !keys.contains($0.key) })
        else { return nil }
        return FixedSettings(
            axis: values.value(.axis) ?? .horizontal,
            distribution: values.value(.distribution) ?? .fill,
            alignment: values.value(.alignment) ?? .fill)
    }
}

/// The axis, distribution and alignment of a stack view in which none of them depends on size
/// classes.
private struct FixedSettings {
    let axis: Axis
    let distribution: Distribution
    let alignment: Alignment
}
