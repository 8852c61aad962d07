import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Equal rows of views are made by one method, and equal views of a collection are one array.
@Suite struct SwiftRowTests: ExportedCodeSuite {
    /// Returns a stack of rows, each a stack with a picture and a container with two labels.
    ///
    /// - Parameters:
    ///   - titles: the title of each row
    ///   - attributes: for each row, more attributes of its first label
    ///   - heights: for each row, the height of its picture
    static func rows(
        _ titles: [String], _ attributes: [String] = [], heights: [Int] = []
    ) -> String {
        let suite = SwiftRowTests()
        let rows = titles.enumerated().map { number, title in
            let size = { (side: String, length: Int) in
                """
                <constraint firstAttribute="\(side)" constant="\(length)" id="\(side)\(number)"/>
                """
            }
            let image = suite.element(
                "imageView", "i\(number)", "image=\"picture\(number)\"",
                "<constraints>\(size("width", 40))"
                    + "\(size("height", heights.isEmpty ? 40 : heights[number]))</constraints>")
            let more = attributes.isEmpty ? "" : attributes[number]
            let labels =
                suite.element("label", "t\(number)", "text=\"\(title)\" \(more)")
                + suite.element(
                    "label", "m\(number)", "text=\"It is a sentence about \(title).\"")
            let edge = { (view: String, side: String, other: String, end: String) in
                """
                <constraint firstItem="\(view)\(number)" firstAttribute="\(side)" \
                secondItem="\(other)\(number)" secondAttribute="\(end)" \
                id="\(view)\(side)\(number)"/>
                """
            }
            let box = suite.element(
                "view", "v\(number)", "",
                "<subviews>\(labels)</subviews><constraints>"
                    + edge("t", "top", "v", "top") + edge("t", "leading", "v", "leading")
                    + edge("m", "top", "t", "bottom") + edge("m", "leading", "v", "leading")
                    + edge("m", "trailing", "v", "trailing") + edge("m", "bottom", "v", "bottom")
                    + "</constraints>")
            return suite.element(
                "stackView", "r\(number)", "spacing=\"8\"", "<subviews>\(image)\(box)</subviews>")
        }
        return suite.element(
            "stackView", "s", "axis=\"vertical\" spacing=\"4\"",
            "<subviews>\(rows.joined())</subviews>")
    }

    private static let titles = ["Privacy", "Search", "Themes"]

    private func code(_ subviews: String, outlets: String = "") throws -> String {
        CodeFramework.uiKit.source(try CodeDocument.screen(subviews, outlets: outlets))
    }

