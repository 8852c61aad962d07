/// The properties of views, constraints and documents, named as in UIKit.
///
/// Lists of properties are in the order of the cases. The order may change, because files store the
/// names of the cases and not their numbers.
package enum PropertyKey: String, CaseIterable, Hashable, Sendable {
    // Properties of all views.
    case hidden
    case huggingHorizontal = "hugging.horizontal"
    case huggingVertical = "hugging.vertical"
    case compressionHorizontal = "compression.horizontal"
    case compressionVertical = "compression.vertical"
    case margins
    case preservesSuperviewMargins
    case insetsMarginsFromSafeArea
    case followsReadableWidth
    case direction
    case intrinsic
    case backgroundColor
    case userLabel
    case installed
    case frame
    case autoresizing
    case spacingAfter
    case objectID
    case copiedFrom
    case customClass
    case verifyAmbiguity
    case accessibilityIdentifier
    case accessibilityLabel
    case accessibilityHint
    case alpha
    case clipsToBounds
    case tintColor
    case cornerRadius
    case borderWidth
    case borderColor
    // Properties of stacks.
    case axis
    case distribution
    case alignment
    case spacing
    case baselineRelative
    case marginsRelative
    // Properties of texts, controls, images and scroll views.
    case text
    case font
    case adjustsFontForTextSize
    case lines
    case preferredMaxLayoutWidth
    case placeholder
    case textColor
    case textAlignment
    case lineBreakMode
    case minimumScaleFactor
    case lineHeightMultiple
    case minimumLineHeight
    case maximumLineHeight
    case lineSpacing
    case secure
    case style
    case segments
    case pages
    case image
    case backgroundImage
    case backgroundImageName
    case contentMode
    case contentInset
    case scrollEnabled
    case imageName
    case imagePlacement
    case subtitle
    case contentHorizontalAlignment
    case enabled
    case on
    case value
    case minimumValue
    case maximumValue
    case selectedSegment
    case currentPage
    case animating
    case datePickerMode
    case minuteInterval
    case countDownDuration
    case baseBackgroundColor
    case onTintColor
    case thumbTintColor
    case minimumTrackTintColor
    case maximumTrackTintColor
    case progressTintColor
    case trackTintColor
    case color
    case pageIndicatorTintColor
    case currentPageIndicatorTintColor
    case selectedSegmentTintColor
    case segmentImages
    case clearButton
    case titleInset
    case imageInset
    // Properties of bars, lists and cells.
    case items
    case embeds
    case accessory
    case contentText
    case contentSecondaryText
    case sectionHeader
    case sectionFooter
    case separators
    case separatorColor
    case separatorInset
    case rowHeight
    // Properties of constraints.
    case constant
    case multiplier
    case priority
    case active
    case asserted
    case untruncated
    // Properties of documents.
    case device
    case orientation
    case traits
    case textSize
    case additionalSafeArea
    case toolsVersion
    case design
    case reachesTop
    case reachesBottom
    case respectsSystemMinimumMargins
    case missingFonts
    case displayScale
    case buttonPadding
    case navigationTitle
    case titleView
    case largeTitle
    case barInAppOnly
    case tabTitles
    case tabImages
    case selectedTab
    case leftItems
    case rightItems
    case backTitle
    case prompt
    case toolbarItems
    case barColor
    case barTintColor
    case barTitleColor
    case barTitleFont
    case globalTint
    case source

    /// The name of the property in commands, files and exports.
    package var spelling: String { rawValue }

    /// Whether the property is part of the document's content, and thus of its digest. True for all
    /// properties but `source`, the reference to the imported file. So a document has the same
    /// content after it is exported to another file and imported again.
    package var isContent: Bool { self != .source }

    /// Whether Interface Builder files can store the property: as an attribute, or in the comment
    /// of a scene. False for `copiedFrom`, which an export only reads to find the original of a
    /// copied view.
    package var isExchanged: Bool { isContent && self != .copiedFrom }

    /// Creates the key with the name `spelling`; nil if there is no such key.
    package init?(spelling: some StringProtocol) {
        guard let key = Self.keys[String(spelling)] else { return nil }
        self = key
    }

    /// The position of the key in `allCases`. An enumeration without associated values is stored as
    /// this byte.
    package var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

    package func hash(into hasher: inout Hasher) { hasher.combine(index) }

    private static let keys = Dictionary(uniqueKeysWithValues: allCases.map { ($0.spelling, $0) })
}
