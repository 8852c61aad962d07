extension Rule {
    static let duplicateID = Rule(
        .duplicateID, .error,
        "Two objects of the file have the same id, usually after a text merge; Xcode does not open the file. Or two scenes have the same storyboard identifier; Xcode does not build it.",
        example: """
            # In a storyboard: <label id="ttl-aa-001"/> … <button id="ttl-aa-001"/>
            new Login
            """)
}
