import Foundation

/// Compares 10,000 edits of a script in one transaction with SQLite writing the same rows in one
/// transaction, once into the file's tables with their constraint checks and once into a table
/// without checks.
struct Batches {
    private let place: BenchFolder
    private static let (edits, views) = (10_000, 300)

    init(_ place: BenchFolder) throws {
        self.place = place
        try place.makeForm("form.layout", labels: Self.views)
    }

    func run(rounds: Int) throws {
        let script = try place.write(
            "layoutscript 2\n"
                + (0..<Self.edits).map {
                    "set v\($0 % Self.views).hugging.horizontal \($0 % 997 + 1)\n"
                }.joined(), to: "batch.layoutscript")
        var (ours, checked, bare): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<rounds {
            try place.copy("form.layout", to: "batch.layout")
            let words = [place.layoutedit, place.path("batch.layout"), "-f", script, "--quiet"]
            ours.append(try TimedProcess.run(words).processor)
            try place.copy("form.layout", to: "raw.layout")
            checked.append(try write(Database(place.path("raw.layout")), into: "view_property"))
            try place.copy("form.layout", to: "raw.layout")
            let database = try Database(place.path("raw.layout"))
            try database.run(Self.bareTables)
            bare.append(try write(database, into: "bare_property"))
        }
        report("layoutedit", "batch_cpu", Self.views, ours)
        report("sqlite", "batch_checked_cpu", Self.views, checked)
        report("sqlite", "batch_bare_cpu", Self.views, bare)
    }

    /// A table with the columns and key of the file's own table, but without checks.
    private static let bareTables = """
        CREATE TABLE bare_property (
            document INTEGER NOT NULL, view INTEGER NOT NULL, key TEXT NOT NULL,
            width TEXT NOT NULL, height TEXT NOT NULL, value ANY NOT NULL,
            PRIMARY KEY (document, view, key, width, height)) STRICT, WITHOUT ROWID;
        """

    /// Writes one row per edit and one journal row, which any editor with a journal has to write.
    /// Returns the processor time in seconds.
    private func write(_ database: Database, into table: String) throws -> Double {
        try database.run("CREATE TABLE bare_journal (id INTEGER PRIMARY KEY, edit TEXT NOT NULL)")
        let row = try database.prepare(
            """
            INSERT INTO \(table) VALUES (0, ?1, 'hugging.horizontal', 'any', 'any', ?2)
            ON CONFLICT DO UPDATE SET value = excluded.value
            """)
        let journal = try database.prepare(
            "INSERT INTO bare_journal (edit) VALUES ('set v' || ?1 || ' ' || ?2)")
        return try processorSeconds {
            try database.run("BEGIN IMMEDIATE")
            for number in 0..<Self.edits {
                for statement in [row, journal] {
                    statement.bind(number % Self.views + 2, at: 1)
                    statement.bind(Double(number % 997 + 1), at: 2)
                    try statement.step()
                }
            }
            try database.run("COMMIT")
        }
    }
}
