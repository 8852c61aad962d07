import CommandLanguage
import LayoutSession
import LayoutStore

/// Migrates a file to a made-up future schema, so that there is a migration to interrupt.
enum Migration {
    private static let next = Schema(
        steps: Schema.current.steps + [
            .sql(
                "CREATE TABLE note (id INTEGER PRIMARY KEY) STRICT; INSERT INTO note SELECT id FROM operation"
            )
        ])

    /// Returns the file's schema, the current or the future one.
    static func schema(of path: String) throws -> Schema {
        Witness.query(path, "PRAGMA user_version") == [String(next.steps.count)]
            ? next : .current
    }

    /// Opens the file as a future version would, and returns the exit status.
    static func run(_ path: String) -> Int32 {
        do {
            let file = try LayoutFile(path: path, access: .readWrite, schema: next)
            // A file that could be opened only for reading throws when it is written.
            try file.perform(command: "", source: .shell, time: Timestamp(milliseconds: 0)) { _ in }
            return 0
        } catch {
            let known = (error as? LayoutFileError).map { CommandError($0) }
            return known?.code.exitStatus.rawValue ?? 70
        }
    }
}