    @Test func `equal rows are made by one method`() throws {
        let code = try code(Self.rows(Self.titles))
        #expect(
            code.contains("(image: UIImage?, title: String, message: String) -> UIStackView {"),
            "\(code)")
        #expect(code.split(separator: "\n").count { $0.contains("title: \"") } == 3, "\(code)")
        #expect(code.split(separator: "\n").count { $0.contains("bottomAnchor") } == 2, "\(code)")
        try typecheck(code)
    }

    @Test func `a value that one row lacks is a parameter with a default`() throws {
        let code = try code(Self.rows(Self.titles, ["", "textAlignment=\"center\"", ""]))
        #expect(code.contains("textAlignment: NSTextAlignment = .left"), "\(code)")
        #expect(code.split(separator: "\n").count { $0.contains("textAlignment: .center") } == 1)
        try typecheck(code)
    }

    @Test func `rows with other constraints keep properties, those with outlets get a class`()
        throws
    {
        let others = try code(Self.rows(Self.titles, heights: [40, 50, 60]))
        #expect(others.contains("equalToConstant: 60"), "\(others)")
        #expect(others.contains("(title: String, message: String) -> UIView {"), "\(others)")
        let named = try code(
            Self.rows(Self.titles),
            outlets: Self.titles.indices.map {
                "<outlet property=\"title\($0)\" destination=\"t\($0)\" id=\"o\($0)\"/>"
            }.joined())
        #expect(named.contains("    var title2: UILabel { "), "\(named)")
        #expect(named.matches(of: /private final class \w+View: UIStackView {/).count == 1)
        #expect(named.split(separator: "\n").count { $0.contains("bottomAnchor") } == 2, "\(named)")
        try typecheck(others)
        try typecheck(named)
    }

    /// Their order only matters for constraints that a layout drops.
    @Test func `rows are made by one method beside constraints that contradict each other`() throws
    {
        let constraints = [100, 200].map {
            """
            <constraint firstItem="s" firstAttribute="width" constant="\($0)" id="c\($0)"/>
            """
        }
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(Self.rows(Self.titles), constraints: constraints.joined()))
        #expect(code.contains("message: String) -> UIStackView {"), "\(code)")
        try typecheck(code)
    }

    // MARK: Collections

    /// Returns a grid of three rows with two buttons each, all in one outlet collection.
    ///
    /// - Parameter order: the order of the buttons in the collection
    private func grid(_ order: [Int]) throws -> String {
        let rows = (0..<3).map { row in
            let buttons = (0..<2).map { column in
                element(
                    "button", "b\(2 * row + column)", "buttonType=\"system\"",
                    "<constraints><constraint firstAttribute=\"height\" constant=\"50\" "
                        + "id=\"h\(2 * row + column)\"/></constraints>")
            }
            return element(
                "stackView", "r\(row)", "distribution=\"fillEqually\"",
                "<subviews>\(buttons.joined())</subviews>")
        }
        let outlets = order.map {
            "<outletCollection property=\"cards\" destination=\"b\($0)\" id=\"o\($0)\"/>"
        }
        return try code(
            element(
                "stackView", "g", "axis=\"vertical\"",
                "<subviews>\(rows.joined())</subviews>"), outlets: outlets.joined())
    }

    @Test func `the equal views of a collection and their rows are arrays`() throws {
        let code = try grid([0, 1, 2, 3, 4, 5])
        #expect(
            code.contains("    let cards = (0..<6).map { _ in UIButton(type: .system) }\n"),
            "\(code)")
        #expect(code.contains("private let rows: [UIStackView] = (0..<3).map { _ in\n"))
        #expect(
            code.contains("cards.enumerated().forEach { rows[$0 / 2].addArrangedSubview($1) }\n"),
            "\(code)")
        #expect(code.split(separator: "\n").count { $0.contains("heightAnchor") } == 1, "\(code)")
        try typecheck(code)
    }

    @Test func `a collection keeps its order`() throws {
        let code = try grid([5, 4, 1, 0, 2, 3])
        #expect(
            code.contains("[3, 2].forEach { rows[0].addArrangedSubview(cards[$0]) }\n"), "\(code)")
        #expect(code.contains("cards[4...5].forEach { rows[1].addArrangedSubview($0) }\n"))
        #expect(code.contains("[1, 0].forEach { rows[2].addArrangedSubview(cards[$0]) }\n"))
        try typecheck(code)
    }

    @Test func `views that differ in a few values and have no names are an array`() throws {
        let buttons = (1...4).map { number in
            element(
                "button", "b\(number)", "buttonType=\"system\" tag=\"\(number)\"",
                "<state key=\"normal\" title=\"\u{1F600}\"/><connections><action selector=\"pick:\" "
                    + "destination=\"vc\" eventType=\"touchUpInside\" id=\"p\(number)\"/></connections>"
            )
        }
        let code = try code(
            element("stackView", "s", "", "<subviews>\(buttons.joined())</subviews>"))
        #expect(code.contains("private let pickButtons = [\n"), "\(code)")
        #expect(code.contains("makePickButton(tag: 4),\n    ]"), "\(code)")
        #expect(code.contains("pickButtons.forEach { contentStack.addArrangedSubview($0) }\n"))
        #expect(code.contains("for button in pickButtons {"), "\(code)")
        try typecheck(code)
    }

    @Test func `methods with default values have names of their own`() throws {
        let labels = ["One", "Two", "Three", "Four"].enumerated().map { number, text in
            element(
                "label", "l\(number)",
                "text=\"\(text)\" textAlignment=\"center\" numberOfLines=\"0\"")
        }
        let boxes = (0..<6).map { number in
            element(
                "stackView", "s\(number)",
                "spacing=\"\(number % 3 == 2 ? 20 : 8)\" axis=\"vertical\" "
                    + (number < 3
                        ? "distribution=\"fillEqually\""
                        : "alignment=\"top\" distribution=\"equalSpacing\""),
                labels[0].replacing("l0", with: "x\(number)").replacing(
                    "<label", with: "<subviews><label") + "</subviews>")
        }
        let code = try code(boxes.joined())
        let methods = code.matches(of: /static func (\w+)\(/).map { String($0.1) }
        #expect(Set(methods).count == methods.count, "\(code)")
        try typecheck(code)
    }

    // MARK: Names

    @Test func `rows of a grid have the names of their places`() throws {
        let rows = (0..<3).map { row in
            element(
                "stackView", "r\(row)", "spacing=\"\(row)\"",
                "<subviews>" + element("view", "a\(row)") + element("imageView", "b\(row)")
                    + "</subviews>")
        }
        let code = try code(
            element("stackView", "g", "axis=\"vertical\"", "<subviews>\(rows.joined())</subviews>"))
        for name in ["topRow", "middleRow", "bottomRow"] {
            #expect(code.contains("let \(name)"), "\(code)")
        }
        try typecheck(code)
    }

    @Test func `a container's name has no tag of a type`() throws {
        let code = try code(
            element(
                "stackView", "s", "axis=\"vertical\"",
                "<subviews>" + element("label", "l") + "</subviews>") + element("view", "v"),
            outlets: "<outlet property=\"ui_lbl_info\" destination=\"l\" id=\"o\"/>")
        #expect(code.contains("let ui_lbl_info"), "\(code)")
        #expect(code.contains("let infoStack"), "\(code)")
    }

    @Test func `pictures of one file are named after their content modes`() throws {
        let pictures = ["top", "left", "scaleAspectFit"].enumerated().map { number, mode in
            element("imageView", "i\(number)", "image=\"dd_logo\" contentMode=\"\(mode)\"")
        }
        let code = try code(pictures.joined())
        for name in ["top", "left", "aspectFit"] {
            #expect(code.contains("let \(name)ImageView"), "\(code)")
        }
    }

    // MARK: Colours

    @Test(arguments: [
        (CodeFramework.uiKit, "view.tintColor = .systemRed\n"), (.swiftUI, ".tint(.red)\n"),
    ])
    func `the global tint is the tint of the root`(_ framework: CodeFramework, _ line: String)
        throws
    {
        #expect(try tinted(element("button", "b"), framework).contains(line))
    }

    @Test func `a screen that shows no tint has none`() throws {
        let code = try tinted(element("label", "l", "text=\"One\""), .uiKit)
        #expect(!code.contains("tintColor"), "\(code)")
        let other = try tinted(
            element(
                "label", "l", "text=\"One\"",
                "<color key=\"textColor\" systemColor=\"tintColor\"/>"), .uiKit)
        #expect(other.contains("// The storyboard's global tint."), "\(other)")
    }

    /// Returns the code of a screen whose storyboard has a global tint.
    private func tinted(_ subviews: String, _ framework: CodeFramework) throws -> String {
        let screen = try CodeDocument.screen(subviews)[0]
        var document = screen.document
        try document.apply(
            .setProperty(
                .document, .globalTint, .base, from: nil, to: .text("systemRed")))
        let item = CodeDocument(
            name: screen.name, document: document, connections: screen.connections)
        return framework.source([item])
    }

    @Test func `the parts of a colour are all fractions of 255`() throws {
        let color = """
            <color key="textColor" red="0.4" green="0.40392156862745099" blue="1" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/>
            """
        let code = try code(element("label", "l", "text=\"One\"", color))
        #expect(
            code.contains("UIColor(red: 102 / 255, green: 103 / 255, blue: 1, alpha: 1)"),
            "\(code)")
    }

    @Test func `the alpha of a colour is a decimal`() throws {
        for (stored, end) in [("B3", "0.7"), ("80", "0.5"), ("4E", "0.3059"), ("FF", "1")] {
            let color = SwiftLiteral.color(Color(stored: "#9CC1BF" + stored))
            #expect(color.hasSuffix("alpha: \(end))"), "\(color)")
        }
        for (alpha, end) in [("0.69999999999999996", "0.7"), ("0.50196078431372548", "0.502")] {
            let color = """
                <color key="textColor" red="0.4" green="0.5" blue="0.6" alpha="\(alpha)" \
                colorSpace="custom" customColorSpace="sRGB"/>
                """
            let code = try code(element("label", "l", "text=\"One\"", color))
            #expect(code.contains("alpha: \(end))"), "\(code)")
        }
    }

    @Test func `the global tint is as exact as other colours`() throws {
        let color = { (key: String) in
            """
            <color key="\(key)" red="0.088944" green="0.574942" blue="0.5" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/>
            """
        }
        let code = CodeFramework.uiKit.source(
            try CodeDocument.all(
                in: Array(
                    """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
                    version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
                    useAutolayout="YES"><scenes><scene sceneID="s"><objects>
                    <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
                    <rect key="frame" x="0" y="0" width="390" height="844"/>
                    <subviews>\(element("label", "l", "text=\"One\"", color("textColor")))\
                    \(element("slider", "s"))</subviews>
                    </view></viewController></objects></scene></scenes>\(color("tintColor"))</document>
                    """.utf8)))
        #expect(code.contains("view.tintColor = .appTeal"), "\(code)")
        #expect(code.contains("appTeal = UIColor(red: 0.0889, green: 0.5749, blue: 0.5, alpha: 1)"))
    }
}
