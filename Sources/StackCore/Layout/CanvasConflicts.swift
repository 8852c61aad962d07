/// The constraints that Interface Builder's canvas drops completely because they conflict
/// (docs/auto-layout-rules.md, "Conflicts"). Other dropped constraints are still satisfied as
/// nearly as possible, but these have no further effect on the layout. A view whose length one of
/// them fixed has its designed length again.
struct DroppedConstraints: Sendable {
    /// The conflicts of the layout with all constraints.
    let conflicts: [Layout.Conflict]
    private let origins: Set<ConstraintOrigin>
    /// The hugging and compression resistance constraints that have no effect.
    private let contentSizes: Set<ContentSide>
    /// The arranged views whose autoresizing mask has no effect along the axis of their stack, each
    /// with that axis.
    let unmasked: [ViewID: Axis]

    /// Returns nil if the canvas drops none of the conflicting constraints completely.
    init?(
        _ conflicts: [Layout.Conflict], in resolved: ResolvedDocument,
        _ environment: LayoutEnvironment
    ) {
        guard environment.isCanvas else { return nil }
        let dropped = conflicts.flatMap(resolved.droppedOnCanvas)
        if dropped.isEmpty { return nil }
        self.conflicts = conflicts
        origins = Set(dropped.filter(\.origin.isUser).map(\.origin))
        contentSizes = Set(dropped.filter(\.origin.isContentSize).map(ContentSide.init))
        unmasked = resolved.unmasked(by: conflicts)
    }

    func contains(_ constraint: BoxConstraint) -> Bool {
        switch constraint.origin {
        case .autoresizing(let id): unmasked[id] == constraint.first.attribute.axis
        case .contentSize: contentSizes.contains(ContentSide(constraint))
        default: origins.contains(constraint.origin)
        }
    }
}

/// The hugging or the compression resistance of a view's content along one axis, without the length
/// of the content. Another measurement of the content gives a constraint with another constant for
/// the same `ContentSide`.
private struct ContentSide: Hashable {
    private let size: BoxAnchor
    private let relation: Relation

    init(_ constraint: BoxConstraint) {
        (size, relation) = (constraint.first, constraint.relation)
    }
}

extension ResolvedDocument {
    /// Returns the constraints of a conflict that the canvas drops completely. They are often more
    /// than the one that an app drops. In a cell of a xib they are two kinds of constraints
    /// (`droppedInCell`). In a storyboard they are all constraints that set a width or height to a
    /// number.
    ///
    /// The result is empty if the conflict involves autoresizing masks of views that are not
    /// arranged, as in a storyboard's cells. The dropped constraint is then still satisfied as
    /// nearly as possible.
    ///
    /// If a storyboard's conflict contains several content sizes, which hug or resist at 1000, all
    /// of these are dropped, in cells too.
    fileprivate func droppedOnCanvas(in conflict: Layout.Conflict) -> [BoxConstraint] {
        if conflict.dropped.origin.isContentSize, !document.isStandalone {
            let sizes = conflict.constraints.filter(\.origin.isContentSize)
            return sizes.count > 1 ? sizes : []
        }
        guard conflict.dropped.origin.isUser else { return [] }
        if isCell(.root), conflict.dropped.isWeakest { return droppedInCell(conflict) }
        if isCell(.root) || document.isStandalone { return [conflict.dropped] }
        let sizes = conflict.constraints.filter { $0.origin.isUser && $0.fixesSize }
        let masked = conflict.constraints.compactMap(\.origin.maskedView)
        if !masked.isEmpty { return masked.allSatisfy(isArranged) ? sizes : [] }
        return sizes.isEmpty ? [conflict.dropped] : sizes
    }

    /// Returns the arranged views whose autoresizing masks the canvas drops along the axis of their
    /// stack. The reason is that the mask of one view of the stack conflicts with a size that the
    /// user gave to another one. None of the stack's views then follows its mask along that axis (7
    /// stacks in 4 documents of 3 projects, none against).
    fileprivate func unmasked(by conflicts: [Layout.Conflict]) -> [ViewID: Axis] {
        var result: [ViewID: Axis] = [:]
        for conflict in conflicts {
            let masked = conflict.constraints.compactMap(\.origin.maskedView)
            if masked.isEmpty || droppedOnCanvas(in: conflict).isEmpty { continue }
            for view in masked {
                guard let parent = self[view].parent, let stack = self[parent].stack else {
                    continue
                }
                for sibling in self[parent].arranged { result[sibling] = stack.axis }
            }
        }
        return result
    }

    /// Returns the constraints that the canvas drops in a cell of a xib. These are the ones at the
    /// bottom or trailing edge of the content view (`isWeakest`), and the first equality on a width
    /// or height. If there is none, the second kind is the first constraint that aligns the bottom
    /// or trailing edges of other views.
    private func droppedInCell(_ conflict: Layout.Conflict) -> [BoxConstraint] {
        let constraints = conflict.constraints.filter(\.origin.isUser)
        let size =
            constraints.first { $0.relation == .equal && $0.first.attribute.isSize }
            ?? constraints.first { !$0.isWeakest && $0.alignsEnds }
        return constraints.filter(\.isWeakest) + (size.map { [$0] } ?? [])
    }
}

extension ConstraintOrigin {
    fileprivate var isUser: Bool { if case .user = self { true } else { false } }
    fileprivate var isContentSize: Bool { if case .contentSize = self { true } else { false } }
    /// The view whose autoresizing mask creates the constraint; nil for other constraints.
    fileprivate var maskedView: ViewID? {
        if case .autoresizing(let id) = self { id } else { nil }
    }
}

extension BoxConstraint {
    /// Whether the constraint compares a width or height with a number.
    fileprivate var fixesSize: Bool { second == nil && first.attribute.isSize }
}
