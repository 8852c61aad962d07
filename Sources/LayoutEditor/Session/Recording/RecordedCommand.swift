import CommandLanguage
import StackCore

/// A command that changed something, with the document that was the current one when it was given.
struct RecordedCommand: Sendable {
    let spelling: String
    let current: CurrentDocument?
    /// The documents that it changed.
    var changed: Set<DocumentID> = []

    struct CurrentDocument: Hashable, Sendable {
        let id: DocumentID
        let name: String
    }
}

extension Session {
    /// The command as a script would hold it; nil while nobody records.
    func recorded(_ statement: Statement) -> RecordedCommand? {
        guard recording != nil else { return nil }
        return RecordedCommand(
            spelling: statement.spelling,
            current: (try? currentID()).map { .init(id: $0, name: name(of: $0)) })
    }

    /// Keeps the commands of the operation that was just made.
    func recordMade(_ commands: [RecordedCommand]) {
        guard let recorded, !settings.isDryRun else { return }
        recording?.add(commands, of: recorded, opening: try? currentID())
    }

    /// No command of a script does what the operation that was just made did.
    func recordWhole() {
        if let recorded { recording?.forget(recorded) }
    }
}
