import StackCore
import Testing

@testable import LayoutFormats

/// Cells in exported code: outlets to properties of UIKit, margins, and outlets that only some
/// prototypes of a class have. Also settings of bar items, layouts and buttons.
@Suite struct SwiftCellTests: ExportedCodeSuite {
    /// Returns a prototype cell with views that have outlets.
    ///
    /// - Parameters:
    ///   - outlets: the property of each view, and the name of the view's element
    ///   - margins: whether the cell and its content view preserve the margins of their superviews
    ///   - edge: the attribute of the content view to which the leading edges of the views are tied
    private func cell(
        _ identifier: String, _ outlets: [(property: String, element: String)],
        type: String = "InfoCell", margins: (cell: Bool, content: Bool) = (false, false),
        edge: String = "leading"
    ) -> String {
        func flag(_ isOn: Bool) -> String {
            isOn ? "preservesSuperviewLayoutMargins=\"YES\"" : ""
        }
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"44\"/>"
        let views = outlets.map { element($0.element, identifier + $0.property) }
        let constraints = outlets.map { outlet in
            "<constraint firstItem=\"\(identifier + outlet.property)\" firstAttribute=\"leading\" "
                + "secondItem=\"content\(identifier)\" secondAttribute=\"\(edge)\" "
                + "id=\"c\(identifier + outlet.property)\"/>"
        }
        let connections = outlets.map { outlet in
            "<outlet property=\"\(outlet.property)\" "
                + "destination=\"\(identifier + outlet.property)\" "
                + "id=\"o\(identifier + outlet.property)\"/>"
        }
        return """
            <tableViewCell id="\(identifier)" reuseIdentifier="\(identifier)" \
            customClass="\(type)" \(flag(margins.cell))>\(frame)\
            <tableViewCellContentView key="contentView" id="content\(identifier)" \
            \(flag(margins.content))>\(frame)<subviews>\(views.joined())</subviews>\
            <constraints>\(constraints.joined())</constraints></tableViewCellContentView>\
            <connections>\(connections.joined())</connections></tableViewCell>
            """
    }

    private func code(_ cells: String...) throws -> String {
        CodeFramework.uiKit.source(
            try CodeDocument.screen(
                element(
                    "tableView", "t", "style=\"plain\"",
                    "<prototypes>\(cells.joined())</prototypes>")))
    }

