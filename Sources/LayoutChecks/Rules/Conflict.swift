import StackCore

extension Rule {
    /// UIKit writes "Unable to simultaneously satisfy constraints" and gives one up.
    static let conflict = Rule(
        .conflict, .error,
        "Required constraints cannot hold together, so one of them is given up, and the screen is not what the document says.",
        example: """
            new Login device=iphone-se
            add view box in view
            constrain H:|[box(400)]|
            constrain V:|[box]|
            """,
        .layout { examination in
            let words = examination.sight.layout.words
            let sight = examination.sight
            return sight.layout.conflicts.filter { !sight.isOfRowHeight($0) }.map { conflict in
                let dropped = words.spell(conflict.dropped)
                let others = conflict.constraints.filter { $0 != conflict.dropped }
                return Finding(
                    .conflict, [conflict.dropped.item], aspect: conflict.dropped.aspect,
                    "\(dropped) cannot hold beside "
                        + others.map(words.spell).joined(separator: "; "),
                    extent: Double(conflict.constraints.count),
                    [Finding.Measure("constraints", Double(conflict.constraints.count))])
            }
        })
}

extension Sight {
    /// Whether the height that a list gave a cell on the canvas takes part: when the app runs, the list
    /// makes rows as high as their content.
    fileprivate func isOfRowHeight(_ conflict: Layout.Conflict) -> Bool {
        conflict.constraints.contains { constraint in
            guard case .autoresizing(let id) = constraint.origin,
                constraint.first.attribute.axis == .vertical
            else { return false }
            return resolved[id].style == .cell || visible.isInCell[id]
        }
    }
}

extension BoxConstraint {
    /// What of the document a constraint belongs to.
    var item: ItemID {
        switch origin {
        case .user(let id): .constraint(id)
        case .stack(let id, _), .contentSize(let id), .designedSize(let id), .autoresizing(let id),
            .guide(let id), .tieBreak(let id):
            .view(id)
        case .root: .view(.root)
        }
    }

    /// Which of a view's own constraints it is.
    fileprivate var aspect: String {
        switch origin {
        case .stack(_, let identifier): identifier.rawValue + "." + first.attribute.rawValue
        case .user: ""
        default: first.attribute.rawValue
        }
    }
}
