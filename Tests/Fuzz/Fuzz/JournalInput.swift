import Forging
import Foundation
import LayoutStore

/// A forged journal whose checksums are all correct. It passes verification, and must still be
/// harmless.
///
/// The input is text: lines of edits (`EditText`). `% PARENT` begins the next operation, `! HEAD`
/// sets the head, and `> FORK CHILD` sets the child that redo goes to.
struct JournalInput {
    private struct Operation {
        var parent: Int
        var edits: [UInt8] = []
    }

    private var operations: [Operation] = []
    private var head = 0
    private var branches: [[Int]] = []

    init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) { take(Array(line)) }
    }

    private mutating func take(_ line: [UInt8]) {
        let numbers = String(decoding: line.dropFirst(), as: UTF8.self).split(separator: " ")
            .map { Int($0) ?? 0 }
        switch (line[0], numbers.count) {
        case (UInt8(ascii: "%"), 1):
            let id = operations.count + 1
            operations.append(Operation(parent: numbers[0].magnitude % 64 < id ? numbers[0] : 0))
        case (UInt8(ascii: "!"), 1): head = numbers[0]
        case (UInt8(ascii: ">"), 2): branches.append(numbers)
        default:
            if operations.isEmpty { operations.append(Operation(parent: 0)) }
            operations[operations.count - 1].edits += line + [UInt8(ascii: "\n")]
        }
    }

    func run() {
        if operations.isEmpty || operations.count > 40 { return }
        let scratch = ScratchFile(BaseFile.empty)
        // If SQLite itself rejects the rows, there is no file to test.
        guard (try? write(to: scratch.path)) != nil else { return }
        let bytes = expectNoError("the forged file") {
            [UInt8](try Data(contentsOf: URL(fileURLWithPath: scratch.path)))
        }
        OpeningInput(whole: bytes).run()
    }

    private func write(to path: String) throws {
        let file = try ForgedFile(path)
        for (index, operation) in operations.enumerated() {
            try file.database.run(
                "INSERT INTO operation VALUES (?, ?, 'c', 'shell', 0, NULL, ?, x'', x'', NULL)",
                [.integer(index + 1), .integer(operation.parent), .text(operation.edits)])
        }
        let last = head == 0 ? operations.count : min(max(head, 0), operations.count)
        try file.database.run("INSERT INTO head_move VALUES (1, 0, ?, 0)", [.integer(last)])
        for row in branches {
            try file.database.run(
                "INSERT OR REPLACE INTO branch VALUES (?, ?)", row.map(Cell.integer))
        }
        try file.database.run("UPDATE journal_end SET head = ?", [.integer(last)])
        try file.reseal(.replayed)
    }
}
