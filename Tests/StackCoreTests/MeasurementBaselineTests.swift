import StackCore
import Testing

/// Offsets between baselines that Interface Builder stored in firstBaseline stacks.
@Suite struct MeasurementBaselineTests {
    private func first(
        _ content: some IntrinsicContent, height: Double, _ era: Era
    ) throws -> Double {
        let size = Size(width: 300, height: height)
        let traits = MeasurementTraits(era: era)
        return try #require(content.baselines(in: size, traits: traits)).first
    }

    private static let fieldOffsets: [(Era, Font, Double, Font, Double, Double)] = [
        (Era.xcode12, Font.style(.body), 20.5, Font.style(.body), 34.0, 7.0),
        (.xcode7, .style(.body), 19.5, .textInput, 30, 4.5),
        (.xcode7Later, .label, 21, .textInput, 30, 3),
        (.xcode8, .label, 20.5, .textInput, 30, 3.5),
    ]

    @Test(arguments: fieldOffsets)
    func `a text field sticks out above a label`(
        era: Era, font: Font, height: Double, fieldFont: Font, fieldHeight: Double, by: Double
    ) throws {
        let label = try first(LabelContent(text: "First", font: font), height: height, era)
        let field = try first(TextFieldContent(font: fieldFont), height: fieldHeight, era)
        #expect(field - label == by)
    }

    @Test func `a button sticks out above a label`() throws {
        let font = Font.style(.body)
        let label = try first(LabelContent(text: "POP", font: font), height: 20.5, .xcode12)
        let button = try first(ButtonContent(title: "Query", font: font), height: 33, .xcode12)
        #expect(button - label == 6)
    }

    @Test(arguments: [8.0, 20.5, 40])
    func `a label's baselines keep their distance from its edges`(height: Double) throws {
        let size = Size(width: 300, height: height)
        let label = LabelContent(text: "One line")
        let lines = try #require(label.baselines(in: size, traits: MeasurementTraits()))
        #expect(lines == Baselines(first: 16.5, last: 4))
    }

    @Test func `the last baseline is a leading below the one before`() throws {
        let size = Size(width: 300, height: 42.5)
        let label = LabelContent(text: "One\nTwo", font: .style(.body), numberOfLines: 0)
        let lines = try #require(label.baselines(in: size, traits: MeasurementTraits()))
        #expect(42.5 - lines.last - lines.first == 22)
    }

    @Test func `an empty label has its font's baselines at its edges`() throws {
        let size = Size(width: 200, height: 50)
        let label = LabelContent(text: "", font: .style(.footnote))
        let lines = try #require(label.baselines(in: size, traits: MeasurementTraits()))
        #expect(abs(lines.last - 3.136) < 0.001 && abs(lines.first - 12.378) < 0.001)
    }

    @Test func `no text has no baseline`() {
        let size = Size(width: 10, height: 10)
        let traits = MeasurementTraits()
        #expect(ButtonContent(title: "").baselines(in: size, traits: traits) == nil)
        #expect(FixedControl.switch.baselines(in: size, traits: traits) == nil)
    }
}
