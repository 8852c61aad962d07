internal import StackCore

/// A long way through history without keeping rows and sums in step with each edit.
///
/// What both ends differ in is found at the end, at the price of the documents and not of the way.
struct BulkReplay {
    private(set) var origin: DocumentSet
    /// Complete once the replay has ended.
    private(set) var documents: DocumentSet
    /// The documents that were changed.
    private(set) var touched: Set<DocumentID> = []
    /// The document of the last edit, which most often is that of the next: taken out of the set, it
    /// is changed without being looked for.
    private var inHand: (id: DocumentID, content: SummedDocument)?

    init(from documents: DocumentSet) {
        origin = documents
        self.documents = documents
    }

    /// From what the file holds, whatever has been done to it in memory since: that is taken back
    /// first. All documents have to have been read.
    init(fromCommitted working: WorkingDocuments) {
        self.init(from: working.documents)
        do {
            for edit in working.edits.reversed() { try apply(edit.inverse) }
        } catch {
            preconditionFailure("an edit just made cannot be taken back: \(error)")
        }
    }

    /// From nothing to documents that are known.
    init(to documents: DocumentSet) {
        origin = DocumentSet(documents.spelling)
        self.documents = documents
        touched = Set(documents.ids)
    }

    /// Whether an edit needs a document that has not been read.
    func lacks(_ id: DocumentID) -> Bool {
        if inHand?.id == id { return false }
        return documents[id].map { $0.content == nil } ?? false
    }

    mutating func load(_ content: SummedDocument, as id: DocumentID) {
        origin.load(content, as: id)
        documents.load(content, as: id)
    }

    mutating func apply(_ edit: FileEdit) throws(EditMismatch) {
        guard case .edit(let id, let inner) = edit else {
            putBack()
            touched.insert(edit.document)
            return try documents.apply(edit)
        }
        if inHand?.id != id { try take(id) }
        try inHand!.content.applyUnsummed(inner)
    }

    private mutating func take(_ id: DocumentID) throws(EditMismatch) {
        putBack()
        inHand = (id, try documents.unload(id))
        touched.insert(id)
    }

    private mutating func putBack() {
        guard let (id, content) = inHand else { return }
        inHand = nil
        documents.load(content, as: id)
    }

    /// Adds up what was changed.
    ///
    /// - Parameter step: what to do before each step, to end by throwing.
    mutating func finish(
        step: () throws(LayoutFileError) -> Void
    ) throws(LayoutFileError) {
        putBack()
        for id in touched { try documents.addUp(id, step: step) }
    }
}
