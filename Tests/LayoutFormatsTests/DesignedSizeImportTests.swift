import StackCore
import Testing

@testable import LayoutFormats

/// Arranged views without intrinsic size are imported with their size on the canvas.
@Suite struct DesignedSizeImportTests {
    private static let rect = "<rect key='frame' x='1' y='2' width='7' height='9'/>"
    private static let empty = "<label id='b' text='Full'/>"

    @Test(arguments: [
        "<view id='a'>\(rect)</view>",
        "<view id='a'>\(rect)<subviews>\(empty)</subviews></view>",
        "<containerView id='a'>\(rect)</containerView>",
        "<scrollView id='a'>\(rect)</scrollView>",
        "<label id='a' text=''>\(rect)</label>",
        "<label id='a'>\(rect)</label>",
        "<imageView id='a'>\(rect)</imageView>",
        "<stackView id='a'>\(rect)</stackView>",
        "<slider id='a'>\(rect)</slider>",
        "<progressView id='a'>\(rect)</progressView>",
        "<searchBar id='a'>\(rect)</searchBar>",
        "<textView id='a'>\(rect)</textView>",
    ])
    func `an arranged view that has no size keeps its frame`(element: String) throws {
        #expect(try settings(stacked(element)) == ["frame 1,2,7,9"])
    }

    @Test(arguments: [
        "<label id='a' text='Full'>\(rect)</label>",
        "<button id='a'>\(rect)</button>",
        "<stackView id='a'>\(rect)<subviews>\(empty)</subviews></stackView>",
        "<textView scrollEnabled='NO' id='a'>\(rect)</textView>",
        "<view id='a'/>",
    ])
    func `one that has a size, or no frame, brings none`(element: String) throws {
        #expect(try settings(stacked(element)) == [])
    }

    @Test func `outside of stacks nothing is kept`() throws {
        let view = "<view id='a' translatesAutoresizingMaskIntoConstraints='NO'>\(Self.rect)</view>"
        #expect(try settings("<view id='s'><subviews>\(view)</subviews></view>") == [])
    }

    @Test(arguments: [
        ("customClass='Logo'", "", ["frame 1,2,7,9"]), ("", "", []),
        ("customClass='Logo'", "<subviews>\(empty)</subviews>", []),
    ])
    func `an empty view keeps the frame that its class can have supplied`(
        attribute: String, inside: String, settings expected: [String]
    ) throws {
        let view = "<view id='a' \(attribute) translatesAutoresizingMaskIntoConstraints='NO'>"
        #expect(try settings(view + Self.rect + inside + "</view>") == expected)
    }

    /// Xcode 11 laid out some pictures at twice the size that the file lists.
    @Test(arguments: [
        ("15505", "3.5", "4.5", true), ("15505", "3.5", "2", true), ("16097", "2", "4.5", true),
        ("15505", "7", "4.5", false), ("15505", "3.5", "9", false), ("15505", "3", "4", false),
        ("14490", "3.5", "4.5", false), ("17505", "3.5", "4.5", false),
    ])
    func `a picture at twice its size keeps the frame that shows it`(
        version: String, width: String, height: String, isKept: Bool
    ) throws {
        let view = stacked("<imageView id='a' image='p'>\(Self.rect)</imageView>")
        let picture = "<image name='p' width='\(width)' height='\(height)'/>"
        let found = try settings(
            view, version: version, resources: "<resources>\(picture)</resources>")
        #expect(found == (isKept ? ["frame 1,2,7,9"] : []))
    }

    private func stacked(_ element: String) -> String {
        let placed = element.replacing(
            " id='a'", with: " id='a' translatesAutoresizingMaskIntoConstraints='NO'",
            maxReplacements: 1)
        return "<stackView id='s'><subviews>\(placed)</subviews></stackView>"
    }

    /// Returns the settings that determine the size of the view with the identifier `a`.
    private func settings(
        _ inside: String, version: String = "15505", resources: String = ""
    ) throws -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)">
            <objects><view id="r"><rect key="frame" x="0" y="0" width="9" height="8"/>
            <subviews>\(inside)</subviews></view></objects>\(resources)</document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let document = try Document(built: file.documents[0])
        let view = try #require(
            document.subtree().first { document[$0].properties[.objectID] == .text("a") })
        return document.settings(document[view].name).filter { setting in
            ["compression", "intrinsic", "frame"].contains { setting.hasPrefix($0) }
        }
    }
}
