import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// SwiftUI code of storyboard scenes is right for other texts than the document's, and has or names
/// everything that the storyboard states.
@Suite struct SwiftUISceneTests: SwiftUIStoryboardSuite {
    // MARK: Other texts

    @Test(arguments: [
        ("left", ".leading"), ("center", nil), ("right", ".trailing"),
    ])
    func `equal texts do not hide how a column aligns its labels`(
        _ alignment: String, _ word: String?
    ) throws {
        for text in ["Label", ""] {
            let labels = ["amount", "detail"].map {
                label($0, text, "textAlignment=\"\(alignment)\"")
            }
            let code = try code(
                stack("column", "axis=\"vertical\"", labels.joined()),
                constraint("column", "trailing", "root", "trailing")
                    + constraint("column", "top", "root", "top", "constant=\"100\""),
                outlets: outlets("amount", "detail"))
            #expect(!code.contains("Representable"), "\(code)")
            let start = word.map { "VStack(alignment: \($0), spacing: 0)" } ?? "VStack(spacing: 0)"
            #expect(code.contains(start), "\(code)")
            try typecheck(code)
        }
    }

    @Test(arguments: ["fillProportionally", "equalCentering"])
    func `a distribution that depends on the texts is not a plain stack`(
        _ distribution: String
    ) throws {
        let code = try code(
            stack(
                "row", "distribution=\"\(distribution)\"",
                ["one", "two", "three"].map { label($0) }.joined()),
            constraint("row", "leading", "root", "leading", "constant=\"20\"")
                + constraint("root", "trailing", "row", "trailing", "constant=\"20\"")
                + constraint("row", "top", "root", "top", "constant=\"100\""),
            outlets: outlets("one", "two", "three"))
        #expect(code.contains("Representable"), "\(code)")
    }

    @Test func `all views of equal lengths grow`() throws {
        let code = try code(
            stack("row", "distribution=\"fillEqually\"", label("long", "Label") + label("short")),
            constraint("row", "leading", "root", "leading", "constant=\"20\"")
                + constraint("root", "trailing", "row", "trailing", "constant=\"20\"")
                + constraint("row", "top", "root", "top", "constant=\"100\""),
            outlets: outlets("long", "short"))
        #expect(code.components(separatedBy: "maxWidth: .infinity, alignment: .leading").count > 2)
        #expect(!code.contains("Representable"), "\(code)")
    }

    @Test func `a text has a line limit only where it would wrap, or where the app sets it`() throws
    {
        let place = constraint("title", "top", "root", "top", "constant=\"100\"")
        #expect(try !code(label("title"), place).contains("lineLimit"))
        #expect(try code(label("title"), place, outlets: outlets("title")).contains("lineLimit"))
        let long = Array(repeating: "word", count: 30).joined(separator: " ")
        let narrow = try code(
            label("title", long),
            constraint("title", "top", "root", "top", "constant=\"100\"")
                + constraint("title", "leading", "root", "leading", "constant=\"20\"")
                + constraint("root", "trailing", "title", "trailing", "constant=\"20\""))
        #expect(narrow.contains(".lineLimit(1)"), "\(narrow)")
    }

    // MARK: Outlets and segues

    @Test func `every outlet is a property`() throws {
        let code = try code(
            stack(
                "column", "axis=\"vertical\"",
                label("title")
                    + element(
                        "view", "box", "",
                        "<constraints>\(length("height", 40, "boxHeight"))</constraints>")),
            constraint("column", "top", "root", "top", "constant=\"100\"")
                + constraint("column", "leading", "root", "leading", "constant=\"20\"")
                + constraint("root", "trailing", "column", "trailing", "constant=\"20\""),
            outlets: outlets("title", "column", "box", "boxHeight"))
        #expect(code.contains("var title = \"Label\""), "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        #expect(code.contains("var isColumnHidden = false"), "\(code)")
        // The app adds views to the box, and changes its height.
        #expect(code.contains("@ViewBuilder var box: Content"), "\(code)")
        #expect(code.contains("var boxHeight: CGFloat = 40"), "\(code)")
        #expect(code.contains("height: boxHeight"), "\(code)")
        try typecheck(code)
    }

