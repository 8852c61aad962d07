extension Rule {
    static let danglingReference = Rule(
        .danglingReference, .error,
        "A constraint, outlet, action or segue refers to an object that the file does not have, or to one of another scene or of a kind that it cannot refer to, usually after a text merge; Xcode does not open or build the file, or the app crashes.",
        example: """
            # In a storyboard: <outlet property="title" destination="gone-00-001"/>
            new Login
            """)
}
