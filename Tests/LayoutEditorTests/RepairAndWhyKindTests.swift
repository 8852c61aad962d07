import Testing

@testable import LayoutReplies
@testable import LayoutSession

/// Texts that cannot wrap in scrolled content, and explanations of numbers that a dropped or a scaling
/// constraint makes.
@Suite struct RepairAndWhyKindTests {
    @Test(
        arguments: ["", "constrain l.width = sc.frame.width - 32"],
        [(2, "lines=0"), (2, ""), (12, "lines=0"), (12, "")])
    func `a text that cannot wrap in scrolled content is found`(
        _ width: String, _ text: (count: Int, lines: String)
    ) throws {
        let (count, lines) = text
        let scratch = try Scratch()
        let words = Array(repeating: "many words", count: count).joined(separator: " ")
        try scratch.run(
            """
            new A device=iphone-8; add scroll sc in view; constrain H:|[sc]|; constrain V:|[sc]|
            add label l in sc text="\(words)" \(lines)
            constrain H:|-16-[l]-16-|; constrain V:|-16-[l]-16-|
            \(width)
            """)
        let isEndless = width.isEmpty && count > 2 && !lines.isEmpty
        #expect(try scratch.text("check").contains("l does not wrap") == isEndless)
        guard isEndless else { return }
        try scratch.run("fix 1")
        #expect(try scratch.text("check --devices all").hasPrefix("sound"))
    }

    /// A height is pulled by a constraint that the others do not allow.
    @Test(arguments: [10, 20, 24, 100]) func `a dropped constraint that pulls is named`(
        _ height: Int
    ) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add view c in view; add label a in c text=Hello
            constrain V:|-[a]-8-|; constrain H:|-[a]-|; constrain least: c.height >= 30
            constrain H:|[c]|; constrain c.top = safeArea.top; constrain w: c.height = \(height)
            """)
        let isDropped = height < 30
        let answer = try scratch.text("why c.height")
        #expect(
            answer.contains("as near as possible to w: c.height = \(height), which was dropped")
                == isDropped, "\(answer)")
        // The label's left edge does not depend on it.
        #expect(try !scratch.text("why a.left").contains("which was dropped"))
    }

    @Test(arguments: ["0.25", "1", "2"]) func `a multiplier behind a number is shown`(
        _ factor: String
    ) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add view a in view; add view b in view
            constrain H:|-[a]-|; constrain H:|-[b]-|; constrain a.top = view.top
            constrain b.top = view.top; constrain h: a.height = \(factor) * view.height
            constrain hb: b.height = a.height
            """)
        #expect(try scratch.text("why b.height").contains("h: a.height") == (factor != "1"))
    }

    /// Scrolled content as high as the scroll view grows, and does not shrink to it.
    @Test(arguments: [800, 1000, 3000]) func `content of a given height can scroll`(_ height: Int)
        throws
    {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add scroll sc in view; constrain H:|[sc]|; constrain V:|[sc]|
            add view c in sc backgroundColor=systemRed; constrain H:|[c]|; constrain V:|[c]|
            constrain c.width = sc.width; constrain c.height = \(height)
            constrain same: c.height = sc.height
            """)
        try scratch.run("fix 1")
        #expect(try scratch.text("check --devices all").hasPrefix("sound"))
        #expect(try scratch.text("why c.height").contains("is \(height)"))
    }

    @Test(arguments: ["A very long button title that does not fit on a small screen", "Go on"])
    func `a button with a long title gets a style that wraps`(_ title: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-se; add button b in view text="\(title)"
            constrain H:|-[b]-|; constrain b.top = safeArea.top
            """)
        #expect(try scratch.text("fix").contains("set b.style plain") == (title.count > 10))
    }
}
