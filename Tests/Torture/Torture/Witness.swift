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
        if let misfit = report.misfit { throw Unsound(description: misfit) }
        digest = report.digest
        moves = Self.moves(in: path)
    }

    struct Unsound: Error, CustomStringConvertible { let description: String }

    private static func moves(in path: String) -> Int {
        query(path, "SELECT count(*) FROM head_move").first.flatMap { Int($0) } ?? 0
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
