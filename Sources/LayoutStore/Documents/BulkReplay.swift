internal import StackCore

/// Applies the edits of a long history to documents in memory. Unlike `WorkingDocuments`, it does
/// not update rows and checksums with each edit.
///
/// Instead, `finish` computes the checksums of the changed documents once. The cost of that depends
/// on the size of the documents, not on the length of the history.
struct BulkReplay {
    /// The documents before the edits.
    private(set) var origin: DocumentSet
    /// The documents after the edits so far. The edited ones are incomplete until `finish` has been
    /// called.
    private(set) var documents: DocumentSet
    /// The documents that an edit has changed.
    private(set) var touched: Set<DocumentID> = []
    /// The document that the last edit changed, with its content; nil if there is none. The content
    /// is moved here from `documents`, because the next edit most often changes the same document
    /// and then needs no lookup.
    private var checkedOut: (id: DocumentID, content: ChecksummedDocument)?

    init(from documents: DocumentSet) {
        origin = documents
        self.documents = documents
    }

    /// Creates a replay that starts from the documents in the file, by undoing the edits of
    /// `working` that are not committed. All documents must be loaded.
    init(fromCommitted working: WorkingDocuments) {
        self.init(from: working.documents)
        do {
            for edit in working.edits.reversed() { try apply(edit.inverse) }
        } catch {
            preconditionFailure("an edit just made cannot be undone: \(error)")
        }
    }

    /// Creates a replay that leads from the empty set to the given documents.
    init(to documents: DocumentSet) {
        origin = DocumentSet(documents.spelling)
        self.documents = documents
        touched = Set(documents.ids)
    }

    /// Returns whether the document must be loaded before an edit can be applied to it: it exists,
    /// but its content is not in memory yet.
    func mustLoad(_ id: DocumentID) -> Bool {
        if checkedOut?.id == id { return false }
        return documents[id].map { $0.content == nil } ?? false
    }

    mutating func load(_ content: ChecksummedDocument, as id: DocumentID) {
        precondition(mustLoad(id), "document \(id.raw) is loaded twice")
        origin.load(content, as: id)
        documents.load(content, as: id)
    }

    mutating func apply(_ edit: FileEdit) throws(EditMismatch) {
        guard case .edit(let id, let inner) = edit else {
            putBack()
            touched.insert(edit.document)
            return try documents.apply(edit)
        }
        if checkedOut?.id != id { try checkOut(id) }
        try checkedOut!.content.applyUnsummed(inner)
    }

    private mutating func checkOut(_ id: DocumentID) throws(EditMismatch) {
        putBack()
        checkedOut = (id, try documents.unload(id))
        touched.insert(id)
    }

    private mutating func putBack() {
        guard let (id, content) = checkedOut else { return }
        checkedOut = nil
        documents.load(content, as: id)
    }

    /// Ends the replay by computing the checksums of the changed documents.
    ///
    /// - Parameter step: called repeatedly during the computation; it can throw to cancel
    mutating func finish(
        step: () throws(LayoutFileError) -> Void
    ) throws(LayoutFileError) {
        putBack()
        assert(checkedOut == nil, "a document is still taken out of the set")
        for id in touched { try documents.computeChecksums(id, step: step) }
    }
}