    @Test func `a segue of the controller is named`() throws {
        let other = """
            </objects></scene><scene sceneID="t"><objects><viewController id="vc2" \
            customClass="HelpController" sceneMemberID="viewController"/>
            """
        let code = try code(
            label("title"),
            outlets: #"<segue destination="vc2" kind="show" identifier="help" id="sg"/>"#,
            beside: other)
        #expect(code.contains("Not exported: segue \"help\" (show)"), "\(code)")
    }

    @Test func `the title of a navigation item is there without a bar`() throws {
        let code = try code(
            label("label"),
            item: #"<navigationItem key="navigationItem" title="Pair Device" id="ni"/>"#)
        #expect(code.contains(#".navigationTitle("Pair Device")"#), "\(code)")
    }

    /// Outside of its file, a view has no subviews to which its outlets could refer.
    @Test func `a class of the app with outlets to its subviews is named`() throws {
        let code = try code(
            element(
                "view", "card", "customClass=\"GradientView\"",
                "<subviews>\(label("title"))</subviews><constraints>"
                    + ["top", "bottom", "leading", "trailing"].map {
                        constraint("title", $0, "card", $0)
                    }.joined() + "</constraints><connections>\(outlets("title"))</connections>"),
            constraint("card", "top", "root", "top", "constant=\"100\""))
        #expect(code.contains("// GradientView in the app."), "\(code)")
    }

    @Test func `a class of the app that draws is behind its subviews`() throws {
        let color = "value=\"big\">"
        let code = try code(
            element(
                "view", "card", "customClass=\"GradientView\"",
                "<subviews>\(label("title"))</subviews><constraints>"
                    + ["top", "bottom", "leading", "trailing"].map {
                        constraint("title", $0, "card", $0)
                    }.joined() + "</constraints>" + attribute("look", "string", color)),
            constraint("card", "top", "root", "top", "constant=\"100\""))
        #expect(
            code.contains(".background {\n                GradientViewRepresentable()"), "\(code)")
        #expect(code.contains("view.look = \"big\""), "\(code)")
        try typecheck(code, "\nclass GradientView: UIView { var look = \"\" }\n")
    }

    @Test func `the texts of a view in UIKit are properties of the struct`() throws {
        let code = try code(
            stack(
                "row", "distribution=\"fillProportionally\"",
                ["one", "two"].map { label($0, "Text of " + $0) }.joined()),
            constraint("row", "leading", "root", "leading", "constant=\"20\"")
                + constraint("root", "trailing", "row", "trailing", "constant=\"20\"")
                + constraint("row", "top", "root", "top", "constant=\"100\""),
            outlets: outlets("one", "two"))
        #expect(code.contains("    var one = \"Text of one\"\n"), "\(code)")
        #expect(code.contains("one: one, two: two)"), "\(code)")
        #expect(code.contains("view.one.text = one"), "\(code)")
        try typecheck(code)
    }

    /// The bar is a document of its own, whose struct has the label.
    @Test func `an outlet to a view of another document is not lost`() throws {
        let bar = element(
            "view", "bar", "", "<subviews>\(label("caption", "Caption"))</subviews>")
        let codes = try CodeDocument.screen(
            label("title"), outlets: outlets("title", "caption"), beside: bar
        ).map { CodeFramework.swiftUI.source([$0]) }
        #expect(codes.count == 2)
        #expect(!codes.contains { $0.contains("Not exported") }, "\(codes)")
    }

    // MARK: What SwiftUI states too

    @Test(arguments: [("YES", true), ("NO", false)])
    func `a container that is an accessibility element hides its subviews`(
        _ value: String, _ isElement: Bool
    ) throws {
        let box = element(
            "view", "box", "",
            """
            <subviews>\(label("title"))</subviews><accessibility \
            key="accessibilityConfiguration" label="Two" identifier="both"><bool key="isElement" \
            value="\(value)"/></accessibility><constraints>
            \(["top", "bottom", "leading", "trailing"].map { constraint("title", $0, "box", $0) }.joined())
            </constraints>
            """)
        let code = try code(
            box, constraint("box", "top", "root", "top", "constant=\"100\""),
            outlets: outlet("nameLabel", "title"))
        let call = ".accessibilityElement(children: .ignore)"
        #expect(code.contains(call) == isElement, "\(code)")
        #expect(code.contains(".accessibilityValue(name)") == isElement, "\(code)")
        let label = try #require(code.firstRange(of: ".accessibilityLabel(\"Two\")"))
        let identifier = try #require(code.firstRange(of: ".accessibilityIdentifier(\"both\")"))
        if let element = code.firstRange(of: call) {
            #expect(element.upperBound < min(label.lowerBound, identifier.lowerBound), "\(code)")
        }
        #expect(!code.contains("accessibilityHidden"), "\(code)")
        try typecheck(code)
    }

