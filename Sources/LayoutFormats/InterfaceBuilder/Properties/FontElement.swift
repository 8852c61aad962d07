import StackCore

/// A `<fontDescription>` or `<font>` element as a document's font: `SIZE[/WEIGHT]`, or a style.
enum FontElement {
    /// Nil when the element names no font that a document can hold.
    ///
    /// Interface Builder leaves the size out, or writes 0, where the control's own applies.
    static func spelling(_ element: XMLElement, for kind: ViewKind) -> String? {
        if let style = element["style"] { return styles[style] }
        let written = XMLNumber.parse(element["pointSize"] ?? element["size"]) ?? 0
        let size = NumberSpelling.spell(written > 0 ? written : defaultSize(kind))
        if let name = element["name"], !name.hasPrefix(".") { return size + "/" + name }
        return size + variant(element)
    }

    private static func variant(_ element: XMLElement) -> String {
        switch element["type"] ?? element["metaFont"] {
        case "boldSystem", "systemBold": return "/bold"
        case "italicSystem": return "/italic"
        default: break
        }
        guard let weight = weights[element["weight"]?.lowercased() ?? "regular"] else { return "" }
        return weight == "regular" ? "" : "/" + weight
    }

    private static func defaultSize(_ kind: ViewKind) -> Double {
        switch kind {
        case .button: 15
        case .textField, .textView: 14
        case .segmented: 13
        default: 17
        }
    }

    private static let weights = Dictionary(
        uniqueKeysWithValues: [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy",
            "black",
        ].map { ($0.lowercased(), $0) })

    /// Interface Builder's word for a text style.
    static func styleName(_ style: String) -> String? {
        styles.first { $0.value == style }?.key
    }

    private static let styles = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
        "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
        "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
        "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
        "UICTFontTextStyleCaption2": "caption2",
    ]
}
