import LayoutProject
import Testing
import TestKit

/// Projects that were made to crash or to stop a program. A test passes if it ends.
@Suite("Hostile projects", .timeLimit(.minutes(5))) struct HostileProjectTests {
    /// A project that uses every rule, with its other files.
    private static func tree() -> [String: String] {
        var text = ProjectText()
        let own = text.add(
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "membershipExceptions = (Info.plist,); target = T;")
        let folder = text.add(
            "PBXFileSystemSynchronizedRootGroup",
            "path = Sync; sourceTree = \"<group>\"; exceptions = (\(own),); explicitFolders = (C,);"
        )
        let localizations = [
            text.file("Base.lproj/Main.storyboard"), text.file("de.lproj/Main.strings"),
        ]
        let variants = text.group(nil, localizations, kind: "PBXVariantGroup")
        let web = text.file("Web", "lastKnownFileType = folder;")
        let config = text.file("App.xcconfig", tree: "SOURCE_ROOT")
        let font = text.file("a.ttf")
        let list = text.configurations(
            [
                "Release": """
                INFOPLIST_FILE = "$(SRCROOT)/App/$(NAME:lower).plist"; NAME = Info;
                TARGETED_DEVICE_FAMILY = "$(inherited),2"; GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait";
                """
            ], base: "baseConfigurationReference = \(config);")
        let phase = text.phase([variants, web, font])
        let target = text.target(
            "App", [phase], configurations: list, "fileSystemSynchronizedGroups = (\(folder),);",
            id: "T")
        let group = text.group(nil, [text.group("App", [variants, web, font]), folder, config])
        return [
            "App.xcodeproj/project.pbxproj": text.text(
                [target], group: group, configurations: list, "developmentRegion = en;"),
            "App.xcconfig": "TARGETED_DEVICE_FAMILY = $(A)\nA[sdk=iphoneos*] = 1 // \n"
                + "#include? \"App.xcconfig\"\n",
            "App/info.plist": ProjectText.plist(
                ProjectText.entry("UIMainStoryboardFile~ipad", "Main")
                    + ProjectText.entry("UIAppFonts", "a.ttf", "b.ttf")),
            "App/Base.lproj/Main.storyboard": "", "App/Web/x.html": "", "Sync/y.png": "",
        ]
    }

    @Test("the project that is changed is read completely")
    func whole() throws {
        let target = try #require(MemoryFiles(Self.tree()).project()?.targets.first)
        #expect(target.families == [.iphone, .ipad])
        #expect(target.mainStoryboard == "App/Base.lproj/Main.storyboard")
        #expect(target.fontEntries.count == 2 && target.resources.count == 5)
        #expect(target.orientations == [.ipad: [.portrait]])
    }

    @Test("random changes of any file do not end the program", arguments: 0..<8)
    func mutations(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let tree = Self.tree()
        let paths = tree.filter { !$0.value.isEmpty }.keys.sorted()
        var read = 0
        for _ in 0..<100 {
            var files = MemoryFiles(tree)
            let path = random.pick(paths)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                files.files[path] = Self.mutated(files.files[path] ?? [], &random)
            }
            read += files.project()?.kind == .xcode ? 1 : 0
            _ = ProjectSearch.project(around: "App/Base.lproj/Main.storyboard", in: files)
        }
        // Most changes leave a project that can be read.
        #expect(read > 30)
    }

    private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3:
            let words = [
                "(", ")", "{", "}", ";", "$(A)", "$(", "..", "/", "A1", "A3", "T", "\"", "\\U",
            ]
            bytes.insert(contentsOf: Array(random.pick(words).utf8), at: place)
        default:
            // Ids that lead elsewhere.
            for at in place..<end where 0x30...0x39 ~= bytes[at] {
                bytes[at] = UInt8.random(in: 0x30...0x39, using: &random)
            }
        }
        return bytes
    }

    private func read(_ text: String) -> Project? {
        ProjectSearch.project(
            around: "a.xib", in: MemoryFiles(["App.xcodeproj/project.pbxproj": text]))
    }

    @Test("deep nesting is refused", arguments: ["(", "{a=", "{", "/*", "\"", "<", "{a=b;"])
    func nesting(text: String) {
        #expect(read("{objects=" + String(repeating: text, count: 100_000))?.kind == .plain)
        _ = read(String(repeating: text, count: 100_000))
    }

    @Test("groups can be nested deeply")
    func groups() {
        var text = ProjectText()
        for index in 0..<20_000 {
            _ = text.add(
                "PBXGroup",
                "path = folder; sourceTree = \"<group>\"; children = (G\(index + 1), F\(index));",
                id: "G\(index)")
        }
        let file = text.file("a.png")
        let target = text.target("App", [text.phase([file])], configurations: "C")
        #expect(read(text.text([target], group: "G0"))?.targets.first?.resources == [])
    }

    @Test("many targets that share everything are read in a limited time")
    func shared() {
        var text = ProjectText()
        let localizations = (0..<2_000).map { text.file("\($0).lproj/Main.strings") }
        let variants = text.group(nil, localizations, kind: "PBXVariantGroup")
        let phase = text.phase([variants])
        let list = text.configurations(["Release": "TARGETED_DEVICE_FAMILY = 1;"])
        let targets = (0..<1_100).map { index in
            let own = text.phase([variants, variants])
            return text.target("T\(index)", [phase, own, phase], configurations: list)
        }
        let project = read(text.text(targets, group: text.group(nil, [variants])))
        #expect(project?.targets.count == 1_000)
        #expect(project?.targets.first?.resources.count == 2_000)
        #expect(project?.targets.last?.resources == [])
        #expect(project?.messages.count == 1)
    }

    @Test("objects of absurd types are passed over")
    func types() {
        let members = [
            "targets", "mainGroup", "buildConfigurationList", "projectDirPath", "developmentRegion",
            "children", "buildPhases", "files", "fileRef", "path", "sourceTree", "buildSettings",
            "buildConfigurations", "name", "fileSystemSynchronizedGroups", "exceptions", "isa",
        ]
        let text = Self.tree()["App.xcodeproj/project.pbxproj"] ?? ""
        for member in members {
            for value in [
                "()", "{}", "\"\"", "<00>", "((a), {b = c;})", "../../..", "/", "A1", "T",
            ] {
                _ = read(text.replacing("\(member) = ", with: "\(member) = \(value); x = "))
            }
        }
        for root in ["()", "a", "{}"] { _ = read("{objects = \(root); rootObject = a;}") }
    }
}
