import Foundation
import StackCore
import Testing

@Suite struct MeasurementCustomFontTests {
    private func metrics(
        _ name: String, _ size: Double, scale: Double = 2, missing: MissingFonts = .none
    ) throws -> TextMetrics {
        let font = Font.custom(name: try #require(FontName(name)), size: size)
        return TextMetrics(
            font: font,
            traits: MeasurementTraits(era: .xcode12, scale: scale, missingFonts: missing))
    }

    /// Stored heights of single-line labels, which do not include the font's line gap.
    private static let heights: [(String, Double, Double, Double)] = [
        ("HelveticaNeue", 17.0, 2.0, 20.0), ("HelveticaNeue", 16, 3, 56.0 / 3),
        ("TrebuchetMS", 17, 2, 20), ("CourierNewPSMT", 14, 2, 16), ("FiraMono-Regular", 15, 2, 18),
        ("Avenir-Medium", 15, 2, 20.5), ("Futura-Medium", 18, 2, 23.5),
        ("Futura-CondensedMedium", 14, 2, 17),
    ]

    @Test(arguments: heights)
    func `a line is as high as stored`(
        name: String, size: Double, scale: Double, height: Double
    ) throws {
        #expect(abs(try metrics(name, size, scale: scale).height(lines: 1) - height) < 1e-9)
    }

    /// Unknown fonts are measured as regular Helvetica Neue, even if their name contains a weight.
    private static let unknownHeights: [(String, Double, Double, Double)] = [
        ("Unheard-Bold", 16.0, 2.0, 19.0), ("Unheard-Light", 14, 3, 49.0 / 3),
        ("Unheard", 20, 2, 23.5), ("Unheard", 68, 3, 238.0 / 3),
    ]

    @Test(arguments: unknownHeights)
    func `an unknown font is Helvetica Neue`(
        name: String, size: Double, scale: Double, height: Double
    ) throws {
        let unknown = try metrics(name, size, scale: scale)
        #expect(abs(unknown.height(lines: 1) - height) < 1e-9)
        #expect(
            unknown.width("Saved Logs")
                == (try metrics("HelveticaNeue", size).width("Saved Logs")))
    }

    @Test func `an unknown font has the lines that labels say, by face or by family`() throws {
        let lines = MissingFonts(spelling: "Unheard=1.25,Unheard-Thin=1,HelveticaNeue=2")
        #expect(try metrics("Unheard-Bold", 16, missing: lines).height(lines: 2) == 40)
        #expect(try metrics("Unheard-Thin", 16, missing: lines).height(lines: 1) == 16)
        #expect(try metrics("HelveticaNeue", 16, missing: lines).height(lines: 1) == 19)
        let unheard = try metrics("Unheard", 16, missing: lines)
        #expect(unheard.width("Log in") == (try metrics("Unheard", 16).width("Log in")))
        let narrow = try metrics("Unheard", 16, missing: MissingFonts(spelling: "Unheard=1*0.5"))
        #expect(abs(narrow.width("Log in") - unheard.width("Log in") / 2) < 1e-9)
    }

    @Test func `an unknown font is as wide as most of its labels agree`() throws {
        var vote = WidthInference()
        for (text, ratio) in [("Log in", 0.9), ("Password", 0.91), ("Sign up", 1.2)] {
            vote.add(text, size: 16, width: try metrics("Unheard", 16).width(text) * ratio)
        }
        #expect(abs(try #require(vote.ratio) - 0.91) < 0.01)
        var alone = WidthInference()
        alone.add("Log in", size: 16, width: 40)
        alone.add("Log in", size: 16, width: 40)
        #expect(alone.ratio == nil)
    }

    @Test func `a font that is missing is Helvetica Neue, unless every device has it`() throws {
        let missing = MissingFonts(["ProximaNova", "Avenir"])
        let helvetica = try metrics("HelveticaNeue", 16)
        let proxima = try metrics("ProximaNova-Bold", 16)
        #expect(proxima.width("Log in") != helvetica.width("Log in"))
        let substitute = try metrics("ProximaNova-Bold", 16, missing: missing)
        #expect(substitute.width("Log in") == helvetica.width("Log in"))
        #expect(substitute.lineHeight == helvetica.lineHeight)
        let avenir = try metrics("Avenir-Medium", 16, missing: missing)
        #expect(avenir.lineHeight == (try metrics("Avenir-Medium", 16).lineHeight))
    }

    @Test(arguments: [
        ("Lato-Extrabold", "Lato-Heavy"), ("Lato-Italic", "Lato-Regular"),
        ("Lato-Hairline", "Lato-Regular"), ("OpenSans-Bold", "OpenSans-Bold"),
        ("Roboto-Thinner", "Roboto-Thin"),
    ])
    func `an unknown face is its family's nearest`(name: String, known: String) throws {
        let (found, expected) = (try metrics(name, 17), try metrics(known, 17))
        #expect(found.width("Hamburgefonstiv") == expected.width("Hamburgefonstiv"))
    }

    @Test(arguments: [
        (".SFUIText-Medium", FontWeight.medium), ("SFProDisplay-Bold", .bold),
        ("SFUIText-Regular", .regular), ("SFProText-Semibold", .semibold),
    ])
    func `the system font has names too`(name: String, weight: FontWeight) throws {
        let system = TextMetrics(
            font: .system(size: 17, weight: weight), traits: MeasurementTraits(era: .xcode12))
        let named = try metrics(name, 17)
        #expect(named.width("Tomorrow") == system.width("Tomorrow"))
        #expect(named.lineHeight == system.lineHeight)
    }

    @Test func `pairs are kerned, accents keep a letter's width, all widths are finite`() throws {
        let helvetica = try metrics("HelveticaNeue", 100)
        #expect(helvetica.width("Ta") < helvetica.width("T") + helvetica.width("a") - 5)
        #expect(helvetica.width("é") == helvetica.width("e"))
        for text in ["Ж漢🙂\u{301}", "™…€ı", "\u{7F}\t"] {
            #expect(helvetica.width(text).isFinite && helvetica.width(text) >= 0)
        }
        let mono = try metrics("CourierNewPSMT", 10)
        #expect(abs(mono.width("Wi") - 12.002) < 1e-9)
    }

    @Test func `families are spelled in one way`() {
        #expect(MissingFonts(spelling: " Gotham, Abel,Gotham").spelling == "Abel,Gotham")
        #expect(MissingFonts(spelling: "") == .none)
        #expect(MissingFonts(spelling: "Abel = 1.25, Gotham=x,=2").spelling == "Abel=1.25")
        #expect(MissingFonts(spelling: "Abel=1.25*0.9,B=1*0").spelling == "Abel=1.25*0.9")
    }

    @Test func `a label's height says whether its font is there`() throws {
        func mark(_ name: String, _ size: Double, _ height: Double) throws -> LineHeightMatch? {
            LineHeightMatch(
                try #require(FontName(name)), size: size, height: height,
                pixels: PixelGrid(scale: 2))
        }
        #expect(try mark("OpenSans-Bold", 16, 22) == .own)
        #expect(try mark("OpenSans-Bold", 16, 19) == .substitute)
        #expect(try mark("OpenSans-Bold", 16, 40) == nil)
        #expect(try mark("HelveticaNeue-Bold", 16, 19) == nil)
        #expect(try mark("Unheard", 16, 19) == nil)
    }

    @Test func `the generated tables are current`() throws {
        let check = Process()
        check.executableURL = URL(filePath: "/usr/bin/env")
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Scripts/generate-font-tables.py").path()
        check.arguments = ["python3", script, "--check"]
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0)
    }
}
