import StackCore

extension PropertyCoder {
    /// The alignment of a text. In an attributed text, each paragraph style has an alignment: the
    /// reader uses the first style, and the writer changes all of them. Interface Builder leaves
    /// out the alignment of a plain text if it is `left`.
    static let textAlignment = PropertyCoder { source throws(InvalidValue) in
        let element = source.element
        let isAttributed = element.child("attributedString", key: "attributedText") != nil
        let omitted = isAttributed || element.isNamed("variation") ? nil : "left"
        return try source.value(
            element.paragraphStyles.first?["alignment"] ?? element["textAlignment"] ?? omitted)
    } write: { value, target in
        let styles = target.place.existing?.paragraphStyles ?? []
        for style in styles { style.set("alignment", value?.spelling) }
        if !styles.isEmpty { return }
        let spelling = value?.spelling ?? (target.isBase ? "natural" : nil)
        target.place.set("textAlignment", target.isBase && spelling == "left" ? nil : spelling)
    }

    /// Returns the reader and writer of a paragraph attribute in an attributed text. Reads the
    /// first paragraph style and writes all of them; a text without paragraph styles is not
    /// changed.
    static func paragraph(_ attribute: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.value(source.element.paragraphStyles.first?[attribute])
        } write: { value, target in
            guard target.isBase else { return }
            for style in target.element.paragraphStyles {
                style.set(attribute, value?.spelling)
            }
        }
    }
}

extension SourceElement {
    /// The paragraph styles of a view's attributed text, one for each fragment that has one.
    var paragraphStyles: [SourceElement] {
        let fragments = child("attributedString", key: "attributedText")?.children("fragment")
        return (fragments ?? []).compactMap {
            $0.child("attributes")?.child("paragraphStyle", key: "NSParagraphStyle")
        }
    }

    /// Whether a paragraph style of the attributed text sets the height or the spacing of its
    /// lines.
    var setsLineHeights: Bool {
        paragraphStyles.contains { style in
            ParagraphStyle.keys.contains { style[$0.spelling] != nil }
        }
    }
}
