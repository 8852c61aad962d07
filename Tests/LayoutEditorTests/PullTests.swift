import Foundation
import TestKit
import Testing

/// A storyboard in a folder, and a layout file into which it was imported.
private final class ImportedFile {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("layoutedit-" + UUID().uuidString)
    let storyboard: URL

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        storyboard = folder.appendingPathComponent("Main.storyboard")
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/interface-builder")
        try FileManager.default.copyItem(
            at: fixtures.appending(path: "variations.storyboard"), to: storyboard)
        try run(["import", "a.layout", "Main.storyboard"], 0)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the program, requires its exit status, and returns its output and errors.
    @discardableResult
    func run(_ arguments: [String], _ status: Int32) throws -> String {
        let done = try BuiltProgram.run(arguments, in: folder)
        let said = String(decoding: done.output + done.errors, as: UTF8.self)
        try #require(done.status == status, "\(said)")
        return said
    }

    /// Pushes. Returns false if that is refused because it would overwrite what was pulled and
    /// undone.
    func pushes() throws -> Bool {
        let done = try BuiltProgram.run(["push", "a.layout"], in: folder)
        let said = String(decoding: done.errors, as: UTF8.self)
        try #require(
            done.status == 0 || done.status == 75 && said.contains("that pull is undone"), "\(said)"
        )
        return done.status == 0
    }

    @discardableResult
    func edit(_ commands: String...) throws -> String {
        try run(["a.layout"] + commands.flatMap { ["-c", $0] }, 0)
    }

    var text: String {
        get throws { try String(contentsOf: storyboard, encoding: .utf8) }
    }

    /// The storyboard's lines that contain constraints.
    var constraints: [String] {
        get throws {
            try text.components(separatedBy: "\n").filter { $0.contains("<constraint ") }
        }
    }

    /// Changes the storyboard as another program would.
    func replace(_ old: String, with new: String) throws {
        let before = try text
        try #require(before.contains(old))
        try before.replacingOccurrences(of: old, with: new)
            .write(to: storyboard, atomically: true, encoding: .utf8)
    }
}

@Test func `pulling brings what changed there and keeps what changed here`() throws {
    let file = try ImportedFile()
    try file.edit("set view.backgroundColor red")
    try file.replace("text=\"Title\"", with: "text=\"Welcome\"")
    let said = try file.run(["pull", "a.layout", "Main.storyboard"], 0)
    #expect(said.contains("pulled Main.storyboard: changed"))
    let tree = try file.edit("tree")
    #expect(tree.contains("title  label  \"Welcome\""))
    #expect(try file.edit("info view").contains("red"))
    try file.run(["verify", "a.layout"], 0)
    // There is nothing more to pull.
    #expect(
        try file.run(["pull", "a.layout", "Main.storyboard"], 0)
            == "nothing new in Main.storyboard\n")
    try file.edit("undo")
    #expect(try !file.run(["a.layout", "-c", "tree"], 0).contains("Welcome"))
}

