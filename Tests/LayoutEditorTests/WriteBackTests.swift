import Foundation
import LayoutStore
import Platform
import StackCore
import Synchronization
import Testing

@testable import CommandLanguage
@testable import LayoutSession

/// A storyboard with a layout file, and other programs that write one of them.
@Suite struct WriteBack {
    private let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("layoutedit-" + UUID().uuidString)
    private var storyboard: URL { folder.appending(path: "Main.storyboard") }
    private var folder: URL { place.appending(path: "app") }
    private let gone: Gone

    /// Removes the folder when the test ends.
    private final class Gone {
        let url: URL
        init(_ url: URL) { self.url = url }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    init() throws {
        gone = Gone(place)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.fixture.write(to: storyboard, atomically: true, encoding: .utf8)
    }

    private static var fixture: String {
        get throws {
            let tests = URL(filePath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent()
            let file = tests.appending(path: "Fixtures/interface-builder/variations.storyboard")
            return try String(contentsOf: file, encoding: .utf8)
        }
    }

    private var text: String { get throws { try String(contentsOf: storyboard, encoding: .utf8) } }

    /// Replaces the storyboard with a new file, as Xcode does.
    private func save(_ change: (String) -> String) throws {
        try change(text).write(to: storyboard, atomically: true, encoding: .utf8)
    }

    /// Runs the program, requires its exit status, and returns its output and errors.
    @discardableResult
    private func run(
        _ arguments: [String], in other: URL? = nil, environment: [String: String] = [:],
        _ status: Int32 = 0
    ) throws -> String {
        let done = try BuiltProgram.run(
            arguments, in: other ?? folder, environment: environment)
        let said = String(decoding: done.output + done.errors, as: UTF8.self)
        try #require(done.status == status, "\(arguments): \(said)")
        return said
    }

    // MARK: Where files are written

    /// A first `edit` that was killed, or that met a full disk, can leave an empty layout file.
    @Test func `an empty layout file is imported into`() throws {
        try Data().write(to: folder.appending(path: "Main.storyboard.layout"))
        let first = try run(["edit", "Main.storyboard", "-c", "log"])
        #expect(first.contains("import Main.storyboard") && !first.contains("undone"), "\(first)")
    }

    @Test func `a storyboard whose documents are deleted can still be edited`() throws {
        let before = try run(["edit", "Main.storyboard", "--quiet", "-c", "tree"])
        try run(["edit", "Main.storyboard", "-c", "delete document Variations"])
        let said = try run(["edit", "Main.storyboard", "-c", "log"])
        #expect(said.contains("documents of Main.storyboard are deleted: undo brings them back"))
        try run(["edit", "Main.storyboard", "-c", "undo"])
        #expect(try run(["edit", "Main.storyboard", "--quiet", "-c", "tree"]) == before)
    }

    @Test func `push writes unasked into the folder and where it has written before`() throws {
        let state = ["XDG_STATE_HOME": place.path + "/state"]
        let home = place.appending(path: "home")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let other = home.appending(path: "keys.storyboard")
        try FileManager.default.moveItem(at: storyboard, to: other)
        // As on another person's machine: nothing about this file is recorded here.
        try run(["import", "a.layout", other.path])
        try FileManager.default.removeItem(at: other)
        let refusal = try run(["push", "a.layout"], environment: state, 2)
        #expect(refusal.contains("is outside of its folder") && refusal.contains("a.layout OUTPUT"))
        #expect(!FileManager.default.fileExists(atPath: other.path))
        try run(["push", "a.layout", "../home/keys.storyboard"], environment: state)
        try run(["a.layout", "-c", "set title.text Hello"])
        #expect(try run(["push", "a.layout"], environment: state).contains("pushed"))
        // Another layout file of the same history has no recorded location.
        try FileManager.default.copyItem(
            at: folder.appending(path: "a.layout"), to: folder.appending(path: "b.layout"))
        try run(["push", "b.layout"], environment: state, 2)
    }

    /// The file is in the folder of the layout file; the current folder does not matter.
    @Test func `push writes beside the layout file from any folder`() throws {
        let outside = place.appending(path: "outside")
        let state = ["XDG_STATE_HOME": place.path + "/state"]
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try run(["import", "app/a.layout", "app/Main.storyboard"], in: place, environment: state)
        let runs: [(path: String, folder: URL)] = [
            ("a.layout", folder), ("app/a.layout", place), ("../app/a.layout", outside),
            (folder.path + "/a.layout", outside),
        ]
        for (number, run) in runs.enumerated() {
            try self.run(
                [run.path, "-c", "set title.text Text\(number)"], in: run.folder,
                environment: state)
            try self.run(["push", run.path], in: run.folder, environment: state)
            #expect(try text.contains("text=\"Text\(number)\""), "\(run)")
        }
    }

    @Test(arguments: [
        "set title.text Hello", "add label late in view", "remove title", "undo", "new Other",
    ])
    func `a dry run of edit writes nothing`(_ command: String) throws {
        func contents() throws -> [String: Data] {
            var result: [String: Data] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where !name.hasPrefix(".out") && !name.hasPrefix(".err") {
                result[name] = try Data(contentsOf: folder.appending(path: name))
            }
            return result
        }
        for isImported in [false, true] {
            if isImported { try run(["edit", "Main.storyboard", "-c", "set title.text First"]) }
            let before = try contents()
            for options in [["--dry-run"], ["--dry-run", "--push"]] {
                // An undo is refused in a dry run, and writes nothing either.
                _ = try BuiltProgram.run(
                    ["edit", "Main.storyboard", "-c", command] + options, in: folder)
                #expect(try contents() == before, "\(options), imported: \(isImported)")
            }
        }
    }

    @Test func `a place in the folder behind a link out of it is none in the folder`() throws {
        try run(["import", "a.layout", "Main.storyboard"])
        try FileManager.default.removeItem(at: storyboard)
        #expect(symlink("../planted.storyboard", storyboard.path) == 0)
        try run(["push", "a.layout"], 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["app"])
    }

    @Test func `what a push leaves out is said once`() throws {
        let commands = [
            "new Fresh", "add label title in view", "delete document Variations", "undo",
        ]
        let said = try run(
            ["edit", "Main.storyboard", "--push"] + commands.flatMap { ["-c", $0] }
                + ["--commit", "each"])
        let new = said.ranges(of: "Fresh is only in the layout file")
        let gone = said.ranges(of: "Variations is still in Main.storyboard")
        #expect(new.count == 1 && gone.count == 1, "\(said)")
    }

    @Test func `edit goes through no link that lies where it would write`() throws {
        let history = folder.path + "/Main.storyboard.layout"
        try run(["import", "../other.layout", "Main.storyboard"])
        let other = try Data(contentsOf: place.appending(path: "other.layout"))
        for target in ["../planted", "../other.layout"] {
            #expect(symlink(target, history) == 0)
            let said = try run(["edit", "Main.storyboard", "-c", "set title.text Hello"], 2)
            #expect(said.contains("is a link to"))
            unlink(history)
        }
        #expect(try Data(contentsOf: place.appending(path: "other.layout")) == other)
        #expect(!FileManager.default.fileExists(atPath: place.path + "/planted"))
        // Nor does it write a storyboard that a link in the folder refers to.
        let outside = place.appending(path: "Other.storyboard")
        try FileManager.default.moveItem(at: storyboard, to: outside)
        #expect(symlink("../Other.storyboard", storyboard.path) == 0)
        let words = ["-c", "set title.text Hello"]
        try run(["edit", "Main.storyboard", "--push"] + words, 2)
        #expect(try String(contentsOf: outside, encoding: .utf8) == Self.fixture)
        try run(["edit", "Main.storyboard"] + words)
    }

    // MARK: Saves beside writes

    @Test func `what is saved while push waits for a lock is kept`() throws {
        try run(["import", "a.layout", "Main.storyboard"])
        try run(["a.layout", "-c", "set view.backgroundColor red"])
        let file = try LayoutFile(path: folder.path + "/a.layout", access: .writeExisting)
        let process = Process()
        let (_, errors) = try file.perform(
            command: "test", source: .shell, time: Timestamp(milliseconds: 0)
        ) { _ in
            let errors = Pipe()
            process.executableURL = URL(fileURLWithPath: BuiltProgram.folder + "/layoutedit")
            process.arguments = ["push", "a.layout"]
            process.currentDirectoryURL = folder
            process.standardError = errors
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            // The program reports that it is waiting.
            let first = errors.fileHandleForReading.availableData
            #expect(String(decoding: first, as: UTF8.self).contains("waiting for another process"))
            try save { $0.replacingOccurrences(of: "\"Title\"", with: "\"Saved\"") }
            return ((), errors)
        }.result
        let said = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 75)
        #expect(said.contains("layoutedit pull a.layout Main.storyboard"))
        #expect(try text.contains("\"Saved\""))
    }

