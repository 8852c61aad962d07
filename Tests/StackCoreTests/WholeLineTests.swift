import StackCore
import Testing

/// The number of whole lines is that of the lines that are shown, and nil if one of them is
/// truncated.
@Test(arguments: [
    "", "one", "several words on some lines", "a-word-with-hyphens and a longlonglongword ",
    "two\nparagraphs of several words", "ends with a break\n", "Größe und Übergröße der Straße",
    "несколько слов в строке", "日本語の文章はどこでも改行できます", "كلمات قليلة في السطر", "👩‍👩‍👧 emoji ™️ 1️⃣",
])
func `whole lines are counted as they are shown`(_ text: String) {
    for font in [Font.label, .system(size: 13, weight: .bold, design: .monospaced)] {
        let metrics = TextMetrics(font: font, traits: MeasurementTraits())
        for width in stride(from: 0.0, through: 260, by: 6.5) {
            for height in [0, 20, 41.5, 62, 300] {
                let room = Size(width: width, height: height)
                for limit in [0, 1, 2, 3] {
                    let shown = metrics.shownLines(text, numberOfLines: limit, in: room)
                    let isWhole = !shown.contains(where: \.isTruncated)
                    let count = metrics.wholeLineCount(text, numberOfLines: limit, in: room)
                    #expect(count == (isWhole ? shown.count : nil))
                }
            }
        }
    }
}
