import StackCore

/// A view of a scene on its way into a document.
struct DraftView {
    let id: ViewID
    let element: XMLElement
    let kind: ViewKind
    let name: String
    let parent: ViewID?
    var properties: PropertyDraft

    /// Whether the parent arranges it: a stack arranges all its subviews in a document.
    let isArranged: Bool
}
