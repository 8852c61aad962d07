import LayoutChecks
import StackCore
import TestKit
import Testing

/// Layouts that only seem faulty, from storyboards in which a rule reported a false finding.
@Suite struct SoundStoryboardTests {
    private func findings(
        _ device: String = "retina6_12", asLayout: Bool = false,
        _ plant: (inout PlantedStoryboard) -> Void
    ) throws -> [String] {
        var board = PlantedStoryboard(device: device)
        plant(&board)
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-se", "iphone-15", "ipad-11"]
        matrix.orientations = [.portrait]
        return try board.findings(in: matrix, asLayout: asLayout).map { $0.finding.rule.rawValue }
    }

    private func place(_ id: String, y: Double = 200) -> [String] {
        PlantedStoryboard.place(id, x: 24, y: y)
    }

    /// The content determines the label's width after Xcode removes the placeholder.
    @Test func `a placeholder beside what says the same`() throws {
        let found = try findings { board in
            board.views = [PlantedStoryboard.label("lab-el-001", "Some words")]
            board.constraints =
                place("lab-el-001") + [
                    PlantedStoryboard.constraint(
                        "lab-el-001", "width", constant: 200, attributes: #"placeholder="YES""#)
                ]
        }
        #expect(found == [])
    }

    /// Without the placeholder the view is ambiguous. This is reported once: code must determine
    /// it.
    @Test func `a placeholder alone`() throws {
        let found = try findings { board in
            board.views = [PlantedStoryboard.view("box-ab-001")]
            board.constraints =
                place("box-ab-001") + [
                    PlantedStoryboard.constraint("box-ab-001", "height", constant: 60),
                    PlantedStoryboard.constraint(
                        "box-ab-001", "width", constant: 60, attributes: #"placeholder="YES""#),
                ]
        }
        #expect(found == ["placeholder-constraint"])
    }

    /// The view's class determines its size at run time.
    @Test(arguments: [true, false])
    func `a placeholder on a view that code sizes`(_ isInside: Bool) throws {
        let found = try findings { board in
            let own = #"customClass="Card""#
            board.views = [
                isInside
                    ? PlantedStoryboard.view(
                        "box-ab-001", [PlantedStoryboard.view("car-d1-001", attributes: own)])
                    : PlantedStoryboard.view("box-ab-001", attributes: own)
            ]
            board.constraints =
                place("box-ab-001") + [
                    PlantedStoryboard.constraint("box-ab-001", "width", constant: 60),
                    PlantedStoryboard.constraint(
                        "box-ab-001", "height", constant: 60, attributes: #"placeholder="YES""#),
                ]
            if isInside {
                board.constraints += PlantedStoryboard.fill("car-d1-001", "box-ab-001")
            }
        }
        #expect(!found.contains("placeholder-constraint"), "\(found)")
    }

    /// UIKit asks the cells of a flow layout with an estimated size how large they want to be.
    @Test(
        arguments: [
            (#"automaticEstimatedItemSize="YES""#, 0, true), ("", 50, true), ("", 0, false),
        ])
    func `a text in a cell that sizes itself`(
        _ attributes: String, _ estimate: Int, _ isSound: Bool
    ) throws {
        let found = try findings { board in
            board.views = [
                """
                <collectionView id="col-le-001" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="24" y="200" width="200" height="120"/>
                    <collectionViewFlowLayout key="collectionViewLayout" \(attributes) id="lay-ou-001">
                        <size key="itemSize" width="80" height="50"/>
                        <size key="estimatedItemSize" width="\(estimate)" height="\(estimate)"/>
                    </collectionViewFlowLayout>
                    <cells>
                        <collectionViewCell id="cel-l1-001">
                            <rect key="frame" x="0.0" y="0.0" width="80" height="50"/>
                            <collectionViewCellContentView key="contentView" id="con-te-001">
                                <rect key="frame" x="0.0" y="0.0" width="80" height="50"/>
                                <subviews>
                                    \(PlantedStoryboard.label("lab-el-001", "More words than there is room for"))
                                </subviews>
                                <constraints>
                                    \(PlantedStoryboard.fill("lab-el-001", "con-te-001").joined())
                                </constraints>
                            </collectionViewCellContentView>
                        </collectionViewCell>
                    </cells>
                </collectionView>
                """
            ]
            board.constraints =
                place("col-le-001") + [
                    PlantedStoryboard.constraint("col-le-001", "height", constant: 120),
                    PlantedStoryboard.constraint("col-le-001", "width", constant: 200),
                ]
        }
        #expect(!found.contains("truncated-text") == isSound, "\(found)")
    }

    /// A label without `adjustsFontSizeToFit="NO"` shrinks its text down to the smallest size that it has. A text
    /// without any height is not visible however small it is.
    @Test(
        arguments: [
            ("", false), (#"minimumScaleFactor="0.5""#, true), (#"minimumFontSize="9""#, true),
            (#"minimumScaleFactor="1""#, false), (#"minimumFontSize="17""#, false),
            (#"adjustsFontSizeToFit="NO""#, false),
        ], [false, true])
    func `a text that shrinks`(_ case: (attributes: String, shrinks: Bool), asLayout: Bool) throws {
        func findings(width: Double = 130, height: Double) throws -> [String] {
            try self.findings(asLayout: asLayout) { board in
                let label = PlantedStoryboard.label("lab-el-001", "Some words that are long")
                board.views = [
                    label.replacing(#"adjustsFontSizeToFit="NO""#, with: `case`.attributes)
                ]
                board.constraints =
                    place("lab-el-001") + [
                        PlantedStoryboard.constraint("lab-el-001", "width", constant: width),
                        PlantedStoryboard.constraint("lab-el-001", "height", constant: height),
                    ]
            }
        }
        #expect(try findings(height: 20.5) == (`case`.shrinks ? [] : ["truncated-text"]))
        #expect(try findings(width: 60, height: 20.5) == ["truncated-text"])
        #expect(try findings(height: 0) == [])
    }

    /// UIKit drops one of three widths; which one determines whether the text is cut off.
    @Test func `a text in a conflict`() throws {
        let found = try findings { board in
            board.views = [PlantedStoryboard.label("lab-el-001", "Some words that are long")]
            board.constraints =
                place("lab-el-001") + [
                    PlantedStoryboard.constraint("lab-el-001", "width", constant: 60),
                    PlantedStoryboard.constraint("lab-el-001", "width", constant: 250),
                ]
        }
        #expect(found == ["conflict"])
    }

    /// The switch may be smaller instead of the text, which cannot be known. Of two texts one is
    /// cut off.
    @Test(arguments: [true, false])
    func `a text that is cut off at the same cost as something else`(_ isText: Bool) throws {
        let other =
            isText
            ? PlantedStoryboard.label("lab-e2-001", "Other words")
            : #"<switch opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" horizontalCompressionResistancePriority="750" id="swi-tc-001"/>"#
        let found = try findings { board in
            board.views = [
                PlantedStoryboard.view(
                    "row-st-001", [PlantedStoryboard.label("lab-e1-001", "Translucent"), other],
                    element: "stackView")
            ]
            board.constraints =
                place("row-st-001") + [
                    PlantedStoryboard.constraint("row-st-001", "width", constant: 110)
                ]
        }
        #expect(found.contains("truncated-text") == isText, "\(found)")
    }

    @Test func `a hidden view whose place is open`() throws {
        let found = try findings { board in
            board.views = [PlantedStoryboard.view("box-ab-001", attributes: #"hidden="YES""#)]
            board.constraints = [
                PlantedStoryboard.constraint("box-ab-001", "width", constant: 60),
                PlantedStoryboard.constraint("box-ab-001", "height", constant: 60),
            ]
        }
        #expect(found == [])
    }

    @Test func `a title that Xcode wrote and nobody shows`() throws {
        let found = try findings { board in
            board.views = [PlantedStoryboard.label("lab-el-001", "Label")]
            board.constraints =
                place("lab-el-001") + [
                    PlantedStoryboard.constraint("lab-el-001", "width", constant: 12)
                ]
        }
        #expect(found == [])
    }

    /// The text's font and line height are not in the tables, so nothing certain can be reported.
    @Test func `a text with paragraphs of its own`() throws {
        let style = """
            <attributedString key="attributedText"><fragment content="Forgotten your password?"><attributes>\
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineHeightMultiple="1.5"/>\
            </attributes></fragment></attributedString></label>
            """
        let found = try findings { board in
            board.views = [
                PlantedStoryboard.label("lab-el-001", "").replacing("</label>", with: style)
                    .replacing("text=\"\"", with: "")
            ]
            board.constraints =
                place("lab-el-001") + [
                    PlantedStoryboard.constraint("lab-el-001", "width", constant: 60),
                    PlantedStoryboard.constraint("lab-el-001", "height", constant: 60),
                ]
        }
        #expect(found == [])
    }

    /// A custom class can have an intrinsic size, which a storyboard does not contain.
    @Test func `a view of a class of the app's own without a size`() throws {
        let box = PlantedStoryboard.view("box-ab-001")
            .replacing("id=\"box-ab-001\"", with: "customClass=\"Badge\" id=\"box-ab-001\"")
        let found = try findings { board in
            board.views = [box]
            board.constraints = place("box-ab-001")
        }
        #expect(found == [])
        let plain = try findings { board in
            board.views = [PlantedStoryboard.view("box-ab-001")]
            board.constraints = place("box-ab-001")
        }
        #expect(plain == ["ambiguous", "ambiguous"])
    }

    /// A view without a width whose background equals the one behind it shows nothing anyway.
    @Test(arguments: [
        ("#ffffff", "#ffffff", false), ("#ff0000", "#ffffff", true), ("#ffffff", "clear", true),
        ("#ffffff00", "#000000", false), ("systemBackground", "systemBackground", false),
    ])
    func `a background that nobody could tell from the one behind it`(
        own: String, behind: String, isSeen: Bool
    ) throws {
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.set(document: .device, "iphone-se")
        try b.set("view", .backgroundColor, behind)
        try b.add(.view, "plain")
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("plain", edge, .equal, "view")
        }
        try b.add(.view, "filler", in: "plain", [(.backgroundColor, own)])
        try b.add(.view, "wide", in: "plain")
        try b.constrain("filler", .leading, .equal, "plain")
        try b.constrain("wide", .leading, .equal, "filler", .trailing)
        try b.constrain("wide", .trailing, .equal, "plain")
        try b.constrain("wide", .width, constant: 320)
        for name in ["filler", "wide"] {
            try b.constrain(name, .top, .equal, "plain", constant: 100)
            try b.constrain(name, .height, constant: 40)
        }
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-se"]
        matrix.orientations = [.portrait]
        let found = DocumentCheck.run(b.document, named: "A", in: matrix).findings
        #expect(found.map(\.finding.rule) == (isSeen ? [.zeroSize] : []))
    }

    /// In every app, margins include the safe area if there is one, whichever version wrote the
    /// file.
    @Test func `margins of a file from before notches`() throws {
        var board = PlantedStoryboard(device: "retina4_7")
        board.views = [PlantedStoryboard.label("lab-el-001", "Some words")]
        board.constraints = [
            PlantedStoryboard.constraint("lab-el-001", "leading", "roo-tv-001", "leadingMargin"),
            PlantedStoryboard.constraint(
                "lab-el-001", "top", "roo-tv-001", "topMargin", constant: 100),
        ]
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-15"]
        let old = try board.findings(in: matrix, toolsVersion: "11762")
        #expect(old.map(\.finding.message) == [])
    }

    /// The screen's notch does not reach into a container view.
    @Test(arguments: ["embed", "presentation"])
    func `a scene that another one embeds`(_ kind: String) throws {
        let found = try findings { board in
            board.views = [PlantedStoryboard.label("lab-el-001", "Some words")]
            board.constraints = place("lab-el-001", y: 10)
            board.otherScenes = [
                """
                <scene sceneID="sce-ne-002"><objects><viewController id="con-tr-002" sceneMemberID="viewController">
                <view key="view" id="roo-tv-002"><subviews><containerView id="box-ab-002">
                <connections><segue destination="con-tr-001" kind="\(kind)" id="seg-ue-001"/></connections>
                </containerView></subviews></view></viewController></objects></scene>
                """
            ]
        }
        #expect(found == (kind == "embed" ? [] : ["outside-safe-area"]))
    }

    @Test func `a square of 600 points is no device`() throws {
        var matrix = CheckMatrix()
        matrix.devices = Device.all.map(\.id)
        let document = Document(rootName: "view")
        let checked = DocumentCheck.run(document, named: "", in: matrix)
        #expect(!checked.places.contains { $0.name.hasPrefix("canvas") })
        #expect(!checked.places.isEmpty)
    }
}
