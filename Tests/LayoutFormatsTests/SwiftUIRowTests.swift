import Foundation
import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// SwiftUI code of cells, and of what a list and a screen have around them.
@Suite struct SwiftUIRowTests: ExportedCodeSuite {
    /// Which cell a test is about.
    struct Kind: CustomTestStringConvertible {
        var height = 60.0
        var hasAccessory = false
        var hasSeparator = false
        var usesMargins = false
        /// The length of the square picture.
        var picture = 40.0

        /// The width that the content view leaves free.
        var room: Int { hasAccessory ? 33 : 0 }
        var testDescription: String { "\(self)" }

        static let all: [Kind] = [40.0, 75].flatMap { picture in
            [false, true].flatMap { hasAccessory in
                [false, true].flatMap { hasSeparator in
                    [false, true].map {
                        Kind(
                            height: picture + 33, hasAccessory: hasAccessory,
                            hasSeparator: hasSeparator, usesMargins: $0, picture: picture)
                    }
                }
            }
        }
    }

    /// Returns the code of a xib with a cell.
    private func xib(_ kind: Kind, _ content: String, _ constraints: String, _ own: String = "")
        throws -> String
    {
        let inner = kind.hasSeparator ? kind.height - 0.5 : kind.height
        let accessory = kind.hasAccessory ? "accessoryType=\"disclosureIndicator\"" : ""
        return CodeFramework.swiftUI.source(
            try CodeDocument.all(
                in: Array(
                    """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
                    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
                    useTraitCollections="YES"><device id="retina6_1" orientation="portrait" \
                    appearance="light"/><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <tableViewCell \(accessory) rowHeight="\(kind.height)" id="row" \
                    customClass="PersonCell">
                    <rect key="frame" x="0" y="0" width="390" height="\(kind.height)"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
                    <rect key="frame" x="0" y="0" width="\(390 - kind.room)" height="\(inner)"/>
                    <autoresizingMask key="autoresizingMask"/><subviews>\(content)</subviews>
                    <constraints>\(constraints)</constraints></tableViewCellContentView>
                    <constraints>\(own)</constraints></tableViewCell></objects></document>
                    """.utf8)))
    }

    /// Interface Builder writes the footer of a table before its cells.
    @Test(arguments: [true, false], [true, false])
    func `header, rows and footer of a table are in their order`(
        _ hasHeader: Bool, _ hasFooter: Bool
    ) throws {
        func edge(_ key: String, _ y: Int) -> String {
            """
            <view key="\(key)" id="\(key)"><rect key="frame" x="0" y="\(y)" width="390" height="50"/>
            <autoresizingMask key="autoresizingMask"/><subviews><label id="l\(key)" \
            text="Text of \(key)" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="16" y="10" width="200" height="20.5"/></label></subviews>
            <constraints>\(constraint("l" + key, "top", key, "top", 10))
            \(constraint("l" + key, "leading", key, "leading", 16))</constraints></view>
            """
        }
        let start = hasHeader ? 50 : 0
        let cell = """
            <prototypes><tableViewCell id="c" reuseIdentifier="Row"><rect key="frame" x="0" \
            y="\(start)" width="390" height="60"/><autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="d">
            <rect key="frame" x="0" y="0" width="390" height="60"/>
            <autoresizingMask key="autoresizingMask"/><subviews><label id="m" text="Text of row" \
            translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="16" y="10" width="200" height="20.5"/></label></subviews>
            <constraints>\(constraint("m", "top", "d", "top", 10))
            \(constraint("m", "leading", "d", "leading", 16))</constraints>
            </tableViewCellContentView></tableViewCell></prototypes>
            """
        let table = element(
            "tableView", "t", "style=\"plain\"",
            (hasHeader ? edge("tableHeaderView", 0) : "")
                + (hasFooter ? edge("tableFooterView", start + 60) : "") + cell)
        let sides = ["top", "leading", "trailing", "bottom"].map { constraint("t", $0, "root", $0) }
        let code = CodeFramework.swiftUI.source(
            try CodeDocument.screen(table, constraints: sides.joined()))
        let found = code.matches(of: /Text of (\w+)/).map { String($0.1) }
        let expected =
            (hasHeader ? ["tableHeaderView"] : []) + ["row"]
            + (hasFooter ? ["tableFooterView"] : [])
        let list = try #require(code.firstRange(of: "List {"))
        let end = code.firstRange(of: "\n    }\n}")?.lowerBound ?? code.endIndex
        let calls = code[list.upperBound..<end]
        #expect(Set(found) == Set(expected), "\(code)")
        let places = ["tableHeaderView", "ForEach", "tableFooterView"].compactMap {
            calls.firstRange(of: $0)?.lowerBound
        }
        #expect(places.count == expected.count && places == places.sorted(), "\(code)")
    }

    private func constraint(
        _ view: String, _ side: String, _ other: String, _ end: String, _ constant: Int = 0
    ) -> String {
        """
        <constraint firstItem="\(view)" firstAttribute="\(side)" secondItem="\(other)" \
        secondAttribute="\(end)" constant="\(constant)" id="\(view)\(side)\(other)"/>
        """
    }

