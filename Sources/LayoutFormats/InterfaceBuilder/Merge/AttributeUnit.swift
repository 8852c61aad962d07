/// Attributes and child values of an element that form one value together: the item and the
/// attribute at one end of a constraint, a class and its module, the type and look of a macOS
/// button. A merge takes all of them from one side (docs/merging.md, "Attributes").
struct AttributeUnit {
    /// The condition under which the attributes and values are merged as one value.
    enum Condition {
        case always
        /// The sides have different values of the attribute, on which the others depend.
        case differs(String)
        /// One side has the attribute and the other does not.
        case comesOrGoes(String)
        /// Merging the attributes one by one would put a number outside of its range. A name such
        /// as `minSize.width` is an attribute of the child value with this key.
        case leavesRange(String, least: String?, most: String, isIndex: Bool = false)
        /// Merging the attributes one by one would combine these values, which neither side
        /// combines.
        case combines([String: Set<String>])
    }

    /// The tag names of the elements with this unit; empty if all elements can have it.
    var elements: Set<String> = []
    let attributes: [String]
    /// The keys of the child elements that belong to the unit.
    var values: [String] = []
    /// The keys of child objects that exclude the attributes and values: an element has either such
    /// an object or these. The unit applies only if one side has such an object and the other does
    /// not.
    var objects: [String] = []
    var condition = Condition.always

    /// Returns whether the attributes of an element with these versions are merged as one value.
    func applies(to versions: ElementVersions, in input: MergeInput) -> Bool {
        if !elements.isEmpty, !elements.contains(versions.any.name) { return false }
        return switch condition {
        case .always: true
        case .differs(let name): versions.ours?[name] != versions.theirs?[name]
        case .comesOrGoes(let name):
            (versions.ours?[name] == nil) != (versions.theirs?[name] == nil)
        case .leavesRange(let name, let least, let most, let isIndex):
            Self.isOutside(versions, in: input, name, least, most, isIndex)
        case .combines(let values):
            Self.isNew(in: versions, of: input) { value in
                values.allSatisfy { $0.value.contains(value($0.key) ?? "") }
            }
        }
    }

    /// Returns whether merging the attributes one by one would put a number outside of its range,
    /// although it is in range on both sides. An index must be less than the count `most`.
    private static func isOutside(
        _ versions: ElementVersions, in input: MergeInput, _ name: String, _ least: String?,
        _ most: String, _ isIndex: Bool
    ) -> Bool {
        func isInside(_ number: (String) -> String?) -> Bool {
            guard let value = number(name).flatMap(Double.init),
                let end = number(most).flatMap(Double.init)
            else { return true }
            let start = least.map { number($0).flatMap(Double.init) ?? 0 } ?? -.infinity
            return value >= start && (isIndex ? value < end : value <= end)
        }
        return isNew(in: versions, of: input) { !isInside($0) }
    }

    /// Returns whether `isTrue` holds for the attributes merged one by one, although it does not
    /// hold for either side. `isTrue` gets a function that returns an attribute's value.
    private static func isNew(
        in versions: ElementVersions, of input: MergeInput,
        _ isTrue: ((String) -> String?) -> Bool
    ) -> Bool {
        let all = [
            (versions.base, input.base), (versions.ours, input.ours),
            (versions.theirs, input.theirs),
        ]
        func value(_ name: String, _ side: MergeSide?) -> String? {
            let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
            let isOfChild = parts.count == 2
            let holders = all.map { isOfChild ? $0?.value(key: parts[0], in: $1) : $0 }
            let facts = holders.map { isOfChild ? $0?.content : $0?[name] }
            let chosen = side ?? ThreeWay(facts[0], facts[1], facts[2]).side ?? .ours
            return holders[chosen == .ours ? 1 : 2]?[isOfChild ? parts[1] : name]
        }
        return isTrue { value($0, nil) } && !isTrue { value($0, .ours) }
            && !isTrue { value($0, .theirs) }
    }

    /// Returns the given attribute and the attributes that always form one value with it.
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

