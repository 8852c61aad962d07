import StackCore
import TestKit
import Testing

/// The heights and positions of the rows of a table (`UITableView.automaticDimension`).
@Suite struct TableRowsTests {
    private static let mask = (PropertyKey.autoresizing, "flexibleRightMargin,flexibleBottomMargin")

    /// A table of random cells that was designed on an iPhone SE, as a storyboard stores it.
    private struct Table {
        private(set) var builder: DocumentBuilder
        /// The names of the cells, and their fixed heights; nil for a row that fits its content.
        private(set) var rows: [(name: String, height: Double?)] = []
        private(set) var gaps: [Double] = []
        private var random: SeededGenerator
        private var y = 0.0
        /// Whether the cells are in sections. Otherwise they are prototypes, which an app measures.
        /// The height with which Interface Builder shows them does not count.
        private var isStatic = false

        init(seed: Int, isOwn: Bool = false) throws {
            random = SeededGenerator(seed: seed)
            builder = try DocumentBuilder(size: Size(width: 320, height: 568))
            try builder.set(document: .device, "iphone-se")
            if !isOwn { try builder.set("view", .frame, "0,0,320,568") }
            let common = random.once(in: 3) ? 52.0 : nil
            isStatic = random.once(in: 2)
            try builder.add(
                .table, "table", in: "view",
                [(.frame, "0,0,320,568"), (.autoresizing, "flexibleWidth,flexibleHeight")]
                    + (common.map { [(.rowHeight, "\($0)")] } ?? []))
            for place in 0..<Int.random(in: 1...5, using: &random) {
                try addRow("cell\(place)", common, isOwn)
            }
        }

        private mutating func addRow(_ name: String, _ common: Double?, _ isOwn: Bool) throws {
            let own = random.once(in: 4) ? 71.0 : nil
            let gap = isOwn ? 0 : random.pick([0, 0, 28.0])
            let height = own ?? common ?? 60
            var properties: [(PropertyKey, String)] = own.map { [(.rowHeight, "\($0)")] } ?? []
            if isStatic, rows.isEmpty { properties.append((.sectionHeader, "")) }
            if !isOwn {
                y += gap
                properties += [(.frame, "0,\(y),320,\(height)"), TableRowsTests.mask]
            }
            try builder.add(.cell, name, in: "table", properties)
            var content = name
            if !isOwn {
                content = name + "Content"
                try builder.add(
                    .view, content, in: name,
                    [(.frame, "0,0,320,\(height - 0.5)"), TableRowsTests.mask])
            }
            let isTied = try fill(content)
            let fallback = isOwn ? 44.0 : height
            let isFixed = isStatic || isOwn || common != nil
            rows.append(
                (name, (isFixed ? own : nil) ?? common ?? (isTied ? nil : fallback)))
            gaps.append(gap)
            y += height
        }

