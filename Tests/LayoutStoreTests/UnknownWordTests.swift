import Foundation
import StackCore
import Testing

@testable import LayoutStore

private let compact = SizeClasses(width: .compact, height: .any)
private let title = ItemID.view(ViewID(1))

private func unknown(_ key: String, _ condition: SizeClasses = .base) -> UnknownProperty {
    UnknownProperty(key, condition)!
}

/// Edits of a program with more words for known properties, and with more properties.
private let newer: [Edit] = [
    .setProperty(title, .textAlignment, .base, from: nil, to: .unknown("tight")),
    .setProperty(title, .textAlignment, compact, from: nil, to: .textAlignment(.right)),
    .setProperty(title, .huggingHorizontal, .base, from: nil, to: .unknown("1500.5")),
    .setUnknown(title, unknown("newFlag"), from: nil, to: "true"),
    .setUnknown(title, unknown("newNumber"), from: nil, to: "-0.25"),
    .setUnknown(title, unknown("new.word", compact), from: nil, to: "a\tb\n\0é"),
    .setUnknown(.document, unknown("newSetting"), from: nil, to: ""),
    .createConstraint(
        LayoutConstraint(
            id: ConstraintID(0), name: "wide", first: Anchor(LayoutItem(ViewID(1)), .width),
            relation: .equal, second: nil)),
    .setUnknown(.constraint(ConstraintID(0)), unknown("newFlag"), from: nil, to: "false"),
]

@Suite struct UnknownWords {
    let folder = TemporaryFolder()

