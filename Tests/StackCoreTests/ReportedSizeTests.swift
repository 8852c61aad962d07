import StackCore
import TestKit
import Testing

/// Labels whose custom code reported a single-line size of their text (docs/interface-builder.md,
/// "Rules that the format does not spell out").
@Suite struct ReportedSizeTests {
    /// Returns the height of a label on a screen 300 points wide, @2x. `width` is its width; nil
    /// for the text's own.
    private func height(_ text: String, reported: String, width: Double? = 200) throws -> Double? {
        var b = try DocumentBuilder(size: Size(width: 300, height: 300))
        try b.set(document: .toolsVersion, "18122")
        try b.add(.label, "label", [(.text, text), (.lines, "0"), (.intrinsic, reported)])
        try b.constrain("label", .left, .equal, "view")
        try b.constrain("label", .top, .equal, "view")
        if let width { try b.constrain("label", .width, constant: width) }
        return b.absoluteFrames(b.layout())["label"]?.height
    }

    private static let text = "Lorem ipsum dolor sit amet, consetetur sadipscing elitr"

    /// Three lines of the label's 17 points; two lines of the 15 points that its code used; and two
    /// reported sizes that match no font.
    @Test(arguments: [("417.5x20.5", 61.0), ("376x18", 36), ("417.5x41", 41), ("300x20.5", 20.5)])
    func `a text that does not fit goes on in lines of the font that was reported`(
        reported: String, height: Double
    ) throws {
        #expect(try self.height(Self.text, reported: reported) == height)
    }

    @Test func `a text that fits keeps the reported size`() throws {
        #expect(try height("Lorem", reported: "51x19", width: nil) == 19)
        #expect(try height("Lorem", reported: "51x19") == 19)
    }

    /// The width that was reported shows the weight of the font, which decides where lines break.
    @Test(arguments: [(12.0, FontWeight.bold), (16, .semibold), (17, .heavy), (22, .regular)])
    func `a text that does not fit breaks as in the weight that was reported`(
        size: Double, weight: FontWeight
    ) throws {
        let label = LabelContent(
            text: Self.text, font: .system(size: size, weight: weight), numberOfLines: 0)
        let traits = MeasurementTraits(era: Era(toolsVersion: "18122"), scale: 2)
        let whole = label.intrinsicSize(in: traits, maximumWidth: nil)
        let line = try #require(whole.wholeSize)
        for width in stride(from: 100.0, to: 300, by: 7) {
            let wrapped = label.intrinsicSize(in: traits, maximumWidth: width)
            let height = try self.height(
                Self.text, reported: "\(line.width)x\(line.height)", width: width)
            #expect(height == wrapped.height, "\(width) points wide")
        }
    }
}
