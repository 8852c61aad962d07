import CSQLite
import Foundation
import LayoutProgram
import LayoutStore

/// What a durable edit costs beside a bare commit of one row, the two taking turns: a document of 300
/// views behind a long journal, on a real disk.
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

    /// A file with many operations, made where syncing costs nothing.
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

/// A table that gets one row a commit, with nothing around it.
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