    /// The units with child objects (`objects`). The counts are of 1,431 files.
    static let exclusive = [
        // None of 35 cells with a content configuration has a style.
        AttributeUnit(
            elements: ["tableViewCell"],
            attributes: ["style", "textLabel", "detailTextLabel", "imageView"],
            objects: ["contentConfiguration"]),
        // Of 36 bar button items with a custom view, none has a system item or an image, and 2 have
        // a title.
        AttributeUnit(
            elements: ["barButtonItem"], attributes: ["systemItem", "title", "image"],
            values: ["title", "image"], objects: ["customView"]),
        // 9 of 9 navigation items with a title view have a `<nil key="title"/>`.
        AttributeUnit(
            elements: ["navigationItem"], attributes: ["title"], values: ["title"],
            objects: ["titleView"]),
    ]

    /// All other units. A unit precedes those that are parts of it. The counts are of the files
    /// that Xcode wrote among 1,430 files, or among 3,604 or 3,407 where the comment states so.
    static let all: [AttributeUnit] =
        common
        + ranges(
            of: ["datePicker"], in: ["minimumDate", "date", "maximumDate"],
            ["timeIntervalSinceReferenceDate"])
        + ranges(of: ["window"], in: ["minSize", "contentRect", "maxSize"], ["width", "height"])
        + others

    private static let common: [AttributeUnit] = [
        // None of 10,106 constraint ends at a layout guide has a margin attribute.
        AttributeUnit(elements: ["constraint"], attributes: ["firstItem", "firstAttribute"]),
        AttributeUnit(elements: ["constraint"], attributes: ["secondItem", "secondAttribute"]),
        // The system's spacing is 8 or 20 in all 973 constraints that have it.
        AttributeUnit(
            elements: ["constraint"], attributes: ["symbolic", "constant"],
            condition: .comesOrGoes("symbolic")),
        // 2 of 7,149 segues of the kind `show` have a presentation style, and none of 6,786 the
        // direction of a popover's arrow (of 3,604 and 3,407 files).
        AttributeUnit(
            elements: ["segue"],
            attributes: [
                "kind", "relationship", "customClass", "customModule", "customModuleProvider",
                "modalPresentationStyle", "modalTransitionStyle", "popoverAnchorBarButtonItem",
                "popoverAnchorView", "unwindAction",
            ], values: ["popoverArrowDirection"], condition: .differs("kind")),
        // None of 114 popovers has two anchors (of 3,604 files).
        AttributeUnit(
            elements: ["segue"], attributes: ["popoverAnchorBarButtonItem", "popoverAnchorView"]),
        AttributeUnit(attributes: ["customClass", "customModule", "customModuleProvider"]),
        AttributeUnit(
            elements: ["viewControllerPlaceholder"],
            attributes: ["storyboardName", "bundleIdentifier", "referencedIdentifier"]),
        // A selector is a method of the target, and a key path leads to a property of the
        // destination.
        AttributeUnit(elements: ["action"], attributes: ["selector", "destination", "target"]),
        AttributeUnit(elements: ["binding"], attributes: ["destination", "keyPath"]),
        // None of 670 items with a system item has a title or an image.
        AttributeUnit(
            elements: ["barButtonItem", "tabBarItem"],
            attributes: ["systemItem", "title", "image", "selectedImage"],
            condition: .comesOrGoes("systemItem")),
        // All 2,698 elements with a catalogue have an image too (of 3,604 files).
        AttributeUnit(attributes: ["image", "catalog"], condition: .comesOrGoes("catalog")),
        // None of 546 objects with an attributed text also has a plain text or its font, colour or
        // alignment (of 3,604 files).
        AttributeUnit(
            elements: ["label", "textField", "textView"],
            attributes: ["usesAttributedText", "text", "textAlignment"],
            values: ["attributedText", "text", "fontDescription", "textColor"],
            condition: .comesOrGoes("usesAttributedText")),
        AttributeUnit(
            elements: ["state"], attributes: ["title"], values: ["title", "attributedTitle"]),
        // None of 16 configurations with an attributed title also has a plain title.
        AttributeUnit(
            elements: ["buttonConfiguration"], attributes: ["title"],
            values: ["title", "attributedTitle"]),
        AttributeUnit(
            elements: ["buttonConfiguration"], attributes: ["subtitle"],
            values: ["subtitle", "attributedSubtitle"]),
        // Type and bezel match in all 312 macOS buttons (of 3,604 files).
        AttributeUnit(
            elements: ["buttonCell"],
            attributes: ["type", "bezelStyle", "imagePosition", "borderStyle", "imageScaling"],
            values: ["behavior"], condition: .differs("type")),
        // None of 6,791 stack views has both attributes. Below, none of 2,098 labels has both
        // minimums, and all 420 placeholder sizes have a width and a height (of 3,604 files).
        AttributeUnit(elements: ["stackView"], attributes: ["spacing", "spacingType"]),
        // None of 62 stack views with a baseline alignment is vertical.
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
        // These numbers are in their ranges in all 298 columns, 99 scroll views, 10 date pickers and
        // 13 windows with both, and 9 sliders of macOS (of 3,407 files).
        AttributeUnit(
            elements: ["tableColumn"], attributes: ["width", "minWidth", "maxWidth"],
            condition: .leavesRange("width", least: "minWidth", most: "maxWidth")),
        AttributeUnit(
            elements: ["tableColumn"], attributes: ["minWidth", "maxWidth"],
            condition: .leavesRange("minWidth", least: nil, most: "maxWidth")),
        AttributeUnit(
            attributes: ["minimumZoomScale", "maximumZoomScale"],
            condition: .leavesRange("minimumZoomScale", least: nil, most: "maximumZoomScale")),
        AttributeUnit(
            elements: ["splitViewController"],
            attributes: ["minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth"],
            condition: .leavesRange(
                "minimumPrimaryColumnWidth", least: nil, most: "maximumPrimaryColumnWidth")),
        AttributeUnit(
            elements: ["sliderCell", "stepperCell", "levelIndicatorCell", "progressIndicator"],
            attributes: ["doubleValue", "minValue", "maxValue"],
            condition: .leavesRange("doubleValue", least: "minValue", most: "maxValue")),
    ]

