import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

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

    // MARK: Replies of undo and redo

    @Test func `undo and redo name the steps and where they were`() throws {
        try scratch.run("new Login\nadd stack row in view\nset row.spacing 12\nnew Chat")
        try scratch.run("group \"two\" { add label a in view; hide a }\nopen Login")
        #expect(
            try scratch.text("undo")
                == "undone: group \"two\" { add label a in view; hide a } in Chat; Login is unchanged"
        )
        #expect(try scratch.text("undo") == "undone: new Chat")
        #expect(try scratch.text("undo") == "undone: set row.spacing 12 in Login")
        #expect(
            try scratch.text("redo 2")
                == "redone: set row.spacing 12 in Login\nredone: new Chat\nnow at operation 4")
        #expect(try scratch.text("undo 4").hasSuffix("undone: new Login\nnow at the empty file"))
    }

    @Test func `a long way back is counted`() throws {
        try scratch.run("new A\n" + (0..<12).map { "add label l\($0) in view\n" }.joined())
        let lines = try scratch.text("undo 12").split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines[8...] == ["and 4 more", "now at operation 1"])
    }

    // MARK: Undoing the last step that changed an item

    @Test func `undo with a name goes back through that item's steps alone`() throws {
        try scratch.run("new A\nadd label a in view\nset a.text Hi\nadd label b in view")
        try scratch.run("hide a\nset b.text There")
        #expect(try scratch.text("undo a") == "undone: hide a in A")
        #expect(try scratch.text("undo a") == "undone: set a.text Hi in A")
        #expect(try scratch.text("undo a") == "undone: add label a in view in A")
        #expect(scratch.error("undo a")?.code == .nothingToUndo)
        #expect(try scratch.document.view(named: "b")?.properties[.text] == .text("There"))
        #expect(try scratch.text("undo") == "undone: undo a in A")
        #expect(try scratch.document.view(named: "a") != nil)
        #expect(try scratch.session.file.verify().isSound)
    }

    @Test func `undo with a name brings back what is gone, and follows names`() throws {
        try scratch.run("new A\nadd label a in view text=Hi\nadd label b in view\nremove a")
        try scratch.run("hide b\nundo a")
        #expect(try scratch.document.view(named: "a")?.properties[.text] == .text("Hi"))
        try scratch.run("rename a to z\nundo a")
        #expect(try scratch.document.view(named: "z") == nil)
        try scratch.run("constrain c: a.width = 10\nset c.constant 20\nundo c")
        let constraint = try #require(try scratch.document.constraint(named: "c"))
        #expect(constraint.properties[.constant] == .number(10))
    }

    @Test func `undo with a document's name finds its last step, whichever is open`() throws {
        try scratch.run("new A\nadd label a in view\nnew B\nadd label b in view\nopen A\nhide a")
        #expect(
            try scratch.text("undo B") == "undone: add label b in view in B; A is unchanged")
        #expect(try scratch.document.view(named: "a")?.properties[.hidden] == .flag(true))
        #expect(scratch.error("undo C")?.code == .unknownItem)
        #expect(scratch.error("undo bb")?.code == .unknownItem)
    }

    @Test func `undo with a name goes by the rules of revert`() throws {
        try scratch.run("new A\nadd stack s in view\nadd label a in s\nadd label b in a")
        let error = scratch.error("undo s")
        #expect(error?.code == .dependedOn && error?.message.contains("add label b") == true)
        #expect(scratch.error("group g { undo a }")?.code == .notAvailable)
    }

    // MARK: Lists

    @Test func `log lists what touched a name, the newest of it, and the newest first`() throws {
        try scratch.run("new A\nadd label a in view\nadd label b in view\nset a.text Hi")
        try scratch.run("rename a to c\nset c.text Ho\nnew a\nadd label x in view\nundo 2")
        let numbers = { (text: String) in
            text.split(separator: "\n").compactMap {
                $0.firstMatch(of: /\d+/).flatMap { Int($0.0) }
            }
        }
        #expect(try numbers(scratch.text("log a")) == [2, 4, 5, 7, 8])
        #expect(try numbers(scratch.text("log c")) == [5, 6])
        #expect(try numbers(scratch.text("log A -n 2")) == [5, 6])
        scratch.session.settings.listsNewestFirst = true
        #expect(try numbers(scratch.text("history -n 3")) == [8, 7, 6])
        #expect(try numbers(scratch.text("log a -n 2")) == [8, 7])
        #expect(scratch.error("log nobody")?.code == .unknownPoint)
        try scratch.run("checkpoint a")
        #expect(try scratch.text("log a").contains("operation 6, after 5"))
    }

    @Test func `columns stand still at 10 and 100`() throws {
        try scratch.run("new A\n" + (0..<100).map { "add label l\($0) in view\n" }.joined())
        let lines = try scratch.text("history").split(separator: "\n")
        let columns = Set(
            lines.map { line in line.firstRange(of: "1970").map { line.distance(to: $0) } })
        #expect(lines.count == 101 && columns == [7])
    }

    @Test func `what is made on one branch is not what has its number on another`() throws {
        try scratch.run("new A\nadd label one in view text=Hi\nconstrain c: one.width = 1\nundo 2")
        try scratch.run("add label two in view text=Hi\nadd label one in view text=Ho")
        let text = try scratch.text("diff 3 5")
        #expect(!text.contains("name"), "\(text)")
        #expect(text.contains("one  text        \"Hi\" → \"Ho\""), "\(text)")
        #expect(text.contains("two  kind        - → label"), "\(text)")
        #expect(text.contains("c    constraint  one.width = → -"), "\(text)")
        try scratch.run("goto 0\nnew B")
        #expect(try scratch.text("diff 5").hasPrefix("A\n"))
        #expect(try scratch.text("diff 5").contains("A → -"))
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
                == "3 operations are now 1; checkpoints deleted: c")
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

extension Substring {
    fileprivate func distance(to range: Range<Index>) -> Int {
        distance(from: startIndex, to: range.lowerBound)
    }
}
