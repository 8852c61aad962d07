import Foundation
import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Outlets, actions and classes of a storyboard in exported code, and the options of the export.
@Suite struct SwiftConnectionTests: ExportedCodeSuite {
    /// A storyboard with one scene: a stack with a label, two buttons and a field.
    private func storyboard(
        controller: String = "customClass=\"SignInController\"", connections: String = "",
        button: String = "", buttonConnections: String = "", view: String = ""
    ) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES">
              <device id="retina6_1" orientation="portrait" appearance="light"/>
              <scenes><scene sceneID="s"><objects>
                <viewController id="vc" \(controller) sceneMemberID="viewController">
                  <view key="view" id="root"><rect key="frame" x="0" y="0" width="390" height="844"/>
                    <subviews>
                      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="st">
                        <rect key="frame" x="16" y="47" width="358" height="120"/>
                        <subviews>
                          <label text="Welcome" id="lb" \(view)><rect key="frame" x="0" y="0" width="358" height="20"/></label>
                          <button buttonType="system" id="b1" \(button)>
                            <rect key="frame" x="0" y="20" width="358" height="30"/>
                            <state key="normal" title="Sign In"/>
                            <connections>\(buttonConnections)</connections>
                          </button>
                          <button buttonType="system" id="b2"><rect key="frame" x="0" y="50" width="358" height="30"/>
                            <state key="normal" title="Help"/></button>
                        </subviews>
                        <constraints><constraint firstAttribute="height" constant="120" id="ht"/></constraints>
                      </stackView>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                      <constraint firstItem="root" firstAttribute="trailing" secondItem="st" \
            secondAttribute="trailing" constant="16" id="tr"/>
                      <constraint firstItem="safe" firstAttribute="bottom" relation="greaterThanOrEqual" \
            secondItem="st" secondAttribute="bottom" constant="8" id="bt"/>
                      <constraint firstItem="st" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="16" id="ld"/>
                      <constraint firstItem="st" firstAttribute="top" secondItem="safe" \
            secondAttribute="top" id="tp" identifier="topOfForm"/>
                    </constraints>
                  </view>
                  <connections>\(connections)</connections>
                </viewController>
              </objects></scene></scenes>
            </document>
            """.utf8)
    }

    private func code(
        _ bytes: [UInt8], _ options: CodeOptions = CodeOptions(),
        _ framework: CodeFramework = .uiKit
    ) throws -> String {
        framework.source(try CodeDocument.all(in: bytes), options)
    }

    // MARK: Outlets and actions

    @Test func `outlets name the properties, those of constraints too`() throws {
        let code = try code(
            storyboard(
                connections: """
                    <outlet property="headline" destination="lb" id="o1"/>
                    <outlet property="formHeight" destination="ht" id="o2"/>
                    <outletCollection property="choices" destination="b1" id="o3"/>
                    <outletCollection property="choices" destination="b2" id="o4"/>
                    """))
        #expect(code.contains("final class SignInController: UIViewController {"))
        #expect(code.contains("let headline: UILabel"))
        #expect(
            code.contains(
                "private(set) lazy var formHeight = contentStack.heightAnchor.constraint(equalToConstant: 120)"
            ))
        #expect(code.contains("\n            formHeight,\n"))
        #expect(code.contains("var choices: [UIButton] { [signInButton, helpButton] }"))
        try typecheck(code)
    }

    /// The app's code sets the constant, and its sign depends on the order of the items.
    @Test(arguments: [
        (
            "tr",
            "view.trailingAnchor.constraint(equalTo: contentStack.trailingAnchor, constant: 16)",
            "contentStack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)"
        ),
        (
            "bt",
            "view.safeAreaLayoutGuide.bottomAnchor.constraint("
                + "greaterThanOrEqualTo: contentStack.bottomAnchor, constant: 8)",
            "contentStack.bottomAnchor.constraint("
                + "lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)"
        ),
    ])
    func `the constraint of an outlet keeps its order`(
        _ id: String, _ kept: String, _ turned: String
    ) throws {
        func words(_ code: String) -> String {
            code.replacing(/\s+/, with: " ").replacing("( ", with: "(")
        }
        let outlet = "<outlet property=\"space\" destination=\"\(id)\" id=\"o1\"/>"
        let named = try code(storyboard(connections: outlet))
        #expect(words(named).contains("lazy var space = \(kept)"), "\(named)")
        #expect(words(try code(storyboard())).contains(turned + ","))
        try typecheck(named)
    }

    @Test func `segues of different classes have names of their own`() throws {
        let segue = { (type: String, id: String) in
            """
            <segue destination="other" kind="custom" customClass="\(type)" \
            customModule="App" customModuleProvider="target" id="\(id)"/>
            """
        }
        let code = try code(
            storyboard(
                connections: segue("TopCardSegue", "s1") + segue("FadeSegue", "s2")))
        for (name, type) in [("TopCard", "TopCardSegue"), ("Fade", "FadeSegue")] {
            #expect(code.contains("    func present\(name)() {"), "\(code)")
            #expect(code.contains("(\(type))"), "\(code)")
        }
    }

    @Test func `the events of one action are one set`() throws {
        let code = try code(
            storyboard(
                buttonConnections: ["touchUpInside", "touchUpOutside", "touchUpInside"].enumerated()
                    .map {
                        "<action selector=\"end:\" destination=\"vc\" eventType=\"\($1)\" id=\"e\($0)\"/>"
                    }.joined()))
        #expect(
            code.contains(
                "signInButton.addTarget(\n            self, action: #selector(end(_:)), "
                    + "for: [.touchUpInside, .touchUpOutside])"), "\(code)")
        #expect(code.components(separatedBy: "addTarget").count == 2)
        try typecheck(code)
    }

    /// The default of a system button is 15 points, and so the file states it.
    @Test(arguments: [("system", 15, false), ("system", 17, true), ("custom", 15, true)])
    func `the font of a button is set unless it is the default`(
        _ type: String, _ size: Int, _ isSet: Bool
    ) throws {
        let text = String(decoding: storyboard(button: "tag=\"7\""), as: UTF8.self)
        let font =
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
        let code = try code(
            Array(
                text.replacing(
                    "<button buttonType=\"system\" id=\"b1\" tag=\"7\">",
                    with: "<button buttonType=\"\(type)\" id=\"b1\" tag=\"7\">" + font
                ).utf8))
        #expect(code.contains("titleLabel?.font") == isSet, "\(code)")
    }

    @Test func `a particle that titles share names nothing`() throws {
        let text = String(decoding: storyboard(), as: UTF8.self)
        let code = try code(Array(text.replacing("title=\"Help\"", with: "title=\"Log In\"").utf8))
        #expect(code.contains("logInButton"))
        #expect(!code.contains("InButton(") && !code.contains("insStack"), "\(code)")
    }

    @Test func `a colour of the catalogue of macOS is not an asset`() throws {
        let text = String(decoding: storyboard(), as: UTF8.self)
        for (name, line) in [
            ("controlBackgroundColor", nil), ("systemRedColor", "textColor = .systemRed"),
        ] {
            let color = """
                <color key="textColor" name="\(name)" catalog="System" colorSpace="catalog"/>
                """
            let code = try code(
                Array(text.replacing(/(id="lb" >)/) { String($0.1) + color }.utf8))
            #expect(!code.contains("named: \"\(name)"), "\(code)")
            #expect(line == nil ? !code.contains("textColor") : code.contains(line!), "\(code)")
        }
    }

    @Test func `actions are connected, and their methods are there`() throws {
        let bytes = storyboard(
            buttonConnections: """
                <action selector="signIn:" destination="vc" eventType="touchUpInside" id="a1"/>
                <action selector="log" destination="vc" eventType="touchDown" id="a2"/>
                <action selector="elsewhere:" destination="other" eventType="touchUpInside" id="a3"/>
                """)
        let code = try code(bytes)
        for line in [
            "signInButton.addTarget(self, action: #selector(signIn(_:)), for: .touchUpInside)",
            "signInButton.addTarget(self, action: #selector(log), for: .touchDown)",
            "@objc private func signIn(_ sender: UIButton) {\n        // TODO: signIn\n",
            "// Not exported: action elsewhere:",
        ] { #expect(code.contains(line), "\(line)") }
        try typecheck(code)
        let native = try self.code(bytes, CodeOptions(), .swiftUI)
        #expect(SwiftFile.remarks(in: code).map(\.message) == ["Not exported: action elsewhere:"])
        try typecheck(native)
    }

    /// Names that Swift or UIKit reserves, that are no identifiers, or that two objects have.
    @Test(arguments: [
        "view", "self", "class", "a\\u{22}b", "x; exit(1)", "é", "", "1a", "description",
        "arrangeViews", "connectActions", "same",
    ])
    func `an outlet or action with any name gives code`(_ name: String) throws {
        let escaped = name.replacing("\\u{22}", with: "&quot;")
        let code = try code(
            storyboard(
                controller: "customClass=\"\(escaped)\"",
                connections: """
                    <outlet property="\(escaped)" destination="lb" id="o1"/>
                    <outlet property="\(escaped)" destination="b1" id="o2"/>
                    <outletCollection property="\(escaped)" destination="b2" id="o3"/>
                    """,
                buttonConnections: """
                    <action selector="\(escaped):" destination="vc" eventType="\(escaped)" id="a1"/>
                    <action selector="\(escaped):" destination="vc" eventType="touchDown" id="a2"/>
                    """))
        // A comment reports that an action is left out.
        let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.allSatisfy { !$0.contains("exit(1)") || $0.hasPrefix("// ") })
        try typecheck(code)
    }

    /// A storyboard with two controllers, the second one in a navigation controller, and what
    /// controls, gestures and attributes say besides the layout.
    private func connected(segue: String, attributes: String = "") -> [UInt8] {
        let text = String(
            decoding: storyboard(
                connections: """
                    <outlet property="pan" destination="gr" id="o9"/>
                    <segue destination="nav" kind="presentation" identifier="help" id="s2"/>
                    """, button: "tag=\"7\"", buttonConnections: segue,
                view: "customClass=\"ThemedLabel\" minimumFontSize=\"8\""), as: UTF8.self)
        let field = """
            <textField borderStyle="roundedRect" id="tf"><rect key="frame" x="0" y="80" width="358" height="30"/>
              <textInputTraits key="textInputTraits" keyboardType="decimalPad" returnKeyType="done"/>
              <connections><outlet property="delegate" destination="vc" id="d1"/></connections></textField>
            <label text="More" id="lb2"><rect key="frame" x="0" y="110" width="358" height="10"/>\(attributes)
              <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" header="YES"/>
                <bool key="isElement" value="NO"/></accessibility>
              <connections><outletCollection property="gestureRecognizers" destination="gr" id="g1"/></connections></label>
            """
        let rest = """
            <panGestureRecognizer id="gr" minimumNumberOfTouches="2"><connections>
              <action selector="didPan:" destination="vc" id="ga"/></connections></panGestureRecognizer>
            </objects></scene><scene sceneID="n"><objects>
              <navigationController id="nav" sceneMemberID="viewController"><connections>
                <segue destination="vc2" kind="relationship" relationship="rootViewController" id="r"/>
              </connections></navigationController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="vc2" customClass="HelpViewController" sceneMemberID="viewController">
              <view key="view" id="root2"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
            </viewController></objects></scene></scenes>
            """
        return Array(
            text.replacing(
                "<state key=\"normal\" title=\"Help\"/></button>",
                with: "<state key=\"normal\" title=\"Help\"/></button>" + field
            )
            .replacing("</objects></scene></scenes>", with: rest).utf8)
    }

    @Test func `segues, gestures, delegates and input traits are in the code`() throws {
        let bytes = connected(segue: #"<segue destination="vc2" kind="show" id="s1"/>"#)
        let code = try code(bytes)
        for line in [
            "final class SignInController: UIViewController, UITextFieldDelegate {",
            "action: #selector(showHelp), for: .touchUpInside)",
            "@objc private func showHelp() {\n        show(HelpViewController(), sender: self)\n",
            "/// Segue \"help\".\n    func presentHelp() {",
            "present(UINavigationController(rootViewController: HelpViewController()), animated: true)",
            "welcomeField.delegate = self", "field.keyboardType = .decimalPad",
            "field.returnKeyType = .done",
            "label.isAccessibilityElement = false",
            "let pan = UIPanGestureRecognizer()", "pan.minimumNumberOfTouches = 2",
            "pan.addTarget(self, action: #selector(didPan(_:)))", "addGestureRecognizer(pan)",
            "@objc private func didPan(_ sender: UIPanGestureRecognizer) {", "button.tag = 7",
        ] { #expect(code.contains(line), "\(line)") }
        #expect(!code.contains("Not exported") && !code.contains("accessibilityTraits"))
        try typecheck(code, "\nclass ThemedLabel: UILabel {}\n")
    }

    /// The class of a navigation controller's root sets the bar around it.
    @Test(arguments: [
        ("", "", []), (#"translucent="YES" barStyle="default""#, "", []),
        (#"largeTitles="YES""#, "", ["prefersLargeTitles = true"]),
        (
            #"translucent="NO" barStyle="black""#,
            #"<color key="tintColor" systemColor="labelColor"/>"#,
            ["isTranslucent = false", "barStyle = .black", "tintColor = .label"]
        ),
        (
            "",
            """
            <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" \
            type="system" pointSize="20"/><color key="textColor" name="Alarm"/></textAttributes>
            """,
            [
                "titleTextAttributes = [.foregroundColor: UIColor(named: \"Alarm\") ?? .label, "
                    + ".font: UIFont.systemFont(ofSize: 20)]"
            ]
        ),
    ])
    func `a navigation bar keeps its look`(
        _ attributes: String, _ children: String, _ lines: [String]
    ) throws {
        let bytes = connected(segue: #"<segue destination="vc2" kind="show" id="s1"/>"#)
        let bar =
            "<navigationBar key='navigationBar' \(attributes) id='nb'>\(children)</navigationBar>"
        let start = "id=\"nav\" sceneMemberID=\"viewController\">"
        let text = String(decoding: bytes, as: UTF8.self).replacing(start, with: start + bar)
        let code = try code(Array(text.utf8))
        let words = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("[ ", with: "[").replacing(", ]", with: "]")
        let target = lines.count == 1 ? "navigationController.navigationBar." : " navigationBar."
        for line in lines { #expect(words.contains(target + line), "\(code)") }
        #expect(words.ranges(of: " navigationBar.").count == (lines.count > 1 ? lines.count : 0))
        #expect(words.contains("navigationController.navigationBar") == !lines.isEmpty)
        // The bar of another stack that shows the screen does not change.
        let condition = "if let navigationController, navigationController.viewControllers.first "
        #expect(words.contains(condition + "=== self {") == !lines.isEmpty, "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code, "\nclass ThemedLabel: UILabel {}\n")
    }

    @Test func `segues that do different things have methods of their own`() throws {
        let item = """
            <navigationItem key="navigationItem" id="ni"><rightBarButtonItems>
              <barButtonItem title="One" id="bi1"/>
              <barButtonItem title="Two" id="bi2"><connections>
                <segue destination="vc2" kind="popoverPresentation" popoverAnchorBarButtonItem="bi2" id="s5"/>
              </connections></barButtonItem></rightBarButtonItems></navigationItem>
            """
        let segue = { (style: String, id: String) in
            "<segue destination=\"vc2\" kind=\"\(style)\" popoverAnchorView=\"b1\" id=\"\(id)\"/>"
        }
        let text = String(
            decoding: connected(
                segue: segue("popoverPresentation", "s3") + segue("presentation", "s4")),
            as: UTF8.self)
        let code = try code(
            Array(
                text.replacing(/<\/view>\s*<connections>/, with: "</view>" + item + "<connections>")
                    .utf8))
        for line in ["private func presentHelp() {", "private func presentHelp2() {"] {
            #expect(code.contains(line), "\(code)")
        }
        for line in [
            "private func presentHelp3() {", "    func presentHelp4() {",
            "popoverPresentationController?.sourceView = signInButton\n",
            "barButtonItem =\n            navigationItem.rightBarButtonItems?[1]\n",
        ] { #expect(code.contains(line), "\(code)") }
        try typecheck(code, "\nclass ThemedLabel: UILabel {}\n")
    }

    /// Key paths that are UIKit's, a class's own, and none.
    @Test(arguments: [
        (
            "layer.shadowRadius", "number", "<real key=\"value\" value=\"4\"/>",
            "label.layer.shadowRadius = 4"
        ),
        ("style", "string", "", #"label.style = "big\u{22}""#),
        ("x&quot;); exit(1", "string", "", #"// Not exported: x"); exit(1"#),
        ("on", "boolean", "", "label.on = false"),
    ])
    func `runtime attributes are set`(
        _ path: String, _ type: String, _ content: String, _ line: String
    ) throws {
        let value =
            type == "number" ? "" : type == "boolean" ? "value=\"NO\"" : "value=\"big&quot;\""
        let code = try code(
            connected(
                segue: "",
                attributes:
                    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(value)>"
                    + "\(content)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"))
        #expect(code.contains(line.replacing("\\u{22}", with: "\\\"")), "\(code)")
        try typecheck(
            code,
            "\nclass ThemedLabel: UILabel {}\nextension UILabel { var style: String { get { \"\" } set {} } }\n"
                + "extension UILabel { var on: Bool { get { true } set {} } }\n")
    }

    @Test func `SwiftUI buttons call methods, and texts of outlets are values`() throws {
        let bytes = storyboard(
            connections: #"<outlet property="headline" destination="lb" id="o1"/>"#,
            buttonConnections:
                #"<action selector="signIn:" destination="vc" eventType="touchUpInside" id="a1"/>"#)
        let code = try code(flexible(bytes), CodeOptions(), .swiftUI)
        #expect(code.contains("Button(action: onSignIn) {"))
        #expect(code.contains("    var onSignIn: () -> Void = {}\n"))
        #expect(code.contains("    var headline = \"Welcome\"\n"))
        #expect(code.contains("Text(headline)"))
        try typecheck(code)
    }

    /// Returns the storyboard with a stack that is as high as its views.
    private func flexible(_ bytes: [UInt8]) -> [UInt8] {
        Array(
            String(decoding: bytes, as: UTF8.self).replacing(
                /<constraint firstAttribute="height"[^>]*>/, with: ""
            ).utf8)
    }

    @Test(arguments: ["", "numberOfTapsRequired=\"2\""])
    func `a tap on a button without an action is what it does in SwiftUI`(_ taps: String) throws {
        let text = String(
            decoding: storyboard(
                buttonConnections: #"""
                    <outletCollection property="gestureRecognizers" destination="tap" id="g1"/>
                    """#), as: UTF8.self)
        let recognizer = """
            <tapGestureRecognizer id="tap" \(taps)><connections>
            <action selector="enter:" destination="vc" id="g2"/></connections></tapGestureRecognizer>
            </objects>
            """
        let code = try code(
            flexible(Array(text.replacing("</objects>", with: recognizer).utf8)), CodeOptions(),
            .swiftUI)
        #expect(code.contains("Button(action: onEnter) {") == taps.isEmpty)
        #expect(code.contains(".onTapGesture(count: 2, perform: onEnter)") != taps.isEmpty)
    }

    @Test(arguments: ["", "userInteractionEnabled=\"NO\""])
    func `a tap on a label calls its method in SwiftUI if the label takes touches`(
        _ touches: String
    ) throws {
        let connection = """
            <connections><outletCollection property="gestureRecognizers" destination="tap" \
            id="g1"/></connections></label>
            """
        let recognizer = """
            <tapGestureRecognizer id="tap"><connections><action selector="enter:" \
            destination="vc" id="g2"/></connections></tapGestureRecognizer></objects>
            """
        let text = String(decoding: flexible(storyboard(view: touches)), as: UTF8.self)
            .replacing("</label>", with: connection).replacing("</objects>", with: recognizer)
        let code = try code(Array(text.utf8), CodeOptions(), .swiftUI)
        #expect(code.contains(".onTapGesture(perform: onEnter)") == touches.isEmpty)
        #expect(code.contains("var onEnter: () -> Void = {}") == touches.isEmpty)
        #expect(code.contains("// Not exported: gesture enter") != touches.isEmpty)
        try typecheck(code)
    }

    // MARK: What SwiftUI screens say of a scene

    /// Returns the SwiftUI code of a storyboard with changed texts.
    private func native(
        connections: String = "", button: String = "", _ changes: [(String, String)] = []
    ) throws -> String {
        var text = String(
            decoding: flexible(storyboard(connections: connections, buttonConnections: button)),
            as: UTF8.self)
        for (old, new) in changes {
            #expect(text.contains(old))
            text = text.replacing(old, with: new)
        }
        return try code(Array(text.utf8), CodeOptions(), .swiftUI)
    }

    @Test func `SwiftUI has properties for outlets, except those of containers`() throws {
        let code = try native(
            connections: """
                <outlet property="headline" destination="lb" id="o1"/>
                <outlet property="box" destination="st" id="o2"/>
                <outlet property="gap" destination="ld" id="o3"/>
                """)
        #expect(code.contains(".padding(.leading, gap)"))
        #expect(code.contains("Text(headline)"))
        #expect(SwiftFile.remarks(in: code).isEmpty)
        try typecheck(code)
    }

    @Test func `a value in SwiftUI has the outlet's name without the kind of its view`() throws {
        for name in ["titleLabel", "labelTitle", "title"] {
            let code = try native(
                connections: "<outlet property=\"\(name)\" destination=\"lb\" id=\"o1\"/>")
            #expect(code.contains("    var title = \""))
            #expect(code.contains("Text(title)"))
            #expect(!code.contains("Not exported"))
            try typecheck(code)
        }
    }

    @Test func `a view of the app with an outlet can be set up in SwiftUI`() throws {
        let chart = """
            <view contentMode="scaleToFill" id="cv" customClass="Chart"><constraints>
            <constraint firstAttribute="height" constant="90" id="ch"/></constraints></view>
            """
        let code = try native(
            connections: #"<outlet property="chart" destination="cv" id="o1"/>"#,
            [("title=\"Help\"/></button>", "title=\"Help\"/></button>" + chart)])
        #expect(code.contains("    var configure: (Chart) -> Void = { _ in }\n"))
        #expect(
            code.contains(
                "func updateUIView(_ view: Chart, context: Context) {\n        configure(view)"))
        try typecheck(code, "\nclass Chart: UIView {}\n")
    }

    @Test func `a view that stays in UIKit calls the closures of the struct`() throws {
        let slider = """
            <slider minValue="0.0" maxValue="1" id="sl"><color key="thumbTintColor" red="1" green="0" \
            blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><connections>\
            <action selector="volumeChanged:" destination="vc" eventType="valueChanged" id="a9"/>\
            </connections></slider>
            """
        let code = try native([("title=\"Help\"/></button>", "title=\"Help\"/></button>" + slider)])
        for line in [
            "    var onVolumeChanged: () -> Void = {}\n",
            "Representable(action: onVolumeChanged)\n", "{ _ in action() }", "for: .valueChanged)",
        ] {
            #expect(code.contains(line), "\(line) in \(code)")
        }
        #expect(!code.contains("TODO"))
        try typecheck(code)
    }

    @Test func `SwiftUI buttons with one method pass what tells them apart`() throws {
        func code(_ title: String, _ tag: String) throws -> String {
            let action = """
                <connections><action selector="pick:" destination="vc" \
                eventType="touchUpInside" id="a2"/></connections>
                """
            return try native(
                button: action.replacing("a2", with: "a1")
                    .replacing(/<\/?connections>/, with: ""),
                [
                    ("title=\"Help\"/>", "title=\"\(title)\"/>" + action),
                    ("id=\"b2\"", "id=\"b2\" \(tag)"),
                ])
        }
        let titled = try code("Other", "")
        #expect(titled.contains("onPick(\"Other\")\n"))
        #expect(titled.contains("var onPick: (String) -> Void = { _ in }"))
        try typecheck(titled)
        let tagged = try code("Other", "tag=\"7\"")
        #expect(tagged.contains("onPick(0)\n"))
        #expect(tagged.contains("onPick(7)\n"))
        #expect(tagged.contains("var onPick: (Int) -> Void = { _ in }"))
        try typecheck(tagged)
        let untitled = try code("", "")
        #expect(untitled.contains("onPick(1)\n"))
        try typecheck(untitled)
    }

    @Test func `SwiftUI goes back with the environment's action`() throws {
        let code = try native(
            button:
                #"<segue destination="ex" kind="unwind" unwindAction="back:" id="a1"/>"#,
            [
                ("</objects>", #"<exit id="ex" userLabel="Exit" sceneMemberID="exit"/></objects>"#),
                (
                    "</scenes>",
                    """
                    <scene sceneID="s2"><objects><viewController id="first" \
                    sceneMemberID="viewController"><connections><segue destination="vc" \
                    kind="presentation" id="way"/></connections></viewController></objects></scene>
                    </scenes>
                    """
                ),
            ])
        #expect(code.contains("    @Environment(\\.dismiss) private var dismiss\n"))
        #expect(code.contains("dismiss()\n"))
        #expect(!code.contains("TODO"))
        try typecheck(code)
    }

    @Test func `taps on a container call a method in SwiftUI`() throws {
        let code = try native([
            (
                "</stackView>",
                """
                <connections><outletCollection property="gestureRecognizers" \
                destination="tap" id="g1"/></connections></stackView>
                """
            ),
            (
                "</objects>",
                """
                <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>\
                <action selector="zoom" destination="vc" id="g2"/></connections>\
                </tapGestureRecognizer></objects>
                """
            ),
        ])
        #expect(code.contains(".contentShape(Rectangle())\n"))
        #expect(code.contains(".onTapGesture(count: 2, perform: onZoom)\n"))
        try typecheck(code)
    }

    @Test func `equal constraints are one, and equal values are set once`() throws {
        let text = String(decoding: storyboard(), as: UTF8.self)
        let leading = try #require(
            text.firstMatch(of: /<constraint firstItem="st" firstAttribute="leading"[^>]*>/)
        ).0
        let twice = text.replacing(
            leading, with: leading + leading.replacing("id=\"ld\"", with: "id=\"ld2\""))
        #expect(try code(Array(twice.utf8)) == code(Array(text.utf8)))
        let field = text.replacing(
            "<label text=\"Welcome\"", with: "<textField clearButtonMode=\"always\""
        )
        .replacing("</label>", with: "</textField>")
        let lines = try code(Array(field.utf8)).split(separator: "\n")
        #expect(lines.count { $0.contains(".clearButtonMode = .always") } == 1)
    }

    @Test(arguments: ["Default Root", "Default-Root", "Default_Root"])
    func `words of a name begin with capitals`(_ name: String) {
        #expect(SwiftIdentifier.upperCamel(name) == "DefaultRoot")
    }

    /// Returns a storyboard with a container that shows the view of `Help`, and a map beside it.
    private func container(_ attributes: String = "", kind: String = "viewController") -> [UInt8] {
        let text = String(
            decoding: storyboard(
                controller: #"customClass="SignInController" \#(attributes)"#,
                buttonConnections: """
                    <action selector="undo:" destination="box" eventType="touchUpInside" id="a1"/>
                    <action selector="far:" destination="none" eventType="touchUpInside" id="a2"/>
                    """), as: UTF8.self)
        let box = """
            <view id="box"><rect key="frame" x="0" y="80" width="358" height="1"/><connections>
            <segue destination="vc2" kind="embed" id="e1"/></connections></view>
            <scrollView id="sc" alwaysBounceVertical="YES"><rect key="frame" x="0" y="81" width="358" height="9"/></scrollView>
            <tableView id="tv" alwaysBounceVertical="YES"><rect key="frame" x="0" y="90" width="358" height="9"/></tableView>
            """
        let help = """
            </objects></scene><scene sceneID="s2"><objects><\(kind) id="vc2" customClass="HelpViewController" sceneMemberID="viewController">
              <view key="view" id="root2"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
            </\(kind)></objects></scene></scenes>
            """
        return Array(
            text.replacing(
                "<button buttonType=\"system\" id=\"b2\">",
                with: box + "<button buttonType=\"system\" id=\"b2\">"
            )
            .replacing("</objects></scene></scenes>", with: help).utf8)
    }

    @Test func `a container shows the view of its controller`() throws {
        let code = try code(container(#"modalPresentationStyle="fullScreen""#))
        for line in [
            "embed(HelpViewController(), in: helpContainer)",
            "child.didMove(toParent: self)",
            "addTarget(helpContainer, action: Selector((\"undo:\")), for: .touchUpInside)",
            "// Not exported: action far:", "scrollView.alwaysBounceVertical = true",
            "    init() {\n        super.init(nibName: nil, bundle: nil)\n"
                + "        modalPresentationStyle = .fullScreen\n",
        ] { #expect(code.contains(line), "\(line)") }
        #expect(!code.contains("tableView.alwaysBounceVertical"))
        #expect(!code.contains("segue (embed)"))
        try typecheck(code)
        let missing = String(decoding: container(), as: UTF8.self)
            .replacing("<segue destination=\"vc2\"", with: "<segue destination=\"elsewhere\"")
        #expect(try self.code(Array(missing.utf8)).contains("// Not exported: segue (embed)"))
    }

    @Test func `a container shows a controller that is not exported`() throws {
        let text = String(decoding: container(), as: UTF8.self)
        func screen(_ text: String) throws -> String {
            CodeFramework.uiKit.source([try CodeDocument.all(in: Array(text.utf8))[0]])
        }
        let ofApp = try screen(
            text.replacing("kind=\"embed\"", with: "kind=\"embed\" identifier=\"help\""))
        let lines = """
                    // TODO: segue "help" (embed) to HelpViewController
                    embed(HelpViewController(), in: helpContainer)

