internal import StackCore

/// A view as the file holds it.
struct ViewRow: Equatable {
    let name: String
    let kind: ViewKind
    let subviewPlace: SiblingOrder.Place?
    let arrangedPlace: SiblingOrder.Place?
    let properties: PropertyList
}
