import StackCore

extension Rule {
    /// The rule for conflicts, for which UIKit logs "Unable to simultaneously satisfy constraints"
    /// and drops a constraint.
    static let conflict = Rule(
        .conflict, .error,
        "Required constraints cannot hold together, so UIKit drops one of them and the screen differs from the document.",
        example: """
            new Login device=iphone-se
            add view box in view
            constrain H:|[box(400)]|
            constrain V:|[box]|
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            let conflicts = visibleLayout.layout.conflicts.filter {
                !visibleLayout.isOfContentHeight($0)
                    && !examination.known.contains($0.dropped.conflictIdentity)
            }
            // If the tree solver was used, reading `words` creates all constraints, so it is read
            // only if there are conflicts.
            if conflicts.isEmpty { return [] }
            let words = visibleLayout.layout.words
            return conflicts.map { conflict in
                let dropped = words.spell(conflict.dropped)
                let others = conflict.constraints.filter { $0 != conflict.dropped }
                let message =
                    visibleLayout.layout.impossibility(of: conflict).map {
                        "\(dropped) is impossible: \($0)"
                    }
                    ?? "\(dropped) conflicts with "
                    + others.map(words.spell).joined(separator: "; ")
                let rowHeight = conflict.constraints.lazy.compactMap(visibleLayout.rowHeight).first
                return Finding(
                    .conflict, [conflict.dropped.item], aspect: conflict.dropped.aspect,
                    message + VisibleLayout.phrase(ofRowHeight: rowHeight),
                    extent: Double(conflict.constraints.count), isEstimate: rowHeight != nil,
                    [Finding.Measure("constraints", Double(conflict.constraints.count))],
                    related: others.map(\.conflictIdentity))
            }
        })
}

extension VisibleLayout {
    /// Returns whether the conflict involves the height that a cell has on the canvas. In the
    /// running app the cell is as high as its content, so there is no conflict.
    fileprivate func isOfContentHeight(_ conflict: Layout.Conflict) -> Bool {
        conflict.constraints.contains { constraint in
            guard let view = cellPart(of: constraint) else { return false }
            return visible.rowHeight[view] == nil
        }
    }

    /// Returns the height in points that the document sets for a row, if the constraint sets the
    /// height of its cell or of the cell's content view; otherwise nil.
    fileprivate func rowHeight(of constraint: BoxConstraint) -> Double? {
        cellPart(of: constraint).flatMap { visible.rowHeight[$0] }
    }

    /// Returns the view whose height on the canvas the constraint sets, if it is a cell or inside
    /// one; otherwise nil.
    private func cellPart(of constraint: BoxConstraint) -> ViewID? {
        guard case .autoresizing(let id) = constraint.origin,
            constraint.first.attribute.axis == .vertical,
            resolved[id].kind == .cell || visible.isInCell[id]
        else { return nil }
        return id
    }
}

extension BoxConstraint {
    /// The item that a finding names for this constraint: the user's constraint, or the view for
    /// which the layout made the constraint, such as a stack.
    var item: ItemID {
        switch origin {
        case .user(let id): .constraint(id)
        case .stack(let id, _), .contentSize(let id), .designedSize(let id), .autoresizing(let id),
            .guide(let id), .tieBreak(let id):
            .view(id)
        case .root: .view(.root)
        }
    }

    /// The identity of the finding about a conflict in which the layout drops this constraint.
    fileprivate var conflictIdentity: Finding.Identity {
        Finding.Identity(rule: .conflict, items: [item], aspect: aspect)
    }

    /// A text that distinguishes the constraints of one view from one another, used as the aspect
    /// of a finding about this constraint.
    fileprivate var aspect: String {
        switch origin {
        case .stack(_, let identifier): identifier.rawValue + "." + first.attribute.rawValue
        case .user: ""
        default: first.attribute.rawValue
        }
    }
}
