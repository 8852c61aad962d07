import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// UIKit code without detours: constraints instead of masks, one property for one view, one array
/// for the constraints of one size class, and one method for views that differ in few values.
@Suite struct SwiftStyleTests: ExportedCodeSuite {
    private func code(
        _ subviews: String, constraints: String = "", outlets: String = "", item: String = "",
        beside: String = ""
    ) throws -> String {
        CodeFramework.uiKit.source(
            try CodeDocument.screen(
                subviews, constraints: constraints, outlets: outlets, item: item, beside: beside))
    }

    private func outlet(_ name: String, _ id: String, _ word: String = "outlet") -> String {
        "<\(word) property=\"\(name)\" destination=\"\(id)\" id=\"o\(name)\(id)\"/>"
    }

    // MARK: Autoresizing masks

    private static let bits = [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
        "flexibleMaxY",
    ]

    /// Returns a view with a frame in the root, which is 390 × 844 points large, and a mask.
    private func masked(_ frame: [Int], _ mask: Int) -> String {
        let flags = Self.bits.enumerated().filter { mask & 1 << $0.offset != 0 }
            .map { "\($0.element)=\"YES\"" }.joined(separator: " ")
        return """
            <view id="v"><rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" \
            height="\(frame[3])"/><autoresizingMask key="autoresizingMask" \(flags)/>\
            <color key="backgroundColor" systemColor="systemRedColor"/></view>
            """
    }

    /// The frames: the whole root, the middle of the root, and one at no edge; with the number of masks
    /// that constraints replace.
    @Test(arguments: [
        ([0, 0, 390, 844], 60), ([95, 322, 200, 200], 21), ([10, 20, 30, 40], 12),
    ])
    func `constraints for masks keep all frames`(_ frame: [Int], _ count: Int) throws {
        var converted = 0
        for mask in 0..<64 {
            let item = try #require(try CodeDocument.screen(masked(frame, mask)).first)
            let other = item.withConstraintsForMasks.document
            for environment in ReferenceLayout.environments(item.document) {
                let (old, new) = (
                    LayoutPass.run(item.document, in: environment),
                    LayoutPass.run(other, in: environment)
                )
                for id in item.document.subtree() {
                    #expect(old.frame(of: id) == new.frame(of: id), "mask \(mask)")
                }
            }
            if other.constraintCount > item.document.constraintCount { converted += 1 }
        }
        #expect(converted == count, "\(frame)")
    }

    @Test(arguments: [
        (18, ["leadingAnchor", "trailingAnchor", "topAnchor", "bottomAnchor"]),
        (34, ["leadingAnchor", "trailingAnchor", "topAnchor", "heightAnchor"]),
        (45, ["centerXAnchor", "widthAnchor", "centerYAnchor", "heightAnchor"]),
        (9, ["rightAnchor", "widthAnchor", "bottomAnchor", "heightAnchor"]),
    ])
    func `a mask is constraints along both axes`(_ mask: Int, _ anchors: [String]) throws {
        let code = try code(masked([95, 322, 200, 200], mask))
        for anchor in anchors { #expect(code.contains("View.\(anchor).constraint("), "\(code)") }
        #expect(!code.contains("autoresizingMask"))
        #expect(!code.contains("frame = "))
        try typecheck(code)
    }

    @Test func `a mask that keeps the frame is no statement`() throws {
        let code = try code(masked([10, 20, 30, 40], 36))
        #expect(
            code.contains("frame: CGRect(x: 10, y: 20, width: 30, height: 40))")
                || code.contains("frame = CGRect(x: 10, y: 20, width: 30, height: 40)"), "\(code)")
        #expect(!code.contains("autoresizingMask"))
    }

    // MARK: Size classes

