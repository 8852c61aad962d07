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

    /// Whether a stack arranges a view that shows nothing from which a size would follow, or not its
    /// width: the canvas keeps the one that it has.
    var keepsDesignedSize: Bool {
        guard isArranged else { return false }
        switch kind {
        case .view, .scroll, .slider, .progress, .searchBar: return true
        case .textView: return properties.list.value(.scrollEnabled) ?? true
        case .label: return (properties.list[.text]?.spelling ?? "").isEmpty
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
