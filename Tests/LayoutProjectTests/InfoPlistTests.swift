import Foundation
import LayoutChecks
import Testing

@testable import LayoutProject

@Suite("Info.plist of a target") struct InfoPlistTests {
    private typealias Text = ProjectText

    private static let resources = [
        "Base.lproj/Main.storyboard", "de.lproj/Main.storyboard", "Launch.xib", "Fonts/One.ttf",
        "Other/One.ttf", "Two.otf",
    ]

    /// Returns an app with an Info.plist.
    private func app(
        _ entries: String, _ settings: String = "", families: String = "1,2"
    ) -> Project? {
        files(Text.plist(entries), settings, families: families).project()
    }

    private func files(
        _ plist: String?, _ settings: String = "", families: String = "1,2"
    ) -> MemoryFiles {
        var files = MemoryFiles([
            "App.xcodeproj/project.pbxproj": Text.app(
                files: Self.resources,
                settings: """
                    INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; MAIN = Main; STYLE = Dark;
                    TARGETED_DEVICE_FAMILY = "\(families)"; \(settings)
                    """)
        ])
        for path in Self.resources { files.files[path] = [] }
        files.files["Info.plist"] = plist.map { Array($0.utf8) }
        return files
    }

    private static let portrait = "UIInterfaceOrientationPortrait"
    private static let left = "UIInterfaceOrientationLandscapeLeft"
    private static let down = "UIInterfaceOrientationPortraitUpsideDown"
    private static let key = "UISupportedInterfaceOrientations"

