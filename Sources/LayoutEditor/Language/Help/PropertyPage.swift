import StackCore

/// The help page of a property, generated from its definition.
struct PropertyPage {
    private let key: PropertyKey
    private let kind: ViewKind?

    init(_ key: PropertyKey, of kind: ViewKind?) {
        self.key = key
        self.kind = kind
    }

    var text: String {
        let definition = key.definition
        var lines = [key.spelling + ": " + definition.summary]
        lines.append("  takes " + definition.type.expectation)
        lines.append("  belongs to " + definition.holders)
        if let value = fallback { lines.append("  default " + value.spelling) }
        lines.append(
            definition.varies
                ? "  may vary by size class: set NAME.\(key.spelling) VALUE for w=compact"
                : "  is the same in every size class")
        return lines.joined(separator: "\n")
    }

    private var fallback: PropertyValue? {
        let owner = key.definition.owner
        if let kind = kind ?? ViewKind.allCases.first(where: owner.includes) {
            return key.defaultValue(for: .view(kind))
        }
        return key.defaultValue(for: owner.includesConstraints ? .constraint : .document)
    }
}

extension PropertyDefinition {
    /// The items for which the property has a meaning, as text.
    var holders: String {
        let views = users.map { PropertyDefinition.Owner.views($0).spelling }
        let others = owner.includesDocuments ? " and documents" : ""
        return views.map { $0 + others } ?? owner.spelling
    }
}

extension PropertyDefinition.Owner {
    /// The items that have the property, as text: `stack`, `all views`, `constraints`.
    var spelling: String {
        switch self {
        case .views(.all): "all views"
        case .views(let kinds):
            ViewKind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: ", ")
        case .constraints: "constraints"
        case .documents: "documents"
        case .viewsAndConstraints: "all views and constraints"
        case .viewsAndDocuments(let kinds): Self.views(kinds).spelling + " and documents"
        }
    }
}
