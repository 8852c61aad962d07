extension Rule {
    static let missingTranslation = Rule(
        .missingTranslation, .note, isOn: false,
        "A language of the document has no translation for this text, so it appears in the development language.",
        example: """
            # de.lproj/Main.strings does not translate the label
            new Login
            """)
}
