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
