import StackCore

extension Font {
    /// The size in points; for a text style, the size at the default content size category.
    var pointSize: Double {
        switch self {
        case .style(let style): Double(style.usualSize) ?? 17
        case .custom(_, let size), .system(let size, _, _): size
        }
    }
}

/// The conversion between a `<fontDescription>` or `<font>` element and a document's font:
/// `SIZE[/WEIGHT]`, or a text style.
enum FontElement {
    /// Returns the element's font as documents write it; nil if a document cannot represent the
    /// font.
    ///
    /// If the size is missing or 0, the control's default size applies, as in Interface Builder.
    static func spelling(_ element: SourceElement, for kind: ViewKind?) -> String? {
        if let style = element["style"] { return styles[style] }
        let written = XMLNumber.parse(element["pointSize"] ?? element["size"]) ?? 0
        let size = NumberSpelling.spell(written > 0 ? written : defaultSize(element, kind))
        if let name = element["name"], !name.hasPrefix(".") { return size + "/" + name }
        return size + variant(element)
    }

    /// Returns the font that the element describes; nil if a document cannot represent it.
    static func font(_ element: SourceElement, for kind: ViewKind?) -> Font? {
        spelling(element, for: kind).flatMap { try? Font(spelling: $0) }
    }

    private static func variant(_ element: SourceElement) -> String {
        switch element["type"] ?? element["metaFont"] {
        case "boldSystem", "systemBold": return "/bold"
        case "italicSystem": return "/italic"
        default: break
        }
        guard let weight = weights[element["weight"]?.lowercased() ?? "regular"] else { return "" }
        return weight == "regular" ? "" : "/" + weight
    }

    private static func defaultSize(_ element: SourceElement, _ kind: ViewKind?) -> Double {
        if let size = element["size"].flatMap({ namedSizes[$0] }) { return size }
        // A `metaFont` occurs in attributed texts. It is the system font of macOS with a size of 13
        // points (1 of 1 text).
        if element["metaFont"] != nil { return 13 }
        // For a size of 0, labels use 12 points as UIFont does (5 labels of 2 projects). Other
        // controls use their default size.
        if kind == .label, element["pointSize"] != nil { return 12 }
        return switch kind {
        case .button: 15
        case .textField, .textView: 14
        case .segmented: 13
        default: 17
        }
    }

    /// The font sizes, in points, that Xcode 6 and 7 wrote by name: UIFont's `systemFontSize` and
    /// similar ones (6 labels of 4 projects have `system`).
    private static let namedSizes = [
        "system": 14.0, "smallSystem": 12, "label": 17, "button": 18,
    ]

    private static let weights = Dictionary(
        uniqueKeysWithValues: [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy",
            "black",
        ].map { ($0.lowercased(), $0) })

    /// Returns Interface Builder's name for a document's text style; nil if it has none.
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

    /// Returns the attributes that follow the attribute `key` in a new `<fontDescription>`; nil if
    /// Interface Builder cannot represent the font.
    static func attributes(_ font: Font) -> [(String, String?)]? {
        switch font {
        case .style(let style):
            return styleName(style.rawValue).map { [("style", $0)] }
        case .custom(let name, let size):
            let family = name.rawValue.split(separator: "-").first.map(String.init)
            return [
                ("name", name.rawValue), ("family", family),
                ("pointSize", XcodeNumber.spell(size)),
            ]
        case .system(let size, let weight, .upright):
            let isNamed = weight == .regular || weight == .bold
            return [
                ("type", weight == .bold ? "boldSystem" : "system"),
                ("weight", isNamed ? nil : weight.rawValue),
                ("pointSize", XcodeNumber.spell(size)),
            ]
        case .system(let size, .regular, .italic):
            return [("type", "italicSystem"), ("pointSize", XcodeNumber.spell(size))]
        case .system: return nil
        }
    }
}

/// The font of an attributed text, which may have several fonts.
enum AttributedFont {
    /// Returns the largest font of an attributed text, or the first of several equally large ones,
    /// because the largest font determines the line height (observed in 5 stacks of 1 project).
    /// Returns nil if no fragment has a font.
    static func spelling(_ attributedString: SourceElement, for kind: ViewKind?) -> String? {
        var largest: (size: Double, spelling: String)?
        for fragment in attributedString.children("fragment") {
            guard let font = fragment.child("attributes")?.child(key: "NSFont"),
                let spelling = FontElement.spelling(font, for: kind)
            else { continue }
            let size = XMLNumber.parse(font["size"] ?? font["pointSize"]) ?? 0
            if size > largest?.size ?? -1 { largest = (size, spelling) }
        }
        return largest?.spelling
    }
}
