import StackCore
import Testing

@Suite struct MeasurementFontTests {
    @Test(arguments: [
        "17", "13.5/bold", "0.1", "1000", "17/italic", "17/semibold/italic", "12/monospaced",
        "body", "largeTitle", "caption2", "17/HelveticaNeue-Bold", "9/.SFUIText-Medium",
    ])
    func `a canonical spelling reads back as itself`(spelling: String) throws {
        #expect(try Font(spelling: spelling).spelling == spelling)
    }

    @Test func `every system font and style round-trips`() throws {
        var fonts = TextStyle.allCases.map(Font.style)
        for weight in FontWeight.allCases {
            for design in FontDesign.allCases {
                fonts.append(.system(size: 17.25, weight: weight, design: design))
            }
        }
        for font in fonts { #expect(try Font(spelling: font.spelling) == font) }
    }

    private static let longSpellings: [(String, String)] = [
        ("17/regular", "17"), ("17.0", "17"), ("17/upright", "17"), ("17/bold/upright", "17/bold"),
    ]

    @Test(arguments: longSpellings)
    func `what is standard is left out`(spelling: String, canonical: String) throws {
        #expect(try Font(spelling: spelling).spelling == canonical)
    }

    private static let refusals: [(String, FontSpellingError)] = [
        ("", FontSpellingError.empty), ("nan", .unknownStyle("nan")), ("inf", .unknownStyle("inf")),
        ("Body", .unknownStyle("Body")), ("0x10", .badSize("0x10")), ("1e2", .badSize("1e2")),
        ("17,5", .badSize("17,5")), (" 17", .badSize(" 17")), ("0", .sizeOutOfRange("0")),
        ("-17", .sizeOutOfRange("-17")), ("1001", .sizeOutOfRange("1001")),
        ("17/", .badVariant("")), ("17/two words", .badVariant("two words")),
        ("17/bold/bold", .badVariant("bold")), ("17/Arial/bold", .badVariant("bold")),
        ("body/bold", .badVariant("bold")), ("/bold", .badSize("")),
    ]

    @Test(arguments: refusals)
    func `a bad spelling is refused with its word`(spelling: String, error: FontSpellingError) {
        #expect(throws: error) { try Font(spelling: spelling) }
    }

    @Test(arguments: ["", "two words", "bold", "italic", "a/b", "a\nb"])
    func `a font's name is one word that means nothing else`(name: String) {
        #expect(FontName(name) == nil)
    }

    @Test(arguments: TextStyle.allCases)
    func `Interface Builder's name of a style reads back`(style: TextStyle) {
        #expect(TextStyle(interfaceBuilderName: style.interfaceBuilderName) == style)
    }

    /// Sizes of text styles: docs/text-measurement.md, "Text styles".
    private static let styleSizes: [(TextStyle, Double, Double)] = [
        (TextStyle.body, 17.0, 14.0), (.callout, 16, 13), (.caption1, 12, 11), (.caption2, 11, 11),
        (.footnote, 13, 12), (.headline, 17, 14), (.subheadline, 15, 12), (.largeTitle, 34, 31),
        (.title1, 28, 25), (.title2, 22, 19), (.title3, 20, 17),
    ]

    @Test(arguments: styleSizes)
    func `styles have their sizes, and those of XS in Xcode 13`(
        style: TextStyle, large: Double, extraSmall: Double
    ) {
        func size(_ era: Era) -> Double {
            TextMetrics(font: .style(style), traits: MeasurementTraits(era: era)).pointSize
        }
        #expect(size(.xcode12) == large)
        #expect(size(.xcode13) == extraSmall)
    }

    /// Stored heights of single-line labels, in points.
    @Test(arguments: [
        (TextStyle.headline, 10_117, 2.0, 20.0), (.subheadline, 10_117, 2, 17),
        (.footnote, 4514, 2, 15), (.title1, 9532, 2, 33), (.title1, 13_399, 2, 33.5),
        (.largeTitle, 14_490, 2, 36), (.title1, 14_490, 2, 31.5), (.title1, 14_460, 3, 94.0 / 3),
        (.title2, 14_460, 2, 24), (.body, 14_490, 2, 20.5), (.title1, 14_868, 2, 31.5),
        (.title1, 15_400, 2, 33.5),
        (.body, 18_000, 2, 17), (.body, 21_000, 2, 20.5),
    ])
    func `the canvas has sizes of its own`(
        style: TextStyle, version: Int, scale: Double, height: Double
    ) {
        let traits = MeasurementTraits(era: Era(version), scale: scale)
        let found = TextMetrics(font: .style(style), traits: traits).height(lines: 1)
        #expect(abs(found - height) < 1e-9)
    }

    /// Heights in points by the number of lines, on the canvas of an iPhone SE.
    @Test(arguments: [
        (TextStyle.largeTitle, 16_096, 1, 36.0), (.largeTitle, 16_096, 2, 73),
        (.largeTitle, 16_096, 3, 110), (.title1, 15_000, 1, 31.5), (.body, 16_096, 1, 20.5),
        (.largeTitle, 21_000, 1, 41),
    ])
    func `titles are small on a canvas of 4 inches`(
        style: TextStyle, version: Int, lines: Int, height: Double
    ) {
        var traits = MeasurementTraits(era: Era(version), scale: 2)
        traits.isOn4Inches = true
        let found = TextMetrics(font: .style(style), traits: traits).height(lines: lines)
        #expect(abs(found - height) < 1e-9)
    }

    @Test func `an app's styles are of its text size, whatever version made the document`() {
        let traits = MeasurementTraits(era: .xcode13, category: .large)
        #expect(TextMetrics(font: .style(.body), traits: traits).pointSize == 17)
    }

    private static let toolsVersions: [(String, Era)] = [
        ("7706", Era(7706)), ("8191", Era(8191)), ("14490.70", Era(14490)), ("24127", Era(24127)),
        ("", .current), ("x", .current), ("99999999999999999999", .current),
    ]

    @Test(arguments: toolsVersions)
    func `the tools version tells the era`(version: String, era: Era) {
        #expect(Era(toolsVersion: version) == era)
    }

    private static let borders: [(Int, Era, Era)] = [
        (10_117, Era.xcode7Later, Era.xcode8), (12_121, .xcode8, .xcode9),
        (14_490, .xcode9, .xcode11), (16_097, .xcode11, .xcode12), (17_156, .xcode12, .xcode13),
        (20_037, .xcode13, .xcode14), (23_504, .xcode14, .xcode16), (23_727, .xcode16, .xcode26),
    ]

    @Test(arguments: borders)
    func `eras follow each other`(version: Int, from first: Era, until next: Era) {
        #expect((first..<next).contains(Era(version)))
    }

    @Test func `the plug-in's version stands in for a replaced tools version`() {
        #expect(Era(toolsVersion: "32700.99.1234", plugInVersion: "22685") == Era(22685))
        #expect(Era(toolsVersion: "32700.99.1234") == .current)
        #expect(Era(toolsVersion: "13771", plugInVersion: "22685") == Era(13771))
    }
}