@Test func `what both changed is a conflict, and the documents keep ours or theirs as asked`()
    throws
{
    for (side, kept) in [("ours", "Here"), ("theirs", "There")] {
        let file = try ImportedFile()
        try file.edit("set title.text Here")
        try file.replace("text=\"Title\"", with: "text=\"There\"")
        let said = try file.run(
            ["pull", "a.layout", "Main.storyboard", "--prefer", side], 1)
        for word in ["1 conflict", "Here", "There"] { #expect(said.contains(word)) }
        #expect(try file.edit("tree").contains("title  label  \"\(kept)\""))
    }
}

@Test func `undo stops at a pull that kept ours in a conflict, not at one without conflict`()
    throws
{
    let file = try ImportedFile()
    try file.edit("set title.text Here")
    try file.replace("text=\"Title\"", with: "text=\"There\"")
    let pull = ["pull", "a.layout", "Main.storyboard", "--prefer", "ours"]
    try file.run(pull, 1)
    let undone = try file.edit("undo")
    #expect(undone.contains("pulled Main.storyboard: 1 conflict, ours kept"), "\(undone)")
    #expect(try file.edit("tree").contains("title  label  \"Here\""))
    // What the file contains is unknown again, so another pull finds the same conflict.
    #expect(try file.run(pull, 1).contains("1 conflict"))
    try file.edit("undo", "redo")
    #expect(try file.run(pull, 0) == "nothing new in Main.storyboard\n")
    try file.edit("undo", "undo")
    #expect(try file.edit("tree").contains("title  label  \"Title\""))

    // A file that differs in nothing that a document contains changes what is recorded, and is no step.
    let other = try ImportedFile()
    try other.edit("set view.backgroundColor red")
    try other.replace("</document>", with: "<!-- saved again -->\n</document>")
    try other.run(["pull", "a.layout", "Main.storyboard"], 0)
    #expect(try other.edit("undo").contains("set view.backgroundColor red"))
}

@Test func `pushing writes what was edited, and refuses to lose what nobody has pulled`() throws {
    let file = try ImportedFile()
    let before = try file.text
    #expect(try file.run(["push", "a.layout"], 0) == "Main.storyboard is already up to date\n")
    #expect(try file.text == before)
    try file.edit("set title.text Hello")
    #expect(try file.run(["push", "a.layout"], 0).contains("pushed"))
    // A comment records the name, which would otherwise be derived from the text.
    let lines = try file.text.split(separator: "\n").filter { !$0.contains("<!--layoutedit") }
    let expected = before.replacingOccurrences(of: "\"Title\"", with: "\"Hello\"")
    #expect(lines == expected.split(separator: "\n"))
    #expect(try file.run(["log", "a.layout"], 0).contains("push Main.storyboard"))
    // The documents now correspond to the file: an edit there and another one here do not conflict.
    try file.replace("text=\"Hello\"", with: "text=\"Hello you\"")
    try file.edit("set view.backgroundColor red")
    #expect(try file.run(["push", "a.layout"], 75).contains("pull"))
    #expect(try file.text.contains("Hello you"))
    try file.run(["pull", "a.layout", "Main.storyboard"], 0)
    try file.run(["push", "a.layout"], 0)
    let after = try file.text
    #expect(after.contains("Hello you"))
    #expect(after.contains("red=\"1\""))
    #expect(try file.run(["push", "a.layout"], 0).contains("is already up to date"))
}

@Test func `a scene that is new there becomes a document, and one that is gone goes`() throws {
    let file = try ImportedFile()
    let scene = try #require(
        try file.text.components(separatedBy: "<scenes>").last?
            .components(separatedBy: "</scenes>").first)
    let ids = ["var-vc-001", "var-vw-001", "var-lb-001"]
    var other = scene.replacingOccurrences(of: "\"var-", with: "\"oth-")
    other = other.replacingOccurrences(of: "Title", with: "Other")
    #expect(ids.allSatisfy { !other.contains($0) })
    try file.replace("</scenes>", with: other + "</scenes>")
    #expect(try file.run(["pull", "a.layout", "Main.storyboard"], 0).contains("new "))
    #expect(try file.edit("documents").split(separator: "\n").count == 2)
    try file.replace(other, with: "")
    #expect(try file.run(["pull", "a.layout", "Main.storyboard"], 0).contains("gone "))
    #expect(try file.edit("documents").split(separator: "\n").count == 1)
    try file.edit("undo")
    #expect(try file.edit("documents").split(separator: "\n").count == 2)
}

