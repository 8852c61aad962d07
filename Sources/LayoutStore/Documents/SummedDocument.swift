internal import StackCore

/// A document together with its sums, kept in step edit by edit.
struct SummedDocument {
    private(set) var document = Document()
    private(set) var sums = DocumentSums()

    init() {}

    init(_ document: Document) {
        self.document = document
        sums = DocumentSums(of: document)
    }

    /// - Parameter step: what to do before each step of adding up, to end by throwing.
    init<Failure: Error>(
        _ document: Document, step: () throws(Failure) -> Void
    ) throws(Failure) {
        self.document = document
        sums = try DocumentSums(of: document, step: step)
    }

    /// Makes one change, or none at all when the document is not in the state it starts from.
    mutating func apply(_ edit: Edit) throws(EditMismatch) {
        var changed = sums
        changed.leave(edit, in: document)
        try document.apply(edit)
        changed.follow(edit, in: document)
        sums = changed
    }

    /// Makes one change, and leaves the sums as they were.
    mutating func applyUnsummed(_ edit: Edit) throws(EditMismatch) { try document.apply(edit) }

    mutating func addUp<Failure: Error>(step: () throws(Failure) -> Void) throws(Failure) {
        sums = try DocumentSums(of: document, step: step)
    }

    /// Whether the document may be destroyed: nothing of it would be lost.
    var isEmpty: Bool {
        document.viewCount == 0 && document.constraintCount == 0 && document.properties.isEmpty
    }
}
