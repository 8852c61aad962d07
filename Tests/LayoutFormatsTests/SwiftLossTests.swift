import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// What a file states beyond the properties of a document is in exported code, or in a comment.
@Suite struct SwiftLossTests: ExportedCodeSuite {
    private func code(
        _ subviews: String, constraints: String = "", outlets: String = "", item: String = "",
        controller: String = "", for target: Int = CodeOptions().deploymentTarget
    ) throws -> String {
        var options = CodeOptions()
        options.deploymentTarget = target
        return CodeFramework.uiKit.source(
            try CodeDocument.screen(
                subviews, constraints: constraints, outlets: outlets, item: item,
                controller: controller), options)
    }

    // MARK: Outlet collections

    private let constraints = ["top", "leading", "trailing"].map { side in
        """
        <constraint firstItem="l" firstAttribute="\(side)" secondItem="root" \
        secondAttribute="\(side)" constant="20" id="\(side)"/>
        """
    }.joined()

    private func collection(_ name: String, _ ids: [String]) -> String {
        ids.map {
            "<outletCollection property=\"\(name)\" destination=\"\($0)\" id=\"\(name)\($0)\"/>"
        }.joined()
    }

    @Test func `an outlet collection of constraints is an array`() throws {
        let code = try code(
            element("label", "l", "text=\"Hello\""), constraints: constraints,
            outlets: collection("margins", ["leading", "trailing"]),
            controller: "customClass=\"Hello\"")
        for line in [
            "    private(set) lazy var margins = [\n        helloLabel.leadingAnchor.constraint(",
            "        NSLayoutConstraint.activate(margins)\n",
        ] { #expect(code.contains(line), "\(code)") }
        #expect(code.split(separator: "\n").count { $0.contains("leadingAnchor") } == 1)
        #expect(!code.contains("Not exported"))
        try typecheck(code)
    }

    @Test func `constraints of two collections, or with outlets, are properties`() throws {
        let code = try code(
            element("label", "l", "text=\"Hello\""), constraints: constraints,
            outlets: collection("margins", ["leading", "trailing"])
                + collection("edges", ["top", "leading"])
                + #"<outlet property="topMargin" destination="top" id="o"/>"#,
            controller: "customClass=\"Hello\"")
        for line in [
            "private(set) lazy var topMargin =", "        topMargin,\n        helloLabelLeading,\n",
            "private lazy var helloLabelLeading =", "            helloLabelLeading,\n",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        #expect(!code.contains("activate(margins)"))
        try typecheck(code)
    }

    @Test func `a collection of other objects is in a comment`() throws {
        let code = try code(
            element("label", "l", "text=\"Hello\""), constraints: constraints,
            outlets: collection("things", ["l", "top"]), controller: "customClass=\"Hello\"")
        #expect(code.contains("// Not exported: outlet collection things\n"), "\(code)")
    }

    // MARK: Runtime attributes

    @Test(arguments: [
        (
            "label", "localizableString", "string", "value=\"a.b\">",
            "label.localizableString = \"a.b\""
        ),
        ("view", "cradius", "number", "><integer key=\"value\" value=\"8\"/>", "view.cradius = 8"),
        (
            "label", "accessibilityLabel", "string", "value=\"Total\">",
            "label.accessibilityLabel = \"Total\""
        ),
        (
            "datePicker", "textColor", "color",
            "><color key=\"value\" systemColor=\"labelColor\"/>",
            "datePicker.setValue(UIColor.label, forKey: \"textColor\")"
        ),
        (
            "view", "shadow.size", "number", "><integer key=\"value\" value=\"8\"/>",
            "view.setValue(8, forKeyPath: \"shadow.size\")"
        ),
    ])
    func `a runtime attribute of UIKit's class is a property of an extension`(
        _ kind: String, _ path: String, _ type: String, _ value: String, _ line: String
    ) throws {
        let code = try code(element(kind, "v", "", attribute(path, type, value)))
        #expect(code.contains(line + "\n"), "\(code)")
        try typecheck(
            code,
            """
            extension UILabel { var localizableString: String { get { "" } set {} } }
            extension UIView { var cradius: CGFloat { get { 0 } set {} } }
            """)
    }

    @Test func `a class has the properties that its own runtime attributes set`() throws {
        let code = try code(
            element("label", "l", "", attribute("styleKey", "string", "value=\"h1\">")),
            item: """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="offset"><real key="value" \
                value="10"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="limit"><integer key="value" \
                value="3"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isModal" value="YES"/>
                <userDefinedRuntimeAttribute type="color" keyPath="accent"><color key="value" \
                systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="styleKey" value="h2"/>
                <userDefinedRuntimeAttribute type="string" keyPath="bar.name" value="top"/>
                </userDefinedRuntimeAttributes>
                """, controller: "customClass=\"Hello\"")
        for line in [
            "    var offset: CGFloat = 10\n", "    var limit = 3\n",
            "    var isModal = true\n", "    var accent: UIColor? = .systemRed\n",
            "        styleKey = \"h2\"\n", "// Not exported: bar.name = \"top\"\n",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        try typecheck(
            code,
            """
            extension UILabel { var styleKey: String { get { "" } set {} } }
            extension UIViewController { var styleKey: String { get { "" } set {} } }
            """)
    }

    // MARK: Actions

    @Test(arguments: [
        ("dismiss", "#selector(dismiss as () -> Void)", "func dismiss() {"),
        ("dismiss:", "#selector(dismiss(_:))", "func dismiss(_ sender: UIButton) {"),
        ("next:", "#selector(next(_:))", "func next(_ sender: UIButton) {"),
        ("continue:", "#selector(`continue`(_:))", "func `continue`(_ sender: UIButton) {"),
        ("select", "#selector(select as () -> Void)", "func select() {"),
        ("show", "#selector(show as () -> Void)", "func show() {"),
        ("save", "#selector(save)", "func save() {"),
    ])
    func `an action may have any selector`(_ selector: String, _ use: String, _ method: String)
        throws
    {
        let code = try code(
            element(
                "button", "b", "buttonType=\"system\"",
                """
                <state key="normal" title="OK"/><connections><action selector="\(selector)" \
                destination="vc" eventType="touchUpInside" id="a"/></connections>
                """))
        #expect(code.contains("okButton.addTarget(self, action: \(use), for: "), "\(code)")
        #expect(code.contains("@objc private \(method)\n"))
        #expect(!code.contains("Not exported"))
        try typecheck(code)
    }

    @Test func `an action of the first responder has no target`() throws {
        let code = try code(
            element(
                "button", "b", "buttonType=\"system\"",
                """
                <connections><action selector="scan:" destination="-2" eventType="touchUpInside" \
                id="a"/></connections>
                """),
            item: """
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                """)
        #expect(
            code.contains("button.addTarget(nil, action: Selector((\"scan:\")), for: "), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [2, 3])
    func `three controls with one action are connected in a loop`(_ count: Int) throws {
        let buttons = (1...count).map { number in
            element(
                "button", "b\(number)", "buttonType=\"system\"",
                """
                <state key="normal" title="Part \(number)"/><connections><action selector="choose:" \
                destination="vc" eventType="touchUpInside" id="a\(number)"/></connections>
                """)
        }
        let code = try code(buttons.joined())
        let loop = "for button in [part1Button, part2Button, part3Button] {\n"
        #expect(code.contains(loop) == (count == 3), "\(code)")
        #expect(
            code.split(separator: "\n").count { $0.contains("addTarget") } == (count == 3 ? 1 : 2))
        try typecheck(code)
    }

    @Test(arguments: ["paste:", "next", "view", "self:"])
    func `an action with a selector of UIKit is in a comment`(_ selector: String) throws {
        let code = try code(
            element(
                "button", "b", "buttonType=\"system\"",
                """
                <connections><action selector="\(selector)" destination="vc" \
                eventType="touchUpInside" id="a"/></connections>
                """))
        #expect(code.contains("// Not exported: action \(selector)\n"), "\(code)")
    }

    /// The exit of a scene has no methods, so an action that Interface Builder connects to it does
    /// nothing.
    @Test func `an action of the exit is in no comment`() throws {
        let exit = """
            <connections><action selector="leave:" destination="ex" eventType="touchUpInside" id="a"/>
            </connections></button>
            """
        let button = element("button", "b", "buttonType=\"system\"").dropLast("</button>".count)
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(
                button + exit, beside: "<exit id=\"ex\" sceneMemberID=\"exit\"/>"))
        #expect(!code.contains("Not exported") && !code.contains("leave"), "\(code)")
    }

    @Test(
        arguments: ["red", "green", "blue", "yellow", "cyan", "magenta", nil],
        ["sRGB", "displayP3"])
    func `a primary colour has its name`(_ name: String?, _ space: String) throws {
        let parts = [
            "red": "100", "green": "010", "blue": "001", "yellow": "110", "cyan": "011",
            "magenta": "101",
        ]
        let digits = Array(name.flatMap { parts[$0] } ?? "100").map(String.init)
        let alpha = name == nil ? "0.5" : "1"
        let color = """
            <color key="backgroundColor" red="\(digits[0])" green="\(digits[1])" blue="\(digits[2])" \
            alpha="\(alpha)" colorSpace="custom" customColorSpace="\(space)"/>
            """
        let code = try code(element("view", "v", "", color))
        let word = code.firstMatch(of: /backgroundColor = \.(\w+)\n/).map { String($0.1) }
        #expect(word == (space == "sRGB" ? name : nil), "\(code)")
    }

    // MARK: Lists and texts

    @Test(arguments: [
        ("rowHeight=\"44\"", ["rowHeight = 44"]),
        ("rowHeight=\"-1\" estimatedRowHeight=\"66\"", ["estimatedRowHeight = 66"]),
        ("sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\"", []),
        (
            "sectionHeaderHeight=\"1\" sectionFooterHeight=\"40\"",
            ["sectionHeaderHeight = 1", "sectionFooterHeight = 40"]
        ),
        (
            "sectionHeaderHeight=\"10\" sectionFooterHeight=\"22\"",
            ["sectionHeaderHeight = 10", "sectionFooterHeight = 22"]
        ),
        ("sectionHeaderHeight=\"-1\"", []),
        (
            "sectionHeaderHeight=\"-1\" estimatedSectionHeaderHeight=\"64\" "
                + "estimatedSectionFooterHeight=\"-1\"",
            ["estimatedSectionHeaderHeight = 64"]
        ),
    ])
    func `a table has the heights of the file`(_ attributes: String, _ lines: [String]) throws {
        let code = try code(element("tableView", "t", "style=\"plain\" \(attributes)"))
        let heights = code.split(separator: "\n").filter { $0.contains("Height = ") }
            .map { $0.replacing("        tableView.", with: "").description }
        #expect(heights == lines, "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [
        ("QuestCellTitle", "QuestTitleCell"), ("QuestCell", "QuestCell"),
        ("settings-cell", "SettingsCell"), ("Cell", "HelloCell"),
    ])
    func `a class after a reuse identifier has one Cell`(_ identifier: String, _ name: String)
        throws
    {
        let cell = """
            <prototypes><tableViewCell id="c" reuseIdentifier="\(identifier)"><rect key="frame" x="0" \
            y="0" width="99" height="44"/><tableViewCellContentView key="contentView" id="d">\
            <rect key="frame" x="0" y="0" width="99" height="44"/></tableViewCellContentView>\
            </tableViewCell></prototypes>
            """
        let code = try code(
            element("tableView", "t", "style=\"plain\"", cell),
            controller: "customClass=\"HelloController\"")
        #expect(code.contains("final class \(name): UITableViewCell"), "\(code)")
    }

