import CommandLanguage
package import LayoutFormats
package import LayoutStore

/// The history as `history` and `log` show it: a tree of operations with their times, sources and
/// commands. The oldest operation comes first or, on a terminal, the newest.
///
///     * 1  2026-11-21 04:43:22  shell  new Login
///       ├─ 2  2026-11-21 04:43:25  shell  add label title in view
///       3  2026-11-21 04:44:01  shell  add stack form in view  [checkpoint]
package struct HistoryListing {
    private let all: [OperationRecord]
    private let shown: [OperationRecord]
    private let checkpoints: [Checkpoint]
    private let head: Int
    private let isNewestFirst: Bool

    /// - Parameters:
    ///   - all: every operation of the file.
    ///   - operations: the numbers of the operations to list; nil lists all.
    ///   - count: the maximum number of operations to list, of which the newest are listed; nil
    ///     sets no limit.
    package init(
        _ all: [OperationRecord], _ operations: [Int]? = nil, newest count: Int?,
        checkpoints: [Checkpoint], head: Int, isNewestFirst: Bool
    ) {
        self.all = all
        self.checkpoints = checkpoints
        self.head = head
        self.isNewestFirst = isNewestFirst
        let listed = operations.map { $0.map { all[$0 - 1] } } ?? all
        shown = listed.suffix(count ?? listed.count)
    }

    /// The listing as text, and its operations with their digests as JSON.
    package var reply: Reply { .list("operations", text, members) }

    private var text: String {
        if all.isEmpty { return "no operations yet" }
        let numbers = NumberedRows(shown)
        var lines = head == 0 && shown.count == all.count ? ["* 0  the empty file"] : []
        for row in HistoryTree(all, showing: shown, head: head).rows {
            lines.append(
                (row.operation.id == head ? "* " : "  ") + row.branches
                    + numbers.columns(of: row.operation) + checkpoints(of: row.operation))
        }
        return (isNewestFirst ? lines.reversed() : lines).joined(separator: "\n")
    }

    private func checkpoints(of operation: OperationRecord) -> String {
        let names = checkpoints.filter { $0.operation == operation.id }.map(\.name)
        return names.isEmpty ? "" : "  [" + names.joined(separator: ", ") + "]"
    }

    private var members: [(String, JSONValue)] {
        let names = checkpoints.map { checkpoint in
            JSONValue.object([
                ("name", .string(checkpoint.name)), ("operation", .integer(checkpoint.operation)),
            ])
        }
        return [
            ("head", .integer(head)), ("operations", .array(shown.map(\.json))),
            ("checkpoints", .array(names)),
        ]
    }
}

/// The columns of one line of the listing: number, time, author, source and command.
private struct NumberedRows {
    private let numberWidth: Int
    private let sourceWidth: Int
    /// The author column's width; 0 if no operation has an author.
    private let authorWidth: Int

    /// The maximum width of the source and author columns. A longer value overflows its column and
    /// does not widen it.
    private static let widestSource = 24

    init(_ operations: [OperationRecord]) {
        numberWidth = operations.last.map { String($0.id).count } ?? 0
        sourceWidth = min(
            operations.map(\.source.shown.displayWidth).max() ?? 0, Self.widestSource)
        authorWidth = min(
            operations.map { $0.author?.displayWidth ?? 0 }.max() ?? 0, Self.widestSource)
    }

    func columns(of operation: OperationRecord) -> String {
        let number = String(operation.id)
        return [
            String(repeating: " ", count: numberWidth - number.count) + number,
            operation.time.spelling,
            authorWidth == 0 ? nil : (operation.author ?? "").padded(to: authorWidth),
            operation.source.shown.padded(to: sourceWidth), operation.title,
        ].compactMap(\.self).joined(separator: "  ")
    }
}

extension OperationRecord {
    /// The operation as JSON. `time` is in milliseconds since 1970-01-01 UTC. `message` is the
    /// title of the command group that the operation comes from, or null.
    package var json: JSONValue {
        .object([
            ("operation", .integer(id)),
            ("parent", .integer(parent)),
            ("command", .string(command)),
            ("source", .string(source.spelling)), ("author", .optional(author)),
            ("time", .integer(time.milliseconds)),
            ("message", .optional(message)),
            ("digest", .string(digest)),
        ])
    }
}
