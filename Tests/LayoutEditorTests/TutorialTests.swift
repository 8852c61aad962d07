import Foundation
import Testing

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

/// The console blocks of `docs/tutorial.md`, which are one session from first to last:
///
///     $ line            a line for sh; a line that ends in \ continues
///     text              the output, including errors, as on a terminal
///
/// `UPDATE_TRANSCRIPTS=1 swift test` writes the output again.
private struct Tutorial {
    static let url = root.appendingPathComponent("docs/tutorial.md")

    private let folder: ProgramFolder
    private var isConsole = false
    private var page: [String] = []
    /// The lines of a command that is not yet complete.
    private var command: [String] = []
    private(set) var failures: [String] = []

    init() throws {
        folder = try ProgramFolder()
        try folder.create(".gitconfig").write(
            Data("[user]\n\tname = You\n\temail = you@example.com\n".utf8))
        _ = try folder.answers(
            "cp -r \"$EXAMPLES/../docs/tutorial/Main.storyboard\" \"$EXAMPLES/../docs/tutorial/Ferry\" ."
        )
    }

    /// Returns the same page with the current output.
    mutating func replayed(_ text: String) throws -> String {
        for line in text.components(separatedBy: "\n") { try take(line) }
        return page.joined(separator: "\n")
    }

    private mutating func take(_ line: String) throws {
        if line.hasPrefix("```") {
            isConsole = line == "```console"
            page.append(line)
        } else if !isConsole {
            page.append(line)
        } else if !command.isEmpty || line.hasPrefix("$ ") {
            page.append(line)
            command.append(line)
            if !line.hasSuffix("\\") { try run() }
        }
    }

    private mutating func run() throws {
        let line = command.joined(separator: "\n").dropFirst(2)
        command = []
        let answers = try folder.answers(
            "export HOME=\"$PWD\" GIT_CONFIG_NOSYSTEM=1; { \(line)\n} 2>&1")
        // A page shows no exit status. A command that is meant to fail shows that in its own line.
        failures += answers.filter { $0.hasPrefix("= ") }.map { "\(line): \($0)" }
        page += answers.filter { !$0.hasPrefix("= ") }
    }
}

@Test func `the tutorial comes out as it is written`() throws {
    let stored = try String(contentsOf: Tutorial.url, encoding: .utf8)
    var tutorial = try Tutorial()
    let replayed = try tutorial.replayed(stored)
    if ProcessInfo.processInfo.environment["UPDATE_TRANSCRIPTS"] != nil {
        try replayed.write(to: Tutorial.url, atomically: true, encoding: .utf8)
    }
    #expect(tutorial.failures == [])
    #expect(stored.contains("$ layoutedit import "))
    #expect(stored == replayed)
}
