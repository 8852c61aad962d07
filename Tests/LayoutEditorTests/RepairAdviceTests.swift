import Foundation
import LayoutFormats
import TestKit
import Testing

@testable import LayoutReplies
@testable import LayoutSession

/// Repairs of particular faults, and findings that earlier versions missed.
@Suite struct RepairAdviceTests {
    /// Runs the listed repair whose command contains `part`, and checks the document again.
    private func expectRepair(_ part: String, _ scratch: Scratch, _ message: String) throws {
        let listed = try scratch.text("fix")
        let line = try #require(
            listed.split(separator: "\n").first { $0.contains(part) }, "\(message): \(listed)")
        let number = try #require(line.split(separator: " ").first)
        try scratch.run("fix \(number)")
        #expect(try !scratch.text("fix").contains("  \(number)  \(part)"), "\(message)")
        #expect(try scratch.text("check --devices all").hasPrefix("sound"), "\(message)")
    }

    /// Two texts share a row, and nothing decides which of them gets the surplus.
    @Test(arguments: ["horizontal", "vertical"], 0..<4)
    func `the hugging of one of two texts is raised`(_ axis: String, _ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let words = ["Name", "Delivery", "Total", "Tea"].shuffled(using: &random)
        let scratch = try Scratch()
        try scratch.run("new A device=iphone-8; add label a in view; add label b in view")
        try scratch.run("set a.text \(words[0]); set b.text \(words[1])")
        let (start, end) = axis == "horizontal" ? ("leading", "trailing") : ("top", "bottom")
        try scratch.run(
            """
            constrain a.\(start) = safeArea.\(start) + 20
            constrain b.\(start) = a.\(end) + 8
            constrain safeArea.\(end) = b.\(end) + 20
            """)
        let other = axis == "horizontal" ? "top" : "leading"
        try scratch.run("constrain a.\(other) = safeArea.\(other) + 20")
        try scratch.run("constrain b.\(other) = safeArea.\(other) + 20")
        try expectRepair("hugging.\(axis)", scratch, "\(axis) \(seed)")
    }

    /// The content of a scroll view fills the frame, and can still become longer.
    @Test(arguments: ["", "constrain cv.height = sc.frame.height @250\n"], 1...2)
    func `scrolled content can grow after a repair`(_ more: String, _ lines: Int) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add scroll sc in view; constrain H:|[sc]|; constrain V:|[sc]|
            add view cv in sc; constrain H:|[cv]|; constrain V:|[cv]|
            constrain cv.width = sc.frame.width; constrain cv.height >= sc.frame.height
            \(more)add label a in cv lines=0 text=Short; add button b in cv text=Go
            constrain H:|-20-[a]-20-|; constrain H:|-20-[b]-20-|; constrain V:|-20-[a]-(>=20)-[b]-20-|
            """)
        guard try !scratch.text("check").hasPrefix("sound") else { return }
        try scratch.run("fix 1")
        #expect(try scratch.text("check").hasPrefix("sound"))
        let text = Array(repeating: "long", count: 500 * lines).joined(separator: " ")
        try scratch.run("set a.text \"\(text)\"")
        #expect(try scratch.text("check").hasPrefix("sound"))
        #expect(try scratch.text("why cv.height").contains("is 667") == false)
    }

    /// The layout that the shell shows is one of those in which repairs are sought.
    @Test(arguments: ["textSize accessibilityExtraExtraExtraLarge", "device 300x400"])
    func `a problem of only the shown layout is repaired`(_ setting: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add label t in view text="A title" font=title1 lines=0
            constrain t.top = safeArea.top + 20; constrain t.leading = safeArea.leading + 20
            constrain t.height = 40; add label b in view text=Somewhere
            constrain b.top = t.bottom + 20; constrain b.trailing = view.leading + 315
            """)
        #expect(try scratch.text("fix") == "nothing to fix")
        #expect(try scratch.text("check").hasPrefix("sound"))
        try scratch.run(setting)
        #expect(try !scratch.text("check").hasPrefix("sound"))
        #expect(try scratch.text("fix") != "nothing to fix")
        try scratch.run("fix 1")
        #expect(try scratch.text("check").hasPrefix("sound"))
    }

    /// The height of a row does not change a label whose height is a constant.
    @Test(arguments: ["t.rowHeight 44", "t.rowHeight 100", "c.rowHeight 60", ""])
    func `a label of a fixed height in a row is cut off in each row`(_ height: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add table t in view; constrain H:|[t]|; constrain V:|[t]|
            add cell c in t; add label n in c text=3; constrain n.height = 12
            constrain n.leading = c.leading + 8; constrain V:|-8-[n]; constrain n.width = 20
            """)
        try scratch.run(height.isEmpty ? "constrain n.bottom = c.bottom - 8" : "set " + height)
        #expect(
            try scratch.text("check").contains(
                "warning: n is cut off: “3” needs 20.5 points and is 12 high [truncated-text]"))
    }

    /// A text view that scrolls has no height of its own. A row without any height is 44 points high.
    @Test(arguments: [0, 8, 20])
    func `a text view that scrolls in a row is found if it collapses`(_ inset: Int) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add table t in view; constrain H:|[t]|; constrain V:|[t]|
            add cell c in t; add textView n in c text="Some words in a text view"
            constrain H:|-8-[n]-8-|; constrain V:|-\(inset)-[n]-\(inset)-|
            """)
        #expect(try scratch.text("check").contains("[zero-size]") == (inset > 0))
        #expect(try scratch.text("fix").contains("set n.scrollEnabled false") == (inset > 0))
    }

    /// A label without a width lies in the status bar, which nobody can see.
    @Test(arguments: [0, 8, 40])
    func `a fault that another one hid does not refuse its repair`(_ top: Int) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8; add label a in view text=Product hugging.horizontal=251
            add label b in view text="Apple Macbook Pro with a very long name that cannot fit in there"
            constrain H:|-20-[a]-8-[b]-20-|
            constrain a.top = view.top + \(top); constrain b.top = view.top + \(top)
            """)
        #expect(try scratch.text("fix").contains("set a.compression.horizontal 751"))
    }

    /// Subviews of a scroll view that are attached to views around it do not scroll.
    @Test(arguments: 1...3, [0.0, 16])
    func `content is attached to the scroll view instead of the views around it`(
        _ count: Int, _ inset: Double
    ) throws {
        let scratch = try Scratch()
        try scratch.run("new A device=iphone-8; add scroll page in view")
        for edge in ["leading", "top", "trailing", "bottom"] {
            try scratch.run("constrain page.\(edge) = view.\(edge)")
        }
        try scratch.run("add stack form in page axis=vertical spacing=8")
        for number in 0..<count { try scratch.run("add label l\(number) in form text=Row") }
        try scratch.run(
            """
            constrain form.top = view.top + \(Int(inset))
            constrain form.leading = view.leading + \(Int(inset))
            constrain view.trailing = form.trailing + \(Int(inset))
            """)
        let listed = try scratch.text("fix")
        #expect(listed.contains("constrain form.top = page.top"), "\(listed)")
        // The repair that determines the height too.
        let line = try #require(
            listed.split(separator: "\n").first { $0.contains("form.bottom = page.bottom") })
        try scratch.run("fix \(try #require(line.split(separator: " ").first))")
        #expect(try !scratch.text("check").contains("scroll-content"), "\(listed)")
        #expect(try !scratch.text("constraints form").contains("form.top = view.top"))
    }

    @Test(arguments: ["map", "web", "table", "collection"], ["width", "height"])
    func `a view of content without a size is a finding`(_ kind: String, _ size: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A device=iphone-8
            add \(kind) m in view
            constrain m.leading = view.leading + 20
            constrain m.top = safeArea.top + 20
            constrain m.\(size == "width" ? "height" : "width") = 120
            """)
        let found = try scratch.text("check")
        #expect(found.contains("m has no \(size)"), "\(found)")
        try scratch.run("constrain m.\(size) = 100")
        #expect(try scratch.text("check").hasPrefix("sound"))
    }

    /// A container that is designed to extend beyond the screen is a drawer, which code moves. A
    /// stack that does so is too long.
    @Test(arguments: ["stack", "view"], 5...7)
    func `a view in a stack that is too long is not in a drawer`(
        _ kind: String, _ count: Int
    ) throws {
        let scratch = try Scratch()
        let axis = kind == "stack" ? " axis=horizontal spacing=8" : ""
        try scratch.run("new A device=iphone-16-pro-max; add \(kind) row in view\(axis)")
        try scratch.run("constrain row.top = safeArea.top + 20")
        try scratch.run("constrain row.leading = view.leading + 20")
        for number in 0..<count {
            try scratch.run("add button b\(number) in row text=Send")
            try scratch.run(
                "constrain b\(number).width = 90; constrain b\(number).height = 44")
            if kind == "view" {
                try scratch.run("constrain b\(number).leading = row.leading + \(98 * number)")
                try scratch.run("constrain b\(number).top = row.top")
            }
        }
        if kind == "view" {
            try scratch.run("constrain row.width = \(98 * count); constrain row.height = 44")
        }
        let found = try scratch.text("check --devices iphone-se --orientation portrait")
        #expect(found.contains("outside-screen") == (kind == "stack"), "\(found)")
    }
}

