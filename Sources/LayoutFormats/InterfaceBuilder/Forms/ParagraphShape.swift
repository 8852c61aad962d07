import StackCore

extension Shape {
    /// An attribute of the paragraphs of an attributed text; that of the first of several. A plain text cannot
    /// say it, nor one whose fragments have no style of their own.
    static func paragraph(_ attribute: String) -> Shape {
        Shape { source throws(Misfit) in
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
    /// The styles of a view's attributed text, one a fragment that has any.
    var paragraphStyles: [SourceElement] {
        let fragments = child("attributedString", key: "attributedText")?.children("fragment")
        return (fragments ?? []).compactMap {
            $0.child("attributes")?.child("paragraphStyle", key: "NSParagraphStyle")
        }
    }

    /// Whether an attributed text says how high its lines are, or how far apart.
    var setsLineHeights: Bool {
        paragraphStyles.contains { style in
            ParagraphStyle.keys.contains { style[$0.spelling] != nil }
        }
    }
}
