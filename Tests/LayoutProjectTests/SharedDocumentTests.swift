import LayoutChecks
import LayoutFormats
import LayoutProject
import TestKit
import Testing

/// Documents that are in several apps, which have different resources.
@Suite struct SharedDocumentTests {
    private typealias Text = ProjectText

    /// The places where an app can have a picture.
    private enum Place: CaseIterable { case none, catalogue, loose, common }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="vie-ww-001">
                    <subviews>
                        <imageView image="cart" id="ima-ge-001"/>
                        <label text="a" id="lab-el-001">
                            <fontDescription key="fontDescription" name="Tiny" family="Tiny" pointSize="17"/>
                        </label>
                    </subviews>
                </view>
            </objects>
            <resources><image name="cart" width="8" height="8"/></resources>
        </document>
        """

    private static let registration =
        "<key>UIAppFonts</key>\n<array><string>tiny.ttf</string></array>\n"

    private static let imageSet = #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#

    /// Returns the problems of a xib that is in each app.
    ///
    /// - Parameters:
    ///   - image: the name of the image that the xib shows
    ///   - code: source files that are in no app, by path
    ///   - types: the types of the targets; apps by default
    private func problems(
        pictures: [Place], fonts: [(isThere: Bool, isRegistered: Bool)], image: String = "cart",
        code: [String: String] = [:], types: [String] = []
    ) throws -> [String] {
        var text = Text()
        let xib = Self.storyboard.replacing("=\"cart\"", with: "=\"\(image)\"")
        var files = MemoryFiles(["Shared.xib": xib].merging(code) { old, _ in old })
        let shared = text.file("Shared.xib")
        let common = text.file("Common.xcassets", "lastKnownFileType = folder.assetcatalog;")
        func addCatalogue(_ name: String) {
            files.files[name + "/cart.imageset/Contents.json"] = Array(Self.imageSet.utf8)
            files.files[name + "/cart.imageset/a.png"] = []
        }
        var (targets, all) = ([String](), [shared, common])
        for (number, (place, font)) in zip(pictures, fonts).enumerated() {
            let name = ["One", "Two", "Three"][number]
            var own = [shared]
            switch place {
            case .none: break
            case .catalogue:
                addCatalogue(name + ".xcassets")
                own.append(text.file(name + ".xcassets"))
            case .loose:
                files.files[name + "/cart.png"] = []
                own.append(text.file(name + "/cart.png"))
            case .common:
                addCatalogue("Common.xcassets")
                own.append(common)
            }
            if font.isThere {
                files.files[name + "/tiny.ttf"] = TinyFont("Tiny").bytes
                own.append(text.file(name + "/tiny.ttf"))
            }
            files.files[name + ".plist"] = Array(
                Text.plist(font.isRegistered ? Self.registration : "").utf8)
            let settings = text.configurations(["Release": "INFOPLIST_FILE = \(name).plist;"])
            let type = types.isEmpty ? "application" : types[number]
            targets.append(
                text.target(
                    name, [text.phase(own)], configurations: settings,
                    type: "com.apple.product-type." + type))
            all += own.dropFirst()
        }
        files.files["App.xcodeproj/project.pbxproj"] = Array(
            text.text(targets, group: text.group(nil, all)).utf8)
        let project = try #require(files.project())
        let owners = project.targets(of: "Shared.xib")
        let resources = ProjectResources(
            project.resourcePaths(for: owners), fonts: project.fontPaths(for: owners), own: [],
            in: files)
        let context = DocumentProject(
            "Shared.xib", in: project, resources: resources, files: files)
        let source = try SourceTexts(Array(xib.utf8))
        return DocumentProblems.all(of: context, source.texts, source.resources, scale: 2)
            .map(\.text)
    }

    private func names(_ missing: [Bool]) -> String {
        let names = zip(["One", "Two", "Three"], missing).filter(\.1).map(\.0)
        return (names.count == 1 ? "target " : "the targets ") + names.joined(separator: ", ")
    }

    @Test(arguments: Place.allCases, Place.allCases)
    private func `an image that one app lacks is reported for that app`(
        _ first: Place, _ second: Place
    ) throws {
        for third in Place.allCases {
            let places = [first, second, third]
            let found = try problems(
                pictures: places, fonts: Array(repeating: (true, true), count: 3))
            let missing = places.map { $0 == .none }
            let expected =
                missing.contains(true)
                ? ["no asset catalogue of \(names(missing)) has the image \"cart\""] : []
            #expect(found == expected, "\(places)")
        }
    }

    /// The types of targets with a bundle of their own that iOS shows documents from.
    private static let bundles = ["application", "app-extension", "framework", "bundle"]
    private static let tests = ["bundle.unit-test", "bundle.ui-testing"]

    @Test(arguments: bundles, bundles + tests)
    private func `an image is looked for in each bundle, and not in tests`(
        _ first: String, _ second: String
    ) throws {
        for (one, two) in [(true, true), (true, false), (false, true), (false, false)] {
            let found = try problems(
                pictures: [one ? .catalogue : .none, two ? .catalogue : .none],
                fonts: [(true, true), (true, true)], types: [first, second])
            let missing = [!one, !two && !Self.tests.contains(second)]
            let expected =
                missing.contains(true)
                ? ["no asset catalogue of \(names(missing)) has the image \"cart\""] : []
            #expect(found == expected, "\(one) \(two)")
        }
    }

    @Test(arguments: ["application", "app-extension"], ["app-extension"] + tests)
    private func `a font is looked for in each program, and not in tests`(
        _ first: String, _ second: String
    ) throws {
        let isTest = Self.tests.contains(second)
        for (one, two) in [(true, true), (true, false), (false, true), (false, false)] {
            let found = try problems(
                pictures: [.common, .common], fonts: [(one, one), (two, two)],
                types: [first, second])
            let missing = [!one, !two && !isTest]
            let expected =
                missing.contains(true) ? ["Tiny is in no file of \(names(missing))"] : []
            #expect(found == expected, "\(one) \(two)")
        }
    }

    @Test(arguments: [(true, true), (true, false), (false, false)])
    func `a font that one app lacks or does not register is reported for that app`(
        _ isThere: Bool, _ isRegistered: Bool
    ) throws {
        let found = try problems(
            pictures: [.common, .common],
            fonts: [(true, true), (isThere, isRegistered)])
        switch (isThere, isRegistered) {
        case (true, true): #expect(found == [])
        case (true, false):
            #expect(
                found == [
                    "Tiny is in target Two and not in UIAppFonts there: at run time this text is "
                        + "in the system font"
                ])
        default: #expect(found == ["Tiny is in no file of target Two"])
        }
    }

    @Test(
        arguments: ["swift", "m", "mm", "txt"],
        ["RegisterFontsForURL", "RegisterGraphicsFont", "CopyAll"])
    func `a font that code may register is not reported as unregistered`(
        _ language: String, _ function: String
    ) throws {
        let code = ["Sources/Deep/Fonts.\(language)": "  CTFontManager\(function)(url, 1, nil)\n"]
        let isRegistered = language != "txt" && function != "CopyAll"
        for others in [[], [(true, true)]] {
            let found = try problems(
                pictures: [.common, .common], fonts: [(true, false)] + others, code: code)
            #expect(found.isEmpty == isRegistered, "\(found)")
        }
        #expect(
            try problems(
                pictures: [.common, .common], fonts: [(true, true), (false, false)], code: code)
                == ["Tiny is in no file of target Two"])
    }

    @Test(arguments: [
        ("anim.gif", false), ("Icons.bundle/cart", true), ("Icons.bundle/sub/cart.png", true),
        ("bundle/cart", false),
    ])
    func `an image in a resource bundle is not reported`(_ name: String, _ isKnown: Bool) throws {
        let found = try problems(pictures: [.loose], fonts: [(true, true)], image: name)
        #expect(
            found
                == (isKnown
                    ? [] : ["no asset catalogue of target One has the image \"\(name)\""]))
    }
}