    /// Makes the file of a newer program, which knows the types of its properties.
    private func made() throws -> String {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin + addition(of: ViewID(1), at: 0))
        try file.perform(newer.map { .edit(login, $0) })
        folder.tamper(
            """
            UPDATE view_property SET value = 1 WHERE key = 'newFlag';
            UPDATE constraint_property SET value = 0 WHERE key = 'newFlag';
            UPDATE view_property SET value = -0.25 WHERE key = 'newNumber';
            UPDATE view_property SET value = 1500.5 WHERE key = 'hugging.horizontal';
            """)
        return file.digest()
    }

    private func open() throws -> LayoutFile {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(!file.isNewer)
        return file
    }

    private func expectAll(_ file: LayoutFile, _ digest: String) throws {
        let document = try file.document(login)
        #expect(file.digest() == digest && document.unknownValues.count == 7)
        #expect(try file.verify().damage == nil)
        let list = document[ViewID(1)].properties
        #expect(list[.textAlignment] == .unknown("tight") && list.value(.textAlignment) == nil)
        #expect(document.inForce(.textAlignment, of: title) == .natural)
        #expect(document.inForce(.textAlignment, of: title, under: compact) == .right)
        #expect(document.inForce(.huggingHorizontal, of: title) == 250)
        #expect(list[unknown("newFlag")] == "true" && list[unknown("newNumber")] == "-0.25")
        #expect(list[unknown("new.word", compact)] == "a\tb\n\0é")
        #expect(document.properties[unknown("newSetting")] == "")
    }

    @Test func `a newer program's words are kept by edits, moves and copies`() throws {
        let digest = try made()
        try expectAll(open(), digest)
        let file = try open()
        try file.perform([hugging(9, in: file.document(login))])
        #expect(try file.document(login).unknownValues.count == 7)
        try file.undo(time: noon)
        try expectAll(file, digest)
        try file.undo(time: noon)
        #expect(try file.document(login).unknownValues.isEmpty)
        try file.redo(time: noon)
        try expectAll(file, digest)
        try expectAll(open(), digest)

        let view = try file.document(login)[ViewID(1)]
        let constraint = try file.document(login)[ConstraintID(0)]
        try file.perform(
            [
                .destroyConstraint(constraint), .removeSubview(view.id, from: .root, at: 0),
                .destroyView(view.detached),
            ].map { .edit(login, $0) })
        #expect(try open().document(login).unknownValues.count == 1)
        try file.undo(time: noon)
        try expectAll(open(), digest)
        let recovered = try LayoutFile.recover(folder.file(), time: noon)
        #expect(recovered.isComplete)
        _ = try file.prune(keeping: 1, command: "prune", time: noon)
        try expectAll(open(), digest)
        try Data(recovered.bytes).write(to: URL(fileURLWithPath: folder.file()))
        try expectAll(open(), digest)
        let copy = try LayoutFile.withoutHistory(
            file.documents(at: file.head), command: "copy", source: .shell, time: noon)
        try Data(copy).write(to: URL(fileURLWithPath: folder.file()))
        try expectAll(open(), digest)
    }

    @Test func `a known value replaces an unknown one, and undo restores it`() throws {
        let digest = try made()
        let file = try open()
        let edit = Edit.setProperty(
            title, .textAlignment, .base, from: .unknown("tight"), to: .textAlignment(.center))
        try file.perform([.edit(login, edit)])
        #expect(try open().document(login).inForce(.textAlignment, of: title) == .center)
        #expect(try open().verify().damage == nil)
        try file.undo(time: noon)
        try expectAll(open(), digest)
    }

    @Test func `flags and numbers that an older program wrote are read`() throws {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        let flag = Edit.setProperty(.view(.root), .hidden, .base, from: nil, to: .flag(true))
        try file.perform([.edit(login, flag), hugging(0.5 + 1, in: file.document(login))])
        folder.tamper(
            "UPDATE view_property SET value = CASE value WHEN 1 THEN 'true' ELSE '1.5' END")
        let document = try open().document(login)
        #expect(document.inForce(.hidden, of: .view(.root)) == true)
        #expect(document.inForce(.huggingHorizontal, of: .view(.root)) == 1.5)
        #expect(try open().verify().damage == nil)
    }

    @Test(arguments: [
        "", "tight", "true", "0", "1e3", "nan", "-", "9999999", "a\tb\\\n\0", "w=odd",
    ])
    func `table and journal give each odd word back`(_ word: String) throws {
        let spelling = StoredValueFormat.current
        for key in PropertyKey.allCases {
            let value = spelling.parse(word, for: key)
            #expect(
                spelling.spell(value) == word
                    || value == spelling.parse(spelling.spell(value), for: key))
            #expect(spelling.keeps(value, of: key), "\(key) \(word)")
            try expectKept(.setProperty(.document, key, compact, from: value, to: nil))
            try expectKept(.setProperty(.document, key, .base, from: nil, to: value))
        }
        let property = unknown("newKey", compact)
        #expect(spelling.text(of: .text(word)) == word)
        try expectKept(.setUnknown(title, property, from: word, to: nil))
        try expectKept(.setUnknown(title, property, from: nil, to: word))
        var list = PropertyList()
        list[property] = word
        list[.axis] = spelling.parse(word, for: .axis)
        try expectKept(.createView(View(id: ViewID(1), name: "a", kind: .stack, properties: list)))
    }

    private func expectKept(_ edit: Edit) throws {
        let text = EditText.encode([.edit(login, edit)], in: .current)
        let edits = try EditText.decode(text, in: .current)
        #expect(edits == [.edit(login, edit)])
        #expect(EditText.encode(edits, in: .current) == text)
    }

    @Test(arguments: ["", "no key", "né", "a=b", "a\n", String(repeating: "k", count: 65), "axis"])
    func `what is no key is refused`(_ text: String) {
        #expect(UnknownProperty(text, .base) == nil)
    }

    @Test func `the number of unknown properties has a limit`() throws {
        var document = Document(rootName: "view")
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let keys = letters.flatMap { a in
            letters.flatMap { b in letters.prefix(2).map { a + b + $0 } }
        }
        for key in keys.prefix(DocumentLimits.unknownProperties) {
            try document.apply(.setUnknown(.document, unknown(key), from: nil, to: "x"))
        }
        #expect(document.invariantViolations().isEmpty)
        #expect(throws: EditMismatch.self) {
            try document.apply(.setUnknown(.document, unknown("zzz"), from: nil, to: "x"))
        }
    }
}
