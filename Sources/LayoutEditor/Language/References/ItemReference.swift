package import StackCore

/// A view or a constraint as a command names it; they share one namespace.
package struct ItemReference: Hashable, Sendable {
    let view: ViewReference

    /// What the document itself is called where an item may stand.
    package static let document = "document"

    /// Reads `NAME` with any number of `[N]` behind it.
    package init(_ source: SourceText) throws(CommandError) { view = try ViewReference(source) }

    /// Whether the document itself may be meant: an item of that name comes before it.
    package var namesDocument: Bool { view.places.isEmpty && view.name == Self.document }

    /// The view or constraint that is named; refused where the document has none.
    package func resolve(in document: Document) throws(CommandError) -> ItemID {
        if view.places.isEmpty, let item = document.item(named: view.name) { return item }
        if document.view(named: view.name) != nil { return .view(try view.resolve(in: document)) }
        let names = document.allViews.map(\.name) + document.allConstraints.map(\.name)
        throw CommandError(
            .unknownItem, "there is no view or constraint named \(view.name)",
            at: view.source.position, hint: Suggestion.hint(for: view.name, among: names))
    }
}

extension Argument where Value == ItemReference {
    /// A view or constraint by its name, which need not be there.
    package static func item(_ label: String) -> Self {
        Argument(label, .item) { word throws(CommandError) in try ItemReference(word.source) }
    }
}