    @Test(arguments: [
        "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView",
        "accessoryView", "editingAccessoryView",
    ])
    func `an outlet to a property of UIKit assigns the property`(_ property: String) throws {
        let code = try code(cell("Row", [(property, "view"), ("title", "label")]))
        let view = try #require(code.firstMatch(of: /private let (\w+): UIView/)).1
        #expect(code.contains("        \(property) = \(view)\n"), "\(code)")
        #expect(!code.contains("addSubview(\(view))"), "\(code)")
        #expect(code.contains("            \(view).leadingAnchor"), "\(code)")
        #expect(code.contains("    let title: UILabel"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [
        ("textLabel", "label", "UILabel"), ("detailTextLabel", "label", "UILabel"),
        ("imageView", "imageView", "UIImageView"),
    ])
    func `an outlet to a read-only property of UIKit overrides the property`(
        _ property: String, _ kind: String, _ type: String
    ) throws {
        let code = try code(cell("Row", [(property, kind)]))
        let name = "cell" + property.prefix(1).uppercased() + property.dropFirst()
        #expect(code.contains("    private let \(name): \(type)"), "\(code)")
        #expect(code.contains("    override var \(property): \(type)? { \(name) }\n"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: ["value", "image", "text", "count", "segmentedControl"])
    func `an outlet may have the name of a property of other views`(_ property: String) throws {
        let code = try code(cell("Row", [(property, "label")]))
        #expect(code.contains("    let \(property): UILabel"), "\(code)")
        try typecheck(code)
    }

    @Test func `the class of several prototypes has the outlets of all of them`() throws {
        let code = try code(
            cell("Empty", []), cell("Text", [("title", "label")]),
            cell("Image", [("title", "label"), ("picture", "imageView")]))
        let start = try #require(code.firstRange(of: "\nclass InfoCell: UITableViewCell {"))
        let end = try #require(code.firstRange(of: "\nfinal class EmptyCell: InfoCell {"))
        let base = code[start.upperBound..<end.lowerBound]
        for outlet in ["title: UILabel", "picture: UIImageView"] {
            #expect(base.contains("    private(set) lazy var \(outlet) = {"), "\(code)")
            #expect(code.ranges(of: "var \(outlet)").count == 1, "\(code)")
        }
        #expect(code.ranges(of: "required init?(coder").count == 1, "\(code)")
        try typecheck(
            code,
            "func use(_ cell: InfoCell) { (cell.title.text, cell.picture.image) = (nil, nil) }")
    }

    @Test(arguments: [(true, true), (true, false), (false, true)], [true, false])
    func `margin flags are set where they have an effect`(
        _ flags: (cell: Bool, content: Bool), _ isUsed: Bool
    ) throws {
        let (ofCell, ofContent) = flags
        let code = try code(
            cell(
                "Row", [("title", "label")], margins: flags,
                edge: isUsed ? "leadingMargin" : "leading"))
        let line = "preservesSuperviewLayoutMargins = true\n"
        #expect(code.contains("        contentView.\(line)") == (isUsed && ofContent), "\(code)")
        #expect(code.contains("        \(line)") == (isUsed && ofContent && ofCell), "\(code)")
    }

    /// The app's own code sets the labels of a cell with a style, which have no effect beside a
    /// content configuration.
    @Test(arguments: ["Default", "Value1", "Value2", "Subtitle"], [13, 17])
    func `a cell with a style sets its labels where they differ from new ones`(
        _ style: String, _ target: Int
    ) throws {
        let looks = [
            (#"adjustsFontSizeToFit="NO""#, "", []),
            ("", #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#, []),
            (
                "", #"<fontDescription key="fontDescription" type="system" pointSize="24"/>"#,
                ["font = .systemFont(ofSize: 24)"]
            ),
            (
                #"numberOfLines="0""#,
                #"<color key="textColor" systemColor="linkColor"/>"#,
                ["numberOfLines = 0", "textColor = .link"]
            ),
            (
                #"lineBreakMode="middleTruncation" minimumScaleFactor="0.5""#, "",
                [
                    "lineBreakMode = .byTruncatingMiddle", "adjustsFontSizeToFitWidth = true",
                    "minimumScaleFactor = 0.5",
                ]
            ),
        ]
        let hasDetail = style != "Default"
        let names = ["textLabel"] + (hasDetail ? ["detailTextLabel"] : [])
        let ids = names.map { "\($0)=\"\($0)\"" }.joined(separator: " ")
        var options = CodeOptions()
        options.deploymentTarget = target
        for (number, (attributes, children, lines)) in looks.enumerated() {
            let alignment = number % 2 == 0 ? "natural" : "center"
            let labels = names.map {
                element(
                    "label", $0, "text=\"\($0)\" textAlignment=\"\(alignment)\" \(attributes)",
                    children)
            }
            let cell = """
                <prototypes><tableViewCell id="c" reuseIdentifier="Row" \(ids) \
                style="IBUITableViewCellStyle\(style)"><rect key="frame" x="0" y="0" width="390" \
                height="44"/><tableViewCellContentView key="contentView" id="d"><rect key="frame" \
                x="0" y="0" width="390" height="44"/><subviews>\(labels.joined())</subviews>\
                </tableViewCellContentView></tableViewCell></prototypes>
                """
            let code = CodeFramework.uiKit.source(
                try CodeDocument.screen(element("tableView", "t", "style=\"plain\"", cell)), options
            )
            for name in names {
                let found = code.matches(of: /\n +(\w+)\?\.(.*)/).filter { $0.1 == name }
                let expected =
                    ["text = \"\(name)\""] + lines
                    + (alignment == "center" ? ["textAlignment = .center"] : [])
                #expect(Set(found.map { String($0.2) }) == Set(expected), "\(attributes): \(code)")
            }
            #expect(!code.contains("ontentConfiguration"), "\(code)")
            try typecheck(code)
        }
    }

    /// UIKit makes the views of such a cell, so they cannot have a class of the app.
    @Test(arguments: [true, false])
    func `the class of a view in a cell with a style is listed`(_ isCustom: Bool) throws {
        let type = isCustom ? "customClass=\"AvatarView\"" : ""
        let cell = """
            <prototypes><tableViewCell id="c" reuseIdentifier="Row" textLabel="l" imageView="i" \
            style="IBUITableViewCellStyleDefault"><rect key="frame" x="0" y="0" width="390" \
            height="44"/><tableViewCellContentView key="contentView" id="d"><rect key="frame" \
            x="0" y="0" width="390" height="44"/><subviews>\(element("label", "l", "text=\"Hi\""))\
            \(element("imageView", "i", "image=\"face\" \(type)"))</subviews>\
            </tableViewCellContentView></tableViewCell></prototypes>
            """
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(element("tableView", "t", "style=\"plain\"", cell)))
        #expect(
            code.contains("// Not exported: class AvatarView of imageView\n") == isCustom,
            "\(code)")
        #expect(code.contains("imageView?.image = UIImage(named: \"face\")"), "\(code)")
        try typecheck(code)
    }

    // MARK: Settings that only the file has

    @Test(arguments: [nil, "safeArea", "layoutMargins", "contentInset"])
    func `a flow layout keeps its inset reference and estimated size`(
        _ reference: String?
    ) throws {
        let layout = """
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
            minimumInteritemSpacing="10" \(reference.map { "sectionInsetReference=\"\($0)\"" } ?? "") \
            id="f"><size key="itemSize" width="50" height="50"/>\
            <size key="estimatedItemSize" width="68" height="40"/></collectionViewFlowLayout>
            """
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(element("collectionView", "c", "", layout)))
        let lines = code.matches(of: /sectionInsetReference = \.(\w+)/).map { String($0.1) }
        let names = ["safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins"]
        #expect(lines == [reference.flatMap { names[$0] }].compactMap(\.self), "\(code)")
        #expect(code.contains("estimatedItemSize = CGSize(width: 68, height: 40)"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [("capsule", true), ("large", true), ("dynamic", false)])
    func `a button keeps the corner style of its configuration`(
        _ style: String, _ isSet: Bool
    ) throws {
        let button = element(
            "button", "b", "",
            "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Save\" "
                + "cornerStyle=\"\(style)\"/>")
        let code = CodeFramework.uiKit.source(try CodeDocument.screen(button))
        #expect(code.contains("configuration?.cornerStyle = .\(style)") == isSet, "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [
        ("", ["title = \"Add\""]),
        (
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
                + "keyPath=\"accessibilityLabel\" value=\"Add a row\"/></userDefinedRuntimeAttributes>",
            ["title = \"Add\"", "accessibilityLabel = \"Add a row\""]
        ),
        (
            "<accessibility key=\"accessibilityConfiguration\" label=\"Add a row\"/>",
            ["title = \"Add\"", "accessibilityLabel = \"Add a row\""]
        ),
    ])
    func `the title of an item with an image is not its accessibility label`(
        _ children: String, _ lines: [String]
    ) throws {
        let item = """
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \
            title="Add" image="plus" catalog="system" id="i">\(children)</barButtonItem></navigationItem>
            """
        let code = CodeFramework.uiKit.source(try CodeDocument.screen("", item: item))
        let found = code.split(separator: "\n").compactMap {
            $0.wholeMatch(of: /\s+\w+\.((?:title|accessibilityLabel) = .*)/).map { String($0.1) }
        }
        #expect(found == lines, "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [
        ("horizontal", "leading", "top"), ("horizontal", "trailing", "bottom"),
        ("vertical", "leading", "leading"), ("vertical", "trailing", "trailing"),
        ("horizontal", "center", "center"),
    ])
    func `the alignment of a row has the names of its edges`(
        _ axis: String, _ alignment: String, _ word: String
    ) throws {
        let view =
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
            + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/></view>"
        let stack = element(
            "stackView", "s", "axis=\"\(axis)\" alignment=\"\(alignment)\"",
            "<subviews>\(view)</subviews>")
        let code = CodeFramework.uiKit.source(try CodeDocument.screen(stack))
        #expect(code.contains("stack.alignment = .\(word)\n"), "\(code)")
        #expect(!code.contains("autoresizingMask"), "\(code)")
        try typecheck(code)
    }

    @Test func `a screen keeps the back item of the screens that it shows`() throws {
        let item = """
            <navigationItem key="navigationItem" title="List" id="n"><barButtonItem \
            key="backBarButtonItem" title="Back" id="i"/></navigationItem>
            """
        let code = CodeFramework.uiKit.source(try CodeDocument.screen("", item: item))
        let words = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.contains(
                "navigationItem.backBarButtonItem = UIBarButtonItem( title: \"Back\", "
                    + "style: .plain, target: nil, action: nil)"), "\(code)")
        try typecheck(code)
    }

    @Test func `variables of gesture recognizers are called after their labels or kinds`() throws {
        let kinds = ["tap", "pan", "swipe", "swipe", "rotation"]
        let gestures = kinds.enumerated().map { number, kind in
            "<\(kind)GestureRecognizer id=\"g\(number)\" cancelsTouchesInView=\"NO\" "
                + "\(number == 2 ? "direction=\"left\"" : "") "
                + "\(number == 4 ? "userLabel=\"Turn Gesture Recognizer\"" : "")/>"
        }
        let connections = kinds.indices.map { number in
            "<outletCollection property=\"gestureRecognizers\" destination=\"g\(number)\" "
                + "appends=\"YES\" id=\"c\(number)\"/>"
        }
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(
                element("view", "v", "", "<connections>\(connections.joined())</connections>"),
                beside: gestures.joined()))
        let names = code.matches(of: /let (\w+Recognizer) =\s/).map { String($0.1) }
        #expect(
            names == [
                "tapRecognizer", "panRecognizer", "leftSwipeRecognizer", "swipeRecognizer",
                "turnRecognizer",
            ], "\(code)")
    }
}
