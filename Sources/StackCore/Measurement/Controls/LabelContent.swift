/// A label's text (`UILabel`).
package struct LabelContent: IntrinsicContent {
    package var text: String
    package var font: Font
    /// 0 is any number.
    package var numberOfLines: Int

    package init(text: String, font: Font = .label, numberOfLines: Int = 1) {
        self.text = text
        self.font = font
        self.numberOfLines = numberOfLines
    }

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        let block = block(in: traits, maximumWidth: maximumWidth)
        return IntrinsicSize(width: block.width, height: block.height)
    }

    package func textFont(in traits: MeasurementTraits) -> Font? { font }

    /// The first at its natural distance from the top, the last from the bottom, however high the
    /// label is: 8 points (1 of 1), 25 (1 of 1), or 50 without text (4 of 4).
    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? {
        let block = block(in: traits, maximumWidth: size.width)
        let metrics = TextMetrics(font: font, traits: traits)
        guard block.lineCount > 0 else { return metrics.baselinesWithoutText }
        return metrics.baselines(
            lines: block.lineCount, textHeight: block.height, centredIn: block.height)
    }

    /// A single line is cut off, never wrapped, so its width does not depend on the room.
    private func block(in traits: MeasurementTraits, maximumWidth: Double?) -> TextBlock {
        TextMetrics(font: font, traits: traits).block(
            text, numberOfLines: numberOfLines,
            maximumWidth: numberOfLines == 1 ? nil : maximumWidth)
    }
}
