import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Prototype cells of one class, their heights, outlets of views to constraints, and gaps.
@Suite struct SwiftFamilyTests: ExportedCodeSuite {
    private func code(_ subviews: String, outlets: String = "", item: String = "") throws -> String
    {
        CodeFramework.uiKit.source(
            try CodeDocument.screen(subviews, outlets: outlets, item: item))
    }

    /// Returns a prototype cell of the class `TabCell` with a label, which has an outlet, and
    /// perhaps a picture after it.
    private func cell(
        _ identifier: String, text: String = "Title", size: Int = 17, hasPicture: Bool = false,
        height: String = "", type: String = "TabCell", isHigh: Bool = false
    ) -> String {
        let id = identifier.lowercased()
        let picture = hasPicture ? element("imageView", "i-\(id)", "image=\"p\"") : ""
        let sides = ["top", "leading"] + (isHigh ? ["bottom"] : [])
        let constraints = sides.map { side in
            """
            <constraint firstItem="l-\(id)" firstAttribute="\(side)" secondItem="v-\(id)" \
            secondAttribute="\(side)" constant="\(side == "bottom" ? -30 : 30)" id="\(side)-\(id)"/>
            """
        }
        let outlet = { (name: String, target: String) in
            "<outlet property=\"\(name)\" destination=\"\(target)\" id=\"o-\(target)\"/>"
        }
        return """
            <tableViewCell id="\(id)" reuseIdentifier="\(identifier)" customClass="\(type)" \(height)>\
            <rect key="frame" x="0" y="0" width="390" height="44"/>\
            <tableViewCellContentView key="contentView" id="v-\(id)">\
            <rect key="frame" x="0" y="0" width="390" height="44"/><subviews>
            """
                + element(
                    "label", "l-\(id)", "text=\"\(text)\"",
                    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
                )
                + picture
                + "</subviews><constraints>\(constraints.joined())</constraints>"
                + "</tableViewCellContentView><connections>\(outlet("title", "l-\(id)"))"
                + (hasPicture ? outlet("picture", "i-\(id)") : "")
                + "</connections></tableViewCell>"
    }

    private func table(_ cells: String..., attributes: String = "") -> String {
        element(
            "tableView", "t", "style=\"plain\" \(attributes)",
            "<prototypes>\(cells.joined())</prototypes>")
    }

    // MARK: Cells of one class

    @Test func `cells of one class have it as their superclass`() throws {
        let code = try code(
            table(cell("Grid", size: 13, hasPicture: true), cell("List", size: 16)))
        for line in [
            "class TabCell: UITableViewCell {\n    let title: UILabel = {",
            "final class GridCell: TabCell {\n    static let reuseIdentifier = \"Grid\"",
            "final class ListCell: TabCell {\n    static let reuseIdentifier = \"List\"",
            "        super.setUpViews()\n        title.font = .systemFont(ofSize: 13)",
            "        super.setUpViews()\n        title.font = .systemFont(ofSize: 16)",
            "        super.arrangeViews()\n        contentView.addSubview(picture)",
            "register(GridCell.self, forCellReuseIdentifier: GridCell.reuseIdentifier)",
        ] {
            #expect(code.contains(line), "\(line)\n\(code)")
        }
        #expect(code.ranges(of: "title.topAnchor").count == 1, "\(code)")
        #expect(code.ranges(of: "lazy var picture").count == 1, "\(code)")
        try typecheck(
            code, "func use(_ cell: UITableViewCell) { (cell as! TabCell).title.text = nil }")
    }

    @Test func `cells of one class and equal content are the class`() throws {
        let code = try code(table(cell("Grid"), cell("List")))
        for line in [
            "final class TabCell: UITableViewCell {\n    static let gridReuseIdentifier = \"Grid\"",
            "register(TabCell.self, forCellReuseIdentifier: TabCell.listReuseIdentifier)",
            "        TabCell.gridReuseIdentifier,\n        TabCell.listReuseIdentifier,\n",
        ] {
            #expect(code.contains(line), "\(line)\n\(code)")
        }
        #expect(code.ranges(of: ": UITableViewCell {").count == 1, "\(code)")
        try typecheck(code)
    }

