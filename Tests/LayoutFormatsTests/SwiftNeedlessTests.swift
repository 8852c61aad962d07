import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Exported code has no statements without an effect, and states what it needs.
@Suite struct SwiftNeedlessTests: ExportedCodeSuite {
    private func code(
        _ subviews: String, constraints: String = "", outlets: String = ""
    ) throws -> String {
        CodeFramework.uiKit.source(
            try CodeDocument.screen(subviews, constraints: constraints, outlets: outlets))
    }

    private func length(_ side: String, of view: String, _ rest: String = "") -> String {
        """
        <constraint firstItem="\(view)" firstAttribute="\(side)" constant="30" \(rest) \
        id="\(view)\(side)"/>
        """
    }

    @Test(arguments: [
        ("", false), ("priority=\"999\"", true), ("relation=\"greaterThanOrEqual\"", true),
    ])
    func `a priority on an axis of a constant length has no effect`(
        _ rest: String, _ isKept: Bool
    ) throws {
        let image = element(
            "imageView", "i",
            """
            image="a" horizontalHuggingPriority="260" verticalHuggingPriority="260" \
            horizontalCompressionResistancePriority="800"
            """)
        let code = try code(image, constraints: length("width", of: "i", rest))
        #expect(code.contains("HuggingPriority(UILayoutPriority(260), for: .vertical)"), "\(code)")
        for call in ["Hugging", "CompressionResistance"] {
            let isSet = code.split(separator: "\n").contains {
                $0.contains(call) && $0.contains("for: .horizontal")
            }
            #expect(isSet == isKept, "\(call): \(code)")
        }
    }

    /// Two steppers fill a view that is at least 30 points high. The app can make it higher.
    @Test(arguments: [false, true])
    func `a priority that decides after a change of an outlet stays`(_ hasOutlet: Bool) throws {
        let steppers =
            element("stepper", "a", "verticalHuggingPriority=\"260\"") + element("stepper", "b")
        func edge(_ side: String, _ view: String, _ other: String, _ to: String) -> String {
            """
            <constraint firstItem="\(view)" firstAttribute="\(side)" secondItem="\(other)" \
            secondAttribute="\(to)" id="\(view)\(side)"/>
            """
        }
        let inside = [
            edge("top", "a", "box", "top"), edge("top", "b", "a", "bottom"),
            edge("bottom", "b", "box", "bottom"), edge("leading", "a", "box", "leading"),
            edge("leading", "b", "box", "leading"),
            length("height", of: "box", "relation=\"greaterThanOrEqual\""),
        ]
        let code = try code(
            element(
                "view", "box", "",
                "<subviews>\(steppers)</subviews><constraints>\(inside.joined())</constraints>"),
            constraints: edge("top", "box", "root", "top")
                + edge("leading", "box", "root", "leading"),
            outlets: hasOutlet
                ? "<outlet property=\"boxHeight\" destination=\"boxheight\" id=\"o\"/>" : "")
        #expect(code.contains("setContentHuggingPriority(") == hasOutlet, "\(code)")
    }

    @Test(arguments: ["", "customClass=\"RowStack\""])
    func `a stack has no size that resists`(_ type: String) throws {
        let code = try code(
            element(
                "stackView", "s", type + " verticalCompressionResistancePriority=\"1000\"",
                "<subviews>\(element("label", "l", "text=\"A\""))</subviews>"))
        #expect(code.contains("CompressionResistance") == !type.isEmpty, "\(code)")
    }

    @Test(arguments: ["", "title=\"Add\""])
    func `a button without a title has no font`(_ title: String) throws {
        for style in ["<buttonConfiguration key=\"configuration\" style=\"plain\"/>", ""] {
            let code = try code(
                element(
                    "button", "b", "buttonType=\"system\"",
                    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"21\"/>"
                        + "<state key=\"normal\" image=\"plus\" \(title)/>"
                        + style.replacing("/>", with: " image=\"plus\" \(title)/>")))
            #expect(code.contains("systemFont(ofSize: 21)") == !title.isEmpty, "\(code)")
        }
    }

