/// A property with the Swift type of its values, for code that reads documents. `PropertyKey`
/// identifies the property without that type.
package struct Property<Value: PropertyContent>: Hashable, Sendable {
    package let key: PropertyKey

    /// Returns a stored value as the Swift type of this property; nil if there is no value, or an
    /// unknown one. Any other value in a document has the right type.
    package func value(in value: PropertyValue?) -> Value? {
        guard let value, !value.isUnknown else { return nil }
        let content = Value(value)
        assert(content != nil, "\(key.spelling) is of another type")
        return content
    }
}

/// A Swift type of property values, such as `Bool` or `Insets`. Each such type corresponds to a
/// case of `PropertyValue`.
package protocol PropertyContent: Hashable, Sendable {
    /// Unwraps a value; nil if the value has another type.
    init?(_ value: PropertyValue)
}

extension PropertyList {
    /// Returns the property's base value, which applies in all size classes; nil if none is set.
    package func value<Value>(_ property: Property<Value>) -> Value? {
        property.value(in: self[property.key])
    }
}

extension Document {
    /// Returns the item's value of the property under `traits`; the default value if none is set.
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
    /// Whether the app's navigation bar shows a large title until content scrolls.
    package static let largeTitle = Self(key: .largeTitle)
    /// Whether the app shows a navigation bar for which Interface Builder's canvas leaves no space.
    /// Layout ignores this bar, but pictures show it.
    package static let barInAppOnly = Self(key: .barInAppOnly)
    /// `adjustsFontForContentSizeCategory`: whether the size of a text style's font changes with
    /// the user's text size.
    package static let adjustsFontForTextSize = Self(key: .adjustsFontForTextSize)
    /// `isHidden`. A stack gives a hidden view no space.
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
    /// Whether the root view extends to the top of the screen, where the safe area then applies;
    /// false for a sheet.
    package static let reachesTop = Self(key: .reachesTop)
    /// Whether the root view extends to the bottom of the screen, where the safe area then applies.
    package static let reachesBottom = Self(key: .reachesBottom)
    /// `viewRespectsSystemMinimumLayoutMargins`. False if the root is a cell.
    package static let respectsSystemMinimumMargins = Self(key: .respectsSystemMinimumMargins)
    package static let clipsToBounds = Self(key: .clipsToBounds)
    /// `isEnabled` of a control or label.
    package static let enabled = Self(key: .enabled)
    /// `isAnimating`. An activity indicator that does not animate is hidden.
    package static let animating = Self(key: .animating)
    package static let on = Self(key: .on)
    /// `isSecureTextEntry`: a text field shows dots instead of its text.
    package static let secure = Self(key: .secure)
}

