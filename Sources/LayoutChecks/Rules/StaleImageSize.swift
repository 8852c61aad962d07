extension Rule {
    static let staleImageSize = Rule(
        .staleImageSize, .note, isOn: false,
        "The storyboard stores another size of the image than the asset catalogue has; Xcode updates it when the storyboard is next saved.",
        example: """
            # The picture in the catalogue was replaced by a larger one
            new Login
            """)
}
