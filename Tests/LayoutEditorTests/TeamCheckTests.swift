import Foundation
import LayoutFormats
import Testing

/// `check` and `project` as a team uses them: lists of paths, baselines, settings, reports.
@Suite struct TeamCheckTests {
    private func write(_ text: String, _ path: String, in app: SmallApp) throws {
        let place = app.folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    /// A list of lines, and one whose paths end with a NUL, are the same list.
    @Test(arguments: ["\\n", "\\0", "\\r\\n"])
    func `a list on standard input ends its paths with a line end or a NUL`(
        _ end: String
    ) throws {
        let folder = try ProgramFolder()
        let lines = try folder.answers(
            """
            mkdir -p App; cp "$EXAMPLES/SimpleStackView.storyboard" App/Main.storyboard; \
            printf 'App\(end)App/Main.storyboard\(end)Gone.xib\(end)' | layoutedit check - | cut -c1-40
            """)
        #expect(lines.contains { $0.hasPrefix("Gone.xib: error: No such file") }, "\(lines)")
        #expect(lines.last?.contains("2 files") == true, "\(lines)")
    }

    /// A language that comes after the baseline was written is new, however the path is spelled.
    @Test(arguments: ["App", "./App", "App/../App", "$PWD/App"])
    func `a baseline does not know other languages`(_ spelling: String) throws {
        let app = try SmallApp()
        defer { app.remove() }
        let path = spelling.replacing("$PWD", with: app.folder.path)
        _ = try app.run("check", "App", "--write-baseline", "b.txt", "--quiet")
        #expect(try app.run("check", path, "--baseline", "b.txt").status == 0)
        try write(
            "\"sav-bt-001.normalTitle\" = \"Enregistrer immédiatement\";\n",
            "App/fr.lproj/Main.strings", in: app)
        let new = try app.run("check", path, "--baseline", "b.txt")
        #expect(new.status == 1)
        #expect(new.output.contains("in fr;") || new.output.contains("in fr\n"), "\(new.output)")
        #expect(!new.output.contains("de.lproj"), "\(new.output)")
        // An old baseline has no languages, and knows a finding in each of them.
        let place = app.folder.appending(path: "b.txt")
        let old = try String(contentsOf: place, encoding: .utf8)
            .replacing("baseline 2", with: "baseline 1").replacing("\tde\n", with: "\n")
        try Data(old.utf8).write(to: place)
        #expect(try app.run("check", path, "--baseline", "b.txt").status == 0)
    }

    /// The shell's `*` can make a storyboard the value of the option.
    @Test(arguments: ["App/Base.lproj/Main.storyboard", "a.layout", "notes.txt"])
    func `a new baseline replaces only a baseline`(_ name: String) throws {
        let app = try SmallApp()
        defer { app.remove() }
        if !name.hasSuffix(".storyboard") { try write("keep this", name, in: app) }
        let place = app.folder.appending(path: name)
        let before = try Data(contentsOf: place)
        let refused = try app.run("check", "App", "--write-baseline", name)
        #expect(refused.status == 73, "\(refused)")
        #expect(try Data(contentsOf: place) == before)
        for _ in 0..<2 {
            _ = try app.run("check", "App", "--write-baseline", "b.txt", "--quiet")
            #expect(try app.run("check", "App", "--baseline", "b.txt").status == 0)
        }
    }

    /// The quoted text is that of the first language, and the place is that of its translation.
    @Test(arguments: ["de", "fr", "nl"])
    func `a finding of several languages begins with that of its text`(_ longest: String) throws {
        var files = SmallApp.files
        for language in ["de", "fr", "nl"] {
            let text =
                language == longest ? "Sofort und ganz \(language)" : "Sofort \(language) ganz"
            files["App/\(language).lproj/Main.strings"] =
                "\"sav-bt-001.normalTitle\" = \"\(text)\";\n"
        }
        let app = try SmallApp(files)
        defer { app.remove() }
        let text = try app.run("check", "App").output
        #expect(text.contains("Sofort und ganz \(longest)"), "\(text)")
        #expect(text.contains("  in \(longest)"), "\(text)")
        #expect(text.contains("text at App/\(longest).lproj/Main.strings"), "\(text)")
        let junit = try app.run("check", "App", "--format", "junit").output
        #expect(junit.contains("message=\"in \(longest)"), "\(junit)")
    }

    @Test(arguments: ["warning", "never"])
    func `JUnit has a failure for a file of the project`(_ failOn: String) throws {
        var files = SmallApp.files
        files["App/de.lproj/Main.strings"] = "\"ttl-lb-001.text\" = \"Name\"\n\"b\" = 1"
        let app = try SmallApp(files)
        defer { app.remove() }
        let result = try app.run("check", "App", "--format", "junit", "--fail-on", failOn)
        let suite = try #require(
            result.output.split(separator: "<testsuite ").first {
                $0.hasPrefix("name=\"Main.strings\"")
            })
        #expect(suite.contains("tests=\"1\""), "\(suite)")
        #expect(suite.contains("<failure") == (failOn == "warning"), "\(suite)")
        #expect((result.status == 1) == (failOn == "warning"))
    }

