/// The order in which Xcode writes what it writes.
///
/// Whatever a form writes stands here: a file is then the same whoever wrote it, and a new attribute
/// is one line of a diff.
enum XcodeOrder {
    /// Nil for attributes that are not known; new ones go behind all others.
    static func rank(ofAttribute name: String) -> Int? { attributeRanks[name] }

    /// What is not listed stands with the looks of a control.
    static func rank(ofChild element: SourceElement) -> Int {
        if element.isNamed("color"), element["key"] != "backgroundColor" { return looks }
        return childRanks[element.name] ?? looks
    }

    static func lists(child name: String) -> Bool { childRanks[name] != nil }

    private static let attributeRanks = ranks(attributes)
    private static let childRanks = ranks(children)
    private static let looks = childRanks["fontDescription"]!

    private static func ranks(_ names: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    }

    /// Of constraints and then of views, as in 124 files of Xcode's own, in which no two of them stand
    /// the other way round. A constraint's `placeholder` is its last, a text field's in the middle.
    private static let attributes = [
        "key", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
        "multiplier", "priority", "constant", "symbolic", "verifyAmbiguity", "hidden", "opaque",
        "clipsSubviews", "userInteractionEnabled", "alpha", "contentMode",
        "semanticContentAttribute",
        "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "fixedFrame",
        "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth",
        "insetsLayoutMarginsFromSafeArea", "scrollEnabled", "enabled", "image",
        "imagePlacement", "subtitle", "catalog",
        "contentHorizontalAlignment", "contentVerticalAlignment", "text", "buttonType",
        "borderStyle", "apportionsSegmentWidthsByContent", "selectedSegmentIndex", "on", "value",
        "minValue", "maxValue",
        "minimumValue", "maximumValue", "progress", "searchBarStyle", "numberOfPages",
        "currentPage",
        "placeholder", "textAlignment",
        "lineBreakMode", "numberOfLines", "preferredMaxLayoutWidth", "progressViewStyle", "axis",
        "distribution", "alignment", "spacingType", "spacing", "baselineRelativeArrangement",
        "hidesWhenStopped", "animating",
        "style", "identifier", "translatesAutoresizingMaskIntoConstraints", "id", "userLabel",
        "customClass", "customModule", "customModuleProvider",
    ]

    private static let children = [
        "layoutGuides", "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "color",
        "gestureRecognizers", "constraints", "edgeInsets", "directionalEdgeInsets", "inset",
        "segments", "string", "attributedString", "fontDescription",
        "textInputTraits", "state", "buttonConfiguration", "userDefinedRuntimeAttributes",
        "variation", "connections",
    ]
}
