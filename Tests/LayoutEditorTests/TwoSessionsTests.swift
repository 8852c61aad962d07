import Foundation
import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

@Suite struct TwoSessions {
    let scratch: Scratch
    let other: Session

    init() throws {
        scratch = try Scratch()
        try scratch.run("new A\nadd label a in view")
        other = Session(
            try LayoutFile(path: scratch.session.file.path, access: .readWrite),
            settings: SessionSettings(), surroundings: scratch.session.surroundings)
    }

    private func run(_ line: String) throws -> Outcome {
        var reader = StatementReader()
        return try other.run(other.grammar.parse(reader.read(line)[0]))
    }

    @Test func `the second sees what the first did at its next command`() throws {
        try scratch.run("set a.text Hi")
        #expect(try run("tree").reply.text.contains("\"Hi\""))
        try scratch.run("add label b in view")
        #expect(try run("set b.text There").operation == 5)
        #expect(try scratch.text("tree").contains("\"There\""))
    }

    @Test func `a person never writes over what they have not seen`() throws {
        other.settings.stopsWhenMoved = true
        _ = try run("tree")
        try scratch.run("remove a")
        let error = #expect(throws: CommandError.self) { try run("set a.text Mine") }
        #expect(error?.code == .busy)
        #expect(try run("tree").reply.text == "view  view")
        #expect(try run("add label b in view").operation == 4)
        #expect(try scratch.session.file.refresh())
        #expect(try scratch.session.file.verify().isSound)
    }

    @Test func `undo in one is an undo of what both see`() throws {
        try scratch.run("undo")
        #expect(try run("history").reply.text.hasPrefix("* 1"))
        _ = try run("redo")
        #expect(try scratch.text("tree").contains("a  label"))
    }
}
