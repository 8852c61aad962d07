import CSQLite
import Foundation
import Platform
import StackCore
import Testing

@testable import LayoutStore

private func kind(_ body: () throws -> Void) -> LayoutFileError.Kind? {
    do {
        try body()
        return nil
    } catch {
        return (error as? LayoutFileError)?.kind
    }
}

@Suite struct Openings {
    let folder = TemporaryFolder()

    /// Makes a file with one document: two labels and a constraint.
    @discardableResult
    private func made() throws -> LayoutFile {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        try file.perform(addition(of: ViewID(1), at: 0) + addition(of: ViewID(2), at: 1))
        try file.perform([hugging(300, in: file.document(login))])
        let first = Anchor(LayoutItem(ViewID(1)), .width)
        try file.perform([
            .edit(
                login,
                .createConstraint(
                    LayoutConstraint(
                        id: ConstraintID(0), name: "c", first: first, relation: .equal,
                        second: Anchor(LayoutItem(ViewID(2)), .width))))
        ])
        return file
    }

    private func open(_ access: LayoutFile.Access = .readWrite) throws {
        let file = try LayoutFile(path: folder.file(), access: access)
        for (id, _) in file.documents { _ = try file.document(id) }
    }

    @Test func `a missing file is no input for reading`() {
        #expect(kind { try open(.readOnly) } == .noInput)
        #expect(kind { try open() } == nil)
        #expect(!folder.exists())
    }

    @Test func `an empty file is a new one`() throws {
        #expect(FileManager.default.createFile(atPath: folder.file(), contents: nil))
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        #expect(kind { try open(.readOnly) } == nil)
    }

    @Test(arguments: ["hello", String(repeating: "x", count: 5000), "SQLite format 3\0"])
    func `what is no layout file is refused and left alone`(_ text: String) throws {
        try text.write(toFile: folder.file(), atomically: true, encoding: .utf8)
        #expect(kind { try open() } == .badData)
        #expect(try String(contentsOfFile: folder.file(), encoding: .utf8) == text)
    }

    @Test func `another program's database is refused and left alone`() throws {
        folder.tamper("CREATE TABLE t (x)")
        let before = FileManager.default.contents(atPath: folder.file())
        #expect(kind { try open() } == .badData)
        #expect(FileManager.default.contents(atPath: folder.file()) == before)
    }

