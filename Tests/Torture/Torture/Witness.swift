import CSQLite
import LayoutStore

/// The state of a file after a fault.
struct Witness {
    /// The number of moves of the head, one for each acknowledged change.
    let moves: Int
    let digest: String

    /// Opens the file as any program would, verifies it and counts its moves. Throws if it is
    /// damaged.
    init(_ path: String, _ schema: Schema = .current) throws {
        let file = try LayoutFile(path: path, access: .readWrite, schema: schema)
        let report = try file.verify()
        if let damage = report.damage { throw Unsound(description: damage) }
        digest = report.digest
        moves = Self.moves(in: path)
    }

    struct Unsound: Error, CustomStringConvertible { let description: String }

    private static func moves(in path: String) -> Int {
        query(path, "SELECT count(*) FROM head_move").first.flatMap { Int($0) } ?? 0
    }

    /// Reads the tree of operations with one query, so from one state of the file; nil if the file
    /// was busy.
    static func tree(_ path: String) -> FileModel.Answer? {
        let moves = query(
            path,
            """
            SELECT target || ' ' || coalesce(parent, 0) FROM head_move
            JOIN operation ON operation.id = target ORDER BY head_move.id
            """)
        var (head, parents, undone) = (0, [Int: Int](), [Int: Int]())
        for move in moves {
            let words = move.split(separator: " ").compactMap { Int($0) }
            let (target, parent) = (words[0], words[1])
            if parents[head] == target { undone[target] = head }
            if target > 0 { parents[target] = parent }
            head = target
        }
        if moves.isEmpty { return nil }
        return .tree(
            head: head, parents: parents.keys.sorted().dropFirst().map { parents[$0]! },
            undone: undone)
    }

    /// Returns the digests after each move, starting with the empty file's.
    static func digests(_ path: String) -> [String] {
        query(
            path,
            """
            SELECT lower(hex(digest)) FROM operation WHERE id = 0 UNION ALL
            SELECT * FROM (SELECT lower(hex(digest)) FROM head_move
            JOIN operation ON operation.id = target ORDER BY head_move.id)
            """)
    }

    /// Returns the first column of a query's result, read directly with SQLite.
    static func query(_ path: String, _ sql: String) -> [String] {
        var database: OpaquePointer?
        defer { sqlite3_close(database) }
        guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK else {
            return []
        }
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        sqlite3_prepare_v2(database, sql, -1, &statement, nil)
        var result: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            result.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
        }
        return result
    }
}
