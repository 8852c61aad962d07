/// The content of a text field (`UITextField`).
package struct TextFieldContent: IntrinsicContent {
    /// The border of a text field (`UITextField.BorderStyle`).
    package enum Border: String, CaseIterable, Hashable, Sendable {
        case none, line, bezel, roundedRect
    }

    var text: String
    var placeholder: String
    package var font: Font
    package var border: Border
    /// Whether the text is hidden, as in a password field.
    var isSecure: Bool

    package init(
        text: String = "", placeholder: String = "", font: Font = .textInput,
        border: Border = .roundedRect, isSecure: Bool = false
    ) {
        self.text = text
        self.placeholder = placeholder
        self.font = font
        self.border = border
        self.isSecure = isSecure
    }

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        let metrics = TextMetrics(font: font, traits: traits)
        let shown = text.isEmpty ? placeholder : text
        let isBlank = shown.isEmpty && border == .roundedRect
        let textWidth = isBlank ? Self.blankWidth : traits.framePixels.up(metrics.width(shown))
        return IntrinsicSize(
            width: textWidth + border.sideInsets(in: traits.era), height: height(metrics))
    }

    package func textFont(in traits: MeasurementTraits) -> Font? { font }

    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? {
        let metrics = TextMetrics(font: font, traits: traits)
        return metrics.baselines(
            lines: 1, textHeight: metrics.lineHeight, centredIn: size.height)
    }

    /// Returns the field's height in points (docs/text-measurement.md, "Controls"). The height with
    /// a bezel border is an estimate. The height with a line border comes from stored frames of
    /// Xcode 14 and later (5 fields of 1 project, on 3 devices).
    private func height(_ metrics: TextMetrics) -> Double {
        let line = metrics.ascender.rounded(.up) + metrics.descender.rounded(.up)
        switch border {
        case .none: return heightWithoutBorder(metrics)
        case .line where metrics.traits.era >= .xcode14: return line + 8
        case .line, .bezel: return line + 5
        case .roundedRect:
            return metrics.traits.era >= .xcode11
                ? max(34, metrics.lineHeight.rounded(.up) + 10) : max(30, line + 3)
        }
    }

    /// Returns the height in points of a field without a border. From Xcode 16.2 on, large fonts
    /// get no extra height: a field in 20 pt is 24 points high, in 28 pt 34, in 30 pt 36 (6 of 6
    /// fields, 4 projects).
    private func heightWithoutBorder(_ metrics: TextMetrics) -> Double {
        let (traits, line) = (metrics.traits, metrics.lineHeight.rounded(.up))
        guard hasRoomAroundLine(in: traits.era) else { return line }
        let roomy = traits.framePixels.up(metrics.lineHeight + Self.roomAroundLine)
        return traits.era < Era(23_721) ? roomy : max(line, min(22, roomy.rounded(.up)))
    }

    /// Returns whether a field without a border is higher than its line of text (seen in 5
    /// projects). A field with text is higher since Xcode 11, a field with only a placeholder since
    /// a somewhat later version (`firstRoomyPlaceholder`). A field with hidden text is never
    /// higher.
    private func hasRoomAroundLine(in era: Era) -> Bool {
        !isSecure && era >= (text.isEmpty ? Self.firstRoomyPlaceholder : .xcode11)
    }

    /// The extra height in points of a field without a border, from fields of 7 projects. It makes
    /// a field in 17 pt 22 points high, and a field in Body 18.5 or 18.67 points high in Xcode 13.
    /// The stored heights of fields with fonts of 10 to 20 pt agree with this value.
    private static let roomAroundLine = 1.63

    /// The first version in which a field with only a placeholder has extra height. Fields with a
    /// placeholder in Body are 21 points high in version 15705 (21 fields of 3 projects) and 22
    /// points high in version 16096 (12 fields of 4 projects).
    private static let firstRoomyPlaceholder = Era(16_000)

    /// The width in points of the text in a rounded field without text or placeholder. With this
    /// value, a field is 25 points wide before Xcode 11 (1 of 1 field) and 32 since (6 of 6 fields
    /// of 2 projects).
    private static let blankWidth = 4.0
}

extension TextFieldContent.Border {
    /// Returns the sum of the spaces to the left and right of the text, in points. The values for
    /// no border (15 of 22 fields of 4 projects) and for a rounded border (3 fields of 2 projects
    /// before Xcode 11, 5 fields of 1 project since) come from stored frames. Those of the other
    /// borders are estimates.
    func sideInsets(in era: Era) -> Double {
        switch self {
        case .none: era < .xcode11 ? 4 : 0
        case .roundedRect: era < .xcode11 ? 21 : 28
        case .line, .bezel: 14
        }
    }
}

/// The content of a text view (`UITextView`).
package struct TextViewContent: IntrinsicContent {
    var text: String
    package var font: Font
    /// Whether the text view scrolls. A scrolling text view has no intrinsic size.
    var isScrollEnabled: Bool
    var paragraph: ParagraphStyle

    package init(
        text: String, font: Font = .textInput, isScrollEnabled: Bool = true,
        paragraph: ParagraphStyle = .natural
    ) {
        self.paragraph = paragraph
        self.text = text
        self.font = font
        self.isScrollEnabled = isScrollEnabled
    }

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        if isScrollEnabled { return IntrinsicSize() }
        let metrics = metrics(in: traits)
        let room = maximumWidth.map { max(0, $0 - 2 * Self.linePadding) }
        let block = metrics.block(text, maximumWidth: room)
        // Every line includes its leading: a text view with one line in Body is 38 = 22 + 2 · 8
        // points high.
        let height = Double(max(1, block.lineCount)) * metrics.lineStep + 2 * Self.insets
        return IntrinsicSize(
            width: block.width + 2 * Self.linePadding, height: traits.framePixels.up(height))
    }

    package func textFont(in traits: MeasurementTraits) -> Font? { font }

    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? {
        let metrics = metrics(in: traits)
        let room = max(0, size.width - 2 * Self.linePadding)
        let lines = max(1, metrics.block(text, maximumWidth: room).lineCount)
        let first = Self.insets + metrics.ascender
        let last = first + Double(lines - 1) * metrics.lineStep
        let grid = traits.framePixels
        return Baselines(first: grid.up(first), last: size.height - grid.up(last))
    }

    private func metrics(in traits: MeasurementTraits) -> TextMetrics {
        TextMetrics(font: font, traits: traits, paragraph: paragraph)
    }

    /// The distances in points of the text from the edges of a text view.
    package static let textInsets = Insets(
        top: insets, leading: linePadding, bottom: insets, trailing: linePadding)

    /// UIKit's defaults of `textContainerInset` (top, bottom) and `lineFragmentPadding`.
    private static let insets = 8.0
    private static let linePadding = 5.0
}
