/// Attributes of an element that are one value together: the item, guide and anchor at one end of a
/// constraint, a class and its module. A merge takes all of them from one side
/// (docs/merging.md, "Attributes").
struct AttributeUnit {
    let attributes: [String]
    /// The tag names of the elements with this unit; empty if all elements can have it.
    var elements: Set<String> = []
    /// The attribute that makes the others depend on it. If no version has it, the attributes are
    /// independent. Nil if they always are one value.
    var leader: String?

    /// Returns whether the attributes are one value in an element with these versions.
    func applies(to versions: ElementVersions) -> Bool {
        if !elements.isEmpty, !elements.contains(versions.any.name) { return false }
        guard let leader else { return true }
        return [versions.base, versions.ours, versions.theirs].contains { $0?[leader] != nil }
    }

    /// Returns the values of these attributes as shown to people; nil if there are none.
    static func words(_ attributes: [String], of element: VersionElement?) -> String? {
        let words = attributes.compactMap { name in element?[name].map { name + "=" + $0 } }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// All units. The counts are of 1,430 files that Xcode wrote.
    static let all = [
        // None of 10,106 ends at a layout guide is at a margin.
        AttributeUnit(attributes: ["firstItem", "firstAttribute"], elements: ["constraint"]),
        AttributeUnit(attributes: ["secondItem", "secondAttribute"], elements: ["constraint"]),
        // The system's spacing is 8 or 20 in all 973 constraints that have it.
        AttributeUnit(
            attributes: ["symbolic", "constant"], elements: ["constraint"], leader: "symbolic"),
        AttributeUnit(attributes: ["customClass", "customModule", "customModuleProvider"]),
        AttributeUnit(
            attributes: ["storyboardName", "bundleIdentifier", "referencedIdentifier"],
            elements: ["viewControllerPlaceholder"]),
        // None of 670 items with a system's symbol has a title or an image.
        AttributeUnit(
            attributes: ["systemItem", "title", "image", "selectedImage"],
            elements: ["barButtonItem", "tabBarItem"], leader: "systemItem"),
    ]
}
