import CommandLanguage
package import LayoutFormats
package import StackCore

/// The current property values of an item, each with its default and its origin.
package struct PropertyListing {
    private let document: Document
    private let item: ItemID
    private let traits: SizeClasses

    package init(_ document: Document, _ item: ItemID, _ traits: SizeClasses) {
        self.document = document
        self.item = item
        self.traits = traits
    }

    private struct Row {
        let key: PropertyKey
        let value: PropertyValue?
        let fallback: PropertyValue?
        let origin: String
    }

    var table: String {
        TextTable(
            [["property", "value", "default", "from"]] + rows.map(cells)
                + unknown.map { [$0.property, $0.value.shownUnknown!, "-", "set"] }
        ).text
    }

    /// - Parameter more: members to insert between the name and the properties.
    func members(with more: [(String, JSONValue)]) -> [(String, JSONValue)] {
        [("name", .string(document.name(of: item) ?? ItemReference.document))] + more
            + [("properties", .array(rows.map(json) + unknown.map(json)))]
    }

    /// The properties that have a stored value, as JSON. Includes properties that have values only
    /// for other size classes than the current ones.
    package var set: JSONValue {
        let keys = Set((document.properties(of: item)?.entries ?? []).map(\.key))
        return .array(rows.filter { keys.contains($0.key) }.map(json))
    }

    var heading: String {
        switch item {
        case .view(let id): document[id].name + ": " + document[id].kind.rawValue
        case .constraint(let id):
            ConstraintSentence(document[id], in: document, under: traits).line
        case .document: "document"
        }
    }

    /// The values that this program does not know, because a newer version of it wrote them.
    private var unknown: [(property: String, value: PropertyValue)] {
        document.properties(of: item)?.unknownValues ?? []
    }

    private var rows: [Row] {
        PropertyHolder(item, in: document).keys.map { key in
            let found = document.value(key, of: item, under: traits)
            return Row(
                key: key, value: found?.value, fallback: document.defaultValue(key, of: item),
                origin: origin(found?.origin))
        }
    }

    private func origin(_ origin: ValueOrigin?) -> String {
        switch origin {
        case .variation(let condition)?: condition.spelling
        case .base?: "set"
        case .default?: "default"
        case nil: ""
        }
    }

    private func cells(_ row: Row) -> [String] {
        [row.key.spelling, shown(row.value, row.key), shown(row.fallback, row.key), row.origin]
    }

    private func shown(_ value: PropertyValue?, _ key: PropertyKey) -> String {
        guard let value else { return "-" }
        if key.type == .text { return CommandQuoting.quoted(value.spelling) }
        return key.type.typed(value)
    }

    private func json(_ unknown: (property: String, value: PropertyValue)) -> JSONValue {
        .object([
            ("name", .string(unknown.property)), ("value", .string(unknown.value.spelling)),
            ("default", .null), ("origin", .string("unknown")),
        ])
    }

    private func json(_ row: Row) -> JSONValue {
        .object(
            [
                ("name", .string(row.key.spelling)),
                ("value", .optional(row.value.map(row.key.type.typed))),
                ("default", .optional(row.fallback?.spelling)),
                ("origin", .string(row.origin)),
            ] + variations(of: row.key))
    }

    /// Returns the JSON members for a property whose value depends on size classes: `variations`,
    /// the values for some size classes, and `base`, the value for all others. Returns an empty
    /// array if no value depends on size classes.
    private func variations(of key: PropertyKey) -> [(String, JSONValue)] {
        let entries = document.properties(of: item)?.entries ?? []
        let varied = entries.filter { $0.key == key && $0.condition != .base }.map { entry in
            JSONValue.object([
                ("for", .string(entry.condition.spelling)),
                ("value", .string(key.type.typed(entry.value))),
            ])
        }
        if varied.isEmpty { return [] }
        let base = entries.first { $0.key == key && $0.condition == .base }
        return [
            ("base", .optional(base.map { key.type.typed($0.value) })),
            ("variations", .array(varied)),
        ]
    }
}
