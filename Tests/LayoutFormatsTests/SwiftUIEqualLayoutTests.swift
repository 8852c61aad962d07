import StackCore
import Testing

@testable import LayoutFormats

/// Layouts of constraints and stack views that SwiftUI's stacks and frames have too.
@Suite struct SwiftUIEqualLayoutTests: SwiftUIStoryboardSuite {
    private func lengths(_ constraints: String...) -> String {
        "<constraints>\(constraints.joined())</constraints>"
    }

    private func edges(_ view: String, _ other: String, _ sides: [String]) -> String {
        sides.map { constraint(view, $0, other, $0) }.joined()
    }

    /// A view of a class of the app. Interface Builder shows it 60 points high.
    private func own(_ id: String, _ inside: String = "") -> String {
        element("view", id, "placeholderIntrinsicHeight=\"60\" customClass=\"CardView\"", inside)
    }

    // MARK: Scroll views

    /// The content has no other length that gives way, so any priority determines its height.
    @Test(arguments: [(0, 0), (32, -52), (8, 20)], [1, 249])
    func `content as high as its scroll view and a constant has a minimum height`(
        _ distance: (top: Int, more: Int), _ priority: Int
    ) throws {
        let column = stack(
            "column", "axis=\"vertical\"",
            label("title") + element("view", "space") + label("detail"))
        let inside =
            edges("column", "scroll", ["leading", "trailing", "bottom"])
            + constraint("column", "top", "scroll", "top", "constant=\"\(distance.top)\"")
            + constraint("column", "width", "scroll", "width")
            + constraint(
                "column", "height", "scroll", "height",
                "constant=\"\(distance.more)\" priority=\"\(priority)\"")
        let code = try code(
            element(
                "scrollView", "scroll", "",
                "<subviews>\(column)</subviews><constraints>\(inside)</constraints>"),
            filling("scroll"))
        let more = distance.top + distance.more
        let sum = more == 0 ? "" : more < 0 ? " - \(-more)" : " + \(more)"
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains("minHeight: geometry.size.height\(sum), alignment: .top"), "\(code)")
        try typecheck(code)
    }

    // MARK: Rows

    /// On a wide screen, the switch is higher than the text, which determines the height of the row.
    @Test(arguments: ["Share", "I agree to share my data with the authors of this app."])
    func `a switch in the middle of a text that wraps only on narrow screens`(_ text: String) throws
    {
        let row = element(
            "view", "row", "",
            "<subviews>" + label("text", text, "numberOfLines=\"0\"")
                + element("switch", "share", "horizontalHuggingPriority=\"750\"")
                + "</subviews><constraints>" + edges("text", "row", ["top", "bottom", "leading"])
                + constraint("share", "leading", "text", "trailing", "constant=\"20\"")
                + constraint("row", "trailing", "share", "trailing")
                + constraint("share", "centerY", "text", "centerY") + "</constraints>")
        let code = try code(
            stack(
                "column", "axis=\"vertical\" spacing=\"40\"", label("title") + row + label("end")),
            pinned("column"))
        #expect(!code.contains("Representable"), "\(code)")
        try typecheck(code)
    }

    // MARK: Pictures

    private func picture(_ id: String, _ constraints: String, _ more: String = "") -> String {
        element(
            "imageView", id,
            "contentMode=\"scaleAspectFit\" horizontalHuggingPriority=\"251\" \(more)",
            "<constraints>\(constraints)</constraints>")
    }

    /// The app's picture has at least the size of the place for it.
    @Test(arguments: ["leading", "center"], [10, 24])
    func `a picture of which only the ratio is known is above texts`(
        _ alignment: String, _ bottom: Int
    ) throws {
        let ratio = constraint("picture", "width", "picture", "height", "multiplier=\"3:2\"")
        let column = stack(
            "column", "axis=\"vertical\" alignment=\"\(alignment)\" spacing=\"50\"",
            picture("picture", ratio) + label("title"))
        let code = try code(
            column,
            pinned("column")
                + constraint(
                    "root", "bottom", "column", "bottom",
                    "relation=\"greaterThanOrEqual\" constant=\"\(bottom)\""),
            outlets: outlets("picture", "title"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".aspectRatio(1.5, contentMode: .fit)"), "\(code)")
        #expect(code.contains(".padding(.bottom, \(bottom))"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [24, 32])
    func `a placeholder states the ratio of a picture of the app`(_ height: Int) throws {
        let ratio = constraint(
            "logo", "width", "logo", "height", "multiplier=\"1.5\" placeholder=\"YES\"")
        let row = stack(
            "row", "alignment=\"center\" spacing=\"16\"",
            picture("logo", length("height", height, "h") + ratio)
                + stack("texts", "axis=\"vertical\"", label("title") + label("detail")))
        let code = try code(row, pinned("row"), outlets: outlets("logo", "title", "detail"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".aspectRatio(1.5, contentMode: .fit)"), "\(code)")
        #expect(code.contains(".frame(height: \(height))"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [true, false])
    func `a badge over a picture in a container of a stated size is its overlay`(
        _ isSquare: Bool
    ) throws {
        let badge = element(
            "view", "badge", "",
            "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
                + lengths(length("width", 20, "bw"), length("height", 20, "bh")))
        let width =
            isSquare
            ? constraint("box", "width", "box", "height", "multiplier=\"1:1\"")
            : length("width", 50, "w")
        let box = element(
            "view", "box", "",
            "<subviews>" + element("imageView", "face", "image=\"face\"") + badge
                + "</subviews><constraints>" + length("height", 50, "h") + width
                + edges("face", "box", ["top", "bottom", "leading", "trailing"])
                + edges("badge", "box", ["bottom", "trailing"]) + "</constraints>")
        let code = try code(
            stack("row", "alignment=\"center\" spacing=\"12\"", box + label("title")),
            pinned("row"), outlets: outlets("face", "title"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".overlay(alignment: .bottomTrailing) {"), "\(code)")
        #expect(!code.contains(".background {"), "\(code)")
        try typecheck(code)
    }

    // MARK: Stacks

    /// A text that the app sets may be wider than all other views.
    @Test(arguments: [200, 320])
    func `a width of one view is that of the stack that stretches it`(_ width: Int) throws {
        let bar = element(
            "view", "bar", "",
            "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
                + lengths(length("width", width, "w"), length("height", 80, "h")))
        let code = try code(
            stack("column", "axis=\"vertical\"", bar + label("title")),
            constraint("column", "top", "root", "top", "constant=\"100\"")
                + constraint("column", "centerX", "root", "centerX"),
            outlets: outlets("title"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(!code.contains("fixedSize(horizontal: true"), "\(code)")
        #expect(code.contains("width: \(width)"), "\(code)")
        try typecheck(code)
    }

    /// Only the views themselves stay in UIKit, and not the stack around them.
    @Test(arguments: [200, 250])
    func `views of the app and a picture in a stack of a scroll view`(_ height: Int) throws {
        let column = stack(
            "column", "axis=\"vertical\"",
            picture(
                "picture", "",
                "placeholderIntrinsicWidth=\"414\" placeholderIntrinsicHeight=\"\(height)\"")
                + own("one") + own("two") + own("three"))
        let inside =
            edges("column", "scroll", ["top", "leading", "trailing", "bottom"])
            + constraint("column", "width", "scroll", "width")
        let code = try code(
            element(
                "scrollView", "scroll", "",
                "<subviews>\(column)</subviews><constraints>\(inside)</constraints>"),
            filling("scroll"), outlets: outlets("picture", "one", "two", "three"))
        #expect(!code.contains("UIStackView"), "\(code)")
        try typecheck(code, "\nclass CardView: UIView {}\n")
    }

    // MARK: Buttons

    @Test(arguments: [0, 8])
    func `a button without content that covers a row is around it`(_ inset: Int) throws {
        let distance = "constant=\"\(inset)\""
        let bytes = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="RowView">
            <connections>\(outlets("title", "tap"))</connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="390" height="70"/><subviews>
            \(stack("row", "spacing=\"8\"", label("title") + label("detail")))\(element("button", "tap"))
            </subviews><constraints>\(filling("tap"))
            \(constraint("row", "top", "root", "top", distance))
            \(constraint("root", "bottom", "row", "bottom", distance))
            \(constraint("row", "leading", "root", "leading", "constant=\"20\""))
            \(constraint("root", "trailing", "row", "trailing", "constant=\"20\""))
            </constraints></view></objects></document>
            """
        let code = CodeFramework.swiftUI.source(try CodeDocument.all(in: Array(bytes.utf8)))
        #expect(!code.contains(".overlay"), "\(code)")
        #expect(!code.contains("tapTitle"), "\(code)")
        #expect(code.contains(".contentShape(Rectangle())"), "\(code)")
        try typecheck(code)
    }
}
