/// A property with the Swift type of its values, for code that reads documents. `PropertyKey`
/// identifies the property without that type.
package struct Property<Value: PropertyContent>: Hashable, Sendable {
    package let key: PropertyKey

    /// Returns a stored value as the Swift type of this property; nil if there is no value, or an
    /// unknown one. All other values in a document have the type of their property.
    package func value(in value: PropertyValue?) -> Value? {
        guard let value, !value.isUnknown else { return nil }
        let content = Value(value)
        assert(content != nil, "\(key.spelling) is of another type")
        return content
    }
}

/// The content of one case of `PropertyValue`.
package protocol PropertyContent: Hashable, Sendable {
    /// Unwraps a value; nil if it has another type.
    init?(_ value: PropertyValue)
}

extension PropertyList {
    /// Returns the property's base value, which applies in all size classes; nil if none is set.
    package func value<Value>(_ property: Property<Value>) -> Value? {
        property.value(in: self[property.key])
    }
}

extension Document {
    /// Returns the item's value of the property under `traits`; the default if none is set.
    package func inForce<Value>(
        _ property: Property<Value>, of item: ItemID, under traits: SizeClasses = .base
    ) -> Value? {
        property.value(in: value(property.key, of: item, under: traits)?.value)
    }
}

// MARK: - Properties by type

extension Property<Bool> {
    /// Whether a table draws lines between its cells.
    package static let separators = Self(key: .separators)
    /// Whether a text field always shows its clear button.
    package static let clearButton = Self(key: .clearButton)
    /// Whether the app's navigation bar shows its title large until content scrolls.
    package static let largeTitle = Self(key: .largeTitle)
    /// Whether only the app has the navigation bar, and the layout of the canvas does not.
    package static let barInAppOnly = Self(key: .barInAppOnly)
    /// `adjustsFontForContentSizeCategory`: whether a font of a text style follows the text size.
    package static let adjustsFontForTextSize = Self(key: .adjustsFontForTextSize)
    /// `isHidden`. A stack leaves the view out of its arrangement.
    package static let hidden = Self(key: .hidden)
    /// `preservesSuperviewLayoutMargins`.
    package static let preservesSuperviewMargins = Self(key: .preservesSuperviewMargins)
    /// `insetsLayoutMarginsFromSafeArea`.
    package static let insetsMarginsFromSafeArea = Self(key: .insetsMarginsFromSafeArea)
    /// `layoutMarginsFollowReadableWidth`.
    package static let followsReadableWidth = Self(key: .followsReadableWidth)
    /// Whether a view or constraint takes part in the layout.
    package static let installed = Self(key: .installed)
    /// `isBaselineRelativeArrangement` of a stack.
    package static let baselineRelative = Self(key: .baselineRelative)
    /// `isLayoutMarginsRelativeArrangement` of a stack.
    package static let marginsRelative = Self(key: .marginsRelative)
    /// `isScrollEnabled`. A text view that does not scroll has the height of its text.
    package static let scrollEnabled = Self(key: .scrollEnabled)
    /// `isActive` of a constraint.
    package static let active = Self(key: .active)
    /// Whether a constraint is an assertion, which checks test and layouts ignore.
    package static let asserted = Self(key: .asserted)
    /// Whether a constraint asserts that the text of its view is not truncated.
    package static let untruncated = Self(key: .untruncated)
    /// Whether the root reaches the top of the screen and its safe area; false for a sheet.
    package static let reachesTop = Self(key: .reachesTop)
    /// Whether the root reaches the bottom of the screen and its safe area.
    package static let reachesBottom = Self(key: .reachesBottom)
    /// `viewRespectsSystemMinimumLayoutMargins`; false if the root is a cell.
    package static let respectsSystemMinimumMargins = Self(key: .respectsSystemMinimumMargins)
    package static let clipsToBounds = Self(key: .clipsToBounds)
    /// `isEnabled` of a control or label.
    package static let enabled = Self(key: .enabled)
    /// `isAnimating`. An activity indicator that does not turn is hidden.
    package static let animating = Self(key: .animating)
    package static let on = Self(key: .on)
    /// `isSecureTextEntry`: a text field shows dots instead of its text.
    package static let secure = Self(key: .secure)
}

