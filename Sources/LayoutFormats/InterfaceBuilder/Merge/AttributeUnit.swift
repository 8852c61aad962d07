/// Attributes and values of an element that are one value together: the item, guide and anchor at
/// one end of a constraint, a class and its module, the type and look of a button of the Mac. A
/// merge takes all of them from one side (docs/merging.md, "Attributes").
struct AttributeUnit {
    /// When the attributes and values are one value.
    enum Condition {
        case always
        /// If the sides have different values of an attribute, on which the others depend.
        case differs(String)
        /// If one side has an attribute and the other does not.
        case comesOrGoes(String)
        /// If the merge of single attributes puts a number outside of its range.
        case leavesRange(String, least: String?, most: String, isIndex: Bool = false)
        /// If the merge of single attributes combines these values, which no side combines.
        case combines([String: Set<String>])
    }

    /// The tag names of the elements with this unit; empty if all elements can have it.
    var elements: Set<String> = []
    let attributes: [String]
    /// The keys of the child elements that belong to the unit.
    var values: [String] = []
    /// The keys of child objects that exclude the attributes and values: an object has one or the
    /// other. The unit applies only if one side has such an object and the other does not.
    var objects: [String] = []
    var condition = Condition.always

    /// Returns whether the attributes are one value in an element with these versions.
    func applies(to versions: ElementVersions) -> Bool {
        if !elements.isEmpty, !elements.contains(versions.any.name) { return false }
        return switch condition {
        case .always: true
        case .differs(let name): versions.ours?[name] != versions.theirs?[name]
        case .comesOrGoes(let name):
            (versions.ours?[name] == nil) != (versions.theirs?[name] == nil)
        case .leavesRange(let name, let least, let most, let isIndex):
            Self.isOutside(versions, name, least, most, isIndex)
        case .combines(let values):
            Self.isNew(in: versions) { value in
                values.allSatisfy { $0.value.contains(value($0.key) ?? "") }
            }
        }
    }

    /// Returns whether a number would be outside of its range if each attribute came from the side
    /// that changed it, although it is inside on both sides. An index is below the count `most`.
    private static func isOutside(
        _ versions: ElementVersions, _ name: String, _ least: String?, _ most: String,
        _ isIndex: Bool
    ) -> Bool {
        func isInside(_ number: (String) -> String?) -> Bool {
            guard let value = number(name).flatMap(Double.init),
                let end = number(most).flatMap(Double.init)
            else { return true }
            let start = least.flatMap(number).flatMap(Double.init) ?? 0
            return value >= start && (isIndex ? value < end : value <= end)
        }
        return isNew(in: versions) { !isInside($0) }
    }

    /// Returns whether something is true of the attributes if each came from the side that changed
    /// it, although it is true on no side.
    private static func isNew(
        in versions: ElementVersions, _ isTrue: ((String) -> String?) -> Bool
    ) -> Bool {
        let isMixed = isTrue { name in
            let side = ThreeWay(
                versions.base?[name], versions.ours?[name], versions.theirs?[name]
            ).side
            return versions[side ?? .ours]?[name]
        }
        return isMixed && !isTrue { versions.ours?[$0] } && !isTrue { versions.theirs?[$0] }
    }

    /// Returns the attributes that are always one value with an attribute, and that attribute.
    static func names(with name: String, in element: VersionElement) -> [String] {
        let unit = all.first { unit in
            guard case .always = unit.condition else { return false }
            return unit.elements.contains(element.name) && unit.attributes.contains(name)
        }
        return unit?.attributes ?? [name]
    }

