import StackCore

/// The table of how Interface Builder files store view properties. Each line is a rule for reading
/// and writing one property.
///
/// If several lines read the same property, the last one that finds a value takes precedence. The
/// first line that can write a property writes it. `XcodeOrder` defines the order of new attributes
/// and children, and `ElementKind` the initial attributes of new elements.
enum ViewForms {
    /// Returns the rules for how the elements of a view kind store its properties: one or more for
    /// each property that the kind's elements can store.
    static func of(_ kind: ViewKind) -> [PropertyMapping] { byKind[kind] ?? [] }

    private static let byKind = Dictionary(
        uniqueKeysWithValues: ViewKind.allCases.map { kind in
            (kind, all.filter { $0.applies(to: kind) })
        })

    private static let all =
        identity + styles + priorities + common + looks + states + lists + tints + stacks + texts
        + paragraphs
        + pictures + sizes

    private static let identity = [
        PropertyMapping(.objectID, varies: false, .read("id")),
        PropertyMapping(.userLabel, varies: false, .word("userLabel")),
        PropertyMapping(.customClass, varies: false, .customClass),
        PropertyMapping(.accessibilityIdentifier, varies: false, .accessibility("identifier")),
        PropertyMapping(.accessibilityLabel, varies: false, .accessibility("label")),
        PropertyMapping(.accessibilityHint, varies: false, .accessibility("hint")),
    ]

    private static let styles = [
        PropertyMapping(.style, of: [.button], varies: false, isAlwaysWritten: true, .buttonStyle),
        PropertyMapping(
            .style, of: [.textField], varies: false, isAlwaysWritten: true, .borderStyle),
        PropertyMapping(
            .style, of: [.activity], varies: false, isAlwaysWritten: true, .activityStyle),
        PropertyMapping(.style, of: [.datePicker], varies: false, .datePickerStyle),
        PropertyMapping(.style, of: [.progress], varies: false, .progressStyle),
        PropertyMapping(.style, of: [.searchBar], varies: false, .searchBarStyle),
        PropertyMapping(.style, of: [.segmented], varies: false, .segmentStyle),
        PropertyMapping(.style, of: [.scroll, .view], varies: false, .listStyle),
        PropertyMapping(.scrollEnabled, varies: false, .flag("scrollEnabled")),
        PropertyMapping(
            .contentInset, of: [.button], varies: false, .contentInset("contentEdgeInsets")),
        PropertyMapping(
            .contentInset, of: [.scroll, .textView], varies: false, .contentInset("contentInset")),
        PropertyMapping(.segments, varies: false, .segments),
        PropertyMapping(.pages, varies: false, .number("numberOfPages")),
    ]

    private static let priorities = [
        priority(.huggingHorizontal, "horizontalHuggingPriority", absent: "250"),
        priority(.huggingVertical, "verticalHuggingPriority", absent: "250"),
        priority(
            .compressionHorizontal, "horizontalCompressionResistancePriority", absent: "750"),
        priority(.compressionVertical, "verticalCompressionResistancePriority", absent: "750"),
    ]

    private static func priority(
        _ key: PropertyKey, _ attribute: String, absent: String
    ) -> PropertyMapping {
        PropertyMapping(
            key, varies: false, isAlwaysWritten: true, .priority(attribute, absent: absent))
    }

    private static let common = [
        PropertyMapping(.hidden, .hidden),
        PropertyMapping(.preservesSuperviewMargins, .flag("preservesSuperviewLayoutMargins")),
        PropertyMapping(.insetsMarginsFromSafeArea, .flag("insetsLayoutMarginsFromSafeArea")),
        PropertyMapping(.followsReadableWidth, .flag("layoutMarginsFollowReadableWidth")),
        PropertyMapping(.direction, .direction),
        PropertyMapping(.margins, .margins),
        PropertyMapping(.marginsRelative, .marginsRelative),
        PropertyMapping(.backgroundColor, .color("backgroundColor")),
    ]

    private static let looks = [
        PropertyMapping(.verifyAmbiguity, varies: false, .verification),
        PropertyMapping(.alpha, .decimal("alpha")),
        PropertyMapping(.clipsToBounds, varies: false, .clipsToBounds),
        PropertyMapping(.tintColor, .color("tintColor")),
        PropertyMapping(.cornerRadius, varies: false, .layer("cornerRadius")),
        PropertyMapping(.borderWidth, varies: false, .layer("borderWidth")),
        PropertyMapping(.borderColor, varies: false, .borderColor),
    ]

    private static let states = [
        PropertyMapping(.enabled, varies: false, .flag("enabled")),
        PropertyMapping(.on, varies: false, .flag("on")),
        PropertyMapping(.value, of: [.slider, .stepper], varies: false, .decimal("value")),
        PropertyMapping(.value, of: [.progress], varies: false, .decimal("progress")),
        PropertyMapping(
            .minimumValue, of: [.slider], varies: false, isAlwaysWritten: true,
            .alwaysWritten("minValue")
        ),
        PropertyMapping(.minimumValue, of: [.stepper], varies: false, .decimal("minimumValue")),
        PropertyMapping(
            .maximumValue, of: [.slider], varies: false, isAlwaysWritten: true,
            .alwaysWritten("maxValue")
        ),
        PropertyMapping(
            .maximumValue, of: [.stepper], varies: false, isAlwaysWritten: true,
            .alwaysWritten("maximumValue")),
        PropertyMapping(.selectedSegment, varies: false, .number("selectedSegmentIndex")),
        PropertyMapping(.currentPage, varies: false, .number("currentPage")),
        PropertyMapping(.secure, varies: false, .secure),
    ]

