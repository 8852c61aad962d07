import Testing

@testable import StackCore

/// Paragraph styles: heights of labels that Xcode stored.
@Suite struct ParagraphTests {
    private func height(
        of lines: Int, _ size: Double, _ scale: Double, _ change: (inout ParagraphStyle) -> Void
    ) -> Double? {
        var paragraph = ParagraphStyle.natural
        change(&paragraph)
        let label = LabelContent(
            text: Array(repeating: "A", count: lines).joined(separator: "\n"),
            font: .system(size: size), numberOfLines: 0, paragraph: paragraph)
        return label.intrinsicSize(in: MeasurementTraits(scale: scale), maximumWidth: 300).height
    }

    /// Returns whether a length is a whole number of points and some thirds.
    private func isNear(_ length: Double, _ whole: Double, thirds: Double) -> Bool {
        let expected: Double = whole + thirds / 3
        return abs(length - expected) < 1e-9
    }

    @Test func `a multiple makes each line higher, the first too`() throws {
        #expect(height(of: 14, 16, 2) { $0.lineHeightMultiple = 1.258_333_333_333_333_3 } == 336.5)
        let high = height(of: 14, 16, 3) { $0.lineHeightMultiple = 1.258_333_333_333_333_3 }
        #expect(isNear(try #require(high), 336, thirds: 2))
        let low = height(of: 12, 16, 3) { $0.lineHeightMultiple = 1.258_333_333_333_333_3 }
        #expect(isNear(try #require(low), 288, thirds: 1))
    }

    /// The characters before and after a line break include marks that combine with the one before,
    /// and the halves of `\r\n`, which is one line break.
    @Test func `a text is split at the characters that are line breaks`() {
        let parts = ["a", "é", "\u{301}", "\r", "\n", "\u{B}", "\u{85}", "\u{2028}", "🇩🇪"]
        var texts = [""]
        for _ in 0..<4 { texts += texts.flatMap { text in parts.map { text + $0 } } }
        for text in Set(texts) {
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            #expect(
                Paragraphs.of(text).map { Array($0.unicodeScalars) }
                    == lines.map { Array($0.unicodeScalars) })
        }
    }

    @Test func `a line is as high as it must be, and no higher than it may`() {
        #expect(height(of: 2, 17, 2) { $0.minimumLineHeight = 22 } == 44)
        #expect(height(of: 2, 17, 2) { $0.minimumLineHeight = 10 } == 41)
        #expect(height(of: 2, 17, 2) { $0.maximumLineHeight = 12 } == 24)
        let both = height(of: 1, 17, 2) { ($0.maximumLineHeight, $0.minimumLineHeight) = (12, 15) }
        #expect(both == 15)
    }

    @Test func `spacing lies between lines`() throws {
        let one = height(of: 1, 16, 3) { $0.lineSpacing = 1.2 }
        #expect(isNear(try #require(one), 19, thirds: 1))
        #expect(height(of: 3, 15, 2) { $0.lineSpacing = 5 } == 64)
    }

    /// A paragraph style is read from the view's properties; extra height is added above the line.
    @Test func `properties of a view are a paragraph's`() throws {
        var document = Document(rootName: "root")
        var list = PropertyList()
        list[.text] = .text("A")
        list[.lineHeightMultiple] = .number(2)
        list[.font] = .font(.system(size: 20))
        let label = View(id: ViewID(1), name: "label", kind: .label, properties: list)
        try document.apply(.createView(label))
        try document.apply(.insertSubview(label.id, in: .root, at: 0))
        let environment = try #require(LayoutEnvironment(document))
        let measurer = ContentMeasurer(
            document, under: environment.traits, traits: environment.measurement)
        let size = measurer.measure(label.id, textSize: nil, hasBaselines: false).size
        let plain = TextMetrics(font: .system(size: 20), traits: environment.measurement)
        #expect(size.height == environment.measurement.framePixels.up(2 * plain.lineHeight))
        var double = ParagraphStyle.natural
        double.lineHeightMultiple = 2
        let metrics = TextMetrics(
            font: .system(size: 20), traits: environment.measurement, paragraph: double)
        #expect(metrics.ascender == plain.ascender + plain.lineHeight)
    }

    @Test func `a document says how fine its pixels are`() throws {
        var document = Document(rootName: "root")
        try document.apply(
            .setProperty(.document, .displayScale, .base, from: nil, to: .number(1)))
        #expect(LayoutEnvironment(document)?.measurement.framePixels.scale == 1)
        var request = LayoutRequest.none
        request.device = "iphone-se-1"
        #expect(LayoutEnvironment(document, for: request)?.measurement.framePixels.scale == 2)
    }
}
