import LayoutFormats
import LayoutStore
import StackCore

/// What differs between two points of history, document by document.
struct StateDifference {
    private let parts: [(document: String, rows: [DocumentDifference.Row])]

    init(_ before: [DocumentState], _ after: [DocumentState]) {
        var parts: [(document: String, rows: [DocumentDifference.Row])] = []
        let ids = Set(before.map(\.id)).union(after.map(\.id)).sorted()
        for id in ids {
            let (old, new) = (before.first { $0.id == id }, after.first { $0.id == id })
            var rows = DocumentDifference(
                old?.document ?? Document(), new?.document ?? Document()
            ).rows
            if old?.name != new?.name {
                let renamed = DocumentDifference.Row(
                    item: "document", what: "name", old: old?.name, new: new?.name)
                rows.insert(renamed, at: 0)
            }
            if !rows.isEmpty { parts.append((new?.name ?? old!.name, rows)) }
        }
        self.parts = parts
    }

    var isEmpty: Bool { parts.isEmpty }

    var text: String {
        if parts.isEmpty { return "no difference" }
        return parts.map { part in
            let table = TextTable(
                part.rows.map {
                    ["  " + $0.item, $0.what, ($0.old ?? "-") + " → " + ($0.new ?? "-")]
                })
            return part.document + "\n" + table.text
        }.joined(separator: "\n")
    }

    var json: JSONValue {
        .array(
            parts.flatMap { part in
                part.rows.map { row in
                    .object([
                        ("document", .string(part.document)), ("item", .string(row.item)),
                        ("property", .string(row.what)), ("old", .optional(row.old)),
                        ("new", .optional(row.new)),
                    ])
                }
            })
    }
}
