package import CommandLanguage
package import LayoutStore
import StackCore

extension Session {
    /// Returns the documents in their state at a point of the history, or in their present state if
    /// `point` is nil. The current point of the history does not change.
    package func documents(at point: PointReference?) throws(CommandError) -> [DocumentState] {
        if let point { return try states(at: try operation(at: point)) }
        return try currentStates()
    }

    /// Returns the current documents, including the changes of the operation in progress.
    func currentStates() throws(CommandError) -> [DocumentState] {
        try reading { try file.currentDocuments() }
    }

    func states(at operation: Int) throws(CommandError) -> [DocumentState] {
        try reading { try file.documents(at: operation) }
    }

    /// Returns the document that is current now, in its state at a point of the history, or in its
    /// present state if `point` is nil. Throws if the document did not exist at that point.
    package func currentDocument(at point: PointReference?) throws(CommandError) -> DocumentState {
        guard let point else {
            let id = try currentID()
            return DocumentState(id: id, name: name(of: id), document: try document(id))
        }
        let operation = try operation(at: point)
        let states = try states(at: operation)
        guard let state = try current(among: states, at: operation) else {
            throw CommandError(
                .noDocument,
                (peekedID.map(name) ?? "a document") + " was not there at \(point.source.text)",
                at: point.source.position)
        }
        return state
    }

    /// Returns the current document's state among `states`, the documents after `operation`. The
    /// document is found by its number or, if another document had this number then, by its name.
    /// Returns nil if the document did not exist then. If no document is open, returns the first of
    /// `states` by name.
    private func current(
        among states: [DocumentState], at operation: Int
    ) throws(CommandError) -> DocumentState? {
        guard let id = peekedID else { return states.min { $0.name < $1.name } }
        let name = name(of: id)
        if let state = states.first(where: { $0.id == id }), state.name != name {
            let losses = try reading { try file.losses(from: file.head, to: operation) }
            if !losses.documents.contains(id) { return state }
        }
        return states.first { $0.name == name }
    }
}

extension Session {
    /// Returns the number of the operation at a point of the history.
    package func operation(at point: PointReference) throws(CommandError) -> Int {
        let text = point.source.text
        if let number = WholeNumber.parse(text) {
            if number <= file.operationCount { return number }
            throw CommandError(
                .unknownPoint, "the last operation is \(file.operationCount)",
                at: point.source.position)
        }
        let checkpoints = try reading { try file.checkpoints() }
        if let found = checkpoints.first(where: { $0.name == text }) { return found.operation }
        throw CommandError(
            .unknownPoint, "there is no checkpoint named \(text)", at: point.source.position,
            hint: Suggestion.hint(for: text, among: checkpoints.map(\.name))
                ?? (checkpoints.isEmpty
                    ? "history lists the operations"
                    : "one of: " + checkpoints.map(\.name).joined(separator: " ")))
    }
}
