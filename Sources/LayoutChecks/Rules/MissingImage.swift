extension Rule {
    static let missingImage = Rule(
        .missingImage, .warning,
        "No asset catalogue of the target has the image, so the app shows nothing in its place.",
        example: """
            # The image is in no asset catalogue of the target
            new Login
            """)
}
