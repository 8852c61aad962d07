import LayoutStore
import StackCore

/// The session as a query sees it: everything can be read, nothing changed.
struct SessionView {
    private let session: Session

    init(_ session: Session) { self.session = session }

    var grammar: Grammar { session.grammar }
    var settings: SessionSettings { session.settings }

    // MARK: The current document

    func document() throws(CommandError) -> Document {
        try session.document(try session.currentID())
    }

    func documentName() throws(CommandError) -> String {
        session.name(of: try session.currentID())
    }

    /// When what takes long is to end.
    var cancellation: Cancellation { Cancellation(isRequested: session.surroundings.isInterrupted) }

    func layout() throws(CommandError) -> Layout { try session.layout() }

    func environment() throws(CommandError) -> LayoutEnvironment {
        try session.environment(of: try document())
    }

    // MARK: The file

    var path: String { session.file.path }
    var documents: [(id: DocumentID, name: String)] { session.file.documents }
    var currentID: DocumentID? { try? session.currentID() }
    var head: Int { session.file.head }

    func history() throws(CommandError) -> [OperationRecord] {
        try session.reading { try session.file.history() }
    }

    func checkpoints() throws(CommandError) -> [Checkpoint] {
        try session.reading { try session.file.checkpoints() }
    }

    /// The operation that a point of history names.
    func operation(at point: PointReference) throws(CommandError) -> Int {
        try session.operation(at: point)
    }

    func operation(_ number: Int) throws(CommandError) -> OperationRecord {
        try session.reading { try session.file.operation(number) }
    }

    /// The documents as they are, inside a step with what it has changed so far.
    func currentStates() throws(CommandError) -> [DocumentState] { try session.currentStates() }

    /// The operation that the documents are as after; nil inside a step that has changed something.
    var presentPoint: Int? { session.file.isChanged ? nil : session.file.head }

    /// The documents after an operation.
    func states(at operation: Int) throws(CommandError) -> [DocumentState] {
        try session.states(at: operation)
    }

    /// The current document as it was.
    func currentDocument(at point: PointReference?) throws(CommandError) -> NamedDocument {
        try session.currentDocument(at: point)
    }

    func layout(of document: Document) throws(CommandError) -> Layout {
        try session.layout(of: document)
    }

    func documentID(_ name: SourceText) throws(CommandError) -> DocumentID {
        try session.documentID(name)
    }

    /// A document with its layout under the session's settings.
    func laidOut(_ id: DocumentID) throws(CommandError) -> (Document, Layout) {
        let document = try session.document(id)
        return (document, try session.layout(of: document))
    }
}
