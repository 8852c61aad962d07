import Foundation
import StackCore
import Testing

@testable import LayoutStore

@Suite struct HostileHistories {
    let folder = TemporaryFolder()

    /// Operation 1 makes the document, 2 breaks it, and 3 is a valid branch beside 2, with the
    /// head.
    private func forge(_ broken: [Edit]) throws {
        var forged = ForgedFile()
        let base = try forged.append(newLogin + stackOfOne, after: 0)
        try forged.append(broken.map { .edit(login, $0) }, after: base)
        let head = try forged.append([hugging(7)], after: base)
        try forged.write(to: folder.file(), head: head)
    }

    private func hugging(_ value: Double) -> FileEdit {
        .edit(
            login,
            .setProperty(
                .view(.root), .huggingHorizontal, .base, from: nil, to: .number(value)))
    }

    private func bytes() -> Data? { FileManager.default.contents(atPath: folder.file()) }

    private func refuses(_ body: () throws -> Void) {
        let before = bytes()
        let error = #expect(throws: LayoutFileError.self) { try body() }
        #expect(error?.kind == .badData)
        #expect(bytes() == before)
    }

    @Test(arguments: brokenSteps.indices)
    func `a broken point is refused from wherever it is reached`(_ index: Int) throws {
        try forge(brokenSteps[index].1)
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        let digest = file.digest()
        #expect(try file.verify().damage?.contains("operation 2") == true)
        refuses { _ = try file.documents(at: 2) }
        refuses { try file.goto(2, time: noon) }
        try file.goto(1, time: noon)
        refuses { try file.redo(towards: 2, time: noon) }
        try file.goto(3, time: noon)
        #expect(file.digest() == digest)
    }

    @Test(arguments: brokenSteps.indices)
    func `a file with a broken branch goes on working`(_ index: Int) throws {
        try forge(brokenSteps[index].1)
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(addition(of: ViewID(9), at: 0))
        try file.undo(2, time: noon)
        try file.redo(2, towards: 4, time: noon)
        #expect(try file.documents(at: 1).first?.document.viewCount == 3)
        _ = try file.prune(keeping: 1, command: "prune", time: noon)
        #expect(try file.verify().damage == nil && file.operationCount == 2)
    }

    @Test(arguments: brokenSteps.indices)
    func `recovering keeps every sound point, and what it gives is sound`(_ index: Int) throws {
        try forge(brokenSteps[index].1)
        let recovery = try LayoutFile.recover(folder.file(), time: noon)
        try Data(recovery.bytes).write(to: URL(fileURLWithPath: folder.file("saved")))
        let saved = try LayoutFile(path: folder.file("saved"), access: .readOnly)
        #expect(try saved.verify().damage == nil)
        #expect(recovery.operations == 2 && recovery.operationsBefore == 3)
        let file = try LayoutFile(path: folder.file(), access: .readOnly)
        #expect(saved.digest() == file.digest())
    }

    /// Operation 2 creates a view without a superview, 3 gives it one.
    private func forgeRepaired(head: Int) throws {
        var forged = ForgedFile()
        let base = try forged.append(newLogin, after: 0)
        let added = addition(of: ViewID(4), at: 0)
        let broken = try forged.append([added[0]], after: base)
        try forged.append([added[1]], after: broken)
        try forged.write(to: folder.file(), head: head)
    }

    @Test func `behind a broken point nobody is locked out`() throws {
        try forgeRepaired(head: 3)
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        refuses { try file.undo(time: noon) }
        refuses { _ = try file.prune(keeping: 2, command: "prune", time: noon) }
        refuses { _ = try file.prune(keeping: 1, command: "prune", time: noon) }
        try file.undo(2, time: noon)
        #expect(file.head == 1)
        try file.goto(3, time: noon)
        #expect(try file.document(login).viewCount == 2)
    }

