import LayoutFormats
import LayoutStore

/// The journal as `history` and `layoutedit log` show it: a tree that grows downwards.
///
///     * 1  2026-11-21 04:43:22  shell  new Login
///       ├─ 2  2026-11-21 04:43:25  shell  add label title in view
///       3  2026-11-21 04:44:01  shell  add stack form in view  [checkpoint]
struct HistoryListing {
    let operations: [OperationRecord]
    let checkpoints: [Checkpoint]
    let head: Int

    var text: String {
        if operations.isEmpty { return "no operations yet" }
        var lines = head == 0 ? ["* 0  the empty file"] : []
        for row in HistoryTree(operations, head: head).rows {
            lines.append(
                (row.operation.id == head ? "* " : "  ") + row.branches + line(row.operation))
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ operation: OperationRecord) -> String {
        var parts = ["\(operation.id)", operation.time.spelling, operation.source.shown]
        parts.append((operation.message.map { $0 + ": " } ?? "") + operation.command)
        let names = checkpoints.filter { $0.operation == operation.id }.map(\.name)
        if !names.isEmpty { parts.append("[" + names.joined(separator: ", ") + "]") }
        return parts.joined(separator: "  ")
    }

    var members: [(String, JSONValue)] {
        [
            ("head", .integer(head)),
            ("operations", .array(operations.map(\.json))),
            (
                "checkpoints",
                .array(
                    checkpoints.map { checkpoint in
                        .object([
                            ("name", .string(checkpoint.name)),
                            ("operation", .integer(checkpoint.operation)),
                        ])
                    })
            ),
        ]
    }
}

extension OperationRecord {
    var json: JSONValue {
        .object([
            ("operation", .integer(id)),
            ("parent", .integer(parent)),
            ("command", .string(command)),
            ("source", .string(source.spelling)),
            ("time", .integer(time.milliseconds)),
            ("message", .optional(message)),
            ("digest", .string(digest)),
        ])
    }
}
