/// The text that an element holds in one of Interface Builder's ways.
enum StringElement {
    /// The text in the role `key`: an attribute, a `<string>` child, or an attributed string.
    static func text(_ element: XMLElement, _ key: String, attributed: String) -> String? {
        if let text = element[key] { return text }
        if let string = string(in: element, key: key) { return string }
        return element.child("attributedString", key: attributed).map { plain($0) }
    }

    /// The fragments' contents, joined.
    static func plain(_ attributedString: XMLElement) -> String {
        attributedString.children("fragment").map(content).joined()
    }

    private static func content(_ fragment: XMLElement) -> String {
        fragment["content"] ?? string(in: fragment, key: "content") ?? ""
    }

    private static func string(in element: XMLElement, key: String) -> String? {
        let child = element.child("string", key: key) ?? element.child("mutableString", key: key)
        guard let child else { return nil }
        return child.isYes("base64-UTF8") ? Base64.text(child.text) : child.text
    }
}
