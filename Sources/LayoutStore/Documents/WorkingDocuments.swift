internal import StackCore

/// The documents in memory, and what the next write stores: the edits since the last write, the
/// rows that they touch, and the bytes of newly imported files.
struct WorkingDocuments {
    /// The name and checksums that the file contains for a touched document.
    private struct Stored {
        let name: String
        let sums: DocumentChecksums
    }

    private(set) var documents: DocumentSet
    /// The edits since the last write, in order. All of them are applied.
    private(set) var edits: [FileEdit] = []
    private var rows: [DocumentID: DocumentRows] = [:]
    private var stored: [DocumentID: Stored?] = [:]
    /// The bytes of imported files that are not in the file yet, in the order of import.
    private var sources: [[UInt8]] = []

    init(_ spelling: StoredValueFormat) { documents = DocumentSet(spelling) }

    /// The documents that were edited since the last write, and so may differ from the file.
    var touched: [DocumentID] { stored.keys.sorted() }

    mutating func addUnloaded(_ id: DocumentID, name: String, sums: DocumentChecksums) -> Bool {
        documents.addUnloaded(id, name: name, sums: sums)
    }

    /// Stores the bytes of an imported file with the next write, and returns their hash in
    /// hexadecimal digits.
    mutating func keep(_ bytes: [UInt8]) -> String {
        sources.append(bytes)
        return hexadecimal(Blake2b.hash(bytes))
    }

    /// Returns the bytes of an imported file that is not written yet; nil if no unwritten file has
    /// this hash.
    func keptSource(_ hash: [UInt8]) -> [UInt8]? { sources.first { Blake2b.hash($0) == hash } }

    /// The records of exports (`ExportReceipt`) that are not in the file yet.
    var keptReceipts: [ExportReceipt] { sources.compactMap(ExportReceipt.init) }

    mutating func load(_ loaded: LoadedDocument, as id: DocumentID) {
        documents.load(loaded.content, as: id)
        rows[id] = loaded.rows
    }

    /// Passes a loaded document to `body`, which must restore it before it returns.
    mutating func lend<Result>(
        _ id: DocumentID, _ body: (inout Document) throws -> Result
    ) rethrows -> Result {
        try documents.lend(id, body)
    }

    /// Applies one edit in memory and records it. The document must be loaded.
    mutating func apply(_ edit: FileEdit) throws(EditMismatch) {
        try make(edit)
        edits.append(edit)
    }

    /// Replaces the documents by the result of `replay`, which must have begun with the current
    /// documents. Also records the rows that the replay changed, so that they are written later.
    mutating func adopt(_ replay: BulkReplay) {
        for id in replay.touched {
            if stored[id] == nil { stored[id] = .some(storedState(of: id)) }
            let old = replay.origin[id]?.content?.document ?? Document()
            let new =
                replay.documents.contains(id) ? replay.documents.document(id) : Document()
            rows[id, default: DocumentRows()].follow(
                DocumentDifference(from: old, to: new), of: old)
        }
        documents = replay.documents
    }

    private func storedState(of id: DocumentID) -> Stored? {
        documents[id].map { Stored(name: $0.name, sums: $0.sums) }
    }

    /// Undoes the edits made since the last write except the first `count` of them, latest first.
    /// If `count` is 0, also drops the imported files that are not written.
    mutating func rewind(to count: Int) {
        precondition(0...edits.count ~= count, "\(edits.count) edits cannot be undone to \(count)")
        if count == 0 { sources.removeAll() }
        while edits.count > count {
            let edit = edits.removeLast()
            do {
                try make(edit.inverse)
            } catch {
                preconditionFailure("an edit just made cannot be undone: \(error)")
            }
        }
    }

    private mutating func make(_ edit: FileEdit) throws(EditMismatch) {
        let id = edit.document
        if stored[id] == nil {
            stored[id] = .some(storedState(of: id))
        }
        guard case .edit(_, let inner) = edit else { return try documents.apply(edit) }
        guard documents.isLoaded(id) else {
            throw EditMismatch(description: "document \(id.raw) is missing")
        }
        rows[id, default: DocumentRows()].willApply(inner, to: documents.document(id))
        try documents.apply(edit)
        rows[id]!.didApply(inner, to: documents.document(id))
    }
}

extension WorkingDocuments {
    /// Writes the changed rows of all edited documents, inside the caller's transaction.
    func write(to connection: Connection) throws(LayoutFileError) {
        for bytes in sources { try connection.storeSource(bytes) }
        let touched = touched
        for id in touched where !documents.contains(id) { try remove(id, from: connection) }
        try freeNames(touched, connection)
        for id in touched where documents.contains(id) {
            try connection.checkInterruption()
            try writeDocument(id, connection)
        }
    }

    /// Forgets the edits and which rows they changed, because the file now contains the current
    /// state.
    mutating func wereWritten() {
        for id in touched {
            if documents.contains(id) { rows[id]?.wereWritten() } else { rows[id] = nil }
        }
        stored.removeAll(keepingCapacity: true)
        sources.removeAll()
        edits.removeAll()
    }

    private func remove(_ id: DocumentID, from connection: Connection) throws(LayoutFileError) {
        guard stored[id]! != nil else { return }
        if let rows = rows[id] { try connection.write(rows, of: Document(), as: id) }
        try connection.run("DELETE FROM document WHERE id = ?", .integer(id.raw))
    }

    /// Gives all renamed documents a temporary unique name in the file, since two documents may
    /// have swapped their names.
    private func freeNames(
        _ touched: [DocumentID], _ connection: Connection
    ) throws(LayoutFileError) {
        for id in touched {
            guard let old = stored[id]!, let slot = documents[id], slot.name != old.name else {
                continue
            }
            try connection.run(
                "UPDATE document SET name = '#' || id WHERE id = ?", .integer(id.raw))
        }
    }

    private func writeDocument(
        _ id: DocumentID, _ connection: Connection
    ) throws(LayoutFileError) {
        guard let slot = documents[id] else { preconditionFailure("document \(id.raw) is deleted") }
        if let old = stored[id]! {
            if old.name != slot.name || old.sums != slot.sums {
                try connection.run(
                    "UPDATE document SET name = ?2, sum = ?3, identities = ?4 WHERE id = ?1",
                    .integer(id.raw), .text(slot.name), .blob(slot.sums.content.bytes),
                    .blob(slot.sums.identities.bytes))
            }
        } else {
            try connection.run(
                "INSERT INTO document VALUES (?1, ?2, ?3, ?4)",
                .integer(id.raw), .text(slot.name), .blob(slot.sums.content.bytes),
                .blob(slot.sums.identities.bytes))
        }
        guard let rows = rows[id] else { return }
        try connection.write(rows, of: documents.document(id), as: id)
    }
}

extension WorkingDocuments {
    /// Throws if a touched document violates an invariant, because such a document could not be
    /// loaded from the file. The check is inexpensive: each document counts its violations with
    /// each edit.
    func checkInvariants(at path: String) throws(LayoutFileError) {
        guard let missing = documents.unmetRequirement(in: touched) else { return }
        throw LayoutFileError(
            kind: .internal, path: path, message: "the command leaves a broken document: \(missing)"
        )
    }
}