@Test func `nothing is pulled from a file that nothing came from`() throws {
    let file = try ImportedFile()
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/interface-builder")
    let said = try file.run(
        ["pull", "a.layout", fixtures.appending(path: "guides.storyboard").path], 66)
    for words in ["was imported from", "use import"] { #expect(said.contains(words)) }
}

@Test func `a storyboard is edited with a history beside it, and written back when asked`() throws {
    let file = try ImportedFile()
    let before = try file.text
    try file.run(["edit", "Main.storyboard", "-c", "set title.text Hello"], 0)
    #expect(try file.text == before)
    try file.run(["edit", "Main.storyboard", "--push", "-c", "set view.backgroundColor red"], 0)
    let written = try file.text
    #expect(written.contains("text=\"Hello\""))
    #expect(written.contains("red=\"1\""))
    try file.replace("text=\"Hello\"", with: "text=\"Hello you\"")
    let tree = try file.run(["edit", "Main.storyboard", "-c", "tree"], 0)
    #expect(tree.contains("Hello you"))
    let log = try file.run(["log", "Main.storyboard.layout"], 0)
    for step in ["import Main.storyboard", "pull Main.storyboard"] { #expect(log.contains(step)) }
}

/// A push records which bytes the documents correspond to. This is not a step, so `undo` and `redo`
/// skip it.
@Test(arguments: [1, 2, 5])
func `undo and redo of steps that are written back restore the file byte for byte`(
    _ count: Int
) throws {
    let file = try ImportedFile()
    func edit(_ command: String) throws {
        try file.run(["edit", "Main.storyboard", "--push", "--quiet", "-c", command], 0)
    }
    var versions = [try file.text]
    for number in 1...count {
        try edit(number % 2 == 1 ? "set title.text T\(number)" : "set stack.spacing \(number)")
        versions.append(try file.text)
        #expect(versions[number] != versions[number - 1])
    }
    for number in (0..<count).reversed() {
        try edit("undo")
        #expect(try file.text == versions[number], "undone \(count - number)")
    }
    for number in 1...count {
        try edit("redo")
        #expect(try file.text == versions[number], "redone \(number)")
    }
    let refusal = try file.run(["edit", "Main.storyboard", "--push", "-c", "redo"], 2)
    #expect(refusal.contains("nothing to redo"))
    try edit("undo \(count)")
    #expect(try file.text == versions[0])
    try edit("redo \(count)")
    #expect(try file.text == versions[count])
}

@Test func `a push by itself is passed over, and the last step of a document is no push`() throws {
    let file = try ImportedFile()
    let before = try file.text
    try file.edit("set title.text Hello")
    try file.run(["push", "a.layout"], 0)
    let pushed = try file.text
    let said = try file.run(["a.layout", "-c", "undo"], 0)
    #expect(said.contains("set title.text Hello") && !said.contains("push"))
    try file.run(["push", "a.layout"], 0)
    #expect(try file.text == before)
    try file.run(["a.layout", "-c", "redo"], 0)
    try file.run(["push", "a.layout"], 0)
    #expect(try file.text == pushed)
    try file.run(["a.layout", "-c", "undo title"], 0)
    try file.run(["push", "a.layout"], 0)
    #expect(!(try file.text).contains("Hello"))
}

/// An item made here has no Xcode id in the layout file, but gets one in the storyboard, where
/// another program's item may precede it.
@Test func `what was made here keeps its name in the storyboard beside what others have made`()
    throws
{
    let file = try ImportedFile()
    let base = file.folder.appendingPathComponent("base.storyboard")
    try Data(file.text.utf8).write(to: base)
    try file.edit("constrain mine: title.width <= 300")
    try file.run(["push", "a.layout"], 0)
    let ours = file.folder.appendingPathComponent("ours.storyboard")
    try Data(file.text.utf8).write(to: ours)
    try file.run(["import", "b.layout", "base.storyboard"], 0)
    try file.run(["b.layout", "-c", "constrain theirs: title.height >= 10"], 0)
    try file.run(["push", "b.layout", "base.storyboard"], 0)
    let theirs = try String(contentsOf: base, encoding: .utf8)
    // In the merged file, theirs precedes ours.
    let line = try #require(
        theirs.components(separatedBy: "\n").first { $0.contains("\"theirs\"") })
    let mine = try #require(
        try file.text.components(separatedBy: "\n").first { $0.contains("\"mine\"") })
    try file.replace(mine, with: line + "\n" + mine)
    try file.run(["pull", "a.layout", "Main.storyboard"], 0)
    let pulled = try file.constraints
    try file.edit("set title.text Hello")
    try file.run(["push", "a.layout"], 0)
    #expect(try file.text.contains("text=\"Hello\""))
    #expect(
        pulled.contains { $0.contains("\"theirs\"") } && pulled.contains { $0.contains("\"mine\"") }
    )
    #expect(try file.constraints == pulled)
}

