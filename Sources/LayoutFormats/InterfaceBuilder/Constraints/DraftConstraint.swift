import StackCore

/// A constraint of a scene on its way into a document.
struct DraftConstraint {
    let id: ConstraintID
    let name: String
    let first: Anchor
    let relation: Relation
    let second: Anchor?
    var properties: PropertyDraft
}
