import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

/// Views as in a form: `one` and `two` are embedded, `head` is above and `foot` below them.
private let form = """
    new Login device=400x800
    add label head in view text=Head; add label one in view text=One
    add label two in view text=Twice; add label foot in view text=Foot
    add label inner in two text=In
    constrain h1: head.top = view.top + 60; constrain h2: head.leading = view.leading + 20
    constrain c0: one.top = head.bottom + 20; constrain c1: one.leading = view.leading + 20
    constrain c2: two.top = one.bottom + 20; constrain c3: two.leading = view.leading + 30
    constrain c4: foot.top = two.bottom + 40; constrain f1: foot.leading = view.leading + 20
    constrain c5: view.trailing >= two.trailing + 10 @750
    constrain c6: two.width = one.width; constrain c7: one.height = 20
    constrain c8: two.width = 0.5 * view.width; constrain c9: inner.top = two.top
    constrain c10: head.firstBaseline = one.firstBaseline @20
    """

@Suite struct Embedding {
    private func scratch(_ script: String = form) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.run(script)
        return scratch
    }

    /// Returns the constraints whose names begin with `prefix`, as `constraints` lists them.
    private func constraints(_ scratch: Scratch, _ prefix: String = "c") throws -> [String] {
        try scratch.text("constraints").split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix(prefix) }.sorted()
    }

    @Test(arguments: [
        (
            "embed one two in stack s axis=vertical",
            [
                "c0: s.top = head.bottom + 20", "c1: s.leading = view.leading + 20",
                "c4: foot.top = s.bottom + 40", "c5: view.trailing >= s.trailing + 10 @750",
                "c7: one.height = 20", "c8: s.width = 0.5 * view.width", "c9: inner.top = two.top",
            ]
        ),
        // Across a horizontal stack the upper view is at its top, and the lower one at its bottom.
        // Widths are along it: they stay.
        (
            "embed one two in stack s axis=horizontal",
            [
                "c0: s.top = head.bottom + 20", "c1: s.leading = view.leading + 20",
                "c4: foot.top = s.bottom + 40", "c5: view.trailing >= s.trailing + 10 @750",
                "c6: two.width = one.width", "c7: one.height = 20",
                "c8: two.width = 0.5 * view.width", "c9: inner.top = two.top",
            ]
        ),
        // A single view has the edges, the centres, the baselines and the size of its stack.
        (
            "embed one in stack s axis=vertical",
            [
                "c0: s.top = head.bottom + 20",
                "c10: head.firstBaseline = s.firstBaseline @20",
                "c1: s.leading = view.leading + 20", "c2: two.top = s.bottom + 20",
                "c3: two.leading = view.leading + 30", "c4: foot.top = two.bottom + 40",
                "c5: view.trailing >= two.trailing + 10 @750", "c6: two.width = s.width",
                "c7: one.height = 20", "c8: two.width = 0.5 * view.width",
                "c9: inner.top = two.top",
            ]
        ),
    ])
    func `the stack takes over the constraints of its views`(
        _ command: String, _ expected: [String]
    ) throws {
        let scratch = try scratch()
        let reply = try #require(try scratch.run(command)).reply.text
        #expect(try constraints(scratch) == expected.sorted())
        #expect(reply.contains("dropped") == !command.hasPrefix("embed one in"))
        #expect(reply.contains("moved"))
        let digest = scratch.session.file.digest()
        try scratch.run("undo; redo")
        #expect(scratch.session.file.digest() == digest)
    }

    @Test func `a script of version 2 drops the constraints as it did`() throws {
        let scratch = try scratch()
        try scratch.run("layoutscript 2\nembed one two in stack s axis=vertical")
        #expect(try constraints(scratch) == ["c7: one.height = 20", "c9: inner.top = two.top"])
    }

    @Test(arguments: ["ltr", "rtl"])
    func `the first and the last view are at the ends`(_ direction: String) throws {
        let (start, end) = direction == "ltr" ? ("left", "right") : ("right", "left")
        let scratch = try scratch(
            """
            new Login device=400x800; set document.direction \(direction)
            add label one in view text=One; add label two in view text=Two
            constrain c1: one.\(start) = view.\(start); constrain c2: two.\(end) = view.\(end)
            constrain c3: one.top = view.top; constrain c4: two.top = view.top
            embed one two in stack s
            """)
        #expect(
            try constraints(scratch, "c") == [
                "c1: s.\(start) = view.\(start)", "c2: s.\(end) = view.\(end)",
                "c3: s.top = view.top",
            ])
    }

    @Test(arguments: [("ltr", 20.0), ("rtl", 250.0)])
    func `without constraints the stack begins where its views began`(
        _ direction: String, _ distance: Double
    ) throws {
        let scratch = try scratch(
            """
            new Login device=400x800; set document.direction \(direction)
            add view one in view frame=20,100,60,20 autoresizing=flexibleRightMargin
            add view two in view frame=90,110,60,20 autoresizing=flexibleRightMargin
            embed one two in stack s
            """)
        #expect(
            try constraints(scratch, "constraint") == [
                "constraint1: s.leading = view.safeArea.leading + \(Int(distance))",
                "constraint2: s.top = view.safeArea.top + 100",
            ])
    }

    @Test func `a constraint keeps all that is set of it`() throws {
        let settings = [
            "set k.objectID a-b", "set k.constant 30 for w=compact", "set k.priority 700",
            "set k.installed false for h=compact", "deactivate k",
        ]
        for setting in settings {
            let scratch = try scratch(
                form + "\nconstrain k: two.bottom = view.bottom - 8\n" + setting)
            let before = try scratch.text("info k").split(separator: "\n").dropFirst()
            let id = try scratch.document.item(named: "k")
            try scratch.run("embed one two in stack s axis=vertical")
            #expect(try scratch.text("info k").split(separator: "\n").dropFirst() == before)
            #expect(try scratch.document.item(named: "k") == id)
            #expect(try constraints(scratch, "k")[0].hasPrefix("k: s.bottom = view.bottom"))
        }
    }

    @Test func `constraints of one edge for different size classes all move`() throws {
        let scratch = try scratch(
            """
            new Login device=400x800; add label one in view text=One; add label two in view text=Two
            constrain c1: one.leading = view.leading + 16; set c1.installed false
            set c1.installed true for w=compact
            constrain c2: two.leading = view.leading + 16; set c2.installed false
            set c2.installed true for w=regular
            constrain c3: two.leading = view.leading + 16; set c3.installed false
            set c3.installed true for w=compact
            embed one two in stack s axis=vertical
            """)
        #expect(
            try ["c1", "c2", "c3"].flatMap { try constraints(scratch, $0) }.map { $0.prefix(15) }
                == [
                    "c1: s.leading =", "c2: s.leading =",
                ]
        )
    }

    /// Each attribute in a constraint of a view outside, in both orders, along and across.
    @Test(arguments: ["horizontal", "vertical"], ["one", "two"])
    func `a view outside stays where the constraint puts it`(_ axis: String, _ view: String) throws
    {
        let base = """
            new Login device=400x800
            add label one in view text=One; add label two in view text=Twice
            add view c in view; add label d in view text=D
            constrain one.top = view.top + 100; constrain one.leading = view.leading + 20
            constrain two.top = one.bottom + 10; constrain two.leading = view.leading + 30
            """
        let attributes: [(String, [String])] = [
            ("leading", ["leading", "trailing", "centerX"]), ("width", ["width"]),
            ("top", ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]),
            ("height", ["height"]),
        ]
        let frame = [
            ("leading", "view.leading + 200"), ("top", "view.top + 300"), ("width", "40"),
            ("height", "40"),
        ]
        let scratch = try scratch(base)
        for (own, others) in attributes {
            for (index, other) in others.enumerated() {
                let formula =
                    index % 2 == 0
                    ? "c.\(own) = \(view).\(other) + 8" : "\(view).\(other) = c.\(own) - 8"
                let rest = frame.filter { $0.0 != own }.map { "constrain c.\($0.0) = \($0.1)" }
                let script =
                    rest + ["constrain d.top = c.top + 1", "constrain d.leading = c.leading"]
                    + ["constrain kk: \(formula)"]
                try scratch.run("group x { \(script.joined(separator: "; ")) }")
                let now = try scratch.text("constraints")
                #expect(try scratch.document.layout().ambiguousViews == [])
                try scratch.run("embed one two in stack s axis=\(axis) spacing=8")
                let layout = try scratch.document.layout()
                #expect(layout.ambiguousViews == [], "\(axis) \(formula)")
                #expect(layout.conflicts.isEmpty, "\(axis) \(formula)")
                #expect(try constraints(scratch, "kk").count == 1, "\(axis) \(formula)")
                try scratch.run("undo")
                #expect(try scratch.text("constraints") == now)
                try scratch.run("undo")
            }
        }
    }

    @Test func `what the view outside has already is dropped`() throws {
        let scratch = try scratch()
        try scratch.run(
            "constrain k: one.trailing = foot.trailing + 150; constrain foot.width = 50")
        let reply = try #require(try scratch.run("embed one two in stack s")).reply
        #expect(reply.text.hasPrefix("dropped c2, c10, k, c3"), "\(reply.text)")
        #expect(try constraints(scratch, "k") == [])
    }
}
