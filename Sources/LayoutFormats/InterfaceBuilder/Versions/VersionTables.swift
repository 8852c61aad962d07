/// Lists of Interface Builder's elements and attributes that merging depends on. The evidence is in
/// docs/merging.md.
enum VersionTables {
    // MARK: Units of merging

    /// Elements with a `key` that are merged attribute by attribute. Any other element with a `key`
    /// is merged as one value.
    private static let composites: Set<String> = [
        "state", "textInputTraits", "accessibility", "buttonConfiguration",
        "listContentConfiguration", "variation", "mask", "customFonts", "view",
        "userDefinedRuntimeAttributes", "toolbarAppearance", "wkWebViewConfiguration",
        "tableHeaderCell",
        // Sets of switches that are independent of each other: all attributes of 3,303 such
        // elements are YES or NO.
        "accessibilityTraits", "audiovisualMediaTypes", "dataDetectorType", "dataDetectorTypes",
        "datePickerElements", "extendedEdge", "tableColumnResizingMask", "tableViewGridLines",
        "windowCollectionBehavior", "windowPositionMask", "windowStyleMask",
    ]

    /// Elements without a `key` that are merged as one value, because their children have neither
    /// names nor ids.
    private static let values: Set<String> = [
        "segments", "scopeButtonTitles", "userDefinedRuntimeAttribute", "designable", "namedColor",
        "systemColor", "image", "plugIn", "capability", "deployment", "development", "device",
        "blurEffect", "vibrancyEffect",
    ]

    /// Elements with a `key` that only list other elements, so that their children are merged and
    /// not they themselves.
    private static let keyedContainers: Set<String> = [
        "customFonts", "userDefinedRuntimeAttributes",
    ]

    static func kind(
        named name: String, _ attributes: [VersionAttribute], isRoot: Bool
    ) -> VersionElement.Kind {
        if isRoot { return .object }
        if values.contains(name) { return .value }
        if attributes.isEmpty { return .container }
        if attributes.contains(where: { $0.name == "id" || $0.name == "sceneID" }) {
            return .object
        }
        guard attributes.contains(where: { $0.name == "key" }) else { return .object }
        // The options of a binding are independent of each other.
        if name == "dictionary", attributes == [VersionAttribute(name: "key", value: "options")] {
            return .container
        }
        if !composites.contains(name) { return .value }
        return attributes.count == 1 && keyedContainers.contains(name) ? .container : .object
    }

    /// List elements that contain one number for each subview of the object they belong to.
    static let subviewLists: Set<String> = [
        "visibilityPriorities", "customSpacing", "holdingPriorities",
    ]

    /// Lists that Xcode also writes without content. It writes no other list without content.
    static let listsWrittenEmpty: Set<String> = [
        "sections", "cells", "items", "gestureRecognizers", "toolbarItems", "layoutGuides",
    ]

    // MARK: References

    /// Interface Builder's attributes that contain the id of another element of the file.
    static let references: Set<String> = [
        "firstItem", "secondItem", "destination", "reference", "initialViewController", "target",
        "viewController", "tableViewCell", "textLabel", "detailTextLabel", "imageView",
        "popoverAnchorBarButtonItem", "popoverAnchorView", "previousBinding", "headerView",
        "selectedItem", "initialItem", "outlineTableColumn", "headOfMergedCell", "row", "column",
    ]

    static func holdsID(_ attribute: String) -> Bool {
        attribute == "id" || attribute == "sceneID" || references.contains(attribute)
    }

    /// Elements that only connect others, such as constraints and outlets. They are meaningless
    /// without the element to which they refer.
    static let pointers: Set<String> = [
        "constraint", "outlet", "outletCollection", "action", "segue", "binding", "include",
        "exclude", "gridCell",
    ]

    // MARK: Content that Xcode writes on its own

    /// Attributes that Xcode changes on its own.
    static let churn: Set<String> = [
        "misplaced", "ambiguous", "fixedFrame", "adjustsFontForContentSizeCategory",
    ]

    /// Returns whether an element has no content and no effect. This is so for an empty list of
    /// animations, which newer versions of Xcode write for macOS views.
    static func isNoise(_ element: VersionElement) -> Bool {
        element.name == "animations" && element.source.children.isEmpty
    }

    /// Elements without content, such as the rows of a grid, to which others refer by id or by
    /// position. Two of them are different objects even if they look equal.
    static let blank: Set<String> = ["gridRow", "gridColumn", "splitViewItem"]

    /// The elements of layout guides, which Xcode adds on its own.
    static let addedGuides: Set<String> = ["viewLayoutGuide", "viewControllerLayoutGuide"]

    private static let derivedValues: Set<String> = ["rect", "frame", "designable"]

    /// The keys of rectangles that a person chooses: the content rectangle of a macOS window.
    private static let chosenRects: Set<String> = ["contentRect"]

    /// Returns whether the element's value is derived from other values: frames, positions on the
    /// canvas, simulated bars.
    static func isDerived(_ element: VersionElement) -> Bool {
        isDerived(named: element.name, key: element["key"])
    }

    static func isDerived(named name: String, key: String?) -> Bool {
        if derivedValues.contains(name) { return !(key.map(chosenRects.contains) ?? false) }
        guard let key else { return false }
        return key == "canvasLocation" || key.hasPrefix("simulated")
    }

    /// Attributes of the file's root element that identify the version of Xcode that wrote the
    /// file.
    static let header: Set<String> = ["toolsVersion", "systemVersion", "version"]

    /// Elements in `<dependencies>` whose values a person chooses: the versions of the system for
    /// which the file is built.
    static let chosenDependencies: Set<String> = ["deployment", "development"]
}
