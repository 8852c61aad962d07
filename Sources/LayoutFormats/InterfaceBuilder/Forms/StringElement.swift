/// Reads and writes the text of a view's element, in any of the forms that Interface Builder uses.
enum StringElement {
    /// Returns the text with the given key: an attribute, a `<string>` child, or an attributed
    /// string. Returns nil if there is none.
    static func text(_ element: SourceElement, _ key: String, attributed: String) -> String? {
        if let text = element[key] { return text }
        if let text = string(in: element, key: key).flatMap(content) { return text }
        return element.child("attributedString", key: attributed).map { plain($0) }
    }

    static func title(_ part: SourceElement) -> String? {
        text(part, "title", attributed: "attributedTitle")
    }

    static func hasTitle(_ part: SourceElement) -> Bool {
        part["title"] != nil || part.child(key: "title") != nil
            || part.child(key: "attributedTitle") != nil
    }

    /// Writes a text in the form in which the element already stores one: an attribute, a
    /// `<string>` child, or an attributed string. If `text` is nil, removes the element's text.
    static func write(
        _ text: String?, to place: SourceElement, _ key: String, attributed: String
    ) {
        if place[key] != nil { return place.set(key, text) }
        if let string = string(in: place, key: key) { return write(text, to: string) }
        if let string = place.child("attributedString", key: attributed) {
            return writeFragment(text, in: string)
        }
        place.set(key, text)
    }

    private static func string(in element: SourceElement, key: String) -> SourceElement? {
        element.child("string", key: key) ?? element.child("mutableString", key: key)
    }

    private static func content(_ string: SourceElement) -> String? {
        string.isYes("base64-UTF8") ? Base64.text(string.text) : string.text
    }

    private static func write(_ text: String?, to string: SourceElement) {
        guard let text else { return string.remove() }
        string.set("base64-UTF8", nil)
        string.setText(text)
    }

    // MARK: Attributed strings

    /// Returns the plain text of an attributed string: the joined texts of its fragments.
    private static func plain(_ attributedString: SourceElement) -> String {
        attributedString.children("fragment").map(content(of:)).joined()
    }

    /// Returns the text of a fragment of an attributed string.
    static func content(of fragment: SourceElement) -> String {
        fragment["content"] ?? string(in: fragment, key: "content").flatMap(content) ?? ""
    }

    /// Writes the text of an attributed string, or removes the attributed string if the text is
    /// nil. Does nothing if the string has several fragments, because it is unknown which of them
    /// the new text concerns.
    private static func writeFragment(_ text: String?, in attributedString: SourceElement) {
        guard let text else { return attributedString.remove() }
        let fragments = attributedString.children("fragment")
        guard fragments.count == 1 else { return }
        if let content = string(in: fragments[0], key: "content") {
            write(text, to: content)
        } else {
            fragments[0].set("content", text)
        }
    }
}
