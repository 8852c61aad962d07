import Foundation
import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Tables, collections and their cells in exported code.
@Suite struct SwiftListTests: ExportedCodeSuite {
    private func documents(_ translated: Set<String> = []) throws -> [CodeDocument] {
        let bytes = try Fixture.bytes("Tests/Fixtures/interface-builder/lists.storyboard")
        return try CodeDocument.all(in: bytes, translated: translated)
    }

    private func code(target: Int = 17) throws -> String {
        var options = CodeOptions()
        options.deploymentTarget = target
        return CodeFramework.uiKit.source(try documents(), options)
    }

    @Test(arguments: [14, 17])
    func `lists compile`(target: Int) throws { try typecheck(try code(target: target)) }

    @Test func `static cells are sections of the data source`() throws {
        let code = try code()
        for line in [
            "final class AccountViewController: UITableViewController {",
            "super.init(style: .grouped)",
            "cells: [nameCell, newsCell]",
            "UITableViewCell(style: .value1, reuseIdentifier: nil)",
            "case newsCell: return 88",
            "newsCell.contentView.addSubview(newsSwitch)",
            "_ tableView: UITableView, titleForFooterInSection section: Int\n    ) -> String? {",
        ] {
            #expect(code.contains(line), "\(line)")
        }
    }

    @Test func `static cells of one section without titles are an array`() throws {
        let file = try Fixture.bytes("Tests/Fixtures/interface-builder/lists.storyboard")
        let text = String(decoding: file, as: UTF8.self)
            .replacing(/(header|footer)Title="[^"]*"/, with: "")
            .replacing(
                /<\/cells>\s*<\/tableViewSection>\s*<tableViewSection id="[^"]*">\s*<cells>/,
                with: "")
        let code = CodeFramework.uiKit.source(try CodeDocument.all(in: Array(text.utf8)))
        for line in [
            "    private lazy var cells = [\n        nameCell,\n", "        cells.count\n",
            "        cells[indexPath.row]\n",
        ] { #expect(code.contains(line), "\(line)") }
        #expect(!code.contains("ection(cells") && !code.contains("numberOfSections"), "\(code)")
        try typecheck(code)
    }

    @Test func `a prototype is a class that its table registers`() throws {
        let code = try code()
        for line in [
            "final class FeedViewController: UIViewController, UITableViewDataSource {",
            "tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseIdentifier)",
            "final class PostCell: UITableViewCell {\n    static let reuseIdentifier = \"Post\"",
            "let titleLabel: UILabel", "action: #selector(like)",
            "contentView.addSubview(likeButton)", "tableView.tableHeaderView = headerView",
            "let headerView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))\n",
            "tableView.rowHeight = 60", "withIdentifier: rows[indexPath.row]",
        ] {
            #expect(code.contains(line), "\(line)")
        }
        #expect(!code.contains("    let cell:"), "prototypes are no properties")
    }

