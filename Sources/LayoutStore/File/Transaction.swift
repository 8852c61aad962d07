package import StackCore

/// The documents during one operation. Only `LayoutFile.perform` creates a transaction.
package struct Transaction: ~Copyable {
    /// A point in the sequence of a transaction's edits.
    package struct Mark: Hashable, Sendable {
        fileprivate let edits: Int
    }

    private let file: LayoutFile

    init(_ file: LayoutFile) { self.file = file }

    /// The documents in the order of their ids, with the changes of this transaction.
    package var documents: [(id: DocumentID, name: String)] { file.documents }

    /// An id that no document has at this point of the transaction.
    package var nextDocumentID: DocumentID { file.nextDocumentID }

    package func documentID(named name: String) -> DocumentID? { file.documentID(named: name) }

    /// Returns a copy of the document with the changes of this transaction. Release the copy before
    /// `apply`: if it still exists, the next change copies the document's arrays.
    package func document(_ id: DocumentID) throws(LayoutFileError) -> Document {
        try file.document(id)
    }

    /// Passes a document to `body`, which may try changes to it but must restore it before it
    /// returns.
    package mutating func lend<Result>(
        _ id: DocumentID, _ body: (inout Document) throws -> Result
    ) throws -> Result {
        try file.load(id)
        return try file.working.lend(id, body)
    }

    /// Applies one edit in memory. Throws, changing nothing, if the edit does not fit the current
    /// documents.
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

    /// Records that the imported file `new` replaces `old`, so that a later pull that still sees
    /// the old file, or an export of it, reports no change.
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

    /// Undoes all edits made since `mark`. Does nothing if the point `mark` was itself undone.
    package mutating func rewind(to mark: Mark) { file.working.rewind(to: mark.edits) }

    /// Returns the edits made since `mark`, in order.
    package func edits(since mark: Mark) -> [FileEdit] {
        Array(file.working.edits.dropFirst(mark.edits))
    }
}

extension LayoutFile {
    /// Loads the document that an edit changes. Does nothing if it does not exist; applying the
    /// edit will then throw.
    func loadForEditing(_ edit: FileEdit) throws(LayoutFileError) {
        if working.documents.contains(edit.document) { try load(edit.document) }
    }
}

extension FileEdit {
    /// Whether the journal can store and restore every value that the edit sets.
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

/// The result of playing back a rollback journal onto a copy of the file's bytes.
struct Rollback {
    /// The bytes of the file before the interrupted transaction.
    let bytes: [UInt8]
    /// The reason why the journal cannot belong to the file; nil if it can belong to it.
    let misfit: String?
    /// Whether the file is a sound layout file without the playback.
    let isWholeWithout: Bool

    init(of file: [UInt8], by journal: [UInt8], _ schema: Schema) throws(LayoutFileError) {
        var before = file
        RollbackJournal.playBack(journal, onto: &before)
        bytes = before
        let (now, then) = try (Self.moves(in: file, schema), Self.moves(in: before, schema))
        isWholeWithout = now != nil
        guard let then else {
            misfit = "the file would be damaged by it"
            return
        }
        // A transaction is one command. If it was interrupted at its very end, the file already
        // contains it.
        let lost = (now ?? 0) - then
        misfit = lost > 1 ? "it would undo \(lost) commands" : nil
    }

    /// Returns the number of moves of the head; nil if the bytes are not a sound layout file.
    private static func moves(
        in bytes: [UInt8], _ schema: Schema
    ) throws(LayoutFileError) -> Int? {
        // The file was empty before the transaction that created its tables.
        if bytes.isEmpty { return 0 }
        do {
            return try Connection("copy", image: bytes).summary(schema).journal.moves
        } catch {
            if error.kind == .badData { return nil }
            throw error
        }
    }
}

extension Connection {
    /// Opens a connection to a layout file. Accepts the journal of an interrupted transaction if
    /// playing it back results in a sound layout file.
    convenience init(
        _ path: String, _ opening: Opening, _ schema: Schema = .current
    ) throws(LayoutFileError) {
        try self.init(path, opening) { file, journal throws(LayoutFileError) in
            try Rollback(of: file, by: journal, schema).misfit
        }
    }
}
