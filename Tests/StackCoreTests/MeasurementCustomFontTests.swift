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

    /// The last number is the size at which the system font has the same widths in em.
    private static let systemNames: [(String, FontWeight, Double)] = [
        (".SFUIText-Medium", .medium, 17), ("SFProDisplay-Bold", .bold, 28),
        ("SFUIText-Regular", .regular, 12), ("SFProText-Semibold", .semibold, 12),
        ("SFUIDisplay-Light", .light, 28), ("SFCompactText-Regular", .regular, 17),
    ]

    @Test(arguments: systemNames)
    func `the system font has names too`(name: String, weight: FontWeight, drawn: Double) throws {
        let traits = MeasurementTraits(era: .xcode12)
        let system = TextMetrics(font: .system(size: drawn, weight: weight), traits: traits)
        let named = try metrics(name, 17)
        let expected = system.width("Tomorrow") * 17 / drawn
        #expect(abs(named.width("Tomorrow") - expected) < 1e-9)
        #expect(abs(named.lineHeight - system.lineHeight * 17 / drawn) < 1e-9)
    }

    @Test func `a name of the system font may be missing, unless it is private`() throws {
        let missing = MissingFonts(["SFUIText", ".SFUIText"])
        let helvetica = try metrics("HelveticaNeue", 15)
        let named = try metrics("SFUIText-Light", 15, missing: missing)
        #expect(named.width("Street") == helvetica.width("Street"))
        let hidden = try metrics(".SFUIText-Light", 15, missing: missing)
        #expect(hidden.lineHeight != helvetica.lineHeight)
    }

    /// Stored widths of labels, from documents of eight projects.
    private static let storedTexts: [(String, Double, String, Double, Double)] = [
        ("NunitoSans-Regular", 15, "Récurrence", 2, 75.5),
        ("NunitoSans-Regular", 13, "Contributions", 2, 78.5),
        ("Muli", 16, "Push Notifications: On", 2, 171), ("Muli", 13, "Read our", 2, 57),
        ("Muli-Bold", 16, "Setup is incomplete", 2, 152),
        ("Roboto-Regular", 18, "Status text should go here", 2, 213),
        ("Rubik-Medium", 20, "Bessie Lloyd", 3, 120),
        ("SFProText-Medium", 14, "Messages", 1, 68),
        ("SFUIDisplay-Light", 16, "New user?", 3, 71.333),
        ("SFUIDisplay-Medium", 12, "$0.99", 3, 33),
    ]

    @Test(arguments: storedTexts)
    func `labels in open and named fonts are as wide as stored`(
        name: String, size: Double, text: String, scale: Double, width: Double
    ) throws {
        let label = LabelContent(
            text: text, font: .custom(name: try #require(FontName(name)), size: size))
        let traits = MeasurementTraits(era: .xcode9, scale: scale)
        let measured = try #require(label.intrinsicSize(in: traits, maximumWidth: nil).width)
        #expect(abs(measured - width) <= 0.51)
    }

    private static let storedLines: [(String, Double, Double)] = [
        ("NunitoSans-Bold", 15, 20.5), ("NunitoSans-Regular", 13, 18), ("Muli", 16, 24),
        ("Muli-Bold", 13, 19.5), ("Roboto-Regular", 18, 24), ("Rubik-Regular", 20, 24),
    ]

    @Test(arguments: storedLines)
    func `lines of open fonts are as high as stored`(
        name: String, size: Double, height: Double
    ) throws {
        #expect(try metrics(name, size).height(lines: 1) == height)
    }

    @Test func `faces of a family may share their kerning`() throws {
        for name in ["NunitoSans-Regular", "NunitoSans-Light"] {
            let font = try metrics(name, 100)
            #expect(font.width("Ta") < font.width("T") + font.width("a") - 5)
        }
    }

    @Test func `labels may show that a font is of another version than its table`() throws {
        func vote(_ labels: [(Double, Double)]) throws -> Double? {
            var vote = LineHeightVote(try #require(FontName("Muli-Bold")))
            for (size, height) in labels {
                vote.add(size: size, height: height, pixels: PixelGrid(scale: 2))
            }
            return vote.result.lineHeight
        }
        let other = try #require(try vote([(16, 20.5), (13, 16.5), (16, 24)]))
        #expect(abs(other - 1.26) < 0.02)
        #expect(try vote([(16, 24), (13, 19.5), (16, 20.5)]) == nil)
        #expect(try vote([(16, 20.5), (16, 20.5)]) == nil)
        let older = MissingFonts(spelling: "Muli=1.26*1.1")
        let measured = try metrics("Muli-Bold", 16, missing: older)
        #expect(abs(measured.lineHeight - 1.26 * 16) < 1e-9)
        let expected = try metrics("HelveticaNeue", 16).width("Log in") * 1.1
        #expect(abs(measured.width("Log in") - expected) < 1e-9)
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
        #expect(try mark("SFUIText-Light", 15, 17.5) == .substitute)
        #expect(try mark("SFUIText-Light", 15, 18) == .own)
        #expect(try mark(".SFUIText-Light", 15, 17.5) == nil)
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

    /// A font in which every letter is one em wide, and that has no other characters.
    private final class Letters: FontSource, FontProgram {
        let file = FontFileReference(path: "letters.ttf", face: 0, instance: nil)
        let (ascent, descent) = (1.0, 0.25)

        func font(_ name: FontName) -> (any FontProgram)? { self }

        func advances(_ text: Substring) -> [Double?] { text.map { $0.isLetter ? 1 : nil } }
    }

    @Test func `the system's font has what a font file lacks`() throws {
        var traits = MeasurementTraits(era: .xcode12)
        traits.fonts = CustomFonts(Letters(), folder: "fonts")
        let named = TextMetrics(
            font: .custom(name: try #require(FontName("Letters")), size: 20), traits: traits)
        let system = TextMetrics(font: .system(size: 20, weight: .regular), traits: traits)
        #expect(named.width("ab") == 40)
        #expect(abs(named.width("a🌱b") - 40 - system.width("🌱")) < 1e-9)
        #expect(abs(system.width("🌱") - 24.54) < 0.01 && named.lineHeight == 25)
    }

    /// A document that was saved without a font of its app keeps the substitute's metrics there.
    @Test(arguments: [
        ("", true, true), ("Letters", true, false), ("Letters-Bold", true, false),
        ("Letters", false, true), ("Letters=1.3", true, true), ("Other", true, true),
    ])
    func `a project's font yields to the document that was saved without it`(
        missing: String, yields: Bool, isFromFile: Bool
    ) throws {
        var traits = MeasurementTraits(era: .xcode12, missingFonts: MissingFonts(spelling: missing))
        traits.fonts = CustomFonts(Letters(), folder: "fonts", yieldsToDocument: yields)
        let font = Font.custom(name: try #require(FontName("Letters-Bold")), size: 20)
        let width = TextMetrics(font: font, traits: traits).width("ab")
        #expect((width == 40) == isFromFile)
    }
}
