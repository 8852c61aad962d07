import StackCore

/// Insets in the three spellings of Interface Builder, as `top,leading,bottom,trailing`.
enum InsetsElement {
    /// Absent sides are 0.
    static func spelling(_ element: SourceElement) -> String {
        [
            ["top", "minY"], ["leading", "left", "minX"], ["bottom", "maxY"],
            ["trailing", "right", "maxX"],
        ]
        .map { side(element, $0) }.joined(separator: ",")
    }

    private static func side(_ element: SourceElement, _ names: [String]) -> String {
        guard let text = names.lazy.compactMap({ element[$0] }).first else { return "0" }
        // What is no number stays as it is, so that it is refused with the property.
        return XMLNumber.spelling(text) ?? text
    }

    /// The margins of a view, in the present form or the older one.
    static func margins(of view: SourceElement) -> SourceElement? {
        view.child("directionalEdgeInsets", key: "directionalLayoutMargins")
            ?? view.child("edgeInsets", key: "layoutMargins")
    }

    /// Writes insets into the element that is `known` to hold them, else into a new one; nil takes
    /// it away.
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

    /// Sets four sides in the words that the element's name asks for.
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
