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

    /// The axis along which the view arranges its subviews, of a stack view.
    var arrangementAxis: Axis? {
        guard kind == .stack else { return nil }
        return element["axis"] == "vertical" ? .vertical : .horizontal
    }
}