extension Property<Double> {
    /// The minutes between two rows of a date picker.
    package static let minuteInterval = Self(key: .minuteInterval)
    /// The time in seconds that a date picker of mode `countDownTimer` shows.
    package static let countDownDuration = Self(key: .countDownDuration)
    /// A priority from 1 to 1000, as are the next three.
    package static let huggingHorizontal = Self(key: .huggingHorizontal)
    package static let huggingVertical = Self(key: .huggingVertical)
    package static let compressionHorizontal = Self(key: .compressionHorizontal)
    package static let compressionVertical = Self(key: .compressionVertical)
    /// `numberOfLines`; 0 is no limit.
    package static let lines = Self(key: .lines)
    /// `numberOfPages` of a page control.
    package static let pages = Self(key: .pages)
    /// The width in points at which a label's text wraps; 0 is automatic.
    package static let preferredMaxLayoutWidth = Self(key: .preferredMaxLayoutWidth)
    /// The height of each line as a multiple of the font's; 0 is the font's own.
    package static let lineHeightMultiple = Self(key: .lineHeightMultiple)
    /// Points.
    package static let minimumLineHeight = Self(key: .minimumLineHeight)
    /// Points; 0 is no limit.
    package static let maximumLineHeight = Self(key: .maximumLineHeight)
    /// The additional space between two lines, in points.
    package static let lineSpacing = Self(key: .lineSpacing)
    /// Pixels per point, if they differ from the device's; 1 to 4.
    package static let displayScale = Self(key: .displayScale)
    /// Points above and below the titles of configured buttons, if not UIKit's 7.
    package static let buttonPadding = Self(key: .buttonPadding)
    /// The constant of a constraint, in points.
    package static let constant = Self(key: .constant)
    /// The factor of a constraint's second attribute.
    package static let multiplier = Self(key: .multiplier)
    /// The priority of a constraint, 1 to 1000. Constraints of 1000 are required.
    package static let priority = Self(key: .priority)
    /// The opacity, 0 to 1.
    package static let alpha = Self(key: .alpha)
    /// The smallest share of its size to which a text shrinks; nil if it does not shrink.
    package static let minimumScaleFactor = Self(key: .minimumScaleFactor)
    /// `layer.cornerRadius`, in points.
    package static let cornerRadius = Self(key: .cornerRadius)
    /// `layer.borderWidth`, in points.
    package static let borderWidth = Self(key: .borderWidth)
    package static let value = Self(key: .value)
    package static let minimumValue = Self(key: .minimumValue)
    package static let maximumValue = Self(key: .maximumValue)
    /// The index of the selected segment; -1 for none.
    package static let selectedSegment = Self(key: .selectedSegment)
    /// The index of the page that a page control shows, counted from 0.
    package static let currentPage = Self(key: .currentPage)
    /// The index of the selected tab; nil means the one with the navigation bar's title.
    package static let selectedTab = Self(key: .selectedTab)
}

