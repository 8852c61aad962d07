import StackCore

extension Rule {
    static let unresolvedMerge = Rule(
        .unresolvedMerge, .error,
        "A merge could not decide a value of this object and left a note on it: one side's change is lost until somebody decides and removes the note.",
        example: """
            # In a storyboard: <fragment content="layoutedit conflict 1: text (ours: Go; theirs: Send)"/>
            new Login
            """,
        .document { document, notes in
            document.findings(.unresolvedMerge, notes.conflicts)
        })
}

extension Document {
    /// Returns findings of a rule whose messages come from the source file (`texts`), in the order
    /// of the document's items.
    func findings(_ rule: RuleID, _ texts: [ItemID: [String]]) -> [Finding] {
        let items =
            [ItemID.document] + allViews.map { .view($0.id) }
            + allConstraints.map { .constraint($0.id) }
        return items.flatMap { item in
            (texts[item] ?? []).map { Finding(rule, [item], aspect: $0, $0) }
        }
    }
}
