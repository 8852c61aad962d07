import Forging
import TestKit

/// A way to alter a valid file so that all its checksums are still correct.
enum Forgery: String, CaseIterable {
    case edits, severalEdits, editText, contentRow, contentRows, journalRow, parents, head, schema
    case longText, manyOperations, fileHead, pointer, cells, pages

    /// Alters the file at `path`.
    func apply(to path: String, in place: Workplace, _ random: inout SeededGenerator) throws {
        switch self {
        case .fileHead, .pointer, .cells, .pages:
            var pages = ForgedPages(try place.read("a.layout"))
            for _ in 0..<random.pick([1, 1, 3]) { change(&pages, &random) }
            try place.write(pages.bytes, to: "a.layout")
        default:
            let file = try ForgedFile(path)
            try file.database.run("BEGIN")
            try change(file, &random)
            try file.database.run("COMMIT")
        }
    }

    private func change(_ pages: inout ForgedPages, _ random: inout SeededGenerator) {
        switch self {
        case .fileHead: pages.changeHead(&random)
        case .pointer: pages.changePointer(&random)
        case .cells: pages.changeCells(&random)
        default: pages.addPages(&random)
        }
    }

    private func change(_ file: ForgedFile, _ random: inout SeededGenerator) throws {
        var rows = ForgedRows(database: file.database)
        var content = ForgedFile.Content.replayed
        switch self {
        case .edits: try changeEdits(file.database, times: 1, &random)
        case .severalEdits: try changeEdits(file.database, times: 4, &random)
        case .editText: try changeText(file.database, &random)
        case .contentRow, .contentRows:
            for _ in 0..<(self == .contentRow ? 1 : 5) { try rows.changeContent(&random) }
            content = .kept
        case .journalRow: try rows.changeJournal(&random)
        case .parents: try changeParent(file.database, &random)
        case .head: try changeHead(file.database, &random)
        case .schema: try changeSchema(file.database, &random)
        case .longText: try lengthen(file.database, &random)
        default: try addOperations(file.database, &random)
        }
        try file.reseal(random.once(in: 4) ? .kept : content)
    }

    // MARK: The journal

    private func operation(
        _ database: Database, _ random: inout SeededGenerator
    ) throws -> (id: Cell, edits: [UInt8]) {
        let rows = try database.rows("SELECT id, edits FROM operation WHERE id > 0")
        let row = random.pick(rows)
        return (row[0], row[1].bytes)
    }

    private func changeEdits(
        _ database: Database, times: Int, _ random: inout SeededGenerator
    ) throws {
        for _ in 0..<times {
            let (id, text) = try operation(database, &random)
            var edits = ForgedEdits(text)
            edits.change(&random)
            try database.run(
                "UPDATE operation SET edits = ? WHERE id = ?", [.text(edits.text), id])
        }
    }

    private func changeText(_ database: Database, _ random: inout SeededGenerator) throws {
        var (id, text) = try operation(database, &random)
        for _ in 0..<3 where !text.isEmpty {
            let at = Int.random(in: text.indices, using: &random)
            text[at] = random.pick(Array("\t\n0123456789vcdPNSA+-=.:\\\0".utf8) + [0xFF])
        }
        try database.run("UPDATE operation SET edits = ? WHERE id = ?", [.text(text), id])
    }

    private func changeParent(_ database: Database, _ random: inout SeededGenerator) throws {
        let (id, _) = try operation(database, &random)
        let parent = ForgedNumbers.other(than: id.integer, &random)
        try database.run(
            "UPDATE operation SET parent = ? WHERE id = ?", [.integer(parent), id])
    }

    private func changeHead(_ database: Database, _ random: inout SeededGenerator) throws {
        let (id, _) = try operation(database, &random)
        try database.run("UPDATE journal_end SET head = ?", [id])
        if random.once(in: 2) {
            try database.run(
                "UPDATE head_move SET target = ? WHERE id = (SELECT max(id) FROM head_move)", [id])
        }
    }

    private func lengthen(_ database: Database, _ random: inout SeededGenerator) throws {
        let (id, text) = try operation(database, &random)
        let long = [[UInt8]](repeating: text, count: 2 + 40_000 / max(1, text.count)).joined()
        let column = random.pick(["edits", "command", "message", "source"])
        try database.run(
            "UPDATE operation SET \(column) = ? WHERE id = ?", [.text(Array(long)), id])
    }

    private func addOperations(_ database: Database, _ random: inout SeededGenerator) throws {
        let (id, text) = try operation(database, &random)
        let last = try database.rows("SELECT max(id) FROM operation")[0][0].integer
        for number in last + 1...last + random.pick([1, 20, 300]) {
            try database.run(
                "INSERT INTO operation SELECT ?, ?, command, source, time, message, ?, digest, chain, author"
                    + " FROM operation WHERE id = ?",
                [
                    .integer(number), random.once(in: 2) ? .integer(number - 1) : id, .text(text),
                    id,
                ])
        }
    }

    private func changeSchema(_ database: Database, _ random: inout SeededGenerator) throws {
        try database.run(
            random.pick([
                "CREATE TABLE extra (a)", "CREATE VIEW extra AS SELECT 1",
                "CREATE INDEX extra ON view (name)", "DROP INDEX document_name",
                "CREATE TRIGGER extra AFTER INSERT ON operation BEGIN DELETE FROM document; END",
                "ALTER TABLE view ADD COLUMN extra INTEGER", "PRAGMA user_version = 2147483647",
                "PRAGMA user_version = -1", "PRAGMA application_id = 0", "ANALYZE",
            ]))
    }
}