    /// The units that the ranges precede.
    private static let others: [AttributeUnit] = [
        // A shortcut is a key with its modifiers. Below, the title is that of the selected item in
        // all 102 pop-up buttons of macOS (of 3,604 files).
        AttributeUnit(attributes: ["keyEquivalent"], values: ["keyEquivalentModifierMask"]),
        AttributeUnit(
            elements: ["popUpButtonCell"], attributes: ["selectedItem", "title"],
            condition: .differs("selectedItem")),
        // 3,091 of 3,093 cells with a style have the labels of this style (of 3,604 files).
        AttributeUnit(
            elements: ["tableViewCell"],
            attributes: ["style", "textLabel", "detailTextLabel", "imageView"],
            condition: .differs("style")),
        // None of 813 objects with a storyboard identifier as restoration identifier has another
        // one, and 3 lack the storyboard identifier. Below, none of 889 views has margins of both
        // kinds, and none of 158 layouts an estimated size and an automatic one (of 3,407 files).
        AttributeUnit(attributes: [ownRestoration, "restorationIdentifier"]),
        AttributeUnit(
            attributes: [ownRestoration, "storyboardIdentifier"],
            condition: .combines([ownRestoration: ["YES"], "storyboardIdentifier": [""]])),
        AttributeUnit(attributes: [], values: ["layoutMargins", "directionalLayoutMargins"]),
        AttributeUnit(
            elements: ["collectionViewFlowLayout"], attributes: ["automaticEstimatedItemSize"],
            values: ["estimatedItemSize"]),
        // All 7 text fields of macOS with the style of a bezel have a bezel, and 1 of 35 date
        // pickers that count down has a date (of 3,407 files).
        AttributeUnit(elements: ["textFieldCell"], attributes: ["borderStyle", "bezelStyle"]),
        AttributeUnit(
            elements: ["datePicker"],
            attributes: ["datePickerMode", "countDownDuration", "useCurrentDate"],
            values: ["date"], condition: .differs("datePickerMode")),
    ]

    private static let ownRestoration = "useStoryboardIdentifierAsRestorationIdentifier"

    /// Returns the units of child values whose attributes `names` must not decrease from each of
    /// the keys to the next.
    private static func ranges(
        of elements: Set<String>, in keys: [String], _ names: [String]
    ) -> [AttributeUnit] {
        keys.indices.flatMap { place in
            keys[(place + 1)...].flatMap { greater in
                names.map { name in
                    AttributeUnit(
                        elements: elements, attributes: [], values: [keys[place], greater],
                        condition: .leavesRange(
                            keys[place] + "." + name, least: nil, most: greater + "." + name))
                }
            }
        }
    }
}

extension VersionElement {
    /// Returns the child value with a key; nil if there is none.
    fileprivate func value(key: String, in version: Version) -> VersionElement? {
        children.lazy.compactMap { version[$0] }.first { $0.kind == .value && $0["key"] == key }
    }
}
