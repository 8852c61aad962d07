internal import StackCore

/// A long way through history without keeping rows and sums in step with each edit.
///
/// What both ends differ in is found at the end, at the price of the documents and not of the way.
struct Leap {
    private(set) var origin: DocumentSet
    private(set) var documents: DocumentSet
    /// The documents that were changed.
    private(set) var touched: Set<DocumentID> = []

    init(from documents: DocumentSet) {
        origin = documents
        self.documents = documents
    }

    /// From nothing to documents that are known.
    init(to documents: DocumentSet) {
        origin = DocumentSet()
        self.documents = documents
        touched = Set(documents.ids)
    }

    /// Whether an edit needs a document that has not been read.
    func lacks(_ id: DocumentID) -> Bool { documents[id].map { $0.content == nil } ?? false }

    mutating func load(_ content: SummedDocument, as id: DocumentID) {
        origin.load(content, as: id)
        documents.load(content, as: id)
    }

    mutating func apply(_ edit: FileEdit) throws(EditMismatch) {
        touched.insert(edit.document)
        try documents.applyUnsummed(edit)
    }

    /// Adds up what was changed.
    mutating func land() { for id in touched { documents.addUp(id) } }
}
