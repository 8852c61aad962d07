import StackCore

/// The one font of an attributed string.
enum AttributedFont {
    /// Nil when no fragment names a font, or when they name different ones.
    static func spelling(_ attributedString: XMLElement, for kind: ViewKind) -> String? {
        let fonts = attributedString.children("fragment").compactMap { font($0, kind) }
        guard let first = fonts.first, fonts.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private static func font(_ fragment: XMLElement, _ kind: ViewKind) -> String? {
        let element = fragment.child("attributes")?.child(key: "NSFont")
        return element.flatMap { FontElement.spelling($0, for: kind) }
    }
}
