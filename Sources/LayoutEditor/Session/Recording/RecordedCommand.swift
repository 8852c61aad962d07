import CommandLanguage
import StackCore

/// A command that changed something, and the document that was current when it ran.
struct RecordedCommand: Sendable {
    let spelling: String
    let current: CurrentDocument?
    /// The documents that the command changed.
    var changed: Set<DocumentID> = []

    struct CurrentDocument: Hashable, Sendable {
        let id: DocumentID
        let name: String
    }
}

extension Session {
    /// Returns the command as a script would contain it; nil if nothing is being recorded.
    func recorded(_ statement: Statement) -> RecordedCommand? {
        guard recording != nil else { return nil }
        return RecordedCommand(
            spelling: statement.spelling,
            current: (try? currentID()).map { .init(id: $0, name: name(of: $0)) })
    }

    /// Adds commands to the script that is being recorded. They made the operation that the session
    /// has just written to the journal. Does nothing if no script is being recorded.
    func recordMade(_ commands: [RecordedCommand]) {
        guard let recorded, !commands.isEmpty else { return }
        recording?.add(commands, of: recorded, opening: try? currentID())
    }

    /// Marks the last operation as one that no command can repeat. For such an operation, the
    /// script deletes and recreates the documents that the operation changed.
    func recordWhole() {
        if let recorded { recording?.forget(recorded) }
    }
}
