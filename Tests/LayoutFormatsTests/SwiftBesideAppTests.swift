import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Exported classes beside those of the app: names that no other class has, rows as private classes,
/// sizes that only the file states, and values whose statements need a reason.
@Suite struct SwiftBesideAppTests: ExportedCodeSuite {
    private func code(
        _ subviews: String, constraints: String = "", outlets: String = "", controller: String = "",
        beside: String = ""
    ) throws -> String {
        CodeFramework.uiKit.source(
            try CodeDocument.screen(
                subviews, constraints: constraints, outlets: outlets, controller: controller,
                beside: beside))
    }

    // MARK: Names of classes

    /// Returns a storyboard with a scene without a class and one with a class.
    private func storyboard(_ type: String, title: String, image: String) -> [UInt8] {
        func scene(_ id: String, _ attributes: String, _ item: String, _ views: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes) \
            sceneMemberID="viewController"><view key="view" id="v\(id)"><rect key="frame" x="0" \
            y="0" width="390" height="844"/><subviews>\(views)</subviews></view>\(item)\
            </viewController></objects></scene>
            """
        }
        let item =
            title.isEmpty
            ? "" : "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"n\"/>"
        let picture =
            image.isEmpty ? "" : element("imageView", "i", "image=\"\(image)\"")
        return Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes>
            \(scene("a", "", item, picture))\(scene("b", "customClass=\"\(type)\"", "", ""))
            </scenes></document>
            """.utf8)
    }

    /// The classes of a file are those of the app, also if only the scene without one is exported.
    @Test(
        arguments: [
            "ViewController", "LoginViewController", "RocketViewController", "ImageView",
        ], [("", ""), ("Login", ""), ("", "rocket"), ("Login", "rocket")])
    func `no exported class has the name of another class`(
        type: String, words: (title: String, image: String)
    ) throws {
        let (title, image) = words
        let all = try CodeDocument.all(
            in: storyboard(type, title: title, image: image))
        for documents in [all, [all[0]], all.reversed()] {
            let code = CodeFramework.uiKit.source(documents)
            let names = code.matches(of: /final class (\w+)/).map { String($0.1) }
            #expect(Set(names).count == documents.count, "\(code)")
            #expect(names.count { $0 == type } == (documents.count == 1 ? 0 : 1), "\(code)")
            let isNamed = !title.isEmpty || !image.isEmpty
            #expect(
                !isNamed || !names.contains { $0.last?.isNumber == true }
                    || title.isEmpty != image.isEmpty, "\(code)")
            try typecheck(code)
        }
    }

    // MARK: Rows as classes

    /// Returns three rows, each with a number in a container beside a message; with the outlets of
    /// the screen to the numbers and of the rows to actions.
    private func points(_ numbers: [String], _ messages: [String], _ size: Int = 28) -> String {
        func edge(_ a: String, _ one: String, _ b: String, _ other: String, _ id: String) -> String
        {
            """
            <constraint firstItem="\(a)" firstAttribute="\(one)" secondItem="\(b)" \
            secondAttribute="\(other)" id="\(id)"/>
            """
        }
        let rows = numbers.indices.map { row -> String in
            let number = element("label", "n\(row)", "text=\"\(numbers[row])\"")
            let box = element(
                "view", "c\(row)", "",
                "<subviews>\(number)</subviews><constraints>"
                    + edge("n\(row)", "centerX", "c\(row)", "centerX", "k\(row)a")
                    + edge("n\(row)", "centerY", "c\(row)", "centerY", "k\(row)b")
                    + "<constraint firstAttribute=\"width\" constant=\"\(size)\" id=\"k\(row)c\"/>"
                    + "<constraint firstAttribute=\"height\" constant=\"28\" id=\"k\(row)d\"/>"
                    + "</constraints>")
            let message = element(
                "label", "m\(row)", "text=\"\(messages[row])\" numberOfLines=\"0\"")
            return element(
                "view", "p\(row)", "userLabel=\"\(row + 1)\(["st", "nd", "rd"][row]) Point\"",
                "<subviews>\(box)\(message)</subviews><constraints>"
                    + edge("c\(row)", "top", "p\(row)", "top", "k\(row)e")
                    + edge("c\(row)", "leading", "p\(row)", "leading", "k\(row)f")
                    + edge("m\(row)", "top", "p\(row)", "top", "k\(row)g")
                    + edge("m\(row)", "leading", "c\(row)", "trailing", "k\(row)h")
                    + edge("m\(row)", "trailing", "p\(row)", "trailing", "k\(row)i")
                    + edge("m\(row)", "bottom", "p\(row)", "bottom", "k\(row)j") + "</constraints>")
        }
        return element(
            "stackView", "s", "axis=\"vertical\"", "<subviews>\(rows.joined())</subviews>")
    }

    private func outlet(_ name: String, _ id: String, _ word: String = "outlet") -> String {
        "<\(word) property=\"\(name)\" destination=\"\(id)\" id=\"o\(name)\(id)\"/>"
    }

    private static let messages = [
        "It tells you something", "It shows you another thing", "It hides the last thing",
    ]

    /// The outlets are those of a collection, or one for each number.
    @Test(arguments: [true, false])
    func `equal rows with outlets are instances of a private class`(isCollection: Bool) throws {
        let outlets = (0..<3).map { row in
            isCollection
                ? outlet("numberLabels", "n\(row)", "outletCollection")
                : outlet(["one", "two", "three"][row], "n\(row)")
        }
        let code = try code(
            points(["1", "2", "3"], Self.messages), outlets: outlets.joined())
        #expect(code.contains("private final class PointView: UIView {\n"), "\(code)")
        #expect(code.split(separator: "\n").count { $0.contains(" = PointView(") } == 3, "\(code)")
        #expect(code.contains("private func constrainViews()"), "\(code)")
        #expect(code.contains("let firstPoint = PointView("), "\(code)")
        #expect(
            code.contains(
                isCollection
                    ? "[firstPoint, secondPoint, thirdPoint].map(\\."
                    : "    var two: UILabel { secondPoint."), "\(code)")
        try typecheck(code)
    }

    /// Rows with other constraints are no instances of one class.
    @Test func `rows without outlets have no class`() throws {
        let code = try code(points(["1", "2", "3"], Self.messages))
        #expect(!code.contains("private final class"), "\(code)")
        try typecheck(code)
    }

    /// A name is replaced outside of texts, and `self` stays where a parameter has the member's name.
    @Test(arguments: [
        ("view.backgroundColor = .red", "backgroundColor = .red"),
        ("view.tag = tag", "self.tag = tag"),
        ("label.text = \"the view. Is \\\" view\"", "label.text = \"the view. Is \\\" view\""),
        ("other.view.isHidden = true", "other.view.isHidden = true"),
        ("a.constraint(equalTo: view.topAnchor)", "a.constraint(equalTo: topAnchor)"),
        ("stack(view: view)", "stack(view: self)"),
    ])
    func `statements about a row itself name self`(_ given: String, _ wanted: String) {
        #expect(SwiftRowClass.renamed(given, "view", to: nil, ["tag"]) == wanted)
    }

    // MARK: Sizes

    /// Returns the code of a header to which the owner of a xib has an outlet.
    private func header(_ bottom: String, outlet: String) throws -> String {
        let label = element("label", "l", "text=\"Hello\"")
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
            <connections><outlet property="view" destination="w" id="o1"/>\
            <outlet property="\(outlet)" destination="v" id="o2"/></connections></placeholder>
            <view id="w"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
            <view id="v" customClass="ListHeaderView"><rect key="frame" x="0" y="0" width="300" \
            height="120"/><subviews>\(label)</subviews><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" \
            id="k1"/>\(bottom)</constraints><size key="customSize" width="300" height="120"/></view>
            </objects></document>
            """
        return CodeFramework.uiKit.source(try CodeDocument.all(in: Array(text.utf8)))
    }

    @Test(arguments: [
        ("", true),
        (
            "<constraint firstAttribute=\"bottom\" relation=\"greaterThanOrEqual\" secondItem=\"l\" "
                + "secondAttribute=\"bottom\" id=\"k2\"/>", true
        ),
        (
            "<constraint firstAttribute=\"bottom\" secondItem=\"l\" secondAttribute=\"bottom\" "
                + "id=\"k2\"/>", false
        ),
        ("<constraint firstAttribute=\"height\" constant=\"9\" id=\"k2\"/>", false),
    ])
    func `a view keeps the height that constraints leave open`(
        _ bottom: String, _ isOpen: Bool
    ) throws {
        let code = try header(bottom, outlet: "header")
        let line = "self.init(frame: CGRect(x: 0, y: 0, width: 300, height: 120))"
        #expect(code.contains(line) == isOpen, "\(code)")
        try typecheck(code)
    }

    // MARK: Methods

    private func button(_ id: String, _ title: String) -> String {
        element("button", id, "", "<state key=\"normal\" title=\"\(title)\"/>")
    }

    @Test(arguments: ["Next", "Back"])
    func `two equal closures are one method`(_ title: String) throws {
        let all = ["a", "b"].map { button($0, title) }.joined()
        let code = try code(
            all, outlets: outlet("first", "a") + outlet("second", "b"))
        #expect(code.ranges(of: "setTitle(").count == 1, "\(code)")
        #expect(code.ranges(of: ".makeButton()").count == 2, "\(code)")
        try typecheck(code)
    }

    /// Labels of the app's class that differ in the alignment, which some do not state.
    @Test(arguments: [11, 14, 20])
    func `methods that differ in one statement are one`(_ size: Int) throws {
        func label(_ id: String, _ size: Int, _ alignment: String) -> String {
            element(
                "label", id, "customClass=\"Caption\" text=\"Text \(id)\" \(alignment)",
                "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
        }
        let ids = ["a", "b", "c", "d", "e"]
        let labels = ids.enumerated().map { number, id in
            label(
                id, number == 0 ? size : 14,
                "textAlignment=\"\(number < 3 ? (number == 0 ? "center" : "right") : "natural")\"")
        }
        let code = try code(
            labels.joined(), outlets: ids.map { outlet("label" + $0.uppercased(), $0) }.joined())
        #expect(code.matches(of: /private static func make/).count == 1, "\(code)")
        #expect(!code.contains("makeLarge") && !code.contains("makeSmall"), "\(code)")
        try typecheck(code, "class Caption: UILabel {}")
    }

    // MARK: Values

    @Test(arguments: ["_maskType", "ibStyle"])
    func `a value that is set by its key has a reason, once`(_ key: String) throws {
        let labels = ["a", "b"].map { id in
            element(
                "label", id, "customClass=\"Caption\" text=\"\(id)\"",
                attribute(key, "string", "value=\"\(id)\">"))
        }
        let code = try code(labels.joined())
        let reason =
            "// \"\(key)\" of Caption is for Interface Builder and may be private, hence by key."
        #expect(code.ranges(of: reason).count == 1, "\(code)")
        #expect(code.contains(reason + "\n        label.setValue("), "\(code)")
    }

    @Test(arguments: [true, false])
    func `what is no element for VoiceOver has no traits`(_ isElement: Bool) throws {
        let code = try code(
            element(
                "label", "l", "text=\"1\"",
                """
                <accessibility key="accessibilityConfiguration" label="One">\
                <accessibilityTraits key="traits" notEnabled="YES"/>\
                <bool key="isElement" value="\(isElement ? "YES" : "NO")"/></accessibility>
                """))
        #expect(code.contains("accessibilityTraits = ") == isElement, "\(code)")
        #expect(code.contains("accessibilityLabel = ") == isElement, "\(code)")
    }

    @Test func `a button that changes its selection does so in code`() throws {
        let code = try code(
            element("button", "b", "changesSelectionAsPrimaryAction=\"YES\""))
        #expect(code.contains("button.changesSelectionAsPrimaryAction = true\n"), "\(code)")
        #expect(!code.contains("Not exported"))
        #expect(CodeFramework.newName(in: code, for: 14)?.version == 15)
        try typecheck(code)
    }

    /// A navigation controller of the app's class hides its bar itself.
    @Test(arguments: ["", "customClass=\"FlowController\""])
    func `a navigation controller of the app sets up its own bar`(_ type: String) throws {
        let code = try code(
            "",
            beside: """
                </objects></scene><scene sceneID="t"><objects><navigationController id="nc" \(type) \
                navigationBarHidden="YES" sceneMemberID="viewController"><connections>\
                <segue destination="vc" kind="relationship" relationship="rootViewController" \
                id="r"/></connections></navigationController>
                """)
        let isOwn = type.isEmpty
        #expect(code.contains("isNavigationBarHidden = true") == isOwn, "\(code)")
        #expect(
            code.contains("// Not exported: isNavigationBarHidden of FlowController\n") == !isOwn,
            "\(code)")
    }

    @Test(arguments: [
        ("MainButton", "button"), ("PriceLabel", "label"), ("CodeField", "field"),
        ("FaceImageView", "imageView"), ("CardView", "view"), ("RowStackView", "stack"),
    ])
    func `a variable is named after the class of its view`(_ type: String, _ noun: String) throws {
        let code = try code(
            element(
                "view", "v", "customClass=\"\(type)\"",
                "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"))
        #expect(code.contains("        let \(noun) = \(type)()\n"), "\(code)")
    }

    @Test(arguments: [("0.2606", "0.949"), ("0.20000000000000001", "242 / 255")])
    func `the components of a colour have one notation`(_ red: String, _ blue: String) throws {
        let code = try code(
            element(
                "view", "v", "",
                """
                <color key="backgroundColor" red="\(red)" green="0.5" blue="0.94901960784313721" \
                alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
                """))
        #expect(code.contains("blue: \(blue), alpha: 1)"), "\(code)")
    }

    // MARK: Names of views

    @Test(arguments: [
        ("1st Point", "firstPoint"), ("10th Row", "tenthRow"), ("Point 2", "point2"),
    ])
    func `numbers at the start of a label stay in the name`(_ label: String, _ name: String) throws
    {
        let inner = element("label", "l", "text=\"A\"") + element("label", "m", "text=\"B\"")
        let code = try code(
            element("view", "v", "userLabel=\"\(label)\"", "<subviews>\(inner)</subviews>"))
        #expect(code.contains("private let \(name)"), "\(code)")
    }

    @Test(arguments: ["This is Split Root ViewController", "MainViewController"])
    func `no view is named after a controller`(_ text: String) throws {
        let code = try code(element("label", "l", "text=\"\(text)\""))
        #expect(code.contains("private let messageLabel"), "\(code)")
    }
}
