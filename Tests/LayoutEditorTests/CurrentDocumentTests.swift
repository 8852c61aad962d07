import Foundation
import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession
@testable import LayoutProgram

/// A person in a shell, and another process that uses the same file.
@Suite struct CurrentDocument {
    let person: Scratch
    let other: Session

    init() throws {
        person = try Scratch()
        try person.run("new B\nadd label b in view\nnew A\nadd label a in view\nopen A")
        person.session.settings.stopsWhenMoved = true
        person.session.settings.isConversation = true
        other = Session(
            try LayoutFile(path: person.session.file.path, access: .readWrite),
            settings: SessionSettings(), surroundings: person.session.surroundings)
    }

    private func elsewhere(_ lines: String) throws {
        var reader = StatementReader()
        for line in lines.split(separator: "\n") {
            for statement in try reader.read(line) {
                _ = try other.run(other.grammar.parse(statement))
            }
        }
    }

    private var open: String? { person.session.peekedID.map(person.session.name) }

    @Test func `an edit of another document moves nobody, and stops nobody`() throws {
        try elsewhere("open B\nset b.text There")
        #expect(try person.run("set a.text Mine")?.operation == 6)
        #expect(open == "A")
        #expect(person.session.takeRemarks() == [])
    }

    @Test func `an edit of the same document is to be looked at first`() throws {
        try elsewhere("open A\nset a.text Theirs")
        let error = person.error("set a.text Mine")
        #expect(error?.code == .busy && error?.message.contains("changed A") == true)
        #expect(open == "A")
        #expect(try person.run("set a.text Mine")?.operation == 6)
    }

    @Test(arguments: ["undo", "redo", "goto 1", "revert 2", "delete document B", "checkpoint c"])
    func `history is everybody's`(_ command: String) throws {
        try elsewhere("open B\nset b.text There")
        #expect(person.error(command)?.code == .busy)
        #expect(person.session.file.digest() == other.file.digest())
    }

    /// Another process writes between the last reading of the file and the lock, as a continuous
    /// writer does.
    @Test func `whoever prunes in a script takes over what comes meanwhile`() throws {
        let path = person.session.file.path
        let pruning = Session(
            try LayoutFile(path: path, access: .readWrite), settings: SessionSettings(),
            surroundings: SessionEnvironment(
                now: {
                    let file = try? LayoutFile(path: path, access: .readWrite)
                    if let file, file.name(of: DocumentID(0)) == "B" {
                        _ = try? file.perform(
                            command: "x", source: .shell, time: Timestamp(milliseconds: 0)
                        ) { try $0.apply(.renameDocument(DocumentID(0), from: "B", to: "C")) }
                    }
                    return Timestamp(milliseconds: 0)
                }, writeFile: { _, _ in }))
        var reader = StatementReader()
        for statement in try reader.read("history prune --keep 2") {
            _ = try pruning.run(pruning.grammar.parse(statement))
        }
        #expect(pruning.file.operationCount == 3)
        #expect(pruning.file.name(of: DocumentID(0)) == "C")
        #expect(try pruning.file.verify().isSound)
    }

    @Test(arguments: ["tree", "open B", "device iphone-se", "export --format commands"])
    func `looking and opening are never refused`(_ command: String) throws {
        try elsewhere("open A\nset a.text Theirs")
        #expect(person.error(command) == nil)
    }

    @Test func `a document that is gone is told, and none is open`() throws {
        try elsewhere("delete document A")
        #expect(person.error("set view.hidden true")?.code == .noDocument)
        #expect(person.session.takeRemarks() == ["A was deleted; no document is open"])
        #expect(open == nil)
        #expect(person.error("tree")?.message == "A is gone; no document is open")
        try elsewhere("undo")
        #expect(try person.text("tree").contains("a  label"))
        #expect(open == "A")
    }

    @Test func `a document that is renamed stays open`() throws {
        try elsewhere("rename document A to Z\nnew A")
        #expect(try person.text("tree").contains("a  label"))
        #expect(open == "Z")
        #expect(person.session.takeRemarks() == ["A was renamed to Z"])
    }

    @Test func `the number of a document that is gone may be another's`() throws {
        try elsewhere("delete document A\nnew Stranger")
        #expect(try other.currentID() == person.session.currentID())
        #expect(person.error("tree")?.code == .noDocument)
        #expect(open == nil)
    }

    @Test func `the person's own undo and redo lead out of a document and back`() throws {
        try person.run("new C")
        try person.run("undo")
        #expect(open == nil)
        #expect(person.session.takeRemarks() == ["C is gone; no document is open"])
        try person.run("redo")
        #expect(open == "C")
        try person.run("delete document C")
        #expect(person.error("tree")?.code == .noDocument)
    }

    @Test func `without a word the first by name is open, and it is said`() throws {
        var reader = StatementReader()
        let tree = try other.grammar.parse(reader.read("tree")[0])
        #expect(try other.run(tree).reply.text.contains("a  label"))
        #expect(other.takeRemarks() == ["A is open, the first of 2 documents by name"])
        try elsewhere("open B\nset b.text There\nundo")
        #expect(try other.run(tree).reply.text.contains("b  label"))
        #expect(other.takeRemarks() == [])
    }

    @Test func `a shell begins where the last one was`() throws {
        try person.run("open B\ndevice iphone-se")
        other.begin(with: person.session.viewState)
        #expect(other.name(of: try other.currentID()) == "B")
        #expect(other.takeRemarks() == ["B is open, as it was last time; there are 2 documents"])
        #expect(other.settings.request.device == "iphone-se")
    }

    @Test func `the past of the current document is shown, and of no other`() throws {
        #expect(try person.text("export --at 4 --format commands").hasPrefix("new A"))
        #expect(person.error("export --at 2 --format commands")?.code == .noDocument)
        try person.run("rename document A to Z")
        #expect(try person.text("export --at 4 --format commands").hasPrefix("new A"))
    }
}

@Suite struct RememberedSightTests {
    @Test func `each file has its own, the latest counts, and nonsense is nothing`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("sight-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (views, name) = (folder.path + "/state/views", folder.path + "/a \"b\" #.layout")
        let request = LayoutRequest(
            device: "iphone-se", orientation: .landscape, size: Size(width: 10.5, height: 20),
            traits: SizeClasses(spelling: "w=compact,h=any"), direction: .rtl,
            textSize: .extraLarge)
        let first = SavedViewSettings(of: name, path: views)
        #expect(first.last == nil)
        first.remember(ViewState(document: "A"))
        first.remember(ViewState(document: "B", request: request))
        SavedViewSettings(of: folder.path + "/other", path: views)
            .remember(ViewState(document: "X"))
        #expect(
            SavedViewSettings(of: name, path: views).last
                == ViewState(document: "B", request: request))
        let words = folder.path + "/c document=Y device=iphone-99 orientation=up other=x"
        try "\(words) direction=rtl\n\(words) \"\\q\n".write(
            toFile: views, atomically: true, encoding: .utf8)
        #expect(
            SavedViewSettings(of: folder.path + "/c", path: views).last
                == ViewState(document: "Y", request: LayoutRequest(direction: .rtl)))
    }
}
