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
    package static let hidden = Self(key: .hidden)
    package static let preservesSuperviewMargins = Self(key: .preservesSuperviewMargins)
    package static let insetsMarginsFromSafeArea = Self(key: .insetsMarginsFromSafeArea)
    package static let followsReadableWidth = Self(key: .followsReadableWidth)
    package static let installed = Self(key: .installed)
    package static let baselineRelative = Self(key: .baselineRelative)
    package static let marginsRelative = Self(key: .marginsRelative)
    package static let scrollEnabled = Self(key: .scrollEnabled)
    package static let active = Self(key: .active)
    package static let asserted = Self(key: .asserted)
    package static let untruncated = Self(key: .untruncated)
    package static let reachesTop = Self(key: .reachesTop)
    package static let reachesBottom = Self(key: .reachesBottom)
    package static let respectsSystemMinimumMargins = Self(key: .respectsSystemMinimumMargins)
    package static let clipsToBounds = Self(key: .clipsToBounds)
    package static let enabled = Self(key: .enabled)
    package static let animating = Self(key: .animating)
    package static let on = Self(key: .on)
    package static let secure = Self(key: .secure)
}

extension Property<Double> {
    package static let huggingHorizontal = Self(key: .huggingHorizontal)
    package static let huggingVertical = Self(key: .huggingVertical)
    package static let compressionHorizontal = Self(key: .compressionHorizontal)
    package static let compressionVertical = Self(key: .compressionVertical)
    package static let lines = Self(key: .lines)
    package static let pages = Self(key: .pages)
    package static let preferredMaxLayoutWidth = Self(key: .preferredMaxLayoutWidth)
    package static let lineHeightMultiple = Self(key: .lineHeightMultiple)
    package static let minimumLineHeight = Self(key: .minimumLineHeight)
    package static let maximumLineHeight = Self(key: .maximumLineHeight)
    package static let lineSpacing = Self(key: .lineSpacing)
    package static let displayScale = Self(key: .displayScale)
    package static let constant = Self(key: .constant)
    package static let multiplier = Self(key: .multiplier)
    package static let priority = Self(key: .priority)
    package static let alpha = Self(key: .alpha)
    package static let cornerRadius = Self(key: .cornerRadius)
    package static let borderWidth = Self(key: .borderWidth)
    package static let value = Self(key: .value)
    package static let minimumValue = Self(key: .minimumValue)
    package static let maximumValue = Self(key: .maximumValue)
    package static let selectedSegment = Self(key: .selectedSegment)
    package static let currentPage = Self(key: .currentPage)
}

extension Property<String> {
    package static let text = Self(key: .text)
    package static let placeholder = Self(key: .placeholder)
    package static let backgroundColor = Self(key: .backgroundColor)
    package static let customClass = Self(key: .customClass)
    package static let segments = Self(key: .segments)
    package static let objectID = Self(key: .objectID)
    package static let userLabel = Self(key: .userLabel)
    package static let device = Self(key: .device)
    package static let textSize = Self(key: .textSize)
    package static let toolsVersion = Self(key: .toolsVersion)
    package static let missingFonts = Self(key: .missingFonts)
    package static let source = Self(key: .source)
    package static let subtitle = Self(key: .subtitle)
    package static let textColor = Self(key: .textColor)
    package static let tintColor = Self(key: .tintColor)
    package static let borderColor = Self(key: .borderColor)
    package static let imageName = Self(key: .imageName)
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
    package static let navigationTitle = Self(key: .navigationTitle)
    package static let tabTitles = Self(key: .tabTitles)
}

extension Property<Spacing> {
    package static let spacing = Self(key: .spacing)
    package static let spacingAfter = Self(key: .spacingAfter)
}

extension Property<Insets> {
    package static let margins = Self(key: .margins)
    package static let contentInset = Self(key: .contentInset)
    package static let additionalSafeArea = Self(key: .additionalSafeArea)
}

extension Property<IntrinsicSize> {
    package static let intrinsic = Self(key: .intrinsic)
    package static let image = Self(key: .image)
    package static let backgroundImage = Self(key: .backgroundImage)
    package static let design = Self(key: .design)
}

extension Property<Rect> { package static let frame = Self(key: .frame) }
extension Property<ContentMode> { package static let contentMode = Self(key: .contentMode) }
extension Property<Font> { package static let font = Self(key: .font) }
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
