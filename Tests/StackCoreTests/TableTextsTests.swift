import TestKit
import Testing

@testable import StackCore

/// The room that titles of sections and list contents take in tables that are made here
/// (docs/interface-builder.md, "Sections of tables").
@Suite struct TableTextsTests {
    /// The cells of a table: the titles of the sections that begin and end with them.
    private struct Row {
        var header: String?
        var footer: String?
    }

    private static func table(
        _ style: String, _ rows: [Row], device: String = "iphone-8",
        _ properties: [(PropertyKey, String)] = []
    ) throws -> DocumentBuilder {
        var builder = try DocumentBuilder(size: Size(width: 375, height: 667))
        try builder.set(document: .device, device)
        try builder.add(.table, "table", in: "view", [(.style, style)])
        for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] {
            try builder.constrain("table", edge, .equal, "view", edge)
        }
        for (place, row) in rows.enumerated() {
            var own = properties
            if let header = row.header { own.append((.sectionHeader, header)) }
            if let footer = row.footer { own.append((.sectionFooter, footer)) }
            try builder.add(.cell, "cell\(place)", in: "table", own)
        }
        return builder
    }

    /// Returns the distances of the cells of a table from the cells above them.
    private static func rooms(
        _ builder: DocumentBuilder, _ request: LayoutRequest = .none
    ) throws -> [Double] {
        let environment = try #require(LayoutEnvironment(builder.document, for: request))
        let layout = LayoutPass.run(builder.document, in: environment)
        #expect(layout.conflicts.isEmpty)
        var (end, result) = (0.0, [Double]())
        for view in builder.document.allViews where view.kind == .cell {
            let frame = try #require(layout.unroundedFrames[view.id])
            result.append(frame.y - end)
            end = frame.maxY
        }
        return result
    }

    /// The distances of files: 55.5 or 18 above a table, 38 or 18 above a section, 7.5 more above a
    /// title with a footer, 18 or 14 and 16 for each line below a section. In plain tables, 22 and
    /// 28 with a title, 0 without.
    @Test(arguments: 0..<60, ["table", "grouped", "insetGrouped"])
    func `sections are as far apart as in files`(_ seed: Int, _ style: String) throws {
        var random = SeededGenerator(seed: seed)
        var rows: [Row] = []
        var expected: [Double] = []
        let isPlain = style == "table"
        var below = 0.0
        for section in 0..<Int.random(in: 1...5, using: &random) {
            let header = random.pick(["", "Title"])
            let footer = random.pick([nil, "A text"])
            let count = Int.random(in: 1...3, using: &random)
            for place in 0..<count {
                rows.append(Row(header: place == 0 ? header : nil, footer: nil))
                expected.append(0)
            }
            rows[rows.count - 1].footer = footer
            let title =
                isPlain ? 50.0 : section == 0 ? 55.5 : footer == nil ? 38 : 45.5
            expected[expected.count - count] =
                below + (header.isEmpty ? isPlain ? 0 : 18 : title)
            below = footer == nil ? isPlain ? 0 : 18 : 30
        }
        #expect(try Self.rooms(try Self.table(style, rows)) == expected)
    }

    @Test(arguments: ["table", "grouped", "insetGrouped"])
    func `a section ends with its footer, and another one begins`(_ style: String) throws {
        let both = [Row(footer: "A text"), Row()]
        let room = style == "table" ? 30.0 : 48
        #expect(try Self.rooms(Self.table(style, both))[1] == room)
        #expect(try Self.rooms(Self.table(style, [Row(), Row()]))[1] == 0)
    }

    /// A footer of n lines is 14 + 16 n points high: 53 of 53 footers in files.
    @Test(arguments: ["iphone-se", "iphone-8", "ipad-9.7"], ["grouped", "insetGrouped"])
    func `a footer has the lines that its table's width needs`(
        _ device: String, _ style: String
    ) throws {
        for words in [1, 10, 25, 60] {
            let text = Array(repeating: "words", count: words).joined(separator: " ")
            let builder = try Self.table(
                style, [Row(header: "", footer: text), Row(header: "")], device: device)
            let layout = builder.layout()
            let width = try #require(layout.unroundedFrames[builder.id("cell0")]).width
            let label = LabelContent(text: text, font: .system(size: 13), numberOfLines: 0)
            let side = device == "ipad-9.7" ? 20.0 : 16
            let size = label.intrinsicSize(
                in: MeasurementTraits(category: .large), maximumWidth: width - 2 * side)
            let lines = (size.height! / 15.5).rounded(.down)
            #expect(try Self.rooms(builder)[1] == 14 + 16 * lines + 18, "\(words) words")
        }
    }

    @Test(arguments: ContentSizeCategory.allCases)
    func `titles and list contents grow with the text size`(
        _ category: ContentSizeCategory
    ) throws {
        let builder = try Self.table(
            "grouped", [Row(header: "Title", footer: "A text"), Row(header: "Title")],
            [(.contentText, "Words"), (.contentSecondaryText, "More")])
        let usual = try Self.rooms(builder)
        let rooms = try Self.rooms(builder, LayoutRequest(textSize: category))
        let sizes = ContentSizeCategory.allCases
        let isSmall = sizes.firstIndex(of: category)! < sizes.firstIndex(of: .large)!
        for (room, usual) in zip(rooms, usual) {
            #expect(isSmall ? room <= usual : room >= usual, "\(category)")
        }
        let environment = try #require(
            LayoutEnvironment(builder.document, for: LayoutRequest(textSize: category)))
        let row = LayoutPass.run(builder.document, in: environment)
            .unroundedFrames[builder.id("cell0")]
        let lines = [TextStyle.body, .caption1].map {
            TextMetrics(font: .style($0), traits: environment.measurement).height(lines: 1)
        }
        #expect(row?.height == max(44, lines[0] + lines[1] + 23), "\(category)")
    }

    /// A list content is as high as a label with the same text, and wraps where its margins end.
    @Test(arguments: [CellAccessory.none, .disclosureIndicator, .detailButton])
    func `a row is as high as its list content`(_ accessory: CellAccessory) throws {
        for words in [1, 8, 30] {
            let text = Array(repeating: "words", count: words).joined(separator: " ")
            var builder = try Self.table(
                "table", [Row()],
                [(.contentText, text), (.accessory, accessory.rawValue)])
            try builder.add(.cell, "other", in: "table", [(.accessory, accessory.rawValue)])
            try builder.add(
                .label, "label", in: "other", [(.text, text), (.font, "body"), (.lines, "0")])
            try builder.constrain("label", .leading, .equal, "other", .leadingMargin)
            try builder.constrain("label", .trailing, .equal, "other", .trailingMargin)
            try builder.constrain("label", .top, .equal, "other", .top, constant: 12)
            try builder.constrain("label", .bottom, .equal, "other", .bottom, constant: -12)
            let layout = builder.layout()
            let frames = builder.absoluteFrames(layout)
            #expect(frames["cell0"]?.height == frames["other"]?.height, "\(words) words")
            let fitting = LayoutPass.fittingSize(
                of: builder.id("cell0"), builder.document, in: layout.environment,
                target: Size(width: 375, height: 0), horizontal: 1000)
            #expect(fitting?.size.height == frames["cell0"]?.height)
            try builder.set("cell0", .rowHeight, "20")
            #expect(builder.absoluteFrames(builder.layout())["cell0"]?.height == 20)
            #expect(builder.layout().conflicts.isEmpty)
        }
    }

    /// In an app on a wider screen, the footers of a file have fewer lines. The distances change by
    /// 16 points for each line, if the rows have automatic heights.
    @Test func `the footers of a file have the lines of the device`() throws {
        let text = Array(repeating: "words", count: 30).joined(separator: " ")
        var builder = try DocumentBuilder(size: Size(width: 375, height: 667))
        try builder.set(document: .toolsVersion, "22505")
        try builder.set(document: .device, "iphone-8")
        try builder.set("view", .frame, "0,0,375,667")
        let mask = (PropertyKey.autoresizing, "flexibleWidth,flexibleHeight")
        try builder.add(
            .table, "table", in: "view", [(.frame, "0,0,375,667"), mask, (.style, "grouped")])
        for (name, frame, own) in [
            ("first", "0,18,375,44.5", [(PropertyKey.sectionHeader, ""), (.sectionFooter, text)]),
            ("second", "0,142.5,375,44.5", [(.sectionHeader, "")]),
        ] {
            try builder.add(.cell, name, in: "table", [(.frame, frame), mask] + own)
            let content = name + "Content"
            try builder.add(.view, content, in: name, [(.frame, "0,0,375,44.5"), mask])
            try builder.add(.label, name + "Label", in: content, [(.text, "A")])
            try builder.constrain(name + "Label", .top, .equal, content, .top, constant: 12)
            try builder.constrain(name + "Label", .bottom, .equal, content, .bottom, constant: -12)
        }
        func gap(_ device: String) throws -> Double {
            let request = LayoutRequest(device: device)
            let environment = try #require(LayoutEnvironment(builder.document, for: request))
            let frames = LayoutPass.run(builder.document, in: environment).unroundedFrames
            return frames[builder.id("second")]!.y - frames[builder.id("first")]!.maxY
        }
        #expect(try gap("iphone-8") == 80)
        #expect(try gap("ipad-9.7") == 80 - 32)
        #expect(try gap("iphone-se") == 80 + 16)
    }
}
