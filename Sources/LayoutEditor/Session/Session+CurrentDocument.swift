import LayoutStore
import StackCore

extension Session {
    func open(_ id: DocumentID) {
        choice = .opened(id)
        lastLayout = nil
    }

    func closeDocument() {
        choice = .closed
        lastLayout = nil
    }

    var hasDocument: Bool { (try? currentID()) != nil }

    func currentID() throws(CommandError) -> DocumentID {
        switch choice {
        case .opened(let id) where file.documents.contains { $0.id == id }: return id
        case .closed: throw CommandError(.noDocument, "no document is open", hint: "open NAME")
        default: return try automaticID()
        }
    }

    private func automaticID() throws(CommandError) -> DocumentID {
        let documents = file.documents
        if let automatic, documents.contains(where: { $0.id == automatic }) { return automatic }
        guard let first = documents.first else {
            throw CommandError(
                .noDocument, "there is no document yet", hint: "new NAME makes one")
        }
        var id = first.id
        if documents.count > 1, file.head > 0 {
            let touched = try reading { try file.operationEdits(file.head) }.last?.document
            if let touched, documents.contains(where: { $0.id == touched }) { id = touched }
        }
        automatic = id
        return id
    }

    func document(_ id: DocumentID) throws(CommandError) -> Document {
        try reading { try file.document(id) }
    }

    func name(of id: DocumentID) -> String {
        file.documents.first { $0.id == id }?.name ?? ""
    }

    func documentID(_ name: SourceText) throws(CommandError) -> DocumentID {
        if let id = file.documentID(named: name.text) { return id }
        throw unknownDocument(name)
    }

    func unknownDocument(_ name: SourceText) -> CommandError {
        CommandError(
            .unknownDocument, "there is no document named \(name.text)", at: name.position,
            hint: Suggestion.hint(for: name.text, among: file.documents.map(\.name)))
    }

    /// Reads from one state of the file, whoever writes meanwhile.
    func readingAtOneMoment<Result>(_ body: () throws -> Result) throws(CommandError) -> Result {
        try reading { try file.atOneMoment(body) }
    }

    /// Reads from the file, with its errors turned into a command's.
    func reading<Result>(_ body: () throws -> Result) throws(CommandError) -> Result {
        do { return try body() } catch { throw CommandError(any: error, in: nil) }
    }
}
