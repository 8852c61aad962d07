import StackCore
import Testing

@testable import LayoutSession

/// The reasons in the sentences of `why`, each true of its layout.
@Suite struct WhyReasonTests {
    @Test(
        arguments: ["equalSpacing", "equalCentering", "fillEqually"], ["horizontal", "vertical"])
    func `only fillEqually shares its length equally`(
        _ distribution: String, _ axis: String
    ) throws {
        let scratch = try Scratch()
        let (side, across) = axis == "horizontal" ? ("width", "top") : ("height", "leading")
        let start = axis == "horizontal" ? "leading" : "top"
        try scratch.run(
            """
            new T device=iphone-15
            add stack s in view axis=\(axis) distribution=\(distribution) spacing=50
            constrain s.\(start) = view.\(start); constrain s.\(across) = view.\(across)
            constrain s.\(side) = 200
            add image a in s image=90x90; add image b in s image=80x80; add image c in s image=70x70
            """)
        for name in ["a", "b", "c"] {
            let sentence = try scratch.text("why \(name).\(side)")
            #expect(
                sentence.contains("share s equally") == (distribution == "fillEqually"),
                "\(sentence)")
            #expect(!sentence.contains("never negative"), "\(sentence)")
        }
    }

    @Test(arguments: ["width", "height"])
    func `a view without content has no content that needs a size`(_ side: String) throws {
        let scratch = try Scratch()
        let axis = side == "width" ? "vertical" : "horizontal"
        let other = side == "width" ? "height" : "width"
        try scratch.run(
            """
            new T device=iphone-15
            add stack s in view axis=\(axis) alignment=\(axis == "vertical" ? "leading" : "top")
            constrain s.leading = view.leading; constrain s.top = safeArea.top
            add view line in s; constrain line.\(other) = 1; add label l in s text=x
            """)
        let sentence = try scratch.text("why line.\(side)")
        #expect(!sentence.contains("its content needs"), "\(sentence)")
        #expect(try scratch.text("why l.\(side)").contains("its content needs"))
    }

    @Test(arguments: ["horizontal", "vertical"], 1...3)
    func `a stack is empty because its views are hidden`(_ axis: String, _ count: Int) throws {
        let scratch = try Scratch()
        try scratch.run(
            "new T device=iphone-15; add stack s in view axis=\(axis); "
                + "constrain s.leading = view.leading; constrain s.top = safeArea.top")
        for number in 0..<count {
            try scratch.run("add label l\(number) in s text=Text; hide l\(number)")
        }
        for side in ["width", "height"] {
            let sentence = try scratch.text("why s.\(side)")
            #expect(!sentence.contains("never negative"), "\(sentence)")
        }
    }
}

/// Texts that shrink to a least scale.
@Suite struct ShrinkingTextTests {
    @Test(arguments: [0.3, 0.5, 0.7, 0.9], [60, 120, 180, 240])
    func `a text that does not fit at its least scale is truncated`(
        _ scale: Double, _ width: Int
    ) throws {
        func verdict(_ scale: Double) throws -> String {
            let scratch = try Scratch()
            try scratch.run(
                """
                new T device=iphone-15
                add label l in view text="A text of some words in a row" minimumScaleFactor=\(scale)
                constrain l.leading = view.leading + 20; constrain l.top = safeArea.top
                constrain l.width = \(width)
                """)
            return try scratch.text("check")
        }
        let whole = try verdict(1)
        let needed =
            whole.split(separator: "needs ").dropFirst().first
            .flatMap { Double($0.prefix { $0 != " " }) } ?? 0
        let text = try verdict(scale)
        #expect(
            text.contains("truncated-text") == (needed * scale > Double(width) + 1),
            "\(text) \(whole)")
        #expect(!text.contains("truncated-text") || text.contains("at its least scale"), "\(text)")
    }

    /// A cell with a centred label, whose row has a height from the cell, from the table, from the
    /// label, or from nothing.
    @Test(arguments: ["cell", "table", "content", "nothing"])
    func `the height of a row is whose it is`(_ setter: String) throws {
        let scratch = try Scratch()
        let own = setter == "cell" ? "rowHeight=80" : ""
        let whole = setter == "table" ? "rowHeight=70" : ""
        try scratch.run(
            """
            new T device=iphone-15
            add table t in view \(whole)
            constrain H:|[t]|; constrain V:|[t]|
            add cell c in t \(own)
            add label l in c text=Title
            constrain l.leading = c.leadingMargin
            """)
        try scratch.run(
            setter == "content" ? "constrain V:|-20-[l]-20-|" : "constrain l.centerY = c.centerY")
        let sentence = try scratch.text("why c.height")
        let reason =
            switch setter {
            case "cell": "c.height is 80: it is the rowHeight of c"
            case "table": "c.height is 70: it is the rowHeight of t"
            case "content": "l.top = c.top + 20"
            default: "nothing in it determines the height of its row"
            }
        #expect(sentence.contains(reason), "\(sentence)")
    }
}