    private func length(_ side: String, _ points: Double, _ id: String) -> String {
        "<constraint firstAttribute=\"\(side)\" constant=\"\(points)\" id=\"\(id)\"/>"
    }

    private func stack(_ id: String, _ attributes: String, _ texts: String...) -> String {
        let labels = texts.map { element("label", $0, "text=\"\($0)\"") }.joined()
        return element("stackView", id, attributes, "<subviews>\(labels)</subviews>")
    }

    /// The colour of a cell is that of its row, unless the cell has rounded corners.
    @Test(arguments: ["systemRed", "systemBackground", nil])
    func `a cell's background is that of its row`(_ color: String?) throws {
        let text = element("label", "text", "text=\"Text\"")
        let background = color.map {
            "<color key=\"backgroundColor\" systemColor=\"\($0)Color\"/>"
        }
        let code = try xib(
            Kind(), text,
            ["top", "leading"].map { constraint("text", $0, "content", $0, 11) }.joined()
                + ["bottom", "trailing"].map { constraint("content", $0, "text", $0, 11) }.joined(),
            "</constraints>\(background ?? "")<constraints>")
        #expect(code.contains(".listRowBackground(Color.red)") == (color == "systemRed"), "\(code)")
        #expect(!code.contains(".background("), "\(code)")
        try typecheck(code)
    }

    /// No constraint determines the height of the row.
    @Test(arguments: Kind.all)
    func `a row with a picture and texts in the middle is a stack with the row's height`(
        _ kind: Kind
    ) throws {
        let picture = element(
            "imageView", "photo", "contentMode=\"scaleAspectFit\"",
            "<constraints>" + length("width", kind.picture, "pw")
                + length("height", kind.picture, "ph") + "</constraints>")
        let code = try xib(
            kind, picture + stack("texts", "axis=\"vertical\" spacing=\"2\"", "Name", "Note"),
            constraint(
                "photo", "leading", "content", kind.usesMargins ? "leadingMargin" : "leading",
                kind.usesMargins ? 0 : 15)
                + constraint("photo", "centerY", "content", "centerY")
                + constraint("texts", "leading", "photo", "trailing", 12)
                + constraint("texts", "centerY", "content", "centerY")
                + constraint("content", "trailing", "texts", "trailing", 10))
        #expect(!code.contains("Representable"), "\(code)")
        // The row grows with larger texts, because its list proposes no height.
        #expect(code.contains(".frame(minHeight: \(Int(kind.height)))"), "\(code)")
        #expect(code.contains("HStack(spacing: 12) {"), "\(code)")
        #expect(code.contains("chevron.forward") == kind.hasAccessory, "\(code)")
        #expect(code.contains(".listRowInsets(EdgeInsets())"), "\(code)")
        try typecheck(code)
    }

