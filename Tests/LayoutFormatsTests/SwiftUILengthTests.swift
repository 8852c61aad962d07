import StackCore
import Testing

@testable import LayoutFormats

/// Lengths that give way to others: maximum lengths with weaker distances, and lengths of Interface
/// Builder alone.
@Suite struct SwiftUILengthTests: SwiftUIStoryboardSuite {
    private func limit(_ side: String, _ points: Int, _ id: String) -> String {
        """
        <constraint firstAttribute="\(side)" relation="lessThanOrEqual" constant="\(points)" \
        id="\(id)"/>
        """
    }

    private func limited(_ id: String, _ side: String, _ points: Int) -> String {
        element(
            "view", id, "",
            "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
                + "<constraints>\(limit(side, points, "most"))</constraints>")
    }

    /// The centre of an area with insets is half of their difference from the centre of the screen.
    @Test(arguments: [20, 40])
    func `a maximum height in the middle of an area with an inset`(_ inset: Int) throws {
        let weak = "priority=\"750\""
        let code = try code(
            limited("area", "height", 850),
            constraint("area", "top", "root", "top", "constant=\"\(inset)\" \(weak)")
                + constraint("root", "bottom", "area", "bottom", weak)
                + constraint("area", "centerY", "root", "centerY", "constant=\"\(inset / 2)\"")
                + constraint("area", "leading", "root", "leading")
                + constraint("root", "trailing", "area", "trailing"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains("maxHeight: 850"), "\(code)")
        #expect(code.contains(".padding(.top, \(inset))"), "\(code)")
        try typecheck(code)
    }

    @Test func `a maximum width with weaker margins has both at all widths`() throws {
        let weak = "constant=\"14\" priority=\"900\""
        let code = try code(
            limited("area", "width", 480),
            constraint("area", "leading", "root", "leading", weak)
                + constraint("root", "trailing", "area", "trailing", weak)
                + constraint("area", "centerX", "root", "centerX")
                + constraint("area", "top", "root", "top", "constant=\"100\"")
                + constraint("root", "bottom", "area", "bottom", "constant=\"100\""))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains("maxWidth: 480"), "\(code)")
        #expect(code.contains(".padding(.horizontal, 14)"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [8, 32])
    func `an empty view keeps the spacing at both of its sides`(_ spacing: Int) throws {
        let views = label("top") + element("view", "space") + label("bottom")
        let code = try code(
            stack("column", "axis=\"vertical\" spacing=\"\(spacing)\"", views), filling("column"))
        #expect(code.contains("Spacer(minLength: \(2 * spacing))"), "\(code)")
        try typecheck(code)
    }

    /// The class of the app has its own length, which is more important.
    @Test(arguments: [250, 1000])
    func `a width weaker than hugging and compression is no frame`(_ hugging: Int) throws {
        let priorities = """
            horizontalHuggingPriority="\(hugging)" horizontalCompressionResistancePriority="1000"
            """
        let width = """
            <constraints><constraint firstAttribute="width" constant="60" priority="500" id="w"/>\
            <constraint firstAttribute="height" constant="20" id="h"/></constraints>
            """
        let code = try code(
            element("view", "badge", "customClass=\"PillView\" \(priorities)", width),
            constraint("badge", "top", "root", "top", "constant=\"100\"")
                + constraint("badge", "leading", "root", "leading", "constant=\"20\""))
        #expect(code.contains("width: 60") == (hugging == 250), "\(code)")
        #expect(code.contains("height: 20"), "\(code)")
        try typecheck(code, "\nclass PillView: UIView {}\n")
    }

    @Test(arguments: [745, 750])
    func `the texts of a column that resist compression have priority`(_ priority: Int) throws {
        func column(_ id: String, _ more: String = "") -> String {
            stack(
                id, "axis=\"vertical\" spacing=\"8\"",
                label("\(id)Title", "Title", more) + label("\(id)Detail", "Detail", more))
        }
        let weak = "horizontalCompressionResistancePriority=\"\(priority)\""
        let code = try code(
            stack("row", "spacing=\"8\"", column("name") + column("amount", weak)),
            constraint("row", "top", "root", "top", "constant=\"100\"")
                + constraint("row", "leading", "root", "leading", "constant=\"20\""),
            outlets: outlets("nameTitle", "amountTitle"))
        #expect(code.contains(".layoutPriority(1)") == (priority < 750), "\(code)")
        try typecheck(code)
    }

    @Test func `a square of the app in a row with a height has both lengths`() throws {
        let square = """
            <constraints><constraint firstItem="box" firstAttribute="width" secondItem="box" \
            secondAttribute="height" id="square"/></constraints>
            """
        let row = element(
            "stackView", "row", "spacing=\"8\"",
            "<subviews>\(element("button", "box", "customClass=\"CheckBox\"", square))"
                + "\(label("text"))</subviews><constraints>\(length("height", 30, "h"))</constraints>"
        )
        let code = try code(row, pinned("row"))
        #expect(code.contains(".frame(width: 30, height: 30)"), "\(code)")
        #expect(!code.contains("aspectRatio"), "\(code)")
        try typecheck(code, "\nclass CheckBox: UIButton {}\n")
    }

    /// Interface Builder alone shows the placeholder of an intrinsic size.
    @Test func `a container has the length of its content, not that of a placeholder`() throws {
        let edges =
            ["top", "leading"].map {
                constraint("text", $0, "box", $0, "constant=\"8\"")
            }.joined()
            + ["bottom", "trailing"].map {
                constraint("box", $0, "text", $0, "constant=\"8\"")
            }.joined()
        let code = try code(
            stack(
                "column", "axis=\"vertical\" spacing=\"10\"",
                element(
                    "view", "box",
                    "placeholderIntrinsicWidth=\"414\" placeholderIntrinsicHeight=\"160\"",
                    "<subviews>\(label("text"))</subviews><constraints>\(edges)</constraints>")
                    + label("other")),
            pinned("column"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(!code.contains("160"), "\(code)")
        #expect(code.contains(".padding(8)"), "\(code)")
        try typecheck(code)
    }
}
