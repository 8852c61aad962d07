/// What can have properties, without which one it is.
package enum PropertyHolder: Hashable, Sendable {
    case document, constraint
    case view(ViewKind)

    package init(_ item: ItemID, in document: Document) {
        self.init(item) { document[$0].kind }
    }

    /// - Parameter kind: of a view, which need not be in a document yet
    init(_ item: ItemID, kind: (ViewID) -> ViewKind) {
        self =
            switch item {
            case .document: .document
            case .constraint: .constraint
            case .view(let id): .view(kind(id))
            }
    }

    /// Nil for what is no view.
    package var kind: ViewKind? { if case .view(let kind) = self { kind } else { nil } }

    /// `a label`, as sentences name it.
    package var noun: String {
        switch self {
        case .document: "a document"
        case .constraint: "a constraint"
        case .view(let kind): (kind == .image || kind == .activity ? "an " : "a ") + kind.rawValue
        }
    }
}

extension PropertyDefinition.Owner {
    package func includes(_ holder: PropertyHolder) -> Bool {
        switch holder {
        case .document: includesDocuments
        case .constraint: includesConstraints
        case .view(let kind): includes(kind)
        }
    }
}
