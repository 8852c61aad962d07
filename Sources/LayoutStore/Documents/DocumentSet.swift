internal import StackCore

/// The documents of a file at one point of its history.
///
/// Until a document is loaded, the set contains only its name and its checksums
/// (`DocumentChecksums`).
struct DocumentSet {
    /// A document of the set: its name, its checksums, and its content, which is nil until it is
    /// loaded.
    struct Slot {
        var name: String
        /// The document's checksums as stored in the file; valid while `content` is nil.
        var storedSums = DocumentChecksums()
        var content: ChecksummedDocument?

        var sums: DocumentChecksums { content?.sums ?? storedSums }
    }

    /// The range of valid document ids, which contains far more numbers than a file needs.
    private static let validIDs = 0...1 << 40

    /// The textual format of values, on which the documents' checksums depend.
    let spelling: StoredValueFormat
    private var slots: [DocumentID: Slot] = [:]
    private var names: [String: DocumentID] = [:]

    init(_ spelling: StoredValueFormat) { self.spelling = spelling }

    subscript(id: DocumentID) -> Slot? { slots[id] }

    func contains(_ id: DocumentID) -> Bool { slots[id] != nil }

    /// Returns whether the document is loaded. This does not copy the content: a second reference
    /// to the content would make the next edit copy the whole document.
    func isLoaded(_ id: DocumentID) -> Bool { slots[id]?.content != nil }

    /// Returns whether the document with this id has the name and the content of `other`. Returns
    /// false if one of the two documents is not loaded.
    func holds(_ other: Slot, as id: DocumentID) -> Bool {
        guard let mine = slots[id], mine.name == other.name else { return false }
        guard let a = mine.content?.document, let b = other.content?.document else { return false }
        return a.properties == b.properties && a.allViews.elementsEqual(b.allViews)
            && a.allConstraints.elementsEqual(b.allConstraints)
    }

    /// Returns the document with this id, which must be loaded.
    func document(_ id: DocumentID) -> Document {
        guard let content = slots[id]?.content else {
            preconditionFailure("document \(id.raw) is not loaded")
        }
        return content.document
    }

    /// The number of views in the loaded documents.
    var loadedViewCount: Int {
        slots.values.reduce(0) { $0 + ($1.content?.document.viewCount ?? 0) }
    }

    /// The ids of all documents, in ascending order.
    var ids: [DocumentID] { slots.keys.sorted() }

    /// An unused id: the largest id plus 1, or the first free id if that is out of range.
    var nextID: DocumentID {
        let next = (slots.keys.max()?.raw ?? -1) + 1
        if Self.validIDs.contains(next) { return DocumentID(next) }
        return Self.validIDs.lazy.map { DocumentID($0) }.first { slots[$0] == nil }!
    }

    func id(named name: String) -> DocumentID? { names[name] }

    /// Adds a document with its name and checksums, to be loaded later. Returns false if its name
    /// or id is in use or the id is invalid.
    mutating func addUnloaded(_ id: DocumentID, name: String, sums: DocumentChecksums) -> Bool {
        guard Self.validIDs.contains(id.raw), slots[id] == nil, names[name] == nil else {
            return false
        }
        slots[id] = Slot(name: name, storedSums: sums)
        names[name] = id
        return true
    }

    /// Inserts a document, replacing the one with the same id.
    mutating func insert(_ document: Document, named name: String, as id: DocumentID) {
        if let old = slots[id]?.name { names[old] = nil }
        slots[id] = Slot(name: name, content: ChecksummedDocument(document, spelling))
        names[name] = id
    }

    mutating func remove(_ id: DocumentID) {
        if let name = slots.removeValue(forKey: id)?.name { names[name] = nil }
    }

    /// Sets the content of a document that is in the set but not loaded.
    mutating func load(_ content: ChecksummedDocument, as id: DocumentID) {
        precondition(slots[id] != nil, "document \(id.raw) is loaded without being in the set")
        slots[id]!.content = content
    }
}

extension DocumentSet {
    /// Applies one edit to the set or to a loaded document. Throws, changing nothing, if the edit
    /// requires another state, such as a view that does not exist.
    mutating func apply(_ edit: FileEdit) throws(EditMismatch) {
        guard case .edit(let id, let inner) = edit else { return try applyToSet(edit) }
        if try slots[id]?.content?.apply(inner) == nil { throw missing(id) }
    }

    /// Passes a loaded document to `body`, which may change it but must restore it before it
    /// returns.
    mutating func lend<Result>(
        _ id: DocumentID, _ body: (inout Document) throws -> Result
    ) rethrows -> Result {
        precondition(isLoaded(id), "document \(id.raw) is lent before it is loaded")
        return try slots[id]!.content!.lend(body)
    }

