extension Rule {
    static let projectFile = Rule(
        .projectFile, .warning,
        "A file of the Xcode project cannot be read, or Xcode reads it otherwise than it was meant; the rest of the project is used.",
        example: """
            # de.lproj/Main.strings: a line without its semicolon
            new Login
            """)
}
