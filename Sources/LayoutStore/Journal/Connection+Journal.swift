internal import StackCore

/// The journal's rows. Each function is one statement; transactions are the caller's.
extension Connection {
    private static let columns = "id, parent, command, source, time, message, edits, digest, chain"

    func insert(_ operation: StoredOperation) throws(LayoutFileError) {
        let previous = operation.id == 0 ? [] : try chain(of: operation.id - 1)
        try run(
            "INSERT INTO operation VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            .integer(operation.id), .optional(operation.parent), .text(operation.command),
            .text(operation.source), .integer(operation.time), .optional(operation.message),
            .text(operation.edits), .blob(operation.digest),
            .blob(operation.chain(after: previous)))
    }

    private func chain(of id: Int) throws(LayoutFileError) -> [UInt8] {
        var rows = try query("SELECT chain FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        return rows.blob(0)
    }

    func operation(_ id: Int) throws(LayoutFileError) -> StoredOperation {
        var rows = try query(
            "SELECT \(Self.columns) FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        return try Self.operation(rows)
    }

    func editText(of id: Int) throws(LayoutFileError) -> String {
        var rows = try query("SELECT edits FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        return try rows.text(0)
    }

    /// Operations in the order of their making, each with its chain hash.
    func operations() throws(LayoutFileError) -> Rows {
        try query("SELECT \(Self.columns) FROM operation ORDER BY id")
    }

    static func operation(_ rows: borrowing Rows) throws(LayoutFileError) -> StoredOperation {
        StoredOperation(
            id: rows.integer(0), parent: rows.optionalInteger(1), command: try rows.text(2),
            source: try rows.text(3), time: rows.integer(4), message: try rows.optionalText(5),
            edits: try rows.text(6), digest: rows.blob(7))
    }

    /// What the documents added up to after the operation.
    func digest(of id: Int) throws(LayoutFileError) -> [UInt8] {
        var rows = try query("SELECT digest FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw missing(id) }
        return rows.blob(0)
    }

    /// The operation that `id` was based on: always an earlier one, so that climbing ends.
    func parent(of id: Int) throws(LayoutFileError) -> Int {
        let found = try integer("SELECT parent FROM operation WHERE id = ?", .integer(id))
        if let found, found < id, found >= 0 { return found }
        throw LayoutFileError(
            kind: .badData, path: path, message: "operation \(id) has no place in the history")
    }

    /// How many operations there are, on all branches: numbers are given without gaps.
    func operationCount() throws(LayoutFileError) -> Int {
        try integer("SELECT max(id) FROM operation") ?? 0
    }

    func head() throws(LayoutFileError) -> Int {
        try integer("SELECT target FROM head_move ORDER BY id DESC LIMIT 1") ?? 0
    }

    func moveHead(from origin: Int, to target: Int, time: Timestamp) throws(LayoutFileError) {
        try run(
            "INSERT INTO head_move (origin, target, time) VALUES (?, ?, ?)",
            .integer(origin), .integer(target), .integer(time.milliseconds))
    }

    /// Remembers that redo at each fork goes to the operation that was left there.
    ///
    /// Most often that is the fork's next number, which needs no row: `branchLeft` goes there when
    /// nothing else is said.
    func leaveBranches(at forks: [Int], by children: [Int]) throws(LayoutFileError) {
        guard let first = forks.min() else { return }
        var known: Set<Int> = []
        var rows = try query("SELECT fork FROM branch WHERE fork >= ?", .integer(first))
        while try rows.next() { known.insert(rows.integer(0)) }
        for (fork, child) in zip(forks, children) where child != fork + 1 || known.contains(fork) {
            try run(
                """
                INSERT INTO branch VALUES (?1, ?2)
                ON CONFLICT DO UPDATE SET child = ?2 WHERE child <> ?2
                """, .integer(fork), .integer(child))
        }
    }

    /// Where redo at `fork` goes; nil when nothing was ever undone there.
    func branchLeft(at fork: Int) throws(LayoutFileError) -> Int? {
        let left = try integer(
            "SELECT child FROM branch WHERE fork = ? AND child > fork", .integer(fork))
        if let left { return left }
        return try integer(
            "SELECT id FROM operation WHERE id = ?1 + 1 AND parent = ?1", .integer(fork))
    }

    /// All checkpoints in the order of their names. No sum covers them: each is looked at.
    func checkpoints() throws(LayoutFileError) -> [Checkpoint] {
        let count = try operationCount()
        var result: [Checkpoint] = []
        var rows = try query("SELECT name, operation FROM checkpoint ORDER BY name")
        while try rows.next() {
            guard case .text(let name) = try rows.value(0), Name.isValid(name),
                case .integer(let operation) = try rows.value(1), 0...count ~= operation
            else {
                throw LayoutFileError(
                    kind: .badData, path: path, message: "the checkpoints are damaged")
            }
            result.append(Checkpoint(name: name, operation: operation))
        }
        return result
    }

    private func missing(_ id: Int) -> LayoutFileError {
        LayoutFileError(kind: .badData, path: path, message: "operation \(id) is missing")
    }
}