    @Test func `a screen without a class is called after its heading`() throws {
        let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>"
        let code = try code(
            label("name", "Name")
                + element("label", "title", "text=\"Custom Attributes\"", font))
        #expect(code.contains("struct CustomAttributesView: View"), "\(code)")
    }

    @Test func `attributes that SwiftUI has are modifiers`() throws {
        let label = element(
            "label", "title", "text=\"Title\"",
            """
            <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" \
            staticText="YES" header="YES"/></accessibility>
            """ + attribute("accessibilityIdentifier", "string", "value=\"heading\">"))
        let text = element("scrollView", "scroll", "keyboardDismissMode=\"interactive\"")
        let code = try code(label + text)
        #expect(code.contains(".accessibilityAddTraits([.isStaticText, .isHeader])"), "\(code)")
        #expect(code.contains(".accessibilityIdentifier(\"heading\")"), "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    // MARK: Lists

    private func table(_ attributes: String, _ sections: String) throws -> String {
        CodeFramework.swiftUI.source(
            try CodeDocument.all(
                in: Array(
                    """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
                    version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
                    useAutolayout="YES"><device id="retina6_1" orientation="portrait" \
                    appearance="light"/><scenes><scene sceneID="s"><objects>
                    <tableViewController id="vc" sceneMemberID="viewController">
                    <tableView key="view" \(attributes) rowHeight="44" id="tv">
                    <rect key="frame" x="0" y="0" width="390" height="844"/>
                    <sections>\(sections)</sections></tableView></tableViewController>
                    </objects></scene></scenes></document>
                    """.utf8)))
    }

    private func section(_ id: String, _ title: String?, _ cells: String) -> String {
        let header = title.map { "headerTitle=\"\($0)\"" } ?? ""
        return "<tableViewSection \(header) id=\"\(id)\"><cells>\(cells)</cells></tableViewSection>"
    }

    /// - Parameter accessory: whether a switch is the cell's accessory view
    private func cell(_ id: String, _ title: String, _ more: String = "", accessory: Bool = false)
        -> String
    {
        let control = accessory ? element("switch", "sw\(id)", "on=\"YES\"") : ""
        let outlet =
            accessory
            ? "<outlet property=\"accessoryView\" destination=\"sw\(id)\" id=\"oa\(id)\"/>" : ""
        return """
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l\(id)" id="\(id)">
            <rect key="frame" x="0" y="0" width="390" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c\(id)">
            <rect key="frame" x="0" y="0" width="390" height="43.5"/><autoresizingMask key="autoresizingMask"/>
            <subviews>\(control)<label text="\(title)" \(more) id="l\(id)">
            <rect key="frame" x="16" y="0" width="358" height="43.5"/>
            <autoresizingMask key="autoresizingMask"/></label></subviews>
            </tableViewCellContentView><connections>\(outlet)</connections></tableViewCell>
            """
    }

    @Test func `a static section without a title is a section, with its centred text`() throws {
        let code = try table(
            "dataMode=\"static\" style=\"grouped\"",
            section("s1", "Cloud", cell("a", "Status") + cell("b", "Date"))
                + section("s2", nil, cell("d", "Versions", "textAlignment=\"center\"")))
        let parts = code.components(separatedBy: "Section")
        #expect(parts.count == 3, "\(code)")
        #expect(parts.last?.contains("Text(\"Versions\")") == true, "\(code)")
        #expect(parts.last?.contains(".frame(maxWidth: .infinity)") == true, "\(code)")
        try typecheck(code)
    }

    @Test func `a switch as the accessory view is a toggle with the cell's title`() throws {
        let code = try table(
            "dataMode=\"static\" style=\"grouped\"",
            section("s1", "Cloud", cell("a", "Syncing", accessory: true) + cell("b", "Date")))
        #expect(code.contains("Toggle(\"Syncing\", isOn: $"), "\(code)")
        #expect(!code.contains("labelsHidden"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [true, false])
    func `a table without separators has none`(_ hasSeparators: Bool) throws {
        let code = try table(
            "dataMode=\"static\" style=\"plain\""
                + (hasSeparators ? "" : " separatorStyle=\"none\""),
            section("s1", "Cloud", cell("a", "Status") + cell("b", "Date")))
        #expect(code.contains(".listRowSeparator(.hidden)") != hasSeparators, "\(code)")
        try typecheck(code)
    }

    /// - Parameter attributes: the attributes of the table
    private func prototype(_ content: String, _ more: String = "", _ attributes: String) throws
        -> String
    {
        let cell = """
            <tableViewCell reuseIdentifier="Row" id="p"><rect key="frame" x="0" y="0" width="390" \
            height="60"/><tableViewCellContentView key="contentView" tableViewCell="p" id="cp">
            <rect key="frame" x="0" y="0" width="390" height="60"/>
            <autoresizingMask key="autoresizingMask"/><subviews>\(content)</subviews><constraints>
            \(constraint(id(of: content), "leading", "cp", "leading", "constant=\"20\""))
            \(constraint(id(of: content), "centerY", "cp", "centerY"))
            </constraints></tableViewCellContentView></tableViewCell>
            """
        return try code(
            element("tableView", "tv", attributes, "<prototypes>\(cell)</prototypes>\(more)"),
            ["top", "bottom", "leading", "trailing"].map { constraint("tv", $0, "root", $0) }
                .joined())
    }

    private func id(of element: String) -> String {
        String(element.split(separator: "id=\"")[1].prefix { $0 != "\"" })
    }

    @Test func `a row fills the width, and all of it can be tapped`() throws {
        let code = try prototype(
            label("name"),
            #"<connections><outlet property="delegate" destination="vc" id="de"/></connections>"#,
            "rowHeight=\"60\"")
        #expect(code.contains("alignment: .leading)"), "\(code)")
        #expect(code.contains("maxWidth: .infinity"), "\(code)")
        #expect(
            code.contains("    Row(row: row)\n                        .contentShape(Rectangle())"),
            "\(code)")
        #expect(code.contains("var onSelect: (ListItem) -> Void"), "\(code)")
        #expect(code.contains(".frame(height: 60)"), "\(code)")
        try typecheck(code)
    }

    @Test func `a constraint that Xcode removes has no effect`() throws {
        let wide = """
            <constraints><constraint firstAttribute="width" constant="321" placeholder="YES" \
            id="pl"/></constraints>
            """
        let code = try code(
            element("label", "title", "text=\"Title\"", wide),
            constraint("title", "top", "root", "top", "constant=\"100\"")
                + constraint("title", "leading", "root", "leading", "constant=\"20\""))
        #expect(!code.contains("321"), "\(code)")
    }

    @Test func `buttons whose method has no parameter call one closure`() throws {
        let buttons = ["one", "two"].map { id in
            element(
                "button", id, "buttonType=\"system\"",
                """
                <state key="normal" title="\(id)"/><connections><action selector="close" \
                destination="vc" eventType="touchUpInside" id="a\(id)"/></connections>
                """)
        }
        let code = try code(stack("row", "spacing=\"8\"", buttons.joined()))
        #expect(code.contains("var onClose: () -> Void = {}"), "\(code)")
        #expect(!code.contains("onClose("), "\(code)")
    }

    // MARK: Numbers

    @Test func `different distances are the numbers of the document`() throws {
        let code = try code(
            label("one") + label("two") + label("three") + label("four"),
            constraint("one", "top", "root", "top", "constant=\"100\"")
                + constraint("two", "top", "one", "bottom", "constant=\"3\"")
                + constraint("three", "top", "two", "bottom", "constant=\"12\"")
                + constraint("four", "top", "three", "bottom", "constant=\"17\"")
                + ["one", "two", "three", "four"].map {
                    constraint($0, "leading", "root", "leading", "constant=\"20\"")
                }.joined())
        for number in [3, 12, 17] { #expect(code.contains(".padding(.top, \(number))"), "\(code)") }
        #expect(code.contains("spacing: 0"), "\(code)")
    }
}