    @Test(arguments: [
        ("UIPostCell", "UIPostCell"), ("UITableViewCell", "MyUITableViewCell"),
    ])
    func `a class of the app keeps its name unless UIKit has it`(_ type: String, _ name: String)
        throws
    {
        let cell = """
            <prototypes><tableViewCell id="c" customClass="\(type)" reuseIdentifier="Post">\
            <rect key="frame" x="0" y="0" width="99" height="44"/>\
            <tableViewCellContentView key="contentView" id="d">\
            <rect key="frame" x="0" y="0" width="99" height="44"/></tableViewCellContentView>\
            </tableViewCell></prototypes>
            """
        let code = try code(element("tableView", "t", "style=\"plain\"", cell))
        #expect(code.contains("final class \(name): UITableViewCell"), "\(code)")
    }

    @Test(arguments: [
        (14, "area.safeAreaLayoutGuide.bottomAnchor"),
        (15, "area.keyboardLayoutGuide.topAnchor"),
    ])
    func `a constraint to the keyboard keeps its guide since iOS 15`(
        _ target: Int, _ anchor: String
    ) throws {
        let code = try code(
            element(
                "view", "v", "userLabel=\"Area\"",
                """
                <subviews>\(element("label", "l", "text=\"Hello\""))</subviews>\
                <viewLayoutGuide key="safeArea" id="a"/><keyboardLayoutGuide key="keyboard" id="k"/>\
                <constraints><constraint firstItem="k" firstAttribute="top" secondItem="l" \
                secondAttribute="bottom" constant="8" id="b"/>\
                <constraint firstItem="l" firstAttribute="leading" secondItem="a" \
                secondAttribute="leading" id="x"/></constraints>
                """), for: target)
        #expect(code.contains(anchor), "\(code)")
        #expect(!code.contains("Not exported: keyboard"))
        try typecheck(code)
    }

