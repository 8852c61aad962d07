import StackCore

/// A view of a scene during the import.
struct DraftView {
    let id: ViewID
    let element: SourceElement
    let kind: ViewKind
    let name: String
    let parent: ViewID?
    var properties: PropertyDraft

    /// Whether the parent is a stack, which arranges all its subviews in a document.
    let isArranged: Bool

    /// Whether the autoresizing mask places the view on the canvas. An arranged subview has no
    /// fixed frame, regardless of its element's content.
    var isPlacedByMask: Bool {
        isArranged ? element.translatesMask : element.isPlacedByMask
    }

    /// Whether the canvas keeps the view's stored size. This applies to arranged views whose
    /// content determines no size, or no width.
    var keepsDesignedSize: Bool {
        // Empty labels keep their size even outside of stacks.
        if kind == .label { return (properties.list[.text]?.spelling ?? "").isEmpty }
        guard isArranged else { return false }
        switch kind {
        case .view, .scroll, .table, .collection, .cell, .toolbar, .visualEffect, .map, .web,
            .slider, .progress, .searchBar:
            return true
        case .textView: return properties.list.value(.scrollEnabled) ?? true
        case .image: return properties.list[.image] == nil
        case .stack: return element.viewElements.isEmpty
        case .label, .button, .textField, .switch, .stepper, .segmented, .activity, .pageControl,
            .datePicker, .picker, .spacer:
            return false
        }
    }
}

/// The two orders of a view's subviews: the z-order and the arranged order.
struct SiblingOrders {
    var subviews: [ViewID]
    var arranged: [ViewID]
}

/// A constraint of a scene during the import.
struct DraftConstraint {
    let id: ConstraintID
    let name: String
    let first: Anchor
    let relation: Relation
    let second: Anchor?
    var properties: PropertyDraft
}

/// The item that an identifier in a constraint refers to.
enum SceneItem {
    case item(LayoutItem)
    /// The keyboard layout guide of a view. There is no keyboard on the canvas.
    case keyboard(ViewID)

    /// The view itself; nil if the identifier refers to a guide.
    var view: ViewID? {
        if case .item(let item) = self, item.guide == nil { item.view } else { nil }
    }

    /// Returns the anchor for an attribute. Without a keyboard, its guide is below the safe area
    /// and as wide as the view.
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
    /// Returns the item that a guide of `view` represents; nil for unknown guides.
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
