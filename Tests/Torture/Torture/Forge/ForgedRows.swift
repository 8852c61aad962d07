import Forging
import TestKit

/// Random changes to single rows, whether or not the tables allow them.
struct ForgedRows {
    let database: Database

    private static let content = [
        "document", "view", "layout_constraint", "document_property", "view_property",
        "constraint_property", "source",
    ]
    private static let journal = ["operation", "head_move", "branch", "checkpoint", "journal_end"]

    mutating func changeContent(_ random: inout SeededGenerator) throws {
        try change(random.pick(Self.content), &random)
    }

    mutating func changeJournal(_ random: inout SeededGenerator) throws {
        try change(random.pick(Self.journal), &random)
    }

    private func change(_ table: String, _ random: inout SeededGenerator) throws {
        let columns = try database.rows("SELECT name FROM pragma_table_info('\(table)')").map {
            String(decoding: $0[0].bytes, as: UTF8.self)
        }
        let rows = try database.rows("SELECT * FROM \(table)")
        guard let row = rows.randomElement(using: &random) else { return }
        let at = Int.random(in: columns.indices, using: &random)
        var changed = row
        changed[at] = other(than: row[at], &random)
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        switch Int.random(in: 0..<4, using: &random) {
        // Leaves the row unchanged if the table's types reject the new values.
        case 0: try? database.run("INSERT OR REPLACE INTO \(table) VALUES (\(marks))", changed)
        case 1: try delete(row, columns, from: table)
        default:
            try delete(row, columns, from: table)
            if (try? database.run("INSERT INTO \(table) VALUES (\(marks))", changed)) == nil {
                try database.run("INSERT OR REPLACE INTO \(table) VALUES (\(marks))", row)
            }
        }
    }

    private func delete(_ row: [Cell], _ columns: [String], from table: String) throws {
        let fits = columns.map { "\"\($0)\" IS ?" }.joined(separator: " AND ")
        try database.run("DELETE FROM \(table) WHERE \(fits)", row)
    }

    private func other(than cell: Cell, _ random: inout SeededGenerator) -> Cell {
        if random.once(in: 5) { return anything(&random) }
        switch cell {
        case .integer(let number): return .integer(ForgedNumbers.other(than: number, &random))
        case .real:
            return .real(random.pick([0, -1, 1e6, 1_000_001, .infinity, .nan, 1e-300, 0.1]))
        case .text(let bytes):
            return random.once(in: 2)
                ? .text(random.pick(ForgedNumbers.texts)) : .text(flipped(bytes, &random))
        case .blob(let bytes): return .blob(flipped(bytes, &random))
        case .null: return .integer(ForgedNumbers.other(than: 1, &random))
        }
    }

    private func anything(_ random: inout SeededGenerator) -> Cell {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .null
        case 1: .integer(random.pick(ForgedNumbers.extremes))
        case 2: .real(1.5)
        case 3: .text(random.pick(ForgedNumbers.texts))
        default: .blob([0xFF, 0xFE])
        }
    }

    private func flipped(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        guard !bytes.isEmpty else { return [UInt8(ascii: "x")] }
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
        return bytes
    }
}