    /// A constraint to the cell itself, and a stack that SwiftUI does not have.
    @Test(arguments: Kind.all.filter(\.hasAccessory))
    func `a row that stays in UIKit has its accessory, the room for it and no margins`(
        _ kind: Kind
    ) throws {
        let code = try xib(
            kind,
            stack("texts", "distribution=\"fillProportionally\"", "Name", "A longer note"),
            constraint("texts", "top", "content", "top", 11)
                + constraint("content", "bottom", "texts", "bottom", 11)
                + constraint("texts", "leading", "content", "leading", 15),
            constraint("row", "trailing", "texts", "trailing", 50))
        #expect(
            code.contains("        PersonCellRepresentable()\n"), "\(code)")
        #expect(code.contains(".listRowInsets(EdgeInsets())"), "\(code)")
        #expect(code.contains("chevron.forward"), "\(code)")
        #expect(code.contains(".padding(.trailing, \(kind.room))"), "\(code)")
        try typecheck(code)
    }

    /// The header is lower than the rows, or higher.
    @Test(arguments: [10.0, 30, 80], [true, false])
    func `the header of a table has its own height and no separator`(
        _ height: Double, _ hasSeparators: Bool
    ) throws {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        try builder.add(
            .table, "list", [(.separators, "\(hasSeparators)"), (.frame, "0,0,390,844")])
        try builder.add(
            .view, "header", in: "list",
            [
                (.frame, "0,0,390,\(height)"), (.backgroundColor, "systemRed"),
            ])
        for (place, name) in ["first", "second"].enumerated() {
            let top = height + Double(place) * 60
            try builder.add(.cell, name, in: "list", [(.frame, "0,\(top),390,60")])
            try builder.add(.view, name + "Content", in: name, [(.frame, "0,0,390,60")])
            try builder.add(.label, name + "Title", in: name + "Content", [(.text, name)])
            try builder.constrain(name + "Title", .centerY, .equal, name + "Content")
            try builder.constrain(
                name + "Title", .leading, .equal, name + "Content", constant: 20)
        }
        for side in [LayoutAttribute.top, .bottom, .leading, .trailing] {
            try builder.constrain("list", side, .equal, "view.safeArea")
        }
        let code = CodeFramework.swiftUI.source([
            CodeDocument(name: "Screen", document: builder.document)
        ])
        #expect(!code.contains("Representable"), "\(code)")
        let hidden = code.components(separatedBy: ".listRowSeparator(.hidden)").count - 1
        #expect(hidden == 1, "\(code)")
        #expect(code.contains("Group {\n                Color.red") || hasSeparators, "\(code)")
        let least = "\\.defaultMinListRowHeight, \(Int(height))"
        #expect(code.contains(least) == (height < 44), "\(code)")
        #expect(code.contains(".frame(minHeight: 44)") == (height < 44), "\(code)")
        try typecheck(code)
    }

    /// The view of a controller has a class of the app; that of a xib is the struct.
    @Test(arguments: [true, false])
    func `a screen's view of the app is behind its content`(_ isScene: Bool) throws {
        let view = """
            <view \(isScene ? "key=\"view\"" : "") id="root" customClass="CanvasView">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews>\(element("label", "title", "text=\"Title\""))</subviews></view>
            """
        let objects =
            isScene
            ? """
            <scenes><scene sceneID="s"><objects><viewController id="vc" \
            sceneMemberID="viewController">\(view)</viewController></objects></scene></scenes>
            """ : "<objects>\(view)</objects>"
        let type = isScene ? "Storyboard.XIB" : "XIB"
        let code = CodeFramework.swiftUI.source(
            try CodeDocument.all(
                in: Array(
                    """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
                    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                    <device id="retina6_1" orientation="portrait" appearance="light"/>\(objects)
                    </document>
                    """.utf8)))
        #expect(code.contains("CanvasViewRepresentable()") == isScene, "\(code)")
        #expect(!code.contains("in the app."), "\(code)")
    }

    /// The lines of a font are higher, and a line has its space above the letters.
    @Test(arguments: [
        ("lineHeightMultiple", "1.5", 1), ("lineHeightMultiple", "1.5", 3),
        ("minimumLineHeight", "40", 2), ("lineSpacing", "7", 2),
    ])
    func `a text with other line heights has spaces between and above its lines`(
        _ name: String, _ value: String, _ lines: Int
    ) throws {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        let key = try #require(PropertyKey.allCases.first { $0.spelling == name })
        for text in ["first", "second"] {
            try builder.add(
                .label, text,
                [
                    (.text, Array(repeating: "word", count: lines * 8).joined(separator: " ")),
                    (.lines, "0"), (key, value),
                ])
            try builder.constrain(text, .leading, .equal, "view", constant: 20)
            try builder.constrain("view", .trailing, .equal, text, constant: 20)
        }
        try builder.constrain("first", .top, .equal, "view.safeArea", constant: 8)
        try builder.constrain("second", .top, .equal, "first", .bottom, constant: 8)
        let code = CodeFramework.swiftUI.source([
            CodeDocument(name: "Screen", document: builder.document)
        ])
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".lineSpacing("), "\(code)")
        #expect(code.contains(".padding(.top, ") || name == "lineSpacing", "\(code)")
        try typecheck(code)
    }

    /// An app presents the screen of a segue that starts at the controller.
    @Test(arguments: ["show", "presentation"])
    func `a segue that only the app starts is a binding`(_ segue: String) throws {
        let other = """
            </objects></scene><scene sceneID="t"><objects><viewController id="vc2" \
            customClass="HelpController" sceneMemberID="viewController">\
            <view key="view" id="r2"><rect key="frame" x="0" y="0" width="390" height="844"/></view>\
            </viewController>
            """
        let code = CodeFramework.swiftUI.source(
            try CodeDocument.screen(
                element("label", "title", "text=\"Title\""),
                outlets:
                    "<segue destination=\"vc2\" kind=\"\(segue)\" identifier=\"help\" id=\"sg\"/>",
                beside: other))
        #expect(code.contains(": Binding<Bool> = .constant(false)"), "\(code)")
        #expect(!code.contains("private func"), "\(code)")
        try typecheck(code)
    }

    /// The app sets the picture, which determines the width.
    @Test(arguments: ["leading", "center", "trailing"])
    func `a picture that is not there yet has no width of its own`(_ alignment: String) throws {
        let image = element(
            "imageView", "icon", "contentMode=\"scaleAspectFit\"",
            "<constraints>" + length("height", 80, "ih") + "</constraints>")
        let labels = ["Name", "Note"].map { element("label", $0, "text=\"\($0)\"") }.joined()
        let code = CodeFramework.swiftUI.source(
            try CodeDocument.screen(
                element(
                    "stackView", "column",
                    "axis=\"vertical\" alignment=\"\(alignment)\" spacing=\"12\"",
                    "<subviews>\(image)\(labels)</subviews>"),
                constraints: constraint("column", "top", "root", "top", 100)
                    + constraint("column", "leading", "root", "leading", 20)
                    + constraint("root", "trailing", "column", "trailing", 20),
                outlets: "<outlet property=\"icon\" destination=\"icon\" id=\"o\"/>"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".frame(height: 80)"), "\(code)")
        try typecheck(code)
    }
}
