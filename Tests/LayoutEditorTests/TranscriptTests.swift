import Foundation
import Testing

/// Sessions with the built program, stored as files: the commands, their output and exit status.
///
///     @ build.layoutscript      a file in the session's folder; its lines follow, indented by two spaces
///     $ layoutedit …            a line for sh
///     text                      standard output
///     ! text                    standard error
///     = 2                       the exit status, if it is not 0
///
/// `UPDATE_TRANSCRIPTS=1 swift test` writes them again.
struct Transcript {
    let url: URL

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/transcripts")

    /// The folder that `$EXAMPLES` refers to in a line for sh.
    static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples").standardizedFileURL

    static var all: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
    }

    init(_ name: String) { url = Self.folder.appendingPathComponent(name) }

    /// Returns the same file with the program's current output.
    func replayed() throws -> String {
        let scratch = try ProgramFolder()
        var result: [String] = []
        var file: FileHandle?
        for line in try stored().split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("@ ") {
                file = try scratch.create(String(line.dropFirst(2)))
                result.append(String(line))
            } else if let file, line.hasPrefix("  ") || line.isEmpty {
                file.write(Data((line.dropFirst(2) + "\n").utf8))
                result.append(String(line))
            } else if line.hasPrefix("$ ") {
                file = nil
                result.append(String(line))
                result += try scratch.answers(String(line.dropFirst(2)))
            } else if line.hasPrefix("# ") {
                file = nil
                result.append(String(line))
            }
        }
        return result.joined(separator: "\n") + "\n"
    }

    func stored() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}

/// A temporary folder to run the program in.
final class ProgramFolder {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("transcript-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    /// Writes a file, and creates its parent folders.
    func write(_ text: String, to place: String) throws {
        let file = URL(filePath: url.path + "/" + place)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func create(_ name: String) throws -> FileHandle {
        let file = url.appendingPathComponent(name)
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    /// Runs one line of sh, and returns the lines of its output.
    func answers(_ line: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "{ " + line + "\n} > .out 2> .err"]
        process.currentDirectoryURL = url
        process.standardInput = FileHandle.nullDevice
        process.environment = [
            "PATH": BuiltProgram.folder + ":/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
            "EXAMPLES": Transcript.examples.path, "LAYOUTEDIT_AUTHOR": "ada",
        ]
        try process.run()
        process.waitUntilExit()
        var lines = try text(".out") + text(".err").map { "! " + $0 }
        if process.terminationStatus != 0 { lines.append("= \(process.terminationStatus)") }
        return lines
    }

    func text(_ name: String) throws -> [String] {
        let text = try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
        if text.isEmpty { return [] }
        return text.trimmingSuffix("\n").components(separatedBy: "\n").map(\.timeless)
    }
}

extension String {
    /// The text with all times replaced by constant ones.
    fileprivate var timeless: String {
        replacing(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, with: "2026-01-01 12:00:00")
            .replacing(/"time":\d+/, with: "\"time\":0")
    }

    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

@Test(arguments: Transcript.all)
func `the program answers as its transcript says`(_ name: String) throws {
    let transcript = Transcript(name)
    let replayed = try transcript.replayed()
    if ProcessInfo.processInfo.environment["UPDATE_TRANSCRIPTS"] != nil {
        try replayed.write(to: transcript.url, atomically: true, encoding: .utf8)
    }
    #expect(try transcript.stored() == replayed)
}