    @Test("a key for one family counts before the plain key")
    func familyKeys() {
        let target = app(
            Text.entry(Self.key, Self.portrait)
                + Text.entry(Self.key + "~ipad", Self.left, Self.down))?.targets.first
        #expect(
            target?.orientations == [
                .iphone: [.portrait], .ipad: [.portraitUpsideDown, .landscapeLeft],
            ])
        let phone = app(Text.entry(Self.key + "~iphone", Self.left), families: "1")?.targets.first
        #expect(phone?.orientations == [.iphone: [.landscapeLeft]])
        #expect(app("")?.targets.first?.orientations == [:])
        #expect(app(Text.entry(Self.key, "Sideways"))?.targets.first?.orientations == [:])
    }

    @Test func `words that iOS does not know are reported`() {
        let project = app(
            Text.entry(Self.key, Self.portrait, "Sideways")
                + Text.entry("UIUserInterfaceStyle", "Purple"))
        #expect(
            project?.messages.map(\.text) == [
                "UISupportedInterfaceOrientations names Sideways, which is no orientation",
                "UIUserInterfaceStyle is Purple: it can be Light, Dark or Automatic",
            ])
        #expect(project?.messages.allSatisfy { $0.path == "Info.plist" } == true)
        let known = app(
            Text.entry(Self.key, Self.portrait, Self.left)
                + Text.entry("UIUserInterfaceStyle", "Automatic"))
        #expect(known?.messages == [])
    }

    /// Entries with a mistake in their last line but one, and the beginning of the message.
    private static let mistakes = [
        (Text.entry(key, portrait, "Sideways"), key + " names Sideways"),
        (Text.entry(key + "~ipad", portrait, "Sideways"), key + "~ipad names Sideways"),
        (Text.entry("UIMainStoryboardFile", "Nope"), "UIMainStoryboardFile names Nope"),
        (Text.entry("UIMainStoryboardFile~ipad", "Nope"), "UIMainStoryboardFile~ipad names Nope"),
        (Text.entry("UILaunchStoryboardName", "Nope"), "UILaunchStoryboardName names Nope"),
        (Text.entry("UIAppFonts", "One.ttf", "Gone.ttf"), "UIAppFonts names Gone.ttf;"),
        (Text.entry("UIAppFonts", "One.ttf", "Two.otf "), "UIAppFonts names \"Two.otf \";"),
    ]

    @Test(arguments: 0..<mistakes.count, [0, 3])
    func `a mistake is reported at the line of its text`(_ number: Int, _ before: Int) {
        let (entry, text) = Self.mistakes[number]
        let others = (0..<before).map { Text.entry("Other\($0)", "x") }.joined()
        let lines = Text.plist(others + entry + "<key>End</key>\n<true/>")
            .split(separator: "\n", omittingEmptySubsequences: false)
        let isList = entry.contains("<array>")
        let end = (lines.lastIndex(of: "<key>End</key>") ?? 0) - (isList ? 1 : 0)
        let found = app(others + entry + "<key>End</key>\n<true/>")?.messages ?? []
        #expect(found.count == 1 && found.first?.text.hasPrefix(text) == true, "\(found)")
        #expect(found.first?.line == end, "\(found)")
    }

    @Test func `fonts in a text instead of a list are not registered`() {
        let project = app("<key>UIAppFonts</key>\n<string>One.ttf</string>")
        #expect(project?.targets.first?.fontEntries == [])
        #expect(
            project?.messages.map(\.text) == [
                "UIAppFonts is a text and no list, so iOS registers no font"
            ])
        let setting = app(
            "", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIAppFonts = \"One.ttf Two.otf\";")
        #expect(setting?.targets.first?.fontEntries == [])
        #expect(
            setting?.messages.map(\.text) == [
                "Xcode ignores INFOPLIST_KEY_UIAppFonts, so iOS registers no font"
            ])
    }

    /// The families, the files, and whether an app that starts with Main finds it.
    @Test(arguments: [
        ("1,2", ["Main"], true), ("1,2", ["Main~iphone", "Main~ipad"], true),
        ("1,2", ["Main", "Main~ipad"], true), ("1,2", ["Main~ipad"], false),
        ("2", ["Main~ipad"], true), ("1", ["Main~ipad"], false), ("1", ["Main~iphone"], true),
        ("1", ["Mains"], false),
    ])
    func `a family of devices may have a storyboard of its own`(
        _ families: String, _ names: [String], _ isThere: Bool
    ) {
        let listed = names.map { $0 + ".storyboard" }
        var files = MemoryFiles([
            "App.xcodeproj/project.pbxproj": Text.app(
                files: listed,
                settings: """
                    GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;
                    TARGETED_DEVICE_FAMILY = "\(families)";
                    """)
        ])
        for path in listed { files.files[path] = [] }
        let project = files.project()
        #expect(project?.messages.isEmpty == isThere)
        if isThere { #expect(project?.targets.first?.mainStoryboard != nil) }
    }

    /// An entry that names Main, the type of the target, and the severity if Main is missing.
    private static let starts: [(String, String, Severity?)] = [
        (Text.entry("UIMainStoryboardFile", "Main"), "application", .warning),
        (scene("UIWindowSceneSessionRoleApplication"), "application", .warning),
        (scene("UIWindowSceneSessionRoleExternalDisplay"), "application", .warning),
        (scene("UIWindowSceneSessionRoleApplication"), "framework", nil),
        (ofExtension, "app-extension", .warning), (ofExtension, "application", nil),
        (Text.entry("UIMainStoryboardFile", "Main"), "app-extension", nil),
    ]

    @Test(arguments: starts)
    func `a storyboard that an app shows first has a first screen`(
        _ entry: String, _ type: String, _ severity: Severity?
    ) {
        for initial in [nil, "", "initialViewController=\"vc\""] {
            let listed = initial == nil ? [] : ["Main.storyboard"]
            var files = MemoryFiles([
                "App.xcodeproj/project.pbxproj": Text.app(
                    files: listed, settings: "INFOPLIST_FILE = Info.plist;"
                ).replacing(
                    "com.apple.product-type.application", with: "com.apple.product-type." + type),
                "Info.plist": Text.plist(entry),
            ])
            files.files["Main.storyboard"] = initial.map { attribute in
                Array(
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
                    version="3.0" targetRuntime="iOS.CocoaTouch" \(attribute)><scenes/></document>
                    """.utf8)
            }
            let found = files.project()?.messages.map(\.severity) ?? []
            let expected: Severity? =
                severity == nil || initial?.isEmpty == false
                ? nil : initial == nil ? severity : .note
            #expect(found == [expected].compactMap(\.self), "\(type) \(initial ?? "none")")
        }
    }

    private static func scene(_ role: String) -> String {
        """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>\(role)</key><array><dict>
        <key>UISceneStoryboardFile</key><string>Main</string>
        </dict></array></dict></dict>
        """
    }

    private static let ofExtension = """
        <key>NSExtension</key><dict>
        <key>NSExtensionMainStoryboard</key><string>Main</string></dict>
        """

    /// Patterns as in the settings, and the resources that stay.
    @Test(arguments: [
        ("", "", ["App/Dev/D.storyboard", "App/Mocks.xcassets", "M.storyboard"]),
        ("*/Dev/*", "", ["App/Mocks.xcassets", "M.storyboard"]),
        ("$(SRCROOT)/App/Dev/*", "", ["App/Mocks.xcassets", "M.storyboard"]),
        ("*.storyboard", "M*", ["App/Mocks.xcassets", "M.storyboard"]),
        ("M[no]cks.xcassets ?.storyboard", "", []),
        ("Dev", "", ["App/Dev/D.storyboard", "App/Mocks.xcassets", "M.storyboard"]),
    ])
    func `settings leave out files`(_ out: String, _ back: String, _ kept: [String]) {
        let all = ["App/Dev/D.storyboard", "App/Mocks.xcassets", "M.storyboard"]
        var files = MemoryFiles([
            "App.xcodeproj/project.pbxproj": Text.app(
                files: all,
                settings: """
                    EXCLUDED_SOURCE_FILE_NAMES = "\(out)"; INCLUDED_SOURCE_FILE_NAMES = "\(back)";
                    """)
        ])
        for path in all { files.files[path] = [] }
        let target = files.project()?.targets.first
        #expect(target?.resources == kept)
        #expect(target?.leftOut == Set(all).subtracting(kept))
    }

    @Test(arguments: [
        ("a*c", "abc", true), ("a*c", "ac", true), ("a*c", "ab", false), ("a?c", "abc", true),
        ("a?c", "ac", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[a", "[a", true),
        ("\\*", "*", true), ("\\*", "a", false), ("*a*b*", "xaxxbx", true),
        ("*a*b*", "xbxa", false),
        ("b/*", "a/b/c", true), ("a/*", "a/b/c", false), ("*/*/c", "c", true), ("*/c", "c", true),
        ("", "a", false),
    ])
    func `a pattern of files is that of fnmatch`(_ pattern: String, _ path: String, _ isIn: Bool) {
        #expect(FilePattern(pattern).matches(path) == isIn)
    }

    @Test("Info.plist counts before settings, which count if Xcode generates entries")
    func generated() {
        let settings = """
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "\(Self.left) \(Self.portrait)";
            INFOPLIST_KEY_UISupportedInterfaceOrientations = \(Self.down);
            INFOPLIST_KEY_UIMainStoryboardFile = "$(MAIN)";
            INFOPLIST_KEY_UILaunchStoryboardName = Launch;
            INFOPLIST_KEY_UIUserInterfaceStyle = "$(STYLE)";
            INFOPLIST_KEY_UIRequiresFullScreen = YES;
            """
        let yes = "GENERATE_INFOPLIST_FILE = YES;"
        let target = app("", settings + yes)?.targets.first
        #expect(
            target?.orientations == [
                .iphone: [.portrait, .landscapeLeft], .ipad: [.portraitUpsideDown],
            ])
        #expect(target?.mainStoryboard == "Base.lproj/Main.storyboard")
        #expect(target?.launchStoryboard == "Launch.xib")
        #expect(target?.style == .dark)
        #expect(target?.requiresFullScreen == true)

        let both = app(
            Text.entry("UIUserInterfaceStyle", "Light") + Text.entry(Self.key, Self.portrait)
                + "<key>UIRequiresFullScreen</key><false/>", settings + yes)?.targets.first
        #expect(both?.style == .light)
        #expect(both?.requiresFullScreen == false)
        #expect(
            both?.orientations == [.iphone: [.portrait, .landscapeLeft], .ipad: [.portrait]])
        #expect(app("", settings)?.targets.first?.style == nil)
    }

    @Test("an iPhone app does not state whether it fills the iPad's screen")
    func fullScreen() {
        let entry = "<key>UIRequiresFullScreen</key><true/>"
        #expect(app(entry)?.targets.first?.requiresFullScreen == true)
        #expect(app("")?.targets.first?.requiresFullScreen == false)
        #expect(app(entry, families: "1")?.targets.first?.requiresFullScreen == nil)
    }

    @Test(
        "names are made as Xcode makes them",
        arguments: [
            ("$(PRODUCT_NAME:rfc1034identifier)", "My-App-X.1"),
            ("$(PRODUCT_NAME:c99extidentifier)", "My_App_X_1"),
            ("$(PRODUCT_MODULE_NAME)", "My_App_X_1"), ("$(TARGETNAME)", "App"),
            ("$(PLATFORM_NAME)", "iphoneos"), ("$(FILE:base)", "c"), ("$(FILE:file)", "c.txt"),
            ("$(FILE:dir)", "a/b"), ("$(PROJECT)", "App"),
        ])
    func operators(value: String, expanded: String) {
        let settings = "PRODUCT_NAME = \"My App_X.1\"; FILE = \"a/b/c.txt\";"
        let plist = Text.entry("UIMainStoryboardFile", value)
        let messages = app(plist, settings.replacing("_X", with: " X"))?.messages ?? []
        #expect(messages.map(\.text).contains { $0.contains("names \(expanded);") })
    }

    @Test("what is not there is reported") func whatIsAbsent() {
        var missing = files(Text.plist(Text.entry("UIMainStoryboardFile", "Nowhere")))
        missing.files["Launch.xib"] = nil
        missing.files["de.lproj/Main.storyboard"] = nil
        let texts = missing.project()?.messages.map(\.text) ?? []
        #expect(
            texts.contains(
                "target App has Launch.xib, de.lproj/Main.storyboard, which are not there"))
        #expect(
            texts.contains(
                "UIMainStoryboardFile names Nowhere; there is no such storyboard in target App"))
        let empty = files("").project()
        #expect(
            empty?.messages.map(\.text) == ["the file is empty; its entries were not read"])
        for place in ["../../Info.plist", "/Info.plist"] {
            let outside = files(nil, "INFOPLIST_FILE = \"\(place)\";").project()
            #expect(
                outside?.messages.map(\.text) == [
                    "\(place), the Info.plist of target App, lies outside the repository and was not read"
                ])
        }
    }

    @Test(
        "the lowest version is that of the target's system",
        arguments: [
            ("iphoneos", "15.0"), ("appletvos", "16.0"), ("watchos", "9.0"), ("macosx14.2", "13.0"),
        ])
    func systems(root: String, version: String) {
        let settings = """
            SDKROOT = "\(root)"; IPHONEOS_DEPLOYMENT_TARGET = 15.0; TVOS_DEPLOYMENT_TARGET = 16.0;
            WATCHOS_DEPLOYMENT_TARGET = 9.0; MACOSX_DEPLOYMENT_TARGET = 13.0;
            """
        #expect(app("", settings)?.targets.first?.deploymentTarget == version)
    }

    @Test("the main storyboard is that of Info.plist or of the scene manifest")
    func storyboards() {
        let main = app(Text.entry("UIMainStoryboardFile", "$(MAIN).storyboard"))
        #expect(main?.targets.first?.mainStoryboard == "Base.lproj/Main.storyboard")
        #expect(
            app(Text.entry("UIMainStoryboardFile", "Gone"))?.targets.first?.mainStoryboard == nil)
        let scene = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
            <key>UILaunchScreen</key><dict/>
            """
        let target = app(scene)?.targets.first
        #expect(target?.mainStoryboard == "Base.lproj/Main.storyboard")
        #expect(target?.hasGeneratedLaunchScreen == true)
        #expect(main?.targets.first?.hasGeneratedLaunchScreen == false)
    }

    @Test("each registered font has its line and its file")
    func fonts() {
        let project = app(Text.entry("UIAppFonts", "Other/One.ttf", "Two.otf", "Gone.ttf"))
        #expect(
            project?.targets.first?.fontEntries == [
                FontEntry(text: "Other/One.ttf", line: 7, file: "Other/One.ttf"),
                FontEntry(text: "Two.otf", line: 8, file: "Two.otf"),
                FontEntry(text: "Gone.ttf", line: 9, file: nil),
            ])
        #expect(
            project?.messages == [
                ProjectMessage(
                    "Info.plist", 9, .warning,
                    "UIAppFonts names Gone.ttf; there is no such file in target App")
            ])
    }

    @Test(arguments: [
        "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UISceneStoryboardFile",
        "UILaunchStoryboardName", "UILaunchStoryboardName~iphone",
    ])
    func `a storyboard that the app starts with and does not have is reported`(_ key: String) {
        let scene = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneStoryboardFile</key><string>Gone</string></dict></array></dict></dict>
            """
        let isOfScene = key == "UISceneStoryboardFile"
        let project = app(isOfScene ? scene : Text.entry(key, "Gone"))
        #expect(
            project?.messages.map(\.text) == [
                "\(key) names Gone; there is no such storyboard in target App"
            ])
    }

    @Test("a property list is read in each format and encoding")
    func formats() throws {
        let xml = Text.plist(Text.entry("UIUserInterfaceStyle", "Dark"))
        let list = ["UIUserInterfaceStyle": "Dark", "UIAppFonts": ["Two.otf"]] as [String: Any]
        let binary = try PropertyListSerialization.data(
            fromPropertyList: list, format: .binary, options: 0)
        let wide = xml.replacing("UTF-8", with: "UTF-16").data(using: .utf16)
        let old = Data("{ UIUserInterfaceStyle = Dark; }".utf8)
        for bytes in [Data(xml.utf8), binary, try #require(wide), old] {
            var files = files(nil)
            files.files["Info.plist"] = Array(bytes)
            let target = files.project()?.targets.first
            #expect(target?.style == .dark)
            #expect(target?.fontEntries.allSatisfy { $0.line == nil } == true)
        }
    }

    @Test(
        "an Info.plist that cannot be read is reported, and the rest of the project counts",
        arguments: [
            ("<!DOCTYPE plist [\n<!ENTITY a \"b\">\n]><plist><dict/></plist>", 1, "entities"),
            ("<plist>\n<<<<<<< HEAD\n</plist>", 2, "conflict"),
            ("<plist><dict>", 1, "were not read"), ("a", 1, "were not read"),
            ("<plist><array/></plist>", nil, "no dictionary"),
        ])
    func unreadable(text: String, line: Int?, words: String) throws {
        let project = try #require(files(text).project())
        let message = try #require(project.messages.first)
        #expect(project.messages.count == 1)
        #expect(message.path == "Info.plist" && message.line == line)
        #expect(message.severity == .warning && message.text.contains(words), "\(message)")
        #expect(project.targets.first?.requiresFullScreen == nil)
        #expect(project.targets.first?.infoPlist == "Info.plist")
        #expect(project.targets.first?.resources.count == Self.resources.count)
    }

    @Test("an Info.plist that is absent, outside or too large is reported")
    func absent() {
        #expect(files(nil).project()?.messages.map(\.severity) == [.note])
        var outside = files(nil)
        outside.outside = ["Info.plist"]
        #expect(outside.project()?.messages.first?.text.contains("outside") == true)
        var large = files(nil)
        large.files["Info.plist"] = Array(repeating: 0x20, count: 9 << 20)
        #expect(large.project()?.messages.first?.text.contains("larger than 8 MiB") == true)
    }
}
