import Foundation
import CommandLanguage
import LayoutProgram
import LayoutStore
import StackCore

/// The law of undo: after each command, undo restores the exact previous digest and redo the new
/// one. Undoing everything gives the empty file. A replayed dump gives the same digest.
struct UndoTorture {
    private let place: Workplace
    private var commands: RandomCommands
    private var (done, refused, silent) = (0, 0, 0)
    private var broken = Failures()
    private var verbs: Set<Substring> = []

    /// The number of commands per file, so that documents have a realistic size.
    private static let stretch = 500

    init(seed: Int) throws {
        place = try Workplace()
        commands = RandomCommands(seed: seed)
    }

    mutating func run(_ count: Int) throws -> Verdict {
        var dumps = 0
        while done < count {
            place.removeLayout("a.layout")
            let file = try LayoutFile(path: place.path("a.layout"), access: .readWrite)
            let empty = file.digest()
            let driver = CommandDriver(file)
            for _ in 0..<min(Self.stretch, count - done) { try step(driver, file) }
            try undoAll(file, empty)
            if dumps.isMultiple(of: 8) { try lookBack(file) }
            try dump(file)
            dumps += 1
        }
        return Verdict(
            "\(done) random commands of \(verbs.count) kinds (\(refused) refused, \(silent) changed "
                + "nothing), undone and redone each; \(dumps) times undone to the empty file, redone, "
                + "dumped and replayed, and of every eighth each operation looked at: \(broken.count) digests "
                + "differ or documents cannot be",
            holds: broken.count == 0)
    }

    private mutating func step(_ driver: CommandDriver, _ file: LayoutFile) throws {
        done += 1
        let name = driver.currentDocument
        let document = try name.flatMap { file.documentID(named: $0) }.map { try file.document($0) }
        let line = commands.next(document, named: name, of: file.documents.map(\.name))
        verbs.insert(line.prefix { $0 != " " })
        let before = file.digest()
        do {
            guard try driver.run(line) != nil else {
                silent += 1
                if file.digest() != before { broken.add("\(line): changed without a record") }
                return
            }
        } catch {
            refused += 1
            if file.digest() != before { broken.add("\(line): refused but changed") }
            return
        }
        let after = file.digest()
        try file.undo(time: Timestamp(milliseconds: 0))
        if file.digest() != before { broken.add("\(line): undo") }
        try file.redo(time: Timestamp(milliseconds: 0))
        if file.digest() != after { broken.add("\(line): redo") }
    }

    /// Checks that the documents at every operation of the history satisfy their invariants.
    private mutating func lookBack(_ file: LayoutFile) throws {
        for operation in 0...file.operationCount {
            for state in try file.documents(at: operation) {
                guard let violation = state.document.invariantViolations().first else { continue }
                broken.add("\(state.name) at operation \(operation): \(violation)")
            }
        }
    }

    private mutating func undoAll(_ file: LayoutFile, _ empty: String) throws {
        let (head, digest) = (file.head, file.digest())
        try file.goto(0, time: Timestamp(milliseconds: 0))
        if file.digest() != empty { broken.add("undoing everything") }
        try file.goto(head, time: Timestamp(milliseconds: 0))
        if file.digest() != digest { broken.add("redoing everything") }
        if let damage = try file.verify().damage { broken.add(damage) }
    }

    private mutating func dump(_ file: LayoutFile) throws {
        let states = try file.documents(at: file.head)
        let script = states.map { CommandsExport.script($0.document, named: $0.name) }
        place.removeLayout("copy.layout")
        let copy = try LayoutFile(path: place.path("copy.layout"), access: .readWrite)
        do {
            try CommandDriver(copy).run(script.joined(separator: "\n"))
        } catch { broken.add("a dump cannot be replayed: \(error)") }
        if copy.digest() != file.digest() { broken.add("a dump replays to another digest") }
    }
}
