import StackCore

/// Insets in the three spellings of Interface Builder, as `top,leading,bottom,trailing`.
enum InsetsElement {
    /// Absent sides are 0.
    static func spelling(_ element: XMLElement) -> String {
        [
            ["top", "minY"], ["leading", "left", "minX"], ["bottom", "maxY"],
            ["trailing", "right", "maxX"],
        ]
        .map { side(element, $0) }.joined(separator: ",")
    }

    private static func side(_ element: XMLElement, _ names: [String]) -> String {
        guard let text = names.lazy.compactMap({ element[$0] }).first else { return "0" }
        // What is no number stays as it is, so that it is refused with the property.
        return XMLNumber.spelling(text) ?? text
    }
}