    /// The content view ends at the accessory, and the cell does not.
    @Test func `a constraint on a cell is not one on its content view`() throws {
        let file = try Fixture.bytes("Tests/Fixtures/interface-builder/lists.storyboard")
        let constraint = """
            <constraints><constraint firstItem="lb-post" firstAttribute="trailing" \
            secondItem="ce-post" secondAttribute="trailing" constant="-7" id="c99"/></constraints>
            """
        var text = String(decoding: file, as: UTF8.self)
        let cell = try #require(text.range(of: #"reuseIdentifier="Post""#))
        let content = try #require(
            text.range(of: "</tableViewCellContentView>", range: cell.upperBound..<text.endIndex))
        text.insert(contentsOf: constraint, at: content.upperBound)
        let scenes = try SceneConnections.all(in: Array(text.utf8))
        let imported = try InterfaceBuilderImport.read(Array(text.utf8)).documents
        let code = CodeFramework.uiKit.source(
            try imported.enumerated().map {
                CodeDocument(
                    name: $1.name, document: try Document(built: $1), connections: scenes[$0])
            }, CodeOptions())
        #expect(
            code.contains(
                "titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -7)"))
        #expect(code.contains("constraint(equalTo: contentView.leadingAnchor, constant: 20)"))
        try typecheck(code)
    }

    @Test func `a cell passes on the actions of its list's class`() throws {
        let code = try code()
        for line in [
            "var shareHandler: ((UIButton) -> Void)?", "shareHandler?(sender)",
            "if let cell = cell as? PostCell {\n",
            "cell.shareHandler = { [weak self] sender in",
        ] {
            #expect(code.contains(line), "\(line)")
        }
        #expect(code.ranges(of: "private func share(_ sender: UIButton) {").count == 2)
        #expect(code.ranges(of: "private func like() {").count == 1)
    }

    @Test func `an outlet may refer to a content view`() throws {
        let code = try code()
        #expect(code.contains("var newsArea: UIView { newsCell.contentView }"))
    }

    @Test func `a cell of UIKit's style has its content`() throws {
        let code = try code()
        #expect(code.contains("super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)"))
        #expect(code.contains("detailTextLabel?.text = \"Since when\""))
        #expect(code.contains("textLabel?.textColor = UIColor(named: \"Alarm\")"))
        #expect(code.contains("var valueLabel: UILabel? { nameCell.detailTextLabel }"))
        #expect(code.contains("cell.detailTextLabel?.textColor = .secondaryLabel"))
        #expect(!code.contains("ContentConfiguration"))
    }

    @Test func `a collection has its layout, cells and headers`() throws {
        let code = try code()
        for line in [
            "final class PhotosController: UICollectionViewController {",
            "layout.scrollDirection = .horizontal", "layout.minimumLineSpacing = 8",
            "layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)",
            "super.init(collectionViewLayout: layout)",
            "final class PhotoCell: UICollectionViewCell {",
            "final class AlbumView: UICollectionReusableView {",
            "forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,",
        ] {
            #expect(code.contains(line), "\(line)")
        }
    }

    @Test func `a folder has a file for each document and one with helpers`() throws {
        let files = CodeFramework.uiKit.files(try documents() + documents())
        #expect(
            files.map(\.name).prefix(3) == [
                "AccountViewController", "FeedViewController", "PhotosController",
            ])
        #expect(files.last?.name == "LayoutHelpers")
        #expect(files.count == 7)
        // The second feed has the same cells as the first.
        let cells = files.map { $0.source.ranges(of: "final class PostCell").count }
        #expect(cells == [0, 1, 0, 0, 0, 0, 0])
        try typecheck(files.map(\.source).joined())
    }

    @Test func `texts with translations are keys`() throws {
        let code = CodeFramework.uiKit.source(try documents(["Send me news", "Name"]))
        #expect(code.contains("label.text = String(localized: \"Send me news\")"))
        #expect(code.contains("textLabel?.text = String(localized: \"Name\")"))
        #expect(code.contains("label.text = \"Title\""))
        try typecheck(code)
    }

    @Test func `SwiftUI has rows of the system and localized texts, one file a scene`() throws {
        let files = CodeFramework.swiftUI.files(try documents(["Send me news"]))
        #expect(files.map(\.name).prefix(3) == ["AccountView", "FeedView", "PhotosView"])
        let code = files.map(\.source).joined()
        for line in [
            "Image(systemName: \"chevron.forward\")", "LabeledContent(\"Name\", value: value)",
            "Toggle(isOn: $isNewsOn) {",
            ".accessibilityLabel(\"Newsletter\")", "VStack(alignment: .leading) {",
        ] {
            #expect(code.contains(line), "\(line)")
        }
        try typecheck(code)
    }

    @Test func `tables that two views have in one class are told apart`() throws {
        var builder = try DocumentBuilder(size: Size(width: 300, height: 600))
        for name in ["left", "right"] {
            try builder.add(.table, name, in: "view")
            try builder.add(.cell, name + "-row", in: name)
            try builder.add(.label, name + "-title", in: name + "-row")
        }
        let code = CodeFramework.uiKit.source([
            CodeDocument(name: "Two", document: builder.document)
        ])
        #expect(code.contains("if tableView === self.left { return leftRows.count }"))
        #expect(code.contains("final class LeftRowCell: UITableViewCell {"))
        try typecheck(code)
    }

    @Test func `a cell's code is the same whatever else its document has`() throws {
        func cell(_ others: Int) throws -> Substring {
            var builder = try DocumentBuilder(size: Size(width: 300, height: 600))
            for number in 0..<others { try builder.add(.label, "title\(number)", in: "view") }
            try builder.add(.table, "list", in: "view")
            try builder.add(.cell, "row", in: "list")
            try builder.add(.label, "title", in: "row")
            let code = CodeFramework.uiKit.source([
                CodeDocument(name: "One", document: builder.document)
            ])
            return code[try #require(code.firstRange(of: "final class RowCell")).lowerBound...]
        }
        #expect(try cell(0) == cell(3))
    }

    /// The class is the data source of a list if an outlet leads to it, or if no outlet names another
    /// object and the list has no class of the app, which could be its own data source. It
    /// registers the cells of all lists, and performs the segues of their rows.
    @Test(arguments: ["tableView", "collectionView"], ["", "vc", "other"])
    func `only a list of UIKit has a data source without an outlet`(
        kind: String, source: String
    ) throws {
        let isTable = kind == "tableView"
        let cellName = isTable ? "tableViewCell" : "collectionViewCell"
        for (type, kinds) in [("", 1), ("", 2), ("PhotoList", 1), ("PhotoList", 2)] {
            let cells = (0..<kinds).map { number in
                """
                <\(cellName) id="cell\(number)" reuseIdentifier="Photo\(number)">
                <rect key="frame" x="0" y="0" width="90" height="44"/><view key="contentView" \
                id="v\(number)"><rect key="frame" x="0" y="0" width="90" height="44"/></view>
                <connections><segue destination="vc" kind="show" id="s\(number)"/></connections>
                </\(cellName)>
                """
            }
            let list = isTable ? "prototypes" : "cells"
            let outlet =
                source.isEmpty
                ? "" : "<outlet property=\"dataSource\" destination=\"\(source)\" id=\"o\"/>"
            let code = CodeFramework.uiKit.source(
                try CodeDocument.screen(
                    """
                    <\(kind) id="list" \(type.isEmpty ? "" : "customClass=\"\(type)\"")>
                    <rect key="frame" x="0" y="0" width="390" height="300"/>
                    <\(list)>\(cells.joined())</\(list)><connections>\(outlet)</connections></\(kind)>
                    """, controller: "customClass=\"GalleryController\"",
                    beside: "<customObject id=\"other\" customClass=\"PhotoSource\"/>"))
            let isSource = source == "vc" || source.isEmpty && type.isEmpty
            #expect(code.contains("dataSource = self") == isSource, "\(code)")
            #expect(code.contains("ViewDataSource") == isSource, "\(code)")
            #expect(code.contains("// TODO: the data source, unless") != isSource, "\(code)")
            #expect(code.ranges(of: ".register(").count == kinds, "\(code)")
            #expect(code.contains("delegate = self"), "\(code)")
            #expect(code.contains("didSelect"), "\(code)")
            let superclass = isTable ? "UITableView" : "UICollectionView"
            try typecheck(code, type.isEmpty ? "" : "\nclass \(type): \(superclass) {}\n")
        }
    }

    // MARK: Heights of rows

    /// Returns a table view controller with prototypes.
    ///
    /// - Parameters:
    ///   - row: the table's row height in the file
    ///   - cells: for each prototype, its own row height and whether its content determines the height
    private func table(
        row: Int, _ cells: [(height: Int?, isEnclosed: Bool)], attributes: String = ""
    ) throws -> String {
        let prototypes = cells.enumerated().map { number, cell in
            func edge(_ side: String, _ isEqual: Bool = true) -> String {
                """
                <constraint firstItem="v\(number)" firstAttribute="\(side)" \
                secondItem="cc\(number)" secondAttribute="\(side)" id="\(side)\(number)"/>
                """
            }
            let vertical = cell.isEnclosed ? edge("top") + edge("bottom") : edge("centerY")
            let height = cell.height ?? row
            let view = element(
                "view", "v\(number)", "",
                "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" "
                    + "id=\"h\(number)\"/></constraints>")
            return """
                <tableViewCell reuseIdentifier="Row\(number)" id="c\(number)" \(attributes) \
                clipsSubviews="YES" \(cell.height.map { "rowHeight=\"\($0)\"" } ?? "")>\
                <rect key="frame" x="0" y="\(number * 200)" width="390" height="\(height)"/>\
                <tableViewCellContentView key="contentView" id="cc\(number)">\
                <rect key="frame" x="0" y="0" width="390" height="\(height)"/>\
                <subviews>\(view)</subviews><constraints>\(edge("leadingMargin"))\(vertical)</constraints>\
                </tableViewCellContentView></tableViewCell>
                """
        }
        return try code(
            """
            <tableViewController id="vc" customClass="List" sceneMemberID="viewController">\
            <tableView key="view" dataMode="prototypes" rowHeight="\(row)" id="t">\
            <rect key="frame" x="0" y="0" width="390" height="844"/>\
            <prototypes>\(prototypes.joined())</prototypes></tableView></tableViewController>
            """)
    }

    private func code(_ controller: String) throws -> String {
        CodeFramework.uiKit.source(
            try CodeDocument.all(
                in: Array(
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\
                    <device id="retina6_1" orientation="portrait" appearance="light"/>\
                    <scenes><scene sceneID="s"><objects>\(controller)</objects></scene></scenes></document>
                    """.utf8)))
    }

    @Test(
        arguments: [
            (44, 70, true, nil), (44, 70, false, "tableView.rowHeight = 70"), (-1, 70, true, nil),
            (-1, 70, false, "tableView.rowHeight = 70"), (70, 70, true, "tableView.rowHeight = 70"),
        ] as [(Int, Int, Bool, String?)])
    func `prototypes are as high as their content or the canvas`(
        _ row: Int, _ height: Int, _ isEnclosed: Bool, _ line: String?
    ) throws {
        let code = try table(row: row, [(height, isEnclosed), (height, isEnclosed)])
        #expect(code.contains("rowHeight = ") == (line != nil), "\(code)")
        if let line { #expect(code.contains(line)) }
        #expect(!code.contains("heightForRowAt"))
        try typecheck(code)
    }

    @Test func `prototypes of different heights have them in the delegate`() throws {
        let code = try table(row: 60, [(60, true), (70, true), (80, false), (nil, false)])
        for line in [
            "        tableView.rowHeight = 60\n",
            "case Row1Cell.reuseIdentifier: return UITableView.automaticDimension\n",
            "case Row2Cell.reuseIdentifier: return 80\n", "default: return tableView.rowHeight\n",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        try typecheck(code)
    }

    /// UIKit's cells do not clip; those of Interface Builder usually do, also while a row grows.
    @Test(arguments: [true, false])
    func `a cell clips its content as in the file`(_ clips: Bool) throws {
        let code = try code(
            """
            <tableViewController id="vc" customClass="List" sceneMemberID="viewController">\
            <tableView key="view" dataMode="prototypes" rowHeight="44" id="t">\
            <rect key="frame" x="0" y="0" width="390" height="844"/><prototypes>\
            <tableViewCell reuseIdentifier="Row" id="c" \(clips ? "clipsSubviews=\"YES\"" : "")>\
            <rect key="frame" x="0" y="0" width="390" height="44"/>\
            <tableViewCellContentView key="contentView" id="cc">\
            <rect key="frame" x="0" y="0" width="390" height="44"/></tableViewCellContentView>\
            </tableViewCell></prototypes></tableView></tableViewController>
            """)
        #expect(code.contains("    clipsToBounds = true") == clips, "\(code)")
    }

    @Test(arguments: [true, false])
    func `margins of cells are in the readable width`(_ isOfAll: Bool) throws {
        let all = try table(
            row: 70, [(nil, true), (nil, true)],
            attributes: "layoutMarginsFollowReadableWidth=\"YES\"")
        let code =
            isOfAll
            ? all
            : try table(row: 70, [(nil, true), (nil, true)])
        #expect(code.contains("tableView.cellLayoutMarginsFollowReadableWidth = true") == isOfAll)
        #expect(!code.contains("readableContentGuide"))
        try typecheck(code)
    }

    @Test func `a list without prototypes has no rows yet`() throws {
        let lists = [
            ("tableView", "UITableViewCell()"), ("collectionView", "UICollectionViewCell()"),
        ]
        let views = lists.map { name, _ in
            element(
                name, name, "",
                "<connections><outlet property=\"dataSource\" destination=\"vc\" "
                    + "id=\"o\(name)\"/></connections>")
        }
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(views.joined(), controller: "customClass=\"Lists\""))
        for (_, cell) in lists {
            #expect(code.contains("        // TODO: the cell\n        \(cell)\n"), "\(code)")
        }
        #expect(code.contains("// TODO: the number of items\n        0\n"))
        #expect(!code.contains("[String] = []"))
        try typecheck(code)
    }
}