extension Property<Double> {
    /// The minutes between two rows of a date picker.
    package static let minuteInterval = Self(key: .minuteInterval)
    /// The height in points of a cell, or of all cells of a table that set no height themselves.
    /// nil means `UITableView.automaticDimension`.
    package static let rowHeight = Self(key: .rowHeight)
    /// The time in seconds that a date picker of mode `countDownTimer` shows.
    package static let countDownDuration = Self(key: .countDownDuration)
    /// The horizontal hugging priority. Like the next three priorities, it is from 1 to 1000.
    package static let huggingHorizontal = Self(key: .huggingHorizontal)
    package static let huggingVertical = Self(key: .huggingVertical)
    package static let compressionHorizontal = Self(key: .compressionHorizontal)
    package static let compressionVertical = Self(key: .compressionVertical)
    /// `numberOfLines`; 0 means no limit.
    package static let lines = Self(key: .lines)
    /// `numberOfPages` of a page control.
    package static let pages = Self(key: .pages)
    /// The width in points at which a label's text wraps; 0 means that the layout determines it.
    package static let preferredMaxLayoutWidth = Self(key: .preferredMaxLayoutWidth)
    /// The height of each line as a multiple of the font's line height; 0 means the font's line
    /// height itself.
    package static let lineHeightMultiple = Self(key: .lineHeightMultiple)
    /// The minimum height of a line, in points.
    package static let minimumLineHeight = Self(key: .minimumLineHeight)
    /// The maximum height of a line, in points; 0 means no limit.
    package static let maximumLineHeight = Self(key: .maximumLineHeight)
    /// The additional space between two lines, in points.
    package static let lineSpacing = Self(key: .lineSpacing)
    /// The number of pixels per point, from 1 to 4; nil means the device's.
    package static let displayScale = Self(key: .displayScale)
    /// The space above and below the title of a configured button, in points; nil means UIKit's 7.
    package static let buttonPadding = Self(key: .buttonPadding)
    /// The constant of a constraint, in points.
    package static let constant = Self(key: .constant)
    /// The factor of a constraint's second attribute.
    package static let multiplier = Self(key: .multiplier)
    /// The priority of a constraint, 1 to 1000. Constraints of 1000 are required.
    package static let priority = Self(key: .priority)
    /// The opacity, 0 to 1.
    package static let alpha = Self(key: .alpha)
    /// The smallest factor by which the font size is multiplied to make a text fit; nil if the text
    /// does not shrink.
    package static let minimumScaleFactor = Self(key: .minimumScaleFactor)
    /// `layer.cornerRadius`, in points.
    package static let cornerRadius = Self(key: .cornerRadius)
    /// `layer.borderWidth`, in points.
    package static let borderWidth = Self(key: .borderWidth)
    package static let value = Self(key: .value)
    package static let minimumValue = Self(key: .minimumValue)
    package static let maximumValue = Self(key: .maximumValue)
    /// The index of the selected segment; -1 if none is selected.
    package static let selectedSegment = Self(key: .selectedSegment)
    /// The index of the page that a page control shows, counted from 0.
    package static let currentPage = Self(key: .currentPage)
    /// The index of the selected tab; nil selects the tab whose title is that of the navigation
    /// bar.
    package static let selectedTab = Self(key: .selectedTab)
}

extension Property<String> {
    package static let text = Self(key: .text)
    package static let placeholder = Self(key: .placeholder)
    /// A colour as `Color` spells it, such as `#FF8800`, `systemBlue` or `asset:Brand`.
    package static let backgroundColor = Self(key: .backgroundColor)
    /// The name of the view's class, such as `MKMapView` or a class of the app; nil if the class is
    /// that of the view's stored kind.
    package static let customClass = Self(key: .customClass)
    /// The titles of the segments, separated by `|`.
    package static let segments = Self(key: .segments)
    /// The object identifier in the Interface Builder file.
    package static let objectID = Self(key: .objectID)
    package static let copiedFrom = Self(key: .copiedFrom)
    package static let accessibilityIdentifier = Self(key: .accessibilityIdentifier)
    /// The text that VoiceOver reads instead of the view's text.
    package static let accessibilityLabel = Self(key: .accessibilityLabel)
    package static let accessibilityHint = Self(key: .accessibilityHint)
    /// The label that Interface Builder shows for the object in its document outline.
    package static let userLabel = Self(key: .userLabel)
    /// The identifier of a `Device`, or `WxH` in points.
    package static let device = Self(key: .device)
    /// The content size category; nil means the default of the Interface Builder version.
    package static let textSize = Self(key: .textSize)
    /// The version of Interface Builder, which determines the sizes of controls.
    package static let toolsVersion = Self(key: .toolsVersion)
    /// The font families that were not installed or whose metrics were inferred, as `MissingFonts`
    /// spells them.
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
    package static let baseBackgroundColor = Self(key: .baseBackgroundColor)
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
    /// The document that the navigation bar shows instead of its title: the document's name, or the
    /// object identifier of its root view.
    package static let titleView = Self(key: .titleView)
    /// The document that a container view shows: the document's name, or the object identifier of
    /// its root view.
    package static let embeds = Self(key: .embeds)
    /// The mode of a date picker, named as in UIKit: for example `countDownTimer`.
    package static let datePickerMode = Self(key: .datePickerMode)
    /// The titles in the tab bar, separated by `|`; without titles there is no tab bar.
    package static let tabTitles = Self(key: .tabTitles)
    /// The images of the tabs as `ImageName` stores them, separated by `|`.
    package static let tabImages = Self(key: .tabImages)
    /// The items of a toolbar or navigation bar that is a view of the document, as `BarItemList`
    /// spells them.
    package static let items = Self(key: .items)
    /// The items at the leading edge of the navigation bar, as `BarItemList` spells them.
    package static let leftItems = Self(key: .leftItems)
    /// The items at the trailing edge of the navigation bar, from the edge inward, as `BarItemList`
    /// spells them.
    package static let rightItems = Self(key: .rightItems)
    /// The title of the back button; nil if there is none.
    package static let backTitle = Self(key: .backTitle)
    /// The line of text above the title in the navigation bar (`UINavigationItem.prompt`).
    package static let prompt = Self(key: .prompt)
    /// The items of the toolbar at the bottom of the screen, as `BarItemList` spells them; nil if
    /// there is no toolbar.
    package static let toolbarItems = Self(key: .toolbarItems)
    /// The background colour of the navigation bar, or of a bar that is a view.
    package static let barColor = Self(key: .barColor)
    /// The tint of the items in the navigation bar.
    package static let barTintColor = Self(key: .barTintColor)
    /// The tint of the views and bars that set none (Interface Builder's Global Tint).
    package static let globalTint = Self(key: .globalTint)
    /// The colour of the title in the navigation bar.
    package static let barTitleColor = Self(key: .barTitleColor)
    /// The text of a cell's content configuration (`UIListContentConfiguration`).
    package static let contentText = Self(key: .contentText)
    package static let contentSecondaryText = Self(key: .contentSecondaryText)
    /// The title above the list section that begins with this cell; nil if no section begins with
    /// it.
    package static let sectionHeader = Self(key: .sectionHeader)
    /// The text below the list section that ends with this cell; nil if no section ends with it.
    package static let sectionFooter = Self(key: .sectionFooter)
    package static let separatorColor = Self(key: .separatorColor)
    /// The images of the segments as `ImageName` stores them, separated by `|`.
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
    /// The insets that move a button's title without changing the button's size, in points.
    package static let titleInset = Self(key: .titleInset)
    /// The insets that move a button's picture without changing the button's size, in points.
    package static let imageInset = Self(key: .imageInset)
    /// The space at the ends of the lines between cells, in points.
    package static let separatorInset = Self(key: .separatorInset)
    /// `additionalSafeAreaInsets`, in points. They account for bars that are not in the document.
    package static let additionalSafeArea = Self(key: .additionalSafeArea)
}

