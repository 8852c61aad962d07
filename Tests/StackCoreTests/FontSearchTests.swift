import TestKit
import Testing

@testable import StackCore

/// The search for the font in which labels have their stored sizes.
@Suite struct FontSearchTests {
    private static let texts = ["Launch Date", "Landing Type", "Total", "Weather forecast"]
    private let traits = MeasurementTraits(era: Era(toolsVersion: "17701"), scale: 2)

    private func size(_ text: String, _ font: Font) -> Size {
        let metrics = TextMetrics(font: font, traits: traits)
        return Size(
            width: traits.framePixels.up(metrics.width(text)),
            height: traits.framePixels.up(metrics.lineHeight))
    }

    /// Searches for the font of labels in one superview each. Stretched labels are twice as wide as
    /// their text.
    private func found(
        _ font: Font, insteadOf own: Font = .label, stretched: Bool = false,
        superviews: [Int] = [0, 1, 2, 3]
    ) -> Font? {
        var search = FontSearch(insteadOf: own, traits: traits)
        for (text, superview) in zip(Self.texts, superviews) {
            var size = size(text, font)
            if stretched { size.width *= 2 }
            search.add(text, size: size, fixed: (false, false), wraps: false, in: superview)
        }
        return search.font
    }

    @Test(arguments: [
        "14/Futura-CondensedMedium", "20/HelveticaNeue-Bold", "16/Georgia", "13/CourierNewPSMT",
        "22/bold", "12/light", "15", "subheadline",
    ])
    func `labels that are as large as in a font are in that font`(spelling: String) throws {
        let font = try Font(spelling: spelling)
        let result = try #require(found(font))
        for text in Self.texts {
            let (size, own) = (size(text, result), size(text, font))
            #expect(size.height == own.height && abs(size.width - own.width) <= 1, "\(result)")
        }
    }

    @Test(arguments: [FontWeight.regular, .semibold, .heavy], [12.0, 14, 15, 20, 22])
    func `stretched labels show the size of the system font`(weight: FontWeight, size: Double) {
        let own = Font.system(size: 17, weight: weight)
        let font = found(.system(size: size), insteadOf: own, stretched: true)
        #expect(font == .system(size: size, weight: weight))
        let named = Font.custom(name: FontName("HelveticaNeue")!, size: 17)
        #expect(found(.system(size: size), insteadOf: named, stretched: true) == nil)
    }

    @Test func `labels show no font if they may be stretched or are as high as their own line`() {
        let font = Font.system(size: 22)
        #expect(found(font, superviews: [7, 7, 7, 7]) == nil)
        #expect(found(font, superviews: [7, 7, 7, 8]) != nil)
        #expect(found(.label) == nil)
        var search = FontSearch(insteadOf: .label, traits: traits)
        for superview in 0..<4 {
            let font = superview < 2 ? font : .label
            search.add(
                "Total", size: size("Total", font), fixed: (false, false), wraps: false,
                in: superview)
        }
        #expect(search.font == nil)
    }

    @Test func `sides that a constraint fixes, and texts on two lines, show nothing`() {
        let size = Size(width: 30, height: 26.5)
        for (fixesHeight, wraps) in [(true, false), (false, true)] {
            var search = FontSearch(insteadOf: .label, traits: traits)
            for superview in 0..<3 {
                search.add(
                    "Landing Type", size: size, fixed: (false, fixesHeight), wraps: wraps,
                    in: superview)
            }
            #expect(search.font == nil)
        }
    }

    /// A label may be stretched, so one superview shows only a font that the document names.
    @Test(arguments: ["22", "14/semibold", "12/medium", "subheadline", "title1"], [1, 3])
    func `labels in one superview show a font that has a name`(
        spelling: String, superviews: Int
    ) throws {
        let font = try Font(spelling: spelling)
        func found(_ shown: Font, named: Font?, own: Int = 0) -> Font? {
            var search = FontSearch(insteadOf: .label, named: named, traits: traits)
            for superview in 0..<own + 1 {
                search.add(
                    "Total", size: size("Total", superview < own ? .label : shown),
                    fixed: (true, false), wraps: false, in: superview)
            }
            return search.font
        }
        #expect(found(font, named: font) == font)
        #expect(found(font, named: nil) == nil)
        #expect(found(.system(size: 30), named: font) == nil)
        #expect(found(.label, named: font) == nil)
        #expect(found(font, named: font, own: superviews) == nil)
    }
}
