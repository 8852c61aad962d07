/// How much a file may become: more where it is larger, so that a small one costs little memory.
///
/// A view costs about 1.2 KB while it is imported, a constraint less, a document as much as five
/// views (measured). With that, and with `XMLLimits`, an import stays below 64 MiB and 20 times the
/// file. No view of Interface Builder's, with its identifier and its frame, is as short as allowed.
struct ImportBudget {
    private static let document = 5

    /// Views.
    private let size: Int
    private var spent = 0

    init(bytes: Int) {
        size = 30_000 + bytes / 96
    }

    mutating func spendItem(at line: Int) throws(ImportRefusal) { try spend(1, line) }

    mutating func spendDocument(at line: Int) throws(ImportRefusal) {
        try spend(Self.document, line)
    }

    private mutating func spend(_ views: Int, _ line: Int) throws(ImportRefusal) {
        spent += views
        if spent > size {
            throw ImportRefusal(
                line: line, "the file holds more views and constraints than one of its size can")
        }
    }
}