    /// Returns the values of these attributes as shown to people; nil if there are none.
    static func words(_ attributes: [String], of element: VersionElement?) -> String? {
        let words = attributes.compactMap { name in element?[name].map { name + "=" + $0 } }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The units with objects. The counts are of 1,431 files.
    static let exclusive = [
        // None of 35 cells with a content configuration has a style.
        AttributeUnit(
            elements: ["tableViewCell"],
            attributes: ["style", "textLabel", "detailTextLabel", "imageView"],
            objects: ["contentConfiguration"]),
        // None of 36 custom views is beside a system's symbol or an image, 2 are beside a title.
        AttributeUnit(
            elements: ["barButtonItem"], attributes: ["systemItem", "title", "image"],
            values: ["title", "image"], objects: ["customView"]),
        // 9 of 9 title views are beside `<nil key="title"/>`.
        AttributeUnit(
            elements: ["navigationItem"], attributes: ["title"], values: ["title"],
            objects: ["titleView"]),
    ]

    /// All other units, the larger before those that they contain. The counts are of the files that Xcode
    /// wrote among 1,430, or 3,604 in the lines that say so.
    static let all = [
        // None of 10,106 ends at a layout guide is at a margin.
        AttributeUnit(elements: ["constraint"], attributes: ["firstItem", "firstAttribute"]),
        AttributeUnit(elements: ["constraint"], attributes: ["secondItem", "secondAttribute"]),
        // The system's spacing is 8 or 20 in all 973 constraints that have it.
        AttributeUnit(
            elements: ["constraint"], attributes: ["symbolic", "constant"],
            condition: .comesOrGoes("symbolic")),
        // 2 of 7,149 segues "show" have a style of presentation (of 3,604 files).
        AttributeUnit(
            elements: ["segue"],
            attributes: [
                "kind", "relationship", "customClass", "customModule", "customModuleProvider",
                "modalPresentationStyle", "modalTransitionStyle", "popoverAnchorBarButtonItem",
                "popoverAnchorView", "unwindAction",
            ], condition: .differs("kind")),
        // None of 114 popovers has two anchors (of 3,604 files).
        AttributeUnit(
            elements: ["segue"], attributes: ["popoverAnchorBarButtonItem", "popoverAnchorView"]),
        AttributeUnit(attributes: ["customClass", "customModule", "customModuleProvider"]),
        AttributeUnit(
            elements: ["viewControllerPlaceholder"],
            attributes: ["storyboardName", "bundleIdentifier", "referencedIdentifier"]),
        // A selector is a method of the target, a key path one of the destination.
        AttributeUnit(elements: ["action"], attributes: ["selector", "destination", "target"]),
        AttributeUnit(elements: ["binding"], attributes: ["destination", "keyPath"]),
        // None of 670 items with a system's symbol has a title or an image.
        AttributeUnit(
            elements: ["barButtonItem", "tabBarItem"],
            attributes: ["systemItem", "title", "image", "selectedImage"],
            condition: .comesOrGoes("systemItem")),
        // No catalogue is named without an image (of 3,604 files, 2,698 images of the system).
        AttributeUnit(attributes: ["image", "catalog"], condition: .comesOrGoes("catalog")),
        // None of 546 attributed texts has a plain one, or its look (of 3,604 files).
        AttributeUnit(
            elements: ["label", "textField", "textView"],
            attributes: ["usesAttributedText", "text", "textAlignment"],
            values: ["attributedText", "text", "fontDescription", "textColor"],
            condition: .comesOrGoes("usesAttributedText")),
        AttributeUnit(
            elements: ["state"], attributes: ["title"], values: ["title", "attributedTitle"]),
        // None of 16 configurations with an attributed title has a plain one.
        AttributeUnit(
            elements: ["buttonConfiguration"], attributes: ["title"],
            values: ["title", "attributedTitle"]),
        AttributeUnit(
            elements: ["buttonConfiguration"], attributes: ["subtitle"],
            values: ["subtitle", "attributedSubtitle"]),
        // Type and bezel go together in all 312 buttons of the Mac (of 3,604 files).
        AttributeUnit(
            elements: ["buttonCell"],
            attributes: ["type", "bezelStyle", "imagePosition", "borderStyle", "imageScaling"],
            values: ["behavior"], condition: .differs("type")),
        // None of 6,791 stacks has both, none of 2,098 labels both minimums, and all 420 sizes of
        // placeholders have two lengths (of 3,604 files).
        AttributeUnit(elements: ["stackView"], attributes: ["spacing", "spacingType"]),
        // None of 62 stacks with a baseline alignment is vertical.
        AttributeUnit(
            elements: ["stackView"], attributes: ["axis", "alignment"],
            condition: .combines([
                "axis": ["vertical"], "alignment": ["firstBaseline", "lastBaseline"],
            ])),
        AttributeUnit(
            elements: ["label"],
            attributes: ["adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor"]),
        AttributeUnit(
            attributes: ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"],
            condition: .comesOrGoes("placeholderIntrinsicWidth")),
        // None of 649 sliders has a value outside of its range (of 3,604 files).
        AttributeUnit(
            elements: ["slider"], attributes: ["value", "minValue", "maxValue"],
            condition: .leavesRange("value", least: "minValue", most: "maxValue")),
        AttributeUnit(
            elements: ["stepper"], attributes: ["value", "minimumValue", "maximumValue"],
            condition: .leavesRange("value", least: "minimumValue", most: "maximumValue")),
        AttributeUnit(
            elements: ["pageControl"], attributes: ["currentPage", "numberOfPages"],
            condition: .leavesRange(
                "currentPage", least: nil, most: "numberOfPages", isIndex: true)),
        // A shortcut is a key with its modifiers; the title is that of the selected item in all 102
        // pop-up buttons of the Mac (of 3,604 files).
        AttributeUnit(
            elements: ["menuItem"], attributes: ["keyEquivalent"],
            values: ["keyEquivalentModifierMask"]),
        AttributeUnit(
            elements: ["popUpButtonCell"], attributes: ["selectedItem", "title"],
            condition: .differs("selectedItem")),
        // 3,091 of 3,093 cells with a style have its label (of 3,604 files).
        AttributeUnit(
            elements: ["tableViewCell"],
            attributes: ["style", "textLabel", "detailTextLabel", "imageView"],
            condition: .differs("style")),
    ]
}
