import LayoutFormats
import LayoutStore
import Testing

@testable import LayoutReplies
@testable import LayoutSession

/// `check` in the shell, for more layouts than the current one.
@Suite struct CheckSeveralTests {
    /// Makes a document that is valid on an iPhone 15, and too wide for an iPhone SE.
    private func wide() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A
            add label a in view text=Hello
            constrain a.width = 350; constrain a.leading = view.leading + 30
            constrain view.trailing >= a.trailing + 5
            constrain a.top = safeArea.top; constrain a.height = 40
            """)
        return scratch
    }

    @Test func `each device is looked at, and the finding says where it is`() throws {
        let scratch = try wide()
        #expect(try scratch.text("check").hasPrefix("sound"))
        let outcome = try #require(
            try scratch.run("check --devices iphone-15,iphone-se --orientation portrait"))
        #expect(outcome.reply.isFailed)
        let lines = outcome.reply.text.split(separator: "\n").map(String.init)
        #expect(lines[0].hasSuffix("1 file, 1 document, 2 layouts"))
        #expect(lines.contains { $0.contains("iphone-se portrait") })
        let documents = outcome.json["documents"]?.elements
        #expect(documents?.first?["layouts"]?.line == "2")
        #expect(outcome.json["sound"]?.line == "false")
    }

    @Test func `what is not asked for is as the session looks at it`() throws {
        let scratch = try wide()
        try scratch.run("device iphone-se")
        let outcome = try #require(try scratch.run("check --directions all"))
        let found = outcome.json["documents"]?.elements.first?["findings"]?.elements
        #expect(outcome.reply.isFailed)
        #expect(found?.first?["worst"]?.content?.contains("iphone-se") == true)
        try scratch.run("textSize accessibilityLarge")
        let large = try #require(try scratch.run("check --devices iphone-15"))
        #expect(
            large.reply.text != (try scratch.text("check --devices iphone-15 --text-sizes large")))
    }

    @Test func `it follows Interface Builder's Ambiguity menu, which leaves as it came`() throws {
        let scratch = try Scratch()
        try scratch.run("new A; add view a in view; constrain a.leading = view.leading")
        #expect(try scratch.text("check").contains("ambiguous"))
        try scratch.run("set a.verifyAmbiguity off")
        #expect(try !scratch.text("check").contains("ambiguous"))
        #expect(try !scratch.text("check --devices iphone-se").contains("ambiguous"))
        let file = try scratch.text("export --format storyboard")
        #expect(file.contains(#"<view verifyAmbiguity="off""#))
        let again = try Scratch()
        try again.take(Array(file.utf8))
        #expect(try again.text("info a").contains("verifyAmbiguity"))
        #expect(again.session.file.digest() == scratch.session.file.digest())
    }

    @Test(arguments: [
        "check --text-sizes all", "check --directions all", "check --sweep width=320..500",
        "check --devices all",
    ])
    func `it finds what the program finds`(_ command: String) throws {
        let scratch = try wide()
        let told = try scratch.text(command)
        #expect(told.split(separator: "\n").first?.contains("layouts") == true)
    }

    @Test(arguments: [
        ("check --devices nokia", "nokia"),
        ("check --sweep width=320..400 --split-view", "--sweep"),
        ("check --orientation up", "up"),
    ])
    func `what it cannot look at is refused`(_ command: String, _ word: String) throws {
        let scratch = try wide()
        let error = #expect(throws: (any Error).self) { try scratch.run(command) }
        #expect("\(error!)".contains(word))
    }
}

/// The part of a hierarchy that `tree` and `frames` list.
@Suite struct ListedViewsTests {
    private func nested() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.run(
            "new A; add stack s in view; add stack t in s; add label a in t; add label b in t")
        return scratch
    }

    @Test(arguments: [
        ("tree --depth 1", "view  view  (4 more views inside)\n… and 4 more views"),
        (
            "tree --depth 2",
            "view  view\n└─ s  stack  horizontal  (3 more views inside)\n… and 3 more views"
        ),
        (
            "tree --limit 4",
            """
            view  view
            └─ s  stack  horizontal
               └─ [0] t  stack  horizontal  (1 more view inside)
                  └─ [0] a  label
            … and 1 more view
            """
        ),
    ])
    func `a tree ends where it was asked to`(_ command: String, _ expected: String) throws {
        #expect(try nested().text(command) == expected)
    }

    @Test(arguments: [("frames --depth 3", 3, 2), ("frames s --limit 1", 1, 3), ("frames", 5, 0)])
    func `frames tell how many are missing`(
        _ command: String, _ listed: Int, _ missing: Int
    ) throws {
        let outcome = try #require(try nested().run(command))
        #expect(outcome.json["frames"]?.elements.count == listed)
        #expect(outcome.json["more"]?.line == (missing == 0 ? nil : "\(missing)"))
        #expect(outcome.reply.text.contains("more view") == (missing > 0))
    }
}
