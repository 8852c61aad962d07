import StackCore
import TestKit
import Testing

/// The margins of cells' content by tools version, device and owner (docs/interface-builder.md,
/// "Cells").
@Suite struct CellMarginTests {
    private func margins(
        _ version: Int, _ device: String, _ owner: CellMargins.Owner, width: Double = 375
    ) throws -> CellMargins {
        CellMargins(
            era: Era(version), device: try #require(Device.screen(device)), owner: owner,
            cellWidth: width)
    }

    private static let sides: [(Int, String, CellMargins.Owner, Double, Double)] = [
        (12_121, "retina5_5", .controller, 414, 8), (14_490, "retina4_7", .controller, 375, 16),
        (14_490, "retina6_1", .controller, 320, 20), (15_705, "retina4_7", .view, 375, 15),
        (15_705, "ipad9_7", .view, 768, 15), (16_096, "retina6_1", .view, 414, 20),
        (17_156, "retina4_7", .view, 375, 16), (21_507, "retina6_12", .view, 393, 20),
        (14_490, "retina4_7", .none, 400, 20), (15_705, "retina4_7", .none, 600, 15),
        (17_701, "retina4_7", .none, 600, 16), (17_701, "retina6_1", .none, 320, 16),
        (17_701, "retina6_1", .none, 400, 20), (22_154, "retina5_9", .controller, 375, 20),
        (23_094, "retina5_9", .controller, 375, 16), (17_701, "600x600", .controller, 600, 20),
    ]

    @Test(arguments: sides)
    func `the device and the owner decide the sides`(
        version: Int, device: String, owner: CellMargins.Owner, width: Double, side: Double
    ) throws {
        #expect(try margins(version, device, owner, width: width).side == side)
    }

    @Test func `the table's width counts on a pad and without a device`() throws {
        var pad = try margins(21_507, "ipad9_7", .controller)
        pad.tableWidth = 375
        #expect(pad.side == 16)
        pad.tableWidth = 768
        #expect(pad.side == 20)
        var square = try margins(14_868, "600x600", .controller)
        square.tableWidth = 600
        #expect(square.side == 20)
    }

