import CommandLanguage
import LayoutStore
import StackCore

extension Session {
    /// A session in which the documents are as they were after an operation, and nothing else has ever
    /// happened: what the language can ask of the present, it can ask there.
    func past(at operation: Int) throws(CommandError) -> Session {
        try session(on: states(at: operation))
    }

    /// The same on any documents.
    func session(on documents: [DocumentState]) throws(CommandError) -> Session {
        do {
            let copy = try LayoutFile(holding: documents, named: file.path)
            return Session(copy, grammar: grammar, settings: settings, surroundings: surroundings)
        } catch {
            throw CommandError(error)
        }
    }
}
