import Foundation
import StackCore
import Testing

@testable import LayoutStore

extension StoredValueFormat {
    /// A made-up future spelling of values: margins with spaces, and a different spelling of every
    /// flag and mask.
    fileprivate static let trial = StoredValueFormat(
        version: 2,
        spell: { value in
            switch value {
            case .insets: version1.spell(value).replacingOccurrences(of: ",", with: " ")
            case .flag, .mask: "~" + version1.spell(value)
            default: version1.spell(value)
            }
        },
        parse: { type, text in
            switch type {
            case .insets:
                text.contains(",")
                    ? nil : type.parse(text.replacingOccurrences(of: " ", with: ","))
            case .flag, .mask: text.hasPrefix("~") ? type.parse(String(text.dropFirst())) : nil
            default: type.parse(text)
            }
        })
}

extension Schema: CustomTestStringConvertible {
    public var testDescription: String { "schema \(version)" }
}

/// A future schema with a different spelling of values.
let trial = Schema(steps: Schema.current.steps + [.content(ContentMigration(to: .trial))])

/// A future schema that also changes texts and adds a table.
private let louder = Schema(
    steps: Schema.current.steps + [
        .content(
            ContentMigration(to: .trial) { edit, _ in [edit.withValues { $0.louder }] }),
        .sql("CREATE TABLE note (id INTEGER PRIMARY KEY) STRICT"),
    ])

extension PropertyValue {
    fileprivate var louder: PropertyValue {
        if case .text(let text) = self, !text.contains("/") {
            .text(text.uppercased())
        } else {
            self
        }
    }
}

extension FileEdit {
    fileprivate func withValues(_ change: (PropertyValue) -> PropertyValue) -> FileEdit {
        func list(_ list: PropertyList) -> PropertyList {
            PropertyList(
                list.entries.map { PropertyList.Entry($0.key, $0.condition, change($0.value)) })
        }
        func view(_ view: View) -> View {
            View(id: view.id, name: view.name, kind: view.kind, properties: list(view.properties))
        }
        guard case .edit(let id, let edit) = self else { return self }
        return switch edit {
        case .createView(let item): .edit(id, .createView(view(item)))
        case .destroyView(let item): .edit(id, .destroyView(view(item)))
        case .setProperty(let item, let key, let condition, let old, let new):
            .edit(
                id,
                .setProperty(item, key, condition, from: old.map(change), to: new.map(change)))
        default: self
        }
    }
}

/// A file from the first release: branches, checkpoints, size classes, an imported storyboard.
@Suite struct FirstSchema {
    private let folder = TemporaryFolder()
    private let imported = DocumentID(2)