    @Test(arguments: [0, 1, 2])
    func `a label of one line has no greatest width`(_ lines: Int) throws {
        let label = element(
            "label", "l",
            "text=\"A\" numberOfLines=\"\(lines)\" preferredMaxLayoutWidth=\"120\"")
        let code = try code(label)
        #expect(code.contains("preferredMaxLayoutWidth") == (lines != 1), "\(code)")
    }

    @Test(arguments: [50, 250, 251])
    func `only the usual priorities have names`(_ priority: Int) throws {
        let code = try code(
            element(
                "label", "l", "text=\"A\" verticalCompressionResistancePriority=\"\(priority)\"",
                "<constraints><constraint firstAttribute=\"height\" constant=\"9\" "
                    + "priority=\"300\" id=\"k\"/></constraints>"))
        let value = priority == 250 ? ".defaultLow" : "UILayoutPriority(\(priority))"
        #expect(code.contains("ResistancePriority(\(value), for: .vertical)"), "\(code)")
    }

    @Test(arguments: [("calibratedWhite", true), ("calibratedRGB", false)])
    func `a calibrated grey is the colour of the same number`(
        _ space: String, _ isPreset: Bool
    ) throws {
        let parts =
            isPreset ? ["white"] : ["red", "green", "blue"]
        let values = parts.map { "\($0)=\"0.33333333333333331\"" }.joined(separator: " ")
        let bytes = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            colorMatched="YES"><objects><view id="v"><rect key="frame" x="0" y="0" width="9" \
            height="9"/><color key="backgroundColor" \(values) alpha="1" colorSpace="\(space)"/>\
            </view></objects></document>
            """.utf8)
        let code = CodeFramework.uiKit.source(try CodeDocument.all(in: bytes))
        #expect(code.contains("backgroundColor = .darkGray\n") == isPreset, "\(code)")
    }

    @Test(arguments: ["", "customClass=\"ThemedLabel\""])
    func `a property of an extension has a comment where it is first set`(_ type: String) throws {
        let labels = ["a", "b"].map {
            element(
                "label", $0, type + " text=\"\($0)\"", attribute("theme", "string", "value=\"x\">"))
        }
        let code = try code(labels.joined())
        let remark = "// `theme` is of an extension in the app.\n"
        #expect(code.ranges(of: remark).count == (type.isEmpty ? 1 : 0), "\(code)")
        let first = try #require(code.firstRange(of: "label.theme = \"x\""))
        #expect(code[..<first.lowerBound].hasSuffix(remark + "        ") == type.isEmpty, "\(code)")
    }

    @Test func `a font and its replacement are on lines of their own`() {
        let font = "UIFont(name: \"ProximaNova-Semibold\", size: 16)"
        let other = "?? .systemFont(ofSize: 16, weight: .semibold)"
        let code = [
            SwiftText.line("accessoryLabel.font = \(font) \(other)"),
            .line(
                "make(text: \"\(String(repeating: "long ", count: 20))\", font: \(font) \(other))"),
        ].source(width: 60)
        #expect(
            code.hasPrefix("accessoryLabel.font =\n    \(font)\n    \(other)\nmake(\n"), "\(code)")
        #expect(code.contains("    font: \(font)\n        \(other))\n"), "\(code)")
    }

    @Test func `a stack, a clear line and an effect view have names of their kinds`() throws {
        let inside = element(
            "view", "g", "", "<constraints>\(length("height", of: "g"))</constraints>"
        )
        .replacing("height=\"30\"", with: "height=\"1\"")
        let stack = element(
            "stackView", "s", "userLabel=\"Bio Label\" axis=\"vertical\"",
            "<subviews>\(element("label", "l", "text=\"Name\""))\(inside)</subviews>")
        let code = try code(stack + element("label", "m", "text=\"Beside\""))
        #expect(code.contains("let bioStack: UIStackView"), "\(code)")
        #expect(!code.contains("eparator"), "\(code)")
    }
}
