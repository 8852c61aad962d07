import Testing

@testable import CommandLanguage
@testable import LayoutProgram

/// Wrong command lines that people type, and the hints in the answer.
@Suite struct MistypedInvocationTests {
    /// Words after `--` are no options of any subcommand, even if they begin with a dash.
    @Test(arguments: Subcommands.all.compactMap(\.name) + [""])
    func `two dashes end the options`(_ subcommand: String) throws {
        let words = subcommand.isEmpty ? [] : [subcommand]
        for names in [
            ["--", "--a.layout"], ["--", "-b.layout", "-"], ["--", "--help"], ["--", "-h"],
        ] {
            do {
                let command = try ProgramLine(words + names).command(of: .layoutedit)
                #expect(subcommand == "help" || !(command is ShowHelp), "\(names)")
            } catch {
                #expect(!error.message.contains("there is no option"), "\(names): \(error)")
            }
        }
    }

    @Test func `files with dashes are read after two dashes`() throws {
        let app = try SmallApp([:])
        defer { app.remove() }
        for name in ["--help.layout", "-c", "--"] {
            let made = try app.run("-c", "new Login", "--", name)
            #expect(made.status == 0, "\(made)")
            #expect(try app.run("check", "--quiet", "--", name).status == 0)
            #expect(try app.run("check", "--", "--quiet", name).status == 66)
        }
    }

