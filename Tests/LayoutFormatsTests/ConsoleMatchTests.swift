import LayoutFormats
import StackCore
import TestKit
import Testing

/// Matches of a console message's views and constraints with those of a document.
@Suite struct ConsoleMatchTests {
    private func document() throws -> Document {
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.add(.label, "signIn", [(.text, "Sign in")])
        try b.add(.label, "forgot", [(.text, "Forgot?")])
        try b.add(.button, "go", [(.text, "Go"), (.customClass, "RoundButton")])
        try b.constrain("signIn", .leading, .equal, "view", constant: 16, named: "start")
        try b.constrain("signIn", .width, constant: 400, named: "wide")
        try b.constrain("view", .trailing, .equal, "signIn", .trailing, constant: 16, named: "end")
        try b.constrain(
            "forgot", .top, .greaterThanOrEqual, "signIn", .bottom, constant: 8, named: "gap")
        try b.constrain("go", .width, .equal, "signIn", multiplier: 0.5, named: "half")
        try b.constrain("go", .height, constant: 44, named: "tall")
        return b.document
    }

    private func sighting(_ lines: [String]) throws -> ConsoleMatch {
        let listed = lines.enumerated().map { "\"<NSLayoutConstraint:0x6\($0) \($1)   (active)>\"" }
        let log = (["Unable to simultaneously satisfy constraints."] + listed).joined(
            separator: "\n")
        let conflict = try #require(ConsoleConflict.all(in: log).first)
        #expect(conflict.constraints.count == lines.count)
        return ConsoleMatch(conflict, in: try document())
    }

    private func names(_ lines: String...) throws -> [String] {
        let (document, sighting) = (try document(), try sighting(lines))
        return sighting.constraints.map { document[$0.id].name }
    }

    @Test func `views are told by class and text, or by class alone where there is one`() throws {
        let (document, found) = (
            try document(), try sighting(["H:[UILabel:0x7a'Sign in']-(8)-[App.RoundButton:0x7b]"])
        )
        #expect(found.views.map { document[$0.id].name } == ["signIn", "go"])
        #expect(found.constraints.isEmpty)
        #expect(found.views.map(\.seen.words) == ["UILabel “Sign in”", "RoundButton"])
        // Two labels match equally.
        #expect(try sighting(["UILabel:0x7a.width == 100"]).isEmpty)
    }

