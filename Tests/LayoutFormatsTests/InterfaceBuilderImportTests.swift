import StackCore
import Testing

@testable import LayoutFormats

@Suite struct InterfaceBuilderImportTests {
    @Test(arguments: [
        "variations.storyboard", "guides.storyboard", "controls.xib", "placement.storyboard",
        "square-canvas.storyboard", "sheets.storyboard",
    ])
    func `the edits build sound documents`(name: String) throws {
        for document in try Fixture.file(name).documents {
            #expect(try Document(built: document).invariantViolations().isEmpty)
        }
    }

    @Test func `scenes are named after label, title, class or identifier, made unique`() throws {
        #expect(
            try Fixture.file("square-canvas.storyboard").documents.map(\.name) == [
                "List", "List2", "view", "pickerSheet",
            ])
        #expect(
            try Fixture.file("placement.storyboard").documents.map(\.name) == ["PlacesController"])
        #expect(try Fixture.file("guides.storyboard").documents.map(\.name) == ["viewController"])
        #expect(try Fixture.file("controls.xib").documents.map(\.name) == ["Controls"])
    }

    @Test(arguments: [
        ("<a/>", "this is not an Interface Builder document"),
        ("<document/>", "this is not an Interface Builder document"),
        (
            "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>",
            "only documents for iOS are read, not com.apple.InterfaceBuilder3.Cocoa.XIB"
        ),
    ])
    func `refuses what is no document for iOS`(text: String, message: String) {
        let isForeign = message.hasPrefix("only documents for iOS")
        #expect(throws: ImportRefusal(line: 1, message, isForeign: isForeign)) {
            try InterfaceBuilderImport.read(Array(text.utf8))
        }
    }

    @Test func `a storyboard without views makes no document`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene>
            <objects><navigationController id="n" sceneMemberID="viewController"/></objects>
            </scene></scenes></document>
            """
        #expect(try InterfaceBuilderImport.read(Array(text.utf8)).documents.isEmpty)
    }

    @Test(arguments: [
        ("seg", "segmentTitles[1]", true), ("seg", "segmentTitles[2]", false),
        ("seg", "segmentTitles[x]", false), ("seg", "text", false), ("but", "normalTitle", true),
        ("but", "segmentTitles[0]", false), ("but", "whatEver", false),
    ])
    func `an object can have the attributes of its element`(
        id: String, attribute: String, isPossible: Bool
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v">
            <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
            <segmentedControl id="seg"><segments><segment title="A"/><segment title="B"/></segments>
            </segmentedControl><button id="but"/></subviews></view></objects></document>
            """
        let texts = try SourceTexts(Array(text.utf8)).texts
        #expect(texts.canHave(attribute, id) == isPossible)
    }
}
