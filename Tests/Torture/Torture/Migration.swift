import LayoutStore

/// A file brought up to a schema that is still to come, so that there is a migration to be interrupted.
enum Migration {
    private static let next = Schema(
        steps: Schema.current.steps + [
            "CREATE TABLE note (id INTEGER PRIMARY KEY) STRICT; INSERT INTO note SELECT id FROM operation"
        ])

    /// The schema that a file has, of the two.
    static func schema(of path: String) throws -> Schema {
        Witness.query(path, "PRAGMA user_version") == ["2"] ? next : .current
    }

    /// Opens the file as the program to come would; gives the exit status.
    static func run(_ path: String) -> Int32 {
        do {
            _ = try LayoutFile(path: path, access: .readWrite, schema: next)
            return 0
        } catch { return error.exitStatus }
    }
}
