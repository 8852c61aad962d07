import LayoutStore

/// A file brought up to a schema that is still to come, so that there is a migration to be interrupted.
enum Migration {
    private static let next = Schema(
        steps: Schema.current.steps + [
            .sql(
                "CREATE TABLE note (id INTEGER PRIMARY KEY) STRICT; INSERT INTO note SELECT id FROM operation"
            )
        ])

    /// The schema that a file has, of the two.
    static func schema(of path: String) throws -> Schema {
        Witness.query(path, "PRAGMA user_version") == [String(next.steps.count)]
            ? next : .current
    }

    /// Opens the file as the program to come would; gives the exit status.
    static func run(_ path: String) -> Int32 {
        do {
            let file = try LayoutFile(path: path, access: .readWrite, schema: next)
            // A file that could only be opened for reading says so when it is written.
            try file.perform(command: "", source: .shell, time: Timestamp(milliseconds: 0)) { _ in }
            return 0
        } catch { return (error as? LayoutFileError)?.exitStatus ?? 70 }
    }
}
