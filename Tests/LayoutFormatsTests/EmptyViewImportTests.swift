import StackCore
import Testing

@testable import LayoutFormats

/// Interface Builder shows arranged views without content or size 50 points long, and as wide across
/// the stack as they are.
@Suite struct EmptyViewImportTests {
    private static let square = [
        "compression.horizontal 751", "compression.vertical 751", "intrinsic 50x50",
    ]

    @Test(arguments: [
        ("<view id='a'/>", Self.square),
        ("<label id='a' text=''/>", Self.square),
        ("<label id='a'/>", Self.square),
        ("<label id='a' text='Full'/>", []),
        (
            "<view id='a' verticalCompressionResistancePriority='600'/>",
            ["compression.horizontal 751", "compression.vertical 600", "intrinsic 50x50"]
        ),
        (
            "<view id='a' placeholderIntrinsicWidth='9' placeholderIntrinsicHeight='8'/>",
            ["intrinsic 9x8"]
        ),
        ("<view id='a'><subviews><view id='b'/></subviews></view>", []),
        (
            "<view id='a'><constraints><constraint firstAttribute='width' id='c'/></constraints></view>",
            []
        ),
        (
            "<view id='a'><constraints><constraint firstAttribute='width' secondItem='a' "
                + "secondAttribute='height' id='c'/></constraints></view>", Self.square
        ),
    ])
    func `an arranged view that shows nothing is a square`(
        element: String, settings: [String]
    ) throws {
        #expect(
            try self.settings("<stackView id='s'><subviews>\(element)</subviews></stackView>")
                == settings)
    }

    @Test(arguments: [("", "50x9"), ("axis='vertical'", "7x50")])
    func `across the stack an empty view keeps its length`(axis: String, size: String) throws {
        let rect = "<rect key='frame' x='1' y='2' width='7' height='9'/>"
        let settings = try settings(
            "<stackView \(axis) id='s'><subviews><label id='a'>\(rect)</label></subviews></stackView>"
        )
        #expect(settings.last == "intrinsic \(size)")
    }

    @Test func `outside of stacks nothing has no size`() throws {
        #expect(
            try settings("<view id='s'><subviews><label id='a' text=''/></subviews></view>") == [])
    }

    /// What decides the size of the view with the identifier `a`.
    private func settings(_ inside: String) throws -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="15505">
            <objects><view id="r"><rect key="frame" x="0" y="0" width="9" height="8"/>
            <subviews>\(inside)</subviews></view></objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let document = try Document(built: file.documents[0])
        let view = try #require(
            document.subtree().first { document[$0].properties[.objectID] == .text("a") })
        return document.settings(document[view].name).filter {
            $0.hasPrefix("compression") || $0.hasPrefix("intrinsic")
        }
    }
}