            """
        #expect(ofApp.contains(lines), "\(ofApp)")
        #expect(!ofApp.contains("Not exported: segue \"help\""), "\(ofApp)")
        try typecheck(ofApp, "class HelpViewController: UIViewController {}")
        // A controller without a class, whose view is empty or not.
        let plain = text.replacing(
            "id=\"vc2\" customClass=\"HelpViewController\"", with: "id=\"vc2\"")
        let empty = try screen(plain)
        #expect(
            empty.firstMatch(of: /let (\w+)Controller = UIViewController\(\)\n *embed\(\1/) != nil)
        try typecheck(empty)
        let view = "<view key=\"view\" id=\"root2\">"
        let full = plain.replacing(
            view,
            with: view + "<subviews><view id=\"inner\"><rect key=\"frame\" x=\"0\" y=\"0\" "
                + "width=\"9\" height=\"9\"/></view></subviews>")
        #expect(try screen(full).contains("// Not exported: segue (embed)"))
    }

    @Test(arguments: [
        (1.0000000000000142, "1"), (-7.666666666666622, "-7.667"), (0.25, "0.25"),
    ])
    func `numbers lose what computing added`(_ number: Double, _ text: String) {
        #expect(SwiftLiteral.number(number) == text)
    }

    @Test(arguments: [(201.0 / 115, "201 / 115"), (4.0 / 3, "4 / 3"), (0.7310585, "0.7310585")])
    func `a ratio is a fraction`(_ ratio: Double, _ text: String) {
        #expect(SwiftLiteral.ratio(ratio) == text)
    }

    // MARK: Tabs

    /// The item of a tab belongs to the first controller in it, not to one that it shows.
    @Test(arguments: [
        (tabs: ["x", "vc"], title: "Home"), (["vc", "x"], "Home"), (["x", "n"], "News"),
        (["x", "y"], nil),
    ])
    func `the first controller of a tab has its item`(_ tabs: [String], _ title: String?) throws {
        func scene(_ text: String) -> String { "<scene><objects>\(text)</objects></scene>" }
        let item = { (title: String) in
            "<tabBarItem key='tabBarItem' title='\(title)' image='pin' id='i\(title)'/>"
        }
        let segues = tabs.map {
            "<segue destination='\($0)' kind='relationship' relationship='viewControllers' id='s\($0)'/>"
        }
        let scenes =
            scene(
                "<tabBarController id='t' sceneMemberID='viewController'><connections>\(segues.joined())</connections>"
                    + "</tabBarController>")
            + scene(
                "<viewController id='x' sceneMemberID='viewController'>\(item("Other"))</viewController>"
            )
            + scene(
                "<viewController id='y' sceneMemberID='viewController'>\(item("Shop"))<connections>"
                    + "<segue destination='vc' kind='show' id='sh'/></connections></viewController>"
            )
            + scene(
                "<navigationController id='n' sceneMemberID='viewController'>\(item("News"))<navigationBar key='navigationBar' id='b'/>"
                    + "<connections><segue destination='vc' kind='relationship' "
                    + "relationship='rootViewController' id='r'/></connections></navigationController>"
            )
        let controller = #"customClass="SignInController" title="Form""#
        let text = String(decoding: storyboard(controller: controller), as: UTF8.self)
            .replacing("</scenes>", with: scenes + "</scenes>")
            .replacing(
                "sceneMemberID=\"viewController\">\n",
                with: "sceneMemberID=\"viewController\">\(item("Home"))\n")
        let code = try code(Array(text.utf8))
        let found = code.matches(of: /UITabBarItem\(\s*title: "(\w+)"/).map { String($0.1) }
        #expect(found == [title].compactMap(\.self), "\(code)")
        #expect(code.ranges(of: "setUp()").count == (title == nil ? 0 : 3), "\(code)")
        // UIKit gives the title to the item, so that the item must come later.
        #expect(code.ranges(of: " title = \"Form\"\n").count == 1, "\(code)")
        let order = " title = \"Form\"\n        tabBarItem = "
        #expect(code.contains(order) == (title != nil), "\(code)")
    }

    // MARK: Constraints

    private func storyboard(constraints: String) -> [UInt8] {
        let end = "identifier=\"topOfForm\"/>"
        let text = String(decoding: storyboard(), as: UTF8.self)
        return Array(text.replacing(end, with: end + constraints).utf8)
    }

    @Test(arguments: [false, true])
    func `a placeholder is not in the app`(_ isPlaceholder: Bool) throws {
        let mark = isPlaceholder ? "placeholder='YES'" : ""
        let width =
            "<constraint firstItem='b1' firstAttribute='width' constant='77' \(mark) id='w'/>"
        let code = try code(storyboard(constraints: width))
        #expect(code.contains("equalToConstant: 77") != isPlaceholder, "\(code)")
    }

    /// A constraint that size classes change has a property, which is named after its first view.
    @Test(arguments: [
        ("", "contentStackTrailing2"),
        ("relation='lessThanOrEqual'", "contentStackTrailingMinimum"),
        ("relation='greaterThanOrEqual'", "contentStackTrailingMaximum"),
    ])
    func `a constraint is called after what it determines`(_ relation: String, _ name: String)
        throws
    {
        let one =
            "<constraint firstItem='root' firstAttribute='trailing' secondItem='st' secondAttribute='trailing'"
        let varied = { (id: String, text: String) in
            "\(one) \(text) id='\(id)'><variation key='widthClass=compact' constant='9'/></constraint>"
        }
        let code = try code(storyboard(constraints: varied("v", "") + varied("w", relation)))
        #expect(code.contains("lazy var contentStackTrailing ="))
        #expect(code.contains("lazy var \(name) ="), "\(code)")
        try typecheck(code)
    }

    // MARK: Classes

    @Test(arguments: [
        ("none='YES'", "[]"), ("audio='YES'", ".audio"), ("audio='YES' video='YES'", nil),
        ("all='YES'", nil),
    ])
    func `a web view has the configuration of its file`(_ types: String, _ list: String?) throws {
        let web = """
            <wkWebView id="w"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <wkWebViewConfiguration key="configuration"><audiovisualMediaTypes \
            key="mediaTypesRequiringUserActionForPlayback" \(types)/>
            <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
            """
        let text = String(decoding: storyboard(), as: UTF8.self)
        let code = try code(
            Array(
                text.replacing("<subviews>\n  ", with: "<subviews>\n\(web)\n  ", maxReplacements: 1)
                    .utf8))
        let line = list.map {
            "configuration.mediaTypesRequiringUserActionForPlayback = \($0)"
        }
        #expect(line.map(code.contains) ?? !code.contains("onfiguration"), "\(code)")
        #expect(!code.contains("Not exported"))
        try typecheck(code)
    }

    /// In a file a text view without a colour is clear; in code it is white.
    @Test(arguments: [true, false])
    func `a text view has no background that its file does not have`(_ hasColor: Bool) throws {
        let color = #"<color key="backgroundColor" systemColor="systemBlueColor"/>"#
        let view = """
            <textView id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
            \(hasColor ? color : "")</textView>
            """
        let text = String(decoding: storyboard(), as: UTF8.self)
        let code = try code(
            Array(
                text.replacing(
                    "<subviews>\n  ", with: "<subviews>\n\(view)\n  ", maxReplacements: 1
                )
                .utf8))
        #expect(code.contains("textView.backgroundColor = .clear") != hasColor, "\(code)")
    }

    @Test func `a view of the app's class is made as one`() throws {
        let code = try code(
            storyboard(
                button: "customClass=\"PillButton\"", view: "customClass=\"NSObject(); exit\""))
        #expect(code.contains("private let signInButton: PillButton = {"))
        #expect(code.contains("let welcomeLabel: UILabel = {"))
        try typecheck(code, "\nclass PillButton: UIButton {}\n")
    }

    /// A class of another library has a prefix of three letters before its words.
    @Test(arguments: [("OATopView", false), ("GADNativeView", true)])
    func `a class of a library is the superclass, one of the app is the class`(
        _ type: String, _ isForeign: Bool
    ) throws {
        let bytes = String(decoding: xib(owner: "", type, "", inner: ""), as: UTF8.self).replacing(
            "</constraints>",
            with: """
                </constraints><connections><outlet property="box" destination="i0" id="o1"/>\
                <outlet property="boxHeight" destination="h0" id="o2"/></connections>
                """, maxReplacements: 1)
        let code = try code(Array(bytes.utf8))
        #expect(code.contains("final class \(type): UIView {") != isForeign, "\(code)")
        #expect(code.contains("lazy var boxHeight =") != isForeign)
        #expect(code.contains("        box = ") == isForeign)
        #expect(!code.contains("class \(type): \(type)"))
    }

    /// A library shows several xibs with one class, whose labels differ from it.
    @Test(arguments: ["Alert", "Kit Message", ""], ["", "customModuleProvider=\"target\""])
    func `a class of a module is the superclass of a view with another label`(
        _ label: String, _ provider: String
    ) throws {
        let bytes = String(decoding: xib(owner: "", "KitMessage", "", inner: ""), as: UTF8.self)
            .replacing(
                "customClass=\"KitMessage\"",
                with: """
                    customClass="KitMessage" customModule="Kit" \(provider) \
                    \(label.isEmpty ? "" : "userLabel=\"\(label)\"")
                    """
            ).replacing(
                "</constraints>",
                with: """
                    </constraints><connections><outlet property="contentView" destination="i0" \
                    id="o1"/></connections>
                    """, maxReplacements: 1)
        let code = try code(Array(bytes.utf8))
        let isForeign = label == "Alert" && provider.isEmpty
        #expect(code.contains("final class AlertView: KitMessage {") == isForeign, "\(code)")
        #expect(
            code.contains("        contentView = alertContentView\n") == isForeign, "\(code)")
        #expect(code.contains("import Kit\n") == isForeign, "\(code)")
        #expect(code.contains("final class KitMessage: UIView {") != isForeign, "\(code)")
    }

    @Test(arguments: [("QLPreviewController", "QuickLook"), ("QLPreviewScreen", nil)])
    func `a controller of Apple is the superclass`(_ type: String, _ module: String?) throws {
        let code = try code(storyboard(controller: "customClass=\"\(type)\""))
        #expect(code.contains("final class App\(type): \(type) {") == (module != nil), "\(code)")
        #expect(code.contains("final class \(type): UIViewController {") == (module == nil))
        #expect(code.contains("import \(module ?? "QuickLook")\n") == (module != nil))
    }

    @Test func `a class that views have too is not generated`() throws {
        let code = try code(
            storyboard(
                controller: "customClass=\"Themed\"", button: "customClass=\"Themed\""))
        #expect(!code.contains("final class Themed:"))
        try typecheck(code, "\nclass Themed: UIButton {}\n")
    }

    @Test func `a class of the library of Apple is made by its name`() throws {
        var builder = try DocumentBuilder(size: Size(width: 300, height: 600))
        for kind in [ViewKind.map, .web, .toolbar, .visualEffect] {
            try builder.add(kind, "a-\(kind.rawValue)", in: "view")
        }
        try builder.add(.label, "inside", in: "a-visualEffect")
        let code = CodeFramework.uiKit.source([
            CodeDocument(name: "Maps", document: builder.document)
        ])
        #expect(code.hasPrefix("import MapKit\nimport UIKit\nimport WebKit\n"))
        #expect(code.contains("UIVisualEffectView(effect: UIBlurEffect(style: .regular))"))
        #expect(code.contains("aVisualEffect.contentView.addSubview(inside)"))
        try typecheck(code)
    }

    @Test(arguments: [
        ("FormController", "FormController"), ("form", "FormViewController"),
        ("CardView", "CardViewController"), ("HomeViewController", "HomeViewController"),
        ("Controller", "Controller"),
    ])
    func `a controller has the name that a person would choose`(
        _ name: String, _ type: String
    ) throws {
        let document = try DocumentBuilder(size: Size(width: 300, height: 600)).document
        let files = CodeFramework.uiKit.files([CodeDocument(name: name, document: document)])
        #expect(files.map(\.name) == [type])
    }

    @Test func `classes of the app may begin with UI and be those of a controller's view`() throws {
        var builder = try DocumentBuilder(size: Size(width: 300, height: 600))
        try builder.set("view", .customClass, "UIDeepView")
        try builder.add(.button, "pill", in: "view", [(.customClass, "UIPillButton")])
        try builder.add(.view, "area", in: "view", [(.customClass, "UIControl")])
        let code = CodeFramework.uiKit.source([
            CodeDocument(name: "Deep", document: builder.document)
        ])
        #expect(code.contains("let rootView = UIDeepView()"))
        #expect(code.contains("let pill: UIPillButton"))
        try typecheck(code, "\nclass UIDeepView: UIView {}\nclass UIPillButton: UIButton {}\n")
    }

    /// Returns a xib with two views, each with a subview.
    private func xib(owner: String, _ first: String, _ second: String, inner: String) -> [UInt8] {
        let views = [first, second].enumerated().map { number, type in
            """
            <view contentMode="scaleToFill" id="v\(number)" \(type.isEmpty ? "" : "customClass=\"\(type)\"")>
              <rect key="frame" x="0" y="0" width="390" height="200"/>
              <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="i\(number)" \
            \(inner.isEmpty ? "" : "customClass=\"\(inner)\"")><rect key="frame" x="0" y="0" width="40" height="40"/></view></subviews>
              <constraints>
                <constraint firstItem="i\(number)" firstAttribute="height" secondItem="v\(number)" \
            secondAttribute="height" multiplier="0.3" id="h\(number)"/>
                <constraint firstItem="i\(number)" firstAttribute="top" secondItem="v\(number)" \
            secondAttribute="top" id="t\(number)"/>
              </constraints>
            </view>
            """
        }
        return Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
            \(owner.isEmpty ? "" : "customClass=\"\(owner)\"")/>
                \(views.joined(separator: "\n"))
              </objects>
            </document>
            """.utf8)
    }

    /// All classes that the owner of a xib, its two views and their subviews can have, each in a
    /// scope of its own.
    @Test(arguments: [CodeFramework.uiKit, .swiftUI])
    func `a generated type and a class of the app never have one name`(
        _ framework: CodeFramework
    ) throws {
        let classes = ["", "CardView", "ThemedView"]
        var (whole, wrong) = ("import SwiftUI\nimport UIKit\n", [String]())
        // An extension is valid only outside of the scopes.
        let helper = /(?m)^extension UIView \{\n(?:[ \n].*\n?)*?^\}\n/
        var helpers: Set<String> = []
        for owner in classes {
            for first in classes {
                for second in classes {
                    for inner in classes {
                        let bytes = xib(owner: owner, first, second, inner: inner)
                        var code = try code(bytes, CodeOptions(), framework)
                            .replacing(/(?m)^import .*$/, with: "")
                        helpers.formUnion(code.matches(of: helper).map { String($0.output) })
                        code = code.replacing(helper, with: "")
                        // The classes that the app has besides.
                        for type in classes.dropFirst()
                        where !code.contains("class \(type): ")
                            && !code.contains("struct \(type): ")
                        {
                            code += "class \(type): UIView {}\n"
                        }
                        if inner == "CardView", code.contains("final class CardView:") {
                            wrong.append("\(owner) \(first) \(second)")
                        }
                        whole +=
                            "enum Owner\(owner)First\(first)Second\(second)Inner\(inner) {\n\(code)}\n"
                    }
                }
            }
        }
        #expect(wrong.isEmpty)
        try typecheck(whole + helpers.sorted().joined())
    }

    /// The class of an owner that is no controller belongs to its view, or else to the first view.
    @Test(arguments: [
        ("LoginController", "view"), ("LoginView", "view"), ("LoginView", "contentView"),
        ("LoginView", "box2"),
    ])
    func `another top-level view of a xib is a property of its owner`(
        _ owner: String, _ view: String
    ) throws {
        let outlets = [(view, "v0"), ("headerView", "v1"), ("badge", "i1"), ("box", "i0")].map {
            "<outlet property=\"\($0)\" destination=\"\($1)\" id=\"o\($1)\"/>"
        }
        let file = String(decoding: xib(owner: owner, "", "", inner: ""), as: UTF8.self).replacing(
            "customClass=\"\(owner)\"/>",
            with: "customClass=\"\(owner)\"><connections>\(outlets.joined())</connections>"
                + "</placeholder>")
        let code = try code(Array(file.utf8))
        let isController = owner.hasSuffix("Controller")
        #expect(
            code.contains("final class \(owner): UI\(isController ? "ViewController" : "View") {"))
        #expect(code.ranges(of: ": UIViewController {").count == (isController ? 1 : 0), "\(code)")
        let header = try #require(code.firstMatch(of: /final class (\w*HeaderView): UIView {/)).1
        let lines = code.replacing(/\s+/, with: " ")
        #expect(lines.contains(" private(set) lazy var headerView = \(header)("), "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        for name in ["headerView", "badge"] {
            #expect(code.ranges(of: "var \(name)").count == 1, "\(code)")
        }
        #expect(code.contains("    var badge: UIView { headerView.badge }\n"), "\(code)")
        try typecheck(code)
    }

    /// A list makes the cell, so the owner has no property for it, nor for what is in it.
    @Test func `outlets into a cell of a xib are listed`() throws {
        let outlets = [("view", "v0"), ("header", "c1"), ("badge", "i1")].map {
            "<outlet property=\"\($0)\" destination=\"\($1)\" id=\"o\($1)\"/>"
        }.joined()
        let code = try code(
            Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
                toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                  <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
                customClass="LoginController"><connections>\(outlets)</connections></placeholder>
                    <view contentMode="scaleToFill" id="v0">
                      <rect key="frame" x="0" y="0" width="300" height="400"/></view>
                    <tableViewCell id="c1"><rect key="frame" x="0" y="0" width="300" height="60"/>
                      <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc">
                        <rect key="frame" x="0" y="0" width="300" height="60"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <subviews><view contentMode="scaleToFill" id="i1">
                          <rect key="frame" x="10" y="10" width="20" height="20"/></view></subviews>
                      </tableViewCellContentView></tableViewCell>
                  </objects>
                </document>
                """.utf8))
        #expect(code.contains("// Not exported: outlet header; outlet badge\n"), "\(code)")
        #expect(!code.contains("header.badge"))
        try typecheck(code)
    }

    @Test(arguments: [false, true])
    func `a xib's view has its owner's name and the app's superclass`(_ isFree: Bool) throws {
        let flag = isFree ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : ""
        let file = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeView"/>
                <view contentMode="scaleToFill" id="v" customClass="ThemedView" \(flag)>
                  <rect key="frame" x="0" y="0" width="390" height="844"/>
                </view>
              </objects>
            </document>
            """
        let code = try code(Array(file.utf8))
        #expect(code.contains("final class BadgeView: ThemedView {"))
        // Whether constraints place the owner is up to its own superview.
        #expect(!code.contains("translatesAutoresizingMaskIntoConstraints"), "\(code)")
        try typecheck(code, "\nclass ThemedView: UIView {}\n")
    }

    /// Returns the code of a document whose view `row` is as wide as the root and at its top.
    private func code(withRowAtTop builder: DocumentBuilder) throws -> String {
        var builder = builder
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try builder.constrain("row", edge, .equal, "view")
        }
        return CodeFramework.uiKit.source([
            CodeDocument(name: "Form", document: builder.document)
        ])
    }

    @Test func `priorities of Interface Builder that change nothing are left out`() throws {
        var builder = try DocumentBuilder(size: Size(width: 300, height: 600))
        try builder.add(.stack, "row", in: "view")
        let usual: [(PropertyKey, String)] = [
            (.huggingHorizontal, "251"), (.huggingVertical, "251"), (.text, "Name"),
        ]
        try builder.add(.label, "name", in: "row", usual)
        try builder.add(.textField, "field", in: "row")
        let code = try code(withRowAtTop: builder)
        #expect(code.ranges(of: "setContentHuggingPriority").count == 1)
        #expect(code.contains("setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)"))
    }

    @Test(arguments: [false, true])
    func `priorities of hidden views count as if the views are shown`(_ isHidden: Bool) throws {
        var builder = try DocumentBuilder(size: Size(width: 300, height: 600))
        try builder.add(.stack, "row", in: "view")
        try builder.add(
            .stack, "column", in: "row",
            [(.axis, "vertical")] + (isHidden ? [(.hidden, "true")] : []))
        try builder.add(
            .label, "name", in: "column", [(.huggingHorizontal, "251"), (.text, "Name")])
        try builder.add(.textField, "field", in: "row")
        let code = try code(withRowAtTop: builder)
        #expect(
            code.contains("setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)"),
            "\(code)")
    }

    // MARK: Constraints

    @Test func `one list has all constraints, read from a view to its container`() throws {
        let code = try code(storyboard())
        #expect(code.ranges(of: "NSLayoutConstraint.activate([").count == 1)
        let lines = [
            """
            contentStack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
                            .named("topOfForm"),
            """,
            "contentStack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),",
            "contentStack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),",
            "contentStack.bottomAnchor.constraint(",
            "    lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),",
            "contentStack.heightAnchor.constraint(equalToConstant: 120),",
        ]
        #expect(code.contains(lines.joined(separator: "\n            ")))
        try typecheck(code)
    }

    // MARK: Properties

    /// A view in a bar that has no class of its own: its element, type and what its code contains.
    @Test(
        arguments: [
            (
                "<button key=\"customView\" id=\"c\" buttonType=\"system\"><state key=\"normal\" title=\"Back\"/>",
                "</button>", "backButton: UIButton", "button.setTitle(\"Back\", for: .normal)"
            ),
            (
                "<segmentedControl key=\"customView\" id=\"c\"><segments><segment title=\"A\"/></segments>",
                "</segmentedControl>", "barControl", "UISegmentedControl(items: [\"A\"])"
            ),
            (
                "<view key=\"customView\" id=\"c\" customClass=\"Badge\" opaque=\"NO\">", "</view>",
                "barView: Badge", "view.isOpaque = false"
            ),
        ], [nil, "innerView"])
    func `the class creates a custom view of a bar and connects it`(
        _ view: (start: String, end: String, name: String, code: String), outlet: String?
    ) throws {
        let event = view.name.hasPrefix("back") ? "touchUpInside" : "valueChanged"
        let documents = try CodeDocument.screen(
            element("label", "l", "text=\"Hello\""),
            outlets: outlet.map { "<outlet property=\"\($0)\" destination=\"c\" id=\"o\"/>" } ?? "",
            item: """
                <navigationItem key="navigationItem" id="n"><barButtonItem key="leftBarButtonItem" id="i">
                \(view.start)<rect key="frame" x="20" y="5" width="100" height="34"/>
                <connections><action selector="tapped:" destination="vc" eventType="\(event)" id="a"/>
                </connections>\(view.end)</barButtonItem></navigationItem>
                """, controller: "customClass=\"Hello\"")
        #expect(documents.count == 2)
        for code in [
            CodeFramework.uiKit.source(documents),
            try #require(CodeFramework.uiKit.files(documents).first { $0.name == "Hello" }).source,
        ] {
            let name = outlet ?? String(view.name.split(separator: ":")[0])
            #expect(code.contains("customView: \(name))"), "\(code)")
            #expect(code.contains(view.code), "\(code)")
            #expect(
                code.contains(
                    "\(name).addTarget(self, action: #selector(tapped(_:)), for: .\(event))"))
            #expect(code.split(separator: "\n").count { $0.contains("let \(name)") } == 1)
            #expect(code.contains("@objc private func tapped(_ sender: "))
            #expect(!code.contains("Not exported"))
            try typecheck(code + (code.contains("Badge()") ? "\nclass Badge: UIControl {}" : ""))
        }
    }

    @Test func `bars show the views of other documents`() throws {
        var screen = try DocumentBuilder(size: Size(width: 390, height: 844))
        try screen.set(document: .navigationTitle, "Journeys")
        try screen.set(document: .largeTitle, "true")
        try screen.set(document: .titleView, "Badge")
        try screen.set(document: .rightItems, "Save[view=Badge]")
        var badge = try DocumentBuilder(size: Size(width: 120, height: 40))
        try badge.set("view", .style, "standalone")
        let documents = [
            CodeDocument(name: "Screen", document: screen.document),
            CodeDocument(name: "Badge", document: badge.document),
        ]
        let code = CodeFramework.uiKit.source(documents)
        #expect(code.contains("navigationItem.largeTitleDisplayMode = .always"))
        let made = "BadgeView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))"
        #expect(code.contains("navigationItem.titleView = \(made)"))
        #expect(code.replacing(/\n */, with: "").contains("UIBarButtonItem(customView: \(made))"))
        try typecheck(code)
        let native = CodeFramework.swiftUI.source(documents)
        #expect(
            native.contains("ToolbarItem(placement: .principal) {\n                    BadgeView()")
        )
        #expect(native.contains(".navigationBarTitleDisplayMode(.large)"))
        try typecheck(native)
    }

    @Test func `what pictures show of a control is in the code`() throws {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        let text: [(PropertyKey, String)] = [(.text, "Shrinks"), (.minimumScaleFactor, "0.5")]
        try builder.add(.label, "name", in: "view", text)
        try builder.add(.datePicker, "day", in: "view", [(.datePickerMode, "date")])
        try builder.add(
            .button, "card", in: "view",
            [
                (.style, "custom"), (.backgroundImage, "40x40"), (.backgroundImageName, "paper"),
                (.titleInset, "1,2,3,4"), (.imageInset, "5,6,7,8"),
            ])
        try builder.add(
            .button, "tile", in: "view",
            [
                (.style, "filled"), (.backgroundImage, "40x40"), (.backgroundImageName, "paper"),
                (.titleInset, "1,2,3,4"),
            ])
        let code = CodeFramework.uiKit.source([
            CodeDocument(name: "Looks", document: builder.document)
        ])
        for line in [
            "label.adjustsFontSizeToFitWidth = true", "label.minimumScaleFactor = 0.5",
            "datePicker.datePickerMode = .date",
            "button.setBackgroundImage(UIImage(named: \"paper\"), for: .normal)",
            "button.titleEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
            "button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)",
            "button.configuration?.background.image = UIImage(named: \"paper\")",
        ] {
            #expect(code.ranges(of: line).count == 1, "\(line)")
        }
        try typecheck(code)
    }

    // MARK: Options

    @Test func `a class can be public, and have another name`() throws {
        var options = CodeOptions()
        (options.access, options.className) = (.public, "LoginScreen")
        let code = try code(storyboard(), options)
        #expect(code.contains("public final class LoginScreen: UIViewController {"))
        #expect(code.contains("    private let contentStack: UIStackView"))
        #expect(code.contains("    public override func viewDidLoad() {"))
        try typecheck(code)
    }

    @Test(arguments: [13, 16, 17])
    func `size classes are followed on the oldest version`(_ version: Int) throws {
        var builder = try DocumentBuilder(size: Size(width: 300, height: 600))
        try builder.add(.stack, "row", in: "view")
        var document = builder.document
        try document.apply(
            .setProperty(
                .view(document.allViews.first { $0.name == "row" }!.id), .axis,
                SizeClasses(width: .compact, height: .regular), from: nil, to: .axis(.vertical)))
        var options = CodeOptions()
        options.deploymentTarget = version
        let code = CodeFramework.uiKit.source(
            [CodeDocument(name: "Row", document: document)], options)
        #expect(code.contains("registerForTraitChanges") == (version >= 17))
        #expect(code.contains("override func traitCollectionDidChange") == (version < 17))
        try typecheck(code)
    }
}
