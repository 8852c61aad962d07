import Testing

@testable import LayoutReplies
@testable import LayoutSession

/// Findings and repairs of particular kinds: words that break, views that scroll, ties.
@Suite struct RepairKindTests {
    /// Returns the repairs that `fix` lists, each with its number and its effect.
    private func repairs(_ scratch: Scratch) throws -> [String] {
        try scratch.text("fix").split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("  ") && $0.contains("  (moves ")
        }
    }

    @Test(arguments: [
        ("$ 1,234.56", "view"), ("Delivered", "view"), ("$ 1,234.56", "row"), ("Delivered", "row"),
    ])
    func `no repair breaks a word, and the longer text wraps`(
        _ short: String, _ place: String
    ) throws {
        let scratch = try Scratch()
        try scratch.run("new A device=iphone-se; add stack row in view spacing=8")
        try scratch.run(
            """
            constrain row.top = safeArea.top + 60; constrain H:|-[row]-|
            add label a in \(place) text="Item with a long name that is long"
            add label b in \(place) text="\(short)"
            """)
        if place == "view" {
            try scratch.run(
                """
                remove row; constrain a.leading = view.leadingMargin
                constrain b.trailing = view.trailingMargin; constrain a.top = safeArea.top
                constrain b.top = safeArea.top; constrain b.leading >= a.trailing + 8
                """)
        }
        let listed = try repairs(scratch)
        #expect(!listed.isEmpty)
        for number in listed.indices {
            try scratch.run("fix \(number + 1)")
            #expect(try !scratch.text("check --devices all").contains("inside a word"))
            try scratch.run("undo")
        }
        if place == "view" {
            #expect(listed.contains { $0.contains("a.lines 0") && $0.contains("compression") })
        }
    }

    /// A word that is wider than its label is broken between two letters.
    @Test(arguments: [20, 60, 90, 200], ["Long internationalisation", "a/b or c-d", "Settings"])
    func `a text that breaks inside a word is found`(_ width: Int, _ text: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add label a in view text="\(text)" lines=0
            constrain a.leading = safeArea.leading; constrain a.top = safeArea.top
            constrain a.width = \(width)
            """)
        let least = ["Long internationalisation": 150, "a/b or c-d": 15][text] ?? 0
        #expect(try scratch.text("check").contains("breaks inside a word") == (width < least))
        #expect(try scratch.text("fix").contains("breaks inside a word") == (width < least))
    }

    /// Equal sizes are for views of one kind: a view that scrolls takes what is left.
    @Test(arguments: ["textView", "table", "scroll", "collection"])
    func `views that scroll are not made as low as the others`(_ kind: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add stack s in view axis=vertical spacing=8
            constrain H:|-[s]-|; constrain s.top = safeArea.top
            add \(kind) t in s backgroundColor=red; add button b in s text="Go on"
            """)
        let listed = try repairs(scratch)
        #expect(!listed.contains { $0.contains("fillEqually") })
        #expect(listed.first?.contains("t.scrollEnabled false") == (kind == "textView"))
    }

    @Test(arguments: ["button c in s text=Button", "button c in s text=Go", "switch c in s"])
    func `a control without a size is found whatever its title`(_ control: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add stack s in view; constrain H:|-[s]-|
            constrain s.top = safeArea.top; add label a in s text="Words"
            add \(control); constrain a.width = 343
            """)
        #expect(try scratch.text("check").contains("c has no width"))
    }

    @Test(arguments: ["center", "left"], ["system", "filled"])
    func `a centred title is measured instead of its button`(
        _ alignment: String, _ style: String
    ) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-15 orientation=landscape
            add button d in view text=Foot style=\(style)
            set d.contentHorizontalAlignment \(alignment)
            constrain H:|[d]|; constrain d.top = safeArea.top
            """)
        let isReached = alignment == "left" || style == "filled"
        let found = try scratch.text("check")
        #expect(found.contains("left and right insets") == isReached, "\(found)")
    }

    @Test(arguments: ["ltr", "rtl"], ["c", "s"])
    func `a label that runs out of its row is found and wrapped`(
        _ direction: String, _ parent: String
    ) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add table t in view; constrain H:|[t]|; constrain V:|[t]|
            add cell c in t; add stack s in c
            set document.direction \(direction)
            """)
        let outer = parent == "c" ? "l" : "s"
        let words = Array(repeating: "many words", count: 12).joined(separator: " ")
        try scratch.run("add label l in \(parent) text=\"\(words)\"")
        if parent == "c" { try scratch.run("remove s") }
        try scratch.run(
            """
            constrain \(outer).leading = c.leadingMargin
            constrain \(outer).top = c.topMargin; constrain \(outer).bottom = c.bottomMargin
            """)
        let side = direction == "ltr" ? "right" : "left"
        #expect(try scratch.text("check").contains("nothing keeps it inside the \(side) edge"))
        try scratch.run("fix 1")
        #expect(try scratch.text("check --devices all").hasPrefix("sound"))
    }

    @Test(arguments: [250, 750]) func `a tie with a constraint is decided by its priority`(
        _ priority: Int
    ) throws {
        let scratch = try Scratch()
        let width = priority == 750 ? 60 : 140
        try scratch.run(
            """
            new A device=iphone-8; add view a in view intrinsic=100x20
            constrain a.leading = view.leading; constrain a.top = safeArea.top
            constrain w: a.width = \(width) @\(priority)
            """)
        let listed = try repairs(scratch)
        #expect(listed.first?.contains("set w.priority \(priority + 1)") == true, "\(listed)")
        #expect(listed.contains { $0.contains("set w.priority \(priority - 1)") }, "\(listed)")
    }

    @Test(arguments: ["", "hugging.horizontal=251"]) func `a text beside an image wraps`(
        _ more: String
    ) throws {
        let scratch = try Scratch()
        let words = Array(repeating: "many words", count: 12).joined(separator: " ")
        try scratch.run(
            """
            new A device=iphone-8; add stack s in view alignment=center
            constrain s.centerX = view.centerX; constrain s.centerY = view.centerY
            add image i in s image=20x20 \(more); add label b in s text="\(words)"
            """)
        #expect(try !scratch.text("fix").contains("on both sides"))
        let first = try #require(try repairs(scratch).first)
        #expect(first.contains("b.lines 0"))
        try scratch.run("fix 1")
        #expect(try scratch.text("check --devices all").hasPrefix("sound"))
    }
}
