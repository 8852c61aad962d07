import StackCore
import TestKit
import Testing

@testable import LayoutStore

/// Expects the file to contain the same documents as the one in memory, including all properties.
private func expectSame(_ file: LayoutFile, _ other: LayoutFile) throws {
    #expect(file.digest() == other.digest())
    #expect(file.documents.map(\.name) == other.documents.map(\.name))
    for (id, _) in file.documents {
        let (a, b) = (try file.document(id), try other.document(id))
        #expect(a.properties == b.properties)
        #expect(a.allViews.elementsEqual(b.allViews))
        #expect(a.allConstraints.elementsEqual(b.allConstraints))
        #expect(a.invariantViolations().isEmpty)
    }
}

/// Expects the documents at each operation of the history to satisfy their invariants.
private func expectDocuments(_ file: LayoutFile) throws {
    for operation in 0...file.operationCount {
        for state in try file.documents(at: operation) {
            let violation = state.document.invariantViolations().first
            #expect(violation == nil, "\(state.name) at operation \(operation)")
        }
    }
}

@Test(arguments: 1...6)
func `random histories: the file follows, undo-all is empty, redo-all is the end`(_ seed: Int)
    throws
{
    let folder = TemporaryFolder()
    let file = try LayoutFile(path: folder.file(), access: .readWrite)
    var editing = RandomEditing(seed: seed)
    var digests = [file.digest()]
    try file.perform(newLogin)
    digests.append(file.digest())
    for step in 0..<120 {
        let edits = editing.edits(in: try file.document(login)).map { FileEdit.edit(login, $0) }
        let operation = try InvariantChecks.$areOn.withValue(true) {
            try file.perform(edits, command: "step \(step)")
        }
        if operation != nil { digests.append(file.digest()) }
        if step % 10 == 9 {
            try expectSame(file, LayoutFile(path: folder.file(), access: .readOnly))
        }
    }
    #expect(digests.count == file.operationCount + 1)
    while file.head > 0 {
        _ = try InvariantChecks.$areOn.withValue(true) { try file.undo(time: noon) }
        #expect(file.digest() == digests[file.head])
        if file.head % 16 == 0 {
            try expectSame(file, LayoutFile(path: folder.file(), access: .readOnly))
        }
    }
    _ = try file.redo(digests.count - 1, time: noon)
    #expect(file.digest() == digests.last)
    try expectDocuments(file)
    try expectSame(file, LayoutFile(path: folder.file(), access: .readOnly))
    #expect(try file.verify().damage == nil)
}

@Test(arguments: 1...3)
func `jumps between branches restore every state`(_ seed: Int) throws {
    let folder = TemporaryFolder()
    let file = try LayoutFile(path: folder.file(), access: .readWrite)
    var editing = RandomEditing(seed: seed)
    var random = SeededGenerator(seed: seed)
    var digests = [file.digest()]
    try file.perform(newLogin)
    digests.append(file.digest())
    for _ in 0..<150 {
        if Int.random(in: 0..<4, using: &random) == 0 {
            let target = Int.random(in: 1...file.operationCount, using: &random)
            _ = try InvariantChecks.$areOn.withValue(true) { try file.goto(target, time: noon) }
            #expect(file.digest() == digests[file.head])
        }
        let edits = editing.edits(in: try file.document(login)).map { FileEdit.edit(login, $0) }
        if try file.perform(edits, command: "step") != nil { digests.append(file.digest()) }
    }
    for _ in 0..<40 {
        let target = Int.random(in: 0..<digests.count, using: &random)
        _ = try file.goto(target, time: noon)
        #expect(file.digest() == digests[target])
    }
    try expectDocuments(file)
    try expectSame(file, LayoutFile(path: folder.file(), access: .readOnly))
    #expect(try file.verify().damage == nil)
}
