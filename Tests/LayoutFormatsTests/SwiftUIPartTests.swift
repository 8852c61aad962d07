import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// Each part of a document is in the SwiftUI code or in a remark, with its sizes, and views over others
/// are layers and overlays.
@Suite struct SwiftUIPartTests: SwiftUIStoryboardSuite {
    private static let segue = """
        <connections><segue destination="elsewhere" kind="embed" identifier="embedFeed" id="segue"/>\
        </connections>
        """

    /// Returns the code of a table with static cells that have these attributes and labels.
    private func table(_ cells: [(attributes: String, text: String)]) throws -> String {
        let rows = cells.enumerated().map { place, cell in
            """
            <tableViewCell id="cell\(place)" \(cell.attributes) style="IBUITableViewCellStyleDefault" \
            textLabel="text\(place)"><rect key="frame" x="0" y="\(44 * place)" width="390" height="44"/>
            <tableViewCellContentView key="contentView" id="content\(place)">
            <rect key="frame" x="0" y="0" width="390" height="44"/><subviews>
            <label id="text\(place)" text="\(cell.text)">
            <rect key="frame" x="16" y="0" width="300" height="44"/></label>
            </subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let sections = """
            <sections><tableViewSection id="section"><cells>\(rows.joined())</cells>\
            </tableViewSection></sections>
            """
        return try code(
            element("tableView", "table", "dataMode=\"static\" style=\"plain\"", sections),
            filling("table"))
    }

    // MARK: Nothing is lost

    /// The element of a view, its attributes, its content, and what the code has of it.
    private static let kinds: [(name: String, attributes: String, content: String, mark: String)] =
        [
            ("label", "text=\"Total\"", "", "Total"),
            ("button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Pay\"/>", "\"Pay\""),
            ("imageView", "image=\"logo\"", "", "Image(\"logo\")"),
            ("textField", "placeholder=\"City\"", "", "\"City\""),
            ("textView", "text=\"Terms\" editable=\"NO\"", "", "Terms"),
            ("switch", "on=\"YES\"", "", "Toggle("), ("slider", "value=\"1\"", "", "Slider("),
            ("stepper", "maximumValue=\"9\"", "", "Stepper("),
            ("progressView", "progress=\"0.5\"", "", "ProgressView(value"),
            ("activityIndicatorView", "animating=\"YES\"", "", "ProgressView("),
            ("pageControl", "numberOfPages=\"4\"", "", "0..<4"),
            ("segmentedControl", "", "<segments><segment title=\"Day\"/></segments>", "\"Day\""),
            ("datePicker", "", "", "DatePicker("),
            ("searchBar", "placeholder=\"Find\"", "", "\"Find\""),
            ("view", "customClass=\"Chart\"", "", "ChartRepresentable("),
            ("containerView", "", segue, "embedFeed"), ("mapView", "", "", "MKMapView"),
            ("scrollView", "", "<subviews></subviews>", "ScrollView"),
        ]

    @Test(arguments: kinds.indices)
    func `each kind of view is in the code`(_ place: Int) throws {
        let kind = Self.kinds[place]
        let code = try code(
            element(
                kind.name, "part", kind.attributes,
                kind.content
                    + "<constraints>\(length("height", 120, "height"))</constraints>"),
            pinned("part"))
        #expect(code.contains(kind.mark), "\(kind.name): \(code)")
        // Beside another view, it is in the code too.
        let both = try self.code(
            label("title", "Heading")
                + element(
                    kind.name, "part", kind.attributes,
                    kind.content + "<constraints>\(length("height", 120, "height"))</constraints>"),
            pinned("title") + constraint("part", "top", "title", "bottom", "constant=\"8\"")
                + constraint("part", "leading", "root", "leading", "constant=\"20\"")
                + constraint("root", "trailing", "part", "trailing", "constant=\"20\""))
        #expect(both.contains(kind.mark), "\(kind.name): \(both)")
    }

    @Test func `a container view has a property for its screen and its place`() throws {
        let code = try code(
            label("title", "Heading") + element("containerView", "part", "", Self.segue),
            pinned("title") + constraint("part", "top", "title", "bottom")
                + constraint("part", "leading", "root", "leading")
                + constraint("part", "bottom", "root", "bottom")
                + constraint("root", "trailing", "part", "trailing"))
        #expect(code.contains("ContainerView: Content"), "\(code)")
        #expect(code.contains(".frame(maxWidth: .infinity, maxHeight: .infinity)"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [
        ("checkmark", "checkmark"), ("disclosureIndicator", "chevron.forward"),
        ("detailButton", "info.circle"), ("detailDisclosureButton", "info.circle"), ("none", nil),
    ])
    func `a row shows the accessory of its cell`(_ accessory: String, _ symbol: String?) throws {
        let code = try table([("accessoryType=\"\(accessory)\"", "First"), ("", "Second")])
        #expect(code.contains("First") && code.contains("Second"), "\(code)")
        let symbols = code.ranges(of: "systemName").count
        #expect(symbols == (symbol == nil ? 0 : 1), "\(code)")
        if let symbol { #expect(code.contains("Image(systemName: \"\(symbol)\")"), "\(code)") }
        #expect(code.contains("Button(action: onDetail)") == (symbol == "info.circle"), "\(code)")
        try typecheck(code)
    }

    /// The class of the app has a size that this program does not know.
    @Test(arguments: ["leading", "center", "fill"])
    func `the stated size of a view of the app is in the code`(_ alignment: String) throws {
        let lengths = length("width", 30, "w") + length("height", 30, "h")
        for kind in ["view", "button", "imageView"] {
            let part = element(
                kind, "part", "customClass=\"Badge\"", "<constraints>\(lengths)</constraints>")
            let code = try code(
                stack("row", "alignment=\"\(alignment)\"", part + label("text")), pinned("row"))
            #expect(code.contains(".frame(width: 30, height: 30)"), "\(kind): \(code)")
        }
    }

    // MARK: Pictures

    /// In a scroll view no height is proposed, so `Color.clear` would be 10 points high.
    @Test(arguments: ["scaleToFill", "scaleAspectFill", "scaleAspectFit"])
    func `a picture without a stated height has its own in a scroll view`(_ mode: String) throws {
        let picture = element("imageView", "photo", "contentMode=\"\(mode)\" clipsSubviews=\"YES\"")
        let edges = ["top", "bottom", "leading", "trailing"].map {
            constraint("column", $0, "scroll", $0)
        }
        let scroll = element(
            "scrollView", "scroll", "",
            "<subviews>\(stack("column", "axis=\"vertical\"", picture + label("text")))</subviews>"
                + "<constraints>\(edges.joined())"
                + "\(constraint("column", "width", "scroll", "width"))</constraints>")
        let code = try code(scroll, filling("scroll"), outlets: outlets("photo", "text"))
        #expect(!code.contains("Color.clear"), "\(code)")
        #expect(!code.contains("UIViewRepresentable"), "\(code)")
        #expect(code.contains("photo"), "\(code)")
        if code.contains(".resizable()") {
            #expect(code.contains(".fixedSize(horizontal: false, vertical: true)"), "\(code)")
        }
        try typecheck(code)
    }

    // MARK: Margins

    /// Returns the code of the view of a xib, with a stack 20 points from its margins.
    private func xib(_ owner: String, _ view: String) throws -> String {
        let sides = [("top", "topMargin"), ("leading", "leadingMargin")].map {
            constraint("column", $0.0, "root", $0.1, "constant=\"20\"")
        }
        let ends = [("bottomMargin", "bottom"), ("trailingMargin", "trailing")].map {
            constraint("root", $0.0, "column", $0.1, "constant=\"20\"")
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="root" \(view)><rect key="frame" x="0" y="0" width="390" height="100"/>
            <subviews>\(stack("column", "axis=\"vertical\"", label("first") + label("second")))</subviews>
            <constraints>\((sides + ends).joined())</constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
            </objects></document>
            """
        return CodeFramework.swiftUI.source(try CodeDocument.all(in: Array(text.utf8)))
    }

    @Test func `only the view of a controller has the margins of a scene`() throws {
        let plain = try xib("/>", "customClass=\"Card\"")
        #expect(plain.contains(".padding(28)"), "\(plain)")
        #expect(!plain.contains("scenePadding"), "\(plain)")
        #expect(!plain.contains("maxHeight"), "\(plain)")
        let outlet = "<outlet property=\"view\" destination=\"root\" id=\"out\"/>"
        let owned = try xib(
            "customClass=\"CardViewController\"><connections>\(outlet)</connections></placeholder>",
            "")
        #expect(owned.contains(".scenePadding(.horizontal)"), "\(owned)")
    }

    // MARK: Layers and overlays

    @Test func `the larger of two views in the middle of a container determines its size`() throws {
        let ends = ["text", "icon"].flatMap { view in
            ["centerX", "centerY", "leading"].map { constraint(view, $0, "box", $0) }
                + [constraint(view, "top", "box", "top", "relation=\"greaterThanOrEqual\"")]
        }
        let hugging = "textAlignment=\"center\" horizontalHuggingPriority=\"252\""
        let box = element(
            "view", "box", "",
            "<subviews>\(label("text", "Go", hugging))\(label("icon", "*", hugging))</subviews>"
                + "<constraints>\(ends.joined())</constraints>")
        let code = try code(
            stack("row", "alignment=\"center\" spacing=\"8\"", box + label("title", "Title")),
            pinned("row"), outlets: outlets("text", "icon", "title"))
        #expect(code.contains("ZStack"), "\(code)")
        #expect(!code.contains("Representable"), "\(code)")
        try typecheck(code)
    }

    @Test func `a view that one other view places is over it`() throws {
        let column = stack(
            "column", "axis=\"vertical\" spacing=\"8\"",
            label("name", "Name", "numberOfLines=\"0\"") + label("text", "Text"))
        let code = try code(
            column + element("activityIndicatorView", "busy") + label("error", "Error"),
            pinned("column") + constraint("busy", "leading", "name", "leading")
                + constraint("busy", "centerY", "name", "centerY")
                + ["top", "bottom", "leading", "trailing"].map {
                    constraint("error", $0, "column", $0)
                }.joined(),
            outlets: outlets("name", "text", "error", "busy"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".overlay(alignment: .leading)"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [true, false])
    func `a picture in the middle of an empty button is its label`(_ isInMiddle: Bool) throws {
        let sizes = length("width", 20, "iw") + length("height", 20, "ih")
        let icon = element(
            "imageView", "icon", "image=\"back\"", "<constraints>\(sizes)</constraints>")
        let area = length("width", 40, "bw") + length("height", 44, "bh")
        let button = element(
            "button", "back", "buttonType=\"custom\"",
            "<state key=\"normal\"/><constraints>\(area)</constraints>")
        let place = isInMiddle ? "" : "constant=\"9\""
        let code = try code(
            icon + button + label("title", "Title"),
            constraint("back", "leading", "root", "leading", "constant=\"10\"")
                + constraint("back", "top", "root", "top", "constant=\"100\"")
                + constraint("icon", "centerX", "back", "centerX", place)
                + constraint("icon", "centerY", "back", "centerY")
                + constraint("title", "centerY", "back", "centerY")
                + constraint("title", "leading", "back", "trailing", "constant=\"10\""),
            outlets: outlets("back"))
        #expect(code.contains("Image(\"back\")"), "\(code)")
        let isLabel = code.contains(/Button\(action: onBack\) \{\s+Image\("back"\)/)
        #expect(isLabel == isInMiddle, "\(code)")
        #expect(!code.contains("Color.clear") || !isInMiddle, "\(code)")
        try typecheck(code)
    }

    // MARK: Stacks

    @Test(arguments: ["leading", "trailing"])
    func `a stack has the alignment that the document states`(_ alignment: String) throws {
        let boxes = ["one", "two"].map {
            element("view", $0, "customClass=\"Badge\"", "<size key=\"intrinsicContentSize\"/>")
        }
        let code = try code(
            stack("column", "axis=\"vertical\" alignment=\"\(alignment)\"", boxes.joined()),
            pinned("column"), outlets: outlets("one", "two"))
        #expect(code.contains("VStack(alignment: .\(alignment)"), "\(code)")
    }

    @Test func `a hidden view leaves a stack that has no other view`() throws {
        let inner = stack(
            "inner", "axis=\"vertical\"",
            stack("box", "axis=\"vertical\" spacing=\"4\"", label("one") + label("two")))
        let code = try code(
            stack("column", "axis=\"vertical\" spacing=\"8\"", inner + label("three")),
            pinned("column"), outlets: outlets("box"))
        #expect(code.contains("if !isBoxHidden {"), "\(code)")
        #expect(!code.contains("isBoxHidden ?"), "\(code)")
        try typecheck(code)
    }

    @Test func `an outlet of a page control is its pages`() throws {
        let code = try code(
            element("pageControl", "pageControl", "numberOfPages=\"3\" currentPage=\"1\""),
            pinned("pageControl"), outlets: outlets("pageControl"))
        #expect(code.contains("var pageCount = 3"), "\(code)")
        #expect(code.contains("var currentPage = 1"), "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        #expect(code.contains(".frame(height: "), "\(code)")
        try typecheck(code)
    }

    // MARK: Reasons

    @Test func `a reason never names the middle or an edge of the view around`() throws {
        let code = try code(
            element("view", "box", "", "<subviews>\(label("inner", "Inner"))</subviews>")
                + label("one", "One") + label("two", "Two"),
            pinned("box") + constraint("one", "centerX", "root", "centerX")
                + constraint("two", "centerX", "root", "centerX")
                + constraint("one", "top", "inner", "bottom", "constant=\"8\"")
                + constraint("two", "width", "inner", "width", "multiplier=\"0.37\"")
                + constraint("two", "top", "one", "bottom", "constant=\"3\"")
                + constraint("inner", "centerY", "box", "centerY")
                + constraint("inner", "leading", "one", "leading", "constant=\"5\"")
                + constraint("box", "height", "two", "height", "multiplier=\"3\""))
        let reasons = code.split(separator: "\n").filter { $0.contains("UIKit, because") }
        #expect(
            !reasons.contains { $0.contains("centerX = ") || $0.contains("centerY = ") }, "\(code)")
    }
}
