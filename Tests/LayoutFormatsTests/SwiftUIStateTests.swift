import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// What an app sets and reads in SwiftUI code: the states of controls, its own classes, and
/// lengths that outlets change.
@Suite struct SwiftUIStateTests: SwiftUIStoryboardSuite {
    let root = "rootvc"

    private func storyboard(_ scenes: String...) throws -> String {
        CodeFramework.swiftUI.source(
            try CodeDocument.all(
                in: Array(
                    """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
                    version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
                    useAutolayout="YES"><device id="retina6_1" orientation="portrait" \
                    appearance="light"/><scenes>\(scenes.joined())</scenes></document>
                    """.utf8)))
    }

    private func scene(
        _ id: String, _ type: String, _ subviews: String, _ constraints: String = "",
        _ connections: String = "", item: String = "", exit: String = ""
    ) -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(type)" \
        sceneMemberID="viewController"><view key="view" id="root\(id)"><rect key="frame" x="0" \
        y="0" width="390" height="844"/><subviews>\(subviews)</subviews><constraints>\(constraints)\
        </constraints></view>\(item)<connections>\(connections)</connections></viewController>\(exit)\
        </objects></scene>
        """
    }

    private func screen(
        _ subviews: String, _ constraints: String = "", _ connections: String = ""
    ) throws -> String {
        try storyboard(scene("vc", "MainViewController", subviews, constraints, connections))
    }

    private func action(_ method: String, _ event: String, of view: String = "") -> String {
        """
        <connections><action selector="\(method)" destination="vc" eventType="\(event)" \
        id="a\(method)\(event)\(view)"/></connections>
        """
    }

    private func column(_ views: String, _ attributes: String = "") -> String {
        element(
            "stackView", "column", "axis=\"vertical\" \(attributes)",
            "<subviews>\(views)</subviews>")
    }

    // MARK: States

    /// Kinds of controls with the types of their states.
    private static let controls = [
        ("textField", "String", "\"\""), ("switch", "Bool", "false"), ("slider", "Double", "0.0"),
        ("searchBar", "String", "\"\""),
    ]

    @Test(arguments: controls)
    func `a screen gives bindings to the screen that it shows`(
        _ kind: String, _ type: String, _ value: String
    ) throws {
        let button = element(
            "button", "open", "buttonType=\"system\"",
            """
            <state key="normal" title="Open"/><connections><segue destination="detail" kind="show" \
            id="sg"/></connections>
            """)
        let code = try storyboard(
            scene("vc", "MainViewController", button, pinned("open")),
            scene(
                "detail", "DetailViewController", element(kind, "it"),
                pinned("it", in: "rootdetail"), outlet("amount", "it")))
        #expect(code.contains("    @Binding var amount: \(type)\n"), "\(code)")
        #expect(code.contains("    @State private var detailAmount = \(value)\n"), "\(code)")
        #expect(code.contains("DetailView(amount: $detailAmount)"), "\(code)")
        try typecheck(code)
    }

    @Test func `a screen in a navigation controller has its bar where it is presented`() throws {
        let button = element(
            "button", "open", "buttonType=\"system\"",
            """
            <state key="normal" title="Open"/><connections><segue destination="nav" \
            kind="presentation" id="sg"/></connections>
            """)
        let navigation = """
            <scene sceneID="n"><objects><navigationController id="nav" \
            sceneMemberID="viewController"><connections><segue destination="detail" \
            kind="relationship" relationship="rootViewController" id="rel"/></connections>\
            </navigationController></objects></scene>
            """
        let code = try storyboard(
            scene("vc", "MainViewController", button, pinned("open")), navigation,
            scene("detail", "DetailViewController", label("it"), pinned("it", in: "rootdetail")))
        #expect(
            code.contains("            NavigationStack {\n                DetailView()\n"),
            "\(code)")
        try typecheck(code)
    }

    @Test func `a control with an action is bound, and one without is not`() throws {
        for (content, isBound) in [(action("change:", "valueChanged"), true), ("", false)] {
            let code = try screen(element("switch", "it", "", content), pinned("it"))
            #expect(code.contains("@Binding") == isBound, "\(code)")
            #expect(code.contains("@State") != isBound, "\(code)")
            try typecheck(code)
        }
    }

    private func list(_ id: String, _ cells: String, _ more: String = "") -> String {
        element("tableView", id, "", "<prototypes>\(cells)</prototypes>\(more)")
    }

    /// - Parameter outlets: the outlets of the cell
    private func prototype(_ id: String, _ content: String, _ more: String, _ outlets: String = "")
        -> String
    {
        """
        <tableViewCell reuseIdentifier="\(id)" customClass="\(id)Cell" id="\(id)"><rect key="frame" \
        x="0" y="0" width="390" height="60"/><tableViewCellContentView key="contentView" \
        tableViewCell="\(id)" id="c\(id)"><rect key="frame" x="0" y="0" width="390" height="60"/>
        <autoresizingMask key="autoresizingMask"/><subviews>\(content)</subviews><constraints>\(more)\
        </constraints></tableViewCellContentView><connections>\(outlets)</connections></tableViewCell>
        """
    }

    @Test func `the state of a row is a binding too`() throws {
        let cell = prototype(
            "Option", element("switch", "on", "on=\"YES\""),
            constraint("on", "leading", "cOption", "leading", "constant=\"20\"")
                + constraint("on", "centerY", "cOption", "centerY"), outlet("isActive", "on"))
        let code = try screen(list("table", cell), filling("table"))
        #expect(code.contains("var isActive: Binding<Bool> = .constant(true)"), "\(code)")
        #expect(code.contains("isOn: row.isActive)"), "\(code)")
        #expect(code.contains("var rows: [OptionItem] = []"), "\(code)")
        try typecheck(code)
    }

    @Test func `a row has the rows of the list inside it`() throws {
        func label(_ id: String) -> String { element("label", id, "text=\"\(id)\"") }
        let inner = prototype(
            "Variant", label("size"),
            ["top", "bottom", "leading"].map { constraint("size", $0, "cVariant", $0) }.joined())
        let outer = prototype(
            "Item",
            list("variants", inner, "<constraints>\(length("height", 50, "h"))</constraints>"),
            ["top", "leading", "trailing"].map { constraint("variants", $0, "cItem", $0) }.joined())
        let code = try screen(list("table", outer), filling("table"))
        #expect(code.contains("var variantRows: [VariantItem] = []\n    }"), "\(code)")
        #expect(code.contains("ForEach(row.variantRows) { row in"), "\(code)")
        try typecheck(code)
    }

    @Test func `equal fields with one method have one function`() throws {
        let names = ["symbol", "title", "usage", "note"]
        let traits = """
            <textInputTraits key="textInputTraits" autocapitalizationType="words" \
            keyboardType="emailAddress"/>
            """
        let fields = names.map {
            element(
                "textField", $0, "borderStyle=\"roundedRect\"",
                traits + action("edit:", "editingChanged", of: $0))
        }
        let code = try screen(
            column(fields.joined(), "spacing=\"8\""), pinned("column"),
            names.map { outlet($0, $0) }.joined())
        #expect(code.contains("field(value: $symbol)"), "\(code)")
        #expect(code.contains(".onChange(of: value.wrappedValue, onEdit)"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: ["", "identifier=\"saveItem\""], ["presentation", "show", nil])
    func `a segue back with an identifier calls the app first`(
        _ identifier: String, _ kind: String?
    ) throws {
        let item = """
            <navigationItem key="navigationItem" title="Item" id="ni"><barButtonItem \
            key="rightBarButtonItem" systemItem="save" id="bb"><connections><segue destination="ex" \
            kind="unwind" \(identifier) unwindAction="unwindToList:" id="sg"/></connections>
            </barButtonItem></navigationItem>
            """
        let exit = """
            <exit id="ex" sceneMemberID="exit"/>
            """
        let segue = kind.map { "<segue destination=\"vc\" kind=\"\($0)\" id=\"way\"/>" } ?? ""
        let code = try storyboard(
            scene(
                "vc", "MainViewController", element("label", "it", "text=\"Text\""), pinned("it"),
                item: item, exit: exit),
            scene("first", "FirstViewController", "", "", segue))
        // Only a presented screen is known to be the first one of its flow.
        if kind == "presentation" {
            #expect(code.contains("dismiss()"), "\(code)")
            #expect(code.contains("onSave()\n") != identifier.isEmpty, "\(code)")
        } else {
            #expect(!code.contains("dismiss"), "\(code)")
            #expect(code.contains("Button(\"Save\", action: onSave)"), "\(code)")
            #expect(code.contains("(unwind) to unwindToList:.\n"), "\(code)")
        }
        try typecheck(code)
    }

    /// Code shows the screen, so the storyboard has no bar for it.
    @Test(arguments: ["left", "right"])
    func `the items of a screen without a bar are there`(_ side: String) throws {
        let item = """
            <navigationItem key="navigationItem" title="Item" id="ni"><barButtonItem \
            key="\(side)BarButtonItem" title="Sort" id="bb"><connections><action \
            selector="sortItems:" destination="vc" id="ab"/></connections></barButtonItem>
            </navigationItem>
            """
        let code = try storyboard(
            scene("vc", "MainViewController", element("label", "it", "text=\"Text\""), item: item))
        #expect(code.contains("Button(\"Sort\", action: onSortItems)"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [true, false])
    func `what the outlets of inner views refer to are properties`(_ hasOwn: Bool) throws {
        let gauges = ["speed", "fuel"].map { id in
            element(
                "view", id, "customClass=\"\(id.capitalized)Gauge\"",
                """
                <subviews>\(label(id + "v", "12"))</subviews><constraints>\
                \(["top", "bottom", "leading", "trailing"].map { constraint(id + "v", $0, id, $0) }
                    .joined())</constraints><connections><outlet property="valueLabel" \
                destination="\(id)v" id="inner\(id)"/></connections>
                """)
        }
        let code = try screen(
            column(gauges.joined(), "spacing=\"8\""), pinned("column"),
            hasOwn ? ["speed", "fuel"].map { outlet($0, $0) }.joined() : "")
        for name in ["speed", "fuel"] {
            let value = name + (hasOwn ? "Value" : "GaugeValue")
            #expect(code.contains("    var \(value) = \"12\"\n"), "\(code)")
            #expect(code.contains("Text(\(value))"), "\(code)")
        }
        try typecheck(code)
    }

    // MARK: Lengths and pictures

    @Test(arguments: ["leading", "top"])
    func `the outlet of a distance is a property`(_ side: String) throws {
        let code = try screen(
            element("label", "it", "text=\"Text\""),
            constraint("it", "leading", "rootvc", "leading", "constant=\"21\"")
                + constraint("it", "top", "rootvc", "top", "constant=\"99\""),
            outlet("gapConstraint", "it\(side)rootvc"))
        #expect(code.contains(".padding(.\(side), gap)"), "\(code)")
        #expect(code.contains("var gap: CGFloat = \(side == "top" ? 99 : 21)"), "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    @Test func `a picture of the app has the size of its view`() throws {
        let code = try screen(
            element(
                "imageView", "photo", "contentMode=\"scaleAspectFit\"",
                "<constraints>\(length("width", 40, "w"))\(length("height", 50, "h"))</constraints>"
            ),
            constraint("photo", "top", "rootvc", "top", "constant=\"100\"")
                + constraint("photo", "leading", "rootvc", "leading", "constant=\"20\""),
            outlet("photo", "photo"))
        #expect(code.contains("ZStack {\n            photo?"), "\(code)")
        #expect(code.contains(".frame(width: 40, height: 50)"), "\(code)")
        try typecheck(code)
    }

    // MARK: Places

    private func labels(_ ids: [String]) -> String {
        ids.map { element("label", $0, "text=\"Text of \($0)\"") }.joined()
    }

    @Test(arguments: [0, 40, -30])
    func `views around one near the middle are a stack`(_ distance: Int) throws {
        let text = "A text of several lines on a phone, and of fewer lines on an iPad"
        let last = element("label", "three", "numberOfLines=\"0\" text=\"\(text)\"")
        let code = try screen(
            labels(["one", "two"]) + last,
            constraint("two", "centerY", "rootvc", "centerY", "constant=\"\(distance)\"")
                + constraint("two", "top", "one", "bottom", "constant=\"24\"")
                + constraint("three", "top", "two", "bottom", "constant=\"16\"")
                + constraint("three", "leading", "rootvc", "leading", "constant=\"20\"")
                + constraint("rootvc", "trailing", "three", "trailing", "constant=\"20\"")
                + ["one", "two"].map { constraint($0, "centerX", "rootvc", "centerX") }.joined())
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".offset(y: \(distance))") == (distance != 0), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [0.5, 0.8, 1.25])
    func `a centre can be a multiple of the container's`(_ multiplier: Double) throws {
        let code = try screen(
            element("label", "it", "text=\"Text\""),
            constraint("it", "centerX", "rootvc", "centerX")
                + constraint(
                    "it", "centerY", "rootvc", "centerY", "multiplier=\"\(multiplier)\""))
        let share = multiplier < 1 ? multiplier : 2 - multiplier
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains("GeometryReader"), "\(code)")
        let spelled = ["geometry.size.height * \(share)", "geometry.size.height / 2"]
        #expect(spelled.contains(where: code.contains), "\(code)")
        #expect(code.contains("alignment: .bottom") == (multiplier > 1), "\(code)")
        try typecheck(code)
    }

    @Test func `a view can begin before a margin that differs between screens`() throws {
        let code = try screen(
            element(
                "view", "bar", "",
                """
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/><constraints>\
                \(length("height", 30, "h"))</constraints>
                """),
            constraint("bar", "top", "rootvc", "top", "constant=\"100\"")
                + constraint("bar", "leading", "rootvc", "leadingMargin", "constant=\"-12\"")
                + constraint("rootvc", "trailingMargin", "bar", "trailing", "constant=\"-12\""))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".padding(.horizontal, -12)"), "\(code)")
        #expect(code.contains(".scenePadding(.horizontal)"), "\(code)")
        try typecheck(code)
    }

    @Test func `the content of a scroll view can have a share of its width`() throws {
        let code = try screen(
            element(
                "scrollView", "scroll", "",
                "<subviews>\(column(labels(["one", "two"])))</subviews><constraints>"
                    + ["top", "bottom", "centerX"].map { constraint("column", $0, "scroll", $0) }
                    .joined()
                    + constraint("column", "width", "scroll", "width", "multiplier=\"0.6\"")
                    + "</constraints>"),
            ["top", "bottom", "leading", "trailing"].map {
                constraint("scroll", $0, "rootvc", $0)
            }.joined())
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".widthShare(0.6)"), "\(code)")
        try typecheck(code)
    }

    // MARK: Classes of the app

    /// Kinds of views, with the initializer of a class of the app, and the event of a control.
    private static let kinds = [
        ("label", "text=\"Text\"", "UILabel", nil),
        ("imageView", "", "UIImageView", nil),
        ("button", "buttonType=\"system\"", "UIButton", "touchUpInside"),
        ("switch", "", "UISwitch", "valueChanged"),
        ("textField", "", "UITextField", "editingChanged"),
    ]

    @Test(arguments: kinds)
    func `a view of the app keeps its class and its action`(
        _ kind: String, _ attributes: String, _ superclass: String, _ event: String?
    ) throws {
        let code = try screen(
            element(
                kind, "it", "\(attributes) customClass=\"FancyView\"",
                event.map { action("run:", $0) } ?? ""), pinned("it"), outlet("fancy", "it"))
        // What the app sets of a label is its text.
        let own = kind == "label" ? "FancyViewRepresentable(text: fancy)" : "configure: configure"
        #expect(code.contains(own) || code.contains("configureFancy"), "\(code)")
        #expect(code.contains("/// UIKit, because FancyView is a class of the app."), "\(code)")
        #expect(!code.contains("final class"), "\(code)")
        if let event {
            #expect(code.contains("action: onRun)"), "\(code)")
            #expect(code.contains("for: .\(event))"), "\(code)")
        }
        try typecheck(code, "\nclass FancyView: \(superclass) {}\n")
    }

    private static let attributes = [
        ("look", "string", "value=\"bold\"/>", "value=\"light\"/>", "String"),
        ("isRound", "boolean", "value=\"YES\"/>", "value=\"NO\"/>", "Bool"),
        (
            "fillColor", "color",
            "><color key=\"value\" name=\"one\"/></userDefinedRuntimeAttribute>",
            "><color key=\"value\" name=\"two\"/></userDefinedRuntimeAttribute>", "UIColor?"
        ),
    ]

    @Test(arguments: attributes)
    func `views of one class share a representable with parameters`(
        _ name: String, _ type: String, _ first: String, _ second: String, _ swift: String
    ) throws {
        let labels = [first, second].enumerated().map { place, value in
            element(
                "label", "l\(place)",
                "text=\"Same\" textAlignment=\"\(place == 0 ? "center" : "natural")\" "
                    + "customClass=\"FancyLabel\"",
                """
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="\(name)" \
                type="\(type)" \(value)</userDefinedRuntimeAttributes>
                """)
        }
        let code = try screen(column(labels.joined()), pinned("column"))
        #expect(
            code.components(separatedBy: "struct FancyLabelRepresentable").count == 2, "\(code)")
        #expect(code.contains("    var \(name): \(swift)\n"), "\(code)")
        #expect(code.contains("    var textAlignment: NSTextAlignment = .natural\n"), "\(code)")
        #expect(code.contains("label.\(name) = \(name)"), "\(code)")
        try typecheck(
            code,
            "\nclass FancyLabel: UILabel { var \(name): \(swift.first == "U" ? "UIColor?" : swift + "?") }\n"
        )
    }
}
