extension Rule {
    static let unresolvedMerge = Rule(
        .unresolvedMerge, .error,
        "A merge could not decide a value of this object and left a note on it: one side's change is lost until somebody decides and removes the note.",
        example: """
            # In a storyboard: <fragment content="layoutedit conflict 1: text (ours: Go; theirs: Send)"/>
            new Login
            """)
}
