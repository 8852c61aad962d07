/// The content of a label (`UILabel`).
package struct LabelContent: IntrinsicContent {
    var text: String
    package var font: Font
    /// The maximum number of lines; 0 means no limit.
    var numberOfLines: Int
    var paragraph: ParagraphStyle

    package init(
        text: String, font: Font = .label, numberOfLines: Int = 1,
        paragraph: ParagraphStyle = .natural
    ) {
        assert(numberOfLines >= 0, "a label has \(numberOfLines) lines; 0 means no limit")
        self.paragraph = paragraph
        self.text = text
        self.font = font
        self.numberOfLines = numberOfLines
    }

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        let block = block(metrics(in: traits), breakingWidth(maximumWidth))
        return IntrinsicSize(width: block.width, height: block.height)
    }

    package func textFont(in traits: MeasurementTraits) -> Font? { font }

    /// Returns the baselines in a label of `size`. The first baseline has a fixed distance from the
    /// label's top, the last baseline a fixed distance from the label's bottom. This is so even if
    /// the label is higher or lower than its text (labels 8 points high: 1 of 1; 25 points: 1 of 1;
    /// 50 points, without text: 4 of 4).
    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? {
        let metrics = metrics(in: traits)
        return baselines(metrics, lines: lines(metrics, breakingWidth(size.width)))
    }

    package func measure(
        in traits: MeasurementTraits, maximumWidth: Double?, shown: Size?
    ) -> (size: IntrinsicSize, baselines: Baselines?) {
        let metrics = metrics(in: traits)
        let width = breakingWidth(maximumWidth)
        let block = block(metrics, width)
        // A label that is as wide as its unwrapped text shows the text without wrapping.
        let isUnwrapped = shown == nil && width == nil
        let shownWidth = isUnwrapped ? nil : breakingWidth(shown?.width ?? block.width)
        let lines = shownWidth == width ? block.lineCount : lines(metrics, shownWidth)
        return (
            IntrinsicSize(width: block.width, height: block.height),
            baselines(metrics, lines: lines)
        )
    }

    private func baselines(_ metrics: TextMetrics, lines: Int) -> Baselines {
        if text.isEmpty { return metrics.baselinesWithoutText }
        let lines = numberOfLines == 1 ? 1 : lines
        let height = metrics.height(lines: lines)
        return metrics.baselines(lines: lines, textHeight: height, centredIn: height)
    }

    private func lines(_ metrics: TextMetrics, _ width: Double?) -> Int {
        numberOfLines == 1 ? 1 : block(metrics, width).lineCount
    }

    /// Returns the width in points at which the text wraps; nil if the text does not wrap. A label
    /// with one line truncates its text instead of wrapping it, so its size does not depend on
    /// `maximumWidth`. A width of 0 means no limit, as in `preferredMaxLayoutWidth`. So a label of
    /// width 0 has the height of unwrapped text.
    private func breakingWidth(_ maximumWidth: Double?) -> Double? {
        maximumWidth.flatMap { $0 > 0 && numberOfLines != 1 ? $0 : nil }
    }

    private func block(_ metrics: TextMetrics, _ width: Double?) -> TextBlock {
        metrics.block(text, numberOfLines: numberOfLines, maximumWidth: width)
    }

    private func metrics(in traits: MeasurementTraits) -> TextMetrics {
        TextMetrics(font: font, traits: traits, paragraph: paragraph)
    }
}

extension LabelContent {
    /// Returns a copy of the label in the system font, at the size and in the weight that best
    /// explain the size `reported` (in points) of the unwrapped text. Returns the label itself if
    /// no other font explains the width better. Returns nil if no font gives the text about this
    /// size.
    func resized(toReport reported: Size, in traits: MeasurementTraits) -> LabelContent? {
        let own = block(metrics(in: traits), nil)
        guard own.lineCount > 0 else { return nil }
        var best = own.isAbout(reported) ? self : nil
        var difference = best == nil ? .infinity : abs(own.width - reported.width)
        // Line heights are rounded up to pixels. So the font size is the largest integer at which a
        // line is not higher than the reported height of one line.
        let line = reported.height / Double(own.lineCount)
        let size = (line / Typeface.systemLineHeight).rounded(.down)
        guard Font.sizes.contains(size) else { return best }
        for weight in FontWeight.allCases {
            var label = self
            label.font = .system(size: size, weight: weight)
            let block = label.block(label.metrics(in: traits), nil)
            guard block.isAbout(reported), abs(block.width - reported.width) < difference else {
                continue
            }
            (best, difference) = (label, abs(block.width - reported.width))
        }
        return best
    }
}

extension TextBlock {
    /// Returns whether an unwrapped text has about the size `reported`. The width may differ by an
    /// eighth, in case the font is not the system's. The height may differ by less than a point,
    /// because the lines of two font sizes differ by at least a point, up to rounding.
    fileprivate func isAbout(_ reported: Size) -> Bool {
        abs(height - reported.height) < Self.lineDifference
            && abs(width - reported.width) <= reported.width / 8
    }

    private static let lineDifference = 0.9
}
