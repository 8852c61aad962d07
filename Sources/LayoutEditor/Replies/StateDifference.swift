import CommandLanguage
package import LayoutFormats
package import LayoutStore
import StackCore

/// The differences between two points of the history, by document.
package struct StateDifference {
    private let parts: [(document: String, rows: [DifferenceRows.Row])]

    /// - Parameter losses: the documents and items deleted between the two points, even if their
    ///   numbers are in use again.
    package init(_ before: [DocumentState], _ after: [DocumentState], losses: Losses) {
        self.init(DocumentPair.pairs(before, after, losses))
    }

    package init(_ pairs: [DocumentPair]) {
        parts = pairs.compactMap { pair in
            var rows = DifferenceRows(
                pair.old?.document ?? Document(), pair.new?.document ?? Document()
            ).rows
            if pair.old?.name != pair.new?.name {
                let renamed = DifferenceRows.Row(
                    item: "document", what: "name", old: pair.old?.name, new: pair.new?.name)
                rows.insert(renamed, at: 0)
            }
            return rows.isEmpty ? nil : (pair.name, rows)
        }
    }

    /// Whether the two states are equal.
    package var isEmpty: Bool { parts.isEmpty }

    /// A table of changed rows for each document; a sentence if the two states are equal.
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

    /// An array of all changed rows, each with its document. `old` is null for a new value, `new`
    /// for a removed one.
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
