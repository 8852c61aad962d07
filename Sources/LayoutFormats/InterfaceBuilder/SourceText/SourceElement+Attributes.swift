extension SourceElement {
    /// Sets an attribute in its place; a new one goes where Xcode writes it. Nil takes it away.
    func set(_ name: String, _ value: String?) {
        guard let at = attributes.firstIndex(where: { $0.name == name }) else {
            if let value { insert(SourceAttribute(name, value)) }
            return
        }
        guard let value else {
            attributes.remove(at: at)
            return
        }
        if attributes[at].value == value { return }
        attributes[at].rawValue =
            attributes[at].quote == "'"
            ? XMLEscape.attribute(value).replacing("'", with: "&apos;")
            : XMLEscape.attribute(value)
    }

    private func insert(_ attribute: SourceAttribute) {
        let rank = Self.rank(attribute.name)
        let at = attributes.firstIndex { Self.isListed($0.name) && Self.rank($0.name) > rank }
        attributes.insert(attribute, at: at ?? attributes.count)
    }

    private static func isListed(_ name: String) -> Bool { ranks[name] != nil }

    private static func rank(_ name: String) -> Int { ranks[name] ?? order.count }

    private static let ranks = Dictionary(
        uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })

    /// The order in which Xcode writes attributes, of views and then of constraints.
    private static let order = [
        "key", "hidden", "opaque", "clipsSubviews", "userInteractionEnabled", "contentMode",
        "semanticContentAttribute", "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "fixedFrame",
        "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth",
        "insetsLayoutMarginsFromSafeArea", "scrollEnabled", "image", "text",
        "contentHorizontalAlignment", "contentVerticalAlignment", "buttonType", "borderStyle",
        "searchBarStyle", "numberOfPages", "textAlignment", "lineBreakMode", "numberOfLines",
        "axis", "distribution", "alignment", "spacingType", "spacing",
        "baselineRelativeArrangement", "style", "firstItem", "firstAttribute", "relation",
        "secondItem", "secondAttribute", "multiplier", "constant", "priority", "symbolic",
        "placeholder", "identifier", "translatesAutoresizingMaskIntoConstraints", "id",
        "userLabel", "customClass", "customModule", "customModuleProvider",
    ]
}
