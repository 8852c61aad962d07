import StackCore
import Testing

@testable import LayoutFormats

/// What SwiftUI code states only where the document needs it: which views the app can hide, what is
/// cut, from which edge a place is measured, and the frames around pictures and stacks.
@Suite struct SwiftUIFittingTests: SwiftUIStoryboardSuite {
    private func image(_ id: String, _ more: String = "") -> String {
        element("imageView", id, more, "<constraints>\(sides(30, id))</constraints>")
    }

    private func sides(_ points: Int, _ id: String) -> String {
        length("width", points, "w\(id)") + length("height", points, "h\(id)")
    }

    // MARK: Hidden views

    /// The app can hide a view beside another one that it can hide; the stack closes the gap.
    @Test(arguments: [true, false])
    func `the app can hide all views of a stack with outlets, or none`(_ hasOther: Bool) throws {
        let texts = stack("texts", "axis=\"vertical\"", label("title") + label("note"))
        let code = try code(
            stack("row", "spacing=\"8\" alignment=\"center\"", image("icon") + texts),
            pinned("row"), outlets: outlets("icon", "title") + (hasOther ? outlets("texts") : ""))
        #expect(code.contains("if !isIconHidden {") == hasOther, "\(code)")
        #expect(code.contains("var isIconHidden = false") == hasOther, "\(code)")
        #expect(!code.contains("isTitleHidden"), "\(code)")
        try typecheck(code)
    }

    @Test func `the struct hides a view of the app`() throws {
        let code = try code(
            element(
                "view", "chart", "hidden=\"YES\" customClass=\"Chart\"",
                "<constraints>\(sides(60, "chart"))</constraints>"),
            constraint("chart", "top", "root", "top", "constant=\"100\"")
                + constraint("chart", "leading", "root", "leading", "constant=\"20\""),
            outlets: outlets("chart"))
        #expect(code.contains("var isChartHidden = true"), "\(code)")
        #expect(code.contains(".opacity(isChartHidden ? 0 : 1)"), "\(code)")
        #expect(!code.contains("isHidden = true"), "\(code)")
        try typecheck(code, "\nclass Chart: UIView {}\n")
    }

    @Test func `the struct hides a view inside one that stays in UIKit`() throws {
        let code = try code(
            stack(
                "row", "distribution=\"fillProportionally\"",
                label("one", "Long text") + label("two", "Text", "hidden=\"YES\"") + label("three")),
            pinned("row"), outlets: outlets("one", "two"))
        #expect(code.contains("var isTwoHidden = true"), "\(code)")
        #expect(code.contains("two.isHidden = isTwoHidden"), "\(code)")
        try typecheck(code)
    }

    @Test func `one opacity hides a translucent view`() throws {
        let code = try code(
            element(
                "view", "shade", "alpha=\"0.5\"",
                """
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>\
                <constraints>\(length("height", 60, "h"))</constraints>
                """), pinned("shade"), outlets: outlets("shade"))
        #expect(code.contains(".opacity(isShadeHidden ? 0 : 0.5)"), "\(code)")
        try typecheck(code)
    }

    // MARK: Pictures and clipping

    @Test(arguments: [("center", true), ("scaleToFill", false)])
    func `a picture of the app is scaled as its content mode says`(
        _ mode: String, _ isUnscaled: Bool
    ) throws {
        let code = try code(
            image("icon", "contentMode=\"\(mode)\""),
            constraint("icon", "top", "root", "top", "constant=\"100\"")
                + constraint("icon", "leading", "root", "leading", "constant=\"20\""),
            outlets: outlets("icon"))
        #expect(code.contains("var icon: Image?"), "\(code)")
        #expect(code.contains(".resizable()") == !isUnscaled, "\(code)")
        try typecheck(code)
    }

    /// A box at the top of the screen with a view that begins 20 points before it.
    private func box(_ attributes: String, _ x: Int) throws -> String {
        let inner = """
            <view id="inner"><rect key="frame" x="\(x)" y="30" width="80" height="40"/>\
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view>
            """
        return try code(
            """
            <view id="box" \(attributes)><rect key="frame" x="40" y="100" width="200" height="150"/>\
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
            <subviews>\(inner)</subviews>\
            <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/></view>
            """)
    }

