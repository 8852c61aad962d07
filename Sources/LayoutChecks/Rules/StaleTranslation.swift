extension Rule {
    static let staleTranslation = Rule(
        .staleTranslation, .note,
        "A translation belongs to an object or a text that the storyboard no longer has, so nobody sees it.",
        example: """
            # de.lproj/Main.strings: "old-lb-001.text" = "Alt"; and no such label
            new Login
            """)
}
