import StackCore
import Testing

@testable import LayoutFormats

/// The bars that the canvas infers for scenes (docs/interface-builder.md, "The frame of the root").
@Suite struct SceneBarTests {
    @Test(arguments: [
        ("14490", "", 44, 44.0), ("14490", "largeTitles='YES'", 96, 96),
        ("16097", "largeTitles='YES'", 96, 96), ("14868", "largeTitles='YES'", 108, 108),
        ("18122", "largeTitles='YES'", 96, 96), ("13196", "largeTitles='YES'", 96, 44),
        ("24412", "largeTitles='YES'", 106, 106), ("22154", "largeTitles='YES'", 108, 108),
        ("16096", "", 50, 44), ("16096", "", 56, 56),
    ])
    func `bars are as high as their time stored them`(
        toolsVersion: String, titles: String, stored: Int, top: Double
    ) throws {
        let holder = navigationController(titles, height: stored)
        let bars = Insets(top: top, leading: 0, bottom: 0, trailing: 0)
        #expect(
            try addedSafeArea(toolsVersion, "<device id='retina6_1'/>", holder, 414, 896)
                == .insets(bars))
    }

    /// A list moves the bar's large title up while it scrolls, so the canvas leaves it out.
    @Test(
        arguments: ["tableView", "collectionView", "scrollView", "view"],
        ["16097", "19158", "23504"])
    func `a large title above a list adds no height`(_ kind: String, _ version: String) throws {
        let holder = navigationController("largeTitles='YES'", height: 96)
        let subview = """
            <\(kind) id="l"><rect key="frame" x="0" y="0" width="414" height="100"/></\(kind)>
            """
        let document = try document(
            version, "<device id='retina6_1'/>", holder, 414, 896, subviews: subview)
        let top = kind == "tableView" || kind == "collectionView" ? 44.0 : 96
        #expect(document.properties.value(.additionalSafeArea)?.top == top)
    }

    @Test func `a scene without a large title has a low bar`() throws {
        let holder = navigationController("largeTitles='YES'", height: 96)
        let item = "<navigationItem key='navigationItem' largeTitleDisplayMode='never' id='i'/>"
        #expect(
            try addedSafeArea("16097", "<device id='retina6_1'/>", holder, 414, 896, item)
                == .insets(Insets(top: 44, leading: 0, bottom: 0, trailing: 0)))
    }

    /// A bar at y 0 shows that there is no status bar, unless the canvas never shows one: then the
    /// app has one, and a device with a notch has its safe area.
    @Test(arguments: [
        ("16097", "retina4_7", 375, 667, 44, true), ("18122", "ipad9_7", 768, 1024, 50, true),
        ("16097", "retina6_1", 414, 896, 44, false), ("16097", "retina4_7", 375, 667, 56, false),
        ("14109", "retina4_7", 375, 667, 44, false), ("22154", "retina4_7", 375, 667, 44, false),
    ])
    func `a bar at the top shows whether there is a status bar`(
        toolsVersion: String, device: String, width: Int, height: Int, bar: Int, reachesTop: Bool
    ) throws {
        let holder = navigationController(y: 0, width: width, height: bar)
        let document = try document(
            toolsVersion, "<device id='\(device)'/>", holder, width, height)
        let properties = try #require(document.properties(of: .document))
        #expect((properties.value(.reachesTop) ?? true) == reachesTop)
        let notched = try #require(
            LayoutEnvironment(document, for: LayoutRequest(device: "retina5_9").onCanvas()))
        #expect(notched.safeArea.top == Double(bar) + (reachesTop ? 44 : 0))
    }

    /// The bar of a scene that only code can show.
    @Test(arguments: [
        ("<navigationItem key='navigationItem' title='Home' id='i'/>", "Home"),
        (
            "<navigationItem key='navigationItem' id='i'><barButtonItem key='rightBarButtonItem' "
                + "title='Edit' id='e'/></navigationItem>", ""
        ),
        ("<navigationItem key='navigationItem' id='i'/>", nil), ("", nil),
        (
            "<navigationItem key='navigationItem' title='Home' id='i'/>"
                + "<nil key='simulatedTopBarMetrics'/>", nil
        ),
    ])
    func `content for a bar that no segue explains is the app's`(item: String, title: String?)
        throws
    {
        for source in ["", Self.showing] {
            // The scene itself, or the one from which it is pushed, has the item.
            let (own, first) =
                source.isEmpty
                ? (item, "")
                : ("", source.replacing("</viewController>", with: item + "</viewController>"))
            let document = try document("16097", "<device id='retina4_7'/>", first, 375, 667, own)
            let shown = document.properties(of: .document)?.value(.navigationTitle)
            #expect(shown == (source.isEmpty || title == nil ? title : ""))
            #expect(
                (document.properties(of: .document)?.value(.barInAppOnly) ?? false)
                    == (title != nil))
            #expect(LayoutEnvironment(document)?.bars.top == 0)
        }
    }

    /// A title alone is not content for a bar if all navigation controllers of the file hide theirs.
    @Test(
        arguments: [
            (["YES"], "", nil), (["YES", "YES"], "", nil), (["YES", "NO"], "", "Home"),
            (["YES"], "<barButtonItem key='backBarButtonItem' title=' ' id='e'/>", nil),
            (["YES"], "<barButtonItem key='rightBarButtonItem' title='Edit' id='e'/>", "Home"),
        ] as [([String], String, String?)])
    func `a title in a file that hides its bars`(
        hidden: [String], items: String, title: String?
    ) throws {
        let controllers = hidden.enumerated().map { number, isHidden in
            "<navigationController id='n\(number)' navigationBarHidden='\(isHidden)' "
                + "sceneMemberID='viewController'/>"
        }
        let others = controllers.joined(separator: "</objects></scene><scene><objects>")
        let item =
            "<navigationItem key='navigationItem' title='Home' id='i'>" + items
            + "</navigationItem>"
        let document = try document("16097", "<device id='retina4_7'/>", others, 375, 667, item)
        #expect(document.properties(of: .document)?.value(.navigationTitle) == title)
        #expect(
            (document.properties(of: .document)?.value(.barInAppOnly) ?? false) == (title != nil))
    }

    /// A navigation bar shows the item of its controller's root, or of what is pushed onto it.
    @Test(arguments: [("v", "Tabs"), ("w", "Scene")])
    func `a bar around tabs has their controller's title`(tab: String, title: String) throws {
        let holders = """
            <navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="b"/><connections>
            <segue destination="t" kind="relationship" relationship="rootViewController" id="1"/>
            </connections></navigationController></objects></scene><scene><objects>
            <tabBarController id="t" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Tabs" id="i"/><connections>
            <segue destination="\(tab)" kind="relationship" relationship="viewControllers" id="2"/>
            </connections></tabBarController></objects></scene><scene><objects>\(Self.showing)
            """
        let item = "<navigationItem key='navigationItem' title='Scene' id='j'/>"
        let document = try document("16097", "<device id='retina4_7'/>", holders, 375, 667, item)
        #expect(document.properties(of: .document)?.value(.navigationTitle) == title)
    }

    /// The second tab pushes the tab bar controller, and may push what another tab begins with.
    @Test(arguments: [
        ("v", "b", "4", 0), ("v", "b", "5", 0), ("a", "v", "3", 1), ("a", "b", "3", 0),
        ("a", "b", "4", 1),
    ])
    func `the selected tab is the one that leads to the scene most directly`(
        first: String, second: String, tieBreaker: String, selected: Int
    ) throws {
        func navigation(_ id: String, to root: String, by segue: String) -> String {
            """
            <navigationController id="\(id)" sceneMemberID="viewController"><connections>
            <segue destination="\(root)" kind="relationship" relationship="rootViewController"
            id="\(segue)"/></connections></navigationController></objects></scene><scene><objects>
            """
        }
        let holders = """
            <tabBarController id="t" sceneMemberID="viewController"><connections>
            <segue destination="m" kind="relationship" relationship="viewControllers" id="1"/>
            <segue destination="n" kind="relationship" relationship="viewControllers" id="2"/>
            </connections></tabBarController></objects></scene><scene><objects>
            \(navigation("m", to: first, by: "5"))\(navigation("n", to: second, by: "6"))
            <viewController id="a" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="show" id="3"/></connections></viewController>
            </objects></scene><scene><objects>
            <viewController id="b" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="show" id="4"/><segue destination="t" kind="show" id="7"/>
            </connections></viewController>
            """
        let around = """
            <device id='retina4_7'/><inferredMetricsTieBreakers>
            <segue reference="7"/><segue reference="\(tieBreaker)"/></inferredMetricsTieBreakers>
            """
        let document = try document("16097", around, holders, 375, 667)
        #expect(document.properties.value(.tabTitles) != nil)
        #expect((document.properties.value(.selectedTab) ?? 0) == Double(selected))
    }

    /// A phone pushes one side of a split view onto the other.
    @Test(arguments: [
        ("retina4_7", "detailViewController", "Items"),
        ("retina4_7", "masterViewController", nil), ("ipad9_7", "detailViewController", nil),
    ])
    func `a phone shows how to go back from a side of a split view`(
        device: String, side: String, title: String?
    ) throws {
        let other = side == "detailViewController" ? "masterViewController" : "detailViewController"
        let holders = """
            <splitViewController id="sp" sceneMemberID="viewController"><connections>
            <segue destination="n" kind="relationship" relationship="\(side)" id="1"/>
            <segue destination="m" kind="relationship" relationship="\(other)" id="2"/>
            </connections></splitViewController></objects></scene><scene><objects>
            <navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="b"/><connections>
            <segue destination="v" kind="relationship" relationship="rootViewController" id="3"/>
            </connections></navigationController></objects></scene><scene><objects>
            <navigationController id="m" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="c"/><connections>
            <segue destination="w" kind="relationship" relationship="rootViewController" id="4"/>
            </connections></navigationController></objects></scene><scene><objects>
            <viewController id="w" title="Items" sceneMemberID="viewController"/>
            """
        let document = try document("16097", "<device id='\(device)'/>", holders, 375, 667)
        #expect(document.properties(of: .document)?.value(.backTitle) == title)
    }

    /// The canvas ends the root view at the bar that it simulates, and the app at the bar that it has.
    @Test(arguments: [
        ("", "", true), (#"translucent="NO""#, "", false),
        ("", "<extendedEdge key='edgesForExtendedLayout'/>", false),
        ("", "<extendedEdge key='edgesForExtendedLayout' top='YES'/>", true),
    ])
    func `an opaque bar of the canvas alone`(bar: String, edges: String, isOfCanvas: Bool) throws {
        let holder = """
            <navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" \(bar) id="b"/><connections>
            <segue destination="v" kind="relationship" relationship="rootViewController" id="1"/>
            </connections></navigationController>
            """
        let metrics =
            "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' translucent='NO'/>" + edges
        let document = try document("16097", "<device id='retina4_7'/>", holder, 375, 603, metrics)
        let properties = try #require(document.properties(of: .document))
        #expect(properties.value(.reachesTop) == false)
        #expect((properties.value(.barInAppOnly) ?? false) == isOfCanvas)
    }

    /// Code pushes the scene, so that its navigation controller is not known.
    @Test(arguments: [
        ("viewController", "view", false), ("tableViewController", "tableView", true),
    ])
    func `an opaque bar that a list simulates is only of the canvas`(
        controller: String, root: String, isOfCanvas: Bool
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
                toolsVersion="24506"><device id="retina6_1"/><scenes><scene><objects>
            <\(controller) id="v" sceneMemberID="viewController"><\(root) key="view" id="r">
            <rect key="frame" x="0" y="0" width="414" height="808"/></\(root)>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>
            </\(controller)></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let document = try Document(built: try #require(file.documents.last))
        let properties = try #require(document.properties(of: .document))
        #expect((properties.value(.barInAppOnly) ?? false) == isOfCanvas)
    }

    private static let showing = """
        <viewController id="w" sceneMemberID="viewController"><connections>
        <segue destination="v" kind="show" id="s"/></connections></viewController>
        """

    @Test(arguments: [("", true), ("hidesBottomBarWhenPushed='YES'", false)])
    func `what hides the toolbar when pushed has none`(attribute: String, isShown: Bool) throws {
        let holders = """
            <navigationController toolbarHidden="NO" id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="b"/><connections>
            <segue destination="w" kind="relationship" relationship="rootViewController" id="1"/>
            </connections></navigationController></objects></scene><scene><objects>\(Self.showing)
            """
        let document = try document(
            "16097", "<device id='retina4_7'/>", holders, 375, 667, attributes: attribute)
        #expect((document.properties(of: .document)?.value(.toolbarItems) != nil) == isShown)
        #expect(LayoutEnvironment(document)?.bars.bottom == 44)
    }

    @Test func `what is pushed has the bar that its source simulates`() throws {
        let source = """
            <viewController id="w" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="show" id="s"/></connections>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/></viewController>
            """
        #expect(
            try addedSafeArea("13771", "<device id='retina4_7'/>", source, 375, 667)
                == .insets(Insets(top: 44, leading: 0, bottom: 0, trailing: 0)))
    }

    @Test(arguments: [("", 49.0), ("t", 0)])
    func `a navigation around tabs covers them with what is pushed`(
        around: String, bottom: Double
    ) throws {
        // The scene is pushed from a tab, by the tab's navigation controller or by one around the
        // tab bar controller.
        let inner = around.isEmpty ? "n" : "w"
        let holders = """
            <tabBarController id="t" sceneMemberID="viewController"><connections>
            <segue destination="\(inner)" kind="relationship" relationship="viewControllers" id="1"/>
            </connections></tabBarController></objects></scene><scene><objects>
            <navigationController id="n" sceneMemberID="viewController"><connections>
            <segue destination="\(around.isEmpty ? "w" : around)" kind="relationship"
                relationship="rootViewController" id="2"/></connections>
            <navigationBar key="navigationBar" id="b"/></navigationController></objects></scene>
            <scene><objects><viewController id="w" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="show" id="3"/></connections></viewController>
            """
        #expect(
            try addedSafeArea("13771", "<device id='retina4_7'/>", holders, 375, 667)
                == .insets(Insets(top: 44, leading: 0, bottom: bottom, trailing: 0)))
    }

    @Test(arguments: [
        ("23727", "retina4_0", 568, 49.0), ("24412", "retina4_0", 568, 83),
        ("24765", "retina6_12", 852, 49),
    ])
    func `tab bars are higher from Xcode 26 on`(
        toolsVersion: String, device: String, height: Int, bottom: Double
    ) throws {
        let holder = """
            <tabBarController id="t" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="relationship" relationship="viewControllers" id="1"/>
            </connections></tabBarController>
            """
        let width = device == "retina4_0" ? 320 : 393
        #expect(
            try addedSafeArea(toolsVersion, "<device id='\(device)'/>", holder, width, height)
                == .insets(Insets(top: 0, leading: 0, bottom: bottom, trailing: 0)))
    }

    /// The navigation controller that contains the scene, or the one from whose root it is pushed,
    /// simulates its own bottom bar inside a tab bar controller.
    @Test(arguments: [
        ("simulatedTabBarMetrics", "v", 49.0), ("simulatedToolbarMetrics", "v", 49),
        ("nil", "v", 0), ("simulatedTabBarMetrics", "w", 49), ("nil", "w", 0),
    ])
    func `a bottom bar that a container simulates is shown for its scenes`(
        metrics: String, root: String, bottom: Double
    ) throws {
        let holders = """
            <tabBarController id="t" sceneMemberID="viewController"><connections>
            <segue destination="n" kind="relationship" relationship="viewControllers" id="1"/>
            </connections></tabBarController></objects></scene><scene><objects>
            <navigationController id="n" sceneMemberID="viewController">
            <\(metrics) key="simulatedBottomBarMetrics"/><connections>
            <segue destination="\(root)" kind="relationship"
                relationship="rootViewController" id="2"/></connections>
            <navigationBar key="navigationBar" id="b"/></navigationController></objects></scene>
            <scene><objects><viewController id="w" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="show" id="3"/></connections></viewController>
            """
        #expect(
            try addedSafeArea("16097", "<device id='retina4_7'/>", holders, 375, 667)
                == .insets(Insets(top: 44, leading: 0, bottom: bottom, trailing: 0)))
        // A toolbar is shown without items too.
        let document = try document("16097", "<device id='retina4_7'/>", holders, 375, 667)
        let items = document.properties(of: .document)?.value(.toolbarItems)
        #expect(items == (metrics == "simulatedToolbarMetrics" ? "" : nil))
    }

    @Test func `tabs are shown whatever their controller simulates`() throws {
        let holder = """
            <tabBarController id="t" sceneMemberID="viewController">
            <nil key="simulatedBottomBarMetrics"/><connections>
            <segue destination="v" kind="relationship" relationship="viewControllers" id="1"/>
            </connections></tabBarController>
            """
        #expect(
            try addedSafeArea("16097", "<device id='retina4_7'/>", holder, 375, 667)
                == .insets(Insets(top: 0, leading: 0, bottom: 49, trailing: 0)))
    }

    @Test func `a scene that is shown without a navigation has no bar of its source`() throws {
        let source = """
            <viewController id="w" sceneMemberID="viewController">
            <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/><connections>
            <segue destination="v" kind="show" id="3"/></connections></viewController>
            """
        #expect(try addedSafeArea("16097", "<device id='retina4_7'/>", source, 375, 667) == nil)
    }

    @Test func `a form sheet has no status bar on the square canvas`() throws {
        let presenter = """
            <viewController id="w" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="presentation" modalPresentationStyle="formSheet" id="s"/>
            </connections></viewController>
            """
        #expect(try addedSafeArea("10117", "", presenter, 600, 600) == nil)
    }

    /// Returns the space that bars take from a scene of this size, to which `controller` leads.
    @Test(arguments: [("retina4_7", 375, 667, 44.0), ("ipad9_7", 768, 1024, 0)])
    func `a detail is pushed on a phone, and stands beside on a pad`(
        device: String, width: Int, height: Int, top: Double
    ) throws {
        let holders = """
            <navigationController id="n" sceneMemberID="viewController"><connections>
            <segue destination="w" kind="relationship" relationship="rootViewController" id="2"/>
            </connections><navigationBar key="navigationBar" id="b"/></navigationController>
            </objects></scene><scene><objects>
            <viewController id="w" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="showDetail" id="3"/></connections></viewController>
            """
        let value = try addedSafeArea("13771", "<device id='\(device)'/>", holders, width, height)
        let insets = Insets(top: top, leading: 0, bottom: 0, trailing: 0)
        #expect(value ?? .insets(.zero) == .insets(insets))
    }

    @Test(arguments: [("retina5_9", 812, 375, 32.0), ("retina6_1", 896, 414, 49)])
    func `a tab bar is low on a narrow phone in landscape`(
        name: String, width: Int, height: Int, bottom: Double
    ) throws {
        let holder = """
            <tabBarController id="t" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="relationship" relationship="viewControllers" id="1"/>
            </connections></tabBarController>
            """
        let device = "<device id='\(name)' orientation='landscape'/>"
        #expect(
            try addedSafeArea("13771", device, holder, width, height)
                == .insets(Insets(top: 0, leading: 0, bottom: bottom, trailing: 0)))
    }

    /// Returns a navigation controller whose bar has this frame, with the scene as its root.
    private func navigationController(
        _ attributes: String = "", y: Int = 44, width: Int = 414, height: Int
    ) -> String {
        """
        <navigationController id="n" sceneMemberID="viewController">
        <navigationBar key="navigationBar" \(attributes) id="b">
        <rect key="frame" x="0" y="\(y)" width="\(width)" height="\(height)"/></navigationBar>
        <connections><segue destination="v" kind="relationship"
            relationship="rootViewController" id="s"/></connections></navigationController>
        """
    }

    private func addedSafeArea(
        _ toolsVersion: String, _ device: String, _ controller: String, _ width: Int, _ height: Int,
        _ item: String = ""
    ) throws -> PropertyValue? {
        try document(toolsVersion, device, controller, width, height, item)
            .value(.additionalSafeArea, of: .document, under: .base)?.value
    }

    private func document(
        _ toolsVersion: String, _ device: String, _ controller: String, _ width: Int, _ height: Int,
        _ item: String = "", attributes: String = "", subviews: String = ""
    ) throws -> Document {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
                toolsVersion="\(toolsVersion)">\(device)<scenes>
            <scene><objects>\(controller)</objects></scene>
            <scene><objects><viewController id="v" \(attributes) sceneMemberID="viewController">
            <view key="view" id="r">
            <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
            <subviews>\(subviews)</subviews></view>\(item)</viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        return try Document(built: try #require(file.documents.last))
    }
}
