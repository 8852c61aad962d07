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
    /// The numbers of the operations to list, ascending.
    private let shown: [Int]
    private let checkpoints: [Checkpoint]
    private let head: Int
    private var text = ""
    /// The operations as JSON.
    private var operations: [JSONValue] = []

    /// - Parameters:
    ///   - history: every operation of the file.
    ///   - operations: the numbers of the operations to list, ascending; nil lists all.
    ///   - count: the maximum number of operations to list, the newest ones; nil sets no limit.
    ///   - checkpoints: the checkpoints, whose names follow their operations.
    ///   - head: the number of the current operation, which is marked with `*`.
    ///   - isNewestFirst: whether the newest operation comes first.
    ///   - hasMembers: whether the reply also contains the operations as JSON.
    package init(
        _ history: StoredHistory, _ operations: [Int]? = nil, newest count: Int?,
        checkpoints: [Checkpoint], head: Int, isNewestFirst: Bool, hasMembers: Bool
    ) throws(LayoutFileError) {
        self.checkpoints = checkpoints
        self.head = head
        let listed = operations ?? Array(1..<(history.count + 1))
        shown = listed.suffix(count ?? listed.count)
        var columns = OperationColumns(last: shown.last)
        var tree = HistoryTree(of: history.count, showing: shown)
        var next = 0
        try history.forEach { operation in
            tree.add(parent: operation.parent)
            guard next < shown.count, shown[next] == operation.id else { return }
            next += 1
            columns.widen(for: operation)
            if hasMembers { self.operations.append(operation.json) }
        }
        // Reserves the memory at once. A text that grows by doubling would use up to twice as much.
        text.reserveCapacity(columns.byteCount)
        let rows = tree.rows(head: head)
        if history.count == 0 { text = "no operations yet" }
        if !isNewestFirst { addEmptyFile(of: history) }
        for index in rows.indices {
            let row = rows[isNewestFirst ? rows.count - 1 - index : index]
            let operation = try history.operation(row.id)
            add(
                (row.id == head ? "* " : "  ") + row.branches + columns.text(of: operation)
                    + names(of: row.id))
        }
        if isNewestFirst { addEmptyFile(of: history) }
    }

    private mutating func add(_ line: String) {
        if !text.isEmpty { text += "\n" }
        text += line
    }

    /// Adds a line for operation 0, the empty file. Does nothing unless operation 0 is the current
    /// point of the history (the head) and the listing contains every operation.
    private mutating func addEmptyFile(of history: StoredHistory) {
        if head == 0, history.count > 0, shown.count == history.count { add("* 0  the empty file") }
    }

    /// The listing as text, and its operations with their digests as JSON.
    package var reply: Reply { .list("operations", text, members) }

    private func names(of operation: Int) -> String {
        let names = checkpoints.filter { $0.operation == operation }.map(\.name)
        return names.isEmpty ? "" : "  [" + names.joined(separator: ", ") + "]"
    }

    private var members: [(String, JSONValue)] {
        let names = checkpoints.map { checkpoint in
            JSONValue.object([
                ("name", .string(checkpoint.name)), ("operation", .integer(checkpoint.operation)),
            ])
        }
        return [
            ("head", .integer(head)), ("operations", .array(operations)),
            ("checkpoints", .array(names)),
        ]
    }
}

/// The columns of one line of the listing: number, time, author, source and command.
private struct OperationColumns {
    private let numberWidth: Int
    private var sourceWidth = 0
    /// The author column's width; 0 if no operation has an author.
    private var authorWidth = 0

    /// The number of operations, and the total number of bytes of their texts.
    private var (count, textBytes) = (0, 0)

    /// The maximum width of the source and author columns. A longer value overflows its column and
    /// does not widen it.
    private static let widest = 24

    /// - Parameter last: the largest number of an operation to list; nil if no operation is listed.
    init(last: Int?) { numberWidth = last.map { String($0).count } ?? 0 }

    /// Makes the columns wide enough for an operation.
    mutating func widen(for operation: OperationRecord) {
        let author = operation.author?.displayWidth ?? 0
        sourceWidth = min(max(sourceWidth, operation.source.shown.displayWidth), Self.widest)
        authorWidth = min(max(authorWidth, author), Self.widest)
        count += 1
        textBytes +=
            operation.title.utf8.count + operation.source.spelling.utf8.count
            + (operation.author?.utf8.count ?? 0)
    }

    /// An estimate of the number of bytes of all lines. It does not count the characters that draw
    /// the tree.
    var byteCount: Int { textBytes + count * (numberWidth + sourceWidth + authorWidth + 32) }

    func text(of operation: OperationRecord) -> String {
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
