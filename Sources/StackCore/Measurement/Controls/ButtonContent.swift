/// The content of a button without a configuration (`UIButton` of type system or custom).
package struct ButtonContent: IntrinsicContent {
    var title: String
    package var font: Font
    /// The size of the image in points; nil if the button has no image.
    var image: Size?
    var backgroundImage: Size?
    /// The button's `contentEdgeInsets`, in points. Zero insets select the standard ones.
    var contentInsets: Insets
    /// Whether the button has type custom.
    var isCustom: Bool

    package init(
        title: String, font: Font = .button, image: Size? = nil, backgroundImage: Size? = nil,
        contentInsets: Insets = .zero, isCustom: Bool = false
    ) {
        self.title = title
        self.font = font
        self.image = image
        self.backgroundImage = backgroundImage
        self.contentInsets = contentInsets
        self.isCustom = isCustom
    }

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        // If there is no title, no image and no insets, the background image determines the size (1
        // button of 1 project, over six versions of Xcode).
        if title.isEmpty, image == nil, contentInsets == .zero, let backgroundImage {
            return IntrinsicSize(backgroundImage)
        }
        let content = contentSize(in: traits)
        return IntrinsicSize(
            width: max(content.width, backgroundImage?.width ?? 0),
            height: max(content.height, backgroundImage?.height ?? 0))
    }

    package func textFont(in traits: MeasurementTraits) -> Font? { font }

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

    /// Returns the size in points of the title with the image beside it, including padding.
    /// Explicit `contentEdgeInsets` replace both the padding and the minimum width: a button in 14
    /// pt with insets of 8 points on each side is 33 points high (2 of 2 buttons).
    private func contentSize(in traits: MeasurementTraits) -> Size {
        let title = titleSize(in: traits)
        let image = image ?? .zero
        let width = image.width + title.width
        guard contentInsets == .zero else {
            return Size(
                width: width + contentInsets.leading + contentInsets.trailing,
                height: max(image.height, title.height) + contentInsets.top + contentInsets.bottom)
        }
        // An image without a title has no padding. An image beside a title has no padding if the
        // button has type custom.
        if self.image != nil, isCustom || self.title.isEmpty {
            return Size(width: width, height: max(image.height, title.height))
        }
        return Size(
            width: max(width, Self.leastWidth),
            height: max(image.height, title.height + Self.padding))
    }

    /// Returns the title's size in points. Widths are rounded up to whole points (1054 of 1056
    /// titles). An empty title is as high as one line, so a button without a title is at least as
    /// high as a line, even if its image is lower (13 of 14 buttons of 4 projects).
    private func titleSize(in traits: MeasurementTraits) -> Size {
        let metrics = TextMetrics(font: font, traits: traits)
        let width = PixelGrid(scale: 1).up(metrics.width(title))
        return Size(width: width, height: metrics.lineHeight.rounded(.up))
    }

    /// The minimum width in points: titles of one or two characters give a button 30 points wide
    /// (41 of 41 buttons).
    private static let leastWidth = 30.0
    /// The number of points by which a button is higher than a line of its title.
    private static let padding = 12.0
}

/// The content of a button with a configuration (`UIButton.Configuration`: plain, gray, tinted,
/// filled).
package struct ConfiguredButtonContent: IntrinsicContent {
    /// The size of a button with a configuration (`UIButton.Configuration.Size`).
    package enum ButtonSize: String, CaseIterable, Hashable, Sendable {
        case mini, small, medium, large
    }

    var title: String
    /// The smaller text below the title; empty if there is none.
    var subtitle: String
    /// The title's font; nil selects the font of `buttonSize`.
    package var font: Font?
    var image: Size?
    var imagePadding: Double
    /// Whether the image is above or below the title instead of beside it.
    var stacksImage: Bool
    var buttonSize: ButtonSize
    /// `contentInsets`; nil selects the standard insets of `buttonSize`.
    var contentInsets: Insets?

    package init(
        title: String, subtitle: String = "", font: Font? = nil, image: Size? = nil,
        imagePadding: Double = 0,
        stacksImage: Bool = false, buttonSize: ButtonSize = .medium, contentInsets: Insets? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
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
        let insets = insets(in: traits)
        let content = contentSize(
            in: traits, maximumWidth: maximumWidth.map { $0 - insets.leading - insets.trailing })
        return IntrinsicSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    private func insets(in traits: MeasurementTraits) -> Insets {
        if let contentInsets { return contentInsets }
        var insets = buttonSize.insets
        if buttonSize == .medium, let padding = traits.buttonPadding {
            (insets.top, insets.bottom) = (padding, padding)
        }
        return insets
    }

    package func textFont(in traits: MeasurementTraits) -> Font? { titleFont }

    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? {
        guard !title.isEmpty else { return nil }
        let metrics = titleMetrics(in: traits)
        var lines = metrics.baselines(
            lines: 1, textHeight: metrics.height(lines: 1), centredIn: size.height)
        let below = subtitleBlock(in: traits, maximumWidth: nil)?.height ?? 0
        lines.first -= below / 2
        lines.last -= below / 2
        return lines
    }

    /// Returns the size in points without `contentInsets`. The title wraps if it does not fit on
    /// one line (10 buttons of 1 project, and UIKit's documentation).
    private func contentSize(in traits: MeasurementTraits, maximumWidth: Double?) -> Size {
        let beside = stacksImage ? 0 : (image.map { $0.width + imagePadding } ?? 0)
        let room = maximumWidth.map { max(0, $0 - beside) }
        let title = titleMetrics(in: traits).block(title, maximumWidth: room)
        let below = subtitleBlock(in: traits, maximumWidth: room) ?? .zero
        let text = Size(
            width: max(title.width, below.width), height: title.height + below.height)
        // The text is at least as high as one line, even without a title (1 of 1 button).
        guard let image else {
            return Size(width: text.width, height: max(text.height, lineHeight(in: traits)))
        }
        let gap = title.lineCount == 0 ? 0 : imagePadding
        if stacksImage {
            return Size(
                width: max(image.width, text.width), height: image.height + gap + text.height)
        }
        return Size(
            width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    /// Returns the subtitle's size in points, including the padding above it; nil if there is no
    /// subtitle. The padding is `titlePadding`, which is 1 by UIKit's documentation. The font is an
    /// estimate, because no known document has a subtitle.
    private func subtitleBlock(in traits: MeasurementTraits, maximumWidth: Double?) -> Size? {
        guard !subtitle.isEmpty else { return nil }
        let block = TextMetrics(font: .style(.footnote), traits: traits)
            .block(subtitle, maximumWidth: maximumWidth)
        return Size(width: block.width, height: block.height + Self.titlePadding)
    }

    private static let titlePadding = 1.0

    private func lineHeight(in traits: MeasurementTraits) -> Double {
        titleMetrics(in: traits).height(lines: 1)
    }

    private func titleMetrics(in traits: MeasurementTraits) -> TextMetrics {
        TextMetrics(font: titleFont, traits: traits)
    }

    private var titleFont: Font { font ?? buttonSize.font }
}

extension ConfiguredButtonContent.ButtonSize {
    /// The standard content insets of a button of this size, in points. The insets for `medium` are
    /// derived from stored heights of buttons: 34.33 points at 3 pixels per point, 34.5 at 2, and
    /// 31 at content size category `extraSmall`. The insets for the other sizes are estimates.
    package var insets: Insets {
        switch self {
        case .mini, .small: Insets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: Insets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    package var font: Font {
        switch self {
        case .mini, .small: .style(.subheadline)
        case .medium, .large: .style(.body)
        }
    }
}