    init() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        try FileManager.default.copyItem(
            at: tests.appending(path: "Fixtures/files/schema-1.layout"),
            to: URL(filePath: folder.file()))
        chmod(folder.file(), 0o644)
    }

    private func open(
        _ schema: Schema = .current, _ access: LayoutFile.Access = .readWrite
    ) throws -> LayoutFile {
        try LayoutFile(path: folder.file(), access: access, schema: schema)
    }

    /// Goes from the start to the end of every branch and back, one operation at a time, and
    /// compares digests.
    private func walk(_ file: LayoutFile) throws {
        let history = try file.history()
        let digests = Dictionary(uniqueKeysWithValues: history.map { ($0.id, $0.digest) })
        let inner = Set(history.map(\.parent))
        for end in history.map(\.id) where !inner.contains(end) {
            try file.goto(0, time: noon)
            #expect(file.documents.isEmpty)
            while file.head != end {
                try file.redo(towards: end, time: noon)
                #expect(file.digest() == digests[file.head])
            }
            while file.head > 0 {
                try file.undo(time: noon)
                #expect(file.head == 0 || file.digest() == digests[file.head])
            }
        }
    }

    private func expectTheSame(_ file: LayoutFile) throws {
        #expect(file.operationCount == 34 && file.head == 33)
        #expect(file.documents.map(\.name) == ["Login", "Other", "nestedStackViews"])
        #expect(try file.checkpoints().map(\.name) == ["first", "second"])
        #expect(try file.checkpoints().map(\.operation) == [16, 28])
        #expect(try file.verify().damage == nil)
    }

    /// Whether the imported document's source property still ends with the document's fingerprint.
    private func isAsImported(_ file: LayoutFile) throws -> Bool {
        guard case .text(let source)? = try file.document(imported).properties[.source] else {
            return false
        }
        return source.hasSuffix("/" + file.fingerprint(of: imported)!)
    }

    @Test(arguments: [Schema.current, trial, louder])
    func `it opens, and every branch is undone and redone`(_ schema: Schema) throws {
        let file = try open(schema)
        try expectTheSame(file)
        #expect(try isAsImported(file))
        try walk(file)
        #expect(try file.verify().damage == nil)
        try file.goto(34, time: noon)
        #expect(try open(schema).verify().damage == nil)
        #expect(folder.exists("a.layout.v1.backup"))
    }

    /// A file is migrated to each intermediate version, and then to the current one.
    @Test(arguments: 1...Schema.current.version)
    func `a file of each schema is taken over`(_ version: Int) throws {
        let digest = try open(.current, .readOnly).digest()
        if version > 1 {
            let between = Schema(steps: Array(Schema.current.steps.prefix(version)))
            #expect(between.version == version)
            _ = try open(between)
        }
        let file = try open()
        #expect(file.digest() == digest)
        try expectTheSame(file)
        try walk(file)
        #expect(try file.verify().damage == nil)
    }

    @Test func `its digest is what it was`() throws {
        let digest = "6c3634cfb6a2313a1c403e55492a8568697c63c3ed12660c82bf1afd10655bfd"
        #expect(try open().digest() == digest)
        // A different spelling gives a different digest.
        #expect(try open(trial).digest() != digest)
    }

    @Test func `what is spelled otherwise says the same at every point`() throws {
        let before = try open(.current, .readOnly)
        let after = try open(trial)
        for operation in 0...34 {
            let (old, new) = try (before.state(at: operation), after.state(at: operation))
            #expect(old.ids == new.ids)
            for id in old.ids {
                #expect(old[id]!.name == new[id]!.name)
                #expect(old.document(id).hasSameContent(as: new.document(id)))
                #expect(old.document(id).allViews.elementsEqual(new.document(id).allViews))
            }
        }
        for (old, new) in zip(try before.history(), try after.history()) {
            #expect((old.command, old.time, old.message) == (new.command, new.time, new.message))
        }
    }

    @Test func `edits are converted where content changes`() throws {
        let file = try open(louder)
        let texts = try file.document(DocumentID(0)).allViews.compactMap { $0.properties[.text] }
        #expect(texts.contains(.text("BILBO")) && !texts.contains(.text("Bilbo")))
        try file.goto(5, time: noon)
        let title = try file.document(DocumentID(0)).view(named: "title")
        #expect(title?.properties[.text] == .text("SIGN IN \"NOW\"\nAND \\ HERE"))
    }

    @Test func `it is edited by the new rules`() throws {
        let file = try open(trial)
        let old = try file.document(DocumentID(0))[.root].properties[.margins]
        let margins = PropertyValue.insets(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
        try file.perform([
            .edit(
                DocumentID(0), .setProperty(.view(.root), .margins, .base, from: old, to: margins))
        ])
        #expect(
            try file.connection!.integer(
                "SELECT count(*) FROM view_property WHERE key = 'margins' AND value = '1 2 3 4'")
                == 1)
        #expect(
            try file.connection!.integer(
                "SELECT count(*) FROM view_property WHERE instr(value, ',') AND key = 'margins'")
                == 0)
        #expect(try open(trial).verify().damage == nil)
        _ = try file.prune(keeping: 3, command: "history prune", time: noon)
        #expect(try open(trial).verify().damage == nil)
    }

    @Test func `the copy beside it is what it was, and is sound by its own rules`() throws {
        let bytes = FileManager.default.contents(atPath: folder.file())
        _ = try open(trial)
        #expect(FileManager.default.contents(atPath: folder.file("a.layout.v1.backup")) == bytes)
        let copy = try LayoutFile(
            path: folder.file("a.layout.v1.backup"), access: .readOnly,
            schema: trial.leavingContent)
        #expect(copy.spelling.version == 1)
        try expectTheSame(copy)
    }

    @Test(arguments: [Schema.current, trial, louder])
    func `every operation of it is recovered`(_ schema: Schema) throws {
        let recovery = try LayoutFile.recover(folder.file(), time: noon, schema: schema)
        #expect(recovery.isComplete && recovery.operations == 34)
        try Data(recovery.bytes).write(to: URL(filePath: folder.file("saved.layout")))
        let saved = try LayoutFile(
            path: folder.file("saved.layout"), access: .readWrite, schema: schema)
        try expectTheSame(saved)
        #expect(try isAsImported(saved))
        #expect(try saved.digest() == open(schema).digest())
        try walk(saved)
    }

    @Test(arguments: [Schema.current, trial])
    func `every operation is recovered without its tables and its end`(_ schema: Schema) throws {
        folder.tamper("PRAGMA secure_delete = ON; DELETE FROM journal_end; DELETE FROM view")
        let recovery = try LayoutFile.recover(folder.file(), time: noon, schema: schema)
        #expect(!recovery.isComplete && recovery.operations == 34 && recovery.hasMoves == false)
        let saved = try LayoutFile(
            image: recovery.bytes, named: folder.file(), schema: schema)
        #expect(try saved.verify().damage == nil)
        #expect(try saved.digest() == saved.history().first { $0.id == saved.head }?.digest)
    }

    @Test(arguments: ["UPDATE view SET name = 'x' WHERE document = 1 AND id = 0"])
    func `a document that is damaged is refused, and the others are read`(_ sql: String) throws {
        folder.tamper(sql)
        let file = try open(trial)
        #expect(try file.document(DocumentID(0)).viewCount > 1)
        #expect(throws: LayoutFileError.self) { try file.document(DocumentID(1)) }
        #expect(throws: LayoutFileError.self) { try file.undo(time: noon) }
        #expect(folder.exists("a.layout.v1.backup") == false)
    }

    @Test(arguments: [Schema.current, trial])
    func `it is read where nothing may be written`(_ schema: Schema) async throws {
        let isTrial = schema.version == trial.version
        folder.makeReadOnly()
        let path = folder.file()
        await #expect(processExitsWith: .success) {
            [path = path as String, isTrial = isTrial as Bool] in
            becomeNobody()
            let file = try LayoutFile(
                path: path, access: .readWrite, schema: isTrial ? trial : .current)
            #expect(try file.verify().damage == nil)
            #expect(try file.document(DocumentID(0)).viewCount > 1)
            let refusal = #expect(throws: LayoutFileError.self) { try file.undo(time: noon) }
            #expect(refusal?.kind == .cannotCreate && file.head == 33)
        }
    }

    @Test func `the seal says by which rules it was made`() throws {
        _ = try open(trial)
        folder.tamper("UPDATE digest SET version = 1")
        let refusal = #expect(throws: LayoutFileError.self) { try open(trial) }
        #expect(refusal?.message == "the end of the journal is damaged")
        #expect(try LayoutFile.recover(folder.file(), time: noon, schema: trial).isComplete)
    }

    @Test func `a program that does not know the rules does not call it damaged`() throws {
        _ = try open(trial)
        let refusal = #expect(throws: LayoutFileError.self) { try open() }
        #expect(refusal?.kind == .newerVersion)
    }
}