/// Facts of an imported file that documents do not contain, in every check of it.
@Suite struct SourceFactTests {
    /// A change of the storyboard, and whether it takes the finding away.
    private static let facts: [(name: String, change: @Sendable (String) -> String, hides: Bool)] =
        [
            ("none", { $0 }, false),
            (
                "a placeholder constraint",
                {
                    $0.replacing(
                        "constant=\"360\" id=\"sav-wd-001\"",
                        with: "constant=\"360\" placeholder=\"YES\" id=\"sav-wd-001\"")
                }, true
            ),
            (
                "a comment",
                {
                    $0.replacing(
                        "id=\"sav-bt-001\">",
                        with: "id=\"sav-bt-001\"><!-- layoutedit:ignore conflict -->")
                }, true
            ),
            (
                "another comment",
                {
                    $0.replacing(
                        "id=\"sav-bt-001\">",
                        with: "id=\"sav-bt-001\"><!-- layoutedit:ignore overlap -->")
                }, false
            ),
        ]

    /// Returns a storyboard with a button whose width contradicts its edges.
    private static func storyboard(_ fact: Int) -> String {
        facts[fact].change(
            SmallApp.storyboard.replacing("constant=\"100\"", with: "constant=\"360\"").replacing(
                "<constraint firstItem=\"sav-bt-001\" firstAttribute=\"top\"",
                with: """
                    <constraint firstItem="mai-sa-001" firstAttribute="trailing" secondItem="sav-bt-001" secondAttribute="trailing" constant="16" id="sav-tr-001"/>
                                                        <constraint firstItem="sav-bt-001" firstAttribute="top"
                    """))
    }

