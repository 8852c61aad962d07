extension Rule {
    static let missingFont = Rule(
        .missingFont, .note,
        "No file of the target has this font, and it is not one of the system: its text is measured with another font.",
        example: """
            # The font is in no file of the target
            new Login
            """)
}
