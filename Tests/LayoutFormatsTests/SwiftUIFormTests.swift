import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// The form of SwiftUI code: accessibility elements, representables, rows, states of controls, and
/// remarks.
@Suite struct SwiftUIFormTests: SwiftUIStoryboardSuite {
    private func accessibility(_ attributes: String, isElement: Bool?) -> String {
        let element = isElement.map { "<bool key=\"isElement\" value=\"\($0 ? "YES" : "NO")\"/>" }
        return """
            <accessibility key="accessibilityConfiguration" \(attributes)>\(element ?? "")\
            </accessibility>
            """
    }

    /// A container with a label, whose edges are those of the container.
    private func box(_ attributes: String = "", _ more: String = "") -> String {
        let edges = ["top", "bottom", "leading", "trailing"].map {
            constraint("title", $0, "box", $0)
        }
        return element(
            "view", "box", attributes,
            "<subviews>\(label("title"))</subviews>\(more)"
                + "<constraints>\(edges.joined())</constraints>")
    }

    private var below: String { constraint("box", "top", "root", "top", "constant=\"100\"") }

    private func count(_ text: String, in code: String) -> Int {
        code.components(separatedBy: text).count - 1
    }

    // MARK: Accessibility

    /// The attributes of a container, whether it is an element, and what its children are.
    @Test(arguments: [
        ("label=\"Both\"", true, ".ignore"), ("", true, ".combine"),
        ("identifier=\"both\"", true, ".combine"), ("identifier=\"both\"", nil, ".contain"),
        ("label=\"Both\"", false, ".contain"), ("", nil, nil),
    ])
    func `an accessibility element comes before its label and identifier`(
        _ attributes: String, _ isElement: Bool?, _ children: String?
    ) throws {
        let code = try code(box("", accessibility(attributes, isElement: isElement)), below)
        #expect(count(".accessibilityElement(", in: code) == (children == nil ? 0 : 1), "\(code)")
        if let children {
            let call = try #require(
                code.firstRange(of: ".accessibilityElement(children: \(children))"), "\(code)")
            for name in ["Label", "Identifier"] {
                let other = code.firstRange(of: ".accessibility\(name)(")
                #expect(other.map { $0.lowerBound > call.upperBound } ?? true, "\(code)")
            }
        }
        try typecheck(code)
    }

    @Test func `a view of the app behind its subviews does not repeat the element`() throws {
        let code = try code(
            box("customClass=\"Card\"", accessibility("label=\"Both\"", isElement: true)), below)
        #expect(code.contains("CardRepresentable()"), "\(code)")
        #expect(!code.contains("isAccessibilityElement"), "\(code)")
        #expect(count("Both", in: code) == 1, "\(code)")
        try typecheck(code, "\nclass Card: UIView {}\n")
    }

    @Test(arguments: [("camera", "catalog=\"system\"", true), ("photo", "", false)])
    func `the name of a symbol beside a text is not read`(
        _ image: String, _ more: String, _ isHidden: Bool
    ) throws {
        let views = element("imageView", "icon", "image=\"\(image)\" \(more)") + label("text")
        let code = try code(stack("row", "spacing=\"4\"", views), pinned("row"))
        #expect(code.contains(".accessibilityHidden(true)") == isHidden, "\(code)")
        let alone = try self.code(
            element("imageView", "icon", "image=\"\(image)\" \(more)"), pinned("icon"))
        #expect(!alone.contains("accessibilityHidden"), "\(alone)")
        try typecheck(code)
    }

    // MARK: Representables

    /// Values that one of two labels of a class states, and the parameters for them.
    @Test(arguments: [
        (
            "minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"YES\" "
                + "adjustsLetterSpacingToFitWidth=\"YES\"", ["minimumScaleFactor: CGFloat?"]
        ),
        ("numberOfLines=\"3\"", ["numberOfLines: Int = 1"]),
        (
            "numberOfLines=\"3\" textAlignment=\"center\" lineBreakMode=\"headTruncation\" "
                + "clipsSubviews=\"YES\" alpha=\"0.5\" minimumScaleFactor=\"0.5\" "
                + "adjustsFontSizeToFit=\"YES\" tag=\"4\"",
            ["numberOfLines: Int = 1", "minimumScaleFactor: CGFloat?", "alpha: CGFloat?"]
        ),
    ])
    func `labels of one class share a representable`(
        _ attributes: String, _ parameters: [String]
    ) throws {
        let own = "customClass=\"OwnLabel\""
        let code = try code(
            stack(
                "column", "axis=\"vertical\"",
                label("one", "One", own) + label("two", "Two", "\(own) \(attributes)")
                    + label("three", "Three", "\(own) \(attributes)")),
            pinned("column"), outlets: outlets("one", "two"))
        #expect(count("struct OwnLabel", in: code) == 1, "\(code)")
        #expect(count(": UIViewRepresentable", in: code) == 1, "\(code)")
        for parameter in parameters {
            #expect(code.contains("    var \(parameter)\n"), "\(code)")
        }
        #expect(code.contains("text: \"Three\""), "\(code)")
        try typecheck(code, "\nclass OwnLabel: UILabel {}\n")
    }

    /// A view takes the rest of the space, another one has the size of its content.
    @Test(arguments: [true, false])
    func `views of one class that fill different axes share a representable`(
        _ isFilled: Bool
    ) throws {
        let own = "customClass=\"OwnLabel\""
        let code = try code(
            stack("row", "spacing=\"8\"", label("one", "One", own) + label("two", "Two", own))
                + label("low", "Low", own),
            pinned("row") + constraint("low", "top", "row", "bottom", "constant=\"8\"")
                + constraint("low", "leading", "root", "leading", "constant=\"20\"")
                + (isFilled
                    ? constraint("root", "trailing", "low", "trailing", "constant=\"20\"") : ""))
        #expect(count(": UIViewRepresentable", in: code) == 1, "\(code)")
        try typecheck(code, "\nclass OwnLabel: UILabel {}\n")
    }

    @Test(arguments: ["YES", "NO"])
    func `a text view of the app has the height of its text`(_ scrolls: String) throws {
        let text = element(
            "textView", "text", "customClass=\"OwnTextView\" scrollEnabled=\"\(scrolls)\"")
        let code = try code(
            stack("row", "alignment=\"top\" spacing=\"8\"", text + label("end")),
            pinned("row"))
        #expect(!code.contains("fittingSize"), "\(code)")
        if code.contains("func sizeThatFits") {
            #expect(code.contains("view.sizeThatFits("), "\(code)")
        }
        try typecheck(code, "\nclass OwnTextView: UITextView {}\n")
    }

    @Test(arguments: [true, false])
    func `a stack closes the gap of a view in UIKit that the app hides`(
        _ hasOutlet: Bool
    ) throws {
        let size = """
            <constraints>\(length("width", 40, "w"))\(length("height", 20, "h"))</constraints>
            """
        let code = try code(
            stack(
                "row", "spacing=\"4\"",
                label("text") + element("view", "badge", "customClass=\"Pill\"", size)),
            pinned("row"), outlets: hasOutlet ? outlets("badge") : "")
        #expect(code.contains("var isBadgeHidden = false") == hasOutlet, "\(code)")
        #expect(code.contains("if !isBadgeHidden {") == hasOutlet, "\(code)")
        try typecheck(code, "\nclass Pill: UIView {}\n")
    }

    @Test(arguments: [true, false])
    func `a container of the app has a flag that hides its content`(_ hasOutlet: Bool) throws {
        let code = try code(
            box("customClass=\"Card\""), below, outlets: hasOutlet ? outlets("box") : "")
        #expect(code.contains(".opacity(isBoxHidden ? 0 : 1)") == hasOutlet, "\(code)")
        try typecheck(code, "\nclass Card: UIView {}\n")
    }

    @Test func `the root of a screen with a class of the app is behind its content`() throws {
        let file = try CodeDocument.screen(label("title"), constraints: pinned("title"))
        #expect(!CodeFramework.swiftUI.source(file).contains("Representable"))
        let code = CodeFramework.swiftUI.source(
            try CodeDocument.all(in: Array(screen(rootClass: "ThemeView").utf8)))
        #expect(code.contains("ThemeViewRepresentable()"), "\(code)")
        #expect(code.contains(".ignoresSafeArea()"), "\(code)")
        #expect(!code.contains("// ThemeView in the app."), "\(code)")
        try typecheck(code, "\nclass ThemeView: UIView {}\n")
    }

    private func screen(rootClass: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects><viewController id="vc" \
        sceneMemberID="viewController"><view key="view" id="root" customClass="\(rootClass)">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews>\(label("title"))</subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <constraints>\(pinned("title"))</constraints></view></viewController></objects></scene>
        </scenes></document>
        """
    }

    // MARK: Rows

    private func cell(_ id: String, _ content: String, _ constraints: String) -> String {
        """
        <tableViewCell reuseIdentifier="\(id)Cell" id="\(id)" customClass="\(id)Cell">
        <rect key="frame" x="0" y="0" width="390" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c\(id)">
        <rect key="frame" x="0" y="0" width="390" height="60"/>
        <autoresizingMask key="autoresizingMask"/><subviews>\(content)</subviews>
        <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
        """
    }

    private func table(_ cells: String, _ attributes: String = "") throws -> String {
        try code(
            element("tableView", "tv", attributes, "<prototypes>\(cells)</prototypes>"),
            filling("tv"))
    }

    private func centred(_ view: String, in cell: String) -> String {
        constraint(view, "leading", "c" + cell, "leading", "constant=\"20\"")
            + constraint(view, "centerY", "c" + cell, "centerY")
    }

    @Test(arguments: 1...3)
    func `rows keep their identity and share the modifiers of the list`(_ count: Int) throws {
        let cells = (0..<count).map { number in
            cell("Row\(number)", label("l\(number)"), centred("l\(number)", in: "Row\(number)"))
        }
        let code = try table(cells.joined(), "separatorStyle=\"none\"")
        #expect(!code.contains("UUID()"), "\(code)")
        #expect(self.count("let id: String", in: code) == count, "\(code)")
        #expect(self.count("Item] = []\n", in: code) == count, "\(code)")
        #expect(self.count(".listRowSeparator(.hidden)", in: code) == 1, "\(code)")
        #expect(code.contains("Group {") == (count > 1), "\(code)")
        try typecheck(code)
    }

    /// The cells have outlets of one name, each for a constraint of its own.
    @Test(arguments: 2...4)
    func `a row has the lengths of its own cell`(_ count: Int) throws {
        let cells = (0..<count).map { number in
            let id = "Row\(number)"
            let edge =
                "<constraint firstItem=\"l\(number)\" firstAttribute=\"top\" secondItem=\"c\(id)\" "
                + "secondAttribute=\"top\" constant=\"\(10 + number)\" id=\"gap\(number)\"/>"
            return cell(
                id, label("l\(number)"),
                edge + constraint("l\(number)", "leading", "c" + id, "leading")
            ).replacing(
                "</tableViewCell>",
                with: "<connections><outlet property=\"gap\" destination=\"gap\(number)\" "
                    + "id=\"o\(number)\"/></connections></tableViewCell>")
        }
        let code = try table(cells.joined())
        for number in 0..<count {
            #expect(self.count("var gap: CGFloat = \(10 + number)\n", in: code) == 1, "\(code)")
        }
        try typecheck(code)
    }

    /// A control of a prototype whose action is a method of the cell's class.
    @Test(arguments: [
        ("switch", "", "valueChanged", "var onChanged: () -> Void = {}"),
        (
            "switch", "customClass=\"OwnSwitch\"", "valueChanged",
            "var onChanged: (Bool) -> Void = { _ in }"
        ),
        ("slider", "", "valueChanged", "var onChanged: () -> Void = {}"),
        ("button", "", "touchUpInside", "var onChanged: () -> Void = {}"),
        (
            "button", "customClass=\"OwnButton\"", "touchUpInside",
            "var onChanged: () -> Void = {}"
        ),
    ])
    func `the actions of a row's controls are closures of the row`(
        _ kind: String, _ attributes: String, _ event: String, _ closure: String
    ) throws {
        let title = kind == "button" ? "<state key=\"normal\" title=\"Do\"/>" : ""
        let control = element(
            kind, "control", attributes,
            """
            \(title)<connections><action selector="changed:" destination="Row" \
            eventType="\(event)" id="a"/></connections>
            """)
        let end = constraint("cRow", "trailing", "control", "trailing", "constant=\"20\"")
        let code = try table(
            cell(
                "Row", control,
                centred("control", in: "Row") + (kind == "slider" ? end : "")))
        #expect(!code.contains("Not exported"), "\(code)")
        #expect(code.contains(closure), "\(code)")
        #expect(count("onChanged", in: code) > 1, "\(code)")
        try typecheck(
            code, "\nclass OwnSwitch: UISwitch {}\nclass OwnButton: UIButton {}\n")
    }

    // MARK: Buttons

    /// The pictures of a button that is not selected and of one that is, and the code for both.
    @Test(arguments: [
        ("image=\"off\"", "image=\"on\"", "Image(isStarSelected ? \"on\" : \"off\")"),
        (
            "image=\"star\" catalog=\"system\"", "image=\"star.fill\" catalog=\"system\"",
            "Image(systemName: isStarSelected ? \"star.fill\" : \"star\")"
        ),
        (
            "image=\"off\"", "image=\"star\" catalog=\"system\"",
            "(isStarSelected ? Image(systemName: \"star\") : Image(\"off\"))"
        ),
        ("title=\"Off\"", "title=\"On\"", "isStarSelected ? \"On\" : \"Off\""),
        ("title=\"Off\"", "title=\"Off\"", nil), ("image=\"off\"", "image=\"off\"", nil),
    ])
    func `what a selected button shows depends on a flag`(
        _ normal: String, _ selected: String, _ expected: String?
    ) throws {
        let code = try code(
            element(
                "button", "star", "buttonType=\"custom\"",
                "<state key=\"normal\" \(normal)/><state key=\"selected\" \(selected)/>"),
            pinned("star"), outlets: outlets("star"))
        #expect(code.contains("var isStarSelected = false") == (expected != nil), "\(code)")
        #expect(expected.map(code.contains) ?? true, "\(code)")
        #expect(!code.contains("Not exported: setImage"), "\(code)")
        try typecheck(code)
    }

    /// The width of a button with a picture of 24 points.
    @Test(arguments: [20, 24, 60])
    func `a title beside a picture that fills the button is left out`(_ width: Int) throws {
        let button = element(
            "button", "radio", "buttonType=\"custom\"",
            """
            <state key="normal" title="Button" image="radio"/><constraints>
            \(length("width", width, "w"))\(length("height", 24, "h"))</constraints>
            """)
        let code = CodeFramework.swiftUI.source(
            try CodeDocument.screen(
                button,
                constraints: constraint("radio", "top", "root", "top", "constant=\"100\"")
                    + constraint("radio", "leading", "root", "leading", "constant=\"20\""),
                outlets: outlets("radio"),
                beside: """
                    </objects></scene></scenes><resources><image name="radio" width="24" \
                    height="24"/></resources><scenes><scene sceneID="t"><objects>
                    """))
        #expect(code.contains("Title") == (width > 24), "\(code)")
        #expect(code.contains("Text(") == (width > 24), "\(code)")
        #expect(code.contains("height: 24"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [("NSUnderline", "underline"), ("NSStrikethrough", "strikethrough")])
    func `a line under all of a text is a modifier`(_ key: String, _ modifier: String) throws {
        func text(_ key: String, _ lines: [Int], _ attribute: String) -> String {
            let fragments = lines.enumerated().map { number, line in
                """
                <fragment content="Part \(number)"><attributes>\
                <integer key="\(attribute)" value="\(line)"/></attributes></fragment>
                """
            }
            return "<attributedString key=\"\(key)\">\(fragments.joined())</attributedString>"
        }
        func label(_ lines: [Int]) -> String {
            element(
                "label", "title", "usesAttributedText=\"YES\"", text("attributedText", lines, key))
        }
        let button = element(
            "button", "link", "buttonType=\"system\"",
            "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" "
                + "style=\"plain\">\(text("attributedTitle", [1], key))</buttonConfiguration>")
        for (view, id) in [(label([1]), "title"), (label([1, 1]), "title"), (button, "link")] {
            let code = try code(view, pinned(id))
            #expect(code.contains(".\(modifier)()"), "\(code)")
            #expect(!code.contains("Not exported"), "\(code)")
            try typecheck(code)
        }
        let partly = try code(label([1, 0]), pinned("title"))
        #expect(partly.contains("// Not exported: \(key)"), "\(partly)")
        #expect(!partly.contains(".\(modifier)()"), "\(partly)")
    }

    // MARK: Constraints and looks

    @Test(arguments: [0, 12])
    func `an outlet of an empty view's length is a property`(_ points: Int) throws {
        let space = element(
            "view", "space", "",
            """
            <constraints><constraint firstAttribute="height" constant="\(points)" id="gap"/>\
            </constraints>
            """)
        let code = try code(
            stack("column", "axis=\"vertical\" spacing=\"4\"", label("a") + space + label("b")),
            pinned("column"), outlets: outlet("spaceHeight", "gap"))
        #expect(code.contains("var spaceHeight: CGFloat = \(points)"), "\(code)")
        #expect(code.contains(".frame(height: spaceHeight)"), "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [
        ("regular", ".regularMaterial"), ("systemUltraThinMaterial", ".ultraThinMaterial"),
        ("systemThinMaterial", ".thinMaterial"), ("systemMaterial", ".regularMaterial"),
        ("systemThickMaterial", ".thickMaterial"), ("systemChromeMaterial", ".bar"),
        ("systemChromeMaterialDark", ".bar"),
    ])
    func `a blur is the material of its name`(_ style: String, _ material: String) throws {
        let blur = element(
            "visualEffectView", "blur", "",
            """
            <view key="contentView" id="inside"><rect key="frame" x="0" y="0" width="99" \
            height="30"/><autoresizingMask key="autoresizingMask"/></view>
            <blurEffect style="\(style)"/><constraints>\(length("height", 60, "h"))</constraints>
            """)
        let code = try code(blur, pinned("blur"))
        #expect(code.contains(".background(\(material))"), "\(code)")
        #expect(code.contains("Not exported") == style.hasSuffix("Dark"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [("always", ".large"), ("never", ".inline"), ("automatic", ".inline")])
    func `the title has the size that the screen states`(_ mode: String, _ size: String) throws {
        let code = try code(
            label("title"), pinned("title"),
            item: """
                <navigationItem key="navigationItem" title="Title" \
                largeTitleDisplayMode="\(mode)" id="item"/>
                """)
        #expect(code.contains(".navigationBarTitleDisplayMode(\(size))"), "\(code)")
    }

    @Test func `a space without a least length has none`() throws {
        let code = try code(
            label("one") + label("two"),
            constraint("one", "top", "root", "top", "constant=\"100\"")
                + constraint("one", "leading", "root", "leading", "constant=\"20\"")
                + constraint("two", "centerY", "one", "centerY")
                + constraint("root", "trailing", "two", "trailing", "constant=\"20\""))
        #expect(code.contains("Spacer(minLength: 0)"), "\(code)")
        try typecheck(code)
    }

    /// The priority of the least distances, and whether they are kept: texts resist compression
    /// with 750.
    @Test(arguments: [(1000, true), (999, true), (751, true), (750, false), (300, false)])
    func `least distances that are more important than texts are padding`(
        _ priority: Int, _ isKept: Bool
    ) throws {
        let least = "relation=\"greaterThanOrEqual\" constant=\"15\" priority=\"\(priority)\""
        let code = try code(
            stack("column", "axis=\"vertical\"", label("one") + label("two")),
            constraint("column", "centerY", "root", "centerY")
                + constraint("column", "leading", "root", "leading", "constant=\"15\"")
                + constraint("root", "trailing", "column", "trailing", "constant=\"15\"")
                + constraint("column", "top", "root", "top", least)
                + constraint("root", "bottom", "column", "bottom", least))
        #expect(code.contains(".padding(15)") == isKept, "\(code)")
        try typecheck(code)
    }

    // MARK: Remarks

    @Test(arguments: 1...4)
    func `an attribute of several views is in one remark`(_ count: Int) throws {
        let labels = (0..<count).map { number in
            label("l\(number)", "Text \(number)").replacing(
                "</label>",
                with: attribute("localKey", "string", "value=\"key.\(number)\">") + "</label>")
        }
        let code = try code(
            stack("column", "axis=\"vertical\"", labels.joined()), pinned("column"))
        #expect(self.count("Not exported", in: code) == 1, "\(code)")
        for number in 0..<count { #expect(code.contains("\"key.\(number)\""), "\(code)") }
        let type = try #require(code.firstRange(of: "struct "))
        let remark = try #require(code.firstRange(of: "Not exported"))
        #expect((remark.lowerBound < type.lowerBound) == (count > 1), "\(code)")
        try typecheck(code)
    }

    @Test func `a scroll view bounces without a remark`() throws {
        let code = try code(
            element("scrollView", "scroll", "alwaysBounceVertical=\"YES\""), filling("scroll"))
        #expect(!code.contains("Not exported"), "\(code)")
    }
}
