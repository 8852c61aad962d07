import Foundation
import LayoutFormats
import TestKit
import Testing

/// The project around a storyboard, as the program uses it.
@Suite struct ProjectProgramTests {
    private func object(_ text: String) throws -> JSONValue {
        try #require(JSONReader.read(Array(text.utf8)))
    }

    /// The findings of all files that `check --json` reports, with the path of their file.
    private func findings(_ output: String) throws -> [(file: String, finding: JSONValue)] {
        try output.split(separator: "\n").flatMap { line -> [(String, JSONValue)] in
            let file = try object(String(line))
            return (file["documents"]?.elements ?? []).flatMap { document in
                (document["findings"]?.elements ?? []).map { (file["file"]?.content ?? "", $0) }
            }
        }
    }

    @Test func `a text that is cut off in German is reported once, with its place`() throws {
        let app = try SmallApp()
        defer { app.remove() }
        let result = try app.run("check", "App", "--json")
        #expect(result.status == 1)
        let found = try findings(result.output)
        #expect(found.count == 1)
        let finding = try #require(found.first).finding
        #expect(finding["rule"]?.content == "truncated-text")
        #expect(finding["languages"]?.elements.compactMap(\.content) == ["de"])
        #expect(finding["translation"]?["file"]?.content == "App/de.lproj/Main.strings")
        #expect(finding["translation"]?["line"]?.line == "2")
        #expect(finding["items"]?.elements.compactMap(\.content) == ["save"])
    }

    /// A workspace with the project, as Xcode writes it.
    private static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0"><FileRef location="group:App.xcodeproj"/></Workspace>

