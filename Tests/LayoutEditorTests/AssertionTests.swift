import Foundation
import Testing

private let login = """
    new Login device=iphone-15
    add stack row in view distribution=fillEqually spacing=8
    constrain H:|-[row]-|
    constrain row.top = safeArea.top + 20
    add label title in row text="Forgotten your password already?"
    add label price in row text="12.50"
    """

/// Tests of `assert`, from the command to `check`.
@Suite struct AssertionTests {
    let folder: ProgramFolder

    init() throws {
        folder = try ProgramFolder()
        try folder.create("build").write(Data(login.utf8))
        _ = try folder.answers("layoutedit a.layout -f build --quiet")
    }

    private func run(_ commands: String...) throws -> [String] {
        try folder.answers(
            "layoutedit a.layout" + commands.map { " -c '\($0)'" }.joined() + " 2>&1")
    }

    private func digest(_ file: String = "a.layout") throws -> String {
        try folder.answers("layoutedit verify \(file) 2>&1")[1]
    }

    /// Each assertion with its reply and the finding of `check`, if any.
    @Test(arguments: [
        ("wide: title.width >= 44", "asserted wide", nil),
        ("price.leading = title.trailing + 8", "asserted assertion1", nil),
        ("row.bottom <= safeArea.bottom", "asserted assertion1", nil),
        ("row.leading >= view.readable.leading - 1", "asserted assertion1", nil),
        ("title.width = 100% * price.width", "asserted assertion1", nil),
        ("price untruncated", "asserted assertion1", nil),
        ("row[1] untruncated for w=compact", "asserted assertion1", nil),
        ("title.width >= 500 for w=regular", "asserted assertion1", nil),
        // The width is 176.5 points. A difference of less than a pixel counts as rounding.
        ("title.width >= 176.8", "asserted assertion1", nil),
        ("title.width >= 177", "asserted assertion1", "fails by 0.5 points"),
        ("tall: row.bottom <= view.top", "asserted tall", "fails by 99.3 points"),
        ("title untruncated", "asserted assertion1", "fails: it is cut off"),
    ])
    func `what is asserted is kept, and told where it does not hold`(
        _ assertion: String, _ told: String, _ missed: String?
    ) throws {
        let answers = try run("assert " + assertion)
        #expect(answers.first == told)
        let check = try run("check")
        if let missed {
            #expect(answers.count == 2 && answers.last?.contains(missed) == true, "\(answers)")
            #expect(broken(check) == 1 && check.last == "= 1")
        } else {
            #expect(answers.count == 1, "\(answers)")
            #expect(broken(check) == 0)
        }
    }

    /// Returns the number of violated assertions in the output of `check`.
    private func broken(_ check: [String]) -> Int {
        check.count { $0.hasPrefix("error: ") && $0.hasSuffix("[broken-assertion]") }
    }

    @Test(arguments: [
        ("title.width >= 44 @700", "has no priority"),
        ("title.leading >= 20", "so the constraint needs a second item"),
        ("row untruncated", "row is a stack, which has no text"),
        ("nobody untruncated", "there is no view named nobody"),
        ("price: title.width >= 44", "the name price is taken"),
        ("title.width", "expected =, <= or >="), ("title untruncated for", "expected size classes"),
        ("untruncated", "expected a view"), ("title.text untruncated", "expected untruncated"),
    ])
    func `what cannot be asserted is refused`(_ assertion: String, _ message: String) throws {
        let before = try digest()
        let answers = try run("assert " + assertion)
        #expect(answers[0].contains(message), "\(answers)")
        #expect(answers.last == "= 2")
        #expect(try digest() == before)
    }

    /// No assertion changes a frame, a conflict or an ambiguity.
    @Test func `no layout obeys it`() throws {
        let before = try run("frames", "conflicts", "ambiguous")
        _ = try run("assert title.width = 10", "assert title.width = 900")
        #expect(try run("frames", "conflicts", "ambiguous") == before)
    }

    @Test func `it is listed, changed, renamed and removed like a constraint`() throws {
        _ = try run(
            "assert wide: title.width >= 44", "set wide.constant 50", "rename wide to broad")
        #expect(try run("constraints").last == "broad: title.width >= 50  asserted")
        #expect(try run("remove constraint broad") == ["dropped broad"])
        #expect(try run("constraints").count == 3)
    }

