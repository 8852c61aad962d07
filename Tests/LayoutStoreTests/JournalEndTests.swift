import Foundation
import StackCore
import Testing

@testable import LayoutStore

/// Journal damage that leads to a state similar to the right one: operations 2 and 4 have the same
/// digest, as do 3 and 5.
@Suite struct JournalEnds {
    let folder = TemporaryFolder()

    private func open() throws -> LayoutFile {
        try LayoutFile(path: folder.file(), access: .readWrite)
    }

    @discardableResult
    private func made() throws -> LayoutFile {
        let file = try open()
        try file.perform(newLogin)
        for value in [1.0, 2, 1, 2] { try file.perform([hugging(value, in: file.document(login))]) }
        return file
    }

    /// Returns the message of the refusal; nil if there was none.
    private func refusal(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return (error as? LayoutFileError).flatMap { $0.kind == .badData ? $0.message : nil }
        }
    }

    @Test func `a head elsewhere is refused`() throws {
        try made()
        folder.tamper("UPDATE head_move SET target = 3 WHERE id = 5")
        #expect(refusal { _ = try open() } == "the end of the journal is damaged")
    }

    @Test func `an undo does not follow another parent`() throws {
        try made()
        folder.tamper("UPDATE operation SET parent = 2 WHERE id = 5")
        let file = try open()
        #expect(
            refusal { try file.undo(time: noon) } == "operation 5 differs from what was written")
        #expect(refusal { try file.goto(4, time: noon) } != nil)
        #expect(file.head == 5)
    }

    @Test func `a way through history does not use an operation that is another`() throws {
        let file = try made()
        try file.goto(0, time: noon)
        // The property that operation 2 now also sets is not part of the digest.
        folder.tamper(
            "UPDATE operation SET edits = edits || 'P\td\tsource\t\t\t=x/0/y\n' WHERE id = 2")
        #expect(refusal { try open().goto(3, time: noon) } != nil)
    }

    @Test func `a redo does not go another way`() throws {
        let file = try made()
        try file.goto(1, time: noon)
        try file.perform([hugging(9, in: file.document(login))])
        try file.undo(time: noon)
        #expect(try file.nextRedo() == 6)
        folder.tamper("DELETE FROM branch")
        #expect(refusal { try open().redo(time: noon) } == "the redo branches are damaged")
        #expect(refusal { _ = try open().nextRedo() } == "the redo branches are damaged")
    }

    @Test func `a checkpoint that is gone is missed`() throws {
        let file = try made()
        try file.setCheckpoint("here")
        try file.setCheckpoint("there")
        folder.tamper("DELETE FROM checkpoint WHERE name = 'here'")
        #expect(refusal { _ = try open().checkpoints() } == "the checkpoints are damaged")
        #expect(refusal { try open().setCheckpoint("here") } == "the checkpoints are damaged")
    }

    @Test func `one operation is looked at only when it is what was written`() throws {
        try made()
        folder.tamper("UPDATE operation SET time = 5 WHERE id = 3")
        let file = try open()
        #expect(
            refusal { _ = try file.operation(3) } == "operation 3 differs from what was written")
        #expect(
            refusal { _ = try file.operationEdits(3) }
                == "operation 3 differs from what was written")
        #expect(try file.operation(4).command == "test")
    }

    @Test func `an index that knows of a row that is not there is damage, not a defect`() throws {
        let before = try made().digest()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file()))
        // The index record: a header of three bytes, the name, and the number 0 in the header.
        let entry = try #require(bytes.range(of: Data([3, 0x17, 8] + Array("Login".utf8))))
        bytes.replaceSubrange(entry, with: [3, 0x17, 8] + Array("Other".utf8))
        try bytes.write(to: URL(fileURLWithPath: folder.file()))
        let file = try open()
        let creation = FileEdit.createDocument(DocumentID(1), name: "Other")
        let root = Edit.createView(View(id: .root, name: "view", kind: .view))
        #expect(refusal { try file.perform([creation, .edit(DocumentID(1), root)]) } != nil)
        #expect(file.digest() == before && file.operationCount == 5)
    }

    @Test func `a property whose row is gone is damage, not a change`() throws {
        let file = try made()
        let connection = try #require(file.connection)
        let old = try file.document(login)[.root].properties
        var new = old
        new[.huggingHorizontal] = .number(3)
        try connection.run("DELETE FROM view_property")
        #expect(
            refusal { try connection.write(.view, of: 0, in: login, from: old, to: new) }
                == "a property of item 0 is missing")
    }
}

