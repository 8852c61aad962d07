import StackCore
import Testing

@testable import LayoutFormats

/// Views over others, and what determines the lengths of texts, squares and rows: the constraints, and
/// not the canvas.
@Suite struct SwiftUIOverlayTests: SwiftUIStoryboardSuite {
    private func lengths(_ constraints: String...) -> String {
        "<constraints>\(constraints.joined())</constraints>"
    }

    private func least(_ side: String, _ points: Int, _ id: String) -> String {
        """
        <constraint firstAttribute="\(side)" relation="greaterThanOrEqual" constant="\(points)" \
        id="\(id)"/>
        """
    }

    private let red =
        "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"

    // MARK: Views over others

    @Test(arguments: [("top", "leading"), ("top", "trailing"), ("bottom", "trailing")])
    func `a view over one that fills its container is its overlay`(
        _ down: String, _ side: String
    ) throws {
        let edges = ["top", "leading", "bottom", "trailing"].map {
            constraint("column", $0, "card", $0)
        }
        let card = element(
            "view", "card", "",
            "<subviews>"
                + stack("column", "axis=\"vertical\"", label("title") + element("view", "space"))
                + element("switch", "over") + "</subviews><constraints>" + edges.joined()
                + constraint("over", down, "card", down) + constraint("over", side, "card", side)
                + length("height", 200, "height") + "</constraints>")
        let code = try code(card, pinned("card"), outlets: outlets("title"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(!code.contains("ZStack"), "\(code)")
        let corner = down + side.prefix(1).uppercased() + side.dropFirst()
        #expect(code.contains(".overlay(alignment: .\(corner)) {"), "\(code)")
        try typecheck(code)
    }

    @Test func `an indicator in the middle of a button with a title is its overlay`() throws {
        let button = element(
            "button", "go", "",
            "<state key=\"normal\" title=\"Go\"/>" + lengths(length("height", 56, "h")))
        let code = try code(
            label("title") + button + element("activityIndicatorView", "busy", "animating=\"YES\""),
            pinned("title") + constraint("go", "top", "title", "bottom", "constant=\"20\"")
                + constraint("go", "leading", "root", "leading", "constant=\"20\"")
                + constraint("root", "trailing", "go", "trailing", "constant=\"20\"")
                + constraint("busy", "centerX", "go", "centerX")
                + constraint("busy", "centerY", "go", "centerY"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(!code.contains(".background"), "\(code)")
        #expect(code.contains(".overlay {\n"), "\(code)")
        #expect(code.contains(".allowsHitTesting(false)"), "\(code)")
        try typecheck(code)
    }

    /// The icon is lower than its row, which has the height of the text.
    @Test(arguments: [28, 40])
    func `a container that is lower than its content takes no height`(_ side: Int) throws {
        let icon = element(
            "view", "icon", "",
            red + lengths(length("width", side, "w"), length("height", side, "h")))
        let inside =
            ["top", "leading"].map { constraint("icon", $0, "box", $0) }.joined()
            + constraint("box", "trailing", "icon", "trailing")
        let box = element(
            "view", "box", "", "<subviews>\(icon)</subviews><constraints>\(inside)</constraints>")
        let code = try code(
            stack(
                "column", "axis=\"vertical\" spacing=\"30\"",
                stack("row", "spacing=\"8\"", label("title") + box) + label("detail")),
            pinned("column"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".frame(height: 0, alignment: .top)"), "\(code)")
        try typecheck(code)
    }

    // MARK: Lengths

    @Test(arguments: [true, false])
    func `a text view that does not scroll is as wide as its text`(_ isCentred: Bool) throws {
        let text = element(
            "textView", "text",
            "text=\"Version\" scrollEnabled=\"NO\" editable=\"NO\" textAlignment=\"center\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"18\"/>")
        let code = try code(
            text,
            isCentred
                ? constraint("text", "centerX", "root", "centerX")
                    + constraint("text", "top", "root", "top", "constant=\"100\"")
                : pinned("text"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".padding(.horizontal, 5)"), "\(code)")
        #expect(!code.contains(".frame(maxWidth: .infinity)") || !isCentred, "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [("trailing", 460), ("leading", 500)], [750, 990])
    func `a length that gives way to the screen is a maximum`(
        _ limit: (side: String, width: Int), _ priority: Int
    ) throws {
        let width = """
            <constraint firstAttribute="width" constant="\(limit.width)" priority="\(priority)" \
            id="width"/>
            """
        let bound =
            limit.side == "trailing"
            ? constraint("root", "trailing", "area", "trailing", "relation=\"greaterThanOrEqual\"")
            : constraint("area", "leading", "root", "leading", "relation=\"greaterThanOrEqual\"")
        let code = try code(
            element("view", "area", "", red + lengths(width)),
            constraint("area", "top", "root", "top", "constant=\"100\"")
                + constraint("root", "bottom", "area", "bottom", "constant=\"100\"")
                + constraint("area", "centerX", "root", "centerX") + bound)
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains("maxWidth: \(limit.width)"), "\(code)")
        try typecheck(code)
    }

    @Test func `a view of the app with a minimum and a ratio has both lengths`() throws {
        let ratio = """
            <constraint firstItem="score" firstAttribute="width" secondItem="score" \
            secondAttribute="height" multiplier="2.25" id="ratio"/>
            """
        let code = try code(
            stack(
                "row", "spacing=\"8\"",
                element(
                    "view", "score", "customClass=\"ScoreView\"",
                    lengths(ratio, least("height", 100, "least"))) + element("switch", "toggle")),
            constraint("row", "top", "root", "top", "constant=\"100\"")
                + constraint("row", "leading", "root", "leading", "constant=\"20\""))
        #expect(code.contains(".frame(width: 225, height: 100)"), "\(code)")
        #expect(!code.contains("aspectRatio"), "\(code)")
        try typecheck(code, "\nclass ScoreView: UIView {}\n")
    }

    @Test func `both sides of a square are the outlet's length`() throws {
        let square = """
            <constraint firstItem="badge" firstAttribute="width" secondItem="badge" \
            secondAttribute="height" id="square"/>
            """
        let code = try code(
            element(
                "view", "badge", "customClass=\"Badge\"",
                lengths(square, length("height", 28, "side"))),
            constraint("badge", "top", "root", "top", "constant=\"100\"")
                + constraint("badge", "leading", "root", "leading", "constant=\"20\""),
            outlets: outlet("badgeHeight", "side"))
        #expect(code.contains(".frame(width: badgeHeight, height: badgeHeight)"), "\(code)")
        try typecheck(code, "\nclass Badge: UIView {}\n")
    }

    @Test func `a label that is higher than its text has a minimum height`() throws {
        let grade = element("label", "grade", "text=\"92\"", lengths(least("height", 32, "least")))
        let code = try code(
            stack("column", "axis=\"vertical\" spacing=\"4\"", grade + label("detail")),
            pinned("column"), outlets: outlets("grade"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".frame(minHeight: 32)"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [4, 16])
    func `an empty stack view is the spacing at both of its sides`(_ spacing: Int) throws {
        let code = try code(
            stack(
                "column", "axis=\"vertical\" spacing=\"\(spacing)\"",
                label("first") + stack("gap", "axis=\"vertical\"", "") + label("last")),
            pinned("column"))
        #expect(!code.contains("Color.clear"), "\(code)")
        #expect(code.contains("spacing: \(2 * spacing)"), "\(code)")
        try typecheck(code)
    }

    /// The texts of the document fill the width, those of the app may not.
    @Test func `texts that the app sets are tested with short ones`() throws {
        let long = String(repeating: "Really long title of a podcast ", count: 3)
        let weak = "horizontalCompressionResistancePriority=\"500\""
        let texts = stack(
            "texts", "axis=\"vertical\" spacing=\"5\"",
            label("title", long, weak) + label("info", long, weak))
        let code = try code(
            stack(
                "row", "spacing=\"10\" alignment=\"center\"",
                texts + element("switch", "toggle", "horizontalHuggingPriority=\"750\"")),
            pinned("row"), outlets: outlets("title", "info"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".frame(maxWidth: .infinity, alignment: .leading)"), "\(code)")
        try typecheck(code)
    }

    // MARK: Reasons

    /// SwiftUI has constant lengths too.
    @Test(arguments: ["centerY", "firstBaseline"], [40, 60])
    func `a reason names no constant length`(_ line: String, _ side: Int) throws {
        let box = element(
            "view", "box", "",
            red + lengths(length("width", side, "width"), length("height", side, "height")))
        let code = try code(
            label("title") + box + label("detail"),
            pinned("title") + constraint("box", "top", "title", line)
                + constraint("box", "centerX", "detail", "leading", "constant=\"-7\"")
                + constraint("detail", "top", "title", "bottom", "constant=\"30\"")
                + constraint("detail", "centerX", "root", "centerX"))
        #expect(code.contains("/// UIKit, because"), "\(code)")
        #expect(!code.contains(/\.(width|height) = [0-9.]+`/), "\(code)")
    }
}
