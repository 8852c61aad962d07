import CommandLanguage
package import LayoutFormats
package import LayoutStore
import StackCore

/// What differs between two points of history, document by document.
package struct StateDifference {
    private let parts: [(document: String, rows: [DifferenceRows.Row])]

    /// - Parameter losses: what went between the two, whatever has its number now.
    package init(_ before: [DocumentState], _ after: [DocumentState], losses: Losses) {
        parts = Self.pairs(before, after, losses).compactMap { old, new in
            var rows = DifferenceRows(
                old?.document ?? Document(), new?.document ?? Document(),
                isLost: { item in old.map { losses.hasLost(item, of: $0.id) } ?? true }
            ).rows
            if old?.name != new?.name {
                let renamed = DifferenceRows.Row(
                    item: "document", what: "name", old: old?.name, new: new?.name)
                rows.insert(renamed, at: 0)
            }
            return rows.isEmpty ? nil : (new?.name ?? old!.name, rows)
        }
    }

    /// The documents that are the same: by number where it was not lost, else by name.
    private static func pairs(
        _ before: [DocumentState], _ after: [DocumentState], _ losses: Losses
    ) -> [(old: DocumentState?, new: DocumentState?)] {
        var waiting = after
        var pairs: [(old: DocumentState?, new: DocumentState?)] = []
        for old in before {
            let isLost = losses.documents.contains(old.id)
            let at = waiting.firstIndex { isLost ? $0.name == old.name : $0.id == old.id }
            pairs.append((old, at.map { waiting.remove(at: $0) }))
        }
        return pairs + waiting.map { (nil, $0) }
    }

    /// Whether both are the same.
    package var isEmpty: Bool { parts.isEmpty }

    /// A sentence where nothing differs, else a table for each document.
    package var text: String {
        if parts.isEmpty { return "no difference" }
        return parts.map { part in
            let table = TextTable(
                part.rows.map {
                    ["  " + $0.item, $0.what, ($0.old ?? "-") + " → " + ($0.new ?? "-")]
                })
            return part.document + "\n" + table.text
        }.joined(separator: "\n")
    }

    /// A flat list of rows, each with its document; `old` and `new` are null where there is
    /// nothing.
    package var json: JSONValue {
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
