import StackCore
import Testing

@testable import LayoutStore

@Suite struct Histories {
    let folder = TemporaryFolder()

    func open() throws -> LayoutFile {
        try LayoutFile(path: folder.file(), access: .readWrite)
    }

    @Test func `a file appears with the first operation only`() throws {
        let file = try open()
        #expect(file.documents.isEmpty && file.head == 0 && file.operationCount == 0)
        let empty = file.digest()
        #expect(throws: EditMismatch.self) { try file.perform(newLogin + newLogin) }
        #expect(try file.perform([]) == nil)
        #expect(file.documents.isEmpty && file.digest() == empty)
        #expect(!folder.exists())
        #expect(try file.perform(newLogin, command: "new Login") == 1)
        #expect(folder.exists())
        #expect(try open().digest() == file.digest())
    }

    @Test func `a body that throws leaves memory and file as they were`() throws {
        let file = try open()
        try file.perform(newLogin)
        let before = file.digest()
        struct Refusal: Error {}
        #expect(throws: Refusal.self) {
            try file.perform(command: "x", source: .shell, time: noon) { transaction in
                for edit in addition(of: ViewID(1), at: 0) { try transaction.apply(edit) }
                throw Refusal()
            }
        }
        #expect(file.digest() == before && file.operationCount == 1)
        #expect(try file.document(login).viewCount == 1)
        #expect(try open().digest() == before)
    }

    @Test func `what changes nothing is no operation`() throws {
        let file = try open()
        try file.perform(newLogin)
        let edits = addition(of: ViewID(1), at: 0)
        #expect(try file.perform(edits + edits.reversed().map(\.inverse)) == nil)
        #expect(file.operationCount == 1)
        #expect(try file.document(login).viewCount == 1)
        #expect(try open().operationCount == 1)
    }

    @Test func `undo and redo work across openings`() throws {
        let digests = try tenOperations()
        for step in (0..<10).reversed() {
            let file = try open()
            let move = try file.undo(time: noon)
            #expect(
                move.undone == [step + 1] && file.head == step && file.digest() == digests[step])
        }
        #expect { try open().undo(time: noon) } throws: {
            ($0 as? LayoutFileError)?.kind == .nothingToMove
        }
        for step in 1...10 {
            let file = try open()
            #expect(try file.redo(time: noon).redone == [step])
            #expect(file.digest() == digests[step])
        }
        #expect { try open().redo(time: noon) } throws: {
            ($0 as? LayoutFileError)?.kind == .nothingToMove
        }
        #expect(try open().verify().damage == nil)
    }

    @Test func `an error states how many steps there are`() throws {
        _ = try tenOperations()
        func message(_ body: (LayoutFile) throws -> Void) throws -> String {
            let file = try open()
            let error = try #require(throws: LayoutFileError.self) { try body(file) }
            return error.message
        }
        #expect(
            try message { _ = try $0.undo(99, time: noon) } == "cannot undo 99 steps: there are 10")
        #expect(try message { _ = try $0.redo(2, time: noon) } == "nothing to redo")
        _ = try open().undo(9, time: noon)
        #expect(try message { _ = try $0.undo(2, time: noon) } == "cannot undo 2 steps: there is 1")
        #expect(
            try message { _ = try $0.redo(10, time: noon) } == "cannot redo 10 steps: there are 9")
        #expect(
            try message { _ = try $0.redo(10, towards: 10, time: noon) }
                == "there are not 10 steps to redo")
    }

    /// Performs `new Login` and adds nine views. Returns the digest after each operation.
    private func tenOperations() throws -> [String] {
        let file = try open()
        var digests = [file.digest()]
        try file.perform(newLogin)
        digests.append(file.digest())
        for view in 1...9 {
            try file.perform(addition(of: ViewID(view), at: 0))
            digests.append(file.digest())
        }
        return digests
    }

    @Test func `an edit after undo starts a branch and loses nothing`() throws {
        let digests = try tenOperations()
        let file = try open()
        _ = try file.undo(5, time: noon)
        try file.perform([hugging(300, in: file.document(login))], command: "set")
        let other = file.digest()
        #expect(file.head == 11 && file.operationCount == 11)
        #expect(try file.operation(11).parent == 5)
        let jump = try file.goto(10, time: noon)
        #expect(jump.undone == [11] && jump.redone == [6, 7, 8, 9, 10])
        #expect(file.digest() == digests[10])
        _ = try file.undo(5, time: noon)
        #expect(try file.nextRedo() == 6)
        _ = try file.goto(11, time: noon)
        #expect(file.digest() == other)
        _ = try file.undo(time: noon)
        #expect(try file.nextRedo() == 11)
        _ = try file.goto(0, time: noon)
        #expect(file.digest() == digests[0] && file.documents.isEmpty)
        #expect(try open().verify() == file.verify())
        #expect(try file.verify().damage == nil)
    }

    @Test func `a journal says who did what`() throws {
        let file = try open()
        let edits = newLogin
        try file.perform(
            command: "new Login", source: .script("a.txt", line: 3), time: noon, message: "start"
        ) {
            for edit in edits { try $0.apply(edit) }
        }
        let record = try #require(try open().history().first)
        #expect(record.command == "new Login" && record.source == .script("a.txt", line: 3))
        #expect(record.time == noon && record.message == "start" && record.parent == 0)
        #expect(record.digest == file.digest())
        #expect(try open().operationEdits(1) == edits)
    }

    @Test func `a mark takes back part of a transaction`() throws {
        let file = try open()
        try file.perform(newLogin)
        try file.perform(command: "x", source: .shell, time: noon) { transaction in
            for edit in addition(of: ViewID(1), at: 0) { try transaction.apply(edit) }
            let mark = transaction.mark()
            for edit in addition(of: ViewID(2), at: 0) { try transaction.apply(edit) }
            #expect(transaction.edits(since: mark).count == 2)
            transaction.rewind(to: mark)
            #expect(try file.document(login).viewCount == 2)
        }
        #expect(try open().document(login).view(ViewID(2)) == nil)
        #expect(try file.operationEdits(2).count == 2)
    }

    @Test func `documents swap names, come and go`() throws {
        let file = try open()
        let other = DocumentID(1)
        let pair: [FileEdit] = [
            .createDocument(other, name: "Other"),
            .edit(other, .createView(View(id: .root, name: "view", kind: .view))),
        ]
        try file.perform(newLogin + pair + addition(of: ViewID(1), at: 0))
        try file.perform([
            .renameDocument(login, from: "Login", to: "X"),
            .renameDocument(other, from: "Other", to: "Login"),
            .renameDocument(login, from: "X", to: "Other"),
        ])
        #expect(try open().documents.map(\.name) == ["Other", "Login"])
        try file.perform(
            [
                pair[1].inverse, .destroyDocument(other, name: "Login"),
                .renameDocument(login, from: "Other", to: "Login"),
            ])
        #expect(try open().documents.map(\.name) == ["Login"])
        _ = try file.undo(2, time: noon)
        #expect(try open().documents.map(\.name) == ["Login", "Other"])
        #expect(try open().verify().damage == nil)
    }

    @Test func `the digest does not know the way`() throws {
        let file = try open()
        try file.perform(newLogin)
        try file.perform(addition(of: ViewID(1), at: 0) + addition(of: ViewID(2), at: 1))
        let folder = TemporaryFolder()
        let again = try LayoutFile(path: folder.file(), access: .readWrite)
        let id = DocumentID(7)
        try again.perform(
            [.createDocument(id, name: "Login")]
                + [
                    Edit.createView(View(id: .root, name: "top", kind: .view)),
                    .createView(View(id: ViewID(9), name: "v2", kind: .label)),
                    .insertSubview(ViewID(9), in: .root, at: 0),
                    .rename(.view(.root), from: "top", to: "view"),
                    .createView(View(id: ViewID(3), name: "v1", kind: .label)),
                    .insertSubview(ViewID(3), in: .root, at: 0),
                ].map { FileEdit.edit(id, $0) })
        #expect(again.digest() == file.digest())
    }

    @Test func `every point can be looked at without going there`() throws {
        _ = try tenOperations()
        let file = try open()
        #expect(try file.documents(at: 0).isEmpty)
        #expect(try file.documents(at: 4).first?.document.viewCount == 4)
        #expect(try file.documents(at: 10).first?.document.viewCount == 10)
        #expect(file.head == 10)
    }

    @Test func `checkpoints name points`() throws {
        let file = try open()
        try file.perform(newLogin)
        try file.setCheckpoint("start")
        try file.perform(addition(of: ViewID(1), at: 0))
        #expect(try open().checkpoints() == [Checkpoint(name: "start", operation: 1)])
        try file.setCheckpoint("start")
        #expect(try file.checkpoints().map(\.operation) == [2])
    }
}

@Test func `behind the largest number a document can have the first free one is next`() throws {
    let folder = TemporaryFolder()
    let file = try LayoutFile(path: folder.file(), access: .readWrite)
    let make = { (id: DocumentID, name: String) in
        _ = try file.perform([
            .createDocument(id, name: name),
            .edit(id, .createView(View(id: .root, name: "view", kind: .view))),
        ])
    }
    try make(DocumentID(0), "A")
    #expect(file.nextDocumentID == DocumentID(1))
    try make(DocumentID(1 << 40), "Z")
    #expect(file.nextDocumentID == DocumentID(1))
    try make(file.nextDocumentID, "B")
    #expect(file.nextDocumentID == DocumentID(2))
    #expect(try file.verify().isSound)
}