    @Test func `constraints are told by what they say`() throws {
        #expect(try names("UILabel:0x7a'Sign in'.width == 400") == ["wide"])
        #expect(try names("H:|-(16)-[UILabel:0x7a'Sign in']") == ["start"])
        #expect(try names("H:[UILabel:0x7a'Sign in']-(16)-|") == ["end"])
        #expect(try names("UILabel:0x7a'Sign in'.leading == UIView:0x7c.leading + 16") == ["start"])
        #expect(
            try names("V:[UILabel:0x7a'Sign in']-(>=8)-[UILabel:0x7b'Forgot?']") == ["gap"])
        #expect(try names("RoundButton:0x7d.width == 0.5*UILabel:0x7a'Sign in'.width") == ["half"])
        #expect(try names("V:[RoundButton:0x7d(44)]") == ["tall"])
        #expect(try names("RoundButton:0x7d.height == 45").isEmpty)
        #expect(try names("RoundButton:0x7d.height >= 44").isEmpty)
    }

    /// Plain views have nothing but their constraints.
    @Test(arguments: 2...6, 0..<4)
    func `plain views are told by their constraints`(_ count: Int, _ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        for number in 0..<count {
            try b.add(.view, "v\(number)")
            try b.constrain("v\(number)", .width, constant: Double(100 + number))
            // The heights are alike, so that only the widths distinguish the views.
            try b.constrain("v\(number)", .height, constant: 44)
        }
        let chosen = Int.random(in: 0..<count, using: &random)
        func match(_ lines: [String]) throws -> ConsoleMatch {
            let listed = lines.enumerated().map { "\"<NSLayoutConstraint:0x6\($0) \($1)>\"" }
            let log = (["Unable to simultaneously satisfy constraints."] + listed)
                .joined(separator: "\n")
            return ConsoleMatch(try #require(ConsoleConflict.all(in: log).first), in: b.document)
        }
        let found = try match([
            "UIView:0x7a.height == 44", "UIView:0x7a.width == \(100 + chosen)",
            "H:[UIView:0x7a(>=500)]",
        ])
        #expect(found.views.map { b.document[$0.id].name } == ["v\(chosen)"])
        #expect(found.constraints.count == 2)
        // No view of the document has these constraints, not even the root, which is a plain view.
        #expect(try match(["UIView:0x7a.width == 20", "UIView:0x7a.width == 30"]).isEmpty)
        // One length by itself can be the same by chance.
        #expect(try match(["UIView:0x7a.width == 100", "UIView:0x7a.width == 7"]).isEmpty)
        // Of views that are alike, none is chosen.
        #expect(try match(["UIView:0x7a.height == 44", "UIView:0x7b.height == 44"]).isEmpty)
    }

    /// The log has no text for `forgot`. It is recognized by the constraint with a known
    /// identifier.
    @Test func `what is found tells of more`() throws {
        let (document, found) = (
            try document(),
            try sighting([
                "'gap' V:[UILabel:0x7a'Sign in']-(>=8)-[UILabel:0x7b]",
                "UILabel:0x7a'Sign in'.width == 400",
            ])
        )
        #expect(found.views.map { document[$0.id].name } == ["signIn", "forgot"])
        #expect(found.constraints.map { document[$0.id].name } == ["gap", "wide"])
    }

    @Test func `names of the log's own stand for views`() throws {
        let log = """
            Unable to simultaneously satisfy constraints.
            "<NSLayoutConstraint:0x61 go.height == 44   (active, names: go:0x7d )>"
            "<NSLayoutConstraint:0x62 H:|-(16)-[UILabel:0x7a'Sign in']   (active, names: '|':UIView:0x7c )>"
            """
        let conflict = try #require(ConsoleConflict.all(in: log).first)
        let found = ConsoleMatch(conflict, in: try document())
        let document = try document()
        #expect(found.views.map { document[$0.id].name } == ["go", "signIn", "view"])
        #expect(found.constraints.map { document[$0.id].name } == ["tall", "start"])
    }

    /// The console prints 25 characters of a text and does not escape apostrophes.
    @Test(arguments: 0..<100) func `shortened texts find their views`(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let words = [
            "Bob's", "list", "'n'", "it’s", "(2)", "a.b", "[x]", "ready\n", "width", "5'", "é",
        ]
        let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in random.pick(words) }
            .joined(separator: " ")
        var written = text.count > 25 ? text.prefix(25) + "..." : text
        written.replace("\n", with: "\\n")
        if random.once(in: 2) { written.replace("’", with: "\\\\U2019") }
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.add(.label, "one", [(.text, text)])
        try b.add(.label, "other", [(.text, "Another text")])
        let lines = random.pick([
            ["UILabel:0x7a'\(written)'.width == 40", "H:[UILabel:0x7a'\(written)'(50)]"],
            [
                "V:[UILabel:0x7b]-(8)-[UILabel:0x7a'\(written)']",
                "UILabel:0x7b.top == UILabel:0x7a'\(written)'.top",
            ],
        ])
        let log = lines.enumerated().map { "\"<NSLayoutConstraint:0x6\($0) \($1)   (active)>\"" }
        let conflict = try #require(
            ConsoleConflict.all(in: log.joined(separator: ",\n")).first)
        let found = ConsoleMatch(conflict, in: b.document)
        #expect(found.views.map { b.document[$0.id].name } == ["one"], "\(log)")
    }

    /// The only view without a text is a plain view. What the log describes as
    /// another class of UIKit is not that view, and their constraint is another one.
    @Test(arguments: [
        ("UIView", true), ("App.CardView", true), ("CardView", true),
        ("UITableViewCellContentView", false), ("UICollectionViewCell", false),
        ("UIScrollView", false), ("UIStackView", false), ("UIButton", false),
        ("_UITableViewHeaderFooterContentView", false), ("UILayoutGuide", false),
    ])
    func `no view stands for one of another class of UIKit`(
        _ className: String, _ canBe: Bool
    ) throws {
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.add(.view, "box")
        try b.add(.label, "title", in: "box", [(.text, "Title")])
        try b.constrain("title", .bottom, .equal, "box", constant: -8, named: "low")
        let line = "UILabel:0x7a'Title'.bottom == \(className):0x7b.bottom - 8"
        let log = "\"<NSLayoutConstraint:0x61 \(line)   (active)>\""
        let headline = "Unable to simultaneously satisfy constraints.\n"
        let conflict = try #require(ConsoleConflict.all(in: headline + log).first)
        let found = ConsoleMatch(conflict, in: b.document)
        #expect(
            found.views.map { b.document[$0.id].name } == (canBe ? ["title", "box"] : ["title"]))
        #expect(found.constraints.map { b.document[$0.id].name } == (canBe ? ["low"] : []))
    }

    @Test func `multipliers tell constraints apart`() throws {
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.add(.label, "one", [(.text, "One")])
        try b.add(.image, "icon")
        try b.constrain("icon", .width, .equal, "one", multiplier: 0.7, named: "small")
        try b.constrain("icon", .width, .equal, "one", multiplier: 0.8, named: "large")
        let log = """
            "<NSLayoutConstraint:0x61 UIImageView:0x7d.width == UILabel:0x7a'One'.width * 0.7>"
            "<NSLayoutConstraint:0x62 UIImageView:0x7d.width == 0.8*UILabel:0x7a'One'.width   (active)>"
            """
        let conflict = try #require(ConsoleConflict.all(in: log).first)
        let found = ConsoleMatch(conflict, in: b.document)
        #expect(found.constraints.map { b.document[$0.id].name } == ["small", "large"])
    }
}
