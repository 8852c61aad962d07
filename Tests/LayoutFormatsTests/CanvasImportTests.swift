import StackCore
import Testing

@testable import LayoutFormats

@Suite struct CanvasImportTests {
    private func settings(_ file: String, _ name: String) throws -> [String] {
        let document = try #require(try Fixture.file(file).documents.first { $0.name == name })
        return try Document(built: document).settings.filter {
            !$0.hasPrefix("toolsVersion") && !$0.contains("Title")
        }
    }

    @Test(arguments: [
        ("List", ["additionalSafeArea 64,0,49,0"]),
        ("List2", ["design 600x536", "reachesTop false"]),
        ("pickerSheet", ["additionalSafeArea 20,0,0,0"]),
    ])
    func `the square canvas has classic bars`(name: String, rest: [String]) throws {
        #expect(
            try settings("square-canvas.storyboard", name)
                == ["device 600x600", "traits w=any,h=any"] + rest)
    }

    @Test(arguments: [
        ("Full", []),
        (
            "Sheet",
            [
                "additionalSafeArea 56,0,49,0", "design 414x842", "reachesTop false",
                "reachesBottom false", "toolbarItems ",
            ]
        ),
        ("Freeform", ["design 414x400", "reachesBottom false"]),
        ("Presented", ["design 414x400", "reachesTop false", "reachesBottom false"]),
        ("Simulated", ["additionalSafeArea 44,0,49,0"]),
    ])
    func `sheets and freeform scenes reach less than the screen`(
        name: String, rest: [String]
    ) throws {
        #expect(try settings("sheets.storyboard", name) == ["device retina6_1"] + rest)
    }

    @Test(arguments: [
        ("square-canvas.storyboard", "List", ["navigationTitle ", "tabTitles "]),
        ("square-canvas.storyboard", "List2", ["navigationTitle ", "backTitle "]),
        ("square-canvas.storyboard", "pickerSheet", []),
        ("sheets.storyboard", "Sheet", ["navigationTitle Sheet"]),
        ("sheets.storyboard", "Full", []),
    ])
    func `bars have titles where there are bars`(
        file: String, name: String, titles: [String]
    ) throws {
        let document = try #require(try Fixture.file(file).documents.first { $0.name == name })
        let settings = try Document(built: document).settings
        #expect(settings.filter { $0.contains("Title") } == titles)
    }

    @Test(arguments: [
        ("20037", "retina6_7"), ("23090", "retina6_7"), ("23727", "iphone-15-pro-max"),
        ("24506", "iphone-15-pro-max"),
    ])
    func `an id of a device means a larger screen in later versions`(
        toolsVersion: String, device: String
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(toolsVersion)">
            <device id="retina6_7" orientation="portrait"/>
            <objects><view id="a"><rect key="frame" x="0" y="0" width="430" height="932"/></view>
            </objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let settings = try Document(built: file.documents[0]).settings
        #expect(settings.contains("device " + device))
        // The larger screen has the size of the root view.
        #expect(settings.contains { $0.hasPrefix("design") } == (device == "retina6_7"))
    }

    @Test func `a freeform xib has no status bar`() throws {
        #expect(
            try settings("controls.xib", "Controls")
                == [
                    "device retina4_7", "design 300x500", "reachesTop false", "reachesBottom false",
                ])
    }

    @Test(arguments: [
        ("view", "14490.70", 376, []), ("view", "14490.70", 375, ["reachesBottom false"]),
        ("view", "21507", 375, ["reachesBottom false"]), ("view", "21507", 376, []),
        ("view", "21701", 375, []), ("tableViewCell", "14490.70", 400, cell),
        ("tableViewCell", "21701", 400, cell), ("collectionViewCell", "21701", 375, []),
        ("collectionReusableView", "21701", 375, []),
    ])
    func `a freeform xib stands on a screen, a table's cell does not`(
        element: String, toolsVersion: String, width: Int, reach: [String]
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(toolsVersion)">
            <device id="retina5_9" orientation="portrait"/>
            <objects><\(element) id="a"><rect key="frame" x="0" y="0" width="\(width)" height="90"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            </\(element)></objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        #expect(
            try Document(built: file.documents[0]).settings.filter {
                $0.hasPrefix("reaches") || $0.hasPrefix("respects")
            } == reach)
    }

    private static let cell = [
        "reachesTop false", "reachesBottom false", "respectsSystemMinimumMargins false",
    ]

    private func xib(
        _ toolsVersion: String, _ device: String, _ element: String = "view", inside: String
    ) throws -> Document {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(toolsVersion)">
            <device id="\(device)" orientation="portrait"/>
            <objects><\(element) id="a">\(inside)</\(element)></objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        return try Document(built: file.documents[0])
    }

    @Test(arguments: [
        ("21225", "retina4_7", "view", Insets.zero),
        ("21701", "retina4_7", "view", Insets(top: 20, leading: 0, bottom: 0, trailing: 0)),
        ("21701", "ipad9_7", "view", .zero),
        ("22505", "retina6_12", "view", Insets(top: 59, leading: 0, bottom: 34, trailing: 0)),
        ("23727", "retina6_12", "view", Insets(top: 118, leading: 0, bottom: 34, trailing: 0)),
        (
            "22505", "retina6_12", "collectionReusableView",
            Insets(top: 59, leading: 0, bottom: 34, trailing: 0)
        ),
        ("23727", "retina6_12", "tableViewCell", .zero),
    ])
    func `a xib's view of another size has the safe area of its screen`(
        toolsVersion: String, device: String, element: String, expected: Insets
    ) throws {
        let document = try xib(
            toolsVersion, device, element,
            inside: """
                <rect key="frame" x="0" y="0" width="300" height="200"/>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                """)
        #expect(try #require(LayoutEnvironment(document)).safeArea == expected)
    }

    @Test func `a xib's view has the bar that it simulates`() throws {
        let document = try xib(
            "20037", "retina6_1",
            inside: """
                <rect key="frame" x="0" y="0" width="414" height="896"/>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
                """)
        #expect(document.settings.contains("additionalSafeArea 44,0,0,0"))
    }

    @Test func `an iPad's xib of Xcode 5 is read`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="3.0"
                toolsVersion="5056" targetRuntime="iOS.CocoaTouch.iPad">
            <objects><view id="a"><rect key="frame" x="0" y="0" width="768" height="1024"/></view>
            </objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        #expect(try Document(built: file.documents[0]).settings.contains("device ipad9_7"))
    }

    @Test func `views of controllers in a xib's tab bar controller are read`() throws {
        let views = ["a", "b"].map { id in
            """
            <viewController id="c\(id)"><view key="view" id="\(id)">
            <rect key="frame" x="0" y="0" width="320" height="480"/></view></viewController>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="5056">
            <objects><tabBarController id="t"><viewControllers key="viewControllers">
            \(views.joined())</viewControllers></tabBarController></objects></document>
            """
        #expect(try InterfaceBuilderImport.read(Array(text.utf8)).documents.count == 2)
    }

    @Test func `a widget in Notification Center has no screen around it`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
                toolsVersion="14113"><device id="retina4_7"/><scenes><scene><objects>
            <viewController id="v" sceneMemberID="viewController">
            <view key="view" simulatedAppContext="notificationCenter" id="r">
            <rect key="frame" x="0" y="0" width="320" height="200"/></view>
            </viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let settings = try Document(built: file.documents[0]).settings
        #expect(
            settings.filter { $0.hasPrefix("reaches") } == [
                "reachesTop false", "reachesBottom false",
            ])
    }

    @Test(arguments: [
        ("15705", 842, ["additionalSafeArea 56,0,0,0", "design 414x842", "reachesTop false"]),
        ("14490.70", 842, ["additionalSafeArea 44,0,0,0", "design 414x842", "reachesTop false"]),
        ("15705", 840, ["additionalSafeArea 44,0,0,0", "design 414x840", "reachesTop false"]),
    ])
    func `a navigation bar that a sheet simulates is a sheet's`(
        toolsVersion: String, height: Int, expected: [String]
    ) throws {
        let bar = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
        #expect(
            try scene(toolsVersion, height: height, bar).filter { !$0.hasPrefix("navigationTitle") }
                == expected)
    }

    @Test(arguments: [
        ("14490.70", "retina4_7", 44), ("15705", "retina4_7", 49), ("14109", "retina5_9", 49),
    ])
    func `a simulated toolbar is higher over a home indicator and since Xcode 11`(
        toolsVersion: String, device: String, height: Int
    ) throws {
        let bar = "<simulatedToolbarMetrics key='simulatedBottomBarMetrics'/>"
        let screen = device == "retina4_7" ? 667 : 812
        #expect(
            try scene(toolsVersion, on: device, width: 375, height: screen, bar)
                == ["additionalSafeArea 0,0,\(height),0", "toolbarItems "])
    }

    @Test(arguments: [
        ("14490.70", ["design 414x400"]),
        ("16097", ["design 414x400", "reachesBottom false"]),
        ("21507", ["design 414x400", "reachesBottom false"]), ("21701", ["design 414x400"]),
    ])
    func `a freeform scene reaches the bottom but in Xcode 11 to 14.2`(
        toolsVersion: String, expected: [String]
    ) throws {
        let size = "<size key='freeformSize' width='414' height='400'/>"
        #expect(try scene(toolsVersion, height: 400, size) == expected)
    }

    /// Returns the document of a scene to which a segue of another scene leads.
    private func shownScene(
        by kind: String, _ toolsVersion: String, on device: String, width: Int, height: Int,
        _ more: String = ""
    ) throws -> Document {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
                toolsVersion="\(toolsVersion)"><device id="\(device)"/><scenes><scene><objects>
            <viewController id="w" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="\(kind)" id="s"/></connections></viewController>
            </objects></scene><scene><objects><viewController id="v" sceneMemberID="viewController">
            <view key="view" id="r">
            <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view>
            \(more)</viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        return try Document(built: try #require(file.documents.last))
    }

    /// Scenes that are presented without a style fill the screen up to iOS 12.
    @Test(arguments: [("14490.70", nil), ("16097", false)])
    func `a presented freeform scene is a sheet since iOS 13`(
        toolsVersion: String, reachesTop: Bool?
    ) throws {
        let document = try shownScene(
            by: "presentation", toolsVersion, on: "retina5_9", width: 375, height: 778,
            "<size key='freeformSize' width='375' height='778'/>")
        #expect(document.properties(of: .document)?.value(.reachesTop) == reachesTop)
    }

    @Test(arguments: [
        ("18122", ["design 414x839", "reachesTop false"]),
        ("21225", ["design 414x839", "reachesTop false", "reachesBottom false"]),
    ])
    func `a sheet ends above the home indicator since Xcode 14`(
        toolsVersion: String, expected: [String]
    ) throws {
        #expect(try scene(toolsVersion, height: 839) == expected)
    }

    @Test(arguments: [("12121", ["reachesTop false"]), ("13196", []), ("20037", [])])
    func `from Xcode 9 on a status bar that is not shown keeps its room`(
        toolsVersion: String, expected: [String]
    ) throws {
        let hidden = "<nil key='simulatedStatusBarMetrics'/>"
        #expect(try scene(toolsVersion, height: 896, hidden) == expected)
    }

    @Test(arguments: [
        ("17701", []), ("21507", []), ("22505", ["reachesTop false", "reachesBottom false"]),
    ])
    func `a full screen that another scene presents has no safe area since Xcode 15`(
        toolsVersion: String, reach: [String]
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
                toolsVersion="\(toolsVersion)"><device id="retina6_12"/><scenes><scene><objects>
            <viewController id="w" sceneMemberID="viewController"><connections>
            <segue destination="v" kind="presentation" modalPresentationStyle="fullScreen" id="s"/>
            </connections></viewController>
            </objects></scene><scene><objects><viewController id="v" sceneMemberID="viewController">
            <view key="view" id="r"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
            </viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let document = try Document(built: try #require(file.documents.last))
        #expect(document.settings.filter { $0.hasPrefix("reaches") } == reach)
    }

    @Test(arguments: [
        (623, ["additionalSafeArea 0,0,49,0", "design 375x623", "reachesTop false"]),
        (574, ["design 375x574", "reachesTop false", "reachesBottom false"]),
    ])
    func `a view between opaque bars has no inset at the bottom`(
        height: Int, expected: [String]
    ) throws {
        let bars = """
            <simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>
            <simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>
            """
        let found = try scene("20037", on: "retina4_7", width: 375, height: height, bars)
        #expect(found.filter { !$0.contains("Title") } == expected)
    }

    @Test(arguments: [
        ("embed", 414, []), ("embed", 400, ["reachesTop false", "reachesBottom false"]),
        ("presentation", 414, ["reachesTop false"]),
    ])
    func `a scene in a container view reaches the edges of a screen that it fills across`(
        kind: String, width: Int, reach: [String]
    ) throws {
        let document = try shownScene(
            by: kind, "16097", on: "retina6_1", width: width, height: 500)
        #expect(document.settings.filter { $0.hasPrefix("reaches") } == reach)
    }

    @Test func `a scene can do without the system's margins`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
                toolsVersion="18122"><device id="retina6_1"/><scenes><scene><objects>
            <viewController viewRespectsSystemMinimumLayoutMargins="NO" id="v"
                sceneMemberID="viewController"><view key="view" id="r">
            <rect key="frame" x="0" y="0" width="414" height="896"/></view>
            </viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let settings = try Document(built: file.documents[0]).settings
        #expect(settings.contains("respectsSystemMinimumMargins false"))
    }

    /// The margins of a view beside the controller of a scene are those of a xib's view: up to
    /// Xcode 8 those of any view.
    @Test(arguments: [(9532, 600, 8.0), (12120, 320, 8), (14113, 343, 16), (15705, 600, 20)])
    func `a view beside a controller has the margins of a xib's view`(
        version: Int, width: Int, margin: Double
    ) throws {
        func margins(_ type: String, _ open: String, _ close: String) throws -> [Rect] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)"
                    toolsVersion="\(version)">\(open)
                <view id="loose"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
                <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="0" y="0" width="40" height="20"/></label></subviews>
                <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="loose"
                secondAttribute="leadingMargin" id="c1"/><constraint firstItem="l"
                firstAttribute="top" secondItem="loose" secondAttribute="top" id="c2"/>
                </constraints></view>\(close)</document>
                """
            return try InterfaceBuilderImport.read(Array(text.utf8)).documents
                .map { try Document(built: $0) }
                .filter { $0.view(named: "name") != nil }
                .compactMap { document in
                    let layout = LayoutPass.run(document, in: LayoutEnvironment(document)!)
                    return layout.frames[document.view(named: "name")!.id]
                }
        }
        let inScene = try margins(
            "Storyboard.XIB", "<scenes><scene><objects>",
            """
            <viewController id="v" sceneMemberID="viewController"><view key="view" id="r">
            <rect key="frame" x="0" y="0" width="\(width)" height="600"/></view></viewController>
            </objects></scene></scenes>
            """)
        #expect(inScene.map(\.x) == [margin])
        #expect(try margins("XIB", "<objects>", "</objects>") == inScene)
    }

    /// Imports a scene and returns its document's settings, except device and version.
    private func scene(
        _ toolsVersion: String, on device: String = "retina6_1", width: Int = 414, height: Int,
        _ metrics: String = ""
    ) throws -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
                toolsVersion="\(toolsVersion)"><device id="\(device)"/><scenes><scene><objects>
            <viewController id="v" sceneMemberID="viewController"><view key="view" id="r">
            <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view>\(metrics)
            </viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        return try Document(built: file.documents[0]).settings.filter {
            !$0.hasPrefix("device") && !$0.hasPrefix("toolsVersion")
        }
    }

    @Test func `a stripped version is read from the plug-in`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"
                toolsVersion="32700.99.1234">
            <device id="retina9_9" orientation="portrait"/>
            <dependencies><plugIn identifier="x" version="22685"/></dependencies>
            <objects><view id="a-b-c"><rect key="frame" x="0" y="0" width="9" height="8"/></view>
            </objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        #expect(
            try Document(built: file.documents[0]).settings
                == ["device 9x8", "toolsVersion 22685"])
        #expect(
            file.notes == [
                ImportNote(
                    line: 3, message: "the device retina9_9 is not known; 9x8 is used instead")
            ])
    }

    @Test(
        arguments: [
            (
                "ipad13_0rounded' layout='fullscreen", "1032", "1376",
                ["device ipad-12.9", "design 1032x1376"]
            ),
            ("retina6_99", "420", "912", ["device iphone-16-pro", "design 420x912"]),
            ("ipad7_9", "768", "1024", ["device ipad-9.7"]),
            (
                "ipad9_7' layout='splitview1_2", "379", "1024",
                ["device ipad9_7", "traits w=compact,h=regular", "design 379x1024"]
            ),
        ] as [(String, String, String, [String])])
    func `newer screens are like those before them`(
        device: String, width: String, height: String, expected: [String]
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
            <device id='\(device)' orientation="portrait"/>
            <scenes><scene><objects><viewController sceneMemberID="viewController" id="c">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
            </view></viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        #expect(try Document(built: file.documents[0]).settings == expected)
    }

    @Test func `what a stack arranges keeps its mask unless that is turned off`() throws {
        let off = "translatesAutoresizingMaskIntoConstraints='NO'"
        let frame = "<rect key='frame' x='1' y='2' width='3' height='4'/>"
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507">
            <objects><stackView id="a-b-c"><rect key="frame" x="0" y="0" width="9" height="8"/>
            <subviews><label text="A" id="d-e-f">\(frame)</label>
            <label text="B" fixedFrame="YES" \(off) id="g-h-i">\(frame)</label></subviews>
            </stackView></objects></document>
            """
        let document = try Document(
            built: InterfaceBuilderImport.read(Array(text.utf8)).documents[0])
        #expect(
            document.settings("a") == [
                "frame 1,2,3,4", "autoresizing flexibleRightMargin,flexibleBottomMargin", "text A",
            ])
        #expect(document.settings("b") == ["text B"])
    }

    @Test(arguments: [("13173", "13173"), ("13174", "13196")])
    func `two versions of Xcode 9 are told apart by the plug-in`(
        plugIn: String, version: String
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="13196">
            <dependencies><plugIn identifier="x" version="\(plugIn)"/></dependencies>
            <objects><view id="a-b-c"><rect key="frame" x="0" y="0" width="9" height="8"/></view>
            </objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        #expect(
            try Document(built: file.documents[0]).settings.contains("toolsVersion \(version)"))
    }

    @Test(arguments: [
        ("portrait", "width='402' height='874'", "iphone-16-pro"),
        ("landscape", "width='874' height='402'", "iphone-16-pro"),
        ("portrait", "width='0' height='874'", "iphone-15"),
        ("portrait", "width='874' height='402'", "874x402"),
    ])
    func `an unknown device gives way to one of its size`(
        orientation: String, size: String, device: String
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22685">
            <device id="retina9_9" orientation="\(orientation)"/>
            <objects><view id="a-b-c"><rect key="frame" x="0" y="0" \(size)/></view>
            </objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let document = try Document(built: file.documents[0])
        #expect(document.value(.device, of: .document, under: .base)?.value == .text(device))
    }

    @Test func `a view in a navigation bar is a document of its own`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="18122">
            <scenes><scene><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            <navigationItem key="navigationItem" id="n"><view key="titleView" userLabel="Title" id="t">
            <rect key="frame" x="95" y="5.5" width="310" height="33"/></view></navigationItem>
            </viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        #expect(file.documents.map(\.name) == ["viewController", "Title"])
        #expect(try Document(built: file.documents[1]).settings.contains("design 310x33"))
    }

    @Test func `a view beside a scene is a document of its own`() throws {
        let file = try Fixture.file("square-canvas.storyboard")
        #expect(file.notes == [])
        #expect(file.documents.map(\.name).contains("view"))
        #expect(
            try settings("square-canvas.storyboard", "view").suffix(3)
                == ["design 10x10", "reachesTop false", "reachesBottom false"])
    }
}
