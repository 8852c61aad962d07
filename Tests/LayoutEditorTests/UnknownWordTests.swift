import CommandLanguage
import LayoutStore
import StackCore
import Testing

@testable import LayoutSession

/// Values that a newer program wrote, as people see them.
@Suite struct UnknownWordReplies {
    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.run("new A\nadd label title in view text=Hello\ncheckpoint made")
        let id = try scratch.session.currentID()
        let title = ItemID.view(try scratch.document.view(named: "title")!.id)
        _ = try scratch.session.operation("a newer command") {
            for edit in [
                Edit.setProperty(title, .textAlignment, .base, from: nil, to: .unknown("tight\n#")),
                .setUnknown(title, UnknownProperty("newFlag", .base)!, from: nil, to: "true"),
            ] { try scratch.session.apply(.edit(id, edit)) }
        }
        return scratch
    }

    private func expectShown(_ text: String) {
        #expect(
            text.contains("textAlignment") && text.contains("tight\\u{A}# (unknown)"), "\(text)")
        #expect(text.contains("newFlag") && text.contains("true (unknown)"), "\(text)")
    }

    @Test func `replies show them, and commands keep them`() throws {
        let scratch = try scratch()
        expectShown(try scratch.text("tree"))
        expectShown(try scratch.text("show title"))
        expectShown(try scratch.text("diff made"))
        try scratch.run(
            "undo\nredo\nset title.text Bye\ncopy title as twin\nembed title twin in stack box")
        #expect(try scratch.document.unknownValues.count == 4)
        try scratch.run("set title.textAlignment center")
        #expect(try scratch.document.unknownValues.count == 3)
        #expect(try scratch.text("show title").contains("center"))
        try scratch.run("undo")
        #expect(try scratch.document.unknownValues.count == 4)
    }

    @Test func `a script leaves them out with a note`() throws {
        let scratch = try scratch()
        let script = try scratch.text("export --format commands")
        #expect(
            script.contains(
                "\n# left out: title.textAlignment: tight\\u{A}# (unknown)\n# left out:"))
        let copy = try Scratch()
        try copy.run(script)
        #expect(try copy.document.hasSameContent(as: scratch.document.withoutUnknown))
        for format in ["swift", "swiftui", "json", "storyboard"] {
            #expect(try !scratch.text("export --format \(format)").contains("tight"), "\(format)")
        }
    }

    @Test func `a pulled document gets the unknown values of the old one`() throws {
        let old = try scratch().document
        var new = old.withoutUnknown
        #expect(new.unknownValues.isEmpty && !new.hasSameContent(as: old))
        new.copyUnknown(of: old)
        #expect(new.hasSameContent(as: old))
    }

    @Test func `what people type is never unknown`() throws {
        let scratch = try scratch()
        #expect(scratch.error("set title.textAlignment tight")?.code == .wrongValue)
        #expect(scratch.error("set title.newFlag true") != nil)
    }
}
