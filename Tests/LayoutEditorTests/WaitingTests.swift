import Foundation
import LayoutStore
import StackCore
import Testing

@testable import LayoutSession

/// The program while another process is writing. The other process is the test.
@Suite struct Waiting {
    private let scratch: Scratch
    private var path: String { scratch.session.file.path }

    init() throws {
        scratch = try Scratch()
        try scratch.run("new A")
    }

    /// The program running a command on the file, with its standard error.
    private final class Program {
        let process = Process()
        private let errors = Pipe()

        init(_ path: String) throws {
            process.executableURL = URL(
                fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(
                    atPath: "/proc/self/exe")
            ).deletingLastPathComponent().appendingPathComponent("layoutedit")
            process.arguments = [path, "-c", "add label mine in view"]
            process.standardError = errors
            process.standardOutput = FileHandle.nullDevice
            try process.run()
        }

        /// Returns the first text that it writes.
        func firstWords() -> String {
            String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        }

        /// Waits for its end, and returns the rest of its text.
        func lastWords() -> String {
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// Runs `body` while an operation of this process holds the lock, and records the operation.
    private func writing<Result>(_ body: () throws -> Result) throws -> Result {
        let file = scratch.session.file
        let id = try #require(file.documents.first?.id)
        return try file.perform(
            command: "test", source: .shell, time: Timestamp(milliseconds: 0)
        ) { transaction in
            try transaction.apply(
                .edit(
                    id,
                    .setProperty(
                        .view(.root), .huggingHorizontal, .base, from: nil, to: .number(300))))
            return try body()
        }.result
    }

    @Test func `who has to wait is told so, once, and then gets his turn`() throws {
        let (program, first) = try writing {
            let program = try Program(path)
            return (program, program.firstWords())
        }
        #expect(first == "\(path): waiting for another process that is writing\n")
        #expect(program.lastWords() == "added label mine\n")
        #expect(program.process.terminationStatus == 0)
        #expect(try scratch.session.file.refresh())
        #expect(scratch.session.file.operationCount == 3)
    }

    @Test func `who has waited in vain is told so, and has changed nothing`() throws {
        let (program, words) = try writing {
            let program = try Program(path)
            return (program, program.lastWords())
        }
        #expect(program.process.terminationStatus == 75)
        let lines = words.split(separator: "\n")
        #expect(lines.first == "\(path): waiting for another process that is writing")
        #expect(lines.filter { $0.contains("waiting for another") }.count == 1)
        #expect(words.contains("another process is writing to the file"))
        #expect(try !scratch.session.file.refresh())
        #expect(scratch.session.file.operationCount == 2)
    }

    @Test func `readers beside processes that write without a break get an answer`() throws {
        let folder = scratch.folder
        try scratch.run("add label a in view; add label b in view; add label c in view")
        let writers = try ["a", "b", "c"].map { name in
            let lines = (1...60).map { "set \(name).hugging.vertical \($0)\n" }.joined()
            let script = folder.appendingPathComponent(name + ".layoutscript")
            try lines.write(to: script, atomically: true, encoding: .utf8)
            let writer = Process()
            writer.executableURL = URL(fileURLWithPath: BuiltProgram.folder + "/layoutedit")
            writer.arguments = [path, "-f", script.path, "--commit", "each"]
            writer.standardOutput = FileHandle.nullDevice
            try writer.run()
            return writer
        }
        let questions = [
            ["export", path], ["log", path], ["verify", path], ["check", path],
            [path, "-c", "frames", "-c", "tree", "-c", "export --format commands"],
        ]
        var asked = 0
        repeat {
            let answer = try BuiltProgram.run(questions[asked % questions.count], in: folder)
            #expect(
                [0, 1].contains(answer.status), "\(String(decoding: answer.errors, as: UTF8.self))")
            asked += 1
        } while writers.contains { $0.isRunning }
        for writer in writers { #expect(writer.terminationStatus == 0) }
        #expect(asked > 3)
    }

    /// Commands that do not depend on a particular state adopt what others have written, and wait.
    @Test func `who changes history beside writers waits like everybody`() throws {
        try scratch.run("add label a in view; add label b in view; add label mine in view text=x")
        let writers = try ["a", "b"].map { name in
            try writer((1...160).map { "set \(name).hugging.vertical \($0)\n" }.joined(), name)
        }
        let commands = [
            "checkpoint k", "undo", "redo", "goto k", "undo mine", "history prune --keep 3", "log",
        ]
        var given = 0
        repeat {
            let command = commands[given % commands.count]
            let answer = try BuiltProgram.run([path, "-c", command], in: scratch.folder)
            // There may be nothing to undo, or the checkpoint may be gone.
            let said = String(decoding: answer.errors, as: UTF8.self)
            #expect([0, 1, 2, 66].contains(answer.status), "\(command): \(said)")
            given += 1
        } while writers.contains { $0.isRunning }
        #expect(given > 7)
        #expect(try BuiltProgram.run(["verify", path], in: scratch.folder).status == 0)
    }

    @Test func `pulling and pushing beside writers wait like everybody`() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let place = scratch.folder.appendingPathComponent("Main.storyboard")
        try FileManager.default.copyItem(
            at: tests.appending(path: "Fixtures/interface-builder/variations.storyboard"), to: place
        )
        let arguments = ["import", path, "Main.storyboard"]
        #expect(try BuiltProgram.run(arguments, in: scratch.folder).status == 0)
        let writing = try writer(
            (1...80).map { "set title.text \"Mine \($0)\"\n" }.joined(), "a", opening: "Variations"
        )
        var number = 0
        repeat {
            number += 1
            for words in [["push", path], ["pull", path, "Main.storyboard"]] {
                let answer = try BuiltProgram.run(words, in: scratch.folder)
                let said = String(decoding: answer.errors, as: UTF8.self)
                #expect([0, 1].contains(answer.status), "\(words): \(said)")
            }
        } while writing.isRunning
        #expect(writing.terminationStatus == 0)
        // The last push leaves the text that was written last.
        #expect(try BuiltProgram.run(["push", path], in: scratch.folder).status == 0)
        #expect(try String(contentsOf: place, encoding: .utf8).contains("text=\"Mine 80\""))
    }

    /// Starts a process that runs commands, each as a separate step.
    private func writer(
        _ lines: String, _ name: String, opening document: String? = nil
    ) throws -> Process {
        let script = scratch.folder.appendingPathComponent(name + ".layoutscript")
        try ((document.map { "open \($0)\n" } ?? "") + lines)
            .write(to: script, atomically: true, encoding: .utf8)
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: BuiltProgram.folder + "/layoutedit")
        writer.arguments = [path, "-f", script.path, "--commit", "each", "--quiet"]
        writer.standardOutput = FileHandle.nullDevice
        writer.standardError = FileHandle.nullDevice
        try writer.run()
        return writer
    }

    @Test func `who need not wait is not told to`() throws {
        let program = try Program(path)
        #expect(program.lastWords() == "added label mine\n")
        #expect(program.process.terminationStatus == 0)
    }
}
