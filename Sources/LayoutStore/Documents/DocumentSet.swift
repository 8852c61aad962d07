internal import StackCore

/// The documents of a file at one point of its history.
///
/// A document that nobody has asked for is known by its name and its sums only.
struct DocumentSet {
    struct Slot {
        var name: String
        /// The sums in the file, where the document is not loaded.
        var storedSums = DocumentSums()
        var content: SummedDocument?

        var sums: DocumentSums { content?.sums ?? storedSums }
    }

    /// The numbers that documents may have: more than anybody makes.
    private static let identities = 0...1 << 40

    /// By which the documents are added up.
    let spelling: StoredSpelling
    private var slots: [DocumentID: Slot] = [:]
    private var names: [String: DocumentID] = [:]

    init(_ spelling: StoredSpelling) { self.spelling = spelling }

    subscript(id: DocumentID) -> Slot? { slots[id] }

    func contains(_ id: DocumentID) -> Bool { slots[id] != nil }

    /// Whether the document has been read. It is not taken out to look: held by two it would be copied
    /// when it changes.
    func isLoaded(_ id: DocumentID) -> Bool { slots[id]?.content != nil }

    /// Whether the set holds the same document under the same name and identity.
    func holds(_ other: Slot, as id: DocumentID) -> Bool {
        guard let mine = slots[id], mine.name == other.name else { return false }
        guard let a = mine.content?.document, let b = other.content?.document else { return false }
        return a.properties == b.properties && a.allViews.elementsEqual(b.allViews)
            && a.allConstraints.elementsEqual(b.allConstraints)
    }

    /// The content of a loaded document.
    func document(_ id: DocumentID) -> Document { slots[id]!.content!.document }

    /// How many views there are in the documents that have been read.
    var loadedViewCount: Int {
        slots.values.reduce(0) { $0 + ($1.content?.document.viewCount ?? 0) }
    }

    /// In the order of their making.
    var ids: [DocumentID] { slots.keys.sorted() }

    /// An identity that no document of the set has: behind all others, or the first that is free
    /// where nothing can be behind.
    var nextID: DocumentID {
        let next = (slots.keys.max()?.raw ?? -1) + 1
        if Self.identities.contains(next) { return DocumentID(next) }
        return Self.identities.lazy.map { DocumentID($0) }.first { slots[$0] == nil }!
    }

    func id(named name: String) -> DocumentID? { names[name] }

    /// Says that the file holds a document; false when its name or identity is taken.
    mutating func announce(_ id: DocumentID, name: String, sums: DocumentSums) -> Bool {
        guard Self.identities.contains(id.raw), slots[id] == nil, names[name] == nil else {
            return false
        }
        slots[id] = Slot(name: name, storedSums: sums)
        names[name] = id
        return true
    }

    /// Puts a whole document in the place of what has its number.
    mutating func insert(_ document: Document, named name: String, as id: DocumentID) {
        if let old = slots[id]?.name { names[old] = nil }
        slots[id] = Slot(name: name, content: SummedDocument(document, spelling))
        names[name] = id
    }

    mutating func remove(_ id: DocumentID) {
        if let name = slots.removeValue(forKey: id)?.name { names[name] = nil }
    }

    /// Puts in the content of a document that has been announced.
    mutating func load(_ content: SummedDocument, as id: DocumentID) {
        slots[id]!.content = content
    }
}

extension DocumentSet {
    /// Makes one change of a loaded document; refuses, changing nothing, what does not fit.
    mutating func apply(_ edit: FileEdit) throws(EditMismatch) {
        guard case .edit(let id, let inner) = edit else { return try applyToSet(edit) }
        if try slots[id]?.content?.apply(inner) == nil { throw missing(id) }
    }

    /// Lends a loaded document to whoever gives it back as it was.
    mutating func lend<Result>(
        _ id: DocumentID, _ body: (inout Document) throws -> Result
    ) rethrows -> Result {
        try slots[id]!.content!.lend(body)
    }

    /// Takes the content out of a loaded document, until it is loaded again.
    mutating func unload(_ id: DocumentID) throws(EditMismatch) -> SummedDocument {
        guard let content = slots[id]?.content else { throw missing(id) }
        slots[id]!.content = nil
        return content
    }

    /// Makes the sums of a document those of its content.
    mutating func addUp<Failure: Error>(
        _ id: DocumentID, step: () throws(Failure) -> Void
    ) throws(Failure) {
        try slots[id]?.content?.addUp(step: step)
    }

    /// What is missing to one of these documents, if anything is: they are where an operation ends.
    func looseEnd(in ids: some Sequence<DocumentID>) -> InvariantViolation? {
        for id in ids {
            if let missing = slots[id]?.content?.document.looseEnd { return missing }
        }
        return nil
    }

    /// The same for the documents that an operation's edits were about.
    func looseEnd(after edits: [FileEdit]) -> InvariantViolation? {
        looseEnd(in: edits.lazy.map(\.document))
    }

    private func missing(_ id: DocumentID) -> EditMismatch {
        mismatch("document \(id.raw) is not there")
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
        guard Self.identities.contains(id.raw), slots[id] == nil, names[name] == nil,
            Name.isValid(name)
        else {
            throw mismatch("a document cannot be named \(name)")
        }
        slots[id] = Slot(name: name, content: SummedDocument(spelling))
        names[name] = id
    }

    private mutating func destroy(_ id: DocumentID, _ name: String) throws(EditMismatch) {
        guard let slot = slots[id], slot.name == name, slot.content?.isEmpty == true else {
            throw mismatch("document \(name) is not what it was")
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
    }

    private func mismatch(_ what: String) -> EditMismatch { EditMismatch(description: what) }
}

extension DocumentSet {
    /// The digest of the empty file, whatever the spelling.
    static let digestOfNothing = Blake2b.hash([])

    /// What all documents together hold: a hash over their names and sums, in the order of names.
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
    /// The edits that make the empty file into this one, all documents of which have been read.
    func constructionEdits() -> [FileEdit] {
        ids.flatMap { id -> [FileEdit] in
            [.createDocument(id, name: self[id]!.name)]
                + document(id).constructionEdits().map { .edit(id, $0) }
        }
    }

    /// The edits that lead from here to `other`; a document that differs is made anew.
    func replacementEdits(to other: DocumentSet) -> [FileEdit] {
        let changed = ids.filter { id in !(other[id].map { holds($0, as: id) } ?? false) }
        let kept = Set(ids).subtracting(changed)
        let away = subset(changed).constructionEdits().reversed().map(\.inverse)
        return away + other.subset(other.ids.filter { !kept.contains($0) }).constructionEdits()
    }

    /// Whether both hold the same documents under the same names and numbers.
    func isEqual(to other: DocumentSet) -> Bool {
        ids == other.ids && ids.allSatisfy { id in other.holds(self[id]!, as: id) }
    }

    private func subset(_ ids: [DocumentID]) -> DocumentSet {
        var result = DocumentSet(spelling)
        for id in ids { result.insert(document(id), named: self[id]!.name, as: id) }
        return result
    }
}