extension Property<String> {
    package static let text = Self(key: .text)
    package static let placeholder = Self(key: .placeholder)
    /// A colour as `Color` spells it, such as `#FF8800`, `systemBlue` or `asset:Brand`.
    package static let backgroundColor = Self(key: .backgroundColor)
    /// The name of the view's class, if it is not that of its kind.
    package static let customClass = Self(key: .customClass)
    /// The titles of the segments, separated by `|`.
    package static let segments = Self(key: .segments)
    /// The identifier in Interface Builder's file.
    package static let objectID = Self(key: .objectID)
    package static let accessibilityIdentifier = Self(key: .accessibilityIdentifier)
    /// What VoiceOver reads instead of the view's text.
    package static let accessibilityLabel = Self(key: .accessibilityLabel)
    package static let accessibilityHint = Self(key: .accessibilityHint)
    /// The name that Interface Builder shows.
    package static let userLabel = Self(key: .userLabel)
    /// An identifier of `Devices`, or `WxH` in points.
    package static let device = Self(key: .device)
    /// The content size category; nil means the default of the tools' version.
    package static let textSize = Self(key: .textSize)
    /// The version of Interface Builder whose sizes of controls apply.
    package static let toolsVersion = Self(key: .toolsVersion)
    /// The families that are laid out in Helvetica Neue, as `MissingFonts` spells them.
    package static let missingFonts = Self(key: .missingFonts)
    /// The reference to the imported file, as `SourceReference` spells it.
    package static let source = Self(key: .source)
    package static let subtitle = Self(key: .subtitle)
    package static let textColor = Self(key: .textColor)
    package static let tintColor = Self(key: .tintColor)
    package static let borderColor = Self(key: .borderColor)
    /// A name in the asset catalogue, or `system:` and the name of an SF Symbol.
    package static let imageName = Self(key: .imageName)
    /// The picture behind a button's title, spelled as `imageName`.
    package static let backgroundImageName = Self(key: .backgroundImageName)
    package static let onTintColor = Self(key: .onTintColor)
    package static let thumbTintColor = Self(key: .thumbTintColor)
    package static let minimumTrackTintColor = Self(key: .minimumTrackTintColor)
    package static let maximumTrackTintColor = Self(key: .maximumTrackTintColor)
    package static let progressTintColor = Self(key: .progressTintColor)
    package static let trackTintColor = Self(key: .trackTintColor)
    package static let color = Self(key: .color)
    package static let pageIndicatorTintColor = Self(key: .pageIndicatorTintColor)
    package static let currentPageIndicatorTintColor = Self(key: .currentPageIndicatorTintColor)
    package static let selectedSegmentTintColor = Self(key: .selectedSegmentTintColor)
    /// The title in the navigation bar; without a title there is no bar.
    package static let navigationTitle = Self(key: .navigationTitle)
    /// The document that the navigation bar shows instead of its title: its name, or its root view's
    /// object identifier.
    package static let titleView = Self(key: .titleView)
    /// The document that a container view shows, referred to as in `titleView`.
    package static let embeds = Self(key: .embeds)
    /// UIKit's name of what a date picker asks for, such as `countDownTimer`.
    package static let datePickerMode = Self(key: .datePickerMode)
    /// The titles in the tab bar, separated by `|`; without titles there is no bar.
    package static let tabTitles = Self(key: .tabTitles)
    /// The pictures of the tabs as `ImageName` stores them, separated by `|`.
    package static let tabImages = Self(key: .tabImages)
    /// The items of a toolbar or navigation bar that is a view, as `BarItemList` spells them.
    package static let items = Self(key: .items)
    /// The items at the leading edge of the navigation bar, as `BarItemList` spells them.
    package static let leftItems = Self(key: .leftItems)
    /// The items at the trailing edge of the navigation bar, from the edge inward.
    package static let rightItems = Self(key: .rightItems)
    /// The title of the back button; nil if there is none.
    package static let backTitle = Self(key: .backTitle)
    /// The line above the title in the navigation bar.
    package static let prompt = Self(key: .prompt)
    /// The items of the toolbar at the bottom; nil if there is no toolbar.
    package static let toolbarItems = Self(key: .toolbarItems)
    /// The background colour of the navigation bar, or of a bar that is a view.
    package static let barColor = Self(key: .barColor)
    /// The tint of the items in the navigation bar.
    package static let barTintColor = Self(key: .barTintColor)
    /// The colour of the title in the navigation bar.
    package static let barTitleColor = Self(key: .barTitleColor)
    /// The title above the section that begins with the cell; nil if the cell begins no section.
    package static let contentText = Self(key: .contentText)
    package static let contentSecondaryText = Self(key: .contentSecondaryText)
    package static let sectionHeader = Self(key: .sectionHeader)
    /// The text below the section that ends with the cell.
    package static let sectionFooter = Self(key: .sectionFooter)
    package static let separatorColor = Self(key: .separatorColor)
    /// The pictures of the segments as `ImageName` stores them, separated by `|`.
    package static let segmentImages = Self(key: .segmentImages)
}

extension Property<Spacing> {
    /// The distance between the arranged subviews of a stack.
    package static let spacing = Self(key: .spacing)
    /// The custom spacing after a view in its stack.
    package static let spacingAfter = Self(key: .spacingAfter)
}

