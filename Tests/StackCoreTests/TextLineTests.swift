import StackCore
import Testing

/// Text is drawn with the line breaks that the layout measured.
@Suite struct TextLineTests {
    private let metrics = TextMetrics(
        font: .system(size: 17), traits: MeasurementTraits(era: .current, scale: 2))

    private static let texts = [
        "Sign in with the address that you gave when you bought your first ticket.",
        "one\ntwo three\n\nfour", "Donaudampfschifffahrtsgesellschaft", "漢字とかなの文章です", " a  b ",
    ]

    @Test(arguments: texts, [20.0, 60, 97.5, 174.5, 1000])
    func `lines are those of the block`(_ text: String, _ width: Double) {
        for limit in [0, 1, 2, 3] {
            let block = metrics.block(
                text, numberOfLines: limit, maximumWidth: limit == 1 ? nil : width)
            let lines = metrics.lines(text, numberOfLines: limit, maximumWidth: width)
            #expect(lines.count == block.lineCount)
        }
        // Only spaces at line breaks are lost.
        let lines = metrics.lines(text, maximumWidth: width)
        let letters = { (text: String) in text.filter { !$0.isWhitespace } }
        #expect(letters(lines.map(\.text).joined()) == letters(text))
        for line in lines where line.text.count > 1 {
            #expect(line.width <= width + 0.51)
            #expect(!line.isTruncated)
        }
    }

    @Test func `a label of 382 points in 174.5 ends in an ellipsis`() throws {
        let long = Self.texts[0]
        let text = String(
            long.prefix((1...long.count).last { metrics.width(String(long.prefix($0))) <= 382 }!))
        #expect(metrics.width(text) > 370)
        let line = try #require(
            metrics.lines(text, numberOfLines: 1, maximumWidth: 174.5).first)
        #expect(line.isTruncated)
        #expect(line.text.hasSuffix("…"))
        #expect(text.hasPrefix(line.text.dropLast()))
        #expect(line.width <= 174.5)
        // One more letter does not fit.
        let next = String(text.prefix(line.text.count)) + "…"
        #expect(metrics.width(next) > 174.5)
    }

    @Test func `where the ellipsis stands`() throws {
        func line(_ truncation: Truncation) throws -> String {
            try #require(
                metrics.lines(
                    "abcdefghijklmnopqrstuvwxyz", numberOfLines: 1, maximumWidth: 80,
                    truncation: truncation
                ).first
            ).text
        }
        #expect(try line(.head).hasPrefix("…") && line(.head).hasSuffix("z"))
        #expect(try line(.middle).hasPrefix("a") && line(.middle).hasSuffix("z"))
        #expect(try line(.tail).hasPrefix("a") && line(.tail).hasSuffix("…"))
        #expect(try line(.clipping) == "abcdefghijklmnopqrstuvwxyz")
    }

    @Test func `the last of several lines takes what is left`() throws {
        let lines = metrics.lines(Self.texts[0], numberOfLines: 2, maximumWidth: 174.5)
        #expect(lines.count == 2)
        #expect(!lines[0].isTruncated && lines[1].isTruncated)
        let shown = metrics.lines("one\ntwo\nthree", numberOfLines: 2, maximumWidth: 174.5)
        #expect(shown.map(\.text) == ["one", "two…"])
    }
}
