import StackCore
import Testing

@testable import LayoutFormats

/// The headers and footers of a collection's sections follow the collection to another screen.
@Suite struct CollectionHeaderTests {
    /// Returns a scene on the iPhone 8 whose root view is a collection with a section header or
    /// footer of this size, which has no flexible side of its own.
    private func scene(_ key: String, _ layout: String, _ width: Int, _ height: Int) throws
        -> Document
    {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                toolsVersion="17701">
            <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
            <collectionViewController id="c" sceneMemberID="viewController">
            <collectionView key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(layout)
            <collectionReusableView key="\(key)" userLabel="edge" id="h">
            <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
            <autoresizingMask key="autoresizingMask"/>
            </collectionReusableView></collectionView></collectionViewController></objects>
            </scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        return try Document(built: try #require(file.documents.first))
    }

    private func size(of document: Document, on device: String, isCanvas: Bool) throws -> Size? {
        let request = LayoutRequest(device: device).onCanvas(isCanvas)
        let edge = try #require(document.view(named: "edge"))
        return try document.layout(for: request).frames[edge.id]?.size
    }

    @Test(
        arguments: ["sectionHeaderView", "sectionFooterView"],
        ["iphone-8", "iphone-14", "ipad-11", "iphone-se-1"])
    func `they are as wide as a collection that scrolls vertically`(
        key: String, device: String
    ) throws {
        let screen = try #require(Device.screen(device)).size(.portrait)
        for direction in ["", "scrollDirection=\"vertical\""] {
            let layout = "<collectionViewFlowLayout key=\"collectionViewLayout\" \(direction)/>"
            let document = try scene(key, layout, 375, 60)
            for isCanvas in [true, false] {
                #expect(
                    try size(of: document, on: device, isCanvas: isCanvas)
                        == Size(width: screen.width, height: 60))
            }
        }
    }

    @Test(arguments: ["iphone-8", "iphone-14", "ipad-11", "iphone-se-1"])
    func `they are as high as a collection that scrolls horizontally`(device: String) throws {
        let screen = try #require(Device.screen(device)).size(.portrait)
        let layout =
            "<collectionViewFlowLayout key=\"collectionViewLayout\" scrollDirection=\"horizontal\"/>"
        let document = try scene("sectionHeaderView", layout, 50, 667)
        #expect(
            try size(of: document, on: device, isCanvas: true)
                == Size(width: 50, height: screen.height))
    }

    @Test(arguments: ["customCollectionViewLayout", "collectionViewLayout"])
    func `other layouts decide for themselves`(layout: String) throws {
        let document = try scene(
            "sectionHeaderView", "<\(layout) key=\"collectionViewLayout\"/>", 375, 60)
        #expect(
            try size(of: document, on: "iphone-14", isCanvas: true) == Size(width: 375, height: 60))
    }
}