extension Property<Insets> {
    /// `directionalLayoutMargins`, in points.
    package static let margins = Self(key: .margins)
    /// The space around the content of a scroll view, text view or button, in points.
    package static let contentInset = Self(key: .contentInset)
    /// The space that moves a button's title without changing the button's size, in points.
    package static let titleInset = Self(key: .titleInset)
    /// The space that moves a button's picture without changing the button's size, in points.
    package static let imageInset = Self(key: .imageInset)
    /// The space at the ends of the lines between cells, in points.
    package static let separatorInset = Self(key: .separatorInset)
    /// `additionalSafeAreaInsets`, in points, for bars outside the document.
    package static let additionalSafeArea = Self(key: .additionalSafeArea)
}

extension Property<IntrinsicSize> {
    /// `intrinsicContentSize`, in points.
    package static let intrinsic = Self(key: .intrinsic)
    /// The size of an image view's or button's picture, in points.
    package static let image = Self(key: .image)
    /// The size of the picture behind a button's title, in points.
    package static let backgroundImage = Self(key: .backgroundImage)
    /// The size of a freeform document, in points, instead of the device's.
    package static let design = Self(key: .design)
}

extension Property<Rect> { package static let frame = Self(key: .frame) }
extension Property<ContentMode> { package static let contentMode = Self(key: .contentMode) }
extension Property<Font> {
    package static let font = Self(key: .font)
    /// The font of the title in the navigation bar.
    package static let barTitleFont = Self(key: .barTitleFont)
}
extension Property<AutoresizingMask> { package static let autoresizing = Self(key: .autoresizing) }
extension Property<SizeClasses> { package static let traits = Self(key: .traits) }
extension Property<Axis> { package static let axis = Self(key: .axis) }
extension Property<Distribution> { package static let distribution = Self(key: .distribution) }
extension Property<Alignment> { package static let alignment = Self(key: .alignment) }
extension Property<LayoutDirection> { package static let direction = Self(key: .direction) }
extension Property<Orientation> { package static let orientation = Self(key: .orientation) }
extension Property<TextAlignment> { package static let textAlignment = Self(key: .textAlignment) }
extension Property<LineBreakMode> { package static let lineBreakMode = Self(key: .lineBreakMode) }
extension Property<ContentHorizontalAlignment> {
    package static let contentHorizontalAlignment = Self(key: .contentHorizontalAlignment)
}
extension Property<ImagePlacement> {
    package static let imagePlacement = Self(key: .imagePlacement)
}
extension Property<AmbiguityVerification> {
    package static let verifyAmbiguity = Self(key: .verifyAmbiguity)
}
extension Property<ControlStyle> { package static let style = Self(key: .style) }
extension Property<CellAccessory> { package static let accessory = Self(key: .accessory) }

/// A kind of item that has properties.
package enum PropertyHolder: Hashable, Sendable {
    case document, constraint
    case view(ViewKind)

    package init(_ item: ItemID, in document: Document) {
        self.init(item) { document[$0].kind }
    }

    /// - Parameter kind: Called for the kind of a view, which may not be in a document yet.
    init(_ item: ItemID, kind: (ViewID) -> ViewKind) {
        self =
            switch item {
            case .document: .document
            case .constraint: .constraint
            case .view(let id): .view(kind(id))
            }
    }

    /// The kind of the view; nil for documents and constraints.
    package var kind: ViewKind? { if case .view(let kind) = self { kind } else { nil } }

    /// The item with its article for messages, such as `a label`.
    package var noun: String {
        switch self {
        case .document: "a document"
        case .constraint: "a constraint"
        case .view(let kind): (kind == .image || kind == .activity ? "an " : "a ") + kind.rawValue
        }
    }
}

extension PropertyDefinition.Owner {
    /// Returns whether the items described by `holder` have the property, whether or not it is set.
    package func includes(_ holder: PropertyHolder) -> Bool {
        switch holder {
        case .document: includesDocuments
        case .constraint: includesConstraints
        case .view(let kind): includes(kind)
        }
    }
}
