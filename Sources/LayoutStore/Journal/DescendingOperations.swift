/// Operations asked for by falling numbers: the next one is most often the next row, which costs a
/// fraction of looking for it.
struct DescendingOperations: ~Copyable {
    private let connection: Connection
    private var rows: Rows?
    /// The operation that the rows stand at.
    private var current = Int.max

    /// Rows that are stepped over before looking for the wanted one is cheaper.
    private static let reach = 16

    init(_ connection: Connection) { self.connection = connection }

    /// The operation's parent and edits. Parents come before their children, so that climbing ends.
    mutating func find(_ id: Int) throws(LayoutFileError) -> (parent: Int, edits: String) {
        if current - id > Self.reach {
            rows = nil
            rows = try connection.query(
                "SELECT id, parent, edits FROM operation WHERE id <= ? ORDER BY id DESC",
                .integer(id))
        }
        repeat {
            guard try rows!.next() else { throw astray(id) }
            current = rows!.integer(0)
        } while current > id
        guard current == id, let parent = rows!.optionalInteger(1), 0..<id ~= parent else {
            throw astray(id)
        }
        return (parent, try rows!.text(2))
    }

    private func astray(_ id: Int) -> LayoutFileError {
        LayoutFileError(
            kind: .badData, path: connection.path,
            message: "operation \(id) has no place in the history")
    }
}
