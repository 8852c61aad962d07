package import CommandLanguage
import LayoutChecks
package import LayoutFormats
package import LayoutReplies
package import LayoutStore
package import StackCore

/// A read-only view of the session, for queries.
package struct SessionView {
    let session: Session

    package init(_ session: Session) { self.session = session }

    package var grammar: Grammar { session.grammar }
    package var settings: SessionSettings { session.settings }
    /// The language version of the commands that are running.
    package var language: Int { session.language }
    /// The view settings, including those that the chosen language implies, such as its direction.
    package var request: LayoutRequest { session.requestInLanguage() }

    // MARK: Reading the current document

    /// Returns the current document. Throws if none is open.
    package func document() throws(CommandError) -> Document {
        try session.document(try session.currentID())
    }

    /// Returns the current document's name. Throws if no document is open.
    package func documentName() throws(CommandError) -> String {
        session.name(of: try session.currentID())
    }

    /// Reads a whole file that a command names. Throws with `--safe`.
    package func readFile(_ path: String) throws(CommandError) -> [UInt8] {
        try session.surroundings.readFile(path)
    }

    /// The request to cancel long work, such as Ctrl-C.
    package var cancellation: Cancellation { session.surroundings.cancellation }

    /// Returns a document as `layoutedit check` checks it: with the data that the check needs from
    /// its storyboard or xib and from its Xcode project.
    package func documentToCheck(_ document: Document) -> DocumentToCheck {
        session.documentToCheck(document)
    }

    /// Returns the current document's layout.
    package func layout() throws(CommandError) -> Layout { try session.layout() }

    /// Whether any requested layout is incomplete.
    package var isIncomplete: Bool { session.isIncomplete }

    /// Records whether a layout that the session did not compute is complete.
    package func note(isComplete: Bool) { session.note(isComplete: isComplete) }

    /// Returns the layout environment of the current document.
    package func environment() throws(CommandError) -> LayoutEnvironment {
        try session.environment(of: try document())
    }

    /// Returns the environment in which `check` examines the current document: that of the shown
    /// layout, changed to that of the running app, unless the user has requested the layout of
    /// Interface Builder's canvas.
    package func checkedEnvironment() throws(CommandError) -> LayoutEnvironment {
        let request = session.settings.request
        return try session.environment(
            of: try document(), isApp: !request.isCanvas)
    }

    /// Returns the layout of the current document that `check` examines: in `checkedEnvironment`, and
    /// without constraints that are placeholders.
    package func checkedLayout() throws(CommandError) -> Layout {
        let document = try document()
        let placeholders = documentToCheck(document).notes.placeholders
        let environment = try checkedEnvironment()
        if placeholders.isEmpty, environment == (try self.environment()) { return try layout() }
        return try session.layout(of: document.without(placeholders), in: environment)
    }

    // MARK: Reading the file and its history

    /// The documents in the order of their creation.
    package var documents: [(id: DocumentID, name: String)] { session.file.documents }
    /// The number of the current document; nil if there is none. If no command has needed a
    /// document yet, this is the first document by name.
    package var currentID: DocumentID? { session.peekedID }
    /// The number of the operation at the head of the history; 0 stands for the empty file.
    package var head: Int { session.file.head }

    /// Returns the conflicts that a merge left open in the file that the current document came
    /// from.
    package func markedConflicts() throws(CommandError) -> [MarkedConflict] {
        try session.markedConflicts()
    }

    package func checkpoints() throws(CommandError) -> [Checkpoint] {
        try session.reading { try session.file.checkpoints() }
    }

    /// Returns the journal as `history` and `log` show it.
    ///
    /// - Parameters:
    ///   - operations: the numbers of the operations to list; nil lists all.
    ///   - count: the maximum number of operations to list, the newest ones; nil sets no limit.
    package func historyListing(
        _ operations: [Int]? = nil, newest count: Int?
    ) throws(CommandError) -> HistoryListing {
        let checkpoints = try checkpoints()
        return try session.reading {
            try session.file.readHistory { history throws(LayoutFileError) in
                try HistoryListing(
                    history, operations, newest: count, checkpoints: checkpoints, head: head,
                    isNewestFirst: settings.listsNewestFirst,
                    hasMembers: settings.needsMembers || settings.mode != .table)
            }
        }
    }

    /// Returns the number of the operation at a point of the history.
    package func operation(at point: PointReference) throws(CommandError) -> Int {
        try session.operation(at: point)
    }

    /// Returns an operation. Throws if there is no such operation.
    package func operation(_ number: Int) throws(CommandError) -> OperationRecord {
        try session.reading { try session.file.operation(number) }
    }

    /// Returns the differences between the documents after two operations. Without a second
    /// operation, compares with the current documents, including the changes of the operation in
    /// progress.
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

    /// Returns the numbers of the operations, on all branches, that created, deleted, renamed or
    /// changed a document, view or constraint while it had the name.
    package func operations(touching name: String) throws(CommandError) -> [Int] {
        var trail = NameHistorySearch(of: name)
        try session.reading { try session.file.forEachOperation { trail.follow($0, $1) } }
        return trail.operations
    }

    /// The number of the operation after which the documents are as they are now; nil if the
    /// operation in progress has already changed something.
    package var presentPoint: Int? { session.file.isChanged ? nil : session.file.head }

    /// Returns the document that is current now, in its state at a point of the history, or in its
    /// present state if `point` is nil.
    package func currentDocument(at point: PointReference?) throws(CommandError) -> DocumentState {
        try session.currentDocument(at: point)
    }

    /// Returns a document as it is shown: with the texts of the language that was chosen.
    package func shown(_ document: Document) throws(CommandError) -> Document {
        try session.shown(document)
    }

    /// Returns the font files that measure a document's texts; nil if built-in tables measure them.
    package func fonts(of document: Document) -> CustomFonts? {
        session.measuredFonts(of: document)
    }

    /// Returns the layout of any document, current or past, under the view settings.
    package func layout(of document: Document) throws(CommandError) -> Layout {
        try session.layout(of: document)
    }

    /// Returns the error for an unknown document, with the nearest name as a hint.
    func unknownDocument(_ name: SourceText) -> CommandError { session.unknownDocument(name) }

    func documentID(_ name: SourceText) throws(CommandError) -> DocumentID {
        try session.documentID(name)
    }
}
