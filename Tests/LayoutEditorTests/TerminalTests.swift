import Foundation
import Testing

/// Whether there are pseudo-terminals. If not, the tests below are reported as skipped.
private let hasTerminals: Bool = {
    let descriptor = PseudoTerminal.openMaster()
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
}()

let needsTerminals = ConditionTrait.enabled(
    if: hasTerminals, "there are no pseudo-terminals here: the shell goes untested on one")

func withTerminalFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("terminal-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}

private let form =
    "new Login device=iphone-15; add stack form in view axis=vertical; add label title in form text=Hi"

/// A short version of `make terminal`.
@Suite(needsTerminals) struct TerminalTests {
    @Test func `a line is edited, completed, and answered`() throws {
        try withTerminalFolder { folder in
            let shell = try PseudoTerminal(["a.layout"], in: folder)
            #expect(shell.shows("a.layout>") && shell.prompts())
            #expect(shell.run(form, until: "added label title"))
            shell.type("hide tit\t\r")
            #expect(shell.shows("title.hidden = true") && shell.prompts())
            #expect(shell.run("tre\u{1}\u{5}e", until: "hidden"))
            #expect(shell.run("hide titel", until: "did you mean title?"))
            #expect(shell.leaves() == 0)
            #expect(!shell.shown.contains("\u{1B}[1m"))
        }
    }

    /// If Chafa is not installed, the answer reports it.
    @Test func `a screen is shown as the terminal can show it`() throws {
        try withTerminalFolder { folder in
            let made = try BuiltProgram.run(
                ["a.layout", "-c", "new A device=iphone-se"], in: folder)
            #expect(made.status == 0)
            for (variables, sign) in [
                (["TERM": "mlterm"], "\u{1B}P0;1;0q"),
                (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "8;2;"),
            ] {
                let shell = try PseudoTerminal(
                    ["a.layout", "-c", "look"], in: folder, columns: 40, rows: 20,
                    environment: variables.merging(["NO_COLOR": ""]) { $1 })
                // Reads until the program has ended.
                #expect(!shell.shows("no such text"))
                #expect(shell.shown.contains(sign) || shell.shown.contains("libchafa0"))
            }
            let piped = try BuiltProgram.run(["a.layout", "-c", "look"], in: folder)
            let text = String(decoding: piped.output, as: UTF8.self)
            #expect(!text.contains("\u{1B}"))
            #expect(text.split(separator: "\n").count <= 41)
        }
    }

    @Test func `the prompt tells what is looked through, and the next shell begins there`() throws {
        try withTerminalFolder { folder in
            let made = try BuiltProgram.run(
                ["a.layout", "-c", "new B device=iphone-15", "-c", "new A"], in: folder)
            #expect(made.status == 0)
            let first = try PseudoTerminal(["a.layout"], in: folder)
            #expect(first.shows("A is open, the first of 2 documents by name"))
            #expect(first.shows("A iphone-15> ") && first.prompts())
            #expect(first.run("open B", until: "opened B"))
            #expect(first.run("rotate; textSize extraLarge", until: "looking through landscape"))
            #expect(first.shows("B iphone-15 [landscape extraLarge]>"))
            #expect(first.run("device iphone-se", until: "B [iphone-se landscape extraLarge]>"))
            #expect(first.leaves() == 0)
            let second = try PseudoTerminal(["./a.layout"], in: folder)
            #expect(second.shows("B is open, as it was last time; there are 2 documents"))
            #expect(second.shows("B [iphone-se landscape extraLarge]>") && second.prompts())
            #expect(second.run("device default; rotate; textSize default", until: "B iphone-15>"))
            #expect(second.leaves() == 0)
            let log = try BuiltProgram.run(["log", "a.layout"], in: folder)
            #expect(String(decoding: log.output, as: UTF8.self).split(separator: "\n").count == 2)
        }
    }

    @Test func `the newest operations stand first on a terminal`() throws {
        try withTerminalFolder { folder in
            let commands = ["new A", "add label x in view", "hide x"].flatMap { ["-c", $0] }
            _ = try BuiltProgram.run(["a.layout"] + commands, in: folder)
            let shell = try PseudoTerminal(["log", "a.layout", "-n", "2"], in: folder)
            #expect(shell.ends() == 0)
            let lines = shell.plain.split(separator: "\n")
            #expect(lines.count == 2 && lines[0].hasSuffix("hide x") && lines[0].hasPrefix("* 3"))
        }
    }

    @Test func `Ctrl-C forgets the line, and ends a command with nothing changed`() throws {
        try withTerminalFolder { folder in
            let script =
                "new Big; add stack form in view axis=vertical\n"
                + (0..<3_000).map { "add label l\($0) in form text=\($0)\n" }.joined()
            try script.write(
                to: folder.appendingPathComponent("big.layoutscript"), atomically: true,
                encoding: .utf8)
            let made = try BuiltProgram.run(["a.layout", "-f", "big.layoutscript"], in: folder)
            #expect(made.status == 0)
            let shell = try PseudoTerminal(["a.layout"], in: folder)
            #expect(shell.prompts())
            shell.clear()
            shell.type("remove form\u{3}\u{3}")
            #expect(shell.shows("^C") && shell.prompts())
            shell.clear()
            // This takes seconds even if the engine is optimized.
            shell.type("check --devices all\r")
            #expect(shell.shows("check --devices all\n"))
            Thread.sleep(forTimeInterval: 0.3)
            shell.type("\u{3}")
            #expect(shell.shows("interrupted: nothing was changed") && shell.prompts())
            #expect(shell.run("history", until: "* 1 "))
            #expect(shell.leaves() == 0)
        }
    }

    @Test func `prompt and line are back behind Ctrl-Z and fg`() throws {
        try withTerminalFolder { folder in
            let shell = try PseudoTerminal(["a.layout"], in: folder)
            #expect(shell.shows("a.layout>") && shell.prompts())
            shell.type("new Lo")
            #expect(shell.shows("new Lo"))
            shell.clear()
            try shell.stopAndContinue()
            #expect(shell.shows("a.layout> new Lo"))
            shell.type("gxn\u{7F}\u{7F}in\r")
            #expect(shell.shows("made Login") && shell.prompts())
            #expect(shell.leaves() == 0)
        }
    }

    @Test func `lines that are pasted are run, tabs in them complete nothing`() throws {
        try withTerminalFolder { folder in
            let shell = try PseudoTerminal(["a.layout"], in: folder)
            #expect(shell.shows("a.layout>") && shell.prompts())
            shell.type(
                "\u{1B}[200~new Login\radd stack form in view\r\tadd label title in form\r\u{1B}[201~"
            )
            #expect(shell.shows("added label title") && shell.prompts())
            shell.type("group x {\r")
            #expect(shell.shows("…") && shell.prompts())
            #expect(shell.run("hide title; set form.spacing 3 }", until: "x: 2 commands"))
            #expect(shell.leaves() == 0)
        }
    }

    @Test func `drawings follow the window's size`() throws {
        try withTerminalFolder { folder in
            let pager = ["LAYOUTEDIT_PAGER": "cat"]
            let shell = try PseudoTerminal(
                ["a.layout"], in: folder, columns: 40, rows: 200, environment: pager)
            #expect(shell.shows("a.layout>") && shell.prompts())
            #expect(shell.run(form, until: "added label title"))
            #expect(shell.run("show", until: "└" + String(repeating: "─", count: 38) + "┘"))
            shell.resize(columns: 100, rows: 200)
            #expect(shell.run("show", until: "└" + String(repeating: "─", count: 89)))
            #expect(shell.leaves() == 0)
        }
    }

    @Test func `long answers are paged, and a pager that is left is no error`() throws {
        try withTerminalFolder { folder in
            let paging = ["LAYOUTEDIT_PAGER": "head -n 2; echo paged"]
            let help = try PseudoTerminal(["help", "all"], in: folder, environment: paging)
            #expect(help.ends() == 0)
            #expect(help.plain.contains("paged"))
            #expect(!help.plain.contains("leaves; everything is saved already"))
            for (arguments, environment) in [
                (["help", "all", "--no-pager"], paging), (["help", "all"], ["PAGER": "cat"]),
                (["help", "all"], ["LAYOUTEDIT_PAGER": "", "PAGER": "echo paged"]),
                (["help", "all"], ["TERM": "dumb"]), (["help", "all"], ["PAGER": "no-such-pager"]),
            ] {
                let all = try PseudoTerminal(arguments, in: folder, environment: environment)
                #expect(all.ends() == 0)
                #expect(all.plain.contains("leaves; everything is saved already"))
                #expect(!all.plain.contains("paged"))
            }
            let error = try PseudoTerminal(
                ["a.layout", "-c", "foo"], in: folder, rows: 2, environment: paging)
            #expect(error.ends() == 2)
            #expect(!error.plain.contains("paged"))
        }
    }

    @Test func `a terminal that can do nothing gets plain ASCII`() throws {
        try withTerminalFolder { folder in
            let plain = ["TERM": "dumb", "LANG": "C"]
            let shell = try PseudoTerminal(["a.layout"], in: folder, environment: plain)
            #expect(shell.shows("a.layout>") && shell.prompts())
            #expect(shell.run(form, until: "added label title"))
            #expect(shell.run("tree", until: "title"))
            #expect(shell.run("show", until: "+------"))
            #expect(shell.leaves() == 0)
            #expect(
                shell.shown.utf8.allSatisfy { $0 == 13 || $0 == 10 || (0x20..<0x7F).contains($0) })
        }
    }

    @Test func `the tour runs, and its file is gone behind it`() throws {
        try withTerminalFolder { folder in
            let shell = try PseudoTerminal(
                ["a.layout"], in: folder, environment: ["TMPDIR": folder.path])
            #expect(shell.shows("a.layout>") && shell.prompts())
            #expect(shell.run("tour", until: "Step 1 of"))
            #expect(shell.run("new Login device=iphone-15", until: "Step 2 of"))
            #expect(shell.run("quit", until: "You have left the tour"))
            #expect(shell.leaves() == 0)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names == ["state"])
        }
    }
}
