import Foundation
import StackCore
import Testing

@testable import LayoutStore

/// The schema of a future version.
private let next = Schema(
    steps: Schema.current.steps + [.sql("CREATE TABLE note (id INTEGER PRIMARY KEY) STRICT")])

@Test func `fingerprints are those of the tables that the steps make`() throws {
    let schema = Schema.current
    let made = try (1...schema.version).map {
        Schema.fingerprint(try Connection.schemaRows(of: schema, version: $0))
    }
    #expect(schema.fingerprints == made, "\(made)")
}

@Suite struct Migrating {
    let folder = TemporaryFolder()

    private func made() throws -> String {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        try file.perform(addition(of: ViewID(1), at: 0))
        return file.digest()
    }

    private func open(
        _ access: LayoutFile.Access = .readWrite, _ schema: Schema = next
    ) throws -> LayoutFile {
        try LayoutFile(path: folder.file(), access: access, schema: schema)
    }

    @Test func `an older file is brought up to date behind a backup`() throws {
        let digest = try made()
        let before = FileManager.default.contents(atPath: folder.file())
        let file = try open()
        #expect(file.schemaVersion == next.version && file.digest() == digest)
        try file.perform(addition(of: ViewID(2), at: 1))
        #expect(try file.verify().isSound)
        let backup = try LayoutFile(
            path: folder.file("a.layout.v\(Schema.current.version).backup"), access: .readOnly)
        #expect(backup.digest() == digest && backup.operationCount == 2)
        #expect(FileManager.default.contents(atPath: folder.file()) != before)
    }

    @Test func `the tables without lists of words have the content of those with them`() throws {
        let old = Schema(steps: Array(Schema.current.steps.prefix(8)))
        let file = try open(.readWrite, old)
        try file.perform(newLogin + addition(of: ViewID(1), at: 0))
        let item = ItemID.view(ViewID(1))
        try file.perform(
            [
                .setProperty(item, .text, .base, from: nil, to: .text("12")),
                .setProperty(item, .alpha, .base, from: nil, to: .number(1)),
                .setProperty(item, .hidden, .base, from: nil, to: .flag(true)),
                .setProperty(item, .contentMode, .base, from: nil, to: .contentMode(.top)),
                .setProperty(.document, .toolsVersion, .base, from: nil, to: .text("1e3")),
                .createConstraint(
                    LayoutConstraint(
                        id: ConstraintID(0), name: "c", first: Anchor(LayoutItem(.root), .width),
                        relation: .equal, second: Anchor(LayoutItem(ViewID(1)), .width),
                        properties: PropertyList([.init(.constant, .base, .number(0.1))]))),
            ].map { .edit(login, $0) })
        let digest = file.digest()
        for access in [LayoutFile.Access.readOnly, .readWrite] {
            let file = try open(access, .current)
            #expect(file.digest() == digest)
            #expect(try file.verify().isSound)
            #expect(try file.document(login)[ViewID(1)].properties.entries.count == 4)
        }
        #expect(try open(.readWrite, .current).schemaVersion == Schema.current.version)
    }

    @Test func `an older file is read without being written`() throws {
        let digest = try made()
        let before = FileManager.default.contents(atPath: folder.file())
        let file = try open(.readOnly)
        #expect(file.digest() == digest)
        #expect(try file.document(login).viewCount == 2)
        #expect(try file.verify().isSound)
        #expect(FileManager.default.contents(atPath: folder.file()) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.layout"])
    }

    @Test func `what this program does not know it only reads`() throws {
        let digest = try made()
        _ = try open()
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(file.isNewer && file.digest() == digest)
        #expect(throws: LayoutFileError.self) { try file.perform(addition(of: ViewID(2), at: 0)) }
    }

    @Test func `a step that fails leaves the file as it was before the step`() throws {
        let digest = try made()
        let broken = Schema(
            steps: next.steps + [.sql("CREATE TABLE half (x); CREATE TABLE half (y)")])
        #expect(throws: LayoutFileError.self) { try open(.readWrite, broken) }
        // The backup is verified in the new schema first, so even the step that works was not made.
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(file.digest() == digest && file.schemaVersion == Schema.current.version)
        #expect(try file.verify().isSound)
    }

    @Test func `an older file with damaged documents is refused and left alone`() throws {
        _ = try made()
        folder.tamper("UPDATE document SET name = 'Other'")
        let before = FileManager.default.contents(atPath: folder.file())
        #expect(throws: LayoutFileError.self) { try open() }
        #expect(FileManager.default.contents(atPath: folder.file()) == before)
    }

    @Test(
        arguments: [
            "UPDATE operation SET command = 'T' WHERE id = 3",
            "UPDATE operation SET edits = 'V-\t9\tlabel\tx' WHERE id = 3",
            "INSERT INTO branch VALUES (2, 1)",
        ], [next, trial])
    func `an older file with a broken branch is read, not written, and recovered`(
        _ sql: String, _ next: Schema
    ) throws {
        let digest = try made()
        let old = try LayoutFile(path: folder.file(), access: .readWrite)
        try old.perform(addition(of: ViewID(2), at: 0))
        try old.undo(time: noon)
        folder.tamper("PRAGMA ignore_check_constraints = ON; " + sql)
        let before = FileManager.default.contents(atPath: folder.file())
        let file = try open(.readWrite, next)
        #expect(file.digest() == digest && file.head == 2)
        #expect(try file.document(login).viewCount == 2)
        #expect(try file.verify().damage != nil)
        let refusal = #expect(throws: LayoutFileError.self) {
            try file.perform(addition(of: ViewID(3), at: 0))
        }
        #expect(refusal?.kind == .badData && refusal?.message.contains("only be read") == true)
        #expect(throws: LayoutFileError.self) { try file.undo(time: noon) }
        #expect(throws: LayoutFileError.self) { try file.recordExport([1], of: nil) }
        #expect(FileManager.default.contents(atPath: folder.file()) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.layout"])

        let recovery = try LayoutFile.recover(folder.file(), time: noon, schema: next)
        #expect(recovery.whole == ["Login"])
        try Data(recovery.bytes).write(to: URL(fileURLWithPath: folder.file()))
        let saved = try open(.readWrite, next)
        #expect(saved.schemaVersion == next.version && saved.digest() == digest)
        #expect(try saved.verify().isSound)
    }

    @Test func `edits of an older file that cannot be written are refused, not kept in memory`()
        async throws
    {
        let digest = try made()
        folder.makeReadOnly()
        let path = folder.file()
        await #expect(processExitsWith: .success) {
            [path = path as String, digest = digest as String] in
            becomeNobody()
            let file = try LayoutFile(path: path, access: .readWrite, schema: next)
            let refusal = #expect(throws: LayoutFileError.self) {
                try file.perform(addition(of: ViewID(3), at: 0))
            }
            #expect(refusal?.kind == .cannotCreate && file.digest() == digest)
        }
    }

    @Test(arguments: [2, 4, 7, 11, 16])
    func `kill -9 while migrating leaves the old file or the new one`(_ delay: Int) async throws {
        let digest = try made()
        let path = folder.file()
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, delay = delay as Int] in
            Thread.detachNewThread {
                usleep(UInt32(delay * 1000))
                kill(getpid(), SIGKILL)
            }
            _ = try LayoutFile(path: path, access: .readWrite, schema: next)
            while true { usleep(1000) }
        }
        let file = try open()
        #expect(file.schemaVersion == next.version && file.digest() == digest)
        #expect(try file.verify().isSound)
    }
}
