import StackCore
import TestKit
import Testing

@testable import CommandLanguage
@testable import LayoutFormats
@testable import LayoutSession

/// The sizes and names of symbols.
@Suite struct SymbolTests {
    private static let glyphs = [
        "wifi", "star", "trash", "person", "heart", "cloud", "house", "gear", "square.and.arrow.up",
        "arrow.clockwise", "bell", "cart", "chevron.right", "plus", "play", "rectangle.stack",
        "figure.walk", "graduationcap", "swift",
    ]
    private static let endings = ["", ".fill", ".circle", ".circle.fill", ".slash", ".square"]

    @Test(arguments: glyphs, endings)
    func `a symbol has a size, alone and in a button`(_ glyph: String, _ ending: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A
            add stack s in view
            add image i in s imageName=system:\(glyph)\(ending)
            add button plain in view text=Save
            add button b in view text=Save imageName=system:\(glyph)\(ending)
            constrain s.top = safeArea.top; constrain s.leading = safeArea.leading
            constrain plain.top = safeArea.top; constrain plain.leading = safeArea.leading
            constrain b.top = safeArea.top; constrain b.leading = safeArea.leading
            """)
        let layout = try scratch.session.layout()
        func size(_ name: String) throws -> Size {
            let view = try #require(try scratch.document.view(named: name))
            return try #require(layout.frame(of: view.id)).size
        }
        let image = try size("i")
        #expect(max(image.width, image.height) > 15 && max(image.width, image.height) < 25)
        #expect(min(image.width, image.height) > 4)
        #expect(try size("b").width > size("plain").width + 8)
    }

    /// A symbol's size is the same after a storyboard is written and read again.
    @Test(arguments: glyphs)
    func `a symbol's size comes back from a storyboard`(_ glyph: String) throws {
        let scratch = try Scratch()
        try scratch.run("new A; add image i in view imageName=system:\(glyph)")
        try scratch.run("add button b in view text=Go imageName=system:\(glyph)")
        let text = try scratch.text("export --format storyboard")
        #expect(text.contains("image=\"\(glyph)\" catalog=\"system\""))
        let again = try Scratch()
        try again.import(text)
        for name in ["i", "b"] {
            let before = try #require(try scratch.document.view(named: name))
            let after = try again.document.allViews.first { $0.kind == before.kind }
            #expect(after?.properties[.image] == before.properties[.image])
            #expect(after?.properties[.imageName] == before.properties[.imageName])
        }
    }

    @Test(arguments: [
        ("wfii", "system:wifi"), ("trahs.fill", "system:trash.fill"),
        ("chevron.rigth", "system:chevron.right"), ("persn.circle", "system:person.circle"),
        ("stra", "system:star"), ("sqaure.and.arrow.up", "system:square.and.arrow.up"),
    ])
    func `a mistyped symbol gets the near one`(_ typed: String, _ hint: String) throws {
        let scratch = try Scratch()
        try scratch.run("new A; add image i in view")
        for command in [
            "set i.imageName system:\(typed)", "add image j in view imageName=system:\(typed)",
        ] {
            let error = scratch.error(command)
            #expect(error?.message == "there is no symbol \(typed)")
            #expect(error?.hint == "did you mean \(hint)?")
        }
    }

    @Test(arguments: ["xyzzyplugh", "qqqqqqqq.circle", "", "star..fill"])
    func `a name that is none is refused`(_ name: String) throws {
        let scratch = try Scratch()
        try scratch.run("new A; add image i in view")
        #expect(scratch.error("set i.imageName system:\(name)")?.code == .wrongValue)
        try scratch.run("set i.image 10x10; set i.imageName system:\(name)")
    }

    @Test func `a size of its own stays, a symbol's changes with it`() throws {
        let scratch = try Scratch()
        func image() throws -> String? {
            try scratch.document.view(named: "i")?.properties[.image]?.spelling
        }
        try scratch.run("new A; add image i in view imageName=system:star")
        let star = try image()
        try scratch.run("set i.imageName system:chevron.right")
        #expect(try image() != star)
        try scratch.run("set i.image 40x40; set i.imageName system:star")
        #expect(try image() == "40x40")
        try scratch.run("undo 3")
        #expect(try image() == star)
        try scratch.run("reset i.imageName")
        #expect(try image() == nil)
    }
}