    @Test func `a colour that only Interface Builder names is written by its components`() throws {
        let code = try code(
            element(
                "view", "v", "",
                #"<color key="backgroundColor" systemColor="viewFlipsideBackgroundColor"/>"#))
        let color = "UIColor(red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1)"
        #expect(code.contains("backgroundColor = \(color)"), "\(code)")
    }

    private func fragment(_ text: String, _ attributes: String) -> String {
        "<fragment content=\"\(text)\"><attributes>\(attributes)</attributes></fragment>"
    }

    @Test func `fragments keep their fonts, colours and lines`() throws {
        let font = #"<font key="NSFont" size="17" name="NAME"/>"#
        let plain = #"<font key="NSFont" metaFont="system" size="17"/>"#
        let red = #"<color key="NSColor" systemColor="systemRedColor"/>"#
        let text =
            fragment("Call ", plain)
            + fragment("load()", font.replacing("NAME", with: "CourierNewPSMT"))
            + fragment(" or ", plain) + fragment("go", plain + red)
            + fragment("!", plain + #"<integer key="NSUnderline" value="1"/>"#)
        let code = try code(
            element(
                "label", "l", "",
                "<attributedString key=\"attributedText\">\(text)</attributedString>"))
        for line in [
            "text.append(NSAttributedString(string: \"Call \"))\n",
            ".font: UIFont(name: \"CourierNewPSMT\", size: 17) ?? .systemFont(ofSize: 17)",
            "string: \"go\", attributes: [.foregroundColor: UIColor.systemRed]",
            ".underlineStyle: NSUnderlineStyle.single.rawValue", "label.attributedText = text\n",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        #expect(!code.contains("label.text = "))
        #expect(code.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(code)")
        try typecheck(code)
    }

    @Test func `fragments that look the same are a plain text`() throws {
        let font = #"<font key="NSFont" size="17" name="Georgia"/>"#
        let code = try code(
            element(
                "label", "l", "",
                """
                <attributedString key="attributedText">\(fragment("One ", font))\
                \(fragment("two", font))</attributedString>
                """))
        #expect(code.contains("label.text = \"One two\"\n"), "\(code)")
        #expect(!code.contains("attributedText"))
    }

    // MARK: Delegates, modules and launch screens

    /// A plain view implements no method of a protocol, so the connection does nothing.
    @Test(
        arguments: [
            ("textView", "UITextViewDelegate"), ("textField", "UITextFieldDelegate"),
            ("searchBar", "UISearchBarDelegate"), ("scrollView", "UIScrollViewDelegate"),
        ], ["root", "other", "vc"])
    func `a delegate is set if its class can be one`(
        kind: (element: String, type: String), target: String
    ) throws {
        let outlet = "<outlet property=\"delegate\" destination=\"\(target)\" id=\"o1\"/>"
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(
                element(kind.element, "v", "", "<connections>\(outlet)</connections>")
                    + element("view", "other", "customClass=\"Helper\""),
                controller: "customClass=\"PoemController\""))
        #expect(!code.contains("setValue("), "\(code)")
        #expect(code.contains(".delegate = self") == (target == "vc"), "\(code)")
        #expect(code.contains(".delegate = helper\n") == (target == "other"), "\(code)")
        let remark = "// Not exported: outlet delegate, whose UIView is no \(kind.type)\n"
        #expect(code.contains(remark) == (target == "root"), "\(code)")
        #expect(code.contains("connectViews") == (target != "root"), "\(code)")
        try typecheck(code, "\nclass Helper: UIView, \(kind.type) {}\n")
    }

    @Test(
        arguments: [
            ("AGSMapView", "ArcGIS"), ("GMSMapView", "GoogleMaps"), ("XYZMapView", nil),
            ("XYMapView", nil), ("AGSmapView", nil), ("PDFView", "PDFKit"),
        ], [nil, "App", "Charts"])
    func `a class of another library is imported if its module is known`(
        type: (name: String, module: String?), stated: String?
    ) throws {
        let own = stated.map { "customModule=\"\($0)\"" } ?? ""
        let provider = stated == "App" ? "customModuleProvider=\"target\"" : ""
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(
                element("view", "a", "customClass=\"\(type.name)\" \(own) \(provider)")
                    + element("view", "b", "customClass=\"\(type.name)\" \(own) \(provider)"),
                controller: """
                    customClass="MapController" customModule="App" customModuleProvider="target"
                    """))
        let imports = code.split(separator: "\n").filter { $0.hasPrefix("import ") }
            .map { $0.dropFirst("import ".count) }.filter { $0 != "UIKit" }
        let isOfSystem = type.name == "PDFView"
        let expected =
            stated == nil || isOfSystem ? [type.module].compactMap(\.self) : []
        #expect(
            imports.sorted()
                == (expected + (stated == "Charts" ? ["Charts"] : [])).map { $0[...] }
                .sorted(), "\(code)")
        #expect(!code.contains("TODO: import"), "\(code)")
        #expect(SwiftFile.remarks(in: code).isEmpty)
    }

    /// iOS shows only the launch screen of a storyboard.
    @Test(arguments: ["", "launchScreen=\"YES\"", "launchScreen=\"NO\""])
    func `a launch screen says that it is a copy`(attribute: String) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attribute)>
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes><scene>
            <objects><viewController id="vc" sceneMemberID="viewController"><view key="view" \
            id="v"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
            </viewController></objects></scene></scenes></document>
            """
        let all = try CodeDocument.all(in: Array(text.utf8))
        for code in [CodeFramework.uiKit.source(all), CodeFramework.swiftUI.source(all)] {
            let isCopy = attribute.contains("YES")
            #expect(code.contains("/// Copy of the launch screen. ") == isCopy, "\(code)")
            #expect(SwiftFile.remarks(in: code).isEmpty != isCopy)
        }
    }

    /// A file of a view that its owner adds to itself: the exported view is both.
    @Test(arguments: ["contentView", "rootView"])
    func `an outlet to the view itself is no property`(name: String) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="InviteView">
            <connections><outlet property="\(name)" destination="v" id="o1"/>
            <outlet property="title" destination="l" id="o2"/></connections></placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            \(element("label", "l", "text=\"Hello\""))</subviews></view></objects></document>
            """
        let code = CodeFramework.uiKit.source(try CodeDocument.all(in: Array(text.utf8)))
        #expect(code.contains("final class InviteView: UIView {"), "\(code)")
        #expect(!code.contains("{ self }"), "\(code)")
        #expect(code.contains("// `\(name)` of the file is this view itself.\n"), "\(code)")
        try typecheck(code)
    }

    /// Content views of tables clip in every file, and a cell that clips needs no second line.
    @Test(arguments: [true, false], [true, false])
    func `a content view of a collection clips beside its cell`(cell: Bool, content: Bool) throws {
        func clips(_ isSet: Bool) -> String { isSet ? "clipsSubviews=\"YES\"" : "" }
        let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/>"
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(
                element(
                    "collectionView", "c", "",
                    """
                    <cells><collectionViewCell id="cell" reuseIdentifier="Home" \(clips(cell))>\(rect)
                    <view key="contentView" id="v" \(clips(content))>\(rect)<subviews>
                    \(element("label", "l", "text=\"Hello\""))</subviews></view>
                    </collectionViewCell></cells>
                    """)))
        #expect(code.contains(" contentView.clipsToBounds = true") == (content && !cell), "\(code)")
        #expect(code.contains("        clipsToBounds = true") == cell, "\(code)")
        try typecheck(code)
    }

    // MARK: Actions in bars

    private func button(_ id: String, _ selector: String, to target: String) -> String {
        element(
            "button", id, "buttonType=\"system\"",
            "<state key=\"normal\" title=\"\(id)\"/><connections><action selector=\"\(selector)\" "
                + "destination=\"\(target)\" eventType=\"touchUpInside\" id=\"a\(id)\"/></connections>"
        )
    }

    @Test(arguments: ["customView", "titleView"])
    func `the controls of a view in a bar call the controller`(_ key: String) throws {
        let buttons = button("start", "start:", to: "vc") + button("pause", "pause", to: "vc")
        let view = element("view", "bar", "key=\"\(key)\"", "<subviews>\(buttons)</subviews>")
        let item =
            key == "titleView"
            ? view : "<barButtonItem key=\"rightBarButtonItem\" id=\"i\">\(view)</barButtonItem>"
        let code = try code(
            "", item: "<navigationItem key=\"navigationItem\" id=\"n\">\(item)</navigationItem>",
            controller: "customClass=\"PlayerViewController\"")
        let name = key == "titleView" ? "Title" : "Bar"
        for line in [
            "    private let player\(name)View = Player\(name)View(frame: ",
            "player\(name)View.startButton.addTarget(", "action: #selector(start(_:)),",
            "player\(name)View.pauseButton.addTarget(", "action: #selector(pause),",
            "@objc private func start(_ sender: UIButton) {", "@objc private func pause() {",
            key == "titleView"
                ? "navigationItem.titleView = playerTitleView"
                : "UIBarButtonItem(customView: playerBarView)",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        try typecheck(code)
    }

    /// Each action is connected, or a comment names it.
    @Test(arguments: ["vc", "first", "other", "lost"])
    func `no action of a bar button item is lost`(_ target: String) throws {
        let item = """
            <navigationItem key="navigationItem" id="n">\
            <barButtonItem key="rightBarButtonItem" title="Help" id="i"><connections>\
            <action selector="showHelp:" destination="\(target)" id="a"/></connections>\
            </barButtonItem></navigationItem>
            """
        let scene = """
            <placeholder placeholderIdentifier="IBFirstResponder" id="first"/></objects></scene>\
            <scene><objects><viewController id="other" customClass="HelpViewController" sceneMemberID="viewController">\
            <view key="view" id="r2"><rect key="frame" x="0" y="0" width="390" height="844"/></view>\
            </viewController>
            """
        let documents = try CodeDocument.screen(
            "", item: item, controller: "customClass=\"Home\"", beside: scene)
        let code = CodeFramework.uiKit.source([documents[0]])
        let line = [
            "vc": "action: #selector(showHelp(_:))", "first": "action: Selector((\"showHelp:\"))",
            "other": "// Not exported: action showHelp: of HelpViewController (another scene)",
            "lost": "// Not exported: action showHelp:\n",
        ][target]!
        #expect(code.contains(line), "\(code)")
        #expect(SwiftFile.remarks(in: code).isEmpty == ["vc", "first"].contains(target))
        try typecheck(code)
    }

    @Test(arguments: [true, false])
    func `a recognizer of a cell is added once`(_ isOfController: Bool) throws {
        let view = element(
            "view", "v", "",
            "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" "
                + "id=\"g\"/></connections>")
        let table = """
            <tableView id="t"><rect key="frame" x="0" y="0" width="390" height="844"/><prototypes>\
            <tableViewCell reuseIdentifier="Row" id="c" customClass="RowCell">\
            <rect key="frame" x="0" y="0" width="390" height="44"/>\
            <tableViewCellContentView key="contentView" id="cc">\
            <rect key="frame" x="0" y="0" width="390" height="44"/><subviews>\(view)</subviews>\
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let documents = try CodeDocument.screen(
            table, controller: "customClass=\"List\"",
            beside: "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"tapped:\" "
                + "destination=\"\(isOfController ? "vc" : "c")\" id=\"a\"/></connections>"
                + "</tapGestureRecognizer>")
        let code = CodeFramework.uiKit.source(documents)
        #expect(code.split(separator: "\n").count { $0.contains("addGestureRec") } == 1, "\(code)")
        #expect(code.contains("(target: self, action: #selector(tapped(_:)))"))
        try typecheck(code)
    }

    // MARK: Classes of other modules

    @Test(arguments: [("ASAuthorizationAppleIDButton", false), ("PKPaymentButton", true)])
    func `a view of the system is made by its own initializer`(
        _ type: String, _ isButton: Bool
    ) throws {
        let code = try code(
            element(
                "button", "b", "customClass=\"\(type)\"",
                "<state key=\"normal\" title=\"Sign in\"/><buttonConfiguration key=\"configuration\" "
                    + "style=\"plain\" title=\"Sign in\"/>"), controller: "customClass=\"Home\"")
        #expect(!code.contains("configuration"), "\(code)")
        #expect(code.contains("Style: .black)"))
        #expect(code.hasPrefix("import \(isButton ? "PassKit" : "AuthenticationServices")\n"))
    }

    @Test(arguments: [true, false])
    func `a controller of a framework is the superclass`(_ isOfApp: Bool) throws {
        let child = element(
            "label", "l",
            "customClass=\"AppLabel\" customModule=\"App\" "
                + "customModuleProvider=\"target\"")
        let code = try code(
            child,
            controller: "customClass=\"GameController\" "
                + "customModule=\"\(isOfApp ? "App" : "Core")\"")
        #expect(code.contains("final class GameController: UIViewController {") == isOfApp)
        #expect(code.contains("final class AppGameController: GameController {") != isOfApp)
        #expect(code.contains("import Core\n") != isOfApp, "\(code)")
    }
}
