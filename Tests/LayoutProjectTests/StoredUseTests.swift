import Foundation
import LayoutFormats
import Testing

@testable import LayoutProject

/// The uses of fonts, images and translations by the elements of a document.
@Suite("Project: uses of resources") struct StoredUseTests {
    private static let entry = #"<image name="cart" width="8" height="8"/>"#

    private func texts(_ views: String, resources: String = "") throws -> SourceTexts {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch"><objects><view id="vie-ww-001"><subviews>
            \(views)
            </subviews></view></objects><resources>\(resources)</resources></document>
            """
        return try SourceTexts(Array(text.utf8))
    }

    /// Ways in which a view names the image `cart`.
    private static let uses = [
        #"<imageView image="cart" id="v"/>"#, #"<imageView highlightedImage="cart" id="v"/>"#,
        #"<slider minValueImage="cart" id="v"/>"#, #"<slider maxValueImage="cart" id="v"/>"#,
        #"<stepper id="v"><state key="normal" incrementImage="cart"/></stepper>"#,
        #"<button id="v"><state key="normal" backgroundImage="cart"/></button>"#,
        """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="image" keyPath="icon" value="cart"/>
        </userDefinedRuntimeAttributes></view>
        """,
    ]

    @Test(arguments: uses)
    func `an image that an element names is used, also without an entry in resources`(
        _ view: String
    ) throws {
        for resources in ["", Self.entry] {
            let found = try texts(view, resources: resources).resources.pictureUses
            #expect(found.map(\.name) == ["cart"] && found.first?.objectID == "v")
        }
        let system = #"<image name="cart" catalog="system" width="8" height="8"/>"#
        #expect(try texts(view, resources: system).resources.pictureUses == [])
    }

    @Test(arguments: [
        #"<imageView catalog="system" image="cart" id="v"/>"#, #"<imageView image="" id="v"/>"#,
        #"<view scalesLargeContentImage="YES" id="v"/>"#, #"<label text="cart" id="v"/>"#,
        #"<view id="v"><accessibility key="a"><accessibilityTraits key="t" image="YES"/></accessibility></view>"#,
        #"<view id="v"><userDefinedRuntimeAttribute type="string" value="cart"/></view>"#,
    ])
    func `other attributes are no images of the app`(_ view: String) throws {
        #expect(try texts(view, resources: Self.entry).resources.pictureUses == [])
    }

    @Test(arguments: ["NSFont", "NSOriginalFont"])
    func `a font of a part of an attributed text is used`(_ key: String) throws {
        let view = """
            <label id="v"><attributedString key="attributedText"><fragment content="a"><attributes>
            <font key="\(key)" size="12" name="Tiny-Bold"/><font key="NSFont" metaFont="system"/>
            </attributes></fragment></attributedString></label>
            """
        let found = try texts(view).resources.fontUses
        #expect(found.map(\.name) == (key == "NSFont" ? ["Tiny-Bold"] : []))
    }

    /// Objects of each kind with texts, and the attributes that a translation can replace.
    private static let objects: [(element: String, attributes: [String])] = [
        (#"<label text="a" id="v"/>"#, ["text", "attributedText"]),
        (#"<textView text="a" id="v"/>"#, ["text"]),
        (#"<textField placeholder="a" id="v"/>"#, ["text", "placeholder"]),
        (
            #"<searchBar id="v"><scopeButtonTitles><string>A</string></scopeButtonTitles></searchBar>"#,
            ["text", "placeholder", "prompt", "scopeButtonTitles[0]"]
        ),
        (
            #"<button id="v"><state key="normal"/><state key="selected" title="b"/></button>"#,
            ["normalTitle", "selectedTitle"]
        ),
        (
            #"<button id="v"><state key="normal" title="b"/><buttonConfiguration key="configuration" style="plain" title="c"/></button>"#,
            ["normalTitle", "configuration.title", "configuration.subtitle"]
        ),
        (
            #"<segmentedControl id="v"><segments><segment title="A"/></segments></segmentedControl>"#,
            ["segmentTitles[0]"]
        ),
        (#"<tableViewSection headerTitle="h" id="v"/>"#, ["headerTitle", "footerTitle"]),
        (#"<navigationItem id="v"/>"#, ["title", "prompt"]),
        (#"<barButtonItem id="v"/>"#, ["title"]),
        (#"<tabBarItem id="v"/>"#, ["title", "badgeValue"]),
        (#"<viewController sceneMemberID="viewController" id="v"/>"#, ["title"]),
        (#"<command discoverabilityTitle="d" id="v"/>"#, ["discoverabilityTitle"]),
        (#"<view id="v"/>"#, []),
    ]

    private static let ofAll = [
        "accessibilityLabel", "accessibilityHint", "accessibilityValue",
        "userDefinedRuntimeAttributes[0].value",
    ]

    @Test func `an object has the attributes of its kind and no others`() throws {
        let all = Set(Self.objects.flatMap(\.attributes))
        let misspelt = all.flatMap { [$0.capitalized, $0 + " ", String($0.dropLast()), $0 + "s"] }
        for (element, attributes) in Self.objects {
            let texts = try texts(element).texts
            for attribute in attributes + Self.ofAll {
                #expect(texts.canHave(attribute, "v"), "\(element) \(attribute)")
            }
            let others = all.subtracting(attributes + ["attributedText"]).union(misspelt)
            for attribute in others.sorted() + ["", "segmentTitles[1]", "scopeButtonTitles[1]"] {
                #expect(!texts.canHave(attribute, "v"), "\(element) \(attribute)")
            }
        }
    }

    @Test(arguments: ["lab-lb-001", "lab-lb-001.", "lab-lb-001.text ", "lab-lb-001.a b"])
    func `a key that begins with an identifier is one of its object`(_ key: String) {
        #expect(TextKey(key)?.objectID == "lab-lb-001")
        #expect(TextKey("x" + key) == nil)
    }

    // MARK: Symbol sets

    @Test(arguments: [true, false])
    func `a symbol image without its file is reported`(_ isThere: Bool) {
        var files = MemoryFiles([
            "A.xcassets/a.symbolset/Contents.json":
                #"{"symbols": [{"idiom": "universal", "filename": "a.svg"}]}"#
        ])
        if isThere { files.files["A.xcassets/a.symbolset/a.svg"] = [] }
        let catalogue = ImageCatalogue(["A.xcassets"], in: files)
        #expect(catalogue.has("a") && catalogue.symbols == ["a"])
        #expect(catalogue.absentFile(of: "a")?.name == (isThere ? nil : "a.svg"))
    }

    @Test(arguments: [[], ["a"], ["a@2x"], ["a", "a@2x"]])
    func `each file of an image set has to exist`(_ existing: [String]) {
        var files = MemoryFiles([
            "A.xcassets/a.imageset/Contents.json": """
            {"images": [{"scale": "1x", "filename": "a.png"}, {"scale": "2x",
            "filename": "a@2x.png"}, {"filename": "old.png", "unassigned": true}]}
            """
        ])
        for name in existing { files.files["A.xcassets/a.imageset/\(name).png"] = [] }
        let absent = ImageCatalogue(["A.xcassets"], in: files).absentFile(of: "a")
        let first = ["a", "a@2x"].first { !existing.contains($0) }
        #expect(absent?.name == first.map { $0 + ".png" })
        #expect(absent?.hasOthers == first.map { _ in !existing.isEmpty })
    }

    @Test(arguments: ["universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision"])
    func `an image needs a picture for a phone or pad`(_ idiom: String) {
        let files = MemoryFiles([
            "A.xcassets/a.imageset/Contents.json":
                "{\"images\": [{\"idiom\": \"\(idiom)\", \"filename\": \"a.png\"}]}",
            "A.xcassets/a.imageset/a.png": "",
        ])
        let catalogue = ImageCatalogue(["A.xcassets"], in: files)
        #expect(catalogue.has("a"))
        #expect(catalogue.hasPicture("a") == ["universal", "iphone", "ipad"].contains(idiom))
    }

    @Test func `a file that is not valid JSON is reported at its line`() {
        let text = "{\n\"images\": [\n{\"filename\": \"a.png\"},\n]\n}"
        for count in 1..<text.utf8.count {
            let part = String(decoding: Array(text.utf8).prefix(count), as: UTF8.self)
            let files = MemoryFiles(["A.xcassets/a.imageset/Contents.json": part])
            let message = ImageCatalogue(["A.xcassets"], in: files).messages.first
            let lines = part.count { $0 == "\n" } + 1
            #expect(message?.line.map { 1...lines ~= $0 && $0 >= min(lines - 1, 4) } == true)
        }
    }
}
