import StackCore
import TestKit
import Testing

/// The content of table cells keeps away from the safe area at the sides of the screen and from the
/// accessory (`UITableView.insetsContentViewsToSafeArea`).
@Suite struct CellSafeAreaTests {
    private static let mask = (PropertyKey.autoresizing, "flexibleRightMargin,flexibleBottomMargin")
    private static let accessories: [(name: String, width: Double)] = [
        ("none", 0), ("disclosureIndicator", 10 + 1.0 / 3), ("checkmark", 24),
        ("detailDisclosureButton", 38 + 1.0 / 3),
    ]

    /// A table with a cell that contains a text.
    private struct Table {
        private(set) var builder: DocumentBuilder
        let isInset: Bool
        let isOwn: Bool
        let isInside: Bool
        let usesMargins: Bool
        let accessory: (name: String, width: Double)

        /// - Parameter isOwn: whether the cell has neither a frame nor a content view
        init(seed: Int, isOwn: Bool) throws {
            var random = SeededGenerator(seed: seed)
            let style = random.pick(["table", "grouped", "insetGrouped"])
            isInset = style == "insetGrouped"
            self.isOwn = isOwn
            isInside = random.once(in: 3)
            usesMargins = random.once(in: 2)
            accessory = random.pick(CellSafeAreaTests.accessories)
            builder = try DocumentBuilder(size: Size(width: 393, height: 852))
            try builder.set(document: .device, "iphone-15")
            if !isOwn { try builder.set("view", .frame, "0,0,393,852") }
            try builder.add(.table, "table", in: "view", [(.style, style)])
            let guide = isInside ? "view.safeArea" : "view"
            for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
                try builder.constrain("table", edge, .equal, guide, edge)
            }
            try addCell()
            let words = Int.random(in: 1...60, using: &random)
            try builder.add(
                .label, "text", in: isOwn ? "cell" : "content",
                [(.text, String(repeating: "word ", count: words)), (.lines, "0")])
            for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
                let margin = LayoutAttribute(rawValue: "\(edge.rawValue)Margin")!
                try builder.constrain(
                    "text", edge, .equal, isOwn ? "cell" : "content", usesMargins ? margin : edge)
            }
        }

        private mutating func addCell() throws {
            let look = [(PropertyKey.accessory, accessory.name)]
            if isOwn { return try builder.add(.cell, "cell", in: "table", look) }
            let (x, width) = isInset ? (20.0, 353.0) : (0, 393)
            try builder.add(
                .cell, "cell", in: "table",
                look + [(.frame, "\(x),0,\(width),60"), CellSafeAreaTests.mask])
            let room = accessory.width == 0 ? 0 : accessory.width + 20
            try builder.add(
                .view, "content", in: "cell",
                [(.frame, "0,0,\(width - room),60"), CellSafeAreaTests.mask])
        }
    }

    @Test(arguments: 0..<60)
    func `content is between the safe area's sides and before the accessory`(seed: Int) throws {
        let table = try Table(seed: seed, isOwn: seed % 2 == 0)
        let document = table.builder.document
        for orientation in [Orientation.portrait, .landscape] {
            let request = LayoutRequest(device: "iphone-15", orientation: orientation)
            let environment = try #require(LayoutEnvironment(document, for: request))
            let layout = LayoutPass.run(document, in: environment)
            let frames = table.builder.absoluteFrames(layout)
            #expect(layout.conflicts.isEmpty, "seed \(seed): \(layout.conflicts)")
            let (outer, cell) = (try #require(frames["table"]), try #require(frames["cell"]))
            let text = try #require(frames["text"])
            let safe = table.isInside ? 0 : environment.safeArea.leading
            #expect(outer.x == (table.isInside ? environment.safeArea.leading : 0))
            let section = table.isInset ? safe + 20 : 0
            #expect(abs(cell.x - outer.x - section) < 0.5, "seed \(seed): \(cell)")
            #expect(abs(cell.width - outer.width + 2 * section) < 0.5, "seed \(seed): \(cell)")
            let covered = table.isInset ? 0 : safe
            let hasAccessory = table.accessory.width > 0
            let start = covered + (table.usesMargins ? 20 : 0)
            let end =
                covered + (hasAccessory ? table.accessory.width + 20 : 0)
                + (table.usesMargins ? hasAccessory ? 8 : 20 : 0)
            #expect(abs(text.x - cell.x - start) < 0.5, "seed \(seed): \(text)")
            #expect(abs(cell.maxX - text.maxX - end) < 0.5, "seed \(seed): \(text)")
            // On the designed screen, the row keeps its stored height.
            if !table.isOwn && orientation == .portrait { continue }
            let needed = environment.contentMeasure(
                of: table.builder.id("text"), in: document,
                size: Size(width: text.width, height: 10_000))
            let height = try #require(needed.intrinsicSize.height)
            #expect(abs(text.height - height) < 0.5, "seed \(seed): \(text), \(height)")
        }
    }

    @Test(arguments: [true, false])
    func `cells of a table with readable width keep their content in it`(isReadable: Bool) throws {
        var b = try DocumentBuilder(size: Size(width: 1024, height: 1366))
        try b.set(document: .device, "ipad-12.9")
        try b.add(.table, "table", in: "view", [(.followsReadableWidth, "\(isReadable)")])
        try b.add(.cell, "cell", in: "table")
        try b.add(.label, "text", in: "cell", [(.text, "Text")])
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("table", edge, .equal, "view", edge)
            let margin = LayoutAttribute(rawValue: "\(edge.rawValue)Margin")!
            try b.constrain("text", edge, .equal, "cell", margin)
        }
        let text = try #require(b.absoluteFrames(b.layout())["text"])
        #expect(text.x == (isReadable ? 176 : 20))
        #expect(text.width == (isReadable ? 672 : 984))
    }

    /// The canvas stores content views between the sides of the safe area, too. In portrait they
    /// are as wide as the cell without the accessory.
    @Test(arguments: [0.0, 30 + 1.0 / 3])
    func `content that was designed in landscape fills the cell in portrait`(room: Double) throws {
        var b = try DocumentBuilder(size: Size(width: 852, height: 393))
        try b.set(document: .device, "iphone-15")
        try b.set(document: .orientation, "landscape")
        try b.set("view", .frame, "0,0,852,393")
        try b.add(
            .table, "table", in: "view",
            [(.frame, "0,0,852,393"), (.autoresizing, "flexibleWidth,flexibleHeight")])
        try b.add(.cell, "cell", in: "table", [(.frame, "0,0,852,60"), Self.mask])
        try b.add(
            .view, "content", in: "cell", [(.frame, "59,0,\(734 - room),60"), Self.mask])
        let request = LayoutRequest(device: "iphone-15", orientation: .portrait)
        let environment = try #require(LayoutEnvironment(b.document, for: request))
        let frames = b.absoluteFrames(LayoutPass.run(b.document, in: environment))
        let content = try #require(frames["content"])
        #expect(content.x == 0 && abs(content.width - 393 + room) < 0.5, "\(content)")
    }
}
