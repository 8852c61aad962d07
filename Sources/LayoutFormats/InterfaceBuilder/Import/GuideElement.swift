import StackCore

/// A `<viewLayoutGuide>` of a view or a `<viewControllerLayoutGuide>` of a controller.
enum GuideElement {
    /// What a guide of `view` stands for; nil for guides that are not known.
    static func item(_ element: SourceElement, of view: ViewID) -> SceneItem? {
        let isControllers = element.name == "viewControllerLayoutGuide"
        let name = element[isControllers ? "type" : "key"] ?? ""
        if !isControllers && name.hasPrefix("keyboard") { return .keyboard(view) }
        let kind = isControllers ? controllerGuides[name] : viewGuides[name]
        return kind.map { .item(LayoutItem(view, guide: $0)) }
    }

    private static let controllerGuides: [String: GuideKind] = [
        "top": .topLayoutGuide, "bottom": .bottomLayoutGuide,
    ]

    private static let viewGuides: [String: GuideKind] = [
        "safeArea": .safeArea, "layoutMargins": .margins, "readableContent": .readable,
        "readableContentGuide": .readable, "contentLayoutGuide": .content,
        "frameLayoutGuide": .frame,
    ]
}