    @Test(arguments: [false, true])
    func `the constraints of a size class are one array`(_ hasOutlet: Bool) throws {
        let all = [("leading", "a"), ("trailing", "b"), ("leading", "cc"), ("trailing", "dd")]
        let constraints = (all + [("top", "eee")]).map { side, id in
            """
            <constraint firstItem="l" firstAttribute="\(side)" secondItem="root" \
            secondAttribute="\(side)" constant="\(id.count)" id="\(id)"/>
            """
        }
        func mask(_ condition: String, _ word: String, _ ids: [String]) -> String {
            let references = ids.map { "<\(word) reference=\"\($0)\"/>" }.joined()
            return "<variation key=\"\(condition)\"><mask key=\"constraints\">\(references)</mask>"
                + "</variation>"
        }
        let variations =
            mask("default", "exclude", ["a", "b", "cc", "dd"])
            + mask("widthClass=compact", "include", ["a", "b"])
            + mask("widthClass=regular", "include", ["cc", "dd"])
        let code = try code(
            element("label", "l", "text=\"Hello\""),
            constraints: constraints.joined() + "</constraints>" + variations + "<constraints>",
            outlets: hasOutlet ? outlet("start", "a") : "")
        #expect(code.contains("lazy var start =") == hasOutlet, "\(code)")
        #expect(code.ranges(of: " start,\n").count == (hasOutlet ? 1 : 0), "\(code)")
        for line in [
            "    private lazy var compactConstraints = [\n",
            "    private lazy var regularConstraints = [\n",
            "        NSLayoutConstraint.deactivate(compactConstraints + regularConstraints)\n",
            "NSLayoutConstraint.activate(compactConstraints)\n",
            "NSLayoutConstraint.activate(regularConstraints)\n",
        ] { #expect(code.contains(line), "\(line) \(code)") }
        #expect(!code.contains(".isActive"), "\(code)")
        try typecheck(code)
    }

    // MARK: Properties

    @Test func `members of a collection without outlets are private`() throws {
        let views = (1...2).map {
            element("imageView", "i\($0)", "image=\"picture\($0)\" tag=\"\($0)\"")
        }
        let code = try code(
            views.joined(),
            outlets: outlet("pictures", "i1", "outletCollection")
                + outlet("pictures", "i2", "outletCollection") + outlet("second", "i2"))
        #expect(code.contains("    private let picture1: "), "\(code)")
        #expect(code.contains("    let second"), "\(code)")
        #expect(code.contains("var pictures: [UIImageView] { ["), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: ["backgroundView", "stage"])
    func `an outlet to the root view names its property`(name: String) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes><scene>
            <objects><viewController id="vc" sceneMemberID="viewController"><view key="view" \
            customClass="StageView" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>\
            <subviews>\(element("label", "l", "text=\"Hello\""))</subviews></view>
            <connections>\(outlet(name, "v"))</connections>
            </viewController></objects></scene></scenes></document>
            """
        let code = CodeFramework.uiKit.source(try CodeDocument.all(in: Array(text.utf8)))
        #expect(code.contains("    let \(name) = StageView()\n"), "\(code)")
        #expect(code.contains("        view = \(name)\n"))
        #expect(!code.contains("rootView"))
        try typecheck(code, "class StageView: UIView {}")
    }

    @Test func `the variable of a bar has the bar's noun`() throws {
        let bar = element(
            "navigationBar", "b", "", "<items><navigationItem title=\"Hello\" id=\"n\"/></items>")
        let code = try code(bar)
        #expect(code.contains("        let navigationBar = UINavigationBar()\n"), "\(code)")
        try typecheck(code)
    }

    @Test func `a text that ends with a blank is a sum of literals`() throws {
        let words = Array(repeating: "word", count: 40).joined(separator: " ")
        let code = try code(element("label", "l", "text=\"\(words) \""))
        #expect(code.contains("        label.text =\n            \"word word"), "\(code)")
        #expect(code.contains("word \"\n            + \"word"))
        #expect(code.contains("word \"\n        label.textAlignment"))
        #expect(!code.contains("u{20}"))
        try typecheck(code)
    }

    // MARK: Priorities

    /// The app may hide views, so that such a constraint decides.
    @Test(arguments: [249, 250, 251, 252])
    func `a priority stays beside a constraint of almost the same one`(_ priority: Int) throws {
        let label = element(
            "label", "l", "text=\"Hello\" verticalHuggingPriority=\"251\"")
        let box = element(
            "view", "v", "",
            """
            <subviews>\(label)</subviews><constraints><constraint firstItem="l" \
            firstAttribute="top" secondItem="v" secondAttribute="top" id="k1"/><constraint \
            firstItem="v" firstAttribute="bottom" secondItem="l" secondAttribute="bottom" id="k2"/>\
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" \
            secondAttribute="leading" id="k3"/><constraint firstAttribute="height" \
            relation="greaterThanOrEqual" priority="\(priority)" constant="10" id="k4"/>\
            </constraints>
            """)
        let code = try code(
            box,
            constraints: ["top", "leading", "trailing"].map {
                "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"root\" "
                    + "secondAttribute=\"\($0)\" id=\"e\($0)\"/>"
            }.joined())
        let isKept = code.contains("setContentHuggingPriority(UILayoutPriority(251)")
        #expect(isKept == (250...251).contains(priority), "\(code)")
    }

    // MARK: Methods

    @Test func `two views that differ in four values are made by one method`() throws {
        func button(_ id: String, _ title: String, _ color: String, _ white: String) -> String {
            element(
                "button", id,
                "buttonType=\"system\" contentHorizontalAlignment=\"left\" tag=\"3\" "
                    + "showsTouchWhenHighlighted=\"YES\"",
                """
                <color key="backgroundColor" systemColor="\(color)"/><fontDescription \
                key="fontDescription" type="system" pointSize="17"/><state key="normal" \
                title="\(title)"><color key="titleColor" white="\(white)" alpha="1" \
                colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></state>\
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
                keyPath="layer.borderWidth"><integer key="value" value="1"/>\
                </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" \
                keyPath="layer.cornerRadius"><integer key="value" value="10"/>\
                </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="color" \
                keyPath="layer.borderColor"><color key="value" systemColor="\(color)"/>\
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                """)
        }
        let code = try code(
            button("a", "One", "systemRedColor", "0.2")
                + button("b", "Two", "systemBlueColor", "0.7"),
            outlets: outlet("one", "a") + outlet("two", "b"))
        #expect(code.ranges(of: "UIButton(type: .system)").count == 1, "\(code)")
        #expect(code.contains("layer.borderColor = color.cgColor\n"), "\(code)")
        try typecheck(code)
    }

    /// A stack view sets `translatesAutoresizingMaskIntoConstraints` itself.
    @Test func `views inside and outside of stacks are made by one method`() throws {
        func label(_ id: String, _ text: String) -> String {
            element(
                "label", id,
                "text=\"\(text)\" textAlignment=\"center\" numberOfLines=\"3\" tag=\"1\"")
        }
        let code = try code(
            label("a", "One")
                + element(
                    "stackView", "s", "axis=\"vertical\"",
                    "<subviews>\(label("b", "Two"))"
                        + "\(label("c", "Three"))</subviews>"),
            outlets: outlet("one", "a") + outlet("two", "b") + outlet("three", "c"))
        #expect(code.ranges(of: " = UILabel()").count == 1, "\(code)")
        #expect(code.contains("label.translatesAutoresizingMaskIntoConstraints = false"))
        try typecheck(code)
    }

    @Test func `a colour that some views lack is a parameter`() throws {
        func label(_ id: String, _ color: String) -> String {
            element(
                "label", id, "customClass=\"Caption\" text=\"\(id)\" numberOfLines=\"3\" tag=\"1\"",
                color)
        }
        let red = "<color key=\"textColor\" systemColor=\"systemRedColor\"/>"
        let code = try code(
            label("one", red) + label("two", "") + label("three", ""),
            outlets: ["one", "two", "three"].map { outlet($0, $0) }.joined())
        #expect(code.ranges(of: " = Caption()").count == 1, "\(code)")
        #expect(code.contains("textColor: UIColor? = nil"), "\(code)")
        #expect(code.contains("        if let textColor {\n"), "\(code)")
        try typecheck(code, "class Caption: UILabel {}")
    }

    // MARK: Names

    @Test func `views of equal groups are named after the outlets of their labels`() throws {
        let groups = (1...2).map { number in
            let views =
                element(
                    "imageView", "i\(number)", "image=\"selector_\(number == 1 ? "on" : "off")\"")
                + element("label", "l\(number)", "text=\"Text \(number)\"")
                + element("button", "b\(number)", "buttonType=\"system\" tag=\"\(number)\"")
            return element("view", "g\(number)", "", "<subviews>\(views)</subviews>")
        }
        let code = try code(
            groups.joined(), outlets: outlet("ui_yes_label", "l1") + outlet("ui_no_label", "l2"))
        for name in ["yesImageView", "noImageView", "yesButton", "noButton"] {
            #expect(code.contains("private let \(name)"), "\(name) \(code)")
        }
        try typecheck(code)
    }

    @Test func `the stack in a view with an outlet is named after it`() throws {
        let stack = element(
            "stackView", "s", "axis=\"vertical\"",
            "<subviews>\(element("label", "l", "text=\"1\""))"
                + "\(element("imageView", "i", "image=\"ic\""))</subviews>")
        let code = try code(
            element("view", "v", "", "<subviews>\(stack)</subviews>")
                + element("label", "m", "text=\"Other\"") + element("label", "n", "text=\"Last\"")
                + element("label", "o", "text=\"More\"") + element("label", "p", "text=\"End\""),
            outlets: outlet("activeContainerView", "v"))
        #expect(code.contains("private let activeStack"), "\(code)")
    }

    @Test func `colours of one hue are lighter and darker`() throws {
        let views = [0.3, 0.4, 0.3, 0.4].enumerated().map { number, white in
            element(
                "view", "v\(number)", "tag=\"\(number)\"",
                "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\" "
                    + "colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>")
        }
        let code = try code(views.joined())
        #expect(code.contains("static let appGray = "), "\(code)")
        #expect(code.contains("static let appLighterGray = "), "\(code)")
    }
}
