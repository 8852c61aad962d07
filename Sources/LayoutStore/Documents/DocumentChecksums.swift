internal import StackCore

/// The checksums of a document: sums of the hashes of its rows. They are stored in the file and
/// compared when the document is loaded, so that damage is detected.
struct DocumentChecksums: Hashable {
    /// The checksum of the document's content, such as names, kinds and properties. It does not
    /// include the ids of views and constraints, which are valid in this file only. The file's
    /// digest includes this checksum.
    private(set) var content = SetChecksum()
    /// The checksum of the ids and names of views and constraints, and of the document's origin
    /// (its imported file). It includes ids, since the journal refers to views and constraints by
    /// id.
    private(set) var identities = SetChecksum()

    init() {}

    /// Creates the checksums from their bytes in the file. Returns nil if one of the two arrays has
    /// the wrong length.
    init?(content: [UInt8], identities: [UInt8]) {
        guard let content = SetChecksum(bytes: content),
            let identities = SetChecksum(bytes: identities)
        else { return nil }
        self.content = content
        self.identities = identities
    }

    init(of document: Document, in spelling: StoredValueFormat) {
        self.init(of: document, in: spelling) {}
    }

    /// - Parameter step: called before each entry of the content is added; it can throw to cancel
    init<Failure: Error>(
        of document: Document, in spelling: StoredValueFormat, step: () throws(Failure) -> Void
    ) throws(Failure) {
        try DocumentContent(document, spelling: spelling).forEach { entry throws(Failure) in
            try step()
            content.add(entry.bytes)
        }
        var bytes = CanonicalBytes(reserving: 64)
        for view in document.allViews {
            identities.add(.view(view.id), named: view.name, by: &bytes)
        }
        for item in document.allConstraints {
            identities.add(.constraint(item.id), named: item.name, by: &bytes)
        }
        if let source = document.properties[.source] {
            identities.add(.document, named: spelling.spell(source), by: &bytes)
        }
    }

    /// Subtracts from the checksums the content that `edit` is about to change. Call `follow` with
    /// the same edit after applying it.
    mutating func leave(_ edit: Edit, in document: Document, _ spelling: StoredValueFormat) {
        let entries = DocumentContent(document, spelling: spelling).entries(changedBy: edit)
        for entry in entries { content.remove(entry.bytes) }
        if let (item, name) = edit.endedIdentity(spelling) { identities.remove(item, named: name) }
    }

    /// Adds to the checksums the content that `edit` has just set. This is the content that the
    /// edit's inverse would change.
    mutating func follow(_ edit: Edit, in document: Document, _ spelling: StoredValueFormat) {
        let inverse = edit.inverse
        let entries = DocumentContent(document, spelling: spelling).entries(changedBy: inverse)
        for entry in entries { content.add(entry.bytes) }
        if let (item, name) = inverse.endedIdentity(spelling) { identities.add(item, named: name) }
    }
}

extension Edit {
    /// Returns the item that the edit removes or renames, and the item's old name. After the edit,
    /// this pair of item and name is no longer valid. Returns nil for other edits. The origin of a
    /// document (`source`) is treated as the document's name, so a change of the origin is a
    /// rename.
    fileprivate func endedIdentity(_ spelling: StoredValueFormat) -> (ItemID, String)? {
        switch self {
        case .destroyView(let view): (.view(view.id), view.name)
        case .destroyConstraint(let constraint): (.constraint(constraint.id), constraint.name)
        case .rename(let item, let old, _): (item, old)
        case .setProperty(.document, .source, .base, let old?, _):
            (.document, spelling.spell(old))
        default: nil
        }
    }
}

extension SetChecksum {
    fileprivate mutating func add(_ item: ItemID, named name: String) {
        var bytes = CanonicalBytes(reserving: 16 + name.utf8.count)
        add(item, named: name, by: &bytes)
    }

    /// - Parameter bytes: memory for the bytes to be hashed, so that none is allocated
    fileprivate mutating func add(
        _ item: ItemID, named name: String, by bytes: inout CanonicalBytes
    ) {
        Self.spell(item, name, into: &bytes)
        add(bytes.bytes)
    }

    fileprivate mutating func remove(_ item: ItemID, named name: String) {
        var bytes = CanonicalBytes(reserving: 16 + name.utf8.count)
        Self.spell(item, name, into: &bytes)
        remove(bytes.bytes)
    }

    private static func spell(
        _ item: ItemID, _ name: String, into bytes: inout CanonicalBytes
    ) {
        bytes.removeAll()
        switch item {
        case .document: break
        case .view(let id): bytes.append(id.raw)
        case .constraint(let id): bytes.append(-1 - id.raw)
        }
        bytes.append(name)
    }
}

/// A fingerprint of a document's content and of the ids of its views and constraints. Documents
/// with equal fingerprints have the same frames, findings and other results.
package struct DocumentFingerprint: Hashable, Sendable {
    let sums: DocumentChecksums
}

/// A document with its checksums, which are updated with each edit.
struct ChecksummedDocument {
    private(set) var document = Document()
    private(set) var sums = DocumentChecksums()
    /// The textual format of values, on which the checksums depend.
    private let spelling: StoredValueFormat

    init(_ spelling: StoredValueFormat) { self.spelling = spelling }

    init(_ document: Document, _ spelling: StoredValueFormat) {
        self.document = document
        self.spelling = spelling
        sums = DocumentChecksums(of: document, in: spelling)
    }

    /// - Parameter step: called before each step of computing the checksums; it can throw to cancel
    init<Failure: Error>(
        _ document: Document, _ spelling: StoredValueFormat, step: () throws(Failure) -> Void
    ) throws(Failure) {
        self.document = document
        self.spelling = spelling
        sums = try DocumentChecksums(of: document, in: spelling, step: step)
    }

    /// Applies one edit. Throws, changing nothing, if the edit requires another state of the
    /// document, such as a view that does not exist.
    mutating func apply(_ edit: Edit) throws(EditMismatch) {
        var changed = sums
        changed.leave(edit, in: document, spelling)
        try document.apply(edit)
        changed.follow(edit, in: document, spelling)
        sums = changed
    }

    /// Passes the document to `body`, which may change it to try something, but must undo its
    /// changes before it returns. Otherwise the checksums would be wrong.
    mutating func lend<Result>(_ body: (inout Document) throws -> Result) rethrows -> Result {
        let counts = (document.viewCount, document.constraintCount)
        defer {
            assert(
                counts == (document.viewCount, document.constraintCount),
                "a lent document came back changed")
        }
        return try body(&document)
    }

    /// Applies one edit without updating the checksums. The caller calls `computeChecksums` later.
    mutating func applyUnsummed(_ edit: Edit) throws(EditMismatch) { try document.apply(edit) }

    mutating func computeChecksums<Failure: Error>(step: () throws(Failure) -> Void) throws(Failure)
    {
        sums = try DocumentChecksums(of: document, in: spelling, step: step)
    }

    /// Whether the document has no views, constraints or properties, so that it may be deleted.
    var isEmpty: Bool {
        document.viewCount == 0 && document.constraintCount == 0 && document.properties.isEmpty
    }
}
