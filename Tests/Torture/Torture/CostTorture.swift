import CSQLite
import Foundation
import LayoutProgram
import LayoutStore

/// Compares the time of a durable edit with that of a bare commit of one row, alternating both. The
/// document has 300 views and a long journal, on a real disk.
struct CostTorture {
    private let place: Workplace
    private static let rounds = 1000

    init() throws { place = try Workplace(onDisk: true) }

    func run(operations: Int) throws -> Verdict {
        let file = try history(operations)
        let driver = CommandDriver(file)
        let bare = try BareTable(place.path("bare"))
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for round in 0..<Self.rounds {
            let line = "set v\(round % 300).hugging.horizontal \(round % 900 + 1)"
            ours.append(try milliseconds { try driver.run(line) })
            theirs.append(milliseconds { bare.commit() })
        }
        let (a, b) = (median(ours), median(theirs))
        let size = try place.read("a.layout").count
        return Verdict(
            "a durable edit \(Int(a * 1000)) µs, a bare commit \(Int(b * 1000)) µs: "
                + String(format: "%.2f×", a / b)
                + " (300 views, \(operations) operations, \(size / operations) bytes an operation)",
            holds: a <= 2 * b)
    }

    /// Makes a file with many operations in memory, where syncing costs nothing, and copies it to
    /// disk.
    private func history(_ operations: Int) throws -> LayoutFile {
        let memory = try Workplace()
        let making = CommandDriver(
            try LayoutFile(path: memory.path("a.layout"), access: .readWrite))
        try making.run("new A\nadd stack form in view")
        for number in 0..<300 { try making.run("add label v\(number) in form text=\"label\"") }
        for number in 302..<operations {
            try making.run("set v\(number % 300).hugging.vertical \(number % 999 + 1)")
        }
        try place.write(try memory.read("a.layout"), to: "a.layout")
        return try LayoutFile(path: place.path("a.layout"), access: .readWrite)
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// A table that gets one row per commit, without any other work.
private final class BareTable {
    private var database: OpaquePointer?
    private var statement: OpaquePointer?

    init(_ path: String) throws {
        sqlite3_open(path, &database)
        sqlite3_exec(
            database,
            "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; CREATE TABLE t (x)", nil,
            nil,
            nil)
        sqlite3_prepare_v2(database, "INSERT INTO t VALUES (1)", -1, &statement, nil)
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(database)
    }

    func commit() {
        let code = sqlite3_step(statement)
        precondition(code == SQLITE_DONE)
        sqlite3_reset(statement)
    }
}

func milliseconds(_ body: () throws -> some Any) rethrows -> Double {
    let time = try ContinuousClock().measure { _ = try body() }
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
}
