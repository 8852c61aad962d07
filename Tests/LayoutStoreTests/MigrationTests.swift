import Foundation
import StackCore
import Testing

@testable import LayoutStore

/// The schema of a program to come.
private let next = Schema(
    steps: Schema.current.steps + ["CREATE TABLE note (id INTEGER PRIMARY KEY) STRICT"])

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
        #expect(file.schemaVersion == 2 && file.digest() == digest)
        try file.perform(addition(of: ViewID(2), at: 1))
        #expect(try file.verify().isSound)
        let backup = try LayoutFile(path: folder.file("a.layout.v1.backup"), access: .readOnly)
        #expect(backup.digest() == digest && backup.operationCount == 2)
        #expect(FileManager.default.contents(atPath: folder.file()) != before)
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
        let broken = Schema(steps: next.steps + ["CREATE TABLE half (x); CREATE TABLE half (y)"])
        #expect(throws: LayoutFileError.self) { try open(.readWrite, broken) }
        // The backup is proved in the new schema first, so that not even the good step was made.
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(file.digest() == digest && file.schemaVersion == 1)
        #expect(try file.verify().isSound)
    }

    @Test func `a damaged older file is refused and left alone`() throws {
        _ = try made()
        var bytes = [UInt8](FileManager.default.contents(atPath: folder.file())!)
        let needle = Array("test".utf8)
        let at = bytes.indices.dropLast(4).first { Array(bytes[$0..<$0 + 4]) == needle }!
        bytes[at] = UInt8(ascii: "T")
        try Data(bytes).write(to: URL(fileURLWithPath: folder.file()))
        #expect(throws: LayoutFileError.self) { try open() }
        #expect(FileManager.default.contents(atPath: folder.file()) == Data(bytes))
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
        #expect(file.schemaVersion == 2 && file.digest() == digest)
        #expect(try file.verify().isSound)
    }
}
