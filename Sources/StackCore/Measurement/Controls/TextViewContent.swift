/// A text view (`UITextView`).
package struct TextViewContent: IntrinsicContent {
    package var text: String
    package var font: Font
    /// A scrolling text view has no intrinsic size.
    package var isScrollEnabled: Bool

    package init(text: String, font: Font = .textInput, isScrollEnabled: Bool = true) {
        self.text = text
        self.font = font
        self.isScrollEnabled = isScrollEnabled
    }

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        if isScrollEnabled { return IntrinsicSize() }
        let metrics = TextMetrics(font: font, traits: traits)
        let room = maximumWidth.map { max(0, $0 - 2 * Self.linePadding) }
        let block = metrics.block(text, maximumWidth: room)
        // Every line has its leading here: Body on one line is 38 high, 22 and twice 8.
        let height = Double(max(1, block.lineCount)) * metrics.lineStep + 2 * Self.insets
        return IntrinsicSize(
            width: block.width + 2 * Self.linePadding, height: traits.framePixels.up(height))
    }

    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? {
        let metrics = TextMetrics(font: font, traits: traits)
        let room = max(0, size.width - 2 * Self.linePadding)
        let lines = max(1, metrics.block(text, maximumWidth: room).lineCount)
        let first = Self.insets + metrics.ascender
        let last = first + Double(lines - 1) * metrics.lineStep
        let grid = traits.framePixels
        return Baselines(first: grid.up(first), last: size.height - grid.up(last))
    }

    /// UIKit's defaults of `textContainerInset` (top, bottom) and `lineFragmentPadding`.
    private static let insets = 8.0
    private static let linePadding = 5.0
}
