import Foundation
import StackCore
import Testing

/// One row of Tests/Fixtures/measurement/widths.tsv, written by Scripts/generate-width-fixture.py.
private struct ReferenceWidth {
    var font: Font
    var traits: MeasurementTraits
    var label: Double
    var button: Double
    var text: String

    init(_ line: Substring) throws {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let weight = try #require(FontWeight(rawValue: fields[1]))
        font = .system(size: try #require(Double(fields[0])), weight: weight)
        traits = MeasurementTraits(
            era: Era(try #require(Int(fields[2]))),
            scale: try #require(Double(fields[3])))
        label = try #require(Double(fields[4]))
        button = try #require(Double(fields[5]))
        text = fields[6]
    }
}

@Suite struct MeasurementWidthTests {
    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func referenceWidths() throws -> [ReferenceWidth] {
        let url = package.appending(path: "Tests/Fixtures/measurement/widths.tsv")
        return try String(contentsOf: url, encoding: .utf8)
            .split(separator: "\n").map(ReferenceWidth.init)
    }

    @Test func `labels and buttons are as wide as the reference implementation says`() throws {
        let rows = try Self.referenceWidths()
        #expect(rows.count == 2769)
        for row in rows {
            let label = LabelContent(text: row.text, font: row.font)
            #expect(abs(try #require(label.intrinsicSize(in: row.traits).width) - row.label) < 1e-9)
            let button = ButtonContent(title: row.text, font: row.font)
            #expect(button.intrinsicSize(in: row.traits).width == max(30, row.button))
        }
    }

    @Test func `the generated table is current`() throws {
        let check = Process()
        check.executableURL = URL(filePath: "/usr/bin/env")
        let script = Self.package.appending(path: "Scripts/generate-system-font-table.py").path()
        check.arguments = ["python3", script, "--check"]
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0)
    }

    private static let estimates: [(String, Double)] = [
        ("漢字", 34.646), ("e\u{301}", 0), ("👨‍👩‍👧", 22.7), ("🇩🇪", 22.7), ("☑️", 22.7), ("1️⃣", 22.7),
        ("\u{301}", 0), ("\u{200D}", 0),
    ]

    @Test(arguments: estimates)
    func `characters outside the table have documented widths`(text: String, points: Double) {
        let metrics = TextMetrics(font: .label, traits: MeasurementTraits(era: .xcode8))
        let letters = text.unicodeScalars.filter { "a"..."z" ~= $0 }.map(String.init).joined()
        let expected = points + metrics.width(letters)
        #expect(abs(metrics.width(text) - expected) < 1e-9)
    }

    @Test(arguments: [
        (17.0, 23.0), (24, 27), (25, 28), (27, 31), (38, 43), (40, 45), (45, 50), (64, 69),
        (65, 70), (68, 73), (70, 75),
    ])
    func `emoji are as wide as stored`(size: Double, width: Double) {
        let label = LabelContent(text: "🤖", font: .system(size: size))
        #expect(label.intrinsicSize(in: MeasurementTraits(era: .xcode8)).width == width)
    }

    /// Widths stored by Xcode 9 and 10. A sign followed by U+FE0F is drawn as an emoji. At 15
    /// points, Xcode's emoji are wider than ours.
    @Test(arguments: [
        ("Formerly a Mighty Pirate™", 14.0, 13_196, 2.0, 171.5),
        ("Formerly a Mighty Pirate ™\u{FE0F}", 15, 14_313, 3, 192.667),
    ])
    func `a sign is a letter or a picture`(
        text: String, size: Double, version: Int, scale: Double, width: Double
    ) throws {
        let label = LabelContent(text: text, font: .system(size: size))
        let traits = MeasurementTraits(era: Era(version), scale: scale)
        #expect(abs(try #require(label.intrinsicSize(in: traits).width) - width) < 1.5)
    }

    /// Widths stored by Xcode 10 to 15, in five projects.
    @Test(arguments: [
        ("What’s New", 17.0, FontWeight.semibold, 23_504, 95.5),
        ("Oops, Safe wasn’t created", 17, .regular, 21_507, 200.5),
        ("room_code", 14, .regular, 19_455, 73), ("_Title", 17, .regular, 14_490, 39.5),
        ("Лучшая серия", 15, .regular, 15_705, 101), ("13 подряд", 18, .semibold, 15_705, 89),
        ("Опыта за неделю", 15, .regular, 15_705, 124.5),
        ("опыта за неделю", 15, .regular, 15_705, 122),
    ])
    func `apostrophes, underscores and Cyrillic letters are as wide as stored`(
        text: String, size: Double, weight: FontWeight, version: Int, width: Double
    ) throws {
        let label = LabelContent(text: text, font: .system(size: size, weight: weight))
        let traits = MeasurementTraits(era: Era(version), scale: 2)
        #expect(abs(try #require(label.intrinsicSize(in: traits).width) - width) < 1.01)
    }

    @Test(arguments: [("ứ", "ư"), ("Ợ", "Ơ"), ("й", "и"), ("ά", "α"), ("Ё", "E"), ("ї", "i")])
    func `an accent changes no width, but a horn does`(accented: String, plain: String) {
        let metrics = TextMetrics(font: .label, traits: MeasurementTraits())
        #expect(metrics.width(accented) == metrics.width(plain))
        #expect(metrics.width("ư") > metrics.width("u"))
    }

    @Test(arguments: [(10_117, 38.0, 38.0), (11_762, 38, 43)])
    func `up to Xcode 7 emoji were as wide as their size`(
        version: Int, size: Double, width: Double
    ) {
        let label = LabelContent(text: "😬", font: .system(size: size))
        #expect(label.intrinsicSize(in: MeasurementTraits(era: Era(version))).width == width)
    }

    @Test(arguments: [(12.0, 103.8), (15, 129.75), (17, 147.05)])
    func `ten Korean syllables are as wide as stored`(size: Double, width: Double) {
        let metrics = TextMetrics(font: .system(size: size), traits: MeasurementTraits())
        #expect(abs(metrics.width("비밀번호를잊으셨나요") - width) < 0.01)
    }

    @Test func `in Xcode 6 an ideograph is an em wide`() {
        let traits = MeasurementTraits(era: .xcode6)
        let metrics = TextMetrics(font: .system(size: 15), traits: traits)
        #expect(metrics.width("优优优优") == 60)
    }

    @Test(arguments: ["الاسم", "ערך", "ชื่อ", "नाम", "Name: שם"])
    func `scripts without stored texts are known to be estimates`(text: String) {
        #expect(UnmeasuredScripts.contain(text))
    }

    @Test(arguments: ["Name", "Größe", "Имя", "Όνομα", "이름", "名前", "Tên"])
    func `scripts with stored texts are no estimates`(text: String) {
        #expect(!UnmeasuredScripts.contain(text))
    }

    @Test(arguments: [(17.0, 12, 208.0), (50, 3, 150 + 2.0 / 3)])
    func `ideographs are as wide as stored`(size: Double, count: Int, width: Double) throws {
        let text = String(repeating: "优", count: count)
        let label = LabelContent(text: text, font: .system(size: size))
        let traits = MeasurementTraits(era: .xcode8, scale: 3)
        #expect(abs(try #require(label.intrinsicSize(in: traits).width) - width) < 0.01)
    }

    /// Widths stored by Xcode 7 and 8, the last by Xcode 9; large text was wider before it. Our
    /// last width is 1.33 points too small: only nine of ten display texts are correct within a
    /// point.
    @Test(arguments: [
        ("Nature", 30.0, FontWeight.regular, Era.xcode8, 89.5),
        ("Uniqlo", 50, .regular, .xcode7Later, 141),
        ("Instant Developer", 40, .medium, .xcode8, 318.33),
        ("Instant Developer", 40, .medium, .xcode9, 309.33),
    ])
    func `large text is as wide as its era's`(
        text: String, size: Double, weight: FontWeight, era: Era, width: Double
    ) throws {
        let label = LabelContent(text: text, font: .system(size: size, weight: weight))
        let found = label.intrinsicSize(in: MeasurementTraits(era: era, scale: 3)).width
        #expect(abs(try #require(found) - width) <= 1.34)
    }

    /// The display cut is used from 20 points on. From version 16500 on, the cuts blend from 17 to
    /// 28 points.
    @Test func `the display cut comes at once, then by degrees`() {
        func em(_ size: Double, _ version: Int) -> Double {
            let font = Font.system(size: size)
            let traits = MeasurementTraits(era: Era(version))
            return TextMetrics(font: font, traits: traits).width("nnnnnnnnnn") / size
        }
        #expect(em(19.9, 16_097) - em(20, 16_097) > 0.1)
        #expect(abs(em(19.9, 16_500) - em(20, 16_500)) < 0.03)
        #expect(em(20, 12_999) - em(20, 13_000) > 0.1)
        #expect(em(28, 16_097) - em(28, 16_500) < 0.05)
    }

    @Test func `letters are kerned, spaces and accents too, not in Helvetica Neue`() {
        func kerning(_ text: String, _ version: Int) -> Double {
            let metrics = TextMetrics(
                font: .label, traits: MeasurementTraits(era: Era(version)))
            return metrics.width(text) - text.map { metrics.width(String($0)) }.reduce(0, +)
        }
        #expect(kerning("To", 16_500) < -1)
        #expect(kerning("Tó", 16_500) == kerning("To", 16_500))
        #expect(kerning("To", 7_706) == 0)
    }

    @Test func `an accented letter is as wide as its base`() {
        let metrics = TextMetrics(font: .label, traits: MeasurementTraits())
        #expect(metrics.width("é") == metrics.width("e"))
        #expect(metrics.width("Ł") == metrics.width("L"))
        #expect(metrics.width("ậ") == metrics.width("a"))
        #expect(metrics.width("Ж") > metrics.width("ж"))
    }
}
