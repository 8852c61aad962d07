/// Operations asked for by falling numbers, each proved by the chain: the next one is most often the
/// next row, which costs a fraction of looking for it.
struct DescendingOperations: ~Copyable {
    private let connection: Connection
    private var rows: Rows?
    /// The operation that the rows stand at, and its chain hash.
    private var current = Int.max
    private var chain: [UInt8] = []

    /// Rows that are stepped over before looking for the wanted one is cheaper.
    private static let reach = 16

    init(_ connection: Connection) { self.connection = connection }

    /// The operation's parent and edits. Parents come before their children, so that climbing ends.
    mutating func find(_ id: Int) throws(LayoutFileError) -> (parent: Int, edits: [UInt8]) {
        if current < id || current - id > Self.reach {
            rows = nil
            rows = try connection.operations(downFrom: id)
            current = Int.max
        }
        while current > id { try step(id) }
        guard current == id else { throw connection.misfit("operation \(id) is missing") }
        let operation = Connection.operationBytes(rows!)
        let written = chain
        try step(id)
        guard current == id - 1, operation.chain(after: chain) == written else {
            throw connection.misfit("operation \(id) is not what was written")
        }
        guard let parent = operation.parent, 0..<id ~= parent else {
            throw connection.misfit("operation \(id) has no place in the history")
        }
        return (parent, operation.edits)
    }

    private mutating func step(_ id: Int) throws(LayoutFileError) {
        guard try rows!.next() else { throw connection.misfit("operation \(id) is missing") }
        current = rows!.integer(0)
        chain = rows!.blob(Connection.chainColumn)
    }
}