@Test func `a duplicate is no scene of the file`() throws {
    let file = try ImportedFile()
    try file.edit("duplicate Variations as Dup", "set title.text Twin")
    let said = try file.run(["push", "a.layout"], 0)
    #expect(said.contains("Main.storyboard already has Variations\n"))
    #expect(said.contains("Dup is only in the layout file"))
    for text in ["Flowers", "Trees"] {
        try file.edit("open Variations", "set title.text \(text)", "open Dup")
        #expect(try file.run(["push", "a.layout"], 0).contains("pushed Variations"))
        #expect(try file.text.contains("text=\"\(text)\""))
        #expect(try !file.text.contains("Twin"))
    }
    // It is exported as a file of its own.
    let own = try file.run(["export", "a.layout", "Dup", "--format", "storyboard"], 0)
    #expect(own.contains("text=\"Twin\"") && !own.contains("text=\"Trees\""))
}

/// Between edits, undos and redos, the file is pushed, and pulled after a change of a comment.
/// Neither is a step: `redo` ends only with an edit.
@Test(arguments: 0..<3)
func `pushes and pulls without changes keep what can be redone`(_ seed: Int) throws {
    let file = try ImportedFile()
    var random = SeededGenerator(seed: seed)
    var (done, undone) = (["Title"], [String]())
    for number in 0..<16 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3:
            try file.edit("set title.text T\(number)")
            (done, undone) = (done + ["T\(number)"], [])
        case 3..<5 where done.count > 1:
            let count = Int.random(in: 1..<done.count, using: &random)
            try file.edit("undo \(count)")
            for _ in 0..<count { undone.append(done.removeLast()) }
        case 5..<7 where !undone.isEmpty:
            let count = Int.random(in: 1...undone.count, using: &random)
            try file.edit("redo \(count)")
            for _ in 0..<count { done.append(undone.removeLast()) }
        case 7:
            _ = try file.pushes()
        default:
            guard try file.pushes() else { break }
            try file.replace("<scenes>", with: "<!--\(number)--><scenes>")
            let said = try file.run(["pull", "a.layout", "Main.storyboard"], 0)
            #expect(said.contains("no document changed"))
        }
        let refusal = try file.run(["a.layout", "-c", "redo \(undone.count + 1)"], 2)
        #expect(refusal.contains("redo"))
        let text = try file.edit("tree")
        #expect(text.contains("\"\(done.last!)\""), "\(number): \(text)")
    }
}

/// The documents after `undo` lack what was pulled, and the file is the only place that has it.
@Test func `what was pulled and undone is not overwritten`() throws {
    let file = try ImportedFile()
    try file.edit("set title.text Mine")
    try file.run(["push", "a.layout"], 0)
    try file.replace("Mine", with: "Theirs")
    try file.run(["pull", "a.layout", "Main.storyboard"], 0)
    let theirs = try Data(contentsOf: file.storyboard)
    for undo in ["undo", "undo 2", "goto 1"] {
        try file.edit(undo)
        #expect(try file.run(["push", "a.layout"], 75).contains("that pull is undone"))
        #expect(try Data(contentsOf: file.storyboard) == theirs)
        try file.edit("goto 4")
    }
    // What the program itself wrote may be overwritten.
    try file.edit("set title.text Again")
    try file.run(["push", "a.layout"], 0)
    try file.edit("undo")
    try file.run(["push", "a.layout"], 0)
    #expect(try Data(contentsOf: file.storyboard) == theirs)
}
