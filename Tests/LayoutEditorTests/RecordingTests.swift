import LayoutStore
import StackCore
import Synchronization
import TestKit
import Testing

@testable import CommandLanguage
@testable import LayoutSession

/// Random commands that a person could type, with undo, branches and other documents in between.
private struct RandomTyping {
    private var random: SeededGenerator
    private var made = 0

    init(seed: Int) { random = SeededGenerator(seed: seed) }

    mutating func command(on session: Session) -> String {
        let views = (try? session.document(session.currentID()))?.allViews.map(\.name) ?? ["view"]
        let documents = session.file.documents.map(\.name)
        made += 1
        let (view, other) = (random.pick(views), random.pick(views))
        return switch Int.random(in: 0..<16, using: &random) {
        case 0: "new D\(made)"
        case 1: documents.isEmpty ? "new E\(made)" : "open " + random.pick(documents)
        case 2: "undo \(Int.random(in: 1...3, using: &random))"
        case 3: "redo"
        case 4: "goto \(Int.random(in: 1...max(1, session.file.operationCount), using: &random))"
        case 5: "revert \(Int.random(in: 1...max(1, session.file.operationCount), using: &random))"
        case 6: "add stack s\(made) in \(view)"
        case 7: "remove \(view)"
        case 8: "hide \(view)"
        case 9: "rename \(view) to n\(made)"
        case 10: "group g { add label g\(made) in \(view); hide \(other) }"
        case 11: documents.count > 1 ? "delete document " + random.pick(documents) : "close"
        case 12: "constrain \(view).width >= \(other).width + \(made)"
        case 13: "move \(view) to \(other)"
        default: "add label l\(made) in \(view) text=\"\(made) $x\""
        }
    }
}

@Test(arguments: [1, 2, 3, 5, 17, 18, 20, 21, 56, 67, 68, 239])
func `a recorded session replays to the same digest`(_ seed: Int) throws {
    let written = Mutex<[UInt8]>([])
    let original = try Scratch(writeFile: { bytes, _ throws(CommandError) in
        written.withLock { $0 = bytes }
    })
    try original.run("new First\nadd stack form in view")
    try original.run("record session.layoutscript")
    var typing = RandomTyping(seed: seed)
    for _ in 0..<80 { _ = original.error(typing.command(on: original.session)) }
    try original.run("record off")
    let script = String(decoding: written.withLock { $0 }, as: UTF8.self)
    let copy = try Scratch()
    try copy.run("new First\nadd stack form in view")
    try copy.run(script)
    #expect(copy.session.file.digest() == original.session.file.digest(), "\(script)")
}
