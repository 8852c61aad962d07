import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// UIKit code as a person would write it: properties instead of key paths, shared methods instead
/// of repetitions, and no settings without effect.
@Suite struct SwiftIdiomTests: ExportedCodeSuite {
    /// Returns the code of a scene.
    ///
    /// - Parameters:
    ///   - subviews: the subviews of the scene's view
    ///   - beside: the objects beside the controller
    private func code(
        _ subviews: String, constraints: String = "", outlets: String = "", item: String = "",
        type: String = "", beside: String = ""
    ) throws -> String {
        CodeFramework.uiKit.source(
            try CodeDocument.screen(
                subviews, constraints: constraints, outlets: outlets, item: item, controller: type,
                beside: beside))
    }

    private func button(_ id: String, _ title: String, _ more: String = "") -> String {
        element(
            "button", id, "buttonType=\"system\" \(more)",
            "<state key=\"normal\" title=\"\(title)\"/>")
    }

    // MARK: Properties

    @Test(arguments: [
        ("styleName", "string", "value=\"h2\">", "field.styleName = \"h2\""),
        ("inset", "number", "><integer key=\"value\" value=\"8\"/>", "field.inset = 8"),
        (
            "fill", "color", "><color key=\"value\" systemColor=\"systemRedColor\"/>",
            "field.fill = .systemRed"
        ),
        ("placeholder", "string", "value=\"Code *\">", "field.placeholder = \"Code *\""),
        ("ibStyle", "string", "value=\"h2\">", "field.setValue(\"h2\", forKey: \"ibStyle\")"),
        ("_style", "string", "value=\"h2\">", "field.setValue(\"h2\", forKey: \"_style\")"),
        ("ibex", "string", "value=\"h2\">", "field.ibex = \"h2\""),
        (
            "layer.shadowUIColor", "color", "><color key=\"value\" white=\"0\" alpha=\"1\"/>",
            "field.layer.shadowColor = UIColor.black.cgColor"
        ),
        (
            "layer.shadowOffset", "size", "><size key=\"value\" width=\"1\" height=\"2\"/>",
            "field.layer.shadowOffset = CGSize(width: 1, height: 2)"
        ),
        (
            "contentMode", "number", "><integer key=\"value\" value=\"4\"/>",
            "field.contentMode = .center"
        ),
        ("a.b", "string", "value=\"c\">", "field.setValue(\"c\", forKeyPath: \"a.b\")"),
        (
            "layer.transform.rotation.z", "number", "><real key=\"value\" value=\"1.5\"/>",
            "field.transform = CGAffineTransform(rotationAngle: 1.5)"
        ),
        (
            "layer.transform.scale", "number", "><real key=\"value\" value=\"0.5\"/>",
            "field.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)"
        ),
    ])
    func `a runtime attribute is a property`(
        _ path: String, _ type: String, _ value: String, _ line: String
    ) throws {
        let field = element(
            "textField", "f", "customClass=\"CodeField\" placeholder=\"Code\"",
            attribute(path, type, value))
        let code = try code(field)
        #expect(code.contains(line + "\n"), "\(code)")
        #expect(code.split(separator: "\n").count { $0.contains(".placeholder = ") } == 1)
        try typecheck(
            code,
            """
            class CodeField: UITextField {
                var styleName = "", ibex = "", inset = 0
                var fill: UIColor?
            }
            """)
    }

