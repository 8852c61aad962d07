/// The order in which Xcode writes attributes and children.
///
/// It lists everything that a form can write. Files are then the same whether this program or Xcode
/// wrote them, and a new attribute changes one line of a diff.
enum XcodeOrder {
    /// Returns an attribute's position in Xcode's order; nil for unknown attributes. New ones go
    /// after all others.
    static func rank(ofAttribute name: String) -> Int? { attributeRanks[name] }

    /// Returns a child's position in Xcode's order. Unlisted children are placed with the
    /// appearance of a control.
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

    /// The attributes of constraints, then of views. No two of them are in another order in 124
    /// files that Xcode wrote. `placeholder` is the last attribute of a constraint but a middle one
    /// of a text field.
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
