import StackCore

extension Rule {
    static let unresolvedMerge = Rule(
        .unresolvedMerge, .error,
        "A merge could not decide something of this object and left a note on it: one side's work is lost until somebody has chosen and taken the note away.",
        example: """
            # In a storyboard: <fragment content="layoutedit conflict 1: text (ours: Go; theirs: Send)"/>
            new Login
            """,
        .document { document, notes in
            let items =
                [ItemID.document] + document.allViews.map { .view($0.id) }
                + document.allConstraints.map { .constraint($0.id) }
            return items.flatMap { item in
                (notes.conflicts[item] ?? []).map { text in
                    Finding(.unresolvedMerge, [item], aspect: text, text)
                }
            }
        })
}
