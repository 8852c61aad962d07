import CommandLanguage
import LayoutStore
import StackCore

extension Session {
    /// Returns a session on a copy of the documents as they were after an operation. The copy has
    /// no history, so queries about the history do not work on it.
    func past(at operation: Int) throws(CommandError) -> Session {
        try session(on: states(at: operation))
    }

    /// Returns a session on a copy of the given documents.
    func session(on documents: [DocumentState]) throws(CommandError) -> Session {
        do {
            let copy = try LayoutFile(holding: documents, named: file.path)
            return Session(copy, grammar: grammar, settings: settings, surroundings: surroundings)
        } catch {
            throw CommandError(error)
        }
    }
}
