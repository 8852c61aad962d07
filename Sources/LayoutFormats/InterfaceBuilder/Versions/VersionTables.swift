/// What merging knows of Interface Builder's elements and attributes, in lists: docs/merging.md says
/// what each rests on.
enum VersionTables {
    // MARK: What is one thing

    /// Elements in a role of their parent that are merged attribute by attribute all the same; any
    /// other is one value.
    private static let composites: Set<String> = [
        "state", "textInputTraits", "accessibility", "buttonConfiguration",
        "listContentConfiguration", "variation", "mask", "customFonts", "view",
        "userDefinedRuntimeAttributes", "toolbarAppearance", "wkWebViewConfiguration",
    ]

    /// Elements without a role that are one value: their children have neither names nor ids.
    private static let values: Set<String> = [
        "segments", "scopeButtonTitles", "userDefinedRuntimeAttribute", "designable", "namedColor",
        "systemColor", "image", "plugIn", "capability", "deployment", "development", "device",
    ]

    /// Composites that are there for what stands in them alone.
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
        if !composites.contains(name) { return .value }
        return attributes.count == 1 && keyedContainers.contains(name) ? .container : .object
    }

    /// Lists with one number for each subview of the object that they are in.
    static let subviewLists: Set<String> = [
        "visibilityPriorities", "customSpacing", "holdingPriorities",
    ]

    // MARK: References

    /// Attributes that name another element of the file.
    static let references: Set<String> = [
        "firstItem", "secondItem", "destination", "reference", "initialViewController", "target",
        "viewController", "tableViewCell", "textLabel", "detailTextLabel", "imageView",
        "popoverAnchorBarButtonItem", "popoverAnchorView", "previousBinding", "headerView",
        "selectedItem", "outlineTableColumn", "headOfMergedCell",
    ]

    static func holdsID(_ attribute: String) -> Bool {
        attribute == "id" || references.contains(attribute)
    }

    /// Elements that are nothing without what they point to.
    static let pointers: Set<String> = [
        "constraint", "outlet", "outletCollection", "action", "segue", "binding", "include",
        "exclude",
    ]

    // MARK: What Xcode writes on its own

    /// Attributes that Xcode changes without anybody's doing.
    static let churn: Set<String> = [
        "misplaced", "ambiguous", "fixedFrame", "adjustsFontForContentSizeCategory",
    ]

    /// Elements that Xcode adds without anybody's doing.
    static let addedGuides: Set<String> = ["viewLayoutGuide", "viewControllerLayoutGuide"]

    private static let derivedValues: Set<String> = ["rect", "frame", "designable"]

    /// Whether a value follows from others: frames, places on the canvas, simulated bars.
    static func isDerived(_ element: VersionElement) -> Bool {
        isDerived(named: element.name, key: element["key"])
    }

    static func isDerived(named name: String, key: String?) -> Bool {
        if derivedValues.contains(name) { return true }
        guard let key else { return false }
        return key == "canvasLocation" || key.hasPrefix("simulated")
    }

    /// Attributes of the document that name the version of Xcode which wrote it.
    static let header: Set<String> = ["toolsVersion", "systemVersion", "version"]

    /// Dependencies that a person chooses: for which systems the document is built.
    static let chosenDependencies: Set<String> = ["deployment", "development"]
}
