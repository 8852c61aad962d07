import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// What only the file states, and not the canvas, is in UIKit code: bars that are not simulated,
/// how pictures are shown, the content of a button's configuration, unusual names of outlets.
@Suite struct SwiftFileTests: ExportedCodeSuite {
    private func code(
        _ subviews: String, outlets: String = "", item: String = "", controller: String = "",
        beside: String = ""
    ) throws -> String {
        CodeFramework.uiKit.source(
            try CodeDocument.screen(
                subviews, outlets: outlets, item: item, controller: controller, beside: beside))
    }

    private func button(_ id: String, _ content: String) -> String {
        element("button", id, "buttonType=\"system\"", content)
    }

    // MARK: Bars

    private func item(_ id: String, _ key: String) -> String {
        """
        <barButtonItem \(key) title="\(id)" id="\(id)"><connections><action selector="\(id):" \
        destination="vc" id="a\(id)"/></connections></barButtonItem>
        """
    }

    /// Simulated metrics have no effect in the app.
    @Test(arguments: [[], ["Top"], ["Bottom"], ["Top", "Bottom"]])
    func `a screen has the items of bars that the canvas does not show`(_ hidden: [String]) throws {
        let metrics = hidden.map { "<nil key=\"simulated\($0)BarMetrics\"/>" }.joined()
        let navigation = """
            <navigationController id="n" sceneMemberID="viewController" toolbarHidden="NO"><toolbar \
            key="toolbar" id="nt"/><navigationBar key="navigationBar" id="nb"/><connections><segue \
            destination="vc" kind="relationship" relationship="rootViewController" id="r"/>\
            </connections></navigationController>
            """
        let code = try code(
            "",
            item: """
                <toolbarItems>\(item("share", ""))</toolbarItems>\(metrics)
                <navigationItem key="navigationItem" title="Inbox" prompt="All" id="ni">
                \(item("add", "key=\"leftBarButtonItem\""))
                <rightBarButtonItems>\(item("sort", ""))\(item("find", ""))</rightBarButtonItems>
                </navigationItem>
                """,
            beside: "</objects></scene><scene sceneID=\"t\"><objects>" + navigation)
        for line in [
            "navigationItem.title = \"Inbox\"", "navigationItem.prompt = \"All\"",
            "navigationItem.leftBarButtonItem = UIBarButtonItem(",
            "navigationItem.rightBarButtonItems = [sortItem, findItem]",
            "toolbarItems = [shareItem]", "navigationController.isToolbarHidden = false",
        ] { #expect(code.ranges(of: line).count == 1, "\(line): \(code)") }
        for name in ["share", "add", "sort", "find"] {
            #expect(code.ranges(of: "#selector(\(name)(_:))").count == 1, "\(code)")
        }
        try typecheck(code)
    }

    @Test(arguments: [
        ("title=\"Home\" image=\"home\"", "", "image: UIImage(named: \"home\"), tag: 0)", ""),
        (
            "title=\"Home\" image=\"home\" selectedImage=\"full\" tag=\"3\"", "",
            "image: UIImage(named: \"home\"), selectedImage: UIImage(named: \"full\"))",
            "tabBarItem.tag = 3"
        ),
        (
            "title=\"Home\" badgeValue=\"2\" enabled=\"NO\"",
            "<inset key=\"imageInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
            "image: nil, tag: 0)",
            "tabBarItem.imageInsets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)"
        ),
        ("systemItem=\"search\" tag=\"3\"", "", "(tabBarSystemItem: .search, tag: 3)", ""),
        ("title=\"\"", "", "", ""),
    ])
    func `a screen has its own item for a tab bar in another file`(
        _ attributes: String, _ content: String, _ made: String, _ line: String
    ) throws {
        let code = try code(
            "",
            item: "<tabBarItem key=\"tabBarItem\" \(attributes) id=\"t\">\(content)</tabBarItem>")
        let words = code.replacing(/\s+/, with: " ").replacing("( ", with: "(")
        #expect(words.contains("tabBarItem = UITabBarItem(") != made.isEmpty, "\(code)")
        #expect(words.contains(made) && words.contains(line), "\(code)")
        #expect(code.contains("badgeValue = \"2\"") == attributes.contains("badge"))
        #expect(code.contains("isEnabled = false") == attributes.contains("NO"))
        try typecheck(code)
    }

    // MARK: Pictures

    private static let references = [
        (#"image="logo""#, #"UIImage(named: "logo")"#),
        (
            #"image="logo" renderingMode="template""#,
            #"UIImage(named: "logo")?.withRenderingMode(.alwaysTemplate)"#
        ),
        (
            #"image="star" catalog="system" symbolScale="large""#,
            #"UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large))"#
        ),
        (
            #"image="star" catalog="system" symbolScale="default" renderingMode="original""#,
            #"UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal)"#
        ),
    ]

    @Test(arguments: references)
    func `a picture is shown as its reference states`(_ attributes: String, _ made: String) throws {
        func reference(_ key: String) -> String { "<imageReference key=\"\(key)\" \(attributes)/>" }
        let states = ["normal", "selected"].map { state in
            """
            <state key="\(state)">\(reference("image"))\(reference("backgroundImage"))\
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/></state>
            """
        }
        let code = try code(
            element("imageView", "i", "", reference("image") + reference("highlightedImage"))
                + button("b", states.joined())
                + button(
                    "c",
                    "<buttonConfiguration key=\"configuration\" style=\"plain\">"
                        + reference("image") + "</buttonConfiguration>"),
            item: """
                <navigationItem key="navigationItem" id="ni"><barButtonItem \
                key="rightBarButtonItem" id="bi">\(reference("image"))</barButtonItem>\
                </navigationItem>
                """)
        let words = code.replacing(/\s+/, with: " ").replacing("( ", with: "(")
        for (start, end) in [
            ("imageView.image = ", ""), ("button.setImage(", ", for: .normal)"),
            ("button.setImage(", ", for: .selected)"),
            ("button.setBackgroundImage(", ", for: .normal)"),
            ("button.setBackgroundImage(", ", for: .selected)"),
            ("button.configuration?.image = ", ""), ("UIBarButtonItem(image: ", ", style: "),
        ] { #expect(words.contains(start + made + end), "\(start): \(code)") }
        for state in ["normal", "selected"] {
            #expect(words.contains("scale: .small), forImageIn: .\(state))"), "\(code)")
        }
        try typecheck(code)
    }

    // MARK: Button configurations

    @Test(arguments: ["leading", "trailing", "top", "bottom"], [false, true])
    func `a button's image padding is no inset`(_ side: String, _ hasInsets: Bool) throws {
        let insets = """
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            """
        let code = try code(
            button(
                "b",
                """
                <buttonConfiguration key="configuration" style="plain" title="Go" image="star" \
                catalog="system" imagePlacement="\(side)" imagePadding="6">\
                \(hasInsets ? insets : "")</buttonConfiguration>
                """))
        #expect(code.contains("button.configuration?.imagePadding = 6\n"), "\(code)")
        let words = code.replacing(/\s+/, with: " ")
        #expect(
            words.contains("Insets( top: 1, leading: 2, bottom: 3, trailing: 4)") == hasInsets,
            "\(code)")
        #expect(code.contains("contentInsets") == hasInsets, "\(code)")
        try typecheck(code)
    }

    @Test(arguments: ["mini", "small", "medium", "large"])
    func `a button's size determines its font and insets`(_ size: String) throws {
        let code = try code(
            button(
                "b",
                """
                <buttonConfiguration key="configuration" style="filled" title="Go" \
                buttonSize="\(size)" titlePadding="9" showsActivityIndicator="YES"/>
                """))
        #expect(code.contains("buttonSize = .\(size)\n") == (size != "medium"), "\(code)")
        #expect(code.contains("titlePadding = 9\n") && code.contains("ActivityIndicator = true\n"))
        #expect(!code.contains("titleFont") && !code.contains("contentInsets"), "\(code)")
        try typecheck(code)
    }

    @Test func `a button has the background of its configuration`() throws {
        let code = try code(
            button(
                "b",
                """
                <state key="normal" backgroundImage="hidden"/>
                <buttonConfiguration key="configuration" style="plain"><backgroundConfiguration \
                key="background" image="paper" strokeWidth="2" strokeOutset="1" cornerRadius="5">\
                <color key="backgroundColor" systemColor="systemRedColor"/>\
                <color key="strokeColor" systemColor="systemBlueColor"/></backgroundConfiguration>\
                </buttonConfiguration>
                """))
        for line in [
            "image = UIImage(named: \"paper\")", "backgroundColor = .systemRed",
            "strokeColor = .systemBlue", "strokeWidth = 2", "strokeOutset = 1", "cornerRadius = 5",
        ] { #expect(code.contains("configuration?.background.\(line)\n"), "\(line): \(code)") }
        #expect(!code.contains("hidden"), "\(code)")
        try typecheck(code)
    }

    // MARK: Colours

    @Test(arguments: [
        "",
        """
        <resources><systemColor name="tintColor"><color red="0" green="0.47843137254901963" \
        blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></systemColor></resources>
        """,
    ])
    func `the tint colour is that of the view`(_ resources: String) throws {
        func tint(_ key: String) -> String { "<color key=\"\(key)\" systemColor=\"tintColor\"/>" }
        let code = try code(
            element("label", "l", "text=\"Hello\"", tint("textColor") + tint("highlightedColor"))
                + element("imageView", "i", "", tint("tintColor"))
                + element("stackView", "v", "", tint("backgroundColor"))
                + button("b", "<state key=\"normal\" title=\"Go\">\(tint("titleColor"))</state>"),
            beside: "</objects></scene></scenes>\(resources)<scenes><scene><objects>")
        for line in [
            "label.textColor = .tintColor", "label.highlightedTextColor = .tintColor",
            "imageView.tintColor = .tintColor", "stack.backgroundColor = .tintColor",
            "button.setTitleColor(.tintColor, for: .normal)",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        try typecheck(code)
    }

    // MARK: Outlets

    @Test(arguments: [
        ("default", "`default`"), ("in", "`in`"), ("名前", "名前"), ("größe", "größe"),
        ("_label", "_label"), ("self", nil), ("UILabel", nil), ("BadgeView", nil),
        ("description", nil), ("a-b", nil),
    ])
    func `an outlet has its name, or is in a comment`(_ name: String, _ property: String?) throws {
        let label = element("label", "l", "text=\"Hello\"")
        let badge = element("view", "v", "customClass=\"BadgeView\"")
        let code = try code(
            label + badge, outlets: "<outlet property=\"\(name)\" destination=\"l\" id=\"o\"/>",
            controller: "customClass=\"HelloController\"")
        #expect(code.contains("let \(property ?? "helloLabel"): UILabel = {"), "\(code)")
        #expect(code.contains("Not exported: outlet \(name)\n") == (property == nil), "\(code)")
        try typecheck(code, "\nclass BadgeView: UIView {}\n")
    }

    // MARK: Versions of iOS

    @Test(arguments: [
        ("<buttonConfiguration key=\"configuration\" style=\"plain\"/>", 15),
        ("<color key=\"backgroundColor\" systemColor=\"systemMintColor\"/>", 15),
        ("<color key=\"tintColor\" systemColor=\"tintColor\"/>", 15),
        ("<state key=\"normal\" title=\"Go\"/>", nil),
    ])
    func `names of later versions are found`(_ content: String, _ version: Int?) throws {
        let code = try code(button("b", content))
        for target in 13...17 {
            let found = CodeFramework.newName(in: code, for: target)
            #expect(found?.version == version.flatMap { $0 > target ? $0 : nil }, "\(target)")
        }
    }
}