    @Test func `the details of a map are its properties`() throws {
        let code = try code(
            element(
                "mapView", "m",
                """
                mapType="standard" showsScale="YES" showsTraffic="YES" showsCompass="NO" \
                showsBuildings="NO" showsPointsOfInterest="NO"
                """))
        for line in [
            "showsScale = true", "showsTraffic = true", "showsCompass = false",
            "showsBuildings = false", "pointOfInterestFilter = .excludingAll",
        ] {
            #expect(code.contains("mapView.\(line)\n"), "\(code)")
        }
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    @Test func `a view without an intrinsic size has no priorities for its content`() throws {
        let priorities = """
            horizontalHuggingPriority="750" verticalHuggingPriority="750" \
            verticalCompressionResistancePriority="1000"
            """
        let plain = try code(element("view", "v", priorities))
        #expect(!plain.contains("setContent"), "\(plain)")
        let ofApp = try code(element("view", "v", priorities + " customClass=\"Badge\""))
        #expect(ofApp.ranges(of: "view.setContent").count == 3, "\(ofApp)")
    }

    @Test func `a key path of UIKit is the property of UIKit`() throws {
        let code = try code(
            button("b", "Go").replacing(
                "<state",
                with: attribute(
                    "titleLabel.textAlignment", "number",
                    "><integer key=\"value\" value=\"1\"/>") + "<state"))
        #expect(code.contains("button.titleLabel?.textAlignment = .center\n"), "\(code)")
        try typecheck(code)
    }

    @Test func `outlets between objects are assignments`() throws {
        let next = "<connections><outlet property=\"nextField\" destination=\"g\"/></connections>"
        let code = try code(
            element("textField", "f", "customClass=\"Chained\" placeholder=\"First\"", next)
                + element("textField", "g", "placeholder=\"Second\""))
        #expect(code.contains("firstField.nextField = secondField\n"), "\(code)")
        try typecheck(code, "class Chained: UITextField { weak var nextField: UITextField? }")
    }

    @Test func `the outlets of a static cell's class are set`() throws {
        let label = element("label", "l", "text=\"Feedbin\"")
        let cell = """
            <tableViewCell id="c" customClass="AccountCell"><rect key="frame" x="0" y="0" \
            width="390" height="44"/><tableViewCellContentView key="contentView" id="cc">\
            <rect key="frame" x="0" y="0" width="390" height="44"/><subviews>\(label)</subviews>\
            </tableViewCellContentView><connections><outlet property="nameLabel" \
            destination="l"/></connections></tableViewCell>
            """
        let table = element(
            "tableView", "t", "dataMode=\"static\" style=\"plain\"",
            "<sections><tableViewSection id=\"s1\"><cells>\(cell)</cells></tableViewSection></sections>"
        )
        let code = try code(table)
        #expect(code.contains("Cell.nameLabel = nameLabel\n"), "\(code)")
        try typecheck(code, "class AccountCell: UITableViewCell { weak var nameLabel: UILabel? }")
    }

    // MARK: Objects of a scene

    @Test func `a view beside the screen is a property`() throws {
        let bar = element(
            "view", "bar", "",
            "<subviews>\(button("k", "CTRL-C"))\(button("l", "CTRL-D"))</subviews>")
        let outlets = """
            <outlet property="accessoryBar" destination="bar"/>
            <outlet property="store" destination="elsewhere"/>
            """
        let code = try code("", outlets: outlets, beside: bar)
        #expect(code.contains("lazy var accessoryBar ="), "\(code)")
        #expect(code.contains("final class AccessoryBarView: UIView {"))
        #expect(code.contains("ctrlCButton"))
        #expect(code.contains("// Not exported: outlet store\n"))
        try typecheck(code)
    }

    @Test func `outlets and actions connect a screen with a view beside it`() throws {
        let action = """
            <connections><action selector="retry:" destination="vc" eventType="touchUpInside" \
            id="a"/></connections>
            """
        let hint = element(
            "view", "hint", "",
            "<subviews>\(element("label", "l", "text=\"Count\""))"
                + "\(element("label", "n", "text=\"0\""))"
                + button("k", "Again").replacing("</button>", with: action + "</button>")
                + "</subviews>")
        let outlets = """
            <outlet property="hintView" destination="hint" id="o1"/>
            <outlet property="countLabel" destination="n" id="o2"/>
            """
        let whole = try code("", outlets: outlets, beside: hint)
        for line in [
            "    var countLabel: UILabel { hintView.countLabel }\n",
            "    let countLabel = HintView.makeLabel(text: \"0\")\n",
            "        hintView.againButton.addTarget(self, action: #selector(retry(_:)), for: .touchUpInside)\n",
            "    @objc private func retry(_ sender: UIButton) {\n",
            "    let againButton: UIButton = {\n",
        ] {
            #expect(whole.contains(line), "\(line) \(whole)")
        }
        #expect(!whole.contains("Not exported"), "\(whole)")
        try typecheck(whole)
        // No class connects the actions of a view whose screen is not exported.
        let screen = try CodeDocument.screen("", outlets: outlets, beside: hint)
        let alone = CodeFramework.uiKit.source([screen[1]])
        #expect(alone.contains("// Not exported: action retry:\n"), "\(alone)")
    }

    @Test func `bars among the views have their items`() throws {
        let tabs = """
            <items><tabBarItem systemItem="history" id="t1"/>
            <tabBarItem title="Inbox" badgeValue="3" id="t2"/></items>
            """
        let titles = """
            <items><navigationItem title="Hello" id="n1"><barButtonItem key="rightBarButtonItem" \
            systemItem="add" id="n2"/></navigationItem></items>
            """
        let code = try code(
            element("tabBar", "t", "", tabs) + element("navigationBar", "n", "", titles))
        for line in [
            "inboxItem.badgeValue = \"3\"",
            "tabBar.items = [UITabBarItem(tabBarSystemItem: .history, tag: 0), inboxItem]",
            "UINavigationItem(title: \"Hello\")", "helloItem.rightBarButtonItem = UIBarButtonItem(",
            "navigationBar.items = [helloItem]",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        try typecheck(code)
    }

    @Test func `constraints have their class, and placeholders are left out`() throws {
        let code = try code(
            element("label", "l", "text=\"Hello\""),
            constraints: """
                <constraint firstItem="l" firstAttribute="bottom" secondItem="root" \
                secondAttribute="bottom" constant="-24.333333333333371" id="k" customClass="KeyboardConstraint"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="root" \
                secondAttribute="top" id="p" placeholder="YES"/>
                """)
        #expect(code.contains("KeyboardConstraint(\n"))
        #expect(code.contains("constant: -24.333)"))
        #expect(!code.contains("helloLabel.topAnchor"), "\(code)")
        try typecheck(code, "class KeyboardConstraint: NSLayoutConstraint {}")
    }

    @Test func `a view that no size class installs has a comment`() throws {
        let stack = element(
            "stackView", "s", "",
            "<subviews>\(element("label", "l", "text=\"Hello\""))</subviews>"
                + "<variation key=\"default\"><mask key=\"subviews\">"
                + "<exclude reference=\"l\"/></mask></variation>")
        let code = try code(stack)
        #expect(code.contains("    // Not installed in any size class, so it has no superview.\n"))
        #expect(!code.contains("(helloLabel)"))
        try typecheck(code)
    }

    // MARK: Methods

    @Test(arguments: [
        ("saveWithSender:", "save(sender:)", "save(sender: UIButton)"),
        ("changedWithTextField:", "changed(textField:)", "changed(textField: UIButton)"),
        ("saveWithCare:", "saveWithCare(_:)", "saveWithCare(_ sender: UIButton)"),
    ])
    func `a selector is that of a Swift method`(
        _ selector: String, _ reference: String, _ declaration: String
    ) throws {
        let action = """
            <connections><action selector="\(selector)" destination="vc" \
            eventType="touchUpInside" id="a"/></connections>
            """
        let code = try code(button("b", "Go").replacing("</button>", with: action + "</button>"))
        #expect(code.contains("#selector(\(reference))"), "\(code)")
        #expect(code.contains("func \(declaration) {"))
        try typecheck(code)
    }

    @Test func `a view of a custom class with an action is a control`() throws {
        let action = """
            <connections><action selector="pick" destination="vc" eventType="touchUpInside" \
            id="a"/></connections>
            """
        let code = try code(element("view", "v", "customClass=\"Choice\"", action))
        #expect(code.contains("pickView.addTarget(self, action: #selector(pick)"), "\(code)")
        try typecheck(code, "class Choice: UIControl {}")
    }

    // MARK: Values

    @Test(arguments: [
        ("minimumFontSize=\"9\"", true), ("minimumFontSize=\"17\"", false),
        ("minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\"", false), ("", false),
    ])
    func `a text field shrinks a long text if it can`(_ attributes: String, _ shrinks: Bool) throws
    {
        let code = try code(element("textField", "f", attributes))
        #expect(code.contains("field.adjustsFontSizeToFitWidth = true\n") == shrinks)
        #expect(code.contains("field.minimumFontSize = 9\n") == shrinks)
        try typecheck(code)
    }

    @Test func `fonts, spinners and clear colours are as in the file`() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>"
        let clear = "<color key=\"backgroundColor\" white=\"1\" alpha=\"0.0\"/>"
        let code = try code(
            element("label", "l", "text=\"Hello\"", font)
                + element("activityIndicatorView", "a", "style=\"white\"")
                + element("view", "v", "", clear))
        #expect(code.contains("label.font = .boldSystemFont(ofSize: 20)\n"))
        #expect(code.contains("activityIndicator.color = .white\n"))
        #expect(!code.contains("alpha: 0"))
        try typecheck(code)
    }

    @Test(arguments: [
        ("Lato", ".systemFont(ofSize: 14)"), ("Lato-Regular", ".systemFont(ofSize: 14)"),
        ("Lato-Bold", ".systemFont(ofSize: 14, weight: .bold)"),
        ("AvenirNext-DemiBoldItalic", ".systemFont(ofSize: 14, weight: .semibold)"),
        ("CourierNewPS-BoldMT", ".systemFont(ofSize: 14, weight: .bold)"),
        ("Inter-Regular_Medium", ".systemFont(ofSize: 14, weight: .medium)"),
    ])
    func `a system font that replaces a missing font has its weight`(
        name: String, font: String
    ) throws {
        let code = try code(
            element(
                "label", "l", "text=\"Name\"",
                "<fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"14\"/>"))
        #expect(code.contains("UIFont(name: \"\(name)\", size: 14)"), "\(code)")
        #expect(code.contains("?? \(font)\n"), "\(code)")
    }

    @Test func `layouts and effects have their classes and styles`() throws {
        let layout =
            "<collectionViewLayout key=\"collectionViewLayout\" id=\"y\" customClass=\"GridLayout\"/>"
        let vibrancy =
            "<vibrancyEffect style=\"fill\"><blurEffect style=\"dark\"/></vibrancyEffect>"
        let code = try code(
            element("collectionView", "c", "", layout)
                + element("visualEffectView", "e", "", vibrancy))
        #expect(code.contains("collectionViewLayout: GridLayout())"), "\(code)")
        #expect(
            code.contains("UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill)"))
        #expect(!code.contains("Not exported"))
        try typecheck(code, "class GridLayout: UICollectionViewLayout {}")
    }

    @Test func `an attributed text is made once`() throws {
        let text = """
            <attributedString key="attributedText"><fragment content="Hello"><attributes>\
            <paragraphStyle key="NSParagraphStyle" alignment="center" \
            lineBreakMode="truncatingTail" lineHeightMultiple="1.2583333333333333"/>\
            </attributes></fragment></attributedString>
            """
        let code = try code(element("label", "l", "usesAttributedText=\"YES\"", text))
        #expect(!code.contains("label.text"), "\(code)")
        for line in [
            "style.alignment = .center", "style.lineBreakMode = .byTruncatingTail",
            "style.lineHeightMultiple = 1.258", "string: \"Hello\", attributes:",
        ] { #expect(code.contains(line), "\(line)") }
        try typecheck(code)
    }

    @Test(arguments: [
        "TopLeft": ".topLeft", "topRight": ".topRight", "scaleAspectFit": ".scaleAspectFit",
    ])
    func `a content mode is read as Interface Builder writes it`(_ word: String, _ mode: String)
        throws
    {
        let code = try code(element("imageView", "i", "contentMode=\"\(word)\""))
        #expect(code.contains("contentMode = \(mode)\n"))
    }

    @Test(arguments: [
        ("pointSize=\"12\" scale=\"small\"", "", "pointSize: 12, weight: .regular, scale: .small)"),
        ("pointSize=\"12\" weight=\"bold\"", "", "pointSize: 12, weight: .bold)"),
        ("weight=\"thin\" scale=\"large\"", "", "scale: .large))"),
        (
            "configurationType=\"font\" scale=\"small\"",
            "<fontDescription key=\"font\" style=\"UICTFontTextStyleHeadline\"/>",
            "textStyle: .headline, scale: .small)"
        ),
    ])
    func `the size of a symbol is set`(_ attributes: String, _ font: String, _ end: String) throws {
        let code = try code(
            element(
                "imageView", "i", "image=\"star\" catalog=\"system\"",
                """
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(attributes)>\
                \(font)</preferredSymbolConfiguration>
                """))
        #expect(
            code.contains(/imageView.preferredSymbolConfiguration =\s+UIImage.SymbolC/), "\(code)")
        #expect(code.contains(end))
        #expect(!code.contains("Not exported"))
        try typecheck(code)
    }

    @Test func `a controller has its size and edges, and a text view its links`() throws {
        let code = try code(
            element(
                "textView", "t", "",
                "<dataDetectorType key=\"dataDetectorTypes\" link=\"YES\"/>"),
            item: """
                <value key="contentSizeForViewInPopover" type="size" width="500" height="600"/>
                <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
                """)
        for line in [
            "textView.dataDetectorTypes = .link", "edgesForExtendedLayout = .bottom",
            "preferredContentSize = CGSize(width: 500, height: 600)",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        #expect(!code.contains("Not exported"))
        try typecheck(code)
    }

    @Test func `a table controller has its refresh control`() throws {
        let table = """
            <tableView key="view" id="t" style="plain"><rect key="frame" x="0" y="0" width="390" \
            height="844"/></tableView><refreshControl key="refreshControl" id="r"><connections>\
            <action selector="reload:" destination="vc" eventType="valueChanged" id="a"/>\
            </connections></refreshControl>
            """
        let bytes = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <scenes><scene sceneID="s"><objects>
                <tableViewController id="vc" customClass="FeedController" \
            sceneMemberID="viewController">\(table)</tableViewController>
              </objects></scene></scenes>
            </document>
            """.utf8)
        let code = CodeFramework.uiKit.source(try CodeDocument.all(in: bytes))
        for line in [
            "refreshControl = UIRefreshControl()\n",
            "refreshControl?.addTarget(self, action: #selector(reload(_:)), for: .valueChanged)\n",
            "@objc private func reload(_ sender: UIRefreshControl) {",
        ] { #expect(code.contains(line), "\(code)") }
        #expect(!code.contains("Not exported"))
        try typecheck(code)
    }

    // MARK: Repetitions

    @Test func `a long constraint is broken before its calls`() {
        let start =
            "private(set) lazy var statsLabelPhoneLeadingConstraint = statsLabel.leadingAnchor"
        let calls = [
            ".constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)",
            ".prioritized(UILayoutPriority(999))",
        ]
        let code = [SwiftText.block("class A", [.line(start + calls.joined())])]
        let lines = ([start] + calls.map { "    " + $0 }).map { "    \($0)\n" }.joined()
        #expect(code.source(width: 100) == "class A {\n\(lines)}\n")
    }

    @Test(arguments: [1, 2])
    func `two equal views of several statements share a method`(_ count: Int) throws {
        let fields = (0..<count).map {
            element("textField", "f\($0)", "placeholder=\"Part \($0)\" textAlignment=\"center\"")
        }
        let code = try code(fields.joined())
        let call = ".makeField(placeholder: \"Part 0\")\n"
        #expect(code.contains(call) == (count == 2), "\(code)")
        #expect(
            code.contains("private static func makeField(placeholder: String) -> UITextField {")
                == (count == 2))
        try typecheck(code)
    }

    @Test(arguments: [2, 3])
    func `a colour that is used three times has a name`(_ count: Int) throws {
        let color = """
            <color key="textColor" red="0.1" green="0.2" blue="0.7" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/>
            """
        // One method makes both labels.
        let views = [
            ("label", "text=\"One\""), ("label", "text=\"Two\" numberOfLines=\"2\""),
            ("textField", "text=\"Three\""),
        ]
        let code = try code(
            views.prefix(count).enumerated().map { element($1.0, "l\($0)", $1.1, color) }
                .joined())
        #expect(code.contains("label.textColor = .appBlue\n") == (count == 3), "\(code)")
        #expect(code.contains(" static let appBlue = UIColor(") == (count == 3))
        try typecheck(code)
    }

    @Test func `views share a method whose parameters are their differences`() throws {
        func colors(_ title: String, _ color: String) -> String {
            """
            <color key="tintColor" systemColor="\(color)"/><state key="normal" title="\(title)">\
            <color key="titleColor" systemColor="\(color)"/></state>\
            <state key="highlighted" title="Now"/><state key="disabled" title="Later"/>
            """
        }
        let more = "buttonType=\"system\" tag=\"4\" contentHorizontalAlignment=\"left\""
        let code = try code(
            element("button", "a", more, colors("Stop", "systemRedColor"))
                + element("button", "b", more, colors("Continue", "systemBlueColor")))
        #expect(
            code.contains("makeButton(title: String, color: UIColor) -> UIButton {"), "\(code)")
        #expect(code.contains("button.tintColor = color\n"))
        #expect(code.contains("button.setTitleColor(color, for: .normal)\n"))
        #expect(code.contains("makeButton(title: \"Stop\", color: .systemRed)"))
        try typecheck(code)
    }

    @Test(arguments: [2, 3])
    func `three short buttons share a method`(_ count: Int) throws {
        let buttons = ["One", "Two", "Three"].prefix(count).map { button("b\($0)", $0) }.joined()
        let code = try code(element("stackView", "s", "", "<subviews>\(buttons)</subviews>"))
        #expect(code.contains(".makeButton(title: \"Two\")\n") == (count == 3), "\(code)")
        try typecheck(code)
    }

    @Test func `a label without a text is made by the method of the other labels`() throws {
        let labels = ["One", "Two", "Three", ""].enumerated().map { number, text in
            element(
                "label", "l\(number)",
                "text=\"\(text)\" textAlignment=\"center\" numberOfLines=\"3\" tag=\"1\"")
        }
        let code = try code(labels.joined())
        #expect(code.contains("static func makeLabel(text: String? = nil) -> UILabel {"), "\(code)")
        #expect(code.contains(".makeLabel()\n") && code.contains(".makeLabel(text: \"Two\")\n"))
        try typecheck(code)
    }

    @Test func `values that are set by their keys are compared without their order`() throws {
        let values = ["_inset", "_width", "_shade"].map { key in
            attribute(key, "number", "><integer key=\"value\" value=\"1\"/>")
                .replacing("<userDefinedRuntimeAttributes>", with: "")
                .replacing("</userDefinedRuntimeAttributes>", with: "")
        }
        let views = [values, values.reversed()].enumerated().map { number, own in
            element(
                "view", "v\(number)", "customClass=\"Badge\"",
                "<userDefinedRuntimeAttributes>\(own.joined())</userDefinedRuntimeAttributes>"
                    + "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>")
        }
        let outlets = (0...1).map {
            "<outlet property=\"badge\($0)\" destination=\"v\($0)\" id=\"o\($0)\"/>"
        }
        let code = try code(views.joined(), outlets: outlets.joined())
        #expect(code.ranges(of: "view.setValuesForKeys([\n").count == 1, "\(code)")
        #expect(code.ranges(of: "            \"_inset\": 1,\n").count == 1, "\(code)")
        #expect(code.ranges(of: "by key.").count == 1, "\(code)")
        try typecheck(code, "class Badge: UIView {}")
    }

    @Test func `values that are set by their keys are parameters`() throws {
        func attributes(_ title: String, _ width: String?) -> String {
            let numbers = ["_inset", "_edge", "_gap"] + (width == nil ? [] : ["_width"])
            let end = "</userDefinedRuntimeAttributes>"
            return attribute("_title", "string", "value=\"\(title)\">")
                .replacing(end, with: numbers.map(number).joined() + end)
        }
        func number(_ key: String) -> String {
            "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(key)\"><integer key=\"value\" "
                + "value=\"2\"/></userDefinedRuntimeAttribute>"
        }
        let values: [(String, String?)] = [("One", nil), ("Two", "2"), ("Two", nil)]
        let views = values.enumerated().map { place, own in
            element("view", "v\(place)", "customClass=\"Badge\"", attributes(own.0, own.1))
        }
        let outlets = (0...2).map {
            "<outlet property=\"badge\($0)\" destination=\"v\($0)\" id=\"o\($0)\"/>"
        }
        let code = try code(views.joined(), outlets: outlets.joined())
        for line in [
            "(title: String, width: CGFloat? = nil) -> Badge {\n", "(title: \"One\")\n",
            "(title: \"Two\", width: 2)\n",
            "            \"_gap\": 2,\n        ])\n        view.setValue(title, forKey: \"_title\")\n",
            "        if let width {\n            view.setValue(width, forKey: \"_width\")\n",
        ] { #expect(code.contains(line), "\(line) \(code)") }
        try typecheck(code, "class Badge: UIView {}")
    }

    @Test func `labels that differ in their alignment have it as a parameter`() throws {
        func labels(_ alignment: String) -> String {
            (1...3).map {
                element(
                    "label", alignment + "\($0)",
                    "text=\"\(alignment)\($0)\" textAlignment=\"\(alignment)\" numberOfLines=\"3\" "
                        + "adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\" tag=\"1\"")
            }.joined()
        }
        let code = try code(labels("natural") + labels("right"))
        #expect(code.ranges(of: "static func make").count == 1, "\(code)")
        #expect(code.contains("textAlignment: NSTextAlignment = .natural"), "\(code)")
    }

    @Test func `cells that do the same share a case`() throws {
        let cells = (1...3).map { number in
            """
            <tableViewCell id="c\(number)"><rect key="frame" x="0" y="0" width="390" height="44"/>\
            <tableViewCellContentView key="contentView" id="v\(number)"><rect key="frame" x="0" \
            y="0" width="390" height="44"/></tableViewCellContentView><connections>\
            <segue destination="next" kind="show" id="s\(number)"/></connections></tableViewCell>
            """
        }
        let table = element(
            "tableView", "t", "dataMode=\"static\" style=\"plain\"",
            "<sections><tableViewSection id=\"u\"><cells>\(cells.joined())</cells></tableViewSection></sections>"
        )
        let next = """
            </objects></scene><scene sceneID="z"><objects><viewController id="next" \
            title="Next Step" sceneMemberID="viewController"><view key="view" id="q"/></viewController>
            """
        let code = try code(table, beside: next)
        #expect(code.contains("case cell, cell2, cell3: show"), "\(code)")
        #expect(!code.contains("var header"))
        #expect(!code.contains("var footer"))
    }

    @Test func `a long text is a literal of several lines`() throws {
        let words = Array(repeating: "a \\word", count: 30).joined(separator: " ")
        let code = try code(element("label", "l", "text=\"\(words)&#10;End \""))
        #expect(code.split(separator: "\n").allSatisfy { $0.count <= 100 })
        #expect(code.contains("label.text = \"\"\"\n"))
        #expect(code.contains("End\\u{20}\n"))
        try typecheck(code)
    }

    @Test(arguments: [false, true])
    func `margins are set only where the layout uses them`(_ isUsed: Bool) throws {
        let box = element(
            "view", "v", "preservesSuperviewLayoutMargins=\"YES\"",
            "<subviews>\(element("label", "l", "text=\"Hello\""))</subviews>")
        let code = try code(
            box,
            constraints: """
                <constraint firstItem="l" firstAttribute="leading" secondItem="v" \
                secondAttribute="\(isUsed ? "leadingMargin" : "leading")" id="k"/>
                """)
        #expect(code.contains("preservesSuperviewLayoutMargins") == isUsed, "\(code)")
    }

    // MARK: Classes

    @Test(arguments: [
        (#"<navigationItem key="navigationItem" title="Password Reset" id="n"/>"#, "PasswordReset"),
        (
            #"<navigationItem key="navigationItem" title="A title of very many words" id="n"/>"#,
            "Hello"
        ),
        ("", "Hello"),
    ])
    func `a screen without a class is named after its title or first heading`(
        _ item: String, _ name: String
    ) throws {
        let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>"
        let code = try code(
            element("label", "a", "text=\"Name\"")
                + element("label", "l", "text=\"Hello\"", font), item: item)
        #expect(code.contains("final class \(name)ViewController: UIViewController {"), "\(code)")
    }
}
