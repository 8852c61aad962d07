import StackCore

extension Rule {
    static let placeholderConstraint = Rule(
        .placeholderConstraint, .note,
        "A constraint is a placeholder: Xcode removes it when the app is built, and what it fixed on the canvas is open in the app until code decides it.",
        example: """
            # In a storyboard: <constraint … placeholder="YES"/>
            new Login
            """,
        .document { document, notes in
            document.allConstraints.compactMap { constraint in
                guard notes.placeholders.contains(constraint.id) else { return nil }
                let item = document.spelling(constraint.first)
                return Finding(
                    .placeholderConstraint, [.constraint(constraint.id)],
                    "\(constraint.name) is a placeholder: in the app nothing says \(item)")
            }
        })
}
