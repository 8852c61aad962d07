import StackCore
import Testing

@Suite struct MeasurementTextTests {
    private func metrics(
        _ font: Font, _ era: Era = .xcode12, scale: Double = 2
    ) -> TextMetrics {
        TextMetrics(font: font, traits: MeasurementTraits(era: era, scale: scale))
    }

    /// Heights of lines by font size: docs/text-measurement.md, "Lines".
    private static let lineHeights: [(Double, Double, Double)] = [
        (17.0, 2.0, 20.5), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18), (16, 2, 19.5),
        (20, 2, 24), (24, 2, 29), (17, 3, 61.0 / 3),
    ]

    @Test(arguments: lineHeights)
    func `a line is as high as in Interface Builder`(size: Double, scale: Double, height: Double) {
        #expect(abs(metrics(.system(size: size), scale: scale).height(lines: 1) - height) < 1e-9)
    }

    /// Stored heights of single-line labels.
    @Test(arguments: [
        ("Futura-Medium", 18.0, 23.5), ("Futura-CondensedMedium", 14, 17),
    ])
    func `a family's faces have the boxes of their own`(
        name: String, size: Double, height: Double
    ) throws {
        let font = Font.custom(name: try #require(FontName(name)), size: size)
        let label = LabelContent(text: "Adjust", font: font)
        let traits = MeasurementTraits(era: .xcode9)
        #expect(label.intrinsicSize(in: traits).height == height)
    }

    @Test func `Xcode 7.3 rounds a line to whole points, Xcode 7.0 to half ones`() {
        #expect(metrics(.label, .xcode7Later).height(lines: 1) == 21)
        #expect(metrics(.label, .xcode7).height(lines: 1) == 20.5)
        #expect(metrics(.style(.body), .xcode7).height(lines: 1) == 19.5)
    }

    /// Stored heights of multi-line labels.
    private static let blockHeights: [(Font, Double, Int, Double)] = [
        (Font.style(.body), 2.0, 2, 42.5), (.style(.body), 2, 3, 64.5),
        (.style(.body), 3, 5, 325.0 / 3), (.style(.headline), 2, 2, 42.5),
        (.style(.caption1), 2, 2, 30.5), (.style(.title1), 2, 2, 67.5),
        (.style(.largeTitle), 3, 2, 245.0 / 3), (.style(.largeTitle), 3, 3, 368.0 / 3),
        (.system(size: 17), 2, 8, 162.5), (.system(size: 17), 2, 2, 41),
        (.system(size: 13), 3, 2, 94.0 / 3), (.system(size: 12), 2, 2, 29),
    ]

    @Test(arguments: blockHeights)
    func `lines of a style are a leading apart`(
        font: Font, scale: Double, lines: Int, height: Double
    ) {
        #expect(abs(metrics(font, scale: scale).height(lines: lines) - height) < 1e-9)
    }

    /// Labels that wrap in stored documents: text, font, width, number of lines.
    private static let wrappedLabels: [(String, Font, Double, Int)] = [
        (
            "Your symptoms started more than 7 days ago. "
                + "Please update your symptoms to view latest advice.",
            Font.style(.body), 382.0, 3
        ),
        (
            "Although you still have a continuous cough, you can now follow the current advice.",
            .style(.body), 382, 2
        ),
        ("Turn off your Bluetooth when you put on your PPE", .style(.headline), 382, 2),
        ("Help the NHS stop the spread of coronavirus in the UK", .style(.largeTitle), 374, 3),
        ("Read and follow advice specific to your situation", .style(.title1), 382, 2),
        (
            "Can be used to start native RUM Session before opening webview "
                + "with browser RUM Session.",
            .style(.caption1), 384, 2
        ),
        ("Food & Drinks", .system(size: 13), 60, 2),
    ]

    @Test(arguments: wrappedLabels)
    func `text wraps as in Interface Builder`(
        text: String, font: Font, width: Double, lines: Int
    ) {
        #expect(metrics(font).block(text, maximumWidth: width).lineCount == lines)
    }

    @Test func `a wrapped line keeps the space on which it breaks`() {
        let metrics = metrics(.label)
        let space = metrics.width(" ")
        for (text, line) in [
            ("Several words on lines that break twice", "Several words on "),
            ("Several words  on lines that break twice", "Several words "),
        ] {
            let room = metrics.width(line) + 0.1
            #expect(metrics.block(text, maximumWidth: room).width >= metrics.width(line))
            // As far as there is room.
            let tight = metrics.width(line) - space / 2
            #expect(metrics.block(text, maximumWidth: tight).width <= tight + 0.5)
        }
        // A line that the text ends has no such space.
        #expect(metrics.block("one\nseveral").width == metrics.block("several").width)
    }

    @Test func `two lines leave no word alone`() {
        let metrics = metrics(.label)
        func lines(_ text: String, as wide: String) -> [String] {
            metrics.lines(text, maximumWidth: metrics.width(wide) + 0.1).map(\.text)
        }
        #expect(lines("one two three four", as: "one two three ") == ["one two", "three four"])
        #expect(
            lines("one two three four five", as: "one two three ") == [
                "one two three", "four five",
            ])
        // What moves starts at the last break, which can be inside a word.
        #expect(lines("one two-three four", as: "one two-three ") == ["one two-", "three four"])
        #expect(
            lines("one two-three four-five", as: "one two-three ") == [
                "one two-", "three four-five",
            ])
        // A paragraph is not a text.
        #expect(
            lines("one\none two three four", as: "one two three ") == [
                "one", "one two three", "four",
            ])
        // Three lines, a second line without room, a first line of one word, and a hyphen do.
        #expect(lines("one two six two one", as: "one two ").last == "one")
        #expect(lines("a bbbbbbbbb ccccc", as: "a bbbbbbbbb ") == ["a bbbbbbbbb", "ccccc"])
        #expect(lines("seven eight", as: "seven ") == ["seven", "eight"])
        #expect(lines("one two three-four", as: "one two three-") == ["one two three-", "four"])
    }

    @Test func `a text as wide as its room stays on one line`() {
        let metrics = metrics(.label)
        let block = metrics.block("Label with several words")
        #expect(metrics.block("Label with several words", maximumWidth: block.width) == block)
        let narrower = metrics.block("Label with several words", maximumWidth: block.width - 1)
        #expect(narrower.lineCount == 2)
        #expect(narrower.width < block.width)
    }

    private static let brokenTexts: [(String, Int)] = [
        ("a\nb", 2), ("a\r\nb", 2), ("a\u{2028}\u{2028}b", 3), ("a\n", 2), ("\n", 2), ("", 0),
        (" ", 1),
    ]

    @Test(arguments: brokenTexts)
    func `line breaks of the text count`(text: String, lines: Int) {
        #expect(metrics(.label).block(text).lineCount == lines)
    }

    @Test func `a text has the lines that its characters make`() {
        let metrics = metrics(.label)
        for scalar in (0...0x30FF).compactMap(Unicode.Scalar.init) {
            let lines = Character(scalar).isNewline ? 2 : 1
            #expect(metrics.block("a\(scalar)é").lineCount == lines, "\(scalar.value)")
        }
    }

    @Test func `a limit cuts lines off and their widths with them`() {
        let metrics = metrics(.label)
        #expect(metrics.block("a\nlonger", numberOfLines: 1) == metrics.block("a"))
        #expect(metrics.block("a b c d e f", numberOfLines: 2, maximumWidth: 10).lineCount == 2)
    }

    @Test func `a word wider than the room is broken between characters`() {
        let block = metrics(.label).block("mmmmmmmm", maximumWidth: 30)
        #expect(block.lineCount == 4)
        #expect(block.width <= 30)
    }

    @Test func `a line may be broken after a hyphen and around ideographs`() {
        let metrics = metrics(.label)
        let hyphen = metrics.width("well-") + 0.5
        #expect(metrics.block("well-known", maximumWidth: hyphen).lineCount >= 2)
        #expect(metrics.block("漢字漢字", maximumWidth: 40).lineCount == 2)
    }

    @Test func `spaces at a break do not count, those at the end count while there is room`() {
        let metrics = metrics(.label)
        let word = metrics.block("word")
        #expect(metrics.block("word     word", maximumWidth: word.width).width == word.width)
        #expect(metrics.block("word  ").width > word.width)
        #expect(metrics.block("word  ", maximumWidth: word.width) == word)
    }

    @Test(arguments: [0, -1, 0.001, Double.nan, .infinity, 1e308])
    func `any room gives a finite block`(width: Double) {
        let block = metrics(.label).block("some words, and more", maximumWidth: width)
        #expect((1...20).contains(block.lineCount))
        #expect(block.width.isFinite && block.height.isFinite)
    }

    @Test(arguments: [0, 0.1, 1e6, -1, Double.nan, .infinity])
    func `any size gives finite sizes`(size: Double) {
        let block = metrics(.system(size: size)).block("Ag 漢 🙂", maximumWidth: 100)
        #expect(block.width.isFinite && block.width >= 0)
        #expect(block.height.isFinite && block.height >= 0)
    }

    @Test(arguments: ["m", " ", "a ", "漢", "🙂", "\n"])
    func `a text of 100,000 characters is measured`(unit: String) {
        let text = String(repeating: unit, count: 100_000 / unit.count)
        let block = metrics(.label).block(text, maximumWidth: 320)
        #expect(block.lineCount >= 1)
        #expect(block.width <= 320)
    }
}