    private static let lists = [
        PropertyMapping(.items, varies: false, .items),
        PropertyMapping(.barColor, varies: false, .barColor),
        PropertyMapping(.embeds, varies: false, .embeds),
        PropertyMapping(.accessory, varies: false, .word("accessoryType")),
        PropertyMapping(.contentText, varies: false, .listContent("text")),
        PropertyMapping(.contentSecondaryText, varies: false, .listContent("secondaryText")),
        PropertyMapping(.sectionHeader, varies: false, .sectionHeader),
        PropertyMapping(.sectionFooter, varies: false, .sectionFooter),
        PropertyMapping(.separators, varies: false, .separators),
        PropertyMapping(.separatorColor, varies: false, .color("separatorColor")),
        PropertyMapping(.separatorInset, varies: false, .inset("separatorInset")),
        PropertyMapping(.rowHeight, varies: false, .rowHeight),
        PropertyMapping(.titleInset, varies: false, .inset("titleEdgeInsets")),
        PropertyMapping(.imageInset, varies: false, .inset("imageEdgeInsets")),
        PropertyMapping(.segmentImages, varies: false, .segmentImages),
        PropertyMapping(.clearButton, varies: false, .clearButton),
    ]

    private static let tints = [
        tint(.onTintColor), tint(.minimumTrackTintColor), tint(.maximumTrackTintColor),
        tint(.thumbTintColor), tint(.progressTintColor), tint(.trackTintColor),
        PropertyMapping(.color, .activityColor),
        tint(.pageIndicatorTintColor), tint(.currentPageIndicatorTintColor),
        tint(.selectedSegmentTintColor),
        PropertyMapping(.animating, varies: false, .animating),
        PropertyMapping(.datePickerMode, varies: false, .word("datePickerMode")),
        PropertyMapping(.minuteInterval, varies: false, .number("minuteInterval")),
        PropertyMapping(.countDownDuration, varies: false, .decimal("countDownDuration")),
    ]

    /// Returns the rule for a tint colour, whose key in the file is the property's name in UIKit.
    private static func tint(_ key: PropertyKey) -> PropertyMapping {
        PropertyMapping(key, .color(key.spelling))
    }

    private static let stacks = [
        PropertyMapping(.axis, .word("axis")),
        PropertyMapping(.distribution, .word("distribution")),
        PropertyMapping(.alignment, .alignment),
        PropertyMapping(.baselineRelative, .flag("baselineRelativeArrangement")),
        PropertyMapping(.spacing, .spacing),
    ]

    private static let texts = [
        PropertyMapping(.text, of: [.label, .textField, .textView, .searchBar], .text),
        PropertyMapping(.text, of: [.button], .title),
        PropertyMapping(.font, of: [.label, .textField, .textView, .searchBar], .attributedFont),
        PropertyMapping(.font, of: [.button], .attributedTitleFont),
        PropertyMapping(.lines, of: [.label], .number("numberOfLines")),
        PropertyMapping(.lines, of: [.button], .unread(.number("numberOfLines"))),
        PropertyMapping(.preferredMaxLayoutWidth, .number("preferredMaxLayoutWidth")),
        PropertyMapping(.textColor, of: [.label, .textView], .attributedTextColor),
        PropertyMapping(.textColor, of: [.button], varies: false, .titleColor),
        PropertyMapping(
            .baseBackgroundColor, varies: false, .configuredColor("baseBackgroundColor")),
        PropertyMapping(
            .textColor, of: [.label, .textField, .textView], .color("textColor", orNil: true)),
        PropertyMapping(.textAlignment, .textAlignment),
        PropertyMapping(.lineBreakMode, varies: false, .lineBreakMode),
        PropertyMapping(.minimumScaleFactor, varies: false, .minimumScaleFactor),
        PropertyMapping(.subtitle, varies: false, .configured("subtitle")),
        PropertyMapping(
            .contentHorizontalAlignment, varies: false, .word("contentHorizontalAlignment")),
        PropertyMapping(.placeholder, .placeholder),
        PropertyMapping(
            .adjustsFontForTextSize, varies: false,
            .flag("adjustsFontForContentSizeCategory")),
        PropertyMapping(.font, .font),
    ]

    private static let paragraphs = ParagraphStyle.keys.map {
        PropertyMapping($0, .paragraph($0.spelling))
    }

    private static let pictures = [
        PropertyMapping(.contentMode, of: [.image], .contentMode),
        PropertyMapping(.contentMode, .unread(.contentMode)),
        PropertyMapping(.image, of: [.image], .picture("image")),
        PropertyMapping(.image, of: [.button], .configuredPicture),
        PropertyMapping(.image, of: [.button], .statePicture("image")),
        PropertyMapping(.backgroundImage, .statePicture("backgroundImage")),
        PropertyMapping(.imageName, of: [.image], .pictureName),
        PropertyMapping(.imageName, of: [.button], .statePictureName),
        PropertyMapping(.backgroundImageName, varies: false, .backgroundPictureName),
        PropertyMapping(.imagePlacement, varies: false, .configured("imagePlacement")),
    ]

    private static let sizes = [
        PropertyMapping(.intrinsic, varies: false, .intrinsicSize),
        PropertyMapping(.frame, .frame),
        PropertyMapping(.autoresizing, varies: false, .autoresizing),
    ]
}

/// The table of how Interface Builder files store constraint properties. Each line is a rule for
/// reading and writing one property.
enum ConstraintForms {
    static let all = [
        PropertyMapping(.objectID, varies: false, .read("id")),
        PropertyMapping(.multiplier, varies: false, .ratio("multiplier")),
        PropertyMapping(.constant, .constant),
        PropertyMapping(.priority, .number("priority")),
    ]
}
