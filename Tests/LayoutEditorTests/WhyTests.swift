import StackCore
import Testing

@testable import LayoutSession

/// Parts of a `why` explanation other than constraints: the safe area in margins, and the
/// difference between frames and alignment rectangles.
@Suite struct WhyTests {
    @Test(arguments: ["top", "bottom"])
    func `a margin that holds the safe area says so, and what keeps it out`(_ edge: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new Login device=iphone-15
            add stack s in view axis=vertical marginsRelative=true
            constrain s.leading = view.leading
            constrain s.trailing = view.trailing
            constrain s.top = view.top
            constrain s.bottom = view.bottom
            add view a in s
            """)
        let text = try scratch.text("why a." + edge)
        #expect(text.contains("is the safe area: s.insetsMarginsFromSafeArea"))
        try scratch.run("set s.insetsMarginsFromSafeArea false")
        #expect(!(try scratch.text("why a." + edge)).contains("safe area"))
    }

    @Test(arguments: ["safeArea", "view.margins"])
    func `of the root's margins it says so, and not of the safe area itself`(
        _ item: String
    ) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new Login device=iphone-15
            add label a in view
            constrain a.leading = view.leading
            constrain a.top = \(item).top + 8
            """)
        let says = try scratch.text("why a.top").contains("view.insetsMarginsFromSafeArea")
        #expect(says == (item == "view.margins"))
    }

    @Test func `a switch has two widths, and each says whose it is`() throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new Login device=iphone-15
            add switch on in view
            constrain on.leading = view.leading + 20
            constrain on.top = view.top + 100
            """)
        #expect(
            try scratch.text("why on.width").hasPrefix(
                "on.width is 49 (of its alignment rectangle; of its frame 51)"))
        #expect(!(try scratch.text("why on.height")).contains("alignment rectangle"))
    }

    /// Whether a view gets what others leave is tried: only such a view changes when the content of
    /// another one grows.
    @Test(
        arguments: [
            ("stack", "horizontal"), ("stack", "vertical"), ("nothing", "horizontal"),
            ("nothing", "vertical"), ("screen", "horizontal"), ("screen", "vertical"),
        ], 0..<3)
    func `a stack gives what the others leave only if it has a length of its own`(
        _ sizing: (pinned: String, axis: String), _ seed: Int
    ) throws {
        let (pinned, axis) = sizing
        let isWide = axis == "horizontal"
        let (side, start, end) =
            isWide ? ("width", "leading", "trailing") : ("height", "top", "bottom")
        func scratch(growing grown: Int? = nil) throws -> Scratch {
            let scratch = try Scratch()
            try scratch.run(
                "new T device=iphone-15; add stack outer in view axis=\(axis) spacing=\(4 * seed)")
            try scratch.run("constrain outer.\(start) = view.\(start)")
            try scratch.run(
                "constrain outer.\(isWide ? "top = view.top" : "leading = view.leading")")
            if pinned == "screen" { try scratch.run("constrain outer.\(end) = view.\(end)") }
            if pinned == "stack" { try scratch.run("constrain outer.\(side) = 300") }
            for number in 0..<3 {
                let length = 20 + 10 * number + (number == grown ? 7 : 0)
                let hugging = (number + seed) % 3 == 0 ? 249 : 251
                try scratch.run(
                    "add stack s\(number) in outer axis=\(axis); "
                        + "add image i\(number) in s\(number) image=\(length)x\(length) "
                        + "hugging.\(axis)=\(hugging)")
            }
            return scratch
        }
        func lengths(_ scratch: Scratch) throws -> [Double] {
            let layout = try scratch.session.layout()
            return try (0..<3).map { number in
                let id = try #require(try scratch.document.view(named: "s\(number)")).id
                let frame = try #require(layout.frame(of: id))
                return isWide ? frame.width : frame.height
            }
        }
        let own = try scratch()
        let before = try lengths(own)
        for number in 0..<3 {
            let other = try lengths(try scratch(growing: (number + 1) % 3))
            let isRest = abs(other[number] - before[number]) > 1
            let sentence = try own.text("why s\(number).\(side)")
            #expect(sentence.contains("gives it what") == isRest, "\(sentence)")
            #expect(isRest || sentence.contains("what its content needs"), "\(sentence)")
        }
    }

    @Test(arguments: ["horizontal", "vertical"], 0..<3)
    func `a hidden view says that it is hidden`(_ axis: String, _ number: Int) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new T device=iphone-15
            add stack row in view axis=\(axis) spacing=8
            constrain H:|-[row]-|
            constrain V:|-[row]-|
            add label v0 in row text=Name; add label v1 in row text=Value; add button v2 in row text=Go
            hide v\(number)
            """)
        let side = axis == "horizontal" ? "width" : "height"
        for other in 0..<3 {
            let sentence = try scratch.text("why v\(other).\(side)")
            #expect(sentence.contains("it is hidden") == (other == number), "\(sentence)")
        }
    }

    /// The lengths are proportional to the contents, except that the last view gets what the others
    /// and the spacing leave. The sentence of a view must be true of its frame.
    @Test(arguments: [0.0, 10, 30], 2...4)
    func `why explains the shares of a proportional stack`(_ spacing: Double, _ count: Int) throws {
        let scratch = try Scratch()
        let space = NumberSpelling.spell(spacing)
        try scratch.run(
            """
            new T device=400x100
            add stack s in view distribution=fillProportionally spacing=\(space)
            constrain s.leading = view.leading; constrain s.trailing = view.trailing
            constrain s.top = view.top
            """)
        let widths = (0..<count).map { 30.0 + 25 * Double($0) }
        for (number, width) in widths.enumerated() {
            try scratch.run(
                "add image v\(number) in s image=\(NumberSpelling.spell(width))x10")
        }
        let layout = try scratch.session.layout()
        let frames = try (0..<count).map { number in
            try #require(layout.frame(of: try scratch.document.view(named: "v\(number)")!.id))
        }
        for number in 0..<count {
            let sentence = try scratch.text("why v\(number).width")
            let share = frames[0].width * widths[number] / widths[0]
            let isRest = abs(frames[number].width - share) > 1
            #expect(sentence.contains("fillProportionally"), "\(sentence)")
            #expect(sentence.contains("and it gets what") == isRest, "\(sentence)")
        }
    }
}
