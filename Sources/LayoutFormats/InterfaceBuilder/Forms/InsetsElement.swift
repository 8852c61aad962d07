import StackCore

/// The conversion of insets between elements and documents, which spell them
/// `top,leading,bottom,trailing`. Interface Builder has three sets of attribute names for insets.
enum InsetsElement {
    /// Returns the element's insets as a document spells them. Missing sides are 0.
    static func spelling(_ element: SourceElement) -> String {
        [
            ["top", "minY"], ["leading", "left", "minX"], ["bottom", "maxY"],
            ["trailing", "right", "maxX"],
        ]
        .map { side(element, $0) }.joined(separator: ",")
    }

    private static func side(_ element: SourceElement, _ names: [String]) -> String {
        guard let text = names.lazy.compactMap({ element[$0] }).first else { return "0" }
        // An invalid number is returned unchanged, so that the property's validation rejects it.
        return XMLNumber.spelling(text) ?? text
    }

    /// Returns the child element with the view's layout margins, which has another name in older
    /// files; nil if there is none.
    static func margins(of view: SourceElement) -> SourceElement? {
        view.child("directionalEdgeInsets", key: "directionalLayoutMargins")
            ?? view.child("edgeInsets", key: "layoutMargins")
    }

    /// Writes insets into the element `known`, or into a new element if `known` is nil. If `value`
    /// is nil, removes `known`.
    static func write(
        _ value: PropertyValue?, _ known: SourceElement?, _ name: String, key: String,
        in parent: () -> SourceElement
    ) {
        guard case .insets(let insets)? = value else {
            known?.remove()
            return
        }
        if let known { return write(insets, to: known) }
        let parent = parent()
        let element = parent.tree.make(name, [("key", key)])
        write(insets, to: element)
        parent.insertInOrder(element)
    }

    /// Sets the four sides, under the attribute names that the element uses.
    private static func write(_ insets: Insets, to element: SourceElement) {
        let names =
            switch element.name {
            case "inset": ["minY", "minX", "maxY", "maxX"]
            case "edgeInsets": ["top", "left", "bottom", "right"]
            default: ["top", "leading", "bottom", "trailing"]
            }
        let values = [insets.top, insets.leading, insets.bottom, insets.trailing]
        for (name, value) in zip(names, values) {
            if let old = XMLNumber.parse(element[name]), old == value { continue }
            element.set(name, XcodeNumber.spell(value))
        }
    }
}
