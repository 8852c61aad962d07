/// A button with a configuration (`UIButton.Configuration`: plain, gray, tinted, filled).
package struct ConfiguredButtonContent: IntrinsicContent {
    /// `UIButton.Configuration.Size`.
    package enum ButtonSize: String, CaseIterable, Hashable, Sendable {
        case mini, small, medium, large
    }

    package var title: String
    /// The title's own font; nil is the one of `buttonSize`.
    package var font: Font?
    package var image: Size?
    package var imagePadding: Double
    /// The image lies over or under the title instead of beside it.
    package var stacksImage: Bool
    package var buttonSize: ButtonSize
    /// `contentInsets`; nil are the standard ones of `buttonSize`.
    package var contentInsets: Insets?

    package init(
        title: String, font: Font? = nil, image: Size? = nil, imagePadding: Double = 0,
        stacksImage: Bool = false, buttonSize: ButtonSize = .medium, contentInsets: Insets? = nil
    ) {
        self.title = title
        self.font = font
        self.image = image
        self.imagePadding = imagePadding
        self.stacksImage = stacksImage
        self.buttonSize = buttonSize
        self.contentInsets = contentInsets
    }

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        let content = contentSize(in: traits)
        let insets = contentInsets ?? buttonSize.insets
        return IntrinsicSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? {
        guard !title.isEmpty else { return nil }
        let metrics = titleMetrics(in: traits)
        return metrics.baselines(
            lines: 1, textHeight: metrics.height(lines: 1), centredIn: size.height)
    }

    private func contentSize(in traits: MeasurementTraits) -> Size {
        let title = titleMetrics(in: traits).block(title)
        guard let image else { return Size(width: title.width, height: title.height) }
        let gap = title.lineCount == 0 ? 0 : imagePadding
        if stacksImage {
            return Size(
                width: max(image.width, title.width), height: image.height + gap + title.height)
        }
        return Size(
            width: image.width + gap + title.width, height: max(image.height, title.height))
    }

    private func titleMetrics(in traits: MeasurementTraits) -> TextMetrics {
        TextMetrics(font: font ?? buttonSize.font, traits: traits)
    }
}

extension ConfiguredButtonContent.ButtonSize {
    /// Medium is in the stored frames: 34.33 @3x, 34.5 @2x, 31 at XS. The others are estimates.
    var insets: Insets {
        switch self {
        case .mini, .small: Insets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: Insets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var font: Font {
        switch self {
        case .mini, .small: .style(.subheadline)
        case .medium, .large: .style(.body)
        }
    }
}
