import CSQLite
import Foundation
import StackCore
import Testing

@testable import LayoutStore

/// A build without optimisation runs the tests with a tenth of the operations.
#if DEBUG
    private let count = 1_000
#else
    private let count = 10_000
#endif

private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
}

/// Returns the edits for a document of stacks with ten labels each, and some properties on every
/// view.
private func form(views: Int) -> [FileEdit] {
    var edits = newLogin
    for number in 1...views {
        let stack = number % 11 == 1
        let id = ViewID(number)
        let parent = stack ? ViewID.root : ViewID(number - (number - 1) % 11)
        let properties = PropertyList([
            .init(.huggingHorizontal, .base, .number(251)),
            stack ? .init(.axis, .base, .axis(.vertical)) : .init(.text, .base, .text("Label")),
            .init(.hidden, .base, .flag(false)),
        ])
        let view = View(
            id: id, name: "view\(number)", kind: stack ? .stack : .label, properties: properties)
        let place = stack ? number / 11 : (number - 1) % 11 - 1
        edits.append(.edit(login, .createView(view)))
        edits.append(.edit(login, .insertSubview(id, in: parent, at: place)))
        if !stack { edits.append(.edit(login, .insertArranged(id, in: parent, at: place))) }
    }
    return edits
}

@Suite(.serialized) struct Costs {
    let folder = TemporaryFolder()

    private func open(_ access: LayoutFile.Access = .readWrite) throws -> LayoutFile {
        try LayoutFile(path: folder.file(), access: access)
    }

    @Test func `ten thousand additions in one operation`() throws {
        let file = try open()
        try file.perform(newLogin)
        let time = try milliseconds {
            try file.perform(command: "script", source: .shell, time: noon) { transaction in
                for number in 1...count {
                    let id = try file.document(login).nextViewID
                    for edit in addition(of: id, at: number - 1) { try transaction.apply(edit) }
                    for (key, value) in [
                        (PropertyKey.text, PropertyValue.text("Label")),
                        (.huggingHorizontal, .number(251)),
                    ] {
                        try transaction.apply(
                            .edit(
                                login,
                                .setProperty(.view(id), key, .base, from: nil, to: value)))
                    }
                }
            }
        }
        print("\(count) additions: \(time) ms")
        let back = try milliseconds { try file.undo(time: noon) }
        print("taken back: \(back) ms")
    }

    @Test func `opening, reading and proving a document of 1,000 views`() throws {
        try open().perform(form(views: 1000))
        var best = [Double](repeating: .infinity, count: 3)
        for _ in 0..<20 {
            best[0] = min(best[0], try milliseconds { _ = try open() })
            best[1] = min(best[1], try milliseconds { _ = try open().document(login) })
            let editing = try milliseconds {
                let file = try open()
                try file.perform([hugging(Double.random(in: 1...999), in: file.document(login))])
            }
            best[2] = min(best[2], editing)
        }
        print("open \(best[0]), with document \(best[1]), with an edit \(best[2]) ms")
    }

    @Test func `a durable edit beside a bare commit`() throws {
        let file = try open()
        try file.perform(form(views: 300))
        var database: OpaquePointer?
        #expect(sqlite3_open(folder.file("bare"), &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        sqlite3_exec(database, "PRAGMA synchronous = EXTRA; CREATE TABLE t (x)", nil, nil, nil)
        var (ours, bare) = ([Double](), [Double]())
        let size = {
            try FileManager.default.attributesOfItem(atPath: folder.file())[.size] as! Int
        }
        let before = try size()
        for number in 0..<400 {
            let edit = hugging(Double(number % 900 + 1), in: try file.document(login))
            ours.append(
                try milliseconds { try file.perform([edit], command: "set view.x \(number)") })
            bare.append(
                milliseconds { sqlite3_exec(database, "INSERT INTO t VALUES (1)", nil, nil, nil) })
        }
        let (a, b) = (ours.sorted()[200] * 1000, bare.sorted()[200] * 1000)
        print("durable edit \(a) µs, bare commit \(b) µs, \(a / b)×")
        print("\(try (size() - before) / 400) bytes an operation")
    }

    @Test func `ten thousand operations back`() throws {
        let file = try open()
        try file.perform(newLogin)
        let making = try milliseconds {
            for number in 1...count {
                try file.perform(addition(of: ViewID(number), at: number - 1))
            }
        }
        var (back, forth) = (Double.infinity, Double.infinity)
        for _ in 0..<5 {
            back = min(back, try milliseconds { try file.goto(1, time: noon) })
            forth = min(forth, try milliseconds { try file.goto(count + 1, time: noon) })
        }
        let opening = try milliseconds { _ = try open() }
        var damage: String?
        let verify = try milliseconds { damage = try file.verify().damage }
        #expect(damage == nil)
        print("\(count) operations \(making) ms, back \(back) ms, forth \(forth) ms")
        print("opened in \(opening) ms, verified in \(verify) ms")
    }
}
