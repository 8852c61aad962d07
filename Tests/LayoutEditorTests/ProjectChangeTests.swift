import Foundation
import LayoutFormats
import LayoutStore
import Platform
import Testing

@testable import CommandLanguage
@testable import LayoutProgram
@testable import LayoutReplies
@testable import LayoutSession

/// Changes of the files of a project while a session or a page uses the project.
@Suite struct ProjectChangeTests {
    /// A change of the app's files.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable (URL) throws -> Void
    }

    private static func write(_ text: String, to path: String) -> @Sendable (URL) throws -> Void {
        { folder in
            let place = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
    }

    private static func remove(_ path: String) -> @Sendable (URL) throws -> Void {
        { try FileManager.default.removeItem(at: $0.appending(path: path)) }
    }

    private static let german = "App/de.lproj/Main.strings"

    private static func button(_ title: String) -> String {
        "\"sav-bt-001.normalTitle\" = \"\(title)\";\n"
    }

    static let changes = [
        Change(testDescription: "a shorter translation", make: write(button("Ja"), to: german)),
        Change(
            testDescription: "a translation of the same length",
            make: write(
                SmallApp.files[german]!.replacing("Unverzüglich", with: "Unverzüglyyy"), to: german)
        ),
        Change(testDescription: "a translation replaced by a new file") { folder in
            try Data(button("Nun unverzüglich weitermachen").utf8)
                .write(to: folder.appending(path: german), options: .atomic)
        },
        Change(testDescription: "a translation is removed", make: remove(german)),
        Change(testDescription: "a translation becomes unreadable", make: write("\"a", to: german)),
        Change(testDescription: "a translation is a link now") { folder in
            try write(button("Vor, zurück und weiter"), to: "App/other.strings")(folder)
            try remove(german)(folder)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: german).path,
                withDestinationPath: "../other.strings")
        },
        Change(
            testDescription: "a folder of translations is ignored by Git",
            make: write("de.lproj\n", to: ".gitignore")),
        Change(
            testDescription: "a folder of translations is ignored in its folder",
            make: write("ja.lproj\n", to: "App/.gitignore")),
        Change(
            testDescription: "another family",
            make: write(
                SmallApp.project.replacing(
                    "TARGETED_DEVICE_FAMILY = 1", with: "TARGETED_DEVICE_FAMILY = 2"),
                to: "App.xcodeproj/project.pbxproj")),
        Change(testDescription: "a language is added") { folder in
            try write(button("Enregistrer tout de suite"), to: "App/fr.lproj/Main.strings")(folder)
            try write(
                SmallApp.project.replacing("B2, B3, B4, )", with: "B2, B3, B4, B5, )").replacing(
                    "B2 = {",
                    with: "B5 = { isa = PBXFileReference; name = fr; "
                        + "path = fr.lproj/Main.strings; sourceTree = \"<group>\"; };\nB2 = {"),
                to: "App.xcodeproj/project.pbxproj")(folder)
        },
        Change(
            testDescription: "the app rotates",
            make: write(
                SmallApp.infoPlist.replacing(
                    "OrientationPortrait", with: "OrientationLandscapeLeft"),
                to: "App/Info.plist")),
        Change(
            testDescription: "the project is damaged",
            make: write("{", to: "App.xcodeproj/project.pbxproj")),
        Change(testDescription: "the project is removed", make: remove("App.xcodeproj")),
        Change(
            testDescription: "a catalogue loses its picture",
            make: remove("App/Assets.xcassets/logo.imageset")),
    ]

    /// An app whose storyboard also names a picture of a catalogue.
    private func app() throws -> SmallApp {
        var files = SmallApp.files
        files["App.xcodeproj/project.pbxproj"] = SmallApp.project(adding: "Assets.xcassets")
        files["App/Assets.xcassets/logo.imageset/Contents.json"] = """
            {"images": [{"idiom": "universal", "filename": "logo.png", "scale": "2x"}],
             "info": {"author": "xcode", "version": 1}}
            """
        files[SmallApp.storyboardPath] = SmallApp.storyboard.replacing(
            "title=\"Save\"", with: "title=\"Save\" image=\"logo\""
        ).replacing(
            "    </scenes>\n",
            with: "    </scenes>\n    <resources>\n"
                + "        <image name=\"logo\" width=\"20\" height=\"20\"/>\n    </resources>\n")
        let app = try SmallApp(files)
        // Files that have just been written are read again, because they may change again unnoticed.
        usleep(100_000)
        return app
    }

    private static let questions = [
        "check", "check --devices project", "check --devices all", "language de", "frames", "check",
        "language fr", "frames", "language document", "frames",
    ]

    private func session(of app: SmallApp) throws -> Session {
        let shell = Shell()
        let path = app.folder.appending(path: SmallApp.storyboardPath).path
        var settings = SessionSettings()
        settings.project = shell.project(around: path, ProjectChoice())
        return shell.session(on: try shell.openOrShow(path, .readOnly), settings)
    }

    private func answers(_ session: Session) throws -> [String] {
        try Self.questions.map { question in
            var reader = StatementReader()
            let statement = try #require(try (reader.read(question) + reader.finish()).first)
            do throws(CommandError) {
                return try session.run(session.grammar.parse(statement)).json.line
            } catch {
                return error.message + " " + (error.hint ?? "")
            }
        }
    }

    @Test(arguments: changes) func `a session answers as a new one does`(_ change: Change) throws {
        let app = try app()
        defer { app.remove() }
        let session = try session(of: app)
        let before = try answers(session)
        #expect(try answers(session) == before)
        try change.make(app.folder)
        let after = try answers(session)
        #expect(try after == answers(self.session(of: app)))
        #expect(after != before)
    }

    @Test func `a file that changes nothing leaves the project as it was`() throws {
        let app = try app()
        defer { app.remove() }
        let session = try session(of: app)
        _ = try answers(session)
        for path in ["App/notes.tmp", "notes.tmp", ".git/index"] {
            try Data("a".utf8).write(to: app.folder.appending(path: path))
        }
        for path in ["App/notes.tmp", "notes.tmp"] {
            try FileManager.default.removeItem(at: app.folder.appending(path: path))
        }
        let count = try #require(session.settings.project).changes
        _ = try answers(session)
        #expect(session.settings.project?.changes == count)
    }

    /// What a page asks for when it shows the app in German.
    private static let places = [
        "about", "findings?devices=,iphone-8", "findings?language=de&devices=,iphone-8",
        "screen?language=de", "screen", "answers?language=de&ask=frames",
    ]

    private func answers(_ served: ServedFile) throws -> [String] {
        try Self.places.map { place in
            let response = try served.get(place)
            return response.components(separatedBy: "\r\n\r\n").last ?? ""
        }
    }

    @Test(arguments: changes, [[], ["--edit"]])
    func `an open page is notified and answered as a new one is`(
        _ change: Change, _ options: [String]
    ) throws {
        let app = try app()
        let served = try ServedFile(app: app, options)
        _ = try answers(served)
        let events = try SocketClient(served.port)
        events.send("GET /\(served.token)/events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        #expect(events.read(until: "\"project\":0").contains("\"project\":0"))
        try change.make(app.folder)
        #expect(events.read(until: "\"project\":1").contains("\"project\":1"))
        let fresh = try ServedFile(showing: SmallApp.storyboardPath, in: served, options)
        let expected = try answers(fresh)
        // The first event may come before the last of several files has changed.
        let end = ContinuousClock.now + .seconds(5)
        var after = try answers(served)
        while after != expected, ContinuousClock.now < end { after = try answers(served) }
        #expect(after == expected)
    }
}
