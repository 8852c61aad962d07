import StackCore

/// A view of a scene on its way into a document.
struct DraftView {
    let id: ViewID
    let element: SourceElement
    let kind: ViewKind
    let name: String
    let parent: ViewID?
    var properties: PropertyDraft

    /// Whether the parent arranges it: a stack arranges all its subviews in a document.
    let isArranged: Bool

    /// Whether its autoresizing mask holds the view on the canvas. What a stack arranges has no fixed
    /// frame, whatever the element says.
    var isPlacedByMask: Bool {
        isArranged ? element.translatesMask : element.isPlacedByMask
    }

    /// Whether a stack arranges a view that shows nothing from which a size would follow, or not its
    /// width: the canvas keeps the one that it has.
    var keepsDesignedSize: Bool {
        // Empty labels keep it wherever they stand.
        if kind == .label { return (properties.list[.text]?.spelling ?? "").isEmpty }
        guard isArranged else { return false }
        switch kind {
        case .view, .scroll, .slider, .progress, .searchBar: return true
        case .textView: return properties.list.value(.scrollEnabled) ?? true
        case .image: return properties.list[.image] == nil
        case .stack: return element.viewElements.isEmpty
        default: return false
        }
    }
}

/// The two orders of the views in a view.
struct SiblingOrders {
    var subviews: [ViewID]
    var arranged: [ViewID]
}

/// A constraint of a scene on its way into a document.
struct DraftConstraint {
    let id: ConstraintID
    let name: String
    let first: Anchor
    let relation: Relation
    let second: Anchor?
    var properties: PropertyDraft
}

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
