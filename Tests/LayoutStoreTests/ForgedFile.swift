import Foundation
import StackCore
import Testing

@testable import LayoutStore

/// Files with correct checksums, chains and seals, as an attacker can make them, whose history
/// leads to invalid documents.
struct ForgedFile {
    private var builder = try! FileBuilder()
    private var documents: [Int: DocumentSet] = [0: DocumentSet(.current)]

    /// Appends an operation after `parent`. Its digest is that of the edits that can be applied.
    @discardableResult
    mutating func append(_ edits: [FileEdit], after parent: Int) throws -> Int {
        try append(text: EditText.encode(edits, in: .current), after: parent)
    }

    @discardableResult
    mutating func append(text: String, after parent: Int) throws -> Int {
        var state = documents[parent]!
        for edit in (try? EditText.decode(text, in: .current)) ?? [] { try? state.apply(edit) }
        let operation = StoredOperation(
            id: 0, parent: parent, command: "forged", source: "shell", time: 0, message: nil,
            edits: text, digest: state.digest, author: nil)
        let number = try builder.append(operation, after: parent)
        documents[number] = state
        return number
    }

    /// Adds a move of the head from `origin`, even if the head was elsewhere.
    mutating func move(_ number: Int, from origin: Int, to target: Int) throws {
        try builder.store(MoveRow(id: number, origin: origin, target: target, time: 0))
    }

    /// Writes the file with its head at operation `head`.
    mutating func write(to path: String, head: Int) throws {
        let bytes = try builder.finish(at: head, holding: documents[head]!, time: noon)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
}

/// Edits that make a document of `newLogin` invalid, in which a stack 1 arranges 2.
let brokenSteps: [(String, [Edit])] = [
    ("no superview", [.createView(View(id: ViewID(5), name: "stray", kind: .view))]),
    ("no longer in its superview", [.removeSubview(ViewID(1), from: .root, at: 0)]),
    (
        "arranged but gone",
        [
            .removeSubview(ViewID(2), from: ViewID(1), at: 0),
            .insertSubview(ViewID(2), in: .root, at: 1),
        ]
    ),
    (
        "idle spacing",
        [.setProperty(.view(ViewID(1)), .spacingAfter, .base, from: nil, to: .spacing(.system))]
    ),
    (
        "stands inside itself",
        [
            .removeSubview(ViewID(1), from: .root, at: 0),
            .insertSubview(ViewID(1), in: ViewID(2), at: 0),
        ]
    ),
    ("arranged twice", [.insertArranged(ViewID(2), in: ViewID(1), at: 0)]),
    ("arranges itself", [.insertArranged(ViewID(1), in: ViewID(1), at: 0)]),
    (
        "a constraint with nothing",
        [
            .createConstraint(
                LayoutConstraint(
                    id: ConstraintID(0), name: "c", first: Anchor(LayoutItem(ViewID(77)), .width),
                    relation: .equal, second: nil))
        ]
    ),
    (
        "a property of others",
        [.setProperty(.view(ViewID(1)), .text, .base, from: nil, to: .text("x"))]
    ),
]

/// The edits that add a stack 1 to the root, which arranges 2.
let stackOfOne: [FileEdit] = [
    .edit(login, .createView(View(id: ViewID(1), name: "s", kind: .stack))),
    .edit(login, .insertSubview(ViewID(1), in: .root, at: 0)),
    .edit(login, .createView(View(id: ViewID(2), name: "a", kind: .view))),
    .edit(login, .insertSubview(ViewID(2), in: ViewID(1), at: 0)),
    .edit(login, .insertArranged(ViewID(2), in: ViewID(1), at: 0)),
]

/// Recomputes all chain hashes and the seal after rows were changed directly.
func reseal(_ path: String) throws {
    let connection = try Connection(path, .existing)
    var end = try connection.journalEnd()
    var chains: [(Int, [UInt8])] = []
    var previous: [UInt8] = []
    var rows = try connection.operations()
    while try rows.next() {
        let operation = try Connection.operation(rows)
        previous = operation.chain(after: previous)
        chains.append((operation.id, previous))
    }
    for (id, chain) in chains {
        try connection.run(
            "UPDATE operation SET chain = ? WHERE id = ?", .blob(chain), .integer(id))
    }
    end.chain = previous
    try connection.write(end)
}