        """

    @Test(arguments: ["App.xcodeproj", "App.xcodeproj/", "./App.xcodeproj", "All.xcworkspace"])
    func `check of a project checks its documents`(_ path: String) throws {
        var files = SmallApp.files
        files["All.xcworkspace/contents.xcworkspacedata"] = Self.workspace
        files["Other/Alone.storyboard"] = SmallApp.storyboard
        for isRepository in [true, false] {
            let app = try SmallApp(files)
            defer { app.remove() }
            if !isRepository {
                try FileManager.default.removeItem(at: app.folder.appending(path: ".git"))
            }
            let expected = try app.run("check", SmallApp.storyboardPath)
            #expect(expected.status == 1)
            let found = try app.run("check", path)
            #expect(found.output == expected.output && found.errors == expected.errors)
            #expect(found.status == 1)
        }
    }

    @Test(arguments: [[], ["--json"], ["--format", "sarif"], ["--quiet"]])
    func `a check that finds no file is no success`(_ options: [String]) throws {
        let app = try SmallApp(["empty/README": "", "No.xcodeproj/project.pbxproj": "{"])
        defer { app.remove() }
        for path in ["empty", ".", "No.xcodeproj"] {
            let result = try BuiltProgram.run(["check", path] + options, in: app.folder)
            #expect(result.status == 66, "\(path)")
            let text = String(decoding: result.output + result.errors, as: UTF8.self)
            #expect(text.contains("no storyboard, xib or layout file was found"), "\(text)")
        }
        // A list may be empty, such as one of changed files.
        let listed = try BuiltProgram.run(["check", "-"] + options, in: app.folder)
        #expect(listed.status == 0)
    }

    @Test func `an app that does not rotate is not checked in landscape`() throws {
        let app = try SmallApp()
        defer { app.remove() }
        let places = try findings(try app.run("check", "App", "--json").output)
            .flatMap { $0.finding["places"]?.elements.compactMap(\.content) ?? [] }
        #expect(
            places == ["iphone-se portrait", "iphone-15 portrait", "iphone-16-pro-max portrait"])
        let line = try app.run("check", "App").errors
        #expect(line == "App.xcodeproj, target App, Release: iPhone portrait; en ar de ja\n")
    }

    /// A comment with the name of a rule is not mentioned.
    @Test(arguments: [
        ("truncated-txt", "truncated-txt; did you mean truncated-text?"),
        ("overlap, nonsense", "nonsense"), ("overlap conflict", nil),
    ])
    func `a comment that turns off an unknown rule is mentioned`(
        _ words: String, _ unknown: String?
    ) throws {
        var files = SmallApp.files
        let tag = "id=\"sav-bt-001\">"
        let text = SmallApp.storyboard.replacing(
            tag, with: tag + "<!-- layoutedit:ignore \(words) -->")
        files[SmallApp.storyboardPath] = text
        let app = try SmallApp(files)
        defer { app.remove() }
        let place = try #require(text.firstRange(of: tag)).lowerBound
        let line = text[..<place].count { $0 == "\n" } + 1
        let expected = unknown.map {
            "\(SmallApp.storyboardPath):\(line): layoutedit:ignore: there is no rule \($0)"
        }
        let told = try app.run("check", "App").errors.split(separator: "\n").map(String.init)
            .filter { $0.contains("layoutedit:ignore") }
        #expect(told == [expected].compactMap { $0 })
    }

    @Test func `what the document's own text has too is not repeated for a language`() throws {
        var files = SmallApp.files
        files[SmallApp.storyboardPath] = SmallApp.storyboard.replacing(
            "title=\"Save\"", with: "title=\"Save all of the pages now\"")
        let app = try SmallApp(files)
        defer { app.remove() }
        let found = try findings(try app.run("check", "App", "--json").output)
        #expect(found.count == 1)
        #expect(found.first?.finding["languages"] == nil)
    }

    @Test func `without the project a check is that of the storyboard alone`() throws {
        let app = try SmallApp()
        defer { app.remove() }
        let lone = try SmallApp([SmallApp.storyboardPath: SmallApp.storyboard])
        defer { lone.remove() }
        for arguments in [
            ["check", "App"], ["check", "App", "--json"], ["check", "App", "--devices", "all"],
        ] {
            let off = try BuiltProgram.run(arguments + ["--project", "off"], in: app.folder)
            let none = try BuiltProgram.run(arguments, in: lone.folder)
            #expect(off.output == none.output)
            #expect(off.errors == none.errors)
            #expect(off.status == none.status)
        }
    }

    @Test func `languages can be chosen, and none`() throws {
        let app = try SmallApp()
        defer { app.remove() }
        #expect(try app.run("check", "App", "--languages", "none").status == 0)
        #expect(try app.run("check", "App", "--languages", "ja,ar").status == 0)
        #expect(try app.run("check", "App", "--languages", "de").status == 1)
        #expect(try app.run("check", "App", "--languages", "?").status == 2)
    }

    @Test func `a language is exported in its direction, and the document keeps its names`() throws
    {
        let app = try SmallApp()
        defer { app.remove() }
        let result = try app.run(
            "export", SmallApp.storyboardPath, "--format", "json", "--language", "ar", "--device",
            "iphone-8")
        let views = try object(result.output)["documents"]?.elements.first?["views"]?.elements ?? []
        let label = try #require(views.first { $0["objectID"]?.content == "ttl-lb-001" })
        #expect(label["name"]?.content == "name")
        guard case .number(let x)? = label["frame"]?["x"],
            case .number(let width)? = label["frame"]?["width"]
        else {
            Issue.record("the label has no frame")
            return
        }
        #expect(x + width == 375 - 16)
        let none = try app.run("export", SmallApp.storyboardPath, "--language", "fr")
        #expect(none.status != 0)
        #expect(none.errors.contains("the languages are en, ar, de, ja"))
    }

    @Test func `a project says what it has`() throws {
        let app = try SmallApp()
        defer { app.remove() }
        let result = try app.run("project", "--json")
        #expect(result.status == 0)
        let report = try object(result.output)
        #expect(report["project"]?.content == "App.xcodeproj")
        let target = try #require(report["targets"]?.elements.first)
        #expect(target["orientations"]?.line == #"{"iphone":["portrait"]}"#)
        let document = report["documents"]?[SmallApp.storyboardPath]
        #expect(document?["languages"]?.line == #"["en","ar","de","ja"]"#)
        #expect(document?["texts"]?["ja"]?.line == #"{"ttl-lb-001":{"text":"名前"}}"#)
        #expect(
            document?["withoutTranslation"]?["ja"]?.line == #"["sav-bt-001.normalTitle"]"#)
        #expect(report["messages"]?.elements.isEmpty == true)
    }

    @Test func `faults of a project's files are told with their lines`() throws {
        var files = SmallApp.files
        files["App/de.lproj/Main.strings"] = """
            "ttl-lb-001.text" = "Name"
            "old-lb-001.text" = "Alt";
            "ttl-lb-001.normalTitle" = "Falsch";

