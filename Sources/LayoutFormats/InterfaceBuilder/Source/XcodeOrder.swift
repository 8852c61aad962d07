/// The order in which Xcode writes attributes and child elements.
///
/// It lists everything that this program can write, so that a file is the same whether this program
/// or Xcode wrote it. A new attribute changes only one line of a diff.
enum XcodeOrder {
    /// Returns the position of an attribute in Xcode's order; nil for an unknown attribute, which
    /// is written after all known ones.
    static func rank(ofAttribute name: String) -> Int? { attributeRanks[name] }

    /// Returns whether Xcode writes an attribute before another one; false if the order of the two
    /// is not known.
    static func precedes(attribute name: String, _ other: String) -> Bool {
        guard let first = rank(ofAttribute: name), let second = rank(ofAttribute: other) else {
            return false
        }
        return first < second
    }

    /// Returns the position of a child element in Xcode's order. An element that is not listed gets
    /// the position of the elements for a control's appearance, such as `<fontDescription>`.
    static func rank(ofChild element: SourceElement) -> ChildRank {
        if element.isNamed("color"), element["key"] != "backgroundColor" {
            return ChildRank(list: looks)
        }
        return ChildRank(
            list: childRanks[element.name] ?? looks,
            within: element.isNamed("variation")
                ? variations.firstIndex(of: element["key"] ?? "") ?? 0
                : element.isNamed("state") ? states.firstIndex(of: element["key"] ?? "") ?? 0 : 0)
    }

    /// Returns whether Xcode writes a child element before another one; false if the order of the
    /// two is not known.
    static func precedes(child element: SourceElement, _ other: SourceElement) -> Bool {
        lists(child: element.name) && lists(child: other.name)
            && rank(ofChild: element) < rank(ofChild: other)
    }

    /// The keys of a button's states in Xcode's order: 243 pairs of states in 1,430 files, all in
    /// this order.
    private static let states = ["normal", "disabled", "selected", "highlighted"]

    /// The keys of an object's variations in Xcode's order: `default`, then those with a height
    /// class, those with a width class, and those with both (187 of 187 objects with several
    /// variations).
    private static let variations: [String] = {
        let classes = ["compact", "regular"]
        let (heights, widths) = (
            classes.map { "heightClass=" + $0 }, classes.map { "widthClass=" + $0 }
        )
        let both = heights.flatMap { height in widths.map { height + "-" + $0 } }
        return ["default"] + heights + widths + both
    }()

    /// A position in Xcode's order of child elements.
    struct ChildRank: Comparable {
        /// The position of the element's name among the names of child elements.
        let list: Int
        /// The position among elements of the same name; 0 if their order is free.
        var within = 0

        static func < (a: Self, b: Self) -> Bool { (a.list, a.within) < (b.list, b.within) }
    }

    static func lists(child name: String) -> Bool { childRanks[name] != nil }

    private static let attributeRanks = ranks(attributes)
    private static let childRanks = ranks(children)
    private static let looks = childRanks["fontDescription"]!

    private static func ranks(_ names: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    }

    /// The attributes of constraints, then of views, in Xcode's order. In 124 files that Xcode
    /// wrote, no two attributes are in another order. An exception is `placeholder`, which a
    /// constraint has last but a text field in the middle.
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
        "contentHorizontalAlignment", "contentVerticalAlignment", "datePickerMode",
        "countDownDuration", "minuteInterval", "text",
        "secondaryText",
        "buttonType",
        "borderStyle", "apportionsSegmentWidthsByContent", "selectedSegmentIndex", "on", "value",
        "minValue", "maxValue",
        "minimumValue", "maximumValue", "progress", "searchBarStyle", "numberOfPages",
        "currentPage",
        "placeholder", "textAlignment",
        "lineBreakMode", "numberOfLines", "baselineAdjustment", "minimumScaleFactor",
        "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "minimumFontSize",
        "preferredMaxLayoutWidth", "progressViewStyle", "axis",
        "distribution", "alignment", "spacingType", "spacing", "baselineRelativeArrangement",
        "hidesWhenStopped", "animating", "clearButtonMode",
        "selectionStyle", "accessoryType", "hidesAccessoryWhenEditing", "indentationLevel",
        "indentationWidth", "reuseIdentifier", "headerTitle", "footerTitle",
        "style", "separatorStyle", "hint", "identifier", "label",
        "translatesAutoresizingMaskIntoConstraints", "id",
        "userLabel",
        "customClass", "customModule", "customModuleProvider",
    ]

    private static let children = [
        "layoutGuides", "rect", "autoresizingMask", "tableViewCellContentView",
        "collectionViewCellContentView", "subviews", "viewLayoutGuide", "color",
        "accessibility",
        "gestureRecognizers", "constraints", "edgeInsets", "directionalEdgeInsets", "inset",
        "segments", "string", "attributedString", "fontDescription",
        "textInputTraits", "state", "buttonConfiguration",
        "collectionViewFlowLayout", "cells", "prototypes", "sections", "tabBarItem",
        "toolbarItems", "navigationItem", "userDefinedRuntimeAttributes",
        "variation", "connections", "resources",
    ]
}
