package import CommandLanguage
import LayoutStore
package import StackCore

/// Which document a session is in. It is the one that somebody opened, or the one that was decided
/// on when a command first needed one, and the session stays there whatever others do to the file.
enum DocumentChoice: Hashable {
    /// Nobody has needed one yet.
    case undecided
    case opened(DocumentID, name: String)
    /// It was open, and is in the file no more.
    case gone(name: String)
    case closed
}

extension Session {
    /// Makes a document the current one.
    package func open(_ id: DocumentID) {
        choice = .opened(id, name: name(of: id))
    }

    /// Leaves no document current, until one is opened.
    package func closeDocument() {
        choice = .closed
    }

    var hasDocument: Bool { peekedID != nil }

    /// The current document, without deciding on one.
    package var peekedID: DocumentID? {
        switch choice {
        case .opened(let id, _): file.name(of: id) == nil ? nil : id
        case .undecided: firstByName
        case .gone, .closed: nil
        }
    }

    /// The current document; the first by name where nobody has opened one yet. Refuses where none
    /// is open.
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

    // MARK: Staying

    /// Follows the current document when the file has changed: it may have another name, or be gone.
    ///
    /// - Parameter origin: where the file stood before; nil when the change was a command's own,
    ///   which opens what it makes.
    func stay(since origin: Int? = nil) {
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

    /// Whether the document that has the number now is the one that had it.
    private func isSame(
        _ id: DocumentID, _ name: String, _ now: String, since origin: Int?
    ) -> Bool {
        guard name != now, let origin else { return true }
        let losses = try? file.losses(from: origin, to: file.head)
        return losses.map { !$0.documents.contains(id) } ?? false
    }

    /// Says what became of the document that was open; for people only.
    func tellFate(of before: DocumentChoice, gone: String) {
        guard settings.isConversation, case .opened(_, let name) = before else { return }
        switch choice {
        case .gone: remarks.append("\(name) \(gone); no document is open")
        case .opened(_, let now) where now != name:
            remarks.append("\(name) was renamed to \(now)")
        default: break
        }
    }

    // MARK: Documents

    /// The document as it is, inside a step with what that has changed. Let go of it before an
    /// edit: one that is held is copied.
    package func document(_ id: DocumentID) throws(CommandError) -> Document {
        try reading { try file.document(id) }
    }

    /// Its name; empty where it is gone.
    package func name(of id: DocumentID) -> String { file.name(of: id) ?? "" }

    /// The document of that name; refused where there is none.
    package func documentID(_ name: SourceText) throws(CommandError) -> DocumentID {
        if let id = file.documentID(named: name.text) { return id }
        throw unknownDocument(name)
    }

    /// That there is no such document, with the nearest name.
    package func unknownDocument(_ name: SourceText) -> CommandError {
        CommandError(
            .unknownDocument, "there is no document named \(name.text)", at: name.position,
            hint: Suggestion.hint(for: name.text, among: file.documents.map(\.name)))
    }

    /// Reads from one state of the file, the newest; writers wait meanwhile.
    package func readingAtOneMoment<Result>(_ body: () throws -> Result) throws(CommandError)
        -> Result
    {
        let head = file.head
        return try reading {
            try file.atOneMoment {
                stay(since: head)
                return try body()
            }
        }
    }

    /// Reads; if another process has written between two looks, reads again from one state while writers
    /// wait.
    package func readingAgain<Result>(
        _ body: () throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        do {
            return try body()
        } catch  where error.code == .busy && transaction == nil {
            return try readingAtOneMoment(body)
        }
    }

    /// Asks the file, with its errors turned into a command's.
    package func reading<Result>(_ body: () throws -> Result) throws(CommandError) -> Result {
        do { return try body() } catch { throw CommandError(any: error, in: nil) }
    }
}

extension Session {
    /// A new document with nothing in it.
    package func create(_ name: SourceText) throws -> DocumentID {
        try checkFree(name)
        let id = file.nextDocumentID
        try apply(.createDocument(id, name: name.text))
        return id
    }

    /// Refuses a name that is none, or another document's.
    package func checkFree(_ name: SourceText) throws(CommandError) {
        if !Name.isValid(name.text) { throw CommandError(invalidName: name) }
        if file.documentID(named: name.text) != nil {
            throw CommandError(
                .nameTaken, "there is a document named \(name.text) already", at: name.position)
        }
    }
}
