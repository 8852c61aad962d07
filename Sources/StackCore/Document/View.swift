/// One view of a document: what it is, what is set on it, and where it stands.
///
/// `subviews` is the z-order, back to front; `arrangedSubviews` is a stack's own order of those it
/// arranges. The two are independent (docs/stack-view-rules.md, "The two orders");
/// `Document.invariantViolations` says what joins them.
package struct View: Hashable, Sendable {
    package let id: ViewID
    package internal(set) var name: String
    package let kind: ViewKind
    package internal(set) var properties: PropertyList
    package internal(set) var parent: ViewID?
    package internal(set) var subviews: [ViewID] = []
    package internal(set) var arrangedSubviews: [ViewID] = []

    package init(
        id: ViewID, name: String, kind: ViewKind, properties: PropertyList = PropertyList()
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.properties = properties
    }

    /// The same view outside every hierarchy: what creating and destroying it takes.
    package var detached: View { View(id: id, name: name, kind: kind, properties: properties) }
}
