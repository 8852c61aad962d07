import LayoutStore
import StackCore

/// A layout file forged with the knowledge in docs/file-format.md: its rows can be changed freely,
/// and then every checksum, digest, chain and seal is corrected.
package struct ForgedFile {
    package let database: Database

    package init(_ path: String) throws { database = try Database(path) }

    /// The content that the documents' rows are to have.
    package enum Content {
        /// The current rows. The operation at the head gets their digest.
        case kept
        /// The documents that result from the journal up to the head.
        case replayed
    }

    /// Corrects all checksums.
    ///
    /// - Parameter maximum: the largest number of edits to replay; later ones are ignored
    package func reseal(_ content: Content, edits maximum: Int = 20_000) throws {
        let operations = try database.rows("SELECT * FROM operation ORDER BY id")
        let head = try database.rows("SELECT head FROM journal_end").first?[0].integer ?? 0
        let states = try replay(operations, head: head, maximum)
        if case .replayed = content { try states.atHead?.write(to: database) }
        let rowDigest = try sumDocuments()
        var digests = states.digests
        if case .kept = content { digests[head] = rowDigest }
        try sealJournal(operations, digests, head)
    }

    // MARK: Digests

    private struct Replay {
        var digests: [Int: [UInt8]] = [:]
        var atHead: ForgedState?
    }

    private func replay(_ operations: [[Cell]], head: Int, _ maximum: Int) throws -> Replay {
        var states: [Int: ForgedState] = [:]
        var replay = Replay()
        var left = maximum
        for row in operations {
            var state = row[1].optionalInteger.flatMap { states[$0] } ?? ForgedState()
            let edits = (try? EditText.decode(row[6].bytes, in: .current)) ?? []
            left -= edits.count
            if left >= 0 { state.apply(edits) }
            let id = row[0].integer
            states[id] = state
            replay.digests[id] = state.digest
        }
        replay.atHead = states[head]
        return replay
    }

    /// Writes each document's checksums, and returns the digest of all documents.
    private func sumDocuments() throws -> [UInt8] {
        var sums: [(name: String, sum: [UInt8])] = []
        for row in try database.rows("SELECT id, name FROM document ORDER BY id") {
            let rows = try ContentRows(of: row[0].integer, in: database)
            try database.run(
                "UPDATE document SET sum = ?, identities = ? WHERE id = ?",
                [.blob(rows.content.bytes), .blob(rows.identities.bytes), row[0]])
            sums.append((String(decoding: row[1].bytes, as: UTF8.self), rows.content.bytes))
        }
        var bytes = FormatBytes()
        for (name, sum) in sums.sorted(by: { $0.name < $1.name }) {
            bytes.append(Array(name.utf8))
            bytes.append(sum)
        }
        return hash(bytes.bytes)
    }

    // MARK: Chain and seal

    private func sealJournal(
        _ operations: [[Cell]], _ digests: [Int: [UInt8]], _ head: Int
    ) throws {
        var chain: [UInt8] = []
        for row in operations {
            let digest = digests[row[0].integer] ?? row[7].bytes
            chain = Self.chain(row, digest, after: chain)
            try database.run(
                "UPDATE operation SET digest = ?, chain = ? WHERE id = ?",
                [.blob(digest), .blob(chain), row[0]])
        }
        let moves = try database.rows("SELECT id, origin, target, time FROM head_move ORDER BY id")
        let sums = [
            Self.sum(moves),
            Self.sum(try database.rows("SELECT fork, child FROM branch")),
            Self.sum(checkpoints: try database.rows("SELECT name, operation FROM checkpoint")),
        ]
        var seal = FormatBytes()
        seal.append(number: operations.last?[0].integer ?? 0)
        seal.append(chain)
        seal.append(number: head)
        seal.append(number: moves.last?[0].integer ?? 0)
        for sum in sums { seal.append(sum.bytes) }
        try database.run(
            """
            UPDATE journal_end SET moves = ?, move_sum = ?, branch_sum = ?, checkpoint_sum = ?,
            seal = ?
            """,
            [.integer(moves.last?[0].integer ?? 0)] + sums.map { .blob($0.bytes) }
                + [.blob(hash(seal.bytes))])
    }

    private static func chain(_ row: [Cell], _ digest: [UInt8], after previous: [UInt8]) -> [UInt8]
    {
        var bytes = FormatBytes()
        bytes.append(previous)
        bytes.append(number: row[0].integer)
        bytes.append(number: row[1].optionalInteger ?? -1)
        bytes.append(row[2].bytes)
        bytes.append(row[3].bytes)
        bytes.append(number: row[4].integer)
        bytes.append(optional: row[5] == .null ? nil : row[5].bytes)
        bytes.append(row[6].bytes)
        bytes.append(digest)
        return hash(bytes.bytes)
    }

    private static func sum(_ rows: [[Cell]]) -> RowSum {
        rows.reduce(into: RowSum()) { sum, row in
            var bytes = FormatBytes()
            for cell in row { bytes.append(number: cell.integer) }
            sum.add(bytes.bytes)
        }
    }

    private static func sum(checkpoints: [[Cell]]) -> RowSum {
        checkpoints.reduce(into: RowSum()) { sum, row in
            var bytes = FormatBytes()
            bytes.append(number: row[1].integer)
            bytes.append(row[0].bytes)
            sum.add(bytes.bytes)
        }
    }
}