    @Test(arguments: facts.indices)
    func `the file, the shell, the layout file and fix agree`(_ fact: Int) throws {
        let folder = try ProgramFolder()
        try folder.write(Self.storyboard(fact), to: "Main.storyboard")
        let rule = /\[(conflict|ambiguous|placeholder-constraint|zero-size)\]/
        func rules(_ line: String) throws -> Set<String> {
            let answers = try folder.answers(line).filter { !$0.hasPrefix("! ") }
            return Set(
                answers.joined(separator: "\n").matches(of: rule).map { String($0.output.1) })
        }
        let devices = "--devices iphone-15 --orientation portrait"
        let expected = try rules("layoutedit check Main.storyboard \(devices)")
        #expect(expected.contains("conflict") != Self.facts[fact].hides, "\(expected)")
        let shell = "-c 'check \(devices)'"
        #expect(try rules("layoutedit Main.storyboard \(shell)") == expected)
        _ = try folder.answers("layoutedit import a.layout Main.storyboard")
        #expect(try rules("layoutedit a.layout \(shell)") == expected)
        #expect(try rules("layoutedit check a.layout \(devices)") == expected)
        let fix = try folder.answers("layoutedit a.layout --quiet -c fix").joined()
        #expect(fix.contains(" conflicts with ") != Self.facts[fact].hides, "\(fix)")
    }
}
