internal import StackCore

/// What a document's rows have to add up to, so that damage is seen when they are read.
struct DocumentSums: Hashable {
    /// What the document holds, without numbers that only this file knows: the digest's part.
    private(set) var content = ContentSum()
    /// Which number each view and constraint has, since the journal speaks of them by number, and
    /// the imported file that the document names.
    private(set) var identities = ContentSum()

    init() {}

    /// As the file holds them; nil unless both are sums.
    init?(content: [UInt8], identities: [UInt8]) {
        guard let content = ContentSum(bytes: content),
            let identities = ContentSum(bytes: identities)
        else { return nil }
        self.content = content
        self.identities = identities
    }

    init(of document: Document, in spelling: StoredSpelling) {
        self.init(of: document, in: spelling) {}
    }

    /// - Parameter step: what to do before each step, to end by throwing.
    init<Failure: Error>(
        of document: Document, in spelling: StoredSpelling, step: () throws(Failure) -> Void
    ) throws(Failure) {
        try DocumentContent(document, spelling: spelling).forEach { entry throws(Failure) in
            try step()
            content.add(entry.bytes)
        }
        for view in document.allViews { identities.add(.view(view.id), named: view.name) }
        for item in document.allConstraints {
            identities.add(.constraint(item.id), named: item.name)
        }
        if let source = document.properties[.source] {
            identities.add(.document, named: spelling.spell(source))
        }
    }

    /// Takes out what `edit` is about to change. After applying, `follow` with the same edit.
    mutating func leave(_ edit: Edit, in document: Document, _ spelling: StoredSpelling) {
        let entries = DocumentContent(document, spelling: spelling).entries(changedBy: edit)
        for entry in entries { content.remove(entry.bytes) }
        if let (item, name) = edit.endedIdentity(spelling) { identities.remove(item, named: name) }
    }

    /// Puts in what `edit` has brought: what its inverse would change.
    mutating func follow(_ edit: Edit, in document: Document, _ spelling: StoredSpelling) {
        let inverse = edit.inverse
        let entries = DocumentContent(document, spelling: spelling).entries(changedBy: inverse)
        for entry in entries { content.add(entry.bytes) }
        if let (item, name) = inverse.endedIdentity(spelling) { identities.add(item, named: name) }
    }
}

extension Edit {
    /// The item that no longer has this name, or any, afterwards.
    fileprivate func endedIdentity(_ spelling: StoredSpelling) -> (ItemID, String)? {
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

extension ContentSum {
    fileprivate mutating func add(_ item: ItemID, named name: String) {
        add(Self.bytes(item, name))
    }

    fileprivate mutating func remove(_ item: ItemID, named name: String) {
        remove(Self.bytes(item, name))
    }

    private static func bytes(_ item: ItemID, _ name: String) -> [UInt8] {
        var bytes = CanonicalBytes(reserving: 16 + name.utf8.count)
        switch item {
        case .document: break
        case .view(let id): bytes.append(id.raw)
        case .constraint(let id): bytes.append(-1 - id.raw)
        }
        bytes.append(name)
        return bytes.bytes
    }
}

/// What a document holds and the numbers that its views and constraints have, summed up: where it is
/// the same, so is everything that follows from the document.
package struct DocumentFingerprint: Hashable, Sendable {
    let sums: DocumentSums
}

/// A document together with its sums, kept in step edit by edit.
struct SummedDocument {
    private(set) var document = Document()
    private(set) var sums = DocumentSums()
    /// By which the sums are made.
    private let spelling: StoredSpelling

    init(_ spelling: StoredSpelling) { self.spelling = spelling }

    init(_ document: Document, _ spelling: StoredSpelling) {
        self.document = document
        self.spelling = spelling
        sums = DocumentSums(of: document, in: spelling)
    }

    /// - Parameter step: what to do before each step of adding up, to end by throwing.
    init<Failure: Error>(
        _ document: Document, _ spelling: StoredSpelling, step: () throws(Failure) -> Void
    ) throws(Failure) {
        self.document = document
        self.spelling = spelling
        sums = try DocumentSums(of: document, in: spelling, step: step)
    }

    /// Makes one change, or none at all when the document is not in the state it starts from.
    mutating func apply(_ edit: Edit) throws(EditMismatch) {
        var changed = sums
        changed.leave(edit, in: document, spelling)
        try document.apply(edit)
        changed.follow(edit, in: document, spelling)
        sums = changed
    }

    /// Lends the document to whoever gives it back as it was, so that the sums still hold.
    mutating func lend<Result>(_ body: (inout Document) throws -> Result) rethrows -> Result {
        try body(&document)
    }

    /// Makes one change, and leaves the sums as they were.
    mutating func applyUnsummed(_ edit: Edit) throws(EditMismatch) { try document.apply(edit) }

    mutating func addUp<Failure: Error>(step: () throws(Failure) -> Void) throws(Failure) {
        sums = try DocumentSums(of: document, in: spelling, step: step)
    }

    /// Whether the document may be destroyed: nothing of it would be lost.
    var isEmpty: Bool {
        document.viewCount == 0 && document.constraintCount == 0 && document.properties.isEmpty
    }
}
