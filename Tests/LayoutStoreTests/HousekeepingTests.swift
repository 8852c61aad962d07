import Foundation
import StackCore
import Testing

@testable import LayoutStore

@Suite struct Housekeeping {
    let folder = TemporaryFolder()

    private func made() throws -> LayoutFile {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        for number in 1...30 {
            try file.perform(
                addition(of: ViewID(number), at: number - 1), command: "secret \(number)")
        }
        try file.undo(10, time: noon)
        try file.setCheckpoint("early")
        try file.perform([hugging(7, in: file.document(login))])
        try file.setCheckpoint("late")
        return file
    }

    @Test func `pruning keeps the last steps and what they led to`() throws {
        let file = try made()
        let digest = file.digest()
        let report = try file.prune(keeping: 5, command: "history prune", time: noon)
        #expect(report.operationsBefore == 32 && report.operationsAfter == 6)
        #expect(file.digest() == digest && file.head == 6)
        #expect(try file.verify().damage == nil)
        #expect(try file.checkpoints().map(\.operation) == [5, 6])
        try file.undo(5, time: noon)
        // The first operation replaces the steps before, and is no step that can be undone.
        #expect(throws: LayoutFileError.self) { try file.undo(time: noon) }
        #expect(throws: LayoutFileError.self) { try file.goto(0, time: noon) }
        #expect(try file.nextMoves().undo == nil)
        #expect(file.head == 1 && !file.documents.isEmpty)
        try file.redo(5, time: noon)
        #expect(file.digest() == digest)
        try file.perform(addition(of: ViewID(99), at: 0))
        #expect(try LayoutFile(path: folder.file(), access: .readOnly).head == 7)
    }

    @Test func `pruning to nothing and to everything`() throws {
        let file = try made()
        let digest = file.digest()
        #expect(try file.prune(keeping: 1000, command: "p", time: noon).operationsAfter == 22)
        #expect(try file.verify().damage == nil)
        #expect(try file.prune(keeping: 0, command: "p", time: noon).operationsAfter == 1)
        #expect(try file.verify().damage == nil && file.digest() == digest)
    }

    @Test func `what was pruned is not in the file any more`() throws {
        let file = try made()
        _ = try file.prune(keeping: 1, command: "history prune", time: noon)
        let (before, after) = try file.compact()
        #expect(after < before)
        let bytes = FileManager.default.contents(atPath: folder.file())!
        #expect(bytes.range(of: Data("secret".utf8)) == nil)
        #expect(try LayoutFile(path: folder.file(), access: .readWrite).verify().isSound)
    }

    @Test func `another process notices`() throws {
        let file = try made()
        let second = try LayoutFile(path: folder.file(), access: .readWrite)
        _ = try file.prune(keeping: 1, command: "p", time: noon)
        #expect(throws: LayoutFileError.self) { try second.undo(time: noon) }
        #expect(try second.refresh())
        #expect(second.head == 2 && second.digest() == file.digest())
    }

    @Test func `a copy without history`() throws {
        let file = try made()
        let states = try file.documents(at: file.head)
        let bytes = try LayoutFile.withoutHistory(
            states, command: "export", source: .shell, time: noon)
        try Data(bytes).write(to: URL(fileURLWithPath: folder.file("copy")))
        let copy = try LayoutFile(path: folder.file("copy"), access: .readWrite)
        #expect(copy.digest() == file.digest() && copy.operationCount == 1)
        #expect(try copy.verify().damage == nil)
        try copy.perform([hugging(8, in: copy.document(login))])
    }

    @Test func `redo goes towards a point`() throws {
        let file = try made()
        try file.goto(10, time: noon)
        #expect(try file.redo(2, towards: 32, time: noon).target == 12)
        try file.goto(21, time: noon)
        #expect(try file.redo(1, towards: 31, time: noon).target == 22)
        #expect(throws: LayoutFileError.self) { try file.redo(1, towards: 32, time: noon) }
    }
}
