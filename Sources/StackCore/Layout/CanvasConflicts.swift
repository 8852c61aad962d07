/// The constraints that Interface Builder's canvas drops without a trace because they conflict
/// (docs/auto-layout-rules.md, "Conflicts"). They have no further effect on the layout, and a view
/// whose length one of them fixed has its designed length again.
struct DroppedConstraints: Sendable {
    /// The conflicts of the layout with all constraints.
    let conflicts: [Layout.Conflict]
    private let origins: Set<ConstraintOrigin>

    /// Returns nil if the canvas drops none of the conflicting constraints without a trace.
    init?(
        _ conflicts: [Layout.Conflict], in resolved: ResolvedDocument,
        _ environment: LayoutEnvironment
    ) {
        guard environment.isCanvas else { return nil }
        let dropped = conflicts.flatMap(resolved.droppedOnCanvas)
        if dropped.isEmpty { return nil }
        self.conflicts = conflicts
        origins = Set(dropped.map(\.origin))
    }

    func contains(_ constraint: BoxConstraint) -> Bool { origins.contains(constraint.origin) }
}

extension ResolvedDocument {
    /// Returns the constraints of a conflict that the canvas drops without a trace. They are often
    /// more than the one that an app drops: in a cell of a xib those at two ends (`droppedInCell`),
    /// and in a storyboard all that give a size a number.
    ///
    /// If autoresizing masks take part in the conflict, as in a storyboard's cells, the result is
    /// empty. There the dropped constraint is still satisfied as nearly as possible.
    fileprivate func droppedOnCanvas(in conflict: Layout.Conflict) -> [BoxConstraint] {
        guard conflict.dropped.origin.isUser else { return [] }
        if isCell(.root), conflict.dropped.isWeakest { return droppedInCell(conflict) }
        if isCell(.root) || document.isStandalone { return [conflict.dropped] }
        if conflict.constraints.contains(where: \.origin.isAutoresizing) { return [] }
        let sizes = conflict.constraints.filter { $0.origin.isUser && $0.fixesSize }
        return sizes.isEmpty ? [conflict.dropped] : sizes
    }

    /// Returns the constraints that the canvas drops in a cell of a xib: those at the end of the
    /// content view, and the first size or else the first constraint at the end of another view.
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
    fileprivate var isAutoresizing: Bool { if case .autoresizing = self { true } else { false } }
}

extension BoxConstraint {
    /// Whether the constraint compares a width or height with a number.
    fileprivate var fixesSize: Bool { second == nil && first.attribute.isSize }
}
