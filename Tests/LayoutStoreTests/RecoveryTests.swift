import CSQLite
import Foundation
import StackCore
import Testing

@testable import LayoutStore

@Suite struct Recoveries {
    let folder = TemporaryFolder()
    private let other = DocumentID(1)

    /// Makes a file with two documents, forty operations, a branch, and an operation too long for
    /// its page.
    private func made() throws -> LayoutFile {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        for number in 1...20 { try file.perform(addition(of: ViewID(number), at: number - 1)) }
        try file.undo(5, time: noon)
        try file.perform([
            .createDocument(other, name: "Other"),
            .edit(other, .createView(View(id: .root, name: "view", kind: .view))),
        ])
        try file.perform((21...400).flatMap { addition(of: ViewID($0), at: $0 - 6) })
        for number in 0..<15 {
            try file.perform([hugging(Double(number + 1), in: file.document(login))])
        }
        try file.setCheckpoint("here")
        return file
    }

    /// Recovers the file into a new one, opens that and verifies it.
    private func recovered() throws -> (LayoutFile, Recovery) {
        let before = FileManager.default.contents(atPath: folder.file())
        let recovery = try LayoutFile.recover(folder.file(), time: noon)
        #expect(FileManager.default.contents(atPath: folder.file()) == before)
        try Data(recovery.bytes).write(to: URL(fileURLWithPath: folder.file("saved")))
        let file = try LayoutFile(path: folder.file("saved"), access: .readWrite)
        #expect(try file.verify().damage == nil)
        return (file, recovery)
    }

    @Test func `of a sound file everything is recovered`() throws {
        let file = try made()
        let (saved, recovery) = try recovered()
        #expect(recovery.isComplete)
        #expect(saved.digest() == file.digest() && saved.operationCount == file.operationCount)
        #expect(try saved.checkpoints() == file.checkpoints())
    }

    @Test func `the journal restores documents whose tables are gone`() throws {
        let digest = try made().digest()
        folder.tamper("DELETE FROM view_property; DELETE FROM view")
        let (saved, recovery) = try recovered()
        #expect(recovery.isComplete && saved.digest() == digest)
    }

    @Test func `the journal is found without SQLite`() throws {
        let digest = try made().digest()
        var bytes = FileManager.default.contents(atPath: folder.file())!
        bytes.replaceSubrange(0..<4096, with: Data(count: 4096))
        try bytes.write(to: URL(fileURLWithPath: folder.file()))
        let (saved, recovery) = try recovered()
        #expect(recovery.operations == 38 && saved.digest() == digest)
        // The names of checkpoints are not in the journal.
        #expect(!recovery.isComplete)
    }

    @Test func `the documents stay as they stand when the journal breaks off`() throws {
        let file = try made()
        let digest = file.digest()
        folder.tamper("UPDATE operation SET edits = 'X' WHERE id = 25")
        let (saved, recovery) = try recovered()
        #expect(saved.digest() == digest)
        #expect(recovery.operations == 24 && recovery.operationsBefore == 38)
        #expect(recovery.whole == ["Login", "Other"])
        #expect(try saved.operation(25).command == "recover")
    }

    @Test func `a document is taken from the journal when both are damaged`() throws {
        _ = try made()
        folder.tamper(
            """
            UPDATE operation SET edits = 'X' WHERE id = 30;
            UPDATE view SET name = 'damaged' WHERE document = 0 AND id = 5
            """)
        let (saved, recovery) = try recovered()
        #expect(recovery.older == ["Login"] && recovery.whole == ["Other"])
        #expect(try saved.document(login).view(ViewID(5))?.name == "v5")
    }

    @Test func `what is recovered completely is the whole file, byte by byte of its rows`() throws {
        let file = try made()
        try file.undo(3, time: noon)
        let (digest, next) = (file.digest(), try file.nextRedo())
        folder.tamper("DELETE FROM view_property; DELETE FROM view")
        let (saved, recovery) = try recovered()
        #expect(recovery.isComplete && saved.digest() == digest)
        #expect(saved.journal == file.journal)
        #expect(try saved.nextRedo() == next)
    }

    @Test(arguments: [
        "DELETE FROM journal_end", "UPDATE journal_end SET head = 21",
        "DELETE FROM checkpoint", "INSERT INTO branch VALUES (16, 22)",
        "DELETE FROM head_move WHERE id = 3",
        "DELETE FROM operation WHERE id = 20", "UPDATE operation SET time = 5 WHERE id = 3",
    ])
    func `what cannot be proved to be complete is not called so`(_ sql: String) throws {
        let digest = try made().digest()
        folder.tamper("PRAGMA secure_delete = ON; " + sql)
        let (saved, recovery) = try recovered()
        #expect(!recovery.isComplete && saved.digest() == digest)
    }

    @Test func `where the file stood is not guessed among states that look alike`() throws {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        for value in [1.0, 2, 1, 2] { try file.perform([hugging(value, in: file.document(login))]) }
        try file.undo(2, time: noon)
        #expect(try recovered().1.isComplete)
        folder.tamper("PRAGMA secure_delete = ON; DELETE FROM journal_end; DELETE FROM head_move")
        let (saved, recovery) = try recovered()
        #expect(!recovery.isCertain && !recovery.isComplete)
        #expect(saved.digest() == file.digest() && saved.operationCount == 5)
    }

    /// The checksums and the seal are correct, as anyone who can write the file can make them.
    @Test(arguments: [(1, 30), (30, 99)])
    func `a fork that leads astray is left out`(_ fork: Int, _ child: Int) throws {
        let digest = try made().digest()
        let connection = try Connection(folder.file(), .existing)
        var end = try connection.journalEnd()
        try connection.insert(BranchRow(fork: fork, child: child), at: &end)
        try connection.write(end)
        let (saved, recovery) = try recovered()
        #expect(saved.digest() == digest && recovery.operations == 38)
        #expect(!recovery.hasMoves && !recovery.isComplete)
    }

    @Test func `an empty file is recovered as one that nothing was written to`() throws {
        try Data().write(to: URL(fileURLWithPath: folder.file()))
        let (saved, recovery) = try recovered()
        #expect(recovery.isComplete && saved.operationCount == 0 && saved.documents.isEmpty)
    }

    @Test func `a file that another process is writing is read at one moment`() async throws {
        let operations = try made().operationCount
        let path = folder.file()
        async let writer = #expect(processExitsWith: .success) {
            [path = path as String] in
            let file = try LayoutFile(path: path, access: .readWrite)
            for number in 0..<60 {
                try file.perform([hugging(Double(number + 100), in: file.document(login))])
            }
        }
        var last = 0
        for _ in 0..<20 {
            let recovery = try LayoutFile.recover(path, time: noon)
            #expect(recovery.isComplete && recovery.ignoredJournalReason == nil)
            #expect(recovery.operations >= max(last, operations))
            last = recovery.operations
        }
        _ = await writer
        #expect(try LayoutFile.recover(path, time: noon).operations == operations + 60)
    }

    @Test func `of nothing nothing is recovered`() throws {
        try Data(count: 20_000).write(to: URL(fileURLWithPath: folder.file()))
        let error = #expect(throws: LayoutFileError.self) { try recovered() }
        #expect(error?.kind == .badData)
    }
}