    @Test(arguments: [1, 0])
    func `moves of the head that do not follow one another are not kept`(_ origin: Int) throws {
        var forged = ForgedFile()
        let base = try forged.append(newLogin, after: 0)
        let head = try forged.append(addition(of: ViewID(4), at: 0), after: base)
        try forged.move(1, from: 0, to: head)
        try forged.move(2, from: origin, to: head)
        try forged.write(to: folder.file(), head: head)
        let file = try LayoutFile(path: folder.file(), access: .readOnly)
        #expect(try file.verify().damage?.hasPrefix("move 2") == true)
        let recovery = try LayoutFile.recover(folder.file(), time: noon)
        #expect(recovery.operations == 2 && !recovery.hasMoves && !recovery.isComplete)
        try Data(recovery.bytes).write(to: URL(fileURLWithPath: folder.file("saved")))
        let saved = try LayoutFile(path: folder.file("saved"), access: .readOnly)
        #expect(try saved.verify().isSound && saved.digest() == file.digest())
    }

    @Test func `recovering reaches a sound point over a broken one`() throws {
        try forgeRepaired(head: 3)
        let recovery = try LayoutFile.recover(folder.file(), time: noon)
        try Data(recovery.bytes).write(to: URL(fileURLWithPath: folder.file("saved")))
        let saved = try LayoutFile(path: folder.file("saved"), access: .readOnly)
        #expect(try saved.verify().damage == nil)
        #expect(recovery.operations == 2 && !recovery.isComplete && recovery.older.isEmpty)
        #expect(try saved.operation(2).command == "forged" && saved.head == 2)
        #expect(try saved.documents(at: 1).first?.document.viewCount == 1)
        #expect(try saved.document(login).viewCount == 2)
    }

    @Test func `a document without a root is refused where history leads to it`() throws {
        var forged = ForgedFile()
        try forged.append([.createDocument(login, name: "X")], after: 0)
        try forged.write(to: folder.file(), head: 0)
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        refuses { try file.redo(time: noon) }
        refuses { _ = try file.documents(at: 1) }
        #expect(try file.verify().damage != nil)
        try file.perform(newLogin)
        #expect(try file.document(login).viewCount == 1)
    }

    /// Each number below was once used as the length of an array.
    @Test(arguments: ["V+\t%\tview\tb\nS+\t%\t0\t0\n", "C+\t%\tc\t0.width\t>=\t\n"])
    func `large numbers take no room`(_ line: String) throws {
        var forged = ForgedFile()
        let number = String(DocumentLimits.number)
        var text = ""
        for document in 0..<50 {
            text += "@\t\(document)\nD+\tD\(document)\nV+\t0\tview\tview\n"
            text += line.replacingOccurrences(of: "%", with: number)
        }
        let made = try forged.append(text: text, after: 0)
        try forged.write(to: folder.file(), head: made)
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(try file.verify().damage == nil)
        try file.undo(time: noon)
        try file.redo(time: noon)
        #expect(try file.documents(at: 1).count == 50)
    }

    /// Adds and removes an item with a number of two million 1,000 times, which once took minutes.
    @Test func `numbers that come and go take no time`() throws {
        var forged = ForgedFile()
        let line = "\t2000000\tw\t0.width\t>=\t\n"
        let text = "@\t0\nD+\tX\nV+\t0\tview\tview\n"
        let churn = String(repeating: "C+\(line)C-\(line)", count: 1_000)
        try forged.append(text: text + churn, after: 0)
        try forged.write(to: folder.file(), head: 1)
        #expect(try LayoutFile(path: folder.file(), access: .readOnly).verify().damage == nil)
    }

    @Test func `a history whose parents go round is refused`() throws {
        var forged = ForgedFile()
        try forged.append(newLogin, after: 0)
        for number in 2...5 { try forged.append([], after: number - 1) }
        try forged.write(to: folder.file(), head: 5)
        folder.tamper(
            "PRAGMA ignore_check_constraints = ON; UPDATE operation SET parent = id WHERE id = 3")
        try reseal(folder.file())
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        refuses { _ = try file.history() }
        refuses { try file.undo(4, time: noon) }
        refuses { _ = try file.operations(after: 1) }
        #expect(try file.verify().damage != nil)
    }
}