    @Test(arguments: ["activate", "deactivate"])
    func `it is never active`(_ verb: String) throws {
        _ = try run("assert wide: title.width >= 44")
        #expect(try run(verb + " wide")[0].contains("no layout obeys"))
        #expect(try run("set wide.priority 10")[0].contains("no layout obeys"))
        #expect(
            try run("set constraint1.asserted true")[0].contains(
                "only be set by the command assert"))
    }

    @Test func `it goes with its view, is copied with it, and comes back`() throws {
        _ = try run("assert a: title.width >= 44", "assert b: title untruncated")
        let before = try digest()
        #expect(try run("remove title")[0].contains("dropped a, b"))
        #expect(try run("undo").count == 1)
        #expect(try digest() == before)
        #expect(try run("copy row as twin")[0].contains("asserted assertion3, assertion4"))
        let frames = try run("constraints").suffix(2)
        #expect(
            Array(frames) == [
                "assertion3: title2.width >= 44  asserted",
                "assertion4: title2 untruncated  asserted",
            ])
        _ = try run("undo", "undo", "undo")
        _ = try run("redo", "redo")
        #expect(try digest() == before)
    }

    @Test func `a script builds it again with the same digest`() throws {
        _ = try run(
            "assert a: row.bottom <= 0.5 * view.safeArea.bottom - 20 for w=compact",
            "assert b: title untruncated", "assert title.width <= 300", "set b.installed false")
        _ = try folder.answers("layoutedit export a.layout --format commands > script 2>/dev/null")
        _ = try folder.answers("layoutedit b.layout -f script --quiet")
        #expect(try digest("b.layout") == digest())
        let copied = try run("duplicate Login as Other", "open Other", "constraints")
        #expect(copied.suffix(3).allSatisfy { $0.contains("asserted") })
    }

    @Test func `hidden views are not tested`() throws {
        _ = try run("assert title untruncated", "hide title")
        #expect(broken(try run("check")) == 0)
        _ = try run("show title")
        #expect(broken(try run("check")) == 1)
    }

    @Test func `it holds for right to left and for readable guides that nothing else holds`() throws
    {
        _ = try run(
            "assert row.trailing <= view.readable.trailing + 1",
            "assert row.leading >= view.readable.leading - 1",
            "set document.direction rtl")
        #expect(broken(try run("check")) == 0)
        _ = try run("set document.device ipad-12.9")
        #expect(broken(try run("check")) == 2)
    }

    @Test func `the matrix tests it, and a script's check fails`() throws {
        _ = try run("assert title untruncated")
        let lines = try folder.answers("layoutedit check a.layout --format json")
        #expect(lines[0].contains(#""rule":"broken-assertion","severity":"error""#))
        #expect(lines[0].contains(#""places":["iphone-15 portrait"]"#))
        #expect(lines.last == "= 1")
        #expect(try folder.answers("echo check | layoutedit a.layout -f - >o").last == "= 1")
    }

    @Test func `no storyboard gets it, and a pull leaves it`() throws {
        _ = try folder.answers(
            "cp '\(Transcript.examples.path)/NestedStackViews.storyboard' M.storyboard;"
                + "layoutedit import s.layout M.storyboard --quiet;"
                + "layoutedit s.layout --quiet -c 'assert wide: save.width >= 44'")
        #expect(
            try folder.answers(
                "layoutedit export s.layout --format storyboard 2>&1 | cmp - M.storyboard") == [])
        _ = try folder.answers(
            "sed -i 's/Cancel/Abort/' M.storyboard; layoutedit pull s.layout M.storyboard --quiet")
        let seen = try folder.answers("layoutedit s.layout -c constraints -c tree 2>&1")
        #expect(seen.contains("wide: save.width >= 44  asserted"))
        #expect(seen.contains { $0.contains("Abort") })
        _ = try folder.answers("layoutedit s.layout --quiet -c 'set clear.text Empty'")
        _ = try folder.answers("layoutedit push s.layout M.storyboard --quiet")
        #expect(
            try folder.answers("grep -c Empty M.storyboard; grep -c wide M.storyboard")
                == ["1", "0", "= 1"])
        #expect(
            try folder.answers(
                "layoutedit export s.layout --format storyboard 2>&1 | cmp - M.storyboard")
                == [])
        #expect(
            try folder.answers("layoutedit s.layout -c 'constraints wide'")
                == ["wide: save.width >= 44  asserted"])
    }
}
