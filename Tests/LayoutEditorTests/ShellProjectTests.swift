import Foundation
import LayoutFormats
import Testing

/// The project around a storyboard, as the shell's `check` and `fix` use it.
@Suite struct ShellProjectTests {
    /// The properties of a finding that do not depend on how its document is named.
    private struct Found: Hashable {
        let rule, items, languages, places: String

        init(_ finding: JSONValue) {
            func line(_ name: String) -> String { finding[name]?.line ?? "" }
            (rule, items) = (line("rule"), line("items"))
            (languages, places) = (line("languages"), line("places"))
        }
    }

    private func found(_ output: String) -> [Found] {
        output.split(separator: "\n").compactMap { JSONReader.read(Array($0.utf8)) }
            .flatMap { $0["documents"]?.elements ?? [] }
            .flatMap { $0["findings"]?.elements ?? [] }.map(Found.init)
    }

    /// Makes an app for iPhone, for iPad or for both, in one orientation or several. The German
    /// title of its button does not fit, nor does the own title if `isLong` is true.
    private func app(_ family: String, _ orientations: String, isLong: Bool) throws -> SmallApp {
        var files = SmallApp.files
        files["App.xcodeproj/project.pbxproj"] = SmallApp.project.replacing(
            "TARGETED_DEVICE_FAMILY = 1", with: "TARGETED_DEVICE_FAMILY = \"\(family)\"")
        files["App/Info.plist"] = SmallApp.infoPlist.replacing(
            "<string>UIInterfaceOrientationPortrait</string>",
            with: orientations.split(separator: " ").map {
                "<string>UIInterfaceOrientation\($0)</string>"
            }.joined())
        if isLong {
            files[SmallApp.storyboardPath] = SmallApp.storyboard.replacing(
                "title=\"Save\"", with: "title=\"Save all of the pages now\"")
        }
        return try SmallApp(files)
    }

    @Test(
        arguments: ["1", "2", "1,2"],
        ["Portrait", "LandscapeLeft", "Portrait LandscapeLeft LandscapeRight"])
    func `check in the shell finds what check of the file finds`(
        _ family: String, _ orientations: String
    ) throws {
        for isLong in [false, true] {
            let app = try app(family, orientations, isLong: isLong)
            defer { app.remove() }
            let expected = found(try app.run("check", SmallApp.storyboardPath, "--json").output)
            #expect(!expected.isEmpty)
            let shown = try app.run(
                SmallApp.storyboardPath, "--json", "-c", "check --devices project")
            #expect(found(shown.output) == expected)
            #expect(try app.run("import", "App.layout", SmallApp.storyboardPath).status == 0)
            let imported = try app.run("App.layout", "--json", "-c", "check --devices project")
            #expect(found(imported.output) == expected)
            // All devices, in the app's orientations and languages.
            let all = found(
                try app.run("check", SmallApp.storyboardPath, "--devices", "all", "--json").output)
            let allShown = try app.run(
                SmallApp.storyboardPath, "--json", "-c", "check --devices all")
            #expect(found(allShown.output) == all)
        }
    }

    @Test(arguments: ["1", "2", "1,2"])
    func `a repair of the app's findings is found and tried where the app runs`(
        _ family: String
    ) throws {
        let app = try app(family, "Portrait", isLong: false)
        defer { app.remove() }
        let listed = try app.run(SmallApp.storyboardPath, "-c", "fix").output
        #expect(listed.contains("in de"), "\(listed)")
        #expect(!listed.contains("landscape"), "\(listed)")
        #expect(listed.contains("  1  "), "\(listed)")
        let fixed = try app.run("edit", SmallApp.storyboardPath, "--push", "-c", "fix 1")
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(found(try app.run("check", SmallApp.storyboardPath, "--json").output).isEmpty)
    }

