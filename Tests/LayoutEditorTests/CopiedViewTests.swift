import Foundation
import TestKit
import Testing

/// Copies of imported views that are pushed: their elements are copies of the originals' elements,
/// with everything that the document does not know (docs/interface-builder.md, "Export").
@Suite struct CopiedViewTests {
    /// A folder with a storyboard.
    private final class StoryboardFolder {
        private let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("layoutedit-" + UUID().uuidString)

        /// Writes `Main.storyboard` and imports it into `a.layout`.
        init(_ storyboard: String) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
            try run(["import", "a.layout", "Main.storyboard"])
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// The text of the storyboard.
        var text: String {
            get throws {
                try String(
                    contentsOf: folder.appendingPathComponent("Main.storyboard"), encoding: .utf8)
            }
        }

        /// Runs commands in the layout file, pushes, and returns the text of the storyboard.
        func pushed(_ commands: String...) throws -> String {
            try run(["a.layout"] + commands.flatMap { ["-c", $0] })
            try run(["push", "a.layout"])
            return try text
        }

        /// Runs the program, which must succeed, and returns its output and errors.
        @discardableResult
        func run(_ arguments: [String]) throws -> String {
            let done = try BuiltProgram.run(arguments, in: folder)
            let said = String(decoding: done.output + done.errors, as: UTF8.self)
            try #require(done.status == 0, "\(said)")
            return said
        }
    }

    /// Parts of a button's element; of each pair at random.
    private static let attributes = [
        " customClass=\"PillButton\" customModule=\"App\" customModuleProvider=\"target\"",
        " reversesTitleShadowWhenHighlighted=\"YES\"", " tag=\"7\"",
        " showsTouchWhenHighlighted=\"YES\"", " clipsSubviews=\"YES\"",
    ]
    private static let parts = [
        #"<accessibility key="accessibilityConfiguration" hint="goes"><accessibilityTraits key="traits" button="YES" header="YES"/></accessibility>"#,
        #"<fontDescription key="fontDescription" name="Own-Bold" family="Own" pointSize="15"/>"#,
        #"<state key="disabled" title="Gone" backgroundImage="bg"><color key="titleShadowColor" red="1" green="0.5" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>"#,
        #"<state key="highlighted" title="Went"/>"#,
        #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mood"><string key="value" xml:space="preserve"> a  b </string></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#,
        #"<variation key="heightClass=compact"><state key="normal" title="Go!"/></variation>"#,
        #"<connections><action selector="go:" destination="Ctl-aa-001" eventType="touchUpInside" id="act-aa-001"/><segue destination="Ctl-aa-001" kind="show" id="seg-aa-001"/><outlet property="delegate" destination="Ctl-aa-001" id="out-aa-001"/></connections>"#,
    ]

    private static func storyboard(_ button: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="Scn-aa-001">
                    <objects>
                        <viewController id="Ctl-aa-001" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="Vew-aa-001">
                                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="Stk-aa-001" customClass="Column" customModule="App">
                                        <rect key="frame" x="20" y="100" width="374" height="100"/>
                                        <subviews>
        \(button)
                                        </subviews>
                                    </stackView>
                                </subviews>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <image name="bg" width="10" height="10"/>
            </resources>
        </document>

        """
    }

    private static func button(_ attributes: String) -> String {
        "<button opaque=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Btn-aa-001\""
            + "\(attributes)><state key=\"normal\" title=\"Go\"/></button>"
    }

    /// The text of the button's element that begins at a match, without identifiers, names, frames
    /// and segues, and without white space between elements.
    private func normalized(_ element: Substring) -> String {
        String(element.prefix(upTo: element.firstRange(of: "</button>")!.lowerBound))
            .replacing(#/ (id|userLabel)="[^"]*"/#, with: "")
            .replacing(#/<(rect|segue) [^>]*>/#, with: "")
            .replacing(#/>\s+(<|$)/#) { ">" + $0.1 }
    }

    @Test(arguments: 0..<12)
    func `a copy has all that its original has`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        func some(_ all: [String]) -> String {
            all.filter { _ in Bool.random(using: &random) }.joined(separator: "\n")
        }
        let button =
            "<button opaque=\"NO\" contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Btn-aa-001\""
            + some(Self.attributes).replacing("\n", with: "")
            + ">\n<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"374\" height=\"34\"/>\n"
            + "<state key=\"normal\" title=\"Go\"/>\n" + some(Self.parts) + "\n</button>"
        let scratch = try StoryboardFolder(Self.storyboard(button))
        let isWhole = seed % 2 == 0
        let text = try scratch.pushed(isWhole ? "copy stack as stack2" : "copy go as go2")
        let found = text.ranges(of: "<button ").map { normalized(text[$0.lowerBound...]) }
        #expect(found.count == 2 && found[0] == found[1], "\(found)")
        #expect(text.ranges(of: "customModule=\"App\"").count >= (isWhole ? 2 : 1))
        let ids = text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        #expect(text.ranges(of: "<segue ").count == button.ranges(of: "<segue ").count)
        #expect(text.ranges(of: "<image ").count == 1 && !text.contains("<!--layoutedit"))
        #expect(try scratch.run(["push", "a.layout"]).contains("up to date"))
        #expect(try scratch.text == text)
        #expect(try scratch.run(["pull", "a.layout", "Main.storyboard"]).contains("nothing new"))
    }

    @Test func `an edited copy has its own values`() throws {
        let button = Self.button(" customClass=\"PillButton\" customModule=\"App\"")
        let text = try StoryboardFolder(Self.storyboard(button)).pushed(
            "copy go as other", "set other.text Stop", "remove go")
        #expect(text.contains("customClass=\"PillButton\" customModule=\"App\""))
        #expect(text.contains("title=\"Stop\"") && !text.contains("title=\"Go\""))
        #expect(!text.contains("Btn-aa-001"))
    }

    /// A new class has the module of the file's other classes; one with a prefix is of Objective-C.
    @Test(arguments: [
        ("Fancy", " customClass=\"Fancy\" customModule=\"App\""),
        ("Column", " customClass=\"Column\" customModule=\"App\""),
        ("MKMapView", " customClass=\"MKMapView\">"), ("", ""),
    ])
    func `the module of a class goes with it`(name: String, words: String) throws {
        for own in [
            "", " customClass=\"Old\" customModule=\"Own\" customModuleProvider=\"target\"",
        ] {
            let text = try StoryboardFolder(Self.storyboard(Self.button(own))).pushed(
                name.isEmpty ? "reset go.customClass" : "set go.customClass \(name)")
            let line = text.split(separator: "\n").first { $0.contains("<button") } ?? ""
            if name.isEmpty || own.isEmpty || name == "Column" {
                #expect(
                    (words.isEmpty || line.contains(words))
                        && line.contains("custom") == !name.isEmpty)
            } else {
                #expect(line.contains("customClass=\"\(name)\" customModule=\"Own\""))
            }
        }
    }
}
