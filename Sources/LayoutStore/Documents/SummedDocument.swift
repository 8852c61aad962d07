internal import StackCore

/// A document together with its sums, kept in step edit by edit.
struct SummedDocument {
    private(set) var document = Document()
    private(set) var sums = DocumentSums()
    /// By which the sums are made.
    private let spelling: StoredSpelling

    init(_ spelling: StoredSpelling) { self.spelling = spelling }

    init(_ document: Document, _ spelling: StoredSpelling) {
        self.document = document
        self.spelling = spelling
        sums = DocumentSums(of: document, in: spelling)
    }

    /// - Parameter step: what to do before each step of adding up, to end by throwing.
    init<Failure: Error>(
        _ document: Document, _ spelling: StoredSpelling, step: () throws(Failure) -> Void
    ) throws(Failure) {
        self.document = document
        self.spelling = spelling
        sums = try DocumentSums(of: document, in: spelling, step: step)
    }

    /// Makes one change, or none at all when the document is not in the state it starts from.
    mutating func apply(_ edit: Edit) throws(EditMismatch) {
        var changed = sums
        changed.leave(edit, in: document, spelling)
        try document.apply(edit)
        changed.follow(edit, in: document, spelling)
        sums = changed
    }

    /// Lends the document to whoever gives it back as it was, so that the sums still hold.
    mutating func lend<Result>(_ body: (inout Document) throws -> Result) rethrows -> Result {
        try body(&document)
    }

    /// Makes one change, and leaves the sums as they were.
    mutating func applyUnsummed(_ edit: Edit) throws(EditMismatch) { try document.apply(edit) }

    mutating func addUp<Failure: Error>(step: () throws(Failure) -> Void) throws(Failure) {
        sums = try DocumentSums(of: document, in: spelling, step: step)
    }

    /// Whether the document may be destroyed: nothing of it would be lost.
    var isEmpty: Bool {
        document.viewCount == 0 && document.constraintCount == 0 && document.properties.isEmpty
    }
}
