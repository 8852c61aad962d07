package import CommandLanguage
import LayoutStore
package import StackCore

/// The choice of a session's current document. The user opens a document, or the session chooses
/// one when a command first needs it. The document stays current even if other processes change the
/// file.
enum DocumentChoice: Hashable {
    /// No command has needed a document yet.
    case undecided
    case opened(DocumentID, name: String)
    /// The document was open, but is no longer in the file.
    case gone(name: String)
    case closed
}

extension Session {
    /// Makes a document the current one.
    package func open(_ id: DocumentID) {
        choice = .opened(id, name: name(of: id))
    }

    /// Closes the current document; none is current until one is opened.
    package func closeDocument() {
        choice = .closed
    }

    var hasDocument: Bool { peekedID != nil }

    /// The number of the current document; nil if there is none. If no command has needed a
    /// document yet, this is the first document by name, but the property does not open it.
    package var peekedID: DocumentID? {
        switch choice {
        case .opened(let id, _): file.name(of: id) == nil ? nil : id
        case .undecided: firstByName
        case .gone, .closed: nil
        }
    }

    /// Returns the number of the current document. If no document has been opened or closed yet,
    /// opens the first document by name. Throws if no document is open.
    package func currentID() throws(CommandError) -> DocumentID {
        if choice == .undecided { try decide() }
        if let id = peekedID { return id }
        switch choice {
        case .opened(_, let name), .gone(let name):
            throw CommandError(
                .noDocument, "\(name) is gone; no document is open", hint: "open NAME")
        default: throw CommandError(.noDocument, "no document is open", hint: "open NAME")
        }
    }

    private func decide() throws(CommandError) {
        guard let id = firstByName else {
            throw CommandError(
                .noDocument, "there is no document yet", hint: "new NAME makes one")
        }
        open(id)
        let count = file.documents.count
        if count > 1 {
            remarks.append("\(name(of: id)) is open, the first of \(count) documents by name")
        }
    }

    private var firstByName: DocumentID? { file.documents.min { $0.name < $1.name }?.id }

    // MARK: Updating the current document after changes of the file

    /// Updates the current document after the file has changed. A renamed document stays current.
    /// If the document was deleted, a document that now has its name becomes current; without one,
    /// no document is current.
    ///
    /// - Parameter origin: the current operation (the head) before the change; nil if a command of
    ///   this session made the change
    func updateCurrentDocument(since origin: Int? = nil) {
        switch choice {
        case .opened(let id, let name):
            if let now = file.name(of: id), isSame(id, name, now, since: origin) {
                choice = .opened(id, name: now)
            } else {
                choice =
                    file.documentID(named: name).map { .opened($0, name: name) }
                    ?? .gone(name: name)
            }
        case .gone(let name):
            if let id = file.documentID(named: name) { choice = .opened(id, name: name) }
        case .undecided, .closed: break
        }
    }

    /// Returns whether the document that now has the number `id` is the one that was opened.
    /// Another document may have got the number, for example after an undo.
    private func isSame(
        _ id: DocumentID, _ name: String, _ now: String, since origin: Int?
    ) -> Bool {
        guard name != now, let origin else { return true }
        let losses = try? file.losses(from: origin, to: file.head)
        return losses.map { !$0.documents.contains(id) } ?? false
    }

    /// Adds a message to `remarks` if the open document was renamed or deleted. Does nothing unless
    /// a person types on a terminal.
    func reportChange(of before: DocumentChoice, gone: String) {
        guard settings.isConversation, case .opened(_, let name) = before else { return }
        switch choice {
        case .gone: remarks.append("\(name) \(gone); no document is open")
        case .opened(_, let now) where now != name:
            remarks.append("\(name) was renamed to \(now)")
        default: break
        }
    }

    // MARK: Documents and reading

    /// Returns the current state of a document, including the changes of the operation in progress.
    /// The caller should not store the result beyond the next edit, because the edit would then
    /// have to copy the document.
    package func document(_ id: DocumentID) throws(CommandError) -> Document {
        try reading { try file.document(id) }
    }

    /// Returns the document's name; empty if it no longer exists.
    package func name(of id: DocumentID) -> String { file.name(of: id) ?? "" }

    /// Returns the document with the name. Throws if there is none.
    package func documentID(_ name: SourceText) throws(CommandError) -> DocumentID {
        if let id = file.documentID(named: name.text) { return id }
        throw unknownDocument(name)
    }

    /// Returns the error for an unknown document, with the nearest name as a hint.
    package func unknownDocument(_ name: SourceText) -> CommandError {
        CommandError(
            .unknownDocument, "there is no document named \(name.text)", at: name.position,
            hint: Suggestion.hint(for: name.text, among: file.documents.map(\.name)))
    }

    /// Runs `body` in one read transaction on the newest state of the file. Writers wait until it
    /// returns.
    package func readingAtOneMoment<Result>(_ body: () throws -> Result) throws(CommandError)
        -> Result
    {
        let head = file.head
        return try reading {
            try file.inReadTransaction {
                updateCurrentDocument(since: head)
                return try body()
            }
        }
    }

    /// Runs `body`. If another process writes meanwhile, so that `body` may have read two states,
    /// runs it again in a read transaction, in which writers wait.
    package func readingAgain<Result>(
        _ body: () throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        do {
            return try body()
        } catch  where error.code == .busy && openOperation == nil {
            return try readingAtOneMoment(body)
        }
    }

    /// Runs `body` and converts its errors to a `CommandError`.
    package func reading<Result>(_ body: () throws -> Result) throws(CommandError) -> Result {
        do { return try body() } catch { throw CommandError(any: error, in: nil) }
    }
}

extension Session {
    /// Creates an empty document.
    package func create(_ name: SourceText) throws -> DocumentID {
        try checkFree(name)
        let id = file.nextDocumentID
        try apply(.createDocument(id, name: name.text))
        return id
    }

    /// Throws if a name is invalid or used by another document.
    package func checkFree(_ name: SourceText) throws(CommandError) {
        if !Name.isValid(name.text) { throw CommandError(invalidName: name) }
        if file.documentID(named: name.text) != nil {
            throw CommandError(
                .nameTaken, "there is a document named \(name.text) already", at: name.position,
                hint: "open \(name.text) makes it the current document")
        }
    }
}
