extension Rule {
    static let staleColor = Rule(
        .staleColor, .note, isOn: false,
        "The storyboard stores another value of the named colour than the asset catalogue has; Xcode updates it when the storyboard is next saved.",
        example: """
            # The colour in the catalogue was changed
            new Login
            """)
}
