import StackCore

extension ViewProperties {
    /// Texts, titles and their fonts.
    mutating func readText(_ element: XMLElement, _ condition: SizeClasses) {
        switch kind {
        case .label:
            readString(element, "text", "attributedText", condition)
            draft.setNumber(.lines, element["numberOfLines"], for: condition)
            draft.setNumber(
                .preferredMaxLayoutWidth, element["preferredMaxLayoutWidth"], for: condition)
        case .textField:
            readString(element, "text", "attributedText", condition)
            readPlaceholder(element, condition)
        case .textView: readString(element, "text", "attributedText", condition)
        case .searchBar:
            readString(element, "text", "attributedText", condition)
            readPlaceholder(element, condition)
        case .button: readTitle(element, condition)
        default: break
        }
        readFont(element, condition)
    }

    private mutating func readString(
        _ element: XMLElement, _ key: String, _ attributed: String, _ condition: SizeClasses
    ) {
        let text = StringElement.text(element, key, attributed: attributed)
        draft.set(.text, text, for: condition)
        if let string = element.child("attributedString", key: attributed) {
            draft.set(.font, AttributedFont.spelling(string, for: kind), for: condition)
        }
    }

    private mutating func readPlaceholder(_ element: XMLElement, _ condition: SizeClasses) {
        let text = StringElement.text(element, "placeholder", attributed: "attributedPlaceholder")
        draft.set(.placeholder, text, for: condition)
    }

    /// The configuration's title where the button has one, else that of the normal state.
    private mutating func readTitle(_ element: XMLElement, _ condition: SizeClasses) {
        let titles = [
            element.child("buttonConfiguration", key: "configuration"),
            element.child("state", key: "normal"),
        ]
        for source in titles {
            guard let source else { continue }
            guard let title = StringElement.text(source, "title", attributed: "attributedTitle")
            else { continue }
            draft.set(.text, title, for: condition)
            if let string = source.child("attributedString", key: "attributedTitle") {
                draft.set(.font, AttributedFont.spelling(string, for: kind), for: condition)
            }
            return
        }
    }

    private mutating func readFont(_ element: XMLElement, _ condition: SizeClasses) {
        guard PropertyKey.font.definition.owner.includes(kind) else { return }
        let configuration = element.child("buttonConfiguration", key: "configuration")
        let font =
            configuration?.child("fontDescription", key: "titleFontDescription")
            ?? element.child("fontDescription", key: "fontDescription")
        guard let font else { return }
        guard let spelling = FontElement.spelling(font, for: kind) else {
            return draft.refuse("font", font["style"] ?? "")
        }
        draft.set(.font, spelling, for: condition)
    }
}
