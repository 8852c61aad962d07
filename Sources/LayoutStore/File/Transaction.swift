package import StackCore

/// The documents while one operation changes them. Only `LayoutFile.perform` makes one.
package struct Transaction: ~Copyable {
    /// A point inside the transaction.
    package struct Mark: Hashable, Sendable {
        fileprivate let edits: Int
    }

    private let file: LayoutFile

    init(_ file: LayoutFile) { self.file = file }

    /// In the order of their making, with what this transaction has changed so far.
    package var documents: [(id: DocumentID, name: String)] { file.documents }

    /// One that no document has at this point of the transaction.
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

    /// Keeps in mind that other bytes have taken the place of an imported file: whoever finds at its
    /// place the file itself, or what was written of it, finds nothing new.
    ///
    /// Both are hashes in hexadecimal digits.
    package mutating func replace(source old: String, by new: String) throws(LayoutFileError) {
        if old == new { return }
        let known = try file.working.keptReceipts + (file.connection?.receipts() ?? [])
        let written = known.filter { $0.source == old }.map(\.written)
        for hash in Set(written + [old]).sorted() {
            _ = file.working.keep(ExportReceipt(written: hash, of: new).bytes)
        }
    }

    /// Where the transaction stands now, to come back to.
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

/// What playing a journal back would make of a file, found out in memory.
struct Rollback {
    /// The file before the interrupted transaction.
    let bytes: [UInt8]
    /// Why the journal cannot be the file's; nil when it may be.
    let misfit: String?
    /// Whether the file is a whole one as it stands, without the journal.
    let isWholeWithout: Bool

    init(of file: [UInt8], by journal: [UInt8], _ schema: Schema) throws(LayoutFileError) {
        var before = file
        RollbackJournal.playBack(journal, onto: &before)
        bytes = before
        let (now, then) = try (Self.moves(in: file, schema), Self.moves(in: before, schema))
        isWholeWithout = now != nil
        guard let then else {
            misfit = "the file would be damaged with it"
            return
        }
        // A transaction is one command. One that was interrupted at its very end is whole already.
        let lost = (now ?? 0) - then
        misfit = lost > 1 ? "it would take back \(lost) commands" : nil
    }

    /// How often the head has moved; nil where the bytes are no sound layout file.
    private static func moves(
        in bytes: [UInt8], _ schema: Schema
    ) throws(LayoutFileError) -> Int? {
        // Before the transaction that made the file.
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
    /// One to a layout file: an interrupted transaction's journal is believed where the file that it
    /// leads back to proves to be a layout file.
    convenience init(
        _ path: String, _ opening: Opening, _ schema: Schema = .current
    ) throws(LayoutFileError) {
        try self.init(path, opening) { file, journal throws(LayoutFileError) in
            try Rollback(of: file, by: journal, schema).misfit
        }
    }
}