    @Test(arguments: [(true, -20), (true, 20), (false, -20)])
    func `a view cuts what extends beyond it`(_ clips: Bool, _ x: Int) throws {
        let code = try box(clips ? "clipsSubviews=\"YES\"" : "", x)
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".clipped()") == (clips && x < 0), "\(code)")
        try typecheck(code)
    }

    /// The near corner is that to which the mask attaches the view, although the other one is nearer.
    @Test func `a place is measured from the corner to which a mask attaches the view`() throws {
        #expect(try box("", -20).contains(".offset(x: -20)"))
        let code = try box("", 110)
        #expect(code.contains(".padding(.leading, 110)"), "\(code)")
        #expect(!code.contains("railing"), "\(code)")
        try typecheck(code)
    }

    // MARK: Frames

    @Test func `a stack aligns its views instead of frames around them`() throws {
        let first = element(
            "view", "holder", "",
            """
            <subviews>\(image("icon", "image=\"star\""))</subviews><constraints>\
            \(constraint("icon", "top", "holder", "top", "constant=\"2\""))\
            \(constraint("icon", "leading", "holder", "leading"))\
            \(constraint("holder", "trailing", "icon", "trailing"))</constraints>
            """)
        let text = Array(repeating: "A text of several lines.", count: 20).joined(separator: " ")
        let code = try code(
            stack("row", "spacing=\"8\"", first + label("text", text, "numberOfLines=\"0\"")),
            pinned("row"))
        #expect(code.contains("HStack(alignment: .top, spacing: 8)"), "\(code)")
        // Only the whole screen fills the height.
        #expect(code.ranges(of: "maxHeight: .infinity, alignment: .top").count == 1, "\(code)")
        try typecheck(code)
    }

    /// The height of a view of the app is its own, but at least that of the constraint.
    @Test(arguments: ["relation=\"greaterThanOrEqual\"", ""])
    func `a minimum height of a view of the app is no fixed one`(_ relation: String) throws {
        let height = """
            <constraints><constraint firstAttribute="height" \(relation) constant="44" id="h"/>\
            </constraints>
            """
        let code = try code(
            element("button", "pay", "customClass=\"PayButton\"", height), pinned("pay"))
        #expect(code.contains(".frame(minHeight: 44)") == !relation.isEmpty, "\(code)")
        #expect(code.contains(".frame(height: 44)") == relation.isEmpty, "\(code)")
        try typecheck(code, "\nclass PayButton: UIButton {}\n")
    }

    @Test func `a view at a side of the safe area stays in it`() throws {
        let code = try code(
            element("view", "page")
                + element("button", "close", "", "<state key=\"normal\" title=\"X\"/>"),
            filling("page") + constraint("close", "top", "root", "top", "constant=\"20\"")
                + constraint("safe", "trailing", "close", "trailing", "constant=\"16\""),
            outlets: outlets("page"))
        #expect(!code.contains(".ignoresSafeArea()\n        }\n    }"), "\(code)")
        try typecheck(code)
    }

    // MARK: Texts and bars

    @Test(arguments: [true, false])
    func `a title of a button with an outlet is a property`(_ hasOutlet: Bool) throws {
        let code = try code(
            element(
                "button", "saveButton", "buttonType=\"system\"",
                "<state key=\"normal\" title=\"Save\"/>"),
            pinned("saveButton"), outlets: hasOutlet ? outlets("saveButton") : "")
        #expect(code.contains("var saveTitle = \"Save\"") == hasOutlet, "\(code)")
        try typecheck(code)
    }

    @Test func `a new text of a label in UIKit keeps the attributes`() throws {
        let styled = element(
            "label", "text", "text=\"Styled\" numberOfLines=\"0\" customClass=\"OwnLabel\"",
            """
            <attributedString key="attributedText"><fragment content="Styled"><attributes>\
            <paragraphStyle key="NSParagraphStyle" alignment="natural" lineSpacing="3"/>\
            </attributes></fragment></attributedString>
            """)
        let code = try code(styled, pinned("text"), outlets: outlets("text"))
        #expect(code.contains("view.setText(text)"), "\(code)")
        #expect(code.contains("fileprivate func setText"), "\(code)")
        try typecheck(code, "\nclass OwnLabel: UILabel {}\n")
    }

    @Test func `a bar has its colour, and its done item is bold`() throws {
        let bar = element(
            "toolbar", "bar", "",
            """
            <items><barButtonItem systemItem="flexibleSpace" id="space"/>\
            <barButtonItem systemItem="done" id="done"/></items>\
            <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
            """)
        let code = try code(bar, pinned("bar"))
        #expect(code.contains(".background(Color(red: 1, green: 0, blue: 0))"), "\(code)")
        #expect(code.contains(".bold()"), "\(code)")
        #expect(!code.contains(".frame(maxWidth: .infinity)"), "\(code)")
        try typecheck(code)
    }
}
