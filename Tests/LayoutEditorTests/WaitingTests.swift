import Foundation
import LayoutStore
import StackCore
import Testing

@testable import LayoutSession

/// The program beside another process that is writing; here that process is the test.
@Suite struct Waiting {
    private let scratch: Scratch
    private var path: String { scratch.session.file.path }

    init() throws {
        scratch = try Scratch()
        try scratch.run("new A")
    }

    /// The program with a command on the file, and what it writes on standard error.
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

        /// What it has written when it first writes something.
        func firstWords() -> String {
            String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        }

        /// Waits for its end; gives what else it has written.
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

    @Test func `who need not wait is not told to`() throws {
        let program = try Program(path)
        #expect(program.lastWords() == "added label mine\n")
        #expect(program.process.terminationStatus == 0)
    }
}
