package import CommandLanguage
package import LayoutFormats
package import LayoutReplies
package import LayoutStore
package import StackCore

/// The session as a query sees it: everything can be read, nothing changed.
package struct SessionView {
    let session: Session

    package init(_ session: Session) { self.session = session }

    package var grammar: Grammar { session.grammar }
    package var settings: SessionSettings { session.settings }

    // MARK: The current document

    /// The current document; refused where none is open.
    package func document() throws(CommandError) -> Document {
        try session.document(try session.currentID())
    }

    package func documentName() throws(CommandError) -> String {
        session.name(of: try session.currentID())
    }

    /// A whole file that a command names; refused with --safe.
    package func readFile(_ path: String) throws(CommandError) -> [UInt8] {
        try session.surroundings.readFile(path)
    }

    /// When what takes long is to end.
    package var cancellation: Cancellation { session.surroundings.cancellation }

    /// The current document's layout.
    package func layout() throws(CommandError) -> Layout { try session.layout() }

    /// The current document's views that the constraints leave open, in document order.
    package func ambiguous() throws(CommandError) -> [ViewID] {
        let found = try session.layout().ambiguous()
        note(isComplete: found.isComplete)
        return found.views
    }

    /// Whether something that was asked for is incomplete.
    package var isIncomplete: Bool { session.isIncomplete }

    /// Notes what was found of a layout that the session did not make.
    package func note(isComplete: Bool) { session.note(isComplete: isComplete) }

    /// What the current document is laid out for.
    package func environment() throws(CommandError) -> LayoutEnvironment {
        try session.environment(of: try document())
    }

    // MARK: The file

    var path: String { session.file.path }
    /// In the order of their making.
    package var documents: [(id: DocumentID, name: String)] { session.file.documents }
    /// The current document, without deciding on one.
    package var currentID: DocumentID? { session.peekedID }
    /// The operation where history stands; 0 is the empty file.
    package var head: Int { session.file.head }

    /// What a merge has left undecided in the file that the current document came from.
    package func markedConflicts() throws(CommandError) -> [MarkedConflict] {
        try session.markedConflicts()
    }

    /// Every operation on all branches, in the order of their making.
    package func history() throws(CommandError) -> [OperationRecord] {
        try session.reading { try session.file.history() }
    }

    package func checkpoints() throws(CommandError) -> [Checkpoint] {
        try session.reading { try session.file.checkpoints() }
    }

    /// The journal as `history` and `log` show it.
    ///
    /// - Parameters:
    ///   - operations: the numbers of those to be listed; nil for all.
    ///   - count: how many at most, the newest.
    package func historyListing(
        _ operations: [Int]? = nil, newest count: Int?
    ) throws(CommandError) -> HistoryListing {
        HistoryListing(
            try history(), operations, newest: count, checkpoints: try checkpoints(), head: head,
            isNewestFirst: settings.listsNewestFirst)
    }

    /// The operation that a point of history names.
    package func operation(at point: PointReference) throws(CommandError) -> Int {
        try session.operation(at: point)
    }

    /// Refused where there is no such operation.
    package func operation(_ number: Int) throws(CommandError) -> OperationRecord {
        try session.reading { try session.file.operation(number) }
    }

    /// What differs between the documents after two operations; without a second one, between then
    /// and now, inside a step with what it has changed so far.
    package func difference(from first: Int, to second: Int?) throws(CommandError)
        -> StateDifference
    {
        let losses = try session.reading {
            try session.file.losses(from: first, to: second ?? session.file.head)
        }
        let after =
            if let second { try session.states(at: second) } else { try session.currentStates() }
        return StateDifference(try session.states(at: first), after, losses: losses)
    }

    /// The operations that touched what had a name when they were made, on all branches.
    package func operations(touching name: String) throws(CommandError) -> [Int] {
        var trail = NameTrail(of: name)
        try session.reading { try session.file.forEachOperation { trail.follow($0, $1) } }
        return trail.operations
    }

    /// The operation that the documents are as after; nil inside a step that has changed something.
    package var presentPoint: Int? { session.file.isChanged ? nil : session.file.head }

    /// The documents after an operation.
    func states(at operation: Int) throws(CommandError) -> [DocumentState] {
        try session.states(at: operation)
    }

    /// The current document as it was.
    package func currentDocument(at point: PointReference?) throws(CommandError) -> NamedDocument {
        try session.currentDocument(at: point)
    }

    /// Of any document, be it one as it was, under what is looked through.
    package func layout(of document: Document) throws(CommandError) -> Layout {
        try session.layout(of: document)
    }

    /// That there is no such document, with the nearest name.
    func unknownDocument(_ name: SourceText) -> CommandError { session.unknownDocument(name) }

    func documentID(_ name: SourceText) throws(CommandError) -> DocumentID {
        try session.documentID(name)
    }

    /// A document with its layout under the session's settings.
    func laidOut(_ id: DocumentID) throws(CommandError) -> (Document, Layout) {
        let document = try session.document(id)
        return (document, try session.layout(of: document))
    }
}