    @Test func `folders and pipes are refused`() {
        mkfifo(folder.file("pipe"), 0o600)
        #expect(kind { _ = try LayoutFile(path: folder.path, access: .readWrite) } == .noInput)
        #expect(
            kind { _ = try LayoutFile(path: folder.file("pipe"), access: .readOnly) } == .badData)
    }

    @Test(arguments: [
        "CREATE TRIGGER t AFTER UPDATE ON document BEGIN DELETE FROM view; END",
        "CREATE VIEW v AS SELECT 1",
        "CREATE INDEX i ON view (name)",
        "CREATE TABLE t (x)",
        "CREATE VIRTUAL TABLE t USING fts5(x)",
        "ALTER TABLE view ADD COLUMN extra TEXT",
        "ALTER TABLE view ADD COLUMN extra INTEGER AS (id + 1)",
        "DROP INDEX document_name",
        "DROP TABLE checkpoint",
        "ANALYZE",
        "PRAGMA application_id = 1",
        "PRAGMA user_version = 0",
        "PRAGMA journal_mode = WAL",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 2 WHERE name = 'view'",
        "PRAGMA ignore_check_constraints = ON; UPDATE view SET kind = 'square'",
        "PRAGMA ignore_check_constraints = ON; UPDATE view_property SET value = 9e999",
        "UPDATE view_property SET value = 301.0",
        "UPDATE view_property SET key = 'hugging.vertical'",
        "UPDATE view SET name = 'other' WHERE id = 1",
        "DELETE FROM layout_constraint; UPDATE view SET id = 7 WHERE id = 2",
        "UPDATE layout_constraint SET id = 1",
        "UPDATE view SET name = 'v2' WHERE id = 1",
        "UPDATE view SET name = CAST(x'ff' AS TEXT) WHERE id = 1",
        "UPDATE view SET parent = 2, subview_order = 5 WHERE id = 1",
        "UPDATE view SET parent = 99 WHERE id = 1",
        "UPDATE view SET subview_order = 0 WHERE id > 0",
        "UPDATE view SET id = 9000000000 WHERE id = 2",
        "UPDATE view SET parent = 1, subview_order = 1 WHERE id = 1",
        "UPDATE layout_constraint SET first_view = 77",
        "UPDATE layout_constraint SET second_attribute = 'height'",
        "DELETE FROM view WHERE id = 2",
        "DELETE FROM view",
        "UPDATE document SET name = 'Other'",
        "UPDATE document SET sum = zeroblob(32)",
        "DELETE FROM document",
        "DELETE FROM head_move",
        "DELETE FROM operation WHERE id = 4",
        "UPDATE operation SET id = 9223372036854775807 WHERE id = 3",
        "UPDATE document SET id = 9223372036854775807",
        "UPDATE head_move SET target = -1 WHERE id = 4",
        "UPDATE head_move SET target = 3 WHERE id = 4",
        "DELETE FROM head_move WHERE id = 4",
        "DELETE FROM journal_end",
        "UPDATE journal_end SET head = 3",
        "UPDATE journal_end SET moves = 3",
        "UPDATE journal_end SET branch_sum = move_sum",
        "UPDATE operation SET chain = zeroblob(32) WHERE id = 4",
        "DELETE FROM digest",
        "UPDATE digest SET version = 2",
        "INSERT INTO view_property VALUES (0, 55, 'hidden', 'any', 'any', 1)",
    ])
    func `a tampered file is refused with one sentence`(_ sql: String) throws {
        try made()
        folder.tamper(sql)
        let before = FileManager.default.contents(atPath: folder.file())
        #expect(kind { try open() } == .badData)
        #expect(kind { try open(.readOnly) } == .badData)
        #expect(FileManager.default.contents(atPath: folder.file()) == before)
    }

    @Test(arguments: [
        ("UPDATE operation SET command = 'x' WHERE id = 2", "operation 2"),
        ("UPDATE operation SET edits = edits || 'X' WHERE id = 3", "operation 3"),
        ("UPDATE operation SET digest = zeroblob(32) WHERE id = 2", "operation 2"),
        ("UPDATE operation SET time = 5 WHERE id = 1", "operation 1"),
        ("DELETE FROM head_move WHERE id = 2", "move 2"),
        ("UPDATE head_move SET origin = 2 WHERE id = 2", "move 2"),
        ("INSERT INTO branch VALUES (1, 3)", "operation 1"),
        ("INSERT INTO branch VALUES (1, 2)", "the redo branches"),
        ("INSERT INTO checkpoint VALUES ('here', 2)", "the checkpoints"),
        ("UPDATE head_move SET time = 5 WHERE id = 2", "the moves"),
    ])
    func `verify names what does not fit`(_ sql: String, _ part: String) throws {
        #expect(try made().verify().damage == nil)
        folder.tamper(sql)
        let report = try LayoutFile(path: folder.file(), access: .readOnly).verify()
        #expect(report.damage?.hasPrefix(part) == true, "\(report)")
    }

    @Test(arguments: [
        "UPDATE operation SET parent = 3 WHERE id = 2",
        "UPDATE operation SET edits = 'V-\t9\tlabel\tx' WHERE id = 4",
        "UPDATE operation SET edits = 'S-\t1\t0\t9223372036854775807' WHERE id = 4",
        "UPDATE operation SET edits = 'C-\t0\tx\t77.width\t=\t' WHERE id = 4",
        "UPDATE operation SET edits = '@\t-5\nD+\tx' WHERE id = 4",
    ])
    func `a hostile journal is refused and moves nothing`(_ sql: String) throws {
        let digest = try made().digest()
        folder.tamper("PRAGMA ignore_check_constraints = ON; " + sql)
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(kind { try file.undo(1_000_000_000, time: noon) } != nil)
        #expect(kind { try file.goto(1, time: noon) } == .badData)
        #expect(file.digest() == digest && file.head == 4)
        #expect(try file.verify().damage != nil)
    }

    @Test func `a newer file is read, not written`() throws {
        let digest = try made().digest()
        folder.tamper("PRAGMA user_version = 99; ALTER TABLE view ADD COLUMN extra TEXT")
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(file.isNewer && file.digest() == digest)
        #expect(try file.document(login).viewCount == 3)
        #expect(kind { try file.perform(addition(of: ViewID(3), at: 0)) } == .newerVersion)
        #expect(kind { try file.undo(time: noon) } == .newerVersion)
    }

    @Test func `a newer file by rules that are not known is no damage`() throws {
        try made()
        folder.tamper("PRAGMA user_version = 99; UPDATE digest SET version = 7")
        #expect(kind { try open() } == .newerVersion)
        #expect(kind { try open(.readOnly) } == .newerVersion)
    }

    @Test func `reading writes nothing`() throws {
        try made()
        let before = FileManager.default.contents(atPath: folder.file())
        let file = try LayoutFile(path: folder.file(), access: .readOnly)
        #expect(kind { try file.perform(addition(of: ViewID(3), at: 0)) } == .cannotCreate)
        #expect(try file.verify().damage == nil)
        #expect(try file.history().count == 4)
        #expect(FileManager.default.contents(atPath: folder.file()) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.layout"])
    }

    @Test func `names that SQLite would read as addresses are names`() throws {
        let file = try LayoutFile(path: folder.file("file:a?mode=memory"), access: .readWrite)
        try file.perform(newLogin)
        #expect(folder.exists("file:a?mode=memory"))
    }

    @Test func `a folder that is not there cannot be written`() throws {
        let file = try LayoutFile(path: folder.file("none/a.layout"), access: .readWrite)
        #expect(kind { try file.perform(newLogin) } == .cannotCreate)
        #expect(file.documents.isEmpty)
    }

    @Test func `read-only media open for reading and refuse edits`() async throws {
        let digest = try made().digest()
        folder.makeReadOnly()
        let path = folder.file()
        await #expect(processExitsWith: .success) {
            [path = path as String, digest = digest as String] in
            becomeNobody()
            let file = try LayoutFile(path: path, access: .readWrite)
            #expect(file.digest() == digest)
            #expect(try file.document(login).viewCount == 3)
            #expect(kind { try file.perform(addition(of: ViewID(3), at: 0)) } == .cannotCreate)
            #expect(file.digest() == digest)
        }
    }
}
