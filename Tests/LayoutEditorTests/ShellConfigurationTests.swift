import CommandLanguage
import Foundation
import LayoutReplies
import TestKit
import Testing

@testable import LayoutProgram

private func configuration(_ text: String, isSafe: Bool = false) throws -> ShellConfiguration {
    let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("config-" + UUID().uuidString).path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return ShellConfiguration(path: path, in: .layoutedit, isSafe: isSafe)
}

private func spelled(_ line: String, _ aliases: Aliases) throws -> String {
    var reader = StatementReader()
    return aliases.expanded(try #require(try reader.read(line).first)).spelling
}

@Test func `wishes are read, whatever stands around them`() throws {
    let read = try configuration(
        """
        # for people

          mode = csv
        colour=never
        alias f = frames form
        alias note = add label "a b"
        """)
    #expect(read.errors.isEmpty)
    #expect(read.mode == .csv && read.color == .never)
    #expect(try spelled("f", read.aliases) == "frames form")
    #expect(try spelled("note in form", read.aliases) == "add label \"a b\" in form")
    #expect(try spelled("group x { f; tree }", read.aliases) == "group x { frames form; tree }")
    #expect(try spelled("\"f\" x", read.aliases) == "\"f\" x")
    #expect(try configuration("alias f = frames", isSafe: true).aliases.isEmpty)
    #expect(
        ShellConfiguration(path: "/no/such/file", in: .layoutedit, isSafe: false).errors.isEmpty)
}

@Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
func `wishes have any line ends`(_ end: String, _ mark: String) throws {
    let lines = ["# for people", "mode = csv", "", "alias f = frames form"]
    let read = try configuration(mark + lines.joined(separator: end))
    #expect(read.errors.isEmpty && read.mode == .csv)
    #expect(try spelled("f", read.aliases) == "frames form")
}

/// A wrong line, the column of the error and its message. The lines around it take effect.
@Test(arguments: [
    ("mode = wide", 8, "there is no mode wide"),
    ("colour = red", 10, "there is no colour choice red"),
    ("font = big", 1, "there is no setting font"),
    ("= x", 3, "there is no setting of that name"),
    ("mode", 5, "expected ="), ("mode =", 7, "expected something after ="),
    ("alias f = frmes", 11, "there is no command frmes"),
    ("alias f = tree; frames", 11, "an alias is one command"),
    ("alias f = add \"x", 15, "this quote is never closed"),
    ("alias tree = frames", 7, "tree is already a command"),
    ("alias rm = frames", 7, "rm is already a command"),
    ("alias 1 = frames", 7, "a name is letters, digits, _ and -, and does not start with a digit"),
    ("alias a b = frames", 1, "there is no setting alias a b"),
])
func `a wrong wish is told with its place`(_ wish: (line: String, column: Int, message: String))
    throws
{
    let read = try configuration("mode = list\n" + wish.line + "\nalias ok = tree\n")
    let error = try #require(read.errors.first)
    #expect(read.errors.count == 1)
    #expect(error.message == wish.message)
    #expect(error.position == SourcePosition(line: 2, column: wish.column))
    #expect(read.mode == .list && read.aliases.names == ["ok"])
    #expect(ErrorReport(error).lines()[0].contains(":2:\(wish.column): "))
}

@Test(arguments: [
    ("frames | head -1", "frames ", " head -1"), ("frames | a | b", "frames ", " a | b"),
    ("info \"a | b\" | wc", "info \"a | b\" ", " wc"),
    ("tree; frames | wc", "tree; frames ", " wc"),
    ("frames | awk '{print \"x}'", "frames ", " awk '{print \"x}'"),
])
func `what stands behind a bar is another program's`(_ line: (String, String, String)) throws {
    let piped = try #require(PipedLine(line.0))
    #expect((piped.commands, piped.program) == (line.1, line.2))
}

@Test(arguments: [
    "frames", "constrain H:|-[a]-|", "set a.text \"x | y\"", "tree # a | b", "| wc", "frames |",
    "group x { tree | wc }", "frames|wc", "tree\nframes | wc",
])
func `no other bar is a pipe`(_ line: String) {
    #expect(PipedLine(line) == nil)
    let mistake = ["| wc": "expected a command before |", "frames |": "expected a program after |"]
    #expect(PipedLine.mistake(in: line) == mistake[line])
}

