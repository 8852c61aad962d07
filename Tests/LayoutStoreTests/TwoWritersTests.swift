import Foundation
import StackCore
import Testing

@testable import LayoutStore

/// Performs thirty operations in a separate process, each based on the state that it has read.
private func addViews(_ path: String, from number: Int) async {
    await #expect(processExitsWith: .success) {
        [path = path as String, number = number as Int] in
        let file = try LayoutFile(path: path, access: .readWrite)
        var made = 0
        while made < 30 {
            do {
                try file.perform(addition(of: ViewID(number + made), at: 0))
                made += 1
            } catch let error as LayoutFileError
                where error.kind == .headMoved || error.kind == .busy
            {
                // The file is busy if parallel tests use the disk for longer than the wait for a
                // lock.
                _ = try? file.refresh()
            }
        }
    }
}

@Suite struct TwoWriters {
    let folder = TemporaryFolder()

    private func open() throws -> LayoutFile {
        try LayoutFile(path: folder.file(), access: .readWrite)
    }

    private func kind(_ body: () throws -> Void) -> LayoutFileError.Kind? {
        do {
            try body()
            return nil
        } catch {
            return (error as? LayoutFileError)?.kind
        }
    }

    @Test func `an operation's number is asked of the state that memory holds`() throws {
        let first = try open()
        try first.perform(newLogin)
        for number in 1...4 { try first.perform(addition(of: ViewID(number), at: 0)) }
        let second = try open()
        _ = try first.prune(keeping: 1, command: "history prune --keep 1", time: noon)
        #expect(kind { _ = try second.operation(4) } == .headMoved)
        #expect(kind { _ = try second.operationWithEdits(4) } == .headMoved)
        #expect(kind { _ = try second.operations(after: 1) } == .headMoved)
        #expect(kind { _ = try second.nextRedo() } == .headMoved)
        #expect(try second.refresh())
        #expect(try second.operation(1).command == "history prune --keep 1")
    }

    @Test func `where a move goes is asked under the lock`() throws {
        let first = try open()
        try first.perform(newLogin)
        try first.setCheckpoint("here")
        let second = try open()
        for number in 1...4 { try first.perform(addition(of: ViewID(number), at: 0)) }
        try first.setCheckpoint("here")
        second.catchUp = {}
        let move = try second.goto(second.checkpoints()[0].operation, time: noon)
        #expect(move.origin == 5 && move.target == 5)
        #expect(try second.undo(2, reporting: 1, time: noon).steps.map(\.record.id) == [5])
    }

    @Test func `nobody writes over what he has not seen`() throws {
        let first = try open()
        try first.perform(newLogin)
        let second = try open()
        try first.perform(addition(of: ViewID(1), at: 0))
        #expect(kind { try second.perform(addition(of: ViewID(5), at: 0)) } == .headMoved)
        #expect(kind { try second.undo(time: noon) } == .headMoved)
        #expect(kind { _ = try second.document(login) } == .headMoved)
        #expect(second.head == 1)
        #expect(try second.refresh())
        #expect(try !second.refresh())
        #expect(second.head == 2 && second.digest() == first.digest())
        try second.perform(addition(of: ViewID(2), at: 0))
        #expect(try first.refresh())
        #expect(try first.document(login).viewCount == 3)
        #expect(try first.verify().damage == nil)
    }

    @Test func `a lock that is held makes busy after the time-out`() throws {
        let first = try open()
        try first.perform(newLogin)
        let second = try open()
        try first.perform(command: "x", source: .shell, time: noon) { transaction in
            for edit in addition(of: ViewID(1), at: 0) { try transaction.apply(edit) }
            #expect(kind { try second.perform(addition(of: ViewID(5), at: 0)) } == .busy)
            #expect(try open().digest() == second.digest())
        }
        #expect(second.head == 1)
        #expect(try open().head == 2)
    }

    @Test func `who has had to wait leaves the lock to others for a while`() throws {
        let first = try open()
        try first.perform(newLogin)
        let second = try open()
        try first.perform(command: "x", source: .shell, time: noon) { transaction in
            for edit in addition(of: ViewID(1), at: 0) { try transaction.apply(edit) }
            #expect(kind { try second.perform(addition(of: ViewID(5), at: 0)) } == .busy)
        }
        #expect(first.connection!.remainingYields == 0)
        let others = second.connection!.remainingYields
        #expect(others > 0)
        #expect(try second.refresh())
        try second.perform(addition(of: ViewID(5), at: 0))
        #expect(second.connection!.remainingYields == others - 1)
    }

    @Test func `who reads at one moment sees one state, the latest`() throws {
        let first = try open()
        try first.perform(newLogin)
        let second = try LayoutFile(path: folder.file(), access: .readOnly)
        try first.perform(addition(of: ViewID(1), at: 0))
        #expect(kind { _ = try second.document(login) } == .headMoved)
        let views = try second.inReadTransaction {
            try second.inReadTransaction { try second.document(login).viewCount }
        }
        #expect(views == 2 && second.digest() == first.digest())
        try first.perform(addition(of: ViewID(2), at: 0))
        #expect(first.head == 3, "nobody holds the file any more")
    }

    @Test func `who catches up goes on from what others wrote, told before anything is planned`()
        throws
    {
        let first = try open()
        try first.perform(newLogin)
        let second = try open()
        try first.perform(addition(of: ViewID(1), at: 0))
        var told: [Int] = []
        second.catchUp = { told.append(second.head) }
        defer { second.catchUp = nil }
        try second.perform(command: "x", source: .shell, time: noon) { transaction in
            #expect(told == [2])
            for edit in addition(of: ViewID(2), at: 1) { try transaction.apply(edit) }
        }
        try second.perform(addition(of: ViewID(3), at: 2))
        #expect(told == [2] && second.head == 4)
        #expect(try second.document(login).viewCount == 4 && second.verify().isSound)
    }

    @Test func `two first edits make one file`() throws {
        let (first, second) = (try open(), try open())
        try first.perform(newLogin)
        #expect(kind { try second.perform(newLogin) } == .headMoved)
        #expect(try second.refresh())
        #expect(second.digest() == first.digest())
    }

    @Test func `a file that was replaced is not written`() throws {
        let file = try open()
        try file.perform(newLogin)
        let copy = folder.file("copy")
        try FileManager.default.copyItem(atPath: folder.file(), toPath: copy)
        try FileManager.default.removeItem(atPath: folder.file())
        #expect(kind { try file.perform(addition(of: ViewID(1), at: 0)) } == .headMoved)
        try FileManager.default.moveItem(atPath: copy, toPath: folder.file())
        #expect(kind { try file.undo(time: noon) } == .headMoved)
        #expect(try file.refresh())
        try file.perform(addition(of: ViewID(1), at: 0))
        #expect(try open().head == 2)
    }

    @Test func `three processes lose nothing of each other's`() async throws {
        let path = folder.file()
        try open().perform(newLogin)
        async let first: Void = addViews(path, from: 1000)
        async let second: Void = addViews(path, from: 2000)
        async let third: Void = addViews(path, from: 3000)
        _ = await (first, second, third)
        let file = try open()
        #expect(file.operationCount == 91)
        #expect(try file.document(login).viewCount == 91)
        #expect(try file.verify().damage == nil)
    }
}