    /// The arguments typed, and texts that the answer must contain, separated by `|`.
    private static let lines: [(typed: String, words: String)] = [
        // Commands of other programs, without arguments.
        ("version", "layoutedit --version|new file"), ("ls", "-c documents|new file"),
        ("build", "--format swift|new file"), ("lint", "layoutedit check FILE"),
        ("validate", "layoutedit check FILE"), ("render", "--format png"),
        ("screenshot", "--format png"), ("init", "new Login"), ("format", "export FILE"),
        ("new", "new Login"), ("open", "layoutedit FILE"), ("serve", "layoutedit preview FILE"),
        ("watch", "layoutedit preview FILE"), ("status", "git doctor"), ("install", "git install"),
        ("simulators", "layoutedit devices"), ("usage", "layoutedit help"),
        ("swift", "--format swift"), ("repair", "layoutedit recover FILE OUTPUT"),
        ("VALIDATE", "layoutedit check FILE"),
        // The same with a file.
        ("lint Main.storyboard", "layoutedit check Main.storyboard"),
        ("validate a.layout", "layoutedit check a.layout"),
        ("render a.layout", "layoutedit export a.layout --format png"),
        ("screenshot a.layout shot.png", "layoutedit export a.layout --format png"),
        ("init a.layout", "layoutedit a.layout -c"), ("new a.layout", "layoutedit a.layout -c"),
        ("build Main.storyboard", "layoutedit export Main.storyboard --format swift"),
        ("open a.layout", "layoutedit a.layout"),
        ("ls a.layout", "layoutedit a.layout -c documents"),
        ("serve a.layout", "layoutedit preview a.layout"),
        ("compare a.layout b.layout", "layoutedit diff"),
        ("fmt Main.storyboard", "layoutedit export Main.storyboard"),
        // After the file.
        ("a.layout lint", "layoutedit check a.layout"),
        ("a.layout render", "layoutedit export a.layout"),
        ("a.layout check", "layoutedit a.layout -c check"),
        ("a.layout preview", "layoutedit a.layout -c preview"),
        ("a.layout verify", "layoutedit verify a.layout"),
        ("a.layout import Main.storyboard", "layoutedit import a.layout Main.storyboard"),
        ("a.layout tree", "layoutedit a.layout -c tree"),
        ("a.layout hide title", "layoutedit a.layout -c \"hide title\""),
        ("a.layout tre", "did you mean tree?"), ("a.layout chekc", "did you mean check?"),
        // Commands of the shell, before the file.
        ("tree", "layoutedit FILE -c tree"), ("tree a.layout", "layoutedit a.layout -c tree"),
        ("frames a.layout", "layoutedit a.layout -c frames"),
        ("undo a.layout", "layoutedit a.layout -c undo"), ("undo", "layoutedit FILE -c undo"),
        ("constraints", "layoutedit FILE -c constraints"), ("hide title a.layout", "hide title"),
        // Misspelled commands and files.
        ("chekc a.layout", "did you mean check?"), ("exprot a.layout", "did you mean export?"),
        ("imprt a.layout Main.storyboard", "did you mean import?"), ("chek", "did you mean check?"),
        ("halp", "did you mean help?"), ("devics", "did you mean devices?"),
        ("prevew a.layout", "did you mean preview?"), ("dif a b", "did you mean diff?"),
        ("a.layuot", "new file|did you mean a.layout?"),
        ("./a.layot", "new file|did you mean ./a.layout?"),
        ("a.layot -c tree", "did you mean a.layout?"),
        ("check Main.storybord", "did you mean Main.storyboard?"),
        ("verify a.layot", "did you mean a.layout?"),
        ("export Man.storyboard --format json", "did you mean Main.storyboard?"),
        ("import b.layout Main.storybord", "did you mean Main.storyboard?"),
        ("Main.storybord", "new file|did you mean Main.storyboard?"),
        ("drafts/b.layout", "new file"),
        // Missing arguments.
        ("", "expected a layout file or a command|for example"),
        ("import", "expected FILE|a layout file|layoutedit import login.layout Main.storyboard"),
        ("import a.layout", "expected INPUT|storyboard|layoutedit import login.layout"),
        ("export", "expected FILE|layoutedit export login.layout"),
        ("check", "expected PATH|folder|layoutedit check"), ("diff", "expected A|layoutedit diff"),
        ("preview", "expected FILE|layoutedit preview"), ("edit", "expected INPUT|layoutedit edit"),
        ("merge a.layout", "expected OURS|layoutedit merge"),
        ("pull a.layout", "expected INPUT|layoutedit pull"),
        ("push", "expected FILE|layoutedit push"),
        ("resolve", "expected INPUT|layoutedit resolve"), ("log", "expected FILE|layoutedit log"),
        ("verify", "expected FILE|layoutedit verify"),
        ("recover a.layout", "expected OUTPUT|layoutedit recover"),
        ("git", "install, uninstall, doctor or staged"), ("a.layout -c", "-c takes a command"),
        ("mcp", "expected FILE|layoutedit mcp"),
        // Wrong options.
        ("-v", "layoutedit --version"), ("-V", "layoutedit --version"),
        ("-n a.layout", "--dry-run"), ("-q a.layout", "--quiet"), ("-j a.layout", "--json"),
        ("check a.layout -q", "--quiet"), ("check a.layout -j", "--json"),
        ("export a.layout -o x.png", "--output"), ("export a.layout --dark", "--appearance dark"),
        ("a.layout --verbose", "--mode verbose"), ("a.layout -e tree", "did you mean -c?"),
        ("a.layout --no-color", "--color never"), ("check a.layout --strict", "--fail-on warning"),
        ("export a.layout --out x.svg", "--output"), ("a.layout --jsn", "did you mean --json?"),
        ("export a.layout -f png", "--format"), ("check a.layout -v", "layoutedit --version"),
        ("a.layout -z", "layoutedit help"),
        // Unsupported formats and files.
        ("export a.layout --output x.jpg", "jpg|png|svg|pdf"),
        ("export a.layout --output x.gif --format png", "gif|png"),
        ("export a.layout --format jpeg", "png|svg|pdf"),
        ("export a.layout login.png", "--output login.png"),
        ("import b.layout picture.png", "PNG"), ("import b.layout view.swift", "Swift"),
        ("import b.layout data.json", "JSON"), ("import b.layout empty.storyboard", "empty"),
        ("import b.layout folder", "directory"),
        ("import Main.storyboard a.layout", "layoutedit import a.layout Main.storyboard"),
    ]

    private func folder() throws -> ProgramFolder {
        let folder = try ProgramFolder()
        try folder.write("{}", to: "data.json")
        try folder.write("", to: "empty.storyboard")
        try folder.write("import UIKit\nclass A: UIView {}\n", to: "view.swift")
        try folder.write("x", to: "folder/x")
        _ = try folder.answers(
            #"""
            printf '\211PNG\r\n' > picture.png
            layoutedit a.layout --quiet -c 'new Login' -c 'add label title in view text=Hi' \
                -c 'export --format storyboard --output Main.storyboard'
            """#)
        return folder
    }

    @Test func `the answer to a mistyped line is the way out`() throws {
        let folder = try folder()
        #expect(Self.lines.count >= 100)
        for (typed, words) in Self.lines {
            let answer = try folder.answers("layoutedit " + typed).joined(separator: "\n")
            for word in words.split(separator: "|") {
                #expect(answer.contains(word), "layoutedit \(typed): \(answer)")
            }
        }
    }
}