@Suite struct ImportedBytes {
    let folder = TemporaryFolder()
    private let bytes = Array("<document/>".utf8)

    private func made() throws -> String {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        return try file.perform(command: "import", source: .shell, time: noon) { transaction in
            let hash = transaction.keep(bytes)
            for edit in newLogin { try transaction.apply(edit) }
            try transaction.apply(
                .edit(
                    login,
                    .setProperty(.document, .source, .base, from: nil, to: .text(hash + "/0/x"))))
            return hash
        }.result
    }

    private func open() throws -> LayoutFile {
        try LayoutFile(path: folder.file(), access: .readOnly)
    }

    @Test func `the bytes come back`() throws {
        let hash = try made()
        #expect(try open().source(hash) == bytes)
        #expect(try open().verify().isSound)
    }

    @Test func `one record has the contents that were written back last`() throws {
        let hash = try made()
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(try file.lastWriteBack(of: hash) == nil)
        let (head, moves) = (file.head, file.moveCount)
        for (index, length) in [3, 0, 5_000, 900].enumerated() {
            let written = [UInt8](repeating: UInt8(ascii: "x"), count: length)
            try file.recordExport(written, of: hash)
            try file.recordWriteBack(written, of: hash)
            #expect(try file.lastWriteBack(of: hash) == written)
            #expect(try file.lastWriteBack(of: "another") == nil)
            let connection = try #require(file.connection)
            let records = try connection.integer(
                "SELECT count(*) FROM source WHERE instr(bytes, CAST('written last' AS BLOB)) > 0")
            #expect(records == 1)
            // The record of short contents also reads as a receipt, of a file that does not exist.
            let receipts = try connection.receipts().filter { $0.source == hash }
            #expect(receipts.count == index + 1)
        }
        #expect(file.head == head && file.moveCount == moves)
        #expect(try file.verify().isSound)
        _ = try file.prune(keeping: 1, command: "prune", time: noon)
        #expect(try open().lastWriteBack(of: hash)?.count == 900)
        #expect(throws: LayoutFileError.self) { try open().recordWriteBack([1], of: hash) }
    }

    @Test(arguments: [
        "DELETE FROM source", "UPDATE source SET bytes = x'00'",
        "UPDATE source SET hash = zeroblob(32)",
    ])
    func `bytes that are not there, or others, are refused`(_ sql: String) throws {
        let hash = try made()
        folder.tamper(sql)
        #expect(throws: LayoutFileError.self) { try open().source(hash) }
    }

    @Test func `a document that names other bytes is refused`() throws {
        _ = try made()
        folder.tamper("UPDATE document_property SET value = value || '1' WHERE key = 'source'")
        #expect(throws: LayoutFileError.self) { try open().document(login) }
    }

    @Test func `a document without its bytes is recovered as one that was made here`() throws {
        _ = try made()
        let digest = try open().digest()
        folder.tamper("UPDATE source SET bytes = x'00'")
        let recovery = try LayoutFile.recover(folder.file(), time: noon)
        #expect(recovery.withoutSource == ["Login"] && !recovery.isComplete)
        try Data(recovery.bytes).write(to: URL(fileURLWithPath: folder.file("saved")))
        let file = try LayoutFile(path: folder.file("saved"), access: .readOnly)
        #expect(try file.document(login).properties[.source] == nil)
        #expect(try file.verify().isSound && file.digest() == digest)
    }
}
