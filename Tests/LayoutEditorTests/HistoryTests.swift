import LayoutStore
import StackCore
import Testing

@testable import LayoutEditor

@Suite struct HistoryCommands {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func `revert takes one step back and leaves the others`() throws {
        try scratch.run("new A\nadd label a in view\nset a.text Hi\nadd label b in view")
        try scratch.run("set b.text There\nrevert 3")
        let document = try scratch.document
        #expect(document.view(named: "a")?.properties[.text] == nil)
        #expect(document.view(named: "b")?.properties[.text] == .text("There"))
        #expect(scratch.session.file.operationCount == 6)
    }

    @Test(arguments: [
        ("set a.text Later", "revert 3", "set a.text Later"),
        ("remove a", "revert 3", "remove a"),
        ("rename a to z", "revert 2", "rename a to z"),
        ("constrain c: a.width = 1", "revert 2", "constrain c"),
        ("delete document A", "revert 3", "delete document A"),
    ])
    func `revert names what depends on the step`(
        _ later: String, _ revert: String, _ named: String
    ) throws {
        try scratch.run("new A\nadd label a in view\nset a.text Hi\nadd label b in view\n\(later)")
        let digest = scratch.session.file.digest()
        let error = scratch.error(revert)
        #expect(error?.code == .dependedOn)
        #expect(error?.message.contains(named) == true, "\(error?.message ?? "")")
        #expect(scratch.session.file.digest() == digest)
    }

    @Test func `a reverted step can be reverted again`() throws {
        try scratch.run("new A\nadd label a in view\nadd label b in view\nadd label c in view")
        let digest = scratch.session.file.digest()
        try scratch.run("revert 2\nrevert 5")
        #expect(scratch.session.file.digest() == digest)
        #expect(scratch.error("revert 3") == nil)
        #expect(scratch.error("revert 0")?.code == .unknownPoint)
    }

    @Test func `revert speaks of the branch where the file stands`() throws {
        try scratch.run("new A\nadd label a in view\nundo\nadd label b in view")
        #expect(scratch.error("revert 2")?.code == .unknownPoint)
    }

    @Test func `history is a tree with the present point`() throws {
        try scratch.run("new A\nadd label a in view\nadd label b in view\nundo 2")
        try scratch.run("add label c in view\ncheckpoint here\nundo\nadd label d in view")
        let rows = try scratch.text("history").split(separator: "\n").map {
            $0.replacing("1970-01-01 00:00:00  shell  ", with: "")
        }
        #expect(
            rows == [
                "  1  new A",
                "  ├─ 2  add label a in view",
                "  │  3  add label b in view",
                "  ├─ 4  add label c in view  [here]",
                "* 5  add label d in view",
            ])
    }

    @Test func `log and diff speak the document's words`() throws {
        try scratch.run("new A\nadd stack s in view\nadd label a in s text=Hi\nset a.text Ho")
        #expect(try scratch.text("log 4").hasSuffix("A\n  a  text  \"Hi\" → \"Ho\""))
        let all = try scratch.text("diff 1 4")
        for part in ["s  kind", "- → stack", "a  superview  - → s", "text       - → \"Ho\""] {
            #expect(all.contains(part), "\(all)")
        }
        try scratch.run("constrain c: a.width >= 10\nset a.lines 2 for w=compact\nremove a")
        #expect(try scratch.text("diff 4 6").contains("lines for w=compact"))
        #expect(try scratch.text("diff 7").contains("no difference"))
        #expect(try scratch.text("diff 2").contains("no difference"))
    }

    @Test func `a point is shown without going there`() throws {
        try scratch.run("new A\nadd label a in view text=Hi\nset a.text Ho\nremove a")
        #expect(try scratch.text("show a --at 2").contains("\"Hi\""))
        #expect(try scratch.text("export --at 3 --format commands").contains("text=Ho"))
        #expect(try scratch.text("show --at 2").contains("a"))
        #expect(scratch.session.file.head == 4)
    }

    @Test func `redo follows the branch that is asked for`() throws {
        try scratch.run(
            "new A\nadd label a in view\nadd label b in view\nundo 2\nadd label c in view")
        try scratch.run("undo\nredo 2 towards 3")
        #expect(scratch.session.file.head == 3)
    }

    @Test func `pruning and compacting are told`() throws {
        try scratch.run("new A\nadd label a in view\ncheckpoint c\nadd label b in view")
        #expect(
            try scratch.text("history prune --keep 0")
                == "3 operations are now 1; checkpoints gone: c")
        #expect(try scratch.text("compact").contains("bytes"))
        #expect(scratch.error("history prune")?.code == .usage)
    }

    @Test(arguments: [
        (0, "1970-01-01 00:00:00"), (951_782_400_000, "2000-02-29 00:00:00"),
        (-1, "1969-12-31 23:59:59"), (1_700_000_000_000, "2023-11-14 22:13:20"),
    ])
    func `times are dates`(_ milliseconds: Int, _ text: String) {
        #expect(Timestamp(milliseconds: milliseconds).spelling == text)
    }
}