    @Test func `the order of subviews is that of each cell`() throws {
        let both = cell("Grid", hasPicture: true)
        let list = cell("List", hasPicture: true)
        let parts = list.split(separator: "<imageView", maxSplits: 1).map(String.init)
        let end = try #require(parts[1].firstRange(of: "</imageView>"))
        let picture = "<imageView" + parts[1][..<end.upperBound]
        let turned = (parts[0] + parts[1][end.upperBound...])
            .replacing("<subviews>\n", with: "<subviews>" + picture)
            .replacing("<subviews><label", with: "<subviews>\(picture)<label")
        let code = try code(table(both, turned))
        let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
        let added = lines.filter { $0.hasPrefix("contentView.addSubview(") }
        #expect(
            added == [
                "contentView.addSubview(title)", "contentView.addSubview(picture)",
                "contentView.addSubview(picture)", "contentView.addSubview(title)",
            ], "\(code)")
        try typecheck(code)
    }

    @Test func `a constraint on a view that only one cell has is not in the superclass`() throws {
        let code = try code(
            table(
                cell("Grid", hasPicture: true).replacing(
                    "firstItem=\"l-grid\" firstAttribute=\"leading\" secondItem=\"v-grid\" "
                        + "secondAttribute=\"leading\"",
                    with: "firstItem=\"l-grid\" firstAttribute=\"leading\" secondItem=\"i-grid\" "
                        + "secondAttribute=\"trailing\""), cell("List")))
        let start = try #require(code.firstRange(of: "class TabCell"))
        let end = try #require(code.firstRange(of: "final class GridCell"))
        #expect(!code[start.lowerBound..<end.lowerBound].contains("picture."), "\(code)")
        try typecheck(code)
    }

    @Test func `one of the cells may have the name of the class`() throws {
        let code = try code(table(cell("TabCell", size: 13), cell("List", size: 16)))
        #expect(code.contains("final class StandardTabCell: TabCell {"), "\(code)")
        try typecheck(code)
    }

    // MARK: Heights

    /// A prototype has its own height, unless its content determines another one.
    @Test(arguments: ["", "-1", "44", "318"], ["", "-1", "44", "318"])
    func `rows have the height of their table, their content or their prototypes`(
        ofTable: String, ofCell: String
    ) throws {
        func attribute(_ height: String) -> String {
            height.isEmpty ? "" : "rowHeight=\"\(height)\""
        }
        for isHigh in [false, true] {
            let code = try code(
                table(
                    cell("Big", height: attribute(ofCell), type: "BigCell", isHigh: isHigh),
                    cell("List", height: attribute(ofCell), type: "ListCell"),
                    attributes: attribute(ofTable)))
            let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
                .filter { $0.contains("owHeight") }.map(String.init)
            let height = Int(ofTable).flatMap { $0 > 0 ? $0 : nil }
            let own = Int(ofCell).flatMap { $0 > 0 && $0 != height ? $0 : nil }
            let isMixed = isHigh && own == 44
            let ofAll = isMixed ? height : own ?? height
            #expect(
                lines.filter { $0.hasPrefix("tableView.") }
                    == (ofAll.map { ["tableView.rowHeight = \($0)"] } ?? []), "\(code)")
            #expect(code.contains("heightForRowAt") == isMixed, "\(code)")
            #expect(code.contains("case ListCell.reuseIdentifier: return 44\n") == isMixed)
            #expect(
                code.contains("case BigCell.reuseIdentifier: return UITableView.automaticDimension")
                    == (isMixed && height != nil), "\(code)")
            if ofTable == ofCell || isMixed { try typecheck(code) }
        }
    }

    // MARK: Outlets and actions

    @Test func `an outlet of a view may refer to a constraint`() throws {
        let line = element(
            "view", "s", "customClass=\"SeparatorView\"",
            "<constraints><constraint firstAttribute=\"height\" constant=\"1\" id=\"h\"/></constraints>"
                + "<connections><outlet property=\"thickness\" destination=\"h\" id=\"o\"/></connections>"
        )
        let code = try code(line)
        #expect(
            code.contains("    private lazy var separatorViewHeight = separatorView.height"),
            "\(code)")
        #expect(code.contains("separatorView.thickness = separatorViewHeight\n"), "\(code)")
        #expect(code.contains("            separatorViewHeight,\n"), "\(code)")
        try typecheck(
            code, "class SeparatorView: UIView { var thickness: NSLayoutConstraint! }")
    }

    @Test func `an action of a recognizer without a view is in a comment`() throws {
        let recognizer = """
            <tapGestureRecognizer id="g"><connections><action selector="close:" destination="vc" \
            id="a"/></connections></tapGestureRecognizer>
            """
        let screen = try CodeDocument.screen(element("label", "l"), beside: recognizer)
        let code = CodeFramework.uiKit.source(screen)
        #expect(
            code.contains("// Not exported: action close: of a recognizer that no view has\n"),
            "\(code)")
    }

    @Test(arguments: [
        ("UnwindToListSegue", "unwindToList"), ("unwindFromHelp", "unwindFromHelp"),
        ("UnWindToListSegueIdentifier", "unwindToList"),
        ("backToList", "unwindBackToList"),
    ])
    func `a method of a segue has its verb once`(_ identifier: String, _ name: String) throws {
        let button = element(
            "button", "b", "",
            "<connections><segue destination=\"e\" kind=\"unwind\" "
                + "identifier=\"\(identifier)\" unwindAction=\"unwindFromTheScreenWithAVeryLongName"
                + "AndEvenMoreWordsInItsSelectorThanAnyoneReads:\" id=\"u\"/></connections>")
        let screen = try CodeDocument.screen(
            button, beside: "<exit id=\"e\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
        let code = CodeFramework.uiKit.source(screen)
        #expect(code.contains("func \(name)() {"), "\(code)")
        #expect(code.contains("ThanAnyoneReads:\n"), "\(code)")
    }

    // MARK: Gaps

    /// Returns a column with labels and empty views between them.
    private func column(_ heights: [Int], attributes: String = "") -> String {
        let views = heights.enumerated().map { number, height in
            element("label", "l\(number)", "text=\"Text \(number)\"")
                + element(
                    "view", "g\(number)", attributes,
                    "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" "
                        + "id=\"h\(number)\"/></constraints>")
        }
        return element(
            "stackView", "s", "axis=\"vertical\"", "<subviews>\(views.joined())</subviews>")
    }

    @Test func `gaps are made where the stack arranges them`() throws {
        let code = try code(column([20, 10, 10]))
        #expect(
            code.ranges(of: "addArrangedSubview(Self.makeGap(height: 10))").count == 2, "\(code)")
        #expect(code.contains("private static func makeGap(height: CGFloat) -> UIView {"))
        #expect(!code.contains("equalToConstant: 10"), "\(code)")
        try typecheck(code)
    }

    @Test func `a length that all gaps have is no parameter`() throws {
        let code = try code(column([0, 0, 0]))
        #expect(code.ranges(of: "addArrangedSubview(Self.makeGap())").count == 3, "\(code)")
        #expect(code.contains("private static func makeGap() -> UIView {"), "\(code)")
        #expect(code.ranges(of: "equalToConstant: 0").count == 1, "\(code)")
        try typecheck(code)
    }

    @Test func `gaps of both axes have their lengths as parameters`() throws {
        let row = column([9, 9]).replacing("axis=\"vertical\"", with: "")
            .replacing("\"height\"", with: "\"width\"")
            .replacing(/id="([a-z])/) { "id=\"r\($0.1)" }
        let code = try code(column([0, 0]) + row)
        #expect(code.ranges(of: "(Self.makeGap(height: 0))").count == 2, "\(code)")
        #expect(code.ranges(of: "(Self.makeGap(width: 9))").count == 2, "\(code)")
        try typecheck(code)
    }

    @Test func `a view with an outlet is no gap`() throws {
        let code = try code(
            column([20, 10]),
            outlets: "<outlet property=\"space\" destination=\"g0\" id=\"o\"/>")
        #expect(!code.contains("makeGap"), "\(code)")
        #expect(code.contains("    let space"), "\(code)")
    }

    // MARK: Names

    @Test func `a container is not named after one of several views`() throws {
        let views = element("imageView", "i") + element("button", "b")
        let code = try code(
            element("stackView", "s", "", "<subviews>\(views)</subviews>") + element("view", "v"),
            outlets: "<outlet property=\"indicator\" destination=\"i\" id=\"o\"/>"
                + "<outlet property=\"removeButton\" destination=\"b\" id=\"p\"/>")
        #expect(code.contains("private let controlsStack"), "\(code)")
    }

    @Test func `a method that makes views of a class has its name`() throws {
        let views = (0..<4).map {
            element("view", "v\($0)", "customClass=\"LinkButton\" tag=\"\($0 + 1)\"")
        }
        let code = try code(views.joined())
        #expect(code.contains("func makeLinkButton(tag: Int) -> LinkButton"), "\(code)")
    }
}
