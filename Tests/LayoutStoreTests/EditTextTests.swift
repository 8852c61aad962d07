import StackCore
import TestKit
import Testing

@testable import LayoutStore

private let strange = [
    "", "plain", "a\tb\nc\\d\0e", "\r\n", "\u{301}combining", "=", "=-", "\\", "\\t", "🇩🇪👩‍👩‍👧",
    "\u{202E}right to left", "w=compact", "system",
]

private let everyEdit: [Edit] = [
    .createView(View(id: ViewID(3), name: "größe", kind: .stack)),
    .createView(
        View(
            id: ViewID(4), name: "a", kind: .stack,
            properties: PropertyList([
                .init(.hidden, .base, .flag(true)),
                .init(.hidden, SizeClasses(width: .compact, height: .any), .flag(false)),
                .init(.spacing, .base, .spacing(.system)),
                .init(
                    .margins, .base, .insets(Insets(top: -1, leading: 0.1, bottom: 2, trailing: 3))),
            ]))),
    .destroyView(View(id: ViewID(3), name: "a", kind: .switch)),
    .insertSubview(ViewID(3), in: ViewID(2), at: 7),
    .removeSubview(ViewID(3), from: ViewID(2), at: 7),
    .insertArranged(ViewID(3), in: ViewID(2), at: 0),
    .removeArranged(ViewID(3), from: ViewID(2), at: 0),
    .createConstraint(
        LayoutConstraint(
            id: ConstraintID(9), name: "c", first: Anchor(LayoutItem(ViewID(2)), .leading),
            relation: .greaterThanOrEqual,
            second: Anchor(LayoutItem(.root, guide: .safeArea), .trailing),
            properties: PropertyList([.init(.constant, .base, .number(-12.345678901234567))]))),
    .destroyConstraint(
        LayoutConstraint(
            id: ConstraintID(0), name: "c", first: Anchor(LayoutItem(ViewID(2)), .width),
            relation: .equal, second: nil)),
    .rename(.view(ViewID(2)), from: "a", to: "b"),
    .rename(.constraint(ConstraintID(2)), from: "a", to: "b"),
    .setProperty(.document, .device, .base, from: .text("iphone-15"), to: nil),
    .setProperty(
        .constraint(ConstraintID(1)), .constant, .base, from: nil,
        to: .number(Double.leastNonzeroMagnitude)),
]

@Suite struct EditTexts {
    @Test func `every edit reads back as itself`() throws {
        let edits =
            everyEdit.map { FileEdit.edit(DocumentID(2), $0) } + [
                .createDocument(DocumentID(1), name: "Login"),
                .renameDocument(DocumentID(1), from: "Login", to: "SignIn"),
                .destroyDocument(DocumentID(1), name: "SignIn"),
            ]
        #expect(try EditText.decode(EditText.encode(edits, in: .current), in: .current) == edits)
        for edit in edits {
            #expect(
                try EditText.decode(EditText.encode([edit], in: .current), in: .current) == [edit])
        }
    }

    @Test func `strange texts read back as themselves`() throws {
        for old in strange {
            for new in strange {
                let edit = FileEdit.edit(
                    DocumentID(0),
                    .setProperty(
                        .view(.root), .text, .base, from: .text(old), to: .text(new)))
                #expect(
                    try EditText.decode(EditText.encode([edit], in: .current), in: .current) == [
                        edit
                    ])
            }
        }
    }

    @Test(arguments: [
        "X", "V+", "V+\t1", "V+\t1\tsquare\ta", "V+\t99999999999999999999\tview\ta", "S+\t1\t2",
        "S+\t1\t2\t3\t4", "P\tq1\tspacing\t\t\t=8", "P\tv1\tspacing\tw=odd\t\t=8",
        "P\tv1\tspacing\t\t\t8", "P\tv1\tno key\t\t\t=8", "P\tv1\t\t\t\t=8", "N\td\ta\\",
        "N\td\ta\\x\tb", "C+\t1\tc\t1\t=\t", "C+\t1\tc\t1:2:3.top\t=\t", "C+\t1\tc\tx.top\t=\t",
        "@",
        "@\tx", "D+\ta\tb", "\t", "V+\t1\tview\ta\thidden\t", "V+\t1\tview\ta\tnewKey\t",
        "V+\t1\tview\ta\tno-key\t\t1",
    ])
    func `hostile lines are refused`(_ line: String) {
        #expect(throws: UndecodableEdits.self) { try EditText.decode(line + "\n", in: .current) }
    }

    @Test(arguments: 0..<50)
    func `mutated lines never trap`(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = EditText.encode(everyEdit.map { .edit(DocumentID(2), $0) }, in: .current)
        for _ in 0..<100 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] =
                    Bool.random(using: &random) ? 9 : UInt8.random(in: 0...127, using: &random)
            }
            _ = try? EditText.decode(String(decoding: bytes, as: UTF8.self), in: .current)
        }
    }

    @Test(arguments: [
        CommandSource.shell, .argument, .script("a:b/c.txt", line: 12), .importing("x:y"),
    ])
    func `sources read back as themselves`(_ source: CommandSource) {
        #expect(CommandSource(spelling: source.spelling) == source)
    }
}