    /// A repair must be made by a process that has read nothing of the imported file before.
    @Test(arguments: [true, false])
    func `a repair is made in an imported document`(_ usesProject: Bool) throws {
        let app = try app("1", "Portrait", isLong: true)
        defer { app.remove() }
        #expect(try app.run("import", "App.layout", SmallApp.storyboardPath).status == 0)
        let project = usesProject ? "." : "off"
        let fixed = try app.run("App.layout", "--project", project, "-c", "fix 1")
        #expect(fixed.status == 0, "\(fixed.errors)")
        let left = try app.run("App.layout", "--project", project, "-c", "fix")
        #expect(!left.output.contains("Save all of the pages"), "\(left.output)")
    }

    /// What is typed, and what the answer names; nil if the language is one of the app.
    @Test(arguments: [
        ("language de", nil), ("language pseudo", nil), ("language document", nil),
        ("language default", nil), ("language zz", "the languages are en, ar, de, ja, pseudo"),
        ("language psuedo", "did you mean pseudo?"),
        ("language documents", "did you mean document?"),
    ])
    func `a language is looked up at once`(_ command: String, _ hint: String?) throws {
        let app = try app("1", "Portrait", isLong: false)
        defer { app.remove() }
        let answer = try app.run(
            SmallApp.storyboardPath, "-c", command, "-c", "language document", "-c", "frames")
        #expect(answer.status == (hint == nil ? 0 : 2))
        if let hint { #expect(answer.errors.contains(hint), "\(answer.errors)") }
        let alone = try app.run(SmallApp.storyboardPath, "--project", "off", "-c", "language de")
        #expect(alone.status == 2 && alone.errors.contains("no Xcode project"))
    }

    @Test func `devices of a project need one`() throws {
        let app = try app("1", "Portrait", isLong: false)
        defer { app.remove() }
        let answer = try app.run(
            SmallApp.storyboardPath, "--project", "off", "-c", "check --devices project")
        #expect(answer.status == 2)
        #expect(answer.errors.contains("no Xcode project"))
    }

    /// Interface Builder's name of a device and ours are one device.
    @Test(arguments: ["retina6_12"])
    func `repairs are tried once on the document's own device`(_ device: String) throws {
        let app = try app("1", "Portrait", isLong: true)
        defer { app.remove() }
        // The button is beyond the edge of narrow devices only.
        let text = SmallApp.storyboard.replacing("retina6_12", with: device).replacing(
            "constant=\"16\" id=\"sav-ld-001\"", with: "constant=\"270\" id=\"sav-ld-001\"")
        try Data(text.utf8).write(to: app.folder.appending(path: SmallApp.storyboardPath))
        let check = try app.run(
            "check", SmallApp.storyboardPath, "--devices", "all", "--project", "off")
        let fix = try app.run(SmallApp.storyboardPath, "--project", "off", "-c", "fix")
        let count = try #require(check.output.firstMatch(of: /on \d+ of (\d+):/)?.output.1)
        #expect(fix.output.contains("of \(count))"), "\(fix.output)")
        #expect(!fix.output.contains("1 others"))
    }

    @Test func `project and check name the same line`() throws {
        var files = SmallApp.files
        files[SmallApp.storyboardPath] = SmallApp.storyboard.replacing(
            #"type="system" pointSize="17""#,
            with: #"name="Nowhere-Bold" family="Nowhere" pointSize="17""#
        ).replacing(
            #"<state key="normal" title="Save"/>"#,
            with: """
                <fontDescription key="fontDescription" name="Gone-Thin" family="Gone" pointSize="15"/>
                <state key="normal" title="Save" image="logo"/>
                """
        ).replacing(
            "    </scenes>\n",
            with: """
                    </scenes>
                    <resources>
                        <image name="logo" width="20" height="20"/>
                    </resources>

                """)
        let app = try SmallApp(files)
        defer { app.remove() }
        let check = try app.run("check", SmallApp.storyboardPath, "--fail-on", "never").output
        let project = try app.run("project", ".").output
        func lines(_ text: String) -> Set<String> {
            Set(
                text.matches(
                    of: /Main.storyboard:(\d+).*\[(missing-font|missing-image)\]/
                ).map { "\($0.output.2) \($0.output.1)" })
        }
        #expect(lines(check).count == 3, "\(check)")
        #expect(lines(project) == lines(check), "\(project)")
    }
}