    /// `project` and `check` leave out and report the same problems of project files.
    @Test(arguments: [
        "[rules]\nstale-translation = \"off\"\n", "[rules]\nstale-translation = \"error\"\n",
        "[[ignore]]\nfile = \"App/de.lproj/*\"\n", "[[ignore]]\ndocument = \"Main.strings\"\n",
        "[[ignore]]\nrule = \"stale-translation\"\n", "fail-on = \"error\"\n",
    ])
    func `the settings apply to project as to check`(_ settings: String) throws {
        var files = SmallApp.files
        files["App/de.lproj/Main.strings"] = "\"gon-lb-001.text\" = \"Weg\";\n"
        files[".layoutedit.toml"] = settings
        let app = try SmallApp(files)
        defer { app.remove() }
        func severity(_ command: String) throws -> String? {
            let lines = try app.run(command, ".").output.split(separator: "\n")
            let line = lines.first { $0.contains("stale-translation") }
            return line.map { ["error", "warning", "note"].first(where: $0.contains) ?? "" }
        }
        #expect(try severity("project") == severity("check"))
        #expect(try severity("project") != nil || settings != "fail-on = \"error\"\n")
    }

    /// The file of the translation can be ignored, too, where reports show its line.
    @Test(arguments: [("App/de.lproj/Main.strings", 0), ("App/ja.lproj/Main.strings", 1)])
    func `findings of a translation's file can be ignored`(
        _ path: String, _ status: Int32
    ) throws {
        var files = SmallApp.files
        files[".layoutedit.toml"] = "[[ignore]]\nfile = \"\(path)\"\n"
        let app = try SmallApp(files)
        defer { app.remove() }
        #expect(try app.run("check", "App").status == status)
    }

    @Test func `a working copy beside its storyboard is not checked again`() throws {
        let app = try SmallApp()
        defer { app.remove() }
        let before = try app.run("check", "App")
        let path = "App/Base.lproj/Main.storyboard"
        #expect(try app.run("import", path + ".layout", path).status == 0)
        let after = try app.run("check", "App")
        #expect(before.output == after.output && before.status == after.status)
        #expect(try app.run("check", path + ".layout").output.contains("1 file"))
    }

    @Test func `a language that no document has is mentioned with quiet, too`() throws {
        var files = SmallApp.files
        files[".layoutedit.toml"] = "languages = [\"de\", \"fr\", \"nl\"]\n"
        let app = try SmallApp(files)
        defer { app.remove() }
        let result = try app.run("check", "App", "--quiet")
        #expect(result.errors.contains("the language fr, nl, so they were not checked"))
        try write("languages = [\"no language\"]\n", ".layoutedit.toml", in: app)
        let wrong = try app.run("check", "App", "--quiet")
        #expect(wrong.status == 65)
        #expect(wrong.errors.contains(".layoutedit.toml: no language is no language"))
        for word in ["", ",", " "] {
            try write("languages = [\"\(word)\"]\n", ".layoutedit.toml", in: app)
            #expect(try app.run("check", "App").status == 65)
            try write("", ".layoutedit.toml", in: app)
            #expect(try app.run("check", "App", "--languages", word).status == 2)
        }
    }

    @Test(arguments: ["strings", "xcstrings"])
    func `a folder with the name of a translation is reported`(_ kind: String) throws {
        var files = SmallApp.files
        files["App/fr.lproj/Main.\(kind)/readme.txt"] = "text"
        let app = try SmallApp(files)
        defer { app.remove() }
        let text = try app.run("check", "App").output
        #expect(text.contains("App/fr.lproj/Main.\(kind): "), "\(text)")
    }

    @Test(arguments: ["1e400", "NaN", "nan", "0x10", "1e9999", "two", ""])
    func `a number that cannot be read is mentioned`(_ number: String) throws {
        for (old, new) in [
            ("constant=\"100\"", "constant=\"\(number)\""),
            ("height=\"44\"", "height=\"\(number)\""),
        ] {
            var files = SmallApp.files
            files[SmallApp.storyboardPath] = SmallApp.storyboard.replacing(old, with: new)
            let app = try SmallApp(files)
            defer { app.remove() }
            let errors = try app.run("check", "App").errors
            #expect(errors.contains("the number \(new) cannot be read"), "\(errors)")
        }
    }
}
