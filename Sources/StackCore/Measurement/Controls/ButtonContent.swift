/// A button without a configuration (`UIButton` of types system and custom).
package struct ButtonContent: IntrinsicContent {
    package var title: String
    package var font: Font
    /// The image's size in points.
    package var image: Size?
    package var backgroundImage: Size?
    /// `contentEdgeInsets`; zero means the standard ones.
    package var contentInsets: Insets

    package init(
        title: String, font: Font = .button, image: Size? = nil, backgroundImage: Size? = nil,
        contentInsets: Insets = .zero
    ) {
        self.title = title
        self.font = font
        self.image = image
        self.backgroundImage = backgroundImage
        self.contentInsets = contentInsets
    }

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        let content = contentSize(in: traits)
        return IntrinsicSize(
            width: max(content.width, backgroundImage?.width ?? 0),
            height: max(content.height, backgroundImage?.height ?? 0))
    }

    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? {
        guard !title.isEmpty else { return nil }
        let metrics = TextMetrics(font: font, traits: traits)
        let space = size.height - contentInsets.top - contentInsets.bottom
        var lines = metrics.baselines(
            lines: 1, textHeight: metrics.lineHeight.rounded(.up), centredIn: space)
        lines.first += contentInsets.top
        lines.last += contentInsets.bottom
        return lines
    }

    /// Image beside title. Explicit insets replace the padding and the least width: 14 pt with
    /// 8 on each side is 33 high (2 of 2).
    private func contentSize(in traits: MeasurementTraits) -> Size {
        let title = titleSize(in: traits)
        let image = image ?? .zero
        let width = image.width + title.width
        guard contentInsets == .zero else {
            return Size(
                width: width + contentInsets.leading + contentInsets.trailing,
                height: max(image.height, title.height) + contentInsets.top + contentInsets.bottom)
        }
        if self.title.isEmpty, self.image != nil { return image }
        return Size(
            width: max(width, Self.leastWidth),
            height: max(image.height, title.height + Self.padding))
    }

    /// A title fills whole points (1054 of 1056); an empty one still has a line's height.
    private func titleSize(in traits: MeasurementTraits) -> Size {
        let metrics = TextMetrics(font: font, traits: traits)
        if title.isEmpty, image != nil { return .zero }
        let width = PixelGrid(scale: 1).up(metrics.width(title))
        return Size(width: width, height: metrics.lineHeight.rounded(.up))
    }

    /// 41 of 41 titles of one or two characters are 30 wide; heights are 12 above the line's.
    private static let leastWidth = 30.0
    private static let padding = 12.0
}