    @Test func `every save beside pushes and steps that are written back is kept`() throws {
        try run(["edit", "Main.storyboard", "-c", "documents"])
        for number in 1...12 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: BuiltProgram.folder + "/layoutedit")
            process.currentDirectoryURL = folder
            let step = "set view.backgroundColor #0000\(number + 16)"
            process.arguments = ["edit", "Main.storyboard", "--push", "--quiet", "-c", step]
            process.standardError = FileHandle.nullDevice
            try process.run()
            usleep(UInt32.random(in: 0...150_000))
            try save { text in
                let mark = "text=\"Save \(number)\""
                return text.replacing(/text="(Title|Save \d+)"/, with: mark)
            }
            process.waitUntilExit()
            #expect([0, 75].contains(process.terminationStatus))
            #expect(try text.contains("Save \(number)\""))
        }
    }

    @Test func `an export replaces what it has read and nothing newer`() throws {
        let scratch = try Scratch()
        try scratch.import(try text)
        // A save by others between reading and writing is only noticed if the write knows what was
        // read.
        let written = Mutex<[Destination]>([])
        var surroundings = SessionEnvironment(
            now: { Timestamp(milliseconds: 0) },
            writeFile: { _, output in written.withLock { $0.append(output) } })
        surroundings.readPresentFile = { _ in Array("old".utf8) }
        let session = Session(
            scratch.session.file, settings: SessionSettings(), surroundings: surroundings)
        var reader = StatementReader()
        let line = "export --format storyboard --force --output b.storyboard"
        _ = try session.run(session.grammar.parse(try reader.read(line)[0]))
        guard case .seen(let seen)? = written.withLock({ $0.last?.replacement }) else {
            Issue.record("the export would replace anything")
            return
        }
        #expect(seen == Array("old".utf8))
    }

    // MARK: Messages

    /// Limits the file size more and more. Every refusal must report correctly what was written.
    @Test func `where the disk refuses, what is written and what is not is said`() throws {
        let history = folder.path + "/Main.storyboard.layout"
        try run(["edit", "Main.storyboard", "--push", "-c", "documents"])
        let saved = try Data(contentsOf: storyboard)
        let known = try Data(contentsOf: URL(fileURLWithPath: history))
        let size = known.count >> 10
        var refusals = 0
        for limit in stride(from: size - 8, through: size + 40, by: 8) {
            try saved.write(to: storyboard)
            try known.write(to: URL(fileURLWithPath: history))
            let before = try run(["log", history])
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.currentDirectoryURL = folder
            let long = String(repeating: "word ", count: 800)
            process.arguments = [
                "-c", "ulimit -f \(limit); exec \"$@\"", "bash",
                BuiltProgram.folder + "/layoutedit", "edit", "Main.storyboard", "--push", "--quiet",
                "-c", "set title.text \"\(long)\"",
            ]
            let errors = Pipe()
            process.standardError = errors
            try process.run()
            let said = String(
                decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let steps = try run(["log", history])
            let isWritten = try Data(contentsOf: storyboard) != saved
            if process.terminationStatus == 0 { continue }
            refusals += 1
            #expect(process.terminationStatus == 74)
            #expect(!said.contains("storyboard is as it was") || !isWritten, "\(said)")
            #expect(!said.contains("storyboard is written") || isWritten, "\(said)")
            #expect(steps == before || said.contains("are in Main.storyboard.layout"), "\(said)")
            let isToldUndone = said.contains("not in the file") || said.contains("shows when")
            #expect(steps != before || isToldUndone, "\(said)")
        }
        #expect(refusals > 0)
    }
}
