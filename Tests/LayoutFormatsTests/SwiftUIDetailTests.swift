import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// What SwiftUI code keeps of a file beside the places of its views: hidden views, senders of
/// actions, sides of texts, limits of lines, and the size of what stays in UIKit.
@Suite struct SwiftUIDetailTests: SwiftUIStoryboardSuite {
    private func button(_ id: String, _ more: String = "", _ content: String = "") -> String {
        element(
            "button", id, "buttonType=\"system\" \(more)",
            """
            <state key="normal" title="Card"/>\(content)<connections><action selector="touch:" \
            destination="vc" eventType="touchUpInside" id="a\(id)"/></connections>
            """)
    }

    // MARK: What stays in UIKit

    @Test(arguments: [true, false])
    func `a hidden label of a stack that stays in UIKit is hidden`(_ isHidden: Bool) throws {
        let code = try code(
            stack(
                "row", "distribution=\"fillProportionally\"",
                label("one", "Long text") + label("two", "Text", isHidden ? "hidden=\"YES\"" : "")
                    + label("three")),
            pinned("row"), outlets: outlets("one", "two", "three"))
        #expect(code.contains("Representable"), "\(code)")
        #expect(code.contains("isHidden: true") == isHidden, "\(code)")
        try typecheck(code)
    }

    /// How the buttons of a stack differ, and how a closure gets to know the sender.
    @Test(arguments: [
        ("tag=\"%d\"", "onTouch(sender.tag)"),
        ("", "onTouch([one, two, three].firstIndex(of: sender) ?? 0)"),
    ])
    func `buttons in UIKit with one method pass what distinguishes them`(
        _ attribute: String, _ call: String
    ) throws {
        let buttons = ["one", "two", "three"].enumerated().map {
            button($1, attribute.replacing("%d", with: "\($0 + 4)"))
        }
        let code = try code(
            stack("row", "distribution=\"fillProportionally\"", buttons.joined() + label("end")),
            pinned("row"), outlets: outlets("one", "two", "three"))
        #expect(code.contains("var onTouch: (Int) -> Void = { _ in }"), "\(code)")
        #expect(code.contains(call), "\(code)")
        try typecheck(code)
    }

    @Test func `the buttons of a collection in UIKit pass their index in it`() throws {
        let ids = ["one", "two", "three"]
        let collection = ids.map {
            "<outletCollection property=\"cards\" destination=\"\($0)\" id=\"c\($0)\"/>"
        }
        let code = try code(
            stack(
                "row", "distribution=\"fillProportionally\"",
                ids.map { button($0) }.joined() + label("end")),
            pinned("row"), outlets: collection.joined())
        #expect(code.contains("onTouch(cards.firstIndex(of: sender) ?? 0)"), "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    @Test func `a label of the app with several lines has the size of its text`() throws {
        let lines = label("text", "Text", "customClass=\"OwnLabel\" numberOfLines=\"0\"")
        let code = try code(
            stack("column", "axis=\"vertical\"", lines + label("end")),
            pinned("column") + constraint("root", "bottom", "column", "bottom", "constant=\"40\""),
            outlets: outlets("text"))
        #expect(code.contains("func sizeThatFits"), "\(code)")
        #expect(code.contains("OwnLabelRepresentable(text: text)"), "\(code)")
        try typecheck(code, "\nclass OwnLabel: UILabel {}\n")
    }

    @Test func `a value that not all views of a class set is optional`() throws {
        let views = ["", attribute("symbol", "string", "value=\"star\">")].enumerated().map {
            label("l\($0)", "Text", "customClass=\"OwnLabel\"").replacing(
                "</label>", with: $1 + "</label>")
        }
        let code = try code(stack("column", "axis=\"vertical\"", views.joined()), pinned("column"))
        #expect(code.components(separatedBy: "struct OwnLabelRepresentable").count == 2, "\(code)")
        for line in [
            "    var symbol: String?\n", "if let symbol {", "view.fittingSize(in: proposal)",
        ] {
            #expect(code.contains(line), "\(code)")
        }
        #expect(!code.contains("setContentHuggingPriority"), "\(code)")
        try typecheck(code, "\nclass OwnLabel: UILabel { var symbol: String? }\n")
    }

