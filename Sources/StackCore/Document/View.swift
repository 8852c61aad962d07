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
    var upkeep = Upkeep()

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

extension View {
    /// What follows from the document around a view, kept in step by its edits so that none of them
    /// has to look for it. It is no part of what the view is: equal views may differ in it.
    struct Upkeep: Hashable, Sendable {
        var arrangingStack: ViewID?
        /// How often a constraint holds on to the view or to a guide of it.
        var holds: Int32 = 0
        /// How many levels of views stand below, at most: less where some have left since.
        var levels: Int32 = 0

        static func == (a: Upkeep, b: Upkeep) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }
}
