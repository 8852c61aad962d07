import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Layouts, frames and recognizers in UIKit code, and the names of methods that make views.
@Suite struct SwiftDetailTests: ExportedCodeSuite {
    private func code(_ subviews: String, outlets: String = "", beside: String = "") throws
        -> String
    {
        CodeFramework.uiKit.source(
            try CodeDocument.screen(
                subviews, outlets: outlets, controller: "customClass=\"MainController\"",
                beside: beside))
    }

    /// The layout is a property of its own, and the collection is made with it.
    @Test(arguments: [true, false], ["", "customClass=\"CardLayout\""])
    func `an outlet to a layout is a property`(isOutlet: Bool, type: String) throws {
        for hasValues in [true, false] { try checkLayout(hasValues, type, isOutlet) }
    }

    private func checkLayout(_ hasValues: Bool, _ type: String, _ isOutlet: Bool) throws {
        let size = "<size key=\"itemSize\" width=\"160\" height=\"50\"/>"
        let code = try code(
            element(
                "collectionView", "c", "",
                """
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
                minimumInteritemSpacing="10" \(type) id="layout">\(hasValues ? size : "")
                </collectionViewFlowLayout>
                """),
            outlets: "<outlet property=\"flowLayout\" destination=\"layout\" id=\"o1\"/>"
                + (isOutlet ? "<outlet property=\"grid\" destination=\"c\" id=\"o2\"/>" : ""))
        let name = type.isEmpty ? "UICollectionViewFlowLayout" : "CardLayout"
        let start = "\n    let flowLayout"
        // Without a size of its items in the file, it is zero.
        #expect(code.contains("\(start): \(name) = {\n"), "\(code)")
        #expect(code.contains("collectionViewLayout: flowLayout)"), "\(code)")
        #expect(code.contains("itemSize = CGSize(width: 160, height: 50)") == hasValues, "\(code)")
        #expect(!code.contains("as? "), "\(code)")
        let list = isOutlet ? "    private(set) lazy var grid: " : "    private lazy var "
        #expect(code.contains(list), "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(
            code, type.isEmpty ? "" : "\nclass CardLayout: UICollectionViewFlowLayout {}\n")
    }

    /// A view that constraints or a stack position has a frame only for its resized subviews.
    @Test(arguments: [true, false], [true, false])
    func `a frame for resized subviews has no origin`(isArranged: Bool, isResized: Bool) throws {
        // No constraint expresses that the label and the margin before it grow together.
        let mask =
            (isResized ? ["flexibleMinX", "widthSizable"] : ["flexibleMaxX", "flexibleMaxY"])
            .map { $0 + "=\"YES\"" }.joined(separator: " ")
        let view = """
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="203.667" width="280" height="36"/><subviews>
            <label text="Scan" id="l"><rect key="frame" x="40" y="4" width="200" height="30"/>
            <autoresizingMask key="autoresizingMask" \(mask)/></label></subviews></view>
            """
        let code = try code(
            isArranged
                ? element("stackView", "s", "axis=\"vertical\"", "<subviews>\(view)</subviews>")
                : view)
        let frame = "(frame: CGRect(x: 0, y: 0, width: 280, height: 36))"
        let isSet = code.contains(frame) || code.contains("frame = CGRect(x: 0, y: 0, width: 280")
        #expect(isSet == isResized, "\(code)")
        #expect(!code.contains("203"), "\(code)")
        let remark = "// The size is that for the autoresizing masks of the subviews.\n"
        #expect(code.contains(remark) == isResized, "\(code)")
        try typecheck(code)
    }

    /// A recognizer without an action keeps touches from that of a superview.
    @Test(
        arguments: [
            ("tap", "taps"), ("pan", "pans"), ("pinch", "pinches"), ("swipe", "swipes"),
        ], ["inner", "outer", "both"])
    func `a recognizer without an action has a reason`(
        kind: (element: String, word: String), views: String
    ) throws {
        func connection(_ id: String) -> String {
            """
            <connections><outletCollection property="gestureRecognizers" destination="\(id)" \
            id="c-\(id)"/></connections>
            """
        }
        let inner = element(
            "view", "alert", "userLabel=\"Alert\"", views == "outer" ? "" : connection("g1"))
        let outer = element(
            "view", "card", "userLabel=\"Card\"",
            "<subviews>\(inner)</subviews>" + (views == "inner" ? "" : connection("g2")))
        let action = "<action selector=\"close:\" destination=\"vc\" id=\"a\"/>"
        let code = try code(
            outer,
            beside: """
                <\(kind.element)GestureRecognizer id="g1"/>
                <\(kind.element)GestureRecognizer id="g2"><connections>\(action)</connections>
                </\(kind.element)GestureRecognizer>
                """)
        let remark = "// Keeps \(kind.word) on "
        #expect(code.contains(remark) == (views == "both"), "\(code)")
        try typecheck(code)
    }

    // MARK: Names of methods

    private func label(_ id: String, _ text: String, _ font: String, _ more: String = "") -> String
    {
        element(
            "label", id, "text=\"\(text)\" \(more)",
            "<fontDescription key=\"fontDescription\" type=\"\(font)\" pointSize=\"14\"/>")
    }

    /// Attributes in which views differ too much for one method.
    private let different =
        " alpha=\"0.5\" tag=\"3\" hidden=\"YES\" numberOfLines=\"2\" clipsSubviews=\"YES\""

    /// Two methods whose views look different have different names, which say what differs.
    @Test(arguments: [
        ("boldSystem", "", "Bold"), ("system\" weight=\"medium", "", "Medium"),
        ("system\" weight=\"semibold", "", "Semibold"),
        ("system", "textAlignment=\"center\"", "Centered"),
        ("system", "textAlignment=\"right\"", "RightAligned"),
    ])
    func `methods are named by what differs`(font: String, attributes: String, word: String) throws
    {
        let texts = ["Score", "Time", "Speed", "Length"]
        let all =
            texts.enumerated().map { label("a\($0)", $1, "system") }
            + texts.enumerated().map { label("b\($0)", "Now " + $1, font, attributes + different) }
        let code = try code(all.joined())
        #expect(code.contains("static func makeLabel(text: String)"), "\(code)")
        #expect(code.contains("static func make\(word)Label(text: String)"), "\(code)")
        try typecheck(code)
    }

    /// The word for a weight is in a name only if the other method has another weight.
    @Test(arguments: ["boldSystem", "system\" weight=\"medium"])
    func `what methods share is not in their names`(font: String) throws {
        let texts = ["Score", "Time", "Speed", "Length"]
        let all =
            texts.enumerated().map { label("a\($0)", $1, font) }
            + texts.enumerated().map {
                label("b\($0)", "Now " + $1, font, "textAlignment=\"center\"" + different)
            }
        let code = try code(all.joined())
        #expect(code.contains("static func makeCenteredLabel(text: String)"), "\(code)")
        #expect(!code.contains("makeBold") && !code.contains("makeMedium"), "\(code)")
        try typecheck(code)
    }

    /// The default of a parameter is the value of most calls.
    @Test(arguments: [0, 1, 4, 5])
    func `most calls leave out the default`(others: Int) throws {
        let all = (0..<5).map { number in
            label(
                "l\(number)", "Text \(number)", "system",
                number < others ? "numberOfLines=\"0\"" : "numberOfLines=\"1\"")
        }
        let code = try code(all.joined())
        let isStated = 0 < others && others < 5
        #expect(code.contains("numberOfLines: Int = \(others > 2 ? 0 : 1)") == isStated, "\(code)")
        let calls = code.ranges(of: ", numberOfLines: \(others > 2 ? 1 : 0))").count
        #expect(calls == min(others, 5 - others), "\(code)")
        try typecheck(code)
    }

    /// The arguments after a text of several lines are on a line of their own.
    @Test func `arguments follow a long text on lines of their own`() throws {
        let words = Array(repeating: "many words", count: 20).joined(separator: " ")
        let all = (0..<5).map { number in
            label(
                "l\(number)", "\(number) \(words)", "system",
                "numberOfLines=\"0\"" + (number == 0 ? " textAlignment=\"center\"" : ""))
        }
        let code = try code(all.joined())
        let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(!lines.contains { $0.hasPrefix("\"\"\", ") }, "\(code)")
        #expect(lines.contains("text: \"\"\""), "\(code)")
        #expect(lines.contains { $0.hasPrefix("textAlignment: .center)") }, "\(code)")
        try typecheck(code)
    }

    // MARK: Names of copies

    /// Copies of a view keep its label in Interface Builder. What they show names them, and the names
    /// of equal rows agree, even if an outlet has one of them.
    @Test(arguments: ["Field Name", "Score Label"], ["first", "speedLabel"])
    func `the label of a copy names nothing`(label: String, outlet: String) throws {
        func row(_ number: Int, _ text: String) -> String {
            """
            <view id="row\(number)" userLabel="Value Row"><rect key="frame" x="0" y="0" width="99" \
            height="30"/><subviews>
            \(element("label", "l\(number)", "text=\"\(text)\" userLabel=\"\(label)\""))
            \(element("label", "v\(number)", "text=\"--\""))</subviews></view>
            """
        }
        let code = try code(
            element(
                "stackView", "s", "axis=\"vertical\"",
                "<subviews>\(row(0, "Speed"))\(row(1, "Time"))</subviews>"),
            outlets: """
                <outlet property="\(outlet)" destination="v0" id="o1"/>
                <outlet property="second" destination="v1" id="o2"/>
                """)
        let end = outlet == "first" ? "Label" : "TitleLabel"
        for name in ["speed" + end, "time" + end, "speedContainer", "timeContainer"] {
            #expect(code.contains("let \(name)"), "\(name): \(code)")
        }
        #expect(!code.contains("fieldName") && !code.contains("score"), "\(code)")
    }

    /// A label of the text of another label was copied from it.
    @Test func `the label that is another label's text names nothing`() throws {
        let code = try code(
            element("label", "a", "text=\"Delegates\"")
                + element("label", "b", "text=\"Model\" userLabel=\"Delegates label\"")
                + element("label", "c", "text=\"Name\" userLabel=\"Title label\""))
        for name in ["delegatesLabel", "modelLabel", "titleLabel"] {
            #expect(code.contains("let \(name)"), "\(name): \(code)")
        }
    }

    @Test(arguments: ["userDidCancelOrder:", "userRequestsCancelOrder:", "didTapCancelOrder:"])
    func `an action names its button without who does it`(selector: String) throws {
        let action = """
            <connections><action selector="\(selector)" destination="vc" \
            eventType="touchUpInside" id="a"/></connections>
            """
        let code = try code(element("button", "b", "", action))
        #expect(code.contains("let cancelOrderButton"), "\(code)")
    }

    /// A title describes the screen better than the first label.
    @Test(arguments: [(17, false), (28, true)])
    func `a screen is named after a heading`(size: Int, isHeading: Bool) throws {
        let font =
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(
                element("label", "k", "text=\"Other\"")
                    + element("label", "l", "text=\"First\"", font)))
        let name = isHeading ? "FirstViewController" : "OtherViewController"
        #expect(code.contains("final class \(name): UIViewController {"), "\(code)")
    }
}
