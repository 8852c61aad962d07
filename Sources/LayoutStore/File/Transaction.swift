package import StackCore

/// An open transaction of a layout file. It applies the edits of one operation to the documents in
/// memory, and commits or undoes them. A file has at most one open transaction.
package struct Transaction: ~Copyable {
    /// A point in the sequence of a transaction's edits, to which `rewind(to:)` can return.
    package struct Mark: Hashable, Sendable {
        fileprivate let edits: Int
    }

    let file: LayoutFile
    /// The digest of all documents when the transaction began.
    let before: [UInt8]

    /// Begins an operation on the documents in memory.
    package init(_ file: LayoutFile) throws(LayoutFileError) {
        try file.beginWriting()
        self.file = file
        before = file.working.documents.digest
    }

    /// Ends the operation. Edits that were not committed are undone, in memory and in the file.
    package mutating func end() { file.endWriting() }

    /// Passes a document to `body`, which may try changes to it but must restore it before it
    /// returns.
    package mutating func lend<Result>(
        _ id: DocumentID, _ body: (inout Document) throws -> Result
    ) throws -> Result {
        try file.load(id)
        return try file.working.lend(id, body)
    }

    /// Applies one edit in memory. Throws, changing nothing, if the edit requires another state of
    /// the documents, such as a view that does not exist.
    package mutating func apply(_ edit: FileEdit) throws {
        guard edit.valuesFit(file.spelling) else {
            throw EditMismatch(description: "a value does not fit its key")
        }
        try file.loadForEditing(edit)
        try file.working.apply(edit)
    }

    /// Stores the bytes of a file that is being imported with this operation, and returns their
    /// hash in hexadecimal digits.
    package mutating func keep(_ bytes: [UInt8]) -> String { file.working.keep(bytes) }

    /// Records that the imported file `new` replaces the imported file `old`. From then on, a pull
    /// reports no change if the storyboard still contains the bytes of the old file or of an export
    /// of the old file.
    ///
    /// Both parameters are hashes in hexadecimal digits.
    package mutating func replace(source old: String, by new: String) throws(LayoutFileError) {
        if old == new { return }
        let known = try file.working.keptReceipts + (file.connection?.receipts() ?? [])
        let written = known.filter { $0.source == old }.map(\.written)
        for hash in Set(written + [old]).sorted() {
            _ = file.working.keep(ExportReceipt(written: hash, of: new).bytes)
        }
    }

    /// Returns the current point of the transaction, for `rewind(to:)`.
    package func mark() -> Mark { Mark(edits: file.working.edits.count) }

    /// Undoes all edits made since `mark`. Traps if an earlier call has already undone edits that
    /// were made before `mark`.
    package mutating func rewind(to mark: Mark) { file.working.rewind(to: mark.edits) }

    /// All edits of the transaction, in order.
    package var edits: [FileEdit] { file.working.edits }

    /// Returns the edits made since `mark`, in order.
    package func edits(since mark: Mark) -> [FileEdit] {
        precondition(mark.edits <= file.working.edits.count, "the mark is later than all edits")
        return Array(file.working.edits.dropFirst(mark.edits))
    }
}

extension LayoutFile {
    /// Loads the document that an edit changes. Does nothing if there is no such document; applying
    /// the edit will then throw.
    func loadForEditing(_ edit: FileEdit) throws(LayoutFileError) {
        if working.documents.contains(edit.document) { try load(edit.document) }
    }
}

extension FileEdit {
    /// Returns whether the journal can store and restore every value that the edit sets.
    fileprivate func valuesFit(_ spelling: StoredValueFormat) -> Bool {
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
    fileprivate func valuesFit(_ spelling: StoredValueFormat) -> Bool {
        entries.allSatisfy { spelling.keeps($0.value, of: $0.key) }
    }
}
