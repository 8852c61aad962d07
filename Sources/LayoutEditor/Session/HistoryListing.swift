import LayoutFormats
import LayoutStore

/// The journal as `history` and `layoutedit log` show it.
struct HistoryListing {
    let operations: [OperationRecord]
    let checkpoints: [Checkpoint]
    let head: Int

    /// One line an operation; where it was not based on the one before it, its base is told.
    var text: String {
        if operations.isEmpty { return "no operations yet" }
        var lines = head == 0 ? ["* 0  the empty file"] : []
        lines += operations.map(line)
        return lines.joined(separator: "\n")
    }

    private func line(_ operation: OperationRecord) -> String {
        var line = (operation.id == head ? "* " : "  ") + "\(operation.id)  "
        if operation.parent != operation.id - 1 { line += "(after \(operation.parent)) " }
        line += operation.message.map { $0 + ": " } ?? ""
        line += operation.command
        let names = checkpoints.filter { $0.operation == operation.id }.map(\.name)
        return names.isEmpty ? line : line + "  [" + names.joined(separator: ", ") + "]"
    }

    var members: [(String, JSONValue)] {
        [
            ("head", .integer(head)),
            ("operations", .array(operations.map(json))),
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

    private func json(_ operation: OperationRecord) -> JSONValue {
        .object([
            ("operation", .integer(operation.id)),
            ("parent", .integer(operation.parent)),
            ("command", .string(operation.command)),
            ("source", .string(operation.source.spelling)),
            ("time", .integer(operation.time.milliseconds)),
            ("message", .optional(operation.message)),
            ("digest", .string(operation.digest)),
        ])
    }
}
