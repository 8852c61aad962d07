import Testing

@testable import LayoutFormats

/// What a document states is in the SwiftUI code and nothing else: limits, heights that other views
/// determine, lines, tints and actions; and the part that stays in UIKit is no larger than its cause.
@Suite struct SwiftUIKeptTests: SwiftUIStoryboardSuite {
    /// Returns the code of a xib with a cell, whose content view has this subview at its edges.
    private func cell(
        _ view: String, _ content: String, outlets: String = ""
    ) throws -> String {
        let sides = ["top", "bottom", "leading", "trailing"].map {
            constraint(view, $0, "content", $0)
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <tableViewCell id="root" customClass="PersonCell"><rect key="frame" x="0" y="0" \
            width="390" height="66"/><autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="root" id="content">
            <rect key="frame" x="0" y="0" width="390" height="66"/>
            <autoresizingMask key="autoresizingMask"/><subviews>\(content)</subviews>
            <constraints>\(sides.joined())</constraints></tableViewCellContentView>
            <connections>\(outlets)</connections></tableViewCell></objects></document>
            """
        return CodeFramework.swiftUI.source(try CodeDocument.all(in: Array(text.utf8)))
    }

    // MARK: Lengths

    /// The greatest width is a constraint of the label, because `frame(maxWidth:)` would take it.
    @Test(arguments: [80, 150, 200])
    func `a label that stays in UIKit has its greatest width`(_ most: Int) throws {
        let limit = """
            <constraint firstAttribute="width" relation="lessThanOrEqual" constant="\(most)" id="w"/>
            <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="50" id="l"/>
            """
        let title = element(
            "label", "title", "text=\"Go\" customClass=\"OwnLabel\"",
            "<constraints>\(limit)</constraints>")
        let field = element("textField", "field", "horizontalHuggingPriority=\"250\"")
        let code = try code(
            stack("row", "spacing=\"16\" alignment=\"center\"", title + field), pinned("row"),
            outlets: outlets("title", "field"))
        let limited = "label.widthAnchor.constraint(lessThanOrEqualToConstant: \(most))"
        #expect(code.contains(limited), "\(code)")
        #expect(!code.contains("width >= "), "\(code)")
        try typecheck(code, "\nclass OwnLabel: UILabel {}\n")
    }

    /// Views that only keep distances are left out, and their stack has the distance as its height.
    @Test(arguments: [5, 12])
    func `a stack of views without height has the height of its spacing`(_ spacing: Int) throws {
        let empty = ["a", "b"].map {
            element("view", $0, "", "<constraints>\(length("height", 0, "h" + $0))</constraints>")
        }
        let space = stack("space", "axis=\"vertical\" spacing=\"\(spacing)\"", empty.joined())
        let code = try cell(
            "column",
            stack(
                "column", "axis=\"vertical\" spacing=\"4\"",
                space + label("title") + label("note")),
            outlets: outlets("space", "title", "note"))
        #expect(
            code.contains(/Color\.clear\s+\.frame\(height: \d+\)/) || !code.contains("Color.clear"),
            "\(code)")
        #expect(code.contains("\(spacing)"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [(16, 30), (24, 30), (30, 30), (40, 30)])
    func `a picture is not larger than its button`(_ button: Int, _ picture: Int) throws {
        let size = length("width", button, "w") + length("height", button, "h")
        let state = "<state key=\"normal\" image=\"clear\"/><constraints>\(size)</constraints>"
        let image = "<image name=\"clear\" width=\"\(picture)\" height=\"\(picture)\"/>"
        let text = try screen(element("button", "clear", "buttonType=\"custom\"", state), image)
        #expect(text.contains(".frame(width: \(button), height: \(button))"), "\(text)")
        #expect(text.contains(".resizable()") == (button < picture), "\(text)")
    }

    /// Returns the code of a screen with a view in its corner, and with pictures.
    private func screen(_ view: String, _ images: String) throws -> String {
        let place = ["top", "leading"].map {
            constraint("clear", $0, "root", $0, "constant=\"100\"")
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="s"><objects><viewController id="vc" \
            sceneMemberID="viewController"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(view)</subviews>
            <constraints>\(place.joined())</constraints></view></viewController></objects></scene>
            </scenes><resources>\(images)</resources></document>
            """
        return CodeFramework.swiftUI.source(try CodeDocument.all(in: Array(text.utf8)))
    }

    // MARK: Looks

    @Test(arguments: [true, false], ["", "width", "height", "both"])
    func `a symbol has its own size and the tint`(_ hasTint: Bool, _ stated: String) throws {
        let lengths = ["width", "height"].filter { $0 == stated || stated == "both" }.map {
            length($0, 32, $0)
        }
        let tint = hasTint ? "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>" : ""
        let symbol = element(
            "imageView", "chevron",
            "contentMode=\"scaleAspectFit\" image=\"chevron.right\" catalog=\"system\" "
                + "horizontalHuggingPriority=\"251\"",
            tint + "<constraints>\(lengths.joined())</constraints>")
        let code = try code(
            stack("row", "alignment=\"center\" spacing=\"8\"", label("title") + symbol),
            pinned("row"), outlets: outlets("title", "chevron"))
        #expect(code.contains(".foregroundStyle(.tint)") == !hasTint, "\(code)")
        #expect(code.contains(".foregroundStyle(.red)") == hasTint, "\(code)")
        if stated != "both" { #expect(!code.contains(".resizable()"), "\(code)") }
        try typecheck(code)
    }

    @Test(arguments: [1, 2, 20])
    func `a line with an outlet is no place for views`(_ height: Int) throws {
        let line = element(
            "view", "line", "",
            "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
                + "<constraints>\(length("height", height, "h"))</constraints>")
        let code = try code(
            stack("column", "axis=\"vertical\"", label("title") + line), pinned("column"),
            outlets: outlets("title", "line"))
        #expect(code.contains("@ViewBuilder var") == (height > 4), "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [10, 50])
    func `an indicator is not stretched by its stack`(_ width: Int) throws {
        let picture = element(
            "imageView", "logo", "image=\"logo\"",
            "<constraints>\(length("width", width * 4, "w"))\(length("height", 50, "h"))"
                + "</constraints>")
        let busy = element("activityIndicatorView", "busy", "animating=\"YES\" style=\"medium\"")
        let code = try code(
            stack("column", "axis=\"vertical\" spacing=\"32\"", picture + busy),
            constraint("column", "centerX", "root", "centerX")
                + constraint("column", "centerY", "root", "centerY"))
        #expect(!code.contains(/ProgressView\(\)\s+\.frame\(maxWidth/), "\(code)")
        #expect(!code.contains(".fixedSize(horizontal"), "\(code)")
    }

    // MARK: Properties

    @Test(arguments: [true, false])
    func `only a view beside others can be hidden`(_ isAlone: Bool) throws {
        let bar = stack("bar", "", label("title", "Title", "horizontalHuggingPriority=\"250\""))
        let outer = isAlone ? bar : stack("column", "axis=\"vertical\"", bar + label("note"))
        let code = try cell(isAlone ? "bar" : "column", outer, outlets: outlets("title", "bar"))
        #expect(code.contains("isBarHidden") == !isAlone, "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    /// In SwiftUI, a text would get half of the row beside one that takes the free space.
    @Test(arguments: [true, false], [1, 0])
    func `a text of the app is not cut beside one that grows`(
        _ hasOutlet: Bool, _ lines: Int
    ) throws {
        let value = label(
            "value", "Value",
            "horizontalHuggingPriority=\"1000\" numberOfLines=\"\(lines)\"")
        let code = try cell(
            "row", stack("row", "", label("title", "Title") + value),
            outlets: outlets("title") + (hasOutlet ? outlets("value") : ""))
        #expect(code.contains(".layoutPriority(1)") == (hasOutlet && lines == 1), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [2, 3])
    func `labels of a class of the app share a representable`(_ count: Int) throws {
        let labels = (0..<count).map { place in
            element(
                "label", "text\(place)", "text=\"\(place)\" customClass=\"StyledLabel\"",
                attribute("styleName", "string", "value=\"style \(place)\">"))
        }
        let ids = (0..<count).map { outlet("text\($0)", "text\($0)") }.joined()
        let code = try code(
            stack("column", "axis=\"vertical\"", labels.joined()), pinned("column"), outlets: ids)
        #expect(code.ranges(of: "private struct").count == 1, "\(code)")
        #expect(code.contains("styleName: \"style 1\""), "\(code)")
        // The app sets the text only.
        #expect(!code.contains("configure"), "\(code)")
    }

    @Test(arguments: ["tableView", "memberTable"], [true, false])
    func `an empty table has the rows of the app`(_ name: String, _ hasOutlet: Bool) throws {
        let code = try code(
            element("tableView", "list", "style=\"plain\""), filling("list"),
            outlets: hasOutlet ? outlet(name, "list") : "")
        let rows = name == "tableView" ? "listRows" : "memberRows"
        #expect(code.contains("@ViewBuilder var \(rows): Content") == hasOutlet, "\(code)")
        #expect(!code.contains("Not exported: outlet"), "\(code)")
        try typecheck(code)
    }

    // MARK: Actions

    /// `saveWithSender:` is the method `save(sender:)` of the class in UIKit.
    @Test func `an action in UIKit code is not said to be missing`() throws {
        let action = """
            <connections><action selector="saveWithSender:" destination="vc" \
            eventType="touchUpInside" id="act"/></connections>
            """
        let code = try code(
            element("collectionView", "grid", "", "<connections/>")
                + element("button", "save", "buttonType=\"system\"", action),
            pinned("grid") + constraint("save", "top", "grid", "top", "constant=\"3.7\"")
                + constraint("save", "width", "grid", "width", "multiplier=\"0.37\""),
            outlets: outlets("save", "grid"))
        #expect(!code.contains("Not exported: action"), "\(code)")
    }

    @Test(arguments: ["RoundedButton", nil])
    func `an action of the first responder is connected`(_ type: String?) throws {
        let action = """
            <connections><action selector="freeze" destination="-2" eventType="touchUpInside" \
            id="act"/></connections>
            """
        let view =
            type.map { element("view", "part", "customClass=\"\($0)\"", action) }
            ?? element("button", "part", "", "<state key=\"normal\" title=\"Go\"/>" + action)
        let code = try cell("part", view)
        #expect(code.contains(/onFreeze|"freeze"/), "\(code)")
        #expect(!code.contains("Not exported: action"), "\(code)")
    }

    // MARK: What stays in UIKit

    @Test(arguments: ["center", "fill"])
    func `only the text view stays in UIKit`(_ alignment: String) throws {
        let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 12)
        let views =
            element(
                "imageView", "photo", "image=\"photo\"",
                "<constraints>\(length("width", 200, "w"))\(length("height", 200, "h"))"
                    + "</constraints>") + label("name", "Name")
            + element("textView", "story", "scrollEnabled=\"NO\" text=\"\(text)\"")
        let column = stack(
            "column", "axis=\"vertical\" alignment=\"\(alignment)\" spacing=\"11\"", views)
        let code = try code(column, pinned("column"), outlets: outlets("story"))
        #expect(code.contains("Text(\"Name\")"), "\(code)")
        #expect(!code.contains("UIStackView"), "\(code)")
        try typecheck(code)
    }

    @Test func `a view from the screen's edge with others in the safe area ignores it`() throws {
        let column = stack("column", "axis=\"vertical\"", label("one") + label("two"))
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
        func code(_ edge: String) throws -> String {
            let places =
                constraint("back", "top", edge, "top")
                + ["leading", "trailing"].map { constraint("back", $0, "root", $0) }.joined()
                + constraint("column", "top", "safe", "top")
                + constraint("column", "leading", "safe", "leading", "constant=\"20\"")
                + constraint("back", "bottom", "one", "bottom")
                + constraint("two", "width", "back", "width", "multiplier=\"0.37\"")
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
                toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
                useSafeAreas="YES"><device id="retina6_1" orientation="portrait" \
                appearance="light"/><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view id="root" customClass="CardView">
                <rect key="frame" x="0" y="0" width="390" height="844"/>
                <subviews>\(element("view", "back"))\(column)</subviews>\(guide)
                <constraints>\(places)</constraints></view></objects></document>
                """
            return CodeFramework.swiftUI.source(try CodeDocument.all(in: Array(text.utf8)))
        }
        let (whole, inside) = (try code("root"), try code("safe"))
        if whole.contains("UIViewRepresentable") {
            #expect(whole.contains(".ignoresSafeArea()"), "\(whole)")
        }
        #expect(!inside.contains(".ignoresSafeArea()"), "\(inside)")
    }

    @Test func `a screen of classes of the app states so`() throws {
        let parts = (0..<4).map { element("view", "part\($0)", "customClass=\"Paragraph\"") }
        let column = stack("column", "axis=\"vertical\"", parts.joined())
        let edges = ["top", "leading", "trailing"].map { constraint("column", $0, "scroll", $0) }
        let scroll = element(
            "scrollView", "scroll", "",
            "<subviews>\(column)</subviews><constraints>\(edges.joined())"
                + constraint("scroll", "bottom", "column", "bottom", "priority=\"900\"")
                + constraint("column", "width", "scroll", "width", "multiplier=\"0.37\"")
                + "</constraints>")
        let code = try code(scroll, filling("scroll"))
        #expect(!code.contains("the 900 of"), "\(code)")
    }

    @Test func `views that only placeholders place are in a comment`() throws {
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(
                element("view", "box") + label("title"),
                constraints: pinned("title")
                    + constraint("box", "top", "root", "top", "placeholder=\"YES\"")))
        #expect(code.contains("// TODO: constrain backgroundView,"), "\(code)")
        #expect(code.ranges(of: "// TODO: constrain").count == 1, "\(code)")
    }
}