            """
        files[SmallApp.storyboardPath] = SmallApp.storyboard.replacing(
            "<state key=\"normal\" title=\"Save\"/>",
            with: "<state key=\"normal\" title=\"Save\" image=\"gone\"/>"
        ).replacing(
            "    </scenes>\n",
            with:
                "    </scenes>\n    <resources>\n        <image name=\"gone\" width=\"8\" height=\"8\"/>\n    </resources>\n"
        )
        let app = try SmallApp(files)
        defer { app.remove() }
        let result = try app.run("project")
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(
            lines.dropFirst() == [
                "App/de.lproj/Main.strings:1: warning: ; is missing: Xcode refuses this file",
                "App/de.lproj/Main.strings:2: note: no view old-lb-001 in Main.storyboard [stale-translation]",
                "App/de.lproj/Main.strings:3: note: ttl-lb-001 is a label and has no normalTitle [stale-translation]",
                "App/Base.lproj/Main.storyboard:15: warning: no asset catalogue of target App has the image \"gone\" [missing-image]",
            ])
        let checked = try findings(try app.run("check", "App", "--json").output)
        #expect(
            checked.map { $0.finding["rule"]?.content } == [
                "missing-image", "project-file", "stale-translation", "stale-translation",
            ])
    }

    @Test(arguments: [nil, "App", "Shared"])
    func `an image elsewhere is not missing if the project is unknown`(_ place: String?) throws {
        var files = SmallApp.files
        files["App.xcodeproj/project.pbxproj"] = nil
        files["App/Info.plist"] = """
            <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>
            """
        files["project.yml"] = "targets:\n  App:\n    sources: [App, Shared]\n"
        files[SmallApp.storyboardPath] = SmallApp.storyboard.replacing(
            "title=\"Save\"", with: "title=\"Save\" image=\"dot\""
        ).replacing(
            "    </scenes>\n",
            with: """
                    </scenes>
                <resources><image name="dot" width="8" height="8"/></resources>
                """)
        if let place {
            files[place + "/A.xcassets/dot.imageset/Contents.json"] =
                #"{"images": [{"idiom": "universal", "filename": "dot.png"}]}"#
            files[place + "/A.xcassets/dot.imageset/dot.png"] = "x"
        }
        let app = try SmallApp(files)
        defer { app.remove() }
        let result = try app.run("project")
        #expect(result.output.contains("missing-image") == (place == nil))
    }

    @Test func `a name that differs in case is found as on a Mac`() throws {
        var files = SmallApp.files
        files["App/Base.lproj/MAIN.storyboard"] = SmallApp.storyboard
        files[SmallApp.storyboardPath] = nil
        let app = try SmallApp(files)
        defer { app.remove() }
        let project = try app.run("project", "--json")
        let document = try object(project.output)["documents"]?["App/Base.lproj/MAIN.storyboard"]
        #expect(document?["targets"]?.elements.compactMap(\.content) == ["App"])
    }

    @Test(arguments: ["Cocoa", "AppleTV", "WatchKit"])
    func `a folder with documents for other platforms alone has nothing to check`(
        _ platform: String
    ) throws {
        let app = try SmallApp([
            "Main.storyboard": SmallApp.storyboard.replacing("CocoaTouch", with: platform)
        ])
        defer { app.remove() }
        let result = try app.run("check", ".")
        #expect(result.status == 66 && result.output.isEmpty, "\(result)")
    }

    @Test func `a storyboard that cannot be read is told, and the rest goes on`() throws {
        var files = SmallApp.files
        files["App/Broken.storyboard"] = "<document><<<<<<< ours\n"
        let app = try SmallApp(files)
        defer { app.remove() }
        let project = try app.run("project")
        #expect(project.status == 1)
        #expect(project.output.contains("1 document"))
        #expect(project.output.contains("App/Broken.storyboard:1: warning: "))
    }

    @Test func `a project and languages that do not concern the files are told`() throws {
        let app = try SmallApp()
        defer { app.remove() }
        let other = try SmallApp()
        defer { other.remove() }
        let far = try app.run("check", "App", "--project", other.folder.path)
        #expect(far.status == 2)
        #expect(far.errors.contains("is outside of its work tree"))
        let silent = try app.run("check", "App", "--languages", "de,xx")
        #expect(
            silent.errors.contains(
                "no checked document has texts in the language xx, so it was not checked"))
        #expect(!silent.errors.contains("de,"))
    }

    @Test(arguments: ["/dev/null", "App/Info.plist", "none"])
    func `a project that is no folder is refused`(_ place: String) throws {
        let app = try SmallApp()
        defer { app.remove() }
        let result = try app.run("check", "App", "--project", place)
        #expect(result.status == 66 && result.errors.contains("--project \(place): "))
    }

    @Test func `a link that leads out of the repository is not read`() throws {
        var files = SmallApp.files
        files["App/de.lproj/Main.strings"] = nil
        let app = try SmallApp(files)
        defer { app.remove() }
        let outside = FileManager.default.temporaryDirectory.appending(
            path: "layoutedit-outside-\(UUID().uuidString)")
        try Data("\"sav-bt-001.normalTitle\" = \"Unverzüglich speichern\";".utf8).write(to: outside)
        defer { try? FileManager.default.removeItem(at: outside) }
        let place = app.folder.appending(path: "App/de.lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: place.appending(path: "Main.strings"), withDestinationURL: outside)
        try FileManager.default.createSymbolicLink(
            at: app.folder.appending(path: "App/loop"), withDestinationURL: app.folder)
        let found = try findings(try app.run("check", ".", "--json").output)
        #expect(found.map(\.file) == ["App/de.lproj/Main.strings"])
        #expect(
            found.first?.finding["message"]?.content
                == "lies outside the repository and was not read")
    }

    /// An unpacked archive has no Git repository, and its projects end at their folder.
    @Test(arguments: ["secret.strings", "deep/er/secret.strings"])
    func `a link out of a project without Git is not followed`(_ target: String) throws {
        var files = SmallApp.files
        files["App/de.lproj/Main.strings"] = nil
        let app = try SmallApp(files)
        defer { app.remove() }
        try FileManager.default.removeItem(at: app.folder.appending(path: ".git"))
        let outside = app.folder.appending(path: "../" + UUID().uuidString).standardized
        defer { try? FileManager.default.removeItem(at: outside) }
        let secret = outside.appending(path: target)
        try FileManager.default.createDirectory(
            at: secret.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("\"ttl-lb-001.text\" = \"Secret outside\";".utf8).write(to: secret)
        let link = app.folder.appending(path: "App/de.lproj/Main.strings")
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
        for arguments in [["project", ".", "--json"], ["check", ".", "--json"]] {
            let result = try BuiltProgram.run(arguments, in: app.folder)
            let text = String(decoding: result.output + result.errors, as: UTF8.self)
            #expect(!text.contains("Secret"), "\(text)")
            #expect(text.contains("was not read"), "\(text)")
        }
    }

    /// Replaces a file or folder of the app by a link to its new place, which is relative to the
    /// folder of the app.
    private func move(_ path: String, to target: String, in app: SmallApp) throws {
        let (old, new) = (app.folder.appending(path: path), app.folder.appending(path: target))
        try FileManager.default.createDirectory(
            at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: old, to: new)
        let up = path.split(separator: "/").dropLast().map { _ in "../" }.joined()
        try FileManager.default.createSymbolicLink(
            atPath: old.path, withDestinationPath: up + target)
    }

    /// Links inside the work tree are followed by every command, and a file is checked once.
    @Test(arguments: [
        ["App/Base.lproj"], ["App/Base.lproj", "App/de.lproj", "App/ja.lproj", "App/ar.lproj"],
        ["App"], ["App/Base.lproj/Main.storyboard"],
    ])
    func `a linked storyboard has the project that lists it`(_ links: [String]) throws {
        let app = try SmallApp()
        defer { app.remove() }
        for link in links { try move(link, to: "Shared/" + link, in: app) }
        for path in [".", "App", SmallApp.storyboardPath] {
            let result = try app.run("check", path, "--json")
            let found = try findings(result.output)
            #expect(found.count == 1, "\(path): \(result)")
            #expect(found.first?.finding["languages"]?.elements.compactMap(\.content) == ["de"])
        }
        for path in [".", SmallApp.storyboardPath] {
            let line = try app.run("project", path).output
            #expect(line.contains("target App, Release: iPhone portrait; en ar de ja; 1 document"))
        }
    }

    /// A file without texts, and a catalogue whose texts nobody has translated, translate nothing.
    @Test(arguments: ["", "/* none */\n", "new"])
    func `a language without texts has no translation of any`(_ text: String) throws {
        var files = SmallApp.files
        for path in files.keys where path.hasSuffix(".strings") { files[path] = nil }
        if text == "new" {
            let unit = "{\"stringUnit\": {\"state\": \"new\", \"value\": \"\"}}"
            let keys = ["ttl-lb-001.text", "sav-bt-001.normalTitle"].map {
                "\"\($0)\": {\"localizations\": {\"fr\": \(unit)}}"
            }
            files["App/mul.lproj/Main.xcstrings"] =
                "{\"sourceLanguage\": \"en\", \"strings\": {\(keys.joined(separator: ", "))}}"
        } else {
            files["App/fr.lproj/Main.strings"] = text
        }
        files[".layoutedit.toml"] = "[rules]\nmissing-translation = \"warning\"\n"
        let app = try SmallApp(files)
        defer { app.remove() }
        let report = try object(app.run("project", ".", "--json").output)
        let missing = report["documents"]?[SmallApp.storyboardPath]?["withoutTranslation"]?["fr"]
        #expect(
            missing?.elements.compactMap(\.content) == [
                "ttl-lb-001.text", "sav-bt-001.normalTitle",
            ])
        let found = try findings(app.run("check", ".", "--json").output)
        #expect(
            found.filter { $0.finding["rule"]?.content == "missing-translation" }.count == 2)
        let frames = try app.run(SmallApp.storyboardPath, "--language", "fr", "-c", "frames").output
        #expect(frames == (try app.run(SmallApp.storyboardPath, "-c", "frames").output))
    }

    /// A document behind a link that leads out of the work tree, or that is no file, is a finding of
    /// both commands and is not read.
    @Test(arguments: ["check", "project"])
    func `a document that is not read is reported`(_ command: String) throws {
        let app = try SmallApp()
        defer { app.remove() }
        let secret = app.folder.appending(path: "../" + UUID().uuidString).standardized
        try Data(SmallApp.storyboard.replacing("Name", with: "Secret").utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        try FileManager.default.createSymbolicLink(
            at: app.folder.appending(path: "App/Out.storyboard"), withDestinationURL: secret)
        mkfifo(app.folder.appending(path: "App/Pipe.storyboard").path, 0o600)
        let result = try app.run(command, ".")
        #expect(result.status == 1)
        let text = result.output + result.errors
        #expect(!text.contains("Secret"))
        #expect(text.contains("lies outside the repository and was not read"))
        #expect(text.contains("is no regular file"))
    }

    @Test(arguments: ["App", "App/Base.lproj"])
    func `the project around a folder is found above it`(_ folder: String) throws {
        let app = try SmallApp()
        defer { app.remove() }
        let result = try app.run("project", folder)
        #expect(result.status == 0)
        #expect(result.output.contains("App.xcodeproj, target App, Release: iPhone portrait"))
        #expect(result.output.contains("; 1 document"))
    }

    @Test func `a layout file has the project of the storyboard that it was imported from`() throws
    {
        let app = try SmallApp()
        defer { app.remove() }
        #expect(try app.run("import", "App.layout", SmallApp.storyboardPath).status == 0)
        let found = try findings(try app.run("check", "App.layout", "--json").output)
        #expect(found.map { $0.finding["languages"]?.line } == [#"["de"]"#])
        let off = try app.run(
            "check", "App.layout", "--project", "off", "--orientation", "portrait")
        #expect(off.status == 0)
        let frames = try app.run(
            "App.layout", "--language", "ar", "-c", "frames", "--json", "--device", "iphone-8")
        #expect(frames.status == 0)
        #expect(frames.output.contains(#""name":"name","frame":{"x":\#(375 - 16 - 37),"#))
        let none = try app.run("App.layout", "--language", "fr", "-c", "frames")
        #expect(none.errors.contains("the languages are en, ar, de, ja"))
    }

    @Test func `the project of a layout file is found from any folder`() throws {
        let app = try SmallApp()
        defer { app.remove() }
        let place = app.folder.appending(path: "elsewhere")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let state = ["XDG_STATE_HOME": app.folder.path + "/state"]
        func run(_ arguments: [String], in folder: URL, _ state: [String: String]) throws -> Int32 {
            try BuiltProgram.run(arguments, in: folder, environment: state).status
        }
        #expect(
            try run(["import", "App.layout", SmallApp.storyboardPath], in: app.folder, state) == 0)
        #expect(try run(["check", "../App.layout"], in: place, state) == 1)
        // Somebody else's layout file does not decide which files are read.
        let others = ["XDG_STATE_HOME": app.folder.path + "/other"]
        #expect(try run(["check", "../App.layout"], in: place, others) == 0)
        #expect(try run(["check", "App.layout"], in: app.folder, state) == 1)
    }

    @Test func `the project of a storyboard that has moved is missed once, until it is named`()
        throws
    {
        let app = try SmallApp()
        defer { app.remove() }
        let state = ["XDG_STATE_HOME": app.folder.path + "/state"]
        func run(_ arguments: String...) throws -> (errors: String, status: Int32) {
            let result = try BuiltProgram.run(arguments, in: app.folder, environment: state)
            return (String(decoding: result.errors, as: UTF8.self), result.status)
        }
        let (project, new) = ("App.xcodeproj, target App", "App/Base.lproj/New.storyboard")
        #expect(try run("import", "App.layout", SmallApp.storyboardPath).status == 0)
        #expect(try run("check", "App.layout").errors.hasPrefix(project))
        try FileManager.default.moveItem(
            at: app.folder.appending(path: SmallApp.storyboardPath),
            to: app.folder.appending(path: new))
        let reason = "no longer exists: if it has moved, layoutedit pull App.layout PATH"
        #expect(try run("check", "App.layout").errors.contains(reason))
        #expect(!(try run("check", "App.layout", "--project", "off").errors.contains(reason)))
        let shell = try run(
            "App.layout", "-c", "language de; frames; language ja; frames", "--keep-going")
        #expect(shell.errors.split(separator: reason).count == 2)
        #expect(try run("pull", "App.layout", new).status == 0)
        let pulled = try run("check", "App.layout").errors
        #expect(pulled.hasPrefix("App.xcodeproj, no target"))
    }

    @Test func `a catalogue has the size of a picture that the storyboard does not list`() throws {
        var files = SmallApp.files
        files[SmallApp.storyboardPath] = SmallApp.storyboard.replacing(
            "<state key=\"normal\" title=\"Save\"/>",
            with: "<state key=\"normal\" image=\"crest\"/>"
        ).replacing(
            "<constraint firstAttribute=\"width\" constant=\"100\" id=\"sav-wd-001\"/>", with: "")
        files["App.xcodeproj/project.pbxproj"] = SmallApp.project(adding: "Art.xcassets")
        files["App/Art.xcassets/crest.imageset/Contents.json"] =
            #"{"images": [{"idiom": "universal", "filename": "crest.svg"}]}"#
        files["App/Art.xcassets/crest.imageset/crest.svg"] =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="84" height="20"></svg>"#
        let app = try SmallApp(files)
        defer { app.remove() }
        func width(_ arguments: [String]) throws -> String? {
            let run = try BuiltProgram.run(
                ["export", SmallApp.storyboardPath, "--format", "json"] + arguments, in: app.folder)
            let views =
                try object(String(decoding: run.output, as: UTF8.self))["documents"]?
                .elements.first?["views"]?.elements ?? []
            return views.first { $0["objectID"]?.content == "sav-bt-001" }?["frame"]?["width"]?.line
        }
        #expect(try width([]) == "84")
        #expect(try width(["--project", "off"]) != "84")
    }

    @Test func `a merge measures texts with the fonts of the app`() throws {
        var files = SmallApp.files
        // The button follows the label, whose width is that of its text.
        let base = SmallApp.storyboard.replacing("text=\"Name\"", with: "text=\"name\"").replacing(
            "type=\"system\" pointSize=\"17\"",
            with: "name=\"Tiny-Regular\" family=\"Tiny\" pointSize=\"20\""
        ).replacing(
            "width=\"46\" height=\"20.333333333333329\"", with: "width=\"48\" height=\"24\""
        ).replacing(
            #"secondItem="mai-sa-001" secondAttribute="leading" constant="16" id="sav-ld-001""#,
            with: #"secondItem="ttl-lb-001" secondAttribute="trailing" id="sav-ld-001""#
        ).replacing("x=\"16\" y=\"111\"", with: "x=\"64\" y=\"115\"")
        files[SmallApp.storyboardPath] = base
        files["App.xcodeproj/project.pbxproj"] = SmallApp.project(adding: "Tiny.ttf")
        files["base"] = base
        files["ours"] = base.replacing("text=\"name\"", with: "text=\"names here\"")
            .replacing("width=\"48\"", with: "width=\"120\"")
            .replacing("x=\"64\"", with: "x=\"136\"")
        files["theirs"] = base.replacing(
            "constant=\"16\" id=\"ttl-ld-001\"", with: "constant=\"40\" id=\"ttl-ld-001\""
        ).replacing("x=\"16\"", with: "x=\"40\"").replacing("x=\"64\"", with: "x=\"88\"")
        let app = try SmallApp(files)
        defer { app.remove() }
        try Data(TinyFont("Tiny-Regular").bytes).write(
            to: app.folder.appending(path: "App/Tiny.ttf"))
        // Git passes the path of the file in the work tree, and temporary files.
        let merged = try app.run(
            "merge", "base", "ours", "theirs", "--path", SmallApp.storyboardPath)
        #expect(merged.status == 0)
        #expect(
            merged.output.contains(#"<rect key="frame" x="160" y="115" width="100" height="44"/>"#))
        let without = try app.run("merge", "base", "ours", "theirs", "--path", "../Main.storyboard")
        #expect(without.output != merged.output)
    }
}
