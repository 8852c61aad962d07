import StackCore

extension ViewProperties {
    /// What size classes do not vary: the looks of controls and what they contain.
    mutating func readUnvaried(_ element: XMLElement) {
        switch kind {
        case .button: readButton(element)
        case .textField: draft.set(.style, element["borderStyle"] ?? "none")
        case .activity: draft.set(.style, Self.activityStyle(element["style"]))
        case .datePicker: draft.set(.style, element["style"])
        case .progress where element["progressViewStyle"] == "bar": draft.set(.style, "bar")
        case .searchBar: readSearchBarStyle(element)
        case .segmented: readSegments(element)
        case .pageControl: draft.setNumber(.pages, element["numberOfPages"])
        case .scroll:
            draft.set(.style, Self.listStyles[element.name])
            readScrolling(element)
        case .textView: readScrolling(element)
        default: break
        }
    }

    /// No type is Interface Builder's way to write a custom button; a configuration overrides it.
    private mutating func readButton(_ element: XMLElement) {
        let configuration = element.child("buttonConfiguration", key: "configuration")
        let type = element["buttonType"] ?? "custom"
        draft.set(.style, configuration?["style"] ?? (type == "roundedRect" ? "system" : type))
        let insets =
            configuration?.child("directionalEdgeInsets", key: "contentInsets")
            ?? element.child("inset", key: "contentEdgeInsets")
        draft.set(.contentInset, insets.map(InsetsElement.spelling))
    }

    private static let listStyles = ["tableView": "table", "collectionView": "collection"]

    private static func activityStyle(_ style: String?) -> String {
        style == "whiteLarge" || style == "large" ? "large" : "medium"
    }

    private mutating func readSearchBarStyle(_ element: XMLElement) {
        guard let style = element["searchBarStyle"], style != "default" else { return }
        draft.set(.style, style)
    }

    /// The separator of the property's list cannot stand in a title.
    private mutating func readSegments(_ element: XMLElement) {
        let segments = element.child("segments")?.children("segment") ?? []
        let titles = segments.map { segment in
            String((segment["title"] ?? "").map { $0 == "|" ? "/" : $0 })
        }
        draft.set(.segments, titles.joined(separator: "|"))
    }

    private mutating func readScrolling(_ element: XMLElement) {
        draft.setFlag(.scrollEnabled, element["scrollEnabled"])
        draft.set(
            .contentInset,
            element.child("inset", key: "contentInset").map(InsetsElement.spelling))
    }
}
