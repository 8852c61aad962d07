internal import StackCore

/// A document together with the sum of its content, kept in step edit by edit.
struct SummedDocument {
    private(set) var document = Document()
    private(set) var sum = ContentSum()

    init() {}

    init(_ document: Document) {
        self.document = document
        sum = ContentSum(of: document)
    }

    /// Makes one change, or none at all when the document is not in the state it starts from.
    mutating func apply(_ edit: Edit) throws(EditMismatch) {
        var changed = sum
        for entry in document.entries(changedBy: edit) { changed.remove(entry) }
        try document.apply(edit)
        for entry in document.entries(changedBy: edit.inverse) { changed.add(entry) }
        sum = changed
    }

    /// Whether the document may be destroyed: nothing of it would be lost.
    var isEmpty: Bool {
        document.viewCount == 0 && document.constraintCount == 0 && document.properties.isEmpty
    }
}