        /// Adds labels to a cell, or a view without a height. Returns whether they are tied to both
        /// its ends.
        private mutating func fill(_ content: String) throws -> Bool {
            if random.once(in: 4) {
                let kind = random.pick([ViewKind.view, .scroll, .image])
                try builder.add(kind, content + "Only", in: content)
                for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] {
                    try builder.constrain(content + "Only", edge, .equal, content, edge)
                }
                return true
            }
            let text = String(repeating: "word ", count: Int.random(in: 1...40, using: &random))
            let (first, last) = (content + "First", content + "Last")
            try builder.add(.label, first, in: content, [(.text, text), (.lines, "0")])
            try builder.add(.label, last, in: content, [(.text, "Last"), (.font, "24")])
            for label in [first, last] {
                try builder.constrain(label, .leading, .equal, content, .leading, constant: 16)
                try builder.constrain(label, .trailing, .equal, content, .trailing, constant: -16)
            }
            try builder.constrain(first, .top, .equal, content, .top, constant: 11)
            try builder.constrain(last, .top, .equal, first, .bottom, constant: 7)
            if random.once(in: 4) { return false }
            try builder.constrain(
                content, .bottom, random.once(in: 2) ? .equal : .greaterThanOrEqual, last, .bottom,
                constant: 9)
            return true
        }
    }

    private static let devices = ["iphone-15", "iphone-15-plus", "ipad-10.9"]

    /// Checks that the rows are below each other and as high as their content needs.
    private func check(_ table: Table, _ environment: LayoutEnvironment, _ seed: Int) {
        let document = table.builder.document
        let layout = LayoutPass.run(document, in: environment)
        #expect(layout.conflicts.isEmpty, "seed \(seed): \(layout.conflicts)")
        var y = 0.0
        for (row, gap) in zip(table.rows, table.gaps) {
            let cell = document.view(named: row.name)!
            guard let frame = layout.unroundedFrames[cell.id] else {
                Issue.record("\(row.name) has no frame")
                return
            }
            let content = document.view(named: row.name + "Content")?.id
            let separator = content == nil ? 0 : 1 / environment.scale
            let fitting = LayoutPass.fittingSize(
                of: content ?? cell.id, document, in: environment,
                target: Size(width: environment.size.width, height: 0), horizontal: 1000)
            // UIKit does not make a row of height 0.
            let fitted = fitting!.size.height == 0 ? 44 : fitting!.size.height + separator
            let height = row.height ?? fitted
            y += gap
            #expect(abs(frame.y - y) < 0.01, "seed \(seed), \(row.name): \(frame), \(y)")
            #expect(abs(frame.height - height) < 0.01, "seed \(seed), \(row.name): \(frame)")
            #expect(frame.x == 0 && frame.width == environment.size.width, "seed \(seed)")
            y += height
        }
    }

    @Test(arguments: 0..<40)
    func `rows of a storyboard fit their content on other devices`(seed: Int) throws {
        let table = try Table(seed: seed)
        for device in Self.devices {
            let request = LayoutRequest(device: device)
            check(
                table, try #require(LayoutEnvironment(table.builder.document, for: request)), seed)
        }
        let designed = table.builder.layout()
        for cell in table.builder.document.allViews where cell.kind == .cell {
            let frame = table.builder.document[cell.id].properties.value(.frame)
            #expect(designed.unroundedFrames[cell.id]?.height == frame?.height, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<40)
    func `cells made here are rows of their table on each device`(seed: Int) throws {
        let table = try Table(seed: seed, isOwn: true)
        for device in Self.devices + ["iphone-se"] {
            let request = LayoutRequest(device: device)
            check(
                table, try #require(LayoutEnvironment(table.builder.document, for: request)), seed)
        }
    }

    /// The table has a header, a footer and distances between its cells, as sections have.
    @Test(arguments: 0..<40)
    func `a cell that is added to a storyboard's table is a row at its place`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var builder = try DocumentBuilder(size: Size(width: 320, height: 568))
        try builder.set(document: .device, "iphone-se")
        try builder.set("view", .frame, "0,0,320,568")
        try builder.add(
            .table, "table", in: "view", [(.frame, "0,0,320,568"), Self.mask])
        var (rows, y) = ([(name: String, gap: Double, height: Double)](), 0.0)
        func add(_ kind: ViewKind, _ name: String) throws {
            let (gap, height) = (random.pick([0, 18.0]), random.pick([44, 60.0]))
            y += gap
            try builder.add(
                kind, name, in: "table", [(.frame, "0,\(y),320,\(height)"), Self.mask])
            rows.append((name, gap, height))
            y += height
        }
        try add(.view, "header")
        for place in 0..<Int.random(in: 1...4, using: &random) { try add(.cell, "cell\(place)") }
        try add(.view, "footer")
        for number in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 1..<rows.count, using: &random)
            let name = "new\(number)"
            let table = builder.id("table")
            try builder.change { plan throws(EditRefusal) in
                try plan.addSubview(plan.create(.cell, named: name), to: table, at: place)
            }
            // The first cell begins the section, so its distance from the header stays.
            let isFirst = place == 1
            rows.insert((name, isFirst ? rows[1].gap : 0, 44), at: place)
            if isFirst { rows[2].gap = 0 }
        }
        let layout = builder.layout()
        #expect(layout.conflicts.isEmpty, "seed \(seed)")
        let frames = builder.absoluteFrames(layout)
        y = 0
        for row in rows {
            let expected = Rect(x: 0, y: y + row.gap, width: 320, height: row.height)
            #expect(frames[row.name] == expected, "seed \(seed), \(row)")
            y = expected.maxY
        }
    }

    /// The vertical constraints between a cell's content and a view in it.
    private static let ties: [[(LayoutAttribute, Relation, Double)]] = [
        [(.top, .equal, 9)], [(.centerY, .equal, 0)], [(.bottom, .equal, -7)],
        [(.top, .equal, 10), (.centerY, .equal, 0)],
        [(.top, .greaterThanOrEqual, 10), (.centerY, .equal, 4)],
        [(.bottom, .lessThanOrEqual, -10), (.centerY, .equal, 0)],
        [(.top, .equal, 5), (.bottom, .equal, -6)], [(.height, .equal, 0)],
        [(.top, .equal, 12), (.height, .equal, 0)],
    ]

    /// UIKit asks for the fitting size, regardless of the constraints that determine it: with an
    /// avatar of 34 points at 10 points from the top and in the centre, a published log has a row of
    /// 54.333.
    @Test(arguments: 0..<ties.count, [false, true])
    func `a row has its fitting height, whatever determines it`(
        _ number: Int, _ isStored: Bool
    ) throws {
        for height in [nil, 34.0, 60] {
            var builder = try DocumentBuilder(size: Size(width: 320, height: 568))
            try builder.set(document: .device, "iphone-se")
            var content = "cell"
            if isStored {
                try builder.set("view", .frame, "0,0,320,568")
                content = "content"
            }
            let frame = { (height: Int) in
                isStored ? [(PropertyKey.frame, "0,0,320,\(height)"), Self.mask] : []
            }
            try builder.add(.table, "table", in: "view", [(.frame, "0,0,320,568"), Self.mask])
            try builder.add(.cell, "cell", in: "table", frame(70))
            if isStored { try builder.add(.view, content, in: "cell", frame(70)) }
            try builder.add(.label, "label", in: content, [(.text, "A")])
            try builder.constrain("label", .leading, .equal, content, .leading, constant: 16)
            for (attribute, relation, constant) in Self.ties[number] {
                try builder.constrain(
                    "label", attribute, relation, content, attribute,
                    multiplier: attribute == .height ? 0.5 : 1, constant: constant)
            }
            if let height { try builder.constrain("label", .height, constant: height) }
            var request = LayoutRequest(device: isStored ? "iphone-15" : "iphone-se")
            request.isApp = true
            for device in ["iphone-15", "iphone-se"] {
                request.device = device
                let environment = try #require(LayoutEnvironment(builder.document, for: request))
                let fitting = LayoutPass.fittingSize(
                    of: builder.id(content), builder.document, in: environment,
                    target: Size(width: environment.size.width, height: 0), horizontal: 1000)
                let fitted = try #require(fitting).size.height
                let isTied = Self.ties[number].map(\.0) == [.top, .bottom]
                let expected = fitted > 0 ? fitted : isStored && !isTied ? 70 : 44
                let layout = LayoutPass.run(builder.document, in: environment)
                let row = try #require(layout.unroundedFrames[builder.id("cell")])
                #expect(abs(row.height - expected) < 0.01, "\(device), height \(height ?? 0)")
                #expect(layout.conflicts.isEmpty)
            }
        }
    }

    @Test func `constraints of a cell replace its place in the table`() throws {
        var builder = try DocumentBuilder(size: Size(width: 320, height: 568))
        try builder.add(.table, "table", in: "view", [(.frame, "0,0,320,568"), Self.mask])
        for name in ["a", "b"] { try builder.add(.cell, name, in: "table") }
        try builder.constrain("a", .leading, .equal, "table", .leading, constant: 20)
        try builder.constrain("a", .width, constant: 100)
        try builder.constrain("a", .top, .equal, "table", .top, constant: 8)
        try builder.constrain("a", .height, constant: 30)
        let layout = builder.layout()
        #expect(layout.conflicts.isEmpty)
        let frames = builder.absoluteFrames(layout)
        #expect(frames["a"] == Rect(x: 20, y: 8, width: 100, height: 30))
        #expect(frames["b"] == Rect(x: 0, y: 38, width: 320, height: 44))
    }

    @Test func `a row height that the document gives is required beside a constraint`() throws {
        for (holder, common) in [("table", true), ("cell", false)] {
            var builder = try DocumentBuilder(size: Size(width: 320, height: 568))
            try builder.add(.table, "table", in: "view", [(.frame, "0,0,320,568"), Self.mask])
            try builder.add(.cell, "cell", in: "table")
            try builder.set(holder, .rowHeight, "44")
            try builder.constrain("cell", .height, constant: 100)
            let layout = builder.layout()
            #expect(layout.conflicts.count == 1)
            #expect(builder.absoluteFrames(layout)["cell"]?.height == 44, "\(common)")
        }
    }
}
