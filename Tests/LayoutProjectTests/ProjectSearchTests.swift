import LayoutChecks
import Synchronization
import Testing

@testable import LayoutProject

@Suite("The search for a project") struct ProjectSearchTests {
    private func project(
        around document: String, _ files: [String: String],
        options: ProjectOptions = ProjectOptions()
    ) -> Project? {
        ProjectSearch.project(around: document, in: MemoryFiles(files), options: options)
    }

    private static let appPlist = ProjectText.plist(
        ProjectText.entry("CFBundlePackageType", "APPL")
            + ProjectText.entry(
                "UISupportedInterfaceOrientations", "UIInterfaceOrientationPortrait", "x"))

    @Test("of several projects in the nearest folder the one with the document counts")
    func several() {
        let files = [
            "ios/A.xcodeproj/project.pbxproj": ProjectText.app("A", files: ["One.xib"]),
            "ios/B.xcodeproj/project.pbxproj": ProjectText.app("B", files: ["Sub/Two.xib"]),
            "C.xcodeproj/project.pbxproj": ProjectText.app("C", files: ["ios/Sub/Three.xib"]),
        ]
        #expect(project(around: "ios/One.xib", files)?.path == "ios/A.xcodeproj")
        #expect(project(around: "ios/Sub/Two.xib", files)?.path == "ios/B.xcodeproj")
        #expect(project(around: "ios/Sub/Three.xib", files)?.path == "C.xcodeproj")
        let stray = project(around: "ios/Sub/Four.xib", files)
        #expect(stray?.path == "ios/A.xcodeproj")
        #expect(stray?.targets(of: "ios/Sub/Four.xib") == [])
        #expect(
            project(around: "ios/Sub/Two.xib", files)?.targets(of: "ios/Sub/Two.xib").map(\.name)
                == ["B"])
        #expect(project(around: "Sub/Two.xib", [:]) == nil)
    }

    @Test("a project beside the document, or elsewhere, counts if it has the document")
    func elsewhere() {
        let files = MemoryFiles([
            "ios/App.xcodeproj/project.pbxproj": ProjectText.app(files: [
                "../shared/Main.storyboard"
            ]),
            "Other.xcodeproj/project.pbxproj": ProjectText.app(files: ["Own.xib"]),
            "shared/Main.storyboard": "", "shared/Stray.xib": "", "Own.xib": "",
        ])
        var finder = ProjectFinder(files, roots: [""])
        let owner = finder.project(around: "shared/Main.storyboard")
        #expect(owner?.path == "ios/App.xcodeproj")
        #expect(owner?.targets(of: "shared/Main.storyboard").count == 1)
        #expect(finder.project(around: "shared/Stray.xib")?.path == "Other.xcodeproj")
        #expect(finder.project(around: "Own.xib")?.path == "Other.xcodeproj")
        var narrow = ProjectFinder(files)
        #expect(narrow.project(around: "shared/Main.storyboard")?.path == "Other.xcodeproj")
    }

    @Test("comments of a package's manifest are not read") func comments() {
        let files = [
            "Package.swift": """
            let package = Package(name: "Kit", targets: [
                // .target(name: "Old", path: "Old"),
                .target(name: "New", path: "New"),
            ])
            """, "Old/A.xib": "", "New/A.xib": "",
        ]
        #expect(project(around: "New/A.xib", files)?.targets.map(\.name) == ["New"])
        #expect(project(around: "Old/A.xib", files) == nil)
    }

    @Test func `a package's target has its name, and leaves out what the manifest excludes`() {
        let files = [
            "Package.swift": """
            // swift-tools-version:5.9
            let package = Package(name: "Kit", targets: [
                /* .target(name: "Ghost",
                           path: "Ghost"), */
                .target(name: "UI", path: "Interface", exclude: ["Old", "Drafts/B.xib"]),
                .target(name: "Core"), .testTarget(name: "CoreTests", dependencies: ["Core"]),
            ])
            """, "Ghost/A.xib": "", "Interface/A.xib": "", "Interface/Old/A.xib": "",
            "Interface/Drafts/A.xib": "", "Interface/Drafts/B.xib": "", "Sources/Core/A.xib": "",
            "Tests/CoreTests/A.xib": "",
        ]
        let names = { self.project(around: $0, files)?.targets.map(\.name) }
        #expect(names("Interface/A.xib") == ["UI"])
        #expect(names("Interface/Drafts/A.xib") == ["UI"])
        #expect(names("Sources/Core/A.xib") == ["Core"])
        #expect(names("Tests/CoreTests/A.xib") == ["CoreTests"])
        for path in ["Ghost/A.xib", "Interface/Old/A.xib", "Interface/Drafts/B.xib"] {
            #expect(names(path) == nil, "\(path)")
        }
    }

    @Test("a Swift package that is nearer than the project counts")
    func package() throws {
        let files = [
            "App.xcodeproj/project.pbxproj": ProjectText.app(files: ["Kit/Card.xib"]),
            "Kit/Package.swift": """
            let package = Package(name: "Kit", defaultLocalization: "de", targets: [
                .target(name: "A"), .target(name: "B", path: "Code/B"), .target(name: "C", path: "/")])
            """,
            "Kit/Sources/A/Card.xib": "", "Kit/Sources/A/A.swift": "", "Kit/Code/B/Box.xib": "",
            "Kit/Card.xib": "", "Kit/Sources/A/M.xcassets/Contents.json": "",
        ]
        let card = try #require(project(around: "Kit/Sources/A/Card.xib", files))
        #expect(card.kind == .package && card.path == "Kit/Package.swift")
        #expect(card.folder == "Kit/Sources/A" && card.developmentRegion == "de")
        #expect(
            card.targets.map(\.resources)
                == [["Kit/Sources/A/Card.xib", "Kit/Sources/A/M.xcassets"]])
        #expect(project(around: "Kit/Code/B/Box.xib", files)?.folder == "Kit/Code/B")
        #expect(project(around: "Kit/Card.xib", files)?.path == "App.xcodeproj")
    }

    /// Arguments of a target that come before its `exclude`, and what a manifest can have in them.
    private static let argumentsBefore = [
        #"dependencies: [.target(name: "Core")],"#,
        #"dependencies: [.target(name: "Core", condition: .when(platforms: [.iOS])), "Core"],"#,
        #"dependencies: ["Core"], // not exclude: ["Sources"]"# + "\n",
        #"/* exclude: [ /* "x" */ ] */ dependencies: [.product(name: "P", package: "q")],"#,
        #"swiftSettings: [.define("A, exclude: []")],"#, "",
    ]

    @Test(
        arguments: argumentsBefore,
        ["", #", "Drafts""#, #", // old [see #1]"# + "\n \"Drafts\""])
    func `a target has its own arguments only`(_ before: String, _ more: String) {
        let files = [
            "Package.swift": """
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", \(before) path: "Modules/Kit", exclude: ["Old"\(more)]),
                .target (name: "Core")])
            """, "Modules/Kit/A.xib": "", "Modules/Kit/Old/A.xib": "",
            "Modules/Kit/Drafts/A.xib": "", "Sources/Core/A.xib": "",
        ]
        let names = { self.project(around: $0, files)?.targets.map(\.name) }
        #expect(names("Modules/Kit/A.xib") == ["Kit"])
        #expect(names("Modules/Kit/Old/A.xib") == nil)
        #expect(names("Modules/Kit/Drafts/A.xib") == (more.isEmpty ? ["Kit"] : nil))
        #expect(names("Sources/Core/A.xib") == ["Core"])
    }

    @Test(arguments: ["old", "[old]", "[\"Old\"] + more", "[\"\\(old)\"]"])
    func `a target whose excluded files are unknown has no document`(_ excluded: String) {
        let files = [
            "Package.swift": """
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", exclude: \(excluded)), .target(name: "Core")])
            """, "Sources/Kit/A.xib": "", "Sources/Core/A.xib": "",
        ]
        #expect(project(around: "Sources/Kit/A.xib", files) == nil)
        #expect(project(around: "Sources/Core/A.xib", files)?.targets.map(\.name) == ["Core"])
    }

    @Test(
        "a package with translated files needs a default language",
        arguments: ["", "defaultLocalization: \"de\",", "defaultLocalization: .init(main),"])
    func defaultLanguage(_ stated: String) throws {
        let files = [
            "Package.swift":
                "let package = Package(name: \"Kit\", \(stated) targets: [.target(name: \"A\")])",
            "Sources/A/Card.xib": "", "Sources/A/de.lproj/Card.strings": "",
        ]
        let found = try #require(project(around: "Sources/A/Card.xib", files))
        #expect(found.messages.isEmpty == !stated.isEmpty)
        #expect(found.messages.allSatisfy { $0.path == "Package.swift" && $0.line == nil })
    }

    /// The manifest's lines for the resources and behind the package, and whether Swift refuses it.
    @Test(arguments: [
        (".copy(\"Web\")", "", false), (".copy(\"Other\")", "", true),
        (".process(\"Web\")", "", true),
        (".copy(\"Web/de.lproj/a.html\"), .process(\"Card.xib\")", "", false),
        (".copy(folder)", "", false), ("web", "", false),
        (".process(\"Web\", localization: .base)", "", true),
        (".process(\"Web\")", "package.defaultLocalization = \"de\"", false),
    ])
    func `only processed resources have a language`(
        _ resources: String, _ more: String, _ isRefused: Bool
    ) throws {
        let target = ".target(name: \"A\", resources: [\(resources)])"
        let files = [
            "Package.swift": "let package = Package(name: \"Kit\", targets: [\(target)])\n\(more)",
            "Sources/A/Card.xib": "", "Sources/A/Web/de.lproj/a.html": "",
        ]
        let found = try #require(project(around: "Sources/A/Card.xib", files))
        #expect(found.messages.isEmpty != isRefused)
    }

    @Test func `a manifest is read once`() {
        let start = ContinuousClock.now
        let text = String(repeating: "defaultLocalization: ", count: 20_000)
        _ = PackageManifest(Array(text.utf8))
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test(arguments: [
        "de.lproj/Main.strings", "mul.lproj/Main.xcstrings", "de.lproj/Other.strings",
    ])
    func `translations beside a document need no project`(_ path: String) throws {
        let files = ["A/Base.lproj/Main.storyboard": "", "A/" + path: "", "B/Main.storyboard": ""]
        let found = project(around: "A/Base.lproj/Main.storyboard", files)
        #expect((found != nil) == path.contains("Main"))
        #expect(found?.targets.isEmpty ?? true)
        #expect(project(around: "B/Main.storyboard", files) == nil)
    }

    @Test("without a project the nearest Info.plist of an app counts")
    func plain() throws {
        let files = [
            "App/Info.plist": Self.appPlist, "App/Base.lproj/Main.storyboard": "",
            "App/Code.swift": "", "App/Pods/X/Y.xib": "", "App/Kit/Package.swift": "",
            "App/Kit/Z.xib": "", "App/Fonts/a.ttf": "",
            "App/Inner/Tests-Info.plist": ProjectText.plist(
                ProjectText.entry("CFBundlePackageType", "BNDL")),
        ]
        let found = try #require(project(around: "App/Inner/Deep/Main.storyboard", files))
        #expect(found.kind == .plain && found.path == nil && found.folder == "App")
        let target = try #require(found.targets.first)
        #expect(target.families == nil && target.infoPlist == "App/Info.plist")
        #expect(target.orientations == [.iphone: [.portrait], .ipad: [.portrait]])
        #expect(
            target.resources == [
                "App/Base.lproj/Main.storyboard", "App/Fonts/a.ttf", "App/Inner/Tests-Info.plist",
            ])
        let message = try #require(found.messages.first)
        #expect(message.path == "App/Info.plist" && message.severity == .note)
        #expect(message.text.contains("no Xcode project"))
        #expect(project(around: "Other/Main.storyboard", files) == nil)
    }

    @Test("newer Info.plists of apps name the product's type by a setting")
    func newerPlain() {
        func found(_ entries: String) -> Bool {
            let type = ProjectText.entry("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)")
            let files = ["Info.plist": ProjectText.plist(type + entries)]
            return project(around: "Main.storyboard", files) != nil
        }
        #expect(found(ProjectText.entry("UIMainStoryboardFile", "Main")))
        #expect(!found(""))
        #expect(
            !found(
                ProjectText.entry("UIMainStoryboardFile", "Main")
                    + "<key>NSExtension</key><dict/>"))
    }

    @Test("a project with conflict markers is reported, and the files beside it count")
    func conflict() throws {
        let marked = "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n=======\n>>>>>>> other\n}\n"
        let files = [
            "App.xcodeproj/project.pbxproj": marked, "App/Info.plist": Self.appPlist,
            "App/Main.storyboard": "",
        ]
        let message = ProjectMessage(
            "App.xcodeproj/project.pbxproj", 3, .warning, "<<<<<<<: read without the project")
        let found = try #require(project(around: "App/Main.storyboard", files))
        #expect(found.kind == .plain && found.folder == "App")
        #expect(found.messages.first == message)

        let bare = try #require(
            project(around: "Main.xib", files.filter { $0.key.hasPrefix("App.") }))
        #expect(bare.kind == .plain && bare.folder == "" && bare.messages.first == message)
        #expect(MemoryFiles(files).project()?.messages.first == message)
    }

    @Test("a project that cannot be read is reported with the reason")
    func unreadable() {
        func message(_ text: String) -> ProjectMessage? {
            project(around: "Main.xib", ["A.xcodeproj/project.pbxproj": text])?.messages.first
        }
        #expect(message("{\n objects = {\n a = b\n }; }")?.line == 3)
        #expect(message("{}")?.text.contains("no project in it") == true)
        #expect(message("\u{0}")?.text.contains("neither UTF-8 nor UTF-16") == true)
        #expect(project(around: "Main.xib", ["A.xcodeproj/xcshareddata/A.xcscheme": ""]) == nil)
    }

    @Test("the search upwards lists only folders above the document")
    func listedFolders() {
        let files = CountingFiles(
            MemoryFiles([
                "App.xcodeproj/project.pbxproj": ProjectText.app(files: ["App/A/Main.xib"]),
                "App/B/C/Other.xib": "", "App/A/Main.xib": "",
            ]))
        var finder = ProjectFinder(files)
        #expect(finder.project(around: "App/A/Main.xib")?.path == "App.xcodeproj")
        #expect(files.listed == ["App/A", "App", ""])
        _ = finder.project(around: "App/A/Main.xib")
        #expect(files.readPaths == ["App.xcodeproj/project.pbxproj"])
    }

    @Test("projects below a folder are listed from the top, without those of other people")
    func below() {
        let empty = ProjectText.app()
        let files = MemoryFiles([
            "ios/deep/B.xcodeproj/project.pbxproj": empty, "ios/A.xcodeproj/project.pbxproj": empty,
            "Pods/Pods.xcodeproj/project.pbxproj": empty,
            "ios/node_modules/x/X.xcodeproj/project.pbxproj": empty,
            "other/C.xcodeproj/project.pbxproj": empty,
            "ios/W.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0">
            <FileRef location="group:A.xcodeproj"/>
            <Group location="group:../other" name="Others"><FileRef location="group:C.xcodeproj"/>
            </Group>
            <FileRef location="container:../Pods/Pods.xcodeproj"/>
            <FileRef location="absolute:/D.xcodeproj"/><FileRef location="group:Gone.xcodeproj"/>
            </Workspace>
            """,
        ])
        func paths(_ place: String) -> [String?] {
            ProjectSearch.projects(at: place, in: files).map(\.path)
        }
        let ios = ["ios/A.xcodeproj", "ios/deep/B.xcodeproj", "other/C.xcodeproj"]
        #expect(paths("ios") == ios)
        #expect(paths("ios/W.xcworkspace") == ["ios/A.xcodeproj", "other/C.xcodeproj"])
        #expect(paths("ios/deep/B.xcodeproj/") == ["ios/deep/B.xcodeproj"])
        #expect(paths("Pods") == ["Pods/Pods.xcodeproj"])
        #expect(paths("") == ["ios/A.xcodeproj", "other/C.xcodeproj", "ios/deep/B.xcodeproj"])
        #expect(paths("nowhere") == [] && paths("../ios") == [])
    }

    @Test("one target can be chosen")
    func chosenTarget() {
        let files = MemoryFiles([
            "A.xcodeproj/project.pbxproj": ProjectText.app("One"),
            "B.xcodeproj/project.pbxproj": ProjectText.app("Two"),
        ])
        let two = ProjectSearch.projects(at: "", in: files, options: ProjectOptions(target: "Two"))
        #expect(two.map(\.path) == ["B.xcodeproj"])
        let none = ProjectSearch.projects(at: "", in: files, options: ProjectOptions(target: "Tow"))
        #expect(none.first?.messages.first?.severity == .error)
        #expect(
            none.first?.messages.first?.text == "there is no target Tow; the targets are One")
    }
}

/// Files that record which folders and files were read.
private final class CountingFiles: ProjectFiles {
    private let files: MemoryFiles
    private let record = Mutex<(listed: [String], read: [String])>(([], []))

    init(_ files: MemoryFiles) { self.files = files }

    /// The folders that were listed, each once.
    var listed: [String] {
        record.withLock { record in
            var folders: [String] = []
            for folder in record.listed where !folders.contains(folder) { folders.append(folder) }
            return folders
        }
    }

    var readPaths: [String] { record.withLock { $0.read } }

    func names(in folder: String) -> [String] {
        record.withLock { $0.listed.append(folder) }
        return files.names(in: folder)
    }

    func isThere(_ path: String) -> Bool { files.isThere(path) }

    func read(_ path: String, atMost limit: Int) throws(FileRefusal) -> [UInt8] {
        record.withLock { $0.read.append(path) }
        return try files.read(path, atMost: limit)
    }
}