    @Test(arguments: [(11_201, 15.0, 10.0), (12_121, 15, 11), (13_173, 8, 11), (13_196, 16, 11)])
    func `in the first versions cells that preserve margins have others`(
        version: Int, side: Double, top: Double
    ) throws {
        var cell = try margins(version, "retina4_7", .controller)
        cell.preservesSuperview = true
        let found = cell.content(separator: 0.5, hasAccessory: false)
        #expect(
            found == Insets(top: top, leading: side, bottom: top - 0.5, trailing: side))
    }

    @Test func `what stands below leaves room for the separator, an accessory for itself`() throws {
        let old = try margins(14_490, "retina4_7", .controller)
        #expect(
            old.content(separator: 0.5, hasAccessory: true)
                == Insets(top: 11, leading: 16, bottom: 10.5, trailing: 8))
        let new = try margins(24_127, "retina6_12", .controller)
        #expect(new.content(separator: 0, hasAccessory: false).top == 15)
    }

    @Test(arguments: [(13_173, 8.0), (13_770, 11), (14_490, 8), (14_868, 11)])
    func `cells below the table had the margins of any view up to Xcode 10`(
        version: Int, top: Double
    ) throws {
        var cell = try margins(version, "retina4_7", .controller)
        cell.isBelowTable = true
        let side = version < 14_700 ? 8.0 : 16
        #expect(
            cell.content(separator: 0, hasAccessory: false)
                == Insets(top: top, leading: side, bottom: top, trailing: side))
    }

    /// Makes a table 375 points wide with a cell 80 points high, and a view pinned to its content's
    /// margins.
    private func list(_ style: String, _ settings: [(PropertyKey, String)] = []) throws
        -> DocumentBuilder
    {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .device, "retina4_7")
        try b.set(document: .toolsVersion, "17156")
        try b.set("view", .frame, "0,0,375,667")
        try b.add(
            .scroll, "table", in: "view",
            [
                (.style, style), (.frame, "0,0,375,667"), (.autoresizing, "flexibleWidth"),
                (.rowHeight, "80"),
            ])
        let x = style == "insetGrouped" ? 16 : 0
        try b.add(
            .view, "cell", in: "table",
            [
                (.style, "cell"), (.frame, "\(x),20,\(375 - 2 * x),80"),
                (.autoresizing, "flexibleRightMargin,flexibleBottomMargin"),
            ])
        try b.add(
            .view, "content", in: "cell",
            [
                (.frame, "0,0,\(375 - 2 * x),80"),
                (.autoresizing, "flexibleRightMargin,flexibleBottomMargin"),
            ] + settings)
        try b.add(.view, "inner", in: "content")
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            let margin = LayoutAttribute(rawValue: "\(edge.rawValue)Margin")!
            try b.constrain("inner", edge, .equal, "content", margin)
        }
        return b
    }

    private func frames(_ b: DocumentBuilder, on device: String?) throws -> [String: Rect] {
        let request = LayoutRequest(device: device).onCanvas()
        let environment = try #require(LayoutEnvironment(b.document, for: request))
        return b.absoluteFrames(LayoutPass.run(b.document, in: environment))
    }

    @Test func `content has its margins, and the larger of its own and them`() throws {
        #expect(
            try frames(list("table"), on: nil)["inner"]
                == Rect(x: 16, y: 31, width: 343, height: 58))
        let own = [(PropertyKey.margins, "4,30,4,30"), (.preservesSuperviewMargins, "true")]
        #expect(
            try frames(list("table", own), on: nil)["inner"]
                == Rect(x: 30, y: 31, width: 315, height: 58))
        #expect(
            try frames(list("table", [own[0]]), on: nil)["inner"]
                == Rect(x: 30, y: 24, width: 315, height: 72))
    }

    /// A cell that was made here has no content view; the views in it are the content's.
    @Test(arguments: [false, true])
    func `a cell without a content view has the margins of one`(isRoot: Bool) throws {
        var b = try DocumentBuilder(size: Size(width: 375, height: isRoot ? 80 : 667))
        try b.set(document: .device, isRoot ? "375x80" : "retina4_7")
        try b.set(document: .toolsVersion, "17156")
        if isRoot {
            try b.set("view", .style, "cell")
        } else {
            try b.add(.scroll, "table", in: "view", [(.style, "table"), (.rowHeight, "80")])
            for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
                try b.constrain("table", edge, .equal, "view", edge)
            }
            try b.add(.view, "cell", in: "table", [(.style, "cell")])
        }
        let cell = isRoot ? "view" : "cell"
        try b.add(.view, "inner", in: cell)
        try b.add(.view, "plain", in: "inner")
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            let margin = LayoutAttribute(rawValue: "\(edge.rawValue)Margin")!
            try b.constrain("inner", edge, .equal, cell, margin)
            try b.constrain("plain", edge, .equal, "inner", margin)
        }
        let frames = try frames(b, on: nil)
        #expect(frames["inner"] == Rect(x: 16, y: 11, width: 343, height: 58))
        #expect(frames["plain"] == Rect(x: 24, y: 19, width: 327, height: 42))
    }

    @Test func `on another device headers are as wide as their table there`() throws {
        var b = try list("table")
        try b.add(
            .view, "header", in: "table",
            [
                (.frame, "0,0,375,60"),
                (.autoresizing, "flexibleRightMargin,flexibleBottomMargin"),
            ])
        #expect(
            try frames(b, on: "retina6_1")["header"] == Rect(x: 0, y: 0, width: 414, height: 60))
        #expect(try frames(b, on: nil)["header"] == Rect(x: 0, y: 0, width: 375, height: 60))
    }

    @Test(arguments: [
        (22_155, "retina6_0", 390.0, 20.0), (23_727, "retina6_0", 390, 16),
        (23_727, "retina6_12", 393, 20),
    ])
    func `cells in xibs on an iPhone 12 have narrow margins again`(
        era: Int, device: String, width: Double, side: Double
    ) throws {
        let screen = try #require(Device.screen(device))
        let margins = CellMargins(era: Era(era), device: screen, owner: .none, cellWidth: width)
        #expect(margins.side == side)
    }

    @Test func `on another device cells are as wide as their list there`() throws {
        let plain = try frames(list("table"), on: "retina6_1")
        #expect(plain["cell"] == Rect(x: 0, y: 20, width: 414, height: 80))
        #expect(plain["inner"] == Rect(x: 20, y: 31, width: 374, height: 58))
        let inset = try frames(list("insetGrouped"), on: "retina6_1")
        #expect(inset["cell"] == Rect(x: 20, y: 20, width: 374, height: 80))
    }

    @Test func `on a phone that is turned cells are as wide as their list`() throws {
        let b = try list("table")
        func frames(_ held: Orientation) throws -> [String: Rect] {
            let environment = try #require(
                LayoutEnvironment(b.document, for: LayoutRequest(orientation: held)))
            return b.absoluteFrames(LayoutPass.run(b.document, in: environment))
        }
        #expect(try frames(.landscape)["cell"] == Rect(x: 0, y: 20, width: 667, height: 80))
        #expect(try frames(.landscape)["inner"] == Rect(x: 16, y: 31, width: 635, height: 58))
        #expect(try frames(.portrait)["cell"] == Rect(x: 0, y: 20, width: 375, height: 80))
    }

    /// The cell of a xib has an accessory, and a view pinned to the trailing edge of its content,
    /// whose frame was stored with the accessory `stored` points from the cell's edge.
    @Test(
        arguments: [
            ("retina4_7", 320.0, 16.0, 15.0), ("retina4_7", 417, 20, 15),
            ("retina5_9", 414, 20, 15), ("retina6_1", 375, 20, 20),
        ], [14_490, 14_824, 15_706, 16_498, 16_500, 17_701])
    func `cells in xibs of Xcode 11 were stored with another accessory`(
        _ cell: (device: String, width: Double, stored: Double, shown: Double), version: Int
    ) throws {
        let glyph = 11.5
        let stored = cell.width - cell.stored - glyph
        for hasAccessory in [true, false] {
            let width = hasAccessory ? stored : cell.width
            var b = try DocumentBuilder(size: Size(width: cell.width, height: 70))
            try b.set(document: .device, cell.device)
            try b.set(document: .design, "\(Int(cell.width))x70")
            try b.set(document: .toolsVersion, "\(version)")
            try b.set("view", .style, "cell")
            try b.set("view", .frame, "0,0,\(cell.width),70")
            try b.add(
                .view, "content", in: "view",
                [
                    (.frame, "0,0,\(width),70"),
                    (.autoresizing, "flexibleRightMargin,flexibleBottomMargin"),
                ])
            try b.add(.view, "inner", in: "content")
            try b.constrain("inner", .trailing, .equal, "content", .trailing)
            let isXcode11 = (14_700..<16_500).contains(version)
            let moved = hasAccessory && isXcode11 ? cell.stored - cell.shown : 0
            let frames = try frames(b, on: nil)
            #expect(frames["content"] == Rect(x: 0, y: 0, width: width + moved, height: 70))
            #expect(frames["inner"]?.maxX == width + moved)
        }
    }

    /// The cell of a collection view is 100 points wide, with a view pinned to its margins.
    @Test(arguments: [(13_122, 8.0), (13_196, 0), (13_771, 8)])
    func `cells of collections had no margins in Xcode 9`(version: Int, margin: Double) throws {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .device, "retina4_7")
        try b.set(document: .toolsVersion, "\(version)")
        try b.set("view", .frame, "0,0,375,667")
        let mask = (PropertyKey.autoresizing, "flexibleRightMargin,flexibleBottomMargin")
        try b.add(
            .scroll, "list", in: "view", [(.style, "collection"), (.frame, "0,0,375,667"), mask])
        try b.add(.view, "cell", in: "list", [(.frame, "20,200,100,80"), mask])
        try b.add(.view, "inner", in: "cell")
        try b.constrain("inner", .leading, .equal, "cell", .leadingMargin)
        try b.constrain("inner", .top, .equal, "cell", .topMargin)
        let inner = try #require(frames(b, on: nil)["inner"])
        #expect(inner.x == 20 + margin && inner.y == 200 + margin)
    }
}
