package import StackCore

/// The documents while one operation changes them. Only `LayoutFile.perform` makes one.
package struct Transaction: ~Copyable {
    /// A point inside the transaction.
    package struct Mark: Hashable, Sendable {
        fileprivate let edits: Int
    }

    private let file: LayoutFile

    init(_ file: LayoutFile) { self.file = file }

    package var documents: [(id: DocumentID, name: String)] { file.documents }

    package var nextDocumentID: DocumentID { file.nextDocumentID }

    package func documentID(named name: String) -> DocumentID? { file.documentID(named: name) }

    /// A copy of the document as it stands. Let go of it before `apply`: a copy that is still held
    /// makes the next change copy the document's arrays.
    package func document(_ id: DocumentID) throws(LayoutFileError) -> Document {
        try file.document(id)
    }

    /// Lends a document to whoever plans its changes and gives it back as it was.
    package mutating func lend<Result>(
        _ id: DocumentID, _ body: (inout Document) throws -> Result
    ) throws -> Result {
        try file.load(id)
        return try file.working.lend(id, body)
    }

    /// Makes one elementary change in memory; refuses, changing nothing, one that does not fit.
    package mutating func apply(_ edit: FileEdit) throws {
        guard edit.valuesFit(file.spelling) else {
            throw EditMismatch(description: "a value does not fit its key")
        }
        try file.loadForEditing(edit)
        try file.working.apply(edit)
    }

    /// Keeps the bytes of a file that is being imported; gives the hash by which they are found.
    package mutating func keep(_ bytes: [UInt8]) -> String { file.working.keep(bytes) }

    package func mark() -> Mark { Mark(edits: file.working.edits.count) }

    /// Takes back every edit made since `mark`; a mark that was itself taken back does nothing.
    package mutating func rewind(to mark: Mark) { file.working.rewind(to: mark.edits) }

    /// The edits made since `mark`, in their order.
    package func edits(since mark: Mark) -> [FileEdit] {
        Array(file.working.edits.dropFirst(mark.edits))
    }
}

extension LayoutFile {
    /// Reads the document that an edit needs; one that is not there is left for the edit to refuse.
    func loadForEditing(_ edit: FileEdit) throws(LayoutFileError) {
        if working.documents.contains(edit.document) { try load(edit.document) }
    }
}

extension FileEdit {
    /// Whether the journal could give back every value that the edit brings.
    fileprivate func valuesFit(_ spelling: StoredSpelling) -> Bool {
        guard case .edit(_, let edit) = self else { return true }
        switch edit {
        case .setProperty(_, let key, _, _, let new):
            return
                new.map { spelling.keeps($0, of: key) } ?? true
        case .createView(let view): return view.properties.valuesFit(spelling)
        case .createConstraint(let constraint): return constraint.properties.valuesFit(spelling)
        default: return true
        }
    }
}

extension PropertyList {
    fileprivate func valuesFit(_ spelling: StoredSpelling) -> Bool {
        entries.allSatisfy { spelling.keeps($0.value, of: $0.key) }
    }
}