extension Property<IntrinsicSize> {
    /// `intrinsicContentSize`, in points.
    package static let intrinsic = Self(key: .intrinsic)
    /// The size of an image view's or button's picture, in points.
    package static let image = Self(key: .image)
    /// The size of the picture behind a button's title, in points.
    package static let backgroundImage = Self(key: .backgroundImage)
    /// The size of a freeform document, in points; nil means the size of the device.
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

/// The kind of an item, which determines the properties that the item can have: the document, a
/// constraint, or a view of a given kind.
package enum PropertyHolder: Hashable, Sendable {
    case document, constraint
    case view(ViewKind)

    package init(_ item: ItemID, in document: Document) {
        self.init(item) { document[$0].kind }
    }

    /// - Parameter kind: Returns the kind of a view, even if the view is not in a document yet.
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

    /// The name of this kind of item with its article, such as `a label`, for use in messages.
    package var noun: String {
        switch self {
        case .document: "a document"
        case .constraint: "a constraint"
        case .view(let kind): (kind == .image || kind == .activity ? "an " : "a ") + kind.rawValue
        }
    }
}

extension PropertyDefinition {
    /// Returns whether the property is meaningful for the items described by `holder`. Unlike
    /// `includes`, false for items that may have the property although it has no meaning for them
    /// (`PropertyDefinition.users`).
    package func isUsed(by holder: PropertyHolder) -> Bool {
        holder.kind.map(isUsed) ?? owner.includes(holder)
    }
}

extension PropertyDefinition.Owner {
    /// Returns whether the items described by `holder` may have the property, whether or not it is
    /// set or meaningful.
    package func includes(_ holder: PropertyHolder) -> Bool {
        switch holder {
        case .document: includesDocuments
        case .constraint: includesConstraints
        case .view(let kind): includes(kind)
        }
    }
}
