import StackCore

extension Rule {
    static let placeholderConstraint = Rule(
        .placeholderConstraint, .note,
        "A constraint is a placeholder, and nothing replaces it: Xcode removes it when the app is built, so what it determined on the canvas is ambiguous in the app until code determines it.",
        example: """
            # In a storyboard: <constraint … placeholder="YES"/>
            new Login
            """,
        .layout { examination in
            let (notes, visibleLayout) = (examination.notes, examination.visibleLayout)
            guard !notes.placeholders.isEmpty, visibleLayout.layout.conflicts.isEmpty else {
                return []
            }
            let canvas = examination.designed.document
            let open = Set(visibleLayout.layout.undecided().views.map(\.view))
            return notes.placeholders.sorted().compactMap { id in
                guard let constraint = canvas.constraint(id),
                    constraint.views.contains(where: {
                        open.contains($0) && !visibleLayout.isSizedByClass($0, constraint)
                    }),
                    !examination.document.allConstraints.contains(where: constraint.relates)
                else { return nil }
                let item = canvas.spelling(constraint.first)
                return Finding(
                    .placeholderConstraint, [.constraint(id)],
                    "\(constraint.name) is a placeholder: in the app nothing determines \(item)")
            }
        })
}

extension VisibleLayout {
    /// Returns whether a custom class of the view, or of a view inside it, may determine the size
    /// that the constraint is about.
    fileprivate func isSizedByClass(_ id: ViewID, _ constraint: LayoutConstraint) -> Bool {
        constraint.first.attribute.isSize
            && document.subtree(of: id).contains {
                resolved[$0].intrinsic == nil && isOfOwnClass($0)
            }
    }
}
