import CSQLite
import LayoutProgram
import LayoutStore
import StackCore

/// Compares the row changes that SQLite's session extension sees with the changes in the journal,
/// for doing, undoing and redoing commands.
struct WitnessTorture {
    private let place: Workplace

    init() throws { place = try Workplace() }

    func run(_ count: Int) throws -> Verdict {
        var commands = RandomCommands(seed: 3)
        var (differing, compared, rows) = (Failures(), 0, 0)
        while compared < count {
            place.removeLayout("a.layout")
            let file = try LayoutFile(path: place.path("a.layout"), access: .readWrite)
            let driver = CommandDriver(file)
            try driver.run("new Start")
            let witness = try RowWitness(place.path("a.layout"))
            for _ in 0..<400 where compared < count {
                let name = driver.currentDocument
                let document = try name.flatMap { file.documentID(named: $0) }
                    .map { try file.document($0) }
                let line = commands.next(document, named: name, of: file.documents.map(\.name))
                guard let operation = try? driver.run(line) else { continue }
                compared += 1
                let edits = try file.operationEdits(operation)
                let done = try witness.changes()
                rows += done.count
                if done != JournalChanges(edits).facts { differing.add("\(line): done") }
                try file.undo(time: Timestamp(milliseconds: 0))
                if try witness.changes() != JournalChanges(edits.reversed().map(\.inverse)).facts {
                    differing.add("\(line): undone")
                }
                try file.redo(time: Timestamp(milliseconds: 0))
                if try witness.changes() != done { differing.add("\(line): redone") }
            }
        }
        return Verdict(
            "\(compared) commands, \(rows) facts changed by them: \(differing.count) times SQLite's "
                + "session extension saw something else than the journal says",
            holds: differing.count == 0)
    }
}
