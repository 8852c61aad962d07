import StackCore

/// The table of view properties. Each line is a rule for reading and writing one property.
///
/// The lines are applied from top to bottom, so a later line overrides an earlier one for the same
/// property. `XcodeOrder` defines the order of new attributes and children, and `ElementKind` the
/// initial attributes of new elements.
enum ViewForms {
    /// Returns the rules for the properties of a view kind.
    static func of(_ kind: ViewKind) -> [Form] { byKind[kind] ?? [] }

    private static let byKind = Dictionary(
        uniqueKeysWithValues: ViewKind.allCases.map { kind in
            (kind, all.filter { $0.applies(to: kind) })
        })

    private static let all =
        identity + styles + priorities + common + looks + states + tints + stacks + texts
        + paragraphs
        + pictures + sizes

    private static let identity = [
        Form(.objectID, varies: false, .read("id")),
        Form(.userLabel, varies: false, .word("userLabel")),
        Form(.customClass, varies: false, .customClass),
    ]

    private static let styles = [
        Form(.style, of: [.button], varies: false, isAlwaysWritten: true, .buttonStyle),
        Form(.style, of: [.textField], varies: false, isAlwaysWritten: true, .borderStyle),
        Form(.style, of: [.activity], varies: false, isAlwaysWritten: true, .activityStyle),
        Form(.style, of: [.datePicker], varies: false, .datePickerStyle),
        Form(.style, of: [.progress], varies: false, .progressStyle),
        Form(.style, of: [.searchBar], varies: false, .searchBarStyle),
        Form(.style, of: [.segmented], varies: false, .segmentStyle),
        Form(.style, of: [.scroll, .view], varies: false, .listStyle),
        Form(.scrollEnabled, varies: false, .flag("scrollEnabled")),
        Form(.contentInset, of: [.button], varies: false, .contentInset("contentEdgeInsets")),
        Form(
            .contentInset, of: [.scroll, .textView], varies: false, .contentInset("contentInset")),
        Form(.segments, varies: false, .segments),
        Form(.pages, varies: false, .number("numberOfPages")),
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
    ) -> Form {
        Form(key, varies: false, isAlwaysWritten: true, .priority(attribute, absent: absent))
    }

    private static let common = [
        Form(.hidden, .hidden),
        Form(.preservesSuperviewMargins, .flag("preservesSuperviewLayoutMargins")),
        Form(.insetsMarginsFromSafeArea, .flag("insetsLayoutMarginsFromSafeArea")),
        Form(.followsReadableWidth, .flag("layoutMarginsFollowReadableWidth")),
        Form(.direction, .direction),
        Form(.margins, .margins),
        Form(.marginsRelative, .marginsRelative),
        Form(.backgroundColor, .color("backgroundColor")),
    ]

    private static let looks = [
        Form(.verifyAmbiguity, varies: false, .verification),
        Form(.alpha, .decimal("alpha")),
        Form(.clipsToBounds, varies: false, .clipsToBounds),
        Form(.tintColor, .color("tintColor")),
        Form(.cornerRadius, varies: false, .layer("cornerRadius")),
        Form(.borderWidth, varies: false, .layer("borderWidth")),
        Form(.borderColor, varies: false, .borderColor),
    ]

    private static let states = [
        Form(.enabled, varies: false, .flag("enabled")),
        Form(.on, varies: false, .flag("on")),
        Form(.value, of: [.slider, .stepper], varies: false, .decimal("value")),
        Form(.value, of: [.progress], varies: false, .decimal("progress")),
        Form(
            .minimumValue, of: [.slider], varies: false, isAlwaysWritten: true, .present("minValue")
        ),
        Form(.minimumValue, of: [.stepper], varies: false, .decimal("minimumValue")),
        Form(
            .maximumValue, of: [.slider], varies: false, isAlwaysWritten: true, .present("maxValue")
        ),
        Form(
            .maximumValue, of: [.stepper], varies: false, isAlwaysWritten: true,
            .present("maximumValue")),
        Form(.selectedSegment, varies: false, .number("selectedSegmentIndex")),
        Form(.currentPage, varies: false, .number("currentPage")),
        Form(.secure, varies: false, .secure),
    ]

    private static let tints = [
        tint(.onTintColor), tint(.minimumTrackTintColor), tint(.maximumTrackTintColor),
        tint(.thumbTintColor), tint(.progressTintColor), tint(.trackTintColor), tint(.color),
        tint(.pageIndicatorTintColor), tint(.currentPageIndicatorTintColor),
        tint(.selectedSegmentTintColor),
        Form(.animating, varies: false, .animating),
    ]

    /// Returns the rule for a tint colour, whose key in the file is the property's name in UIKit.
    private static func tint(_ key: PropertyKey) -> Form { Form(key, .color(key.spelling)) }

    private static let stacks = [
        Form(.axis, .word("axis")),
        Form(.distribution, .word("distribution")),
        Form(.alignment, .alignment),
        Form(.baselineRelative, .flag("baselineRelativeArrangement")),
        Form(.spacing, .spacing),
    ]

    private static let texts = [
        Form(.text, of: [.label, .textField, .textView, .searchBar], .text),
        Form(.text, of: [.button], .title),
        Form(.font, of: [.label, .textField, .textView, .searchBar], .attributedFont),
        Form(.font, of: [.button], .attributedTitleFont),
        Form(.lines, of: [.label], .number("numberOfLines")),
        Form(.lines, of: [.button], .unread(.number("numberOfLines"))),
        Form(.preferredMaxLayoutWidth, .number("preferredMaxLayoutWidth")),
        Form(.textColor, of: [.label, .textView], .attributedTextColor),
        Form(.textColor, of: [.button], varies: false, .titleColor),
        Form(.textColor, of: [.label, .textField, .textView], .color("textColor", orNil: true)),
        Form(.textAlignment, .word("textAlignment")),
        Form(.lineBreakMode, varies: false, .lineBreakMode),
        Form(.subtitle, varies: false, .configured("subtitle")),
        Form(.contentHorizontalAlignment, varies: false, .word("contentHorizontalAlignment")),
        Form(.placeholder, .placeholder),
        Form(.font, .font),
    ]

    private static let paragraphs = ParagraphStyle.keys.map { Form($0, .paragraph($0.spelling)) }

    private static let pictures = [
        Form(.contentMode, of: [.image], .word("contentMode")),
        Form(.contentMode, .unread(.word("contentMode"))),
        Form(.image, of: [.image], .picture("image")),
        Form(.image, of: [.button], .configuredPicture),
        Form(.image, of: [.button], .statePicture("image")),
        Form(.backgroundImage, .statePicture("backgroundImage")),
        Form(.imageName, of: [.image], .pictureName),
        Form(.imageName, of: [.button], .statePictureName),
        Form(.imagePlacement, varies: false, .configured("imagePlacement")),
    ]

    private static let sizes = [
        Form(.intrinsic, varies: false, .intrinsicSize),
        Form(.frame, .frame),
        Form(.autoresizing, varies: false, .autoresizing),
    ]
}

/// The table of constraint properties. Each line is a rule for reading and writing one property.
enum ConstraintForms {
    static let all = [
        Form(.objectID, varies: false, .read("id")),
        Form(.multiplier, varies: false, .ratio("multiplier")),
        Form(.constant, .constant),
        Form(.priority, .number("priority")),
    ]
}
