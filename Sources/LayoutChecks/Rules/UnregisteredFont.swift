extension Rule {
    static let unregisteredFont = Rule(
        .unregisteredFont, .warning,
        "The target has the file of this font, but its Info.plist does not list it under UIAppFonts: the app shows the text in the system font.",
        example: """
            # Info.plist of the target does not list the font's file
            new Login
            """)
}
