import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Views of the app's classes are made and connected as UIKit demands.
@Suite struct SwiftOwnClassTests: ExportedCodeSuite {
    private func code(
        _ subviews: String, constraints: String = "", controller: String = "",
        in framework: CodeFramework = .uiKit
    ) throws -> String {
        framework.source(
            try CodeDocument.screen(subviews, constraints: constraints, controller: controller))
    }

    @Test(arguments: ["", "customClass=\"FooterView\""])
    func `subviews of an effect view are in its content view`(_ type: String) throws {
        let label = element("label", "l", "text=\"Hello\"")
        let effect = element(
            "visualEffectView", "e", type,
            """
            <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="99" height="30"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(label)</subviews><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="c" secondAttribute="top" id="t"/>
            </constraints></view><blurEffect style="regular"/>
            """)
        let code = try code(effect)
        let name = type.isEmpty ? "contentEffectView" : "footerView"
        #expect(code.contains("\(name).contentView.addSubview(helloLabel)\n"), "\(code)")
        #expect(
            code.contains(
                "helloLabel.topAnchor.constraint(equalTo: \(name).contentView.topAnchor)"),
            "\(code)")
        #expect(!code.contains("\(name).addSubview"), "\(code)")
        try typecheck(code, "class FooterView: UIVisualEffectView {}")
    }

    @Test(arguments: ["scrollView", "collectionView"], [CodeFramework.uiKit, .swiftUI])
    func `a collection of the app has a layout`(
        _ kind: String, _ framework: CodeFramework
    ) throws {
        let code = try code(
            element(kind, "v", "customClass=\"AvoidingCollectionView\""), in: framework)
        #expect(!code.contains("AvoidingCollectionView()"), "\(code)")
        #expect(code.contains("collectionViewLayout: "), "\(code)")
    }

    @Test(arguments: [
        ("tableView", "dragDelegate", "UITableViewDragDelegate", "itemsForBeginning session"),
        ("tableView", "dropDelegate", "UITableViewDropDelegate", "performDropWith coordinator"),
        ("tableView", "prefetchDataSource", "UITableViewDataSourcePrefetching", "prefetchRowsAt"),
        ("collectionView", "dragDelegate", "UICollectionViewDragDelegate", "itemsForBeginning"),
        ("collectionView", "dropDelegate", "UICollectionViewDropDelegate", "performDropWith"),
        (
            "collectionView", "prefetchDataSource", "UICollectionViewDataSourcePrefetching",
            "prefetchItemsAt"
        ), ("textView", "textDragDelegate", "UITextDragDelegate", "class"),
        ("textField", "pasteDelegate", "UITextPasteDelegate", "class"),
    ])
    func `a delegate of UIKit is a protocol of the class`(
        _ kind: String, _ outlet: String, _ type: String, _ method: String
    ) throws {
        let connections =
            "<connections><outlet property=\"\(outlet)\" destination=\"vc\" id=\"o\"/></connections>"
        let code = try code(element(kind, "v", "", connections))
        #expect(code.contains(".\(outlet) = self\n"), "\(code)")
        #expect(code.contains(": UIViewController, \(type)"), "\(code)")
        #expect(code.contains(method), "\(code)")
        try typecheck(code)
    }

    @Test func `an unknown delegate of UIKit's class is to do`() throws {
        let connections =
            "<connections><outlet property=\"spell\" destination=\"vc\" id=\"o\"/></connections>"
        let code = try code(element("tableView", "v", "", connections))
        #expect(code.contains("        // TODO: tableView.spell = self\n"), "\(code)")
        #expect(!code.contains("setValue"), "\(code)")
    }

    @Test func `an outlet collection of a view is an array of views or constraints`() throws {
        let ids = [("tabs", "a"), ("tabs", "b"), ("lengths", "wa"), ("lengths", "wb")]
        let outlets = ids.map { name, id in
            "<outletCollection property=\"\(name)\" destination=\"\(id)\" id=\"\(name)\(id)\"/>"
        }
        let buttons = ["a", "b"].map { id in
            element(
                "button", id, "",
                """
                <constraints><constraint firstAttribute="width" constant="20" id="w\(id)"/>\
                </constraints><state key="normal" title="\(id == "a" ? "News" : "Files")"/>
                """)
        }
        let bar = element(
            "view", "bar", "customClass=\"TabsView\"",
            "<subviews>\(buttons.joined())</subviews><connections>\(outlets.joined())</connections>"
        )
        let code = try code(bar)
        for line in [
            "        tabsView.tabs = [newsButton, filesButton]\n",
            "        tabsView.lengths = [newsButtonWidth, filesButtonWidth]\n",
            "    private lazy var newsButtonWidth = newsButton.widthAnchor",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(
            code,
            "class TabsView: UIView { var tabs: [UIButton]!, lengths: [NSLayoutConstraint]! }")
    }

    @Test func `a control in a cell calls a view of the cell`() throws {
        let button = element(
            "button", "b", "",
            """
            <state key="normal" title="Open"/><connections>\
            <action selector="open" destination="inset" eventType="touchUpInside" id="x"/>\
            </connections>
            """)
        let inset = element(
            "view", "inset", "customClass=\"InsetView\"", "<subviews>\(button)</subviews>")
        let cell = """
            <tableViewCell id="cell" reuseIdentifier="Row"><rect key="frame" x="0" y="0" width="390" \
            height="44"/><tableViewCellContentView key="contentView" id="content"><rect key="frame" \
            x="0" y="0" width="390" height="44"/><subviews>\(inset)</subviews>\
            </tableViewCellContentView></tableViewCell>
            """
        let code = try code(element("tableView", "t", "", "<prototypes>\(cell)</prototypes>"))
        #expect(
            code.contains("openButton.addTarget(insetView, action: Selector((\"open\"))"), "\(code)"
        )
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code, "class InsetView: UIView {}")
    }

    @Test func `a view whose action is not exported is not private`() throws {
        let action =
            "<connections><action selector=\"go:\" destination=\"other\" eventType=\"touchUpInside\" "
            + "id=\"x\"/></connections>"
        let code = try code(
            element("button", "b", "", "<state key=\"normal\" title=\"Go\"/>" + action)
                + element("button", "c", "", "<state key=\"normal\" title=\"Stop\"/>"))
        #expect(code.contains("    // Not exported: action go:\n    let goButton"), "\(code)")
        #expect(code.contains("    private let stopButton"), "\(code)")
    }
}
