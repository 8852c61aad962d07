import StackCore

/// What an identifier of a scene stands for, where a constraint names it.
enum SceneItem {
    case item(LayoutItem)
    /// The keyboard's guide of a view; there is no keyboard on the canvas.
    case keyboard(ViewID)

    /// The view itself, when the identifier is not a guide's.
    var view: ViewID? {
        if case .item(let item) = self, item.guide == nil { item.view } else { nil }
    }

    /// Without a keyboard its guide lies below the safe area, as wide as the view.
    func anchor(_ attribute: LayoutAttribute) -> Anchor {
        switch self {
        case .item(let item): Anchor(item, attribute)
        case .keyboard(let view):
            attribute == .top
                ? Anchor(LayoutItem(view, guide: .safeArea), .bottom)
                : Anchor(LayoutItem(view), attribute)
        }
    }
}

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