@Test func `lists are printed in the mode that is asked for`() throws {
    let commands = [
        "new Login device=iphone-15", "add label a in view text=Hi", "add label b in view",
    ]
    try withModeFolder { folder in
        let made = try BuiltProgram.run(
            ["a.layout"] + commands.flatMap { ["-c", $0] }, in: folder)
        #expect(made.status == 0)
        for (mode, command, expected) in [
            ("csv", "documents", "documents\nLogin\n"),
            ("list", "documents", "documents: Login\n"),
            ("csv", "constraints", ""),
            (
                "csv", "frames a",
                "name,frame.x,frame.y,frame.width,frame.height\na,0,0,16.333,20.333\n"
            ),
            (
                "list", "frames a",
                "name: a\nframe.x: 0\nframe.y: 0\nframe.width: 16.333\nframe.height: 20.333\n"
            ),
            ("csv", "tree", nil), ("json", "documents", nil),
        ] as [(String, String, String?)] {
            let answer = try BuiltProgram.run(
                ["a.layout", "--mode", mode, "-c", command], in: folder)
            let text = String(decoding: answer.output, as: UTF8.self)
            #expect(answer.status == 0)
            if let expected { #expect(text == expected, "\(mode) \(command)") }
            if mode == "json" { #expect(text.contains("{\"ok\":true")) }
        }
        let switched = try BuiltProgram.run(
            ["a.layout", "-c", "mode csv; documents; mode table; documents"], in: folder)
        #expect(String(decoding: switched.output, as: UTF8.self) == "documents\nLogin\n* Login\n")
    }
}

private func withModeFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("mode-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}

@Suite(needsTerminals) struct ShellWishTests {
    private func shell(
        _ config: String, _ options: [String] = [], in folder: URL
    ) throws -> PseudoTerminal {
        let place = folder.appendingPathComponent("layoutedit")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try config.write(
            to: place.appendingPathComponent("config"), atomically: true, encoding: .utf8)
        let shell = try PseudoTerminal(
            ["a.layout"] + options, in: folder,
            environment: ["XDG_CONFIG_HOME": folder.path, "LAYOUTEDIT_PAGER": "cat"])
        #expect(shell.prompts())
        return shell
    }

    @Test func `aliases, modes and pipes are there for a person`() throws {
        try withTerminalFolder { folder in
            let shell = try shell("mode = csv\ncolour = loud\nalias f = frames\n", in: folder)
            #expect(shell.plain.contains("layoutedit/config:2:10: there"))
            #expect(shell.run("new A device=iphone-se", until: "made A"))
            #expect(shell.run("f view", until: "view,0,0,"))
            #expect(shell.run("f | sed s/view/piped/", until: "piped,0,0,"))
            #expect(shell.run("mode table", until: "printed as table"))
            #expect(shell.run("f | wc -l; echo more", until: "2\nmore"))
            #expect(shell.run("f nothing | wc -l", until: "there is no view named nothing"))
            #expect(shell.run("f | no-such-program", until: "not found"))
            shell.clear()
            shell.type("\u{1B}[200~f | wc -c\r\u{1B}[201~")
            #expect(shell.shows("f | wc -c"))
            shell.type("\u{15}clear\r")
            #expect(shell.prompts())
            #expect(shell.sees(["A iphone-se>"]))
            #expect(shell.ends(typing: "exit\r") == 0)
        }
    }

    @Test func `a safe shell has neither aliases nor pipes`() throws {
        try withTerminalFolder { folder in
            let shell = try shell("alias f = frames\n", ["--safe"], in: folder)
            #expect(shell.run("new A", until: "made A"))
            #expect(shell.run("f", until: "there is no command f"))
            #expect(shell.run("frames | wc", until: "expected the end of the command, not wc"))
            #expect(shell.leaves() == 0)
        }
    }

    @Test func `scripts read no wishes and have no pipes`() throws {
        try withTerminalFolder { folder in
            let piped = try BuiltProgram.run(
                ["a.layout", "-c", "new A", "-c", "documents | wc -l"], in: folder)
            #expect(piped.status != 0)
            let first = try shell("alias f = documents\n", in: folder)
            #expect(first.leaves() == 0)
            let script = try PseudoTerminal(
                ["a.layout", "-c", "f"], in: folder, environment: ["XDG_CONFIG_HOME": folder.path])
            #expect(script.ends() == 2)
        }
    }

    @Test func `what follows a line that fails is not run`() throws {
        try withTerminalFolder { folder in
            let shell = try shell("", in: folder)
            #expect(shell.run("new A", until: "made A"))
            shell.clear()
            shell.type("\u{1B}[200~add label x in nowhere\nadd label y in view\n\u{1B}[201~")
            #expect(shell.shows("the line after it was not run") && shell.prompts())
            #expect(shell.run("tree", until: "view"))
            #expect(!shell.plain.contains("label"))
            #expect(shell.leaves() == 0)
        }
    }
}
