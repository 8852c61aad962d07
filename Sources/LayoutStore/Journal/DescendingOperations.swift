/// A reader of operations in descending order, which checks each operation against the chain of
/// hashes. The next requested operation is usually in the next row, and reading that row is much
/// faster than a new query.
///
/// Each row is hashed in SQLite's memory. Copying each column into an array would take most of the
/// time of a long walk through the history.
struct DescendingOperations: ~Copyable {
    /// One operation that was found, with the properties that a walk through the history needs.
    struct Found {
        let parent: Int
        /// Whether the documents have the same digest as before the operation.
        let keepsDigest: Bool
        let hasMessage: Bool
    }

    private let connection: Connection
    private var rows: Rows?
    /// The number, the chain hash and the digest of the operation in the current row. A hash is nil
    /// if the stored bytes do not have the length of a hash.
    private var current = Int.max
    private var chain: Blake2b.Lanes?
    private var digest: Blake2b.Lanes?
    private var row = CanonicalBytes(reserving: 512)

    /// The maximum number of rows to skip: skipping more rows is slower than a new query.
    private static let reach = 16

    init(_ connection: Connection) { self.connection = connection }

    /// Reads operation `id`, and appends its edits to `edits` as text. Throws if the operation is
    /// missing or damaged, or if its parent's number is not smaller than `id`. So a walk along the
    /// parents always ends.
    mutating func find(
        _ id: Int, appendingTo edits: inout [UInt8]
    ) throws(LayoutFileError) -> Found {
        precondition(id > 0, "operation \(id) has no parent")
        if current < id || current - id > Self.reach {
            rows = nil
            rows = try connection.operations(downFrom: id)
            current = Int.max
        }
        while current > id { try step(id) }
        guard current == id else { throw connection.damaged("operation \(id) is missing") }
        let parent = rows!.optionalInteger(1)
        let (written, result) = (chain, digest)
        let spelled = Connection.spell(rows!, after: Blake2b.Lanes(), into: &row)
        row.append(spelled.edits, to: &edits)
        try step(id)
        guard current == id - 1, let chain, row.hash(after: chain) == written else {
            throw connection.damaged("operation \(id) differs from what was written")
        }
        guard let parent, 0..<id ~= parent else {
            throw connection.damaged("operation \(id) has no valid position in the history")
        }
        let before = parent == current ? digest : try connection.digestLanes(of: parent)
        return Found(parent: parent, keepsDigest: result == before, hasMessage: spelled.hasMessage)
    }

    private mutating func step(_ id: Int) throws(LayoutFileError) {
        guard try rows!.next() else { throw connection.damaged("operation \(id) is missing") }
        current = rows!.integer(0)
        chain = rows!.lanes(Connection.chainColumn)
        digest = rows!.lanes(Connection.digestColumn)
    }
}

extension CanonicalBytes {
    /// Replaces the chain hash at the start of these bytes by `previous`, and returns the hash of
    /// all bytes. `Connection.spell` has created the bytes.
    fileprivate mutating func hash(after previous: Blake2b.Lanes) -> Blake2b.Lanes {
        replaceFirst(by: previous)
        return Blake2b.lanes(bytes)
    }
}
