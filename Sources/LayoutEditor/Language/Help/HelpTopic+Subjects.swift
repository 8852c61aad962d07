extension HelpTopic {
    /// Help topics about subjects that involve several commands and properties.
    package static let subjects = [
        subject(
            "cells",
            "A view with style=cell has the margins of a table's or collection's cell; a document of the "
                + "row's size shows one alone, and fitting computes its height at a width.",
            """
            new Row device=393x80
            set view.style cell
            fitting view 393x0 required,low
            """),
        subject(
            "bars",
            "navigationTitle draws a navigation bar and tabTitles a tab bar, with | between the tabs; the "
                + "safe area ends at them.",
            """
            set document.navigationTitle Inbox
            set document.tabTitles Inbox|Settings
            constrain title.top = safeArea.top + 8
            """),
        subject(
            "dark-mode",
            "Colours with UIColor's names change with the appearance, and others stay; pictures are light "
                + "or dark, and sizes are the same in both.",
            """
            set title.textColor label
            set view.backgroundColor systemBackground
            export --format svg --appearance dark
            """),
        subject(
            "symbols",
            "imageName=system:NAME is an SF Symbol, of an image or a button, in the size of a font of 17 "
                + "points; image=WxH gives it another size.",
            """
            add image icon in view imageName=system:star
            add button save in view text=Save imageName=system:checkmark
            """),
        subject(
            "rtl",
            "direction rtl shows the layout from right to left: leading is then the right edge; a view's "
                + "own direction changes only that view.",
            """
            direction rtl
            frames
            set title.direction ltr
            """),
        subject(
            "hugging",
            "Hugging keeps a view from growing beyond its content, compression from shrinking below it; "
                + "of two views in a row the one with the lower priority changes.",
            """
            set title.hugging.horizontal 252
            set title.compression.horizontal 751
            why title.width
            """),
        subject(
            "visual-format",
            "constrain takes the Visual Format Language: H: or V:, | for the parent's edge, - for the "
                + "standard space, -8- for eight points, (>=100@750) for a size.",
            """
            constrain H:|-[title]-8-[field(>=100@750)]-|
            constrain V:|-20-[title]
            """),
    ]

    private static func subject(
        _ name: String, _ explanation: String, _ example: String
    ) -> HelpTopic {
        HelpTopic(name, kind: "subjects", explanation: explanation, example: example)
    }
}
