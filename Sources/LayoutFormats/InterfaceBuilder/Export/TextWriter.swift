import StackCore

/// Writes texts and fonts where the element has them, in one of Interface Builder's ways.
struct TextWriter {
    private let writer: ViewWriter
    private let target: VariationElement

    init(_ writer: ViewWriter, _ target: VariationElement) {
        self.writer = writer
        self.target = target
    }

    private var element: SourceElement { writer.element }

    // MARK: Texts

    func writeText(_ text: String?) {
        guard writer.view.kind == .button else {
            return write(text, to: target.element(), "text", attributed: "attributedText")
        }
        let place = target.element()
        let titled = [place.child("buttonConfiguration", key: "configuration")]
            .compactMap { $0 }.first { Self.hasTitle($0) || Self.hasNoState(place) }
        if let titled {
            return write(text, to: titled, "title", attributed: "attributedTitle")
        }
        let state =
            place.child("state", key: "normal") ?? SourceElement("state", [("key", "normal")])
        if state.parent == nil { place.insertInOrder(state, writer.layout) }
        write(text, to: state, "title", attributed: "attributedTitle")
    }

    private static func hasTitle(_ element: SourceElement) -> Bool {
        element["title"] != nil || element.child(key: "title") != nil
            || element.child(key: "attributedTitle") != nil
    }

    private static func hasNoState(_ button: SourceElement) -> Bool {
        button.child("state", key: "normal").map { !hasTitle($0) } ?? true
    }

    private func write(
        _ text: String?, to place: SourceElement, _ key: String, attributed: String
    ) {
        if place[key] != nil { return place.set(key, text) }
        if let string = place.child("string", key: key) ?? place.child("mutableString", key: key) {
            guard let text else { return string.remove() }
            return string.setContent(text)
        }
        if let string = place.child("attributedString", key: attributed) {
            return writeFragment(text, in: string)
        }
        place.set(key, text)
    }

    /// Only a text of one style can be changed without saying which part of it is meant.
    private func writeFragment(_ text: String?, in string: SourceElement) {
        guard let text else { return string.remove() }
        let fragments = string.children.filter { $0.name == "fragment" }
        guard fragments.count == 1 else { return }
        if let content = fragments[0].child("string", key: "content")
            ?? fragments[0].child("mutableString", key: "content")
        {
            content.setContent(text)
        } else {
            fragments[0].set("content", text)
        }
    }

    // MARK: Fonts

    func writeFont(_ value: PropertyValue?) {
        let configuration = element.child("buttonConfiguration", key: "configuration")
        let titleFont = configuration?.child("fontDescription", key: "titleFontDescription")
        let known = titleFont ?? target.existing?.child("fontDescription", key: "fontDescription")
        guard case .font(let font)? = value else {
            known?.remove()
            return
        }
        guard let description = FontElement.element(font) else { return }
        if let known {
            let key = SourceAttribute("key", known["key"] ?? "fontDescription")
            known.attributes = [key] + description.attributes.dropFirst()
        } else {
            target.element().insertInOrder(description, writer.layout)
        }
    }
}

extension SourceElement {
    /// Replaces what stands between the tags.
    fileprivate func setContent(_ text: String) {
        set("base64-UTF8", nil)
        pieces = [.text(XMLEscape.content(text))]
        guard endTag.isEmpty else { return }
        startTail = String(startTail.dropLast())
        endTag = "</" + name + ">"
    }
}

extension FontElement {
    /// A new `<fontDescription>`; nil for fonts that Interface Builder has no words for.
    static func element(_ font: Font) -> SourceElement? {
        let attributes: [(String, String?)]
        switch font {
        case .style(let style):
            guard let name = styleName(style.rawValue) else { return nil }
            attributes = [("style", name)]
        case .custom(let name, let size):
            let family = name.rawValue.split(separator: "-").first.map(String.init)
            attributes = [
                ("name", name.rawValue), ("family", family),
                ("pointSize", XcodeNumber.spell(size)),
            ]
        case .system(let size, let weight, .upright):
            let isNamed = weight == .regular || weight == .bold
            attributes = [
                ("type", weight == .bold ? "boldSystem" : "system"),
                ("weight", isNamed ? nil : weight.rawValue),
                ("pointSize", XcodeNumber.spell(size)),
            ]
        case .system(let size, .regular, .italic):
            attributes = [("type", "italicSystem"), ("pointSize", XcodeNumber.spell(size))]
        case .system: return nil
        }
        return SourceElement("fontDescription", [("key", "fontDescription")] + attributes)
    }
}