    @Test func `views that the app adds can make their place longer`() throws {
        let code = try code(
            element("view", "place"), filling("place"), outlets: outlets("place"))
        #expect(code.contains("        ZStack {\n            place\n        }\n"), "\(code)")
        #expect(code.contains(".frame(maxWidth: .infinity, maxHeight: .infinity)"), "\(code)")
        try typecheck(code)
    }

    @Test func `a stack has the modifiers that all its texts share`() throws {
        let labels = ["one", "two", "three"].map {
            element(
                "label", $0, "text=\"\($0)\" textAlignment=\"center\" numberOfLines=\"0\"",
                "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>")
        }
        let code = try code(
            stack("column", "axis=\"vertical\"", labels.joined()), pinned("column"))
        for name in ["foregroundStyle", "multilineTextAlignment"] {
            #expect(code.components(separatedBy: "." + name).count == 2, "\(code)")
        }
        try typecheck(code)
    }

    // MARK: Texts and distances

    @Test func `a text that fills a height begins at its top`() throws {
        let code = try code(
            element("textView", "text", "text=\"Words\" editable=\"NO\" scrollEnabled=\"NO\""),
            pinned("text") + constraint("root", "bottom", "text", "bottom", "constant=\"40\""))
        #expect(
            code.contains(
                ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)"),
            "\(code)")
    }

    @Test(arguments: [("trailing", "root", "one", ">="), ("trailing", "one", "root", "<=")])
    func `the least distance of a label is kept`(
        _ side: String, _ first: String, _ second: String, _ relation: String
    ) throws {
        let (word, sign) =
            relation == ">=" ? ("greaterThanOrEqual", "") : ("lessThanOrEqual", "-")
        let code = try code(
            label("one", "Text"),
            constraint("one", "top", "root", "top", "constant=\"100\"")
                + constraint("one", "leading", "root", "leading", "constant=\"20\"")
                + constraint(
                    first, side, second, side, "relation=\"\(word)\" constant=\"\(sign)20\""),
            outlets: outlets("one"))
        #expect(code.contains(".padding(.horizontal, 20)"), "\(code)")
        #expect(code.contains(".lineLimit(1)"), "\(code)")
        try typecheck(code)
    }

    @Test func `a view may begin before its container`() throws {
        let inner = element(
            "imageView", "picture", "image=\"photo\"",
            """
            <constraints><constraint firstAttribute="width" constant="80" id="w"/><constraint \
            firstAttribute="height" constant="60" id="h"/></constraints>
            """)
        let box = element(
            "view", "box", "",
            "<subviews>\(inner)</subviews><constraints>"
                + constraint("picture", "top", "box", "top", "constant=\"-4\"")
                + constraint("picture", "leading", "box", "leading", "constant=\"8\"")
                + constraint("box", "bottom", "picture", "bottom", "constant=\"8\"")
                + constraint("box", "trailing", "picture", "trailing", "constant=\"-20\"")
                + "</constraints>")
        let code = try code(
            stack("row", "alignment=\"top\" spacing=\"8\"", label("text") + box), pinned("row"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".padding(.top, -4)"), "\(code)")
        #expect(code.contains(".padding(.trailing, -20)"), "\(code)")
        try typecheck(code)
    }

    @Test func `a text that is cut at its head has one line`() throws {
        let code = try code(
            label("path", "Path", "lineBreakMode=\"headTruncation\""), pinned("path"))
        #expect(code.contains(".lineLimit(1)"), "\(code)")
        #expect(code.contains(".truncationMode(.head)"), "\(code)")
    }

    /// The length that an aspect fit picture of 30 × 20 points has along one axis.
    @Test(arguments: [("scaleAspectFit", true), ("scaleToFill", false)])
    func `a picture with its own height is not scaled to a greater width`(
        _ mode: String, _ isPlain: Bool
    ) throws {
        let code = CodeFramework.swiftUI.source(
            try CodeDocument.screen(
                element("imageView", "picture", "image=\"photo\" contentMode=\"\(mode)\""),
                constraints: pinned("picture"),
                beside: """
                    </objects></scene></scenes><resources><image name="photo" width="30" \
                    height="20"/></resources><scenes><scene sceneID="t"><objects>
                    """))
        #expect(code.contains(".resizable()") != isPlain, "\(code)")
        #expect(!code.contains("Representable"), "\(code)")
    }

    // MARK: Looks

    @Test func `the picture of a selected button is its background`() throws {
        let selected = "<state key=\"selected\" backgroundImage=\"Oval\"/>"
        let code = try code(
            element(
                "button", "sweet", "buttonType=\"custom\" selected=\"YES\"",
                "<state key=\"normal\" title=\"Sweet\"/>" + selected), pinned("sweet"),
            outlets: outlets("sweet"))
        #expect(code.contains("var isSweetSelected = true"), "\(code)")
        #expect(code.contains("if isSweetSelected {"), "\(code)")
        #expect(code.contains("Image(\"Oval\")"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [true, false])
    func `a hidden view has a flag if an outlet refers to it`(_ hasOutlet: Bool) throws {
        let line = element(
            "view", "line", "hidden=\"YES\"",
            """
            <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>\
            <constraints><constraint firstAttribute="height" constant="1" id="h"/></constraints>
            """)
        let code = try code(line, pinned("line"), outlets: hasOutlet ? outlets("line") : "")
        #expect(code.contains("isLineHidden") == hasOutlet, "\(code)")
        try typecheck(code)
    }

    @Test func `the button of a row is pressed on its own`() throws {
        let cell = """
            <tableViewCell reuseIdentifier="Row" id="p"><rect key="frame" x="0" y="0" width="390" \
            height="60"/><tableViewCellContentView key="contentView" tableViewCell="p" id="cp">
            <rect key="frame" x="0" y="0" width="390" height="60"/>
            <autoresizingMask key="autoresizingMask"/><subviews>\(button("buy"))</subviews>
            <constraints>\(constraint("buy", "leading", "cp", "leading", "constant=\"20\""))
            \(constraint("buy", "centerY", "cp", "centerY"))</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        let code = try code(
            element("tableView", "tv", "", "<prototypes>\(cell)</prototypes>"),
            ["top", "bottom", "leading", "trailing"].map { constraint("tv", $0, "root", $0) }
                .joined())
        #expect(code.contains(".buttonStyle(.borderless)"), "\(code)")
        try typecheck(code)
    }

    @Test func `a row with a title and a value has both as properties`() throws {
        let labels = [("title", "16"), ("detail", "300")].map { id, x in
            """
            <label text="Text" id="\(id)"><rect key="frame" x="\(x)" y="0" width="60" \
            height="43.5"/><autoresizingMask key="autoresizingMask"/>
            <color key="textColor" systemColor="\(id == "title" ? "labelColor" : "secondaryLabelColor")"/>
            </label>
            """
        }
        let cell = """
            <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="title" \
            detailTextLabel="detail" reuseIdentifier="Row" id="p"><rect key="frame" x="0" y="0" \
            width="390" height="44"/><tableViewCellContentView key="contentView" \
            tableViewCell="p" id="cp"><rect key="frame" x="0" y="0" width="390" height="43.5"/>
            <autoresizingMask key="autoresizingMask"/><subviews>\(labels.joined())</subviews>
            </tableViewCellContentView></tableViewCell>
            """
        let code = try code(
            element("tableView", "tv", "", "<prototypes>\(cell)</prototypes>"),
            ["top", "bottom", "leading", "trailing"].map { constraint("tv", $0, "root", $0) }
                .joined())
        #expect(code.contains("LabeledContent(row.title, value: row.detail)"), "\(code)")
        #expect(code.contains("var title = \"Text\""), "\(code)")
        try typecheck(code)
    }

    /// The margins of the row, the row's height, and whether the list has them by itself.
    @Test(arguments: [
        (16, 44, true), (17, 44.333, true), (17, 43.5, true), (24, 44, false), (16, 60, false),
    ])
    func `a row of a text and a switch with the usual measures has no modifiers for them`(
        _ margin: Double, _ height: Double, _ isUsual: Bool
    ) throws {
        func side(_ view: String, _ side: String, _ more: String = "") -> String {
            constraint(view, side, "cp", side, more)
        }
        let cell = """
            <tableViewCell reuseIdentifier="Row" rowHeight="\(height)" id="p"><rect key="frame" x="0" \
            y="0" width="390" height="\(height)"/><tableViewCellContentView key="contentView" \
            tableViewCell="p" id="cp"><rect key="frame" x="0" y="0" width="390" height="\(height)"/>
            <autoresizingMask key="autoresizingMask"/><subviews>\(label("title", "Sound"))\
            \(element("switch", "sound"))</subviews><constraints>\
            \(side("title", "leading", "constant=\"\(margin)\""))\
            \(constraint("cp", "trailing", "sound", "trailing", "constant=\"\(margin)\""))\
            \(side("title", "centerY") + side("sound", "centerY"))</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        let code = try code(
            element(
                "tableView", "tv", "rowHeight=\"\(height)\"", "<prototypes>\(cell)</prototypes>"),
            filling("tv"))
        #expect(code.contains("Toggle(\"Sound\", isOn: "), "\(code)")
        for word in ["listRowInsets", "adding("] {
            #expect(code.contains(word) != isUsual, "\(code)")
        }
        try typecheck(code)
    }

    /// Symbol configurations, with the modifiers for them.
    private static let symbols = [
        ("pointSize=\"20\" weight=\"bold\"", "", [".font(.system(size: 20, weight: .bold))"]),
        ("weight=\"thin\" scale=\"large\"", "", [".fontWeight(.thin)", ".imageScale(.large)"]),
        (
            "configurationType=\"font\" scale=\"large\" weight=\"bold\"",
            "style=\"UICTFontTextStyleTitle0\"",
            [".font(.largeTitle.weight(.bold))", ".imageScale(.large)"]
        ),
        (
            "configurationType=\"font\" scale=\"default\" weight=\"regular\"",
            "style=\"UICTFontTextStyleHeadline\"", [".font(.headline)"]
        ),
        (
            "configurationType=\"font\"", "type=\"system\" pointSize=\"15\"",
            [".font(.system(size: 15))"]
        ),
    ]

    @Test(arguments: symbols, ["imageView", "button"])
    func `a symbol has the font, weight and scale of its configuration`(
        _ symbol: (attributes: String, font: String, modifiers: [String]), _ kind: String
    ) throws {
        let font =
            symbol.font.isEmpty
            ? "" : "<fontDescription key=\"fontDescription\" \(symbol.font)/>"
        let content = """
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(symbol.attributes)>\
            \(font)</preferredSymbolConfiguration>
            """
        let picture = "image=\"star\" catalog=\"system\""
        let code = try code(
            kind == "button"
                ? element(
                    kind, "it", "buttonType=\"system\"",
                    "<state key=\"normal\" \(picture)>\(content)</state>")
                : element(kind, "it", picture, content), pinned("it"))
        for modifier in symbol.modifiers { #expect(code.contains(modifier), "\(code)") }
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: ["system", "asset"])
    func `VoiceOver reads what a button with a picture does`(_ catalog: String) throws {
        let picture = "image=\"camera\"" + (catalog == "system" ? " catalog=\"system\"" : "")
        func action(_ name: String) -> String {
            "<connections><action selector=\"\(name):\" destination=\"vc\" "
                + "eventType=\"touchUpInside\" id=\"a\(name)\"/></connections>"
        }
        let code = try code(
            stack(
                "column", "axis=\"vertical\" spacing=\"8\"",
                element(
                    "button", "own", "buttonType=\"system\"",
                    "<state key=\"normal\" \(picture)/>" + action("takePhotoTapped"))
                    + element(
                        "button", "titled", "buttonType=\"system\"",
                        "<state key=\"normal\" title=\"Photo\" \(picture)/>" + action("pick"))),
            pinned("column"),
            item: """
                <navigationItem key="navigationItem" title="Item" id="ni"><barButtonItem \
                key="rightBarButtonItem" \(picture) id="bb"><connections><action \
                selector="switchCamera:" destination="vc" id="ab"/></connections></barButtonItem>
                </navigationItem>
                """)
        #expect(code.contains(".accessibilityLabel(\"Take photo\")"), "\(code)")
        let isSystem = catalog == "system"
        let button = "Button(\"Switch camera\", systemImage: \"camera\", action: onSwitchCamera)"
        #expect(code.contains(button) == isSystem, "\(code)")
        #expect(code.contains("Label(\"Photo\", systemImage: \"camera\")") == isSystem, "\(code)")
        #expect(code.contains("Label(\"Switch camera\", image: \"camera\")") != isSystem, "\(code)")
        try typecheck(code)
    }

    @Test func `a line separator is a line feed`() throws {
        let code = try code(
            label("it", "Safe? &#8232;&#8232;Check", "numberOfLines=\"0\""), pinned("it"))
        #expect(!code.contains("2028"), "\(code)")
        #expect(code.contains(#"Text("Safe?\n\nCheck")"#), "\(code)")
    }

    @Test func `a fixed size around a fixed length is left out`() {
        func frame(_ label: String, _ value: String) -> SwiftUICall {
            SwiftUICall("frame", [.named(label, value)])
        }
        let (down, across) = (SwiftUICall.fixedSize(.vertical), SwiftUICall.fixedSize(.horizontal))
        let padding = SwiftUICall("padding", "8")
        let kept: [[SwiftUICall]] = [
            [frame("width", "40"), down], [frame("minHeight", "40"), down],
            [down, frame("height", "40")], [frame("height", "40"), across],
            [frame("height", "40"), frame("maxHeight", ".infinity"), down],
        ]
        for calls in kept {
            let node = SwiftUINode("view", SwiftUICall("Color.red"), calls)
            #expect(node.withoutIdleSizes == node)
        }
        var node = SwiftUINode("view", SwiftUICall("Color.red"), [frame("height", "40"), padding])
        let plain = node
        node.outer = [down]
        #expect(node.withoutIdleSizes == plain)
    }

    @Test(arguments: [("VStack", "Height"), ("HStack", "Width")], [true, false])
    func `a stack whose content fills a fixed length has no alignment along it`(
        _ stack: (name: String, axis: String), _ isFilled: Bool
    ) {
        var leaf = SwiftUINode("leaf", SwiftUICall("Color.red"))
        if isFilled {
            leaf.outer = [SwiftUICall("frame", [.named("max\(stack.axis)", ".infinity")])]
        }
        let (length, padding) = (
            SwiftUICall.Argument.named(stack.axis.lowercased(), "94"), SwiftUICall("padding", "8")
        )
        let side = SwiftUICall.Argument.named("alignment", ".top")
        func column(_ arguments: [SwiftUICall.Argument]) -> SwiftUINode {
            SwiftUINode(
                "stack", SwiftUICall(stack.name, holding: [leaf]),
                [padding, SwiftUICall("frame", arguments)])
        }
        let result = column([length, side]).withoutIdleSizes
        #expect(result == column(isFilled ? [length] : [length, side]))
    }

    @Test func `a view has no tint that it inherits`() {
        let (own, other) = (SwiftUICall("tint", ".red"), SwiftUICall("tint", ".blue"))
        func leaf(_ calls: [SwiftUICall]) -> SwiftUINode {
            SwiftUINode("leaf", SwiftUICall("Slider"), calls)
        }
        func column(_ calls: [SwiftUICall], _ leaves: [SwiftUINode]) -> SwiftUINode {
            SwiftUINode("column", SwiftUICall("VStack", holding: leaves), calls)
        }
        let inner = column([other], [leaf([own])])
        let tree = column([], [leaf([own]), leaf([other]), inner])
        #expect(
            tree.withoutInherited(own) == column([], [leaf([]), leaf([other]), inner]))
    }
}