    /// Removes and returns the content of a loaded document. The caller puts it back with `load`.
    /// Throws if the document is not loaded.
    mutating func unload(_ id: DocumentID) throws(EditMismatch) -> ChecksummedDocument {
        guard let content = slots[id]?.content else { throw missing(id) }
        slots[id]!.content = nil
        return content
    }

    /// Computes the checksums of a document from its content. `step` is called repeatedly and can
    /// throw to cancel.
    mutating func computeChecksums<Failure: Error>(
        _ id: DocumentID, step: () throws(Failure) -> Void
    ) throws(Failure) {
        try slots[id]?.content?.computeChecksums(step: step)
    }

    /// Returns the first requirement that one of the documents `ids` does not satisfy; nil if all
    /// requirements are satisfied. A requirement is an invariant that has to be satisfied only at
    /// the end of an operation.
    func unmetRequirement(in ids: some Sequence<DocumentID>) -> InvariantViolation? {
        for id in ids {
            if let missing = slots[id]?.content?.document.unmetRequirement { return missing }
        }
        return nil
    }

    /// Returns the first requirement that a document changed by one of the edits does not satisfy;
    /// nil if all requirements are satisfied. A requirement is an invariant that has to be
    /// satisfied only at the end of an operation.
    func unmetRequirement(after edits: [FileEdit]) -> InvariantViolation? {
        unmetRequirement(in: edits.lazy.map(\.document))
    }

    private func missing(_ id: DocumentID) -> EditMismatch {
        mismatch("document \(id.raw) is missing")
    }

    private mutating func applyToSet(_ edit: FileEdit) throws(EditMismatch) {
        switch edit {
        case .createDocument(let id, let name): try create(id, name)
        case .destroyDocument(let id, let name): try destroy(id, name)
        case .renameDocument(let id, let old, let new): try rename(id, from: old, to: new)
        case .edit: preconditionFailure("this changes a document, not the set")
        }
    }

    private mutating func create(_ id: DocumentID, _ name: String) throws(EditMismatch) {
        guard Self.validIDs.contains(id.raw), slots[id] == nil, names[name] == nil,
            Name.isValid(name)
        else {
            throw mismatch("a document cannot be named \(name)")
        }
        slots[id] = Slot(name: name, content: ChecksummedDocument(spelling))
        names[name] = id
    }

    private mutating func destroy(_ id: DocumentID, _ name: String) throws(EditMismatch) {
        guard let slot = slots[id], slot.name == name, slot.content?.isEmpty == true else {
            throw mismatch("document \(name) has changed")
        }
        slots[id] = nil
        names[name] = nil
    }

    private mutating func rename(
        _ id: DocumentID, from old: String, to new: String
    ) throws(EditMismatch) {
        guard slots[id]?.name == old, names[new] == nil, Name.isValid(new) else {
            throw mismatch("document \(old) cannot be named \(new)")
        }
        slots[id]!.name = new
        names[old] = nil
        names[new] = id
        assert(names.count == slots.count, "a document has not one name")
    }

    private func mismatch(_ what: String) -> EditMismatch { EditMismatch(description: what) }
}

extension DocumentSet {
    /// The digest of a file without documents. It is the same for every `StoredValueFormat`.
    static let digestOfNothing = Blake2b.hash([])

    /// The digest of the file: a hash of the documents' names and content checksums, in the order
    /// of names.
    var digest: [UInt8] {
        var bytes = CanonicalBytes()
        for (name, id) in names.sorted(by: { $0.key < $1.key }) {
            bytes.append(name)
            bytes.append(slots[id]!.sums.content.bytes)
        }
        return Blake2b.hash(bytes.bytes)
    }
}

extension DocumentSet {
    /// Returns the edits that create this set from the empty file. All documents must be loaded.
    func constructionEdits() -> [FileEdit] {
        ids.flatMap { id -> [FileEdit] in
            [.createDocument(id, name: self[id]!.name)]
                + document(id).constructionEdits().map { .edit(id, $0) }
        }
    }

    /// Returns the edits that change this set into `other`. A document that differs is deleted and
    /// created again.
    func replacementEdits(to other: DocumentSet) -> [FileEdit] {
        let changed = ids.filter { id in !(other[id].map { holds($0, as: id) } ?? false) }
        let kept = Set(ids).subtracting(changed)
        let away = subset(changed).constructionEdits().reversed().map(\.inverse)
        return away + other.subset(other.ids.filter { !kept.contains($0) }).constructionEdits()
    }

    /// Returns whether both sets contain equal documents with the same names and ids.
    func isEqual(to other: DocumentSet) -> Bool {
        ids == other.ids && ids.allSatisfy { id in other.holds(self[id]!, as: id) }
    }

    private func subset(_ ids: [DocumentID]) -> DocumentSet {
        var result = DocumentSet(spelling)
        for id in ids { result.insert(document(id), named: self[id]!.name, as: id) }
        return result
    }
}
