import LayoutFormats
import StackCore
import Testing

@testable import LayoutReplies
@testable import LayoutSession

@Suite struct `A layout that takes too much work` {
    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        scratch.session.layouts.parts = LayoutCache(budget: WorkBudget(0))
        try scratch.run("new Login\nadd stack row in view\nadd label title in row text=Hello")
        return scratch
    }

    @Test(arguments: [
        "frames", "constraints row", "check", "conflicts", "ambiguous", "why row.width",
    ])
    func `is told as such by everything that asks for it`(_ question: String) throws {
        let scratch = try scratch()
        let outcome = try #require(try scratch.run(question))
        #expect(outcome.json.line.hasSuffix("\"incomplete\":true}"))
        #expect(scratch.session.takeRemarks() == [Layout.State.incomplete.remark])
    }

    @Test func `is not sound, and says nothing of what is ambiguous`() throws {
        let scratch = try scratch()
        #expect(try scratch.text("check") == "incomplete")
        #expect(try scratch.run("check")?.reply.isFailed == true)
        #expect(try scratch.text("ambiguous") == "nothing was found")
    }

    @Test func `is marked where it leaves`() throws {
        let scratch = try scratch()
        let document = try scratch.document
        let layout = try scratch.session.layout()
        let laidOut = LaidOutDocument(name: "Login", document: document, layout: layout)
        #expect(FramesExport.json([laidOut]).line.hasSuffix("\"incomplete\":true}]}"))
    }

    @Test func `one that does not is not`() throws {
        let scratch = try scratch()
        scratch.session.layouts.parts = LayoutCache()
        let outcome = try #require(try scratch.run("frames"))
        #expect(!outcome.json.line.contains("incomplete"))
        #expect(scratch.session.takeRemarks() == [])
    }
}
