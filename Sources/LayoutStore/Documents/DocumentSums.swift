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

    init(of document: Document) { self.init(of: document) {} }

    /// - Parameter step: what to do before each step, to end by throwing.
    init<Failure: Error>(
        of document: Document, step: () throws(Failure) -> Void
    ) throws(Failure) {
        try document.forEachEntry { entry throws(Failure) in
            try step()
            content.add(entry.bytes)
        }
        for view in document.allViews { identities.add(.view(view.id), named: view.name) }
        for item in document.allConstraints {
            identities.add(.constraint(item.id), named: item.name)
        }
        if let source = document.properties[.source] {
            identities.add(.document, named: source.spelling)
        }
    }

    /// Takes out what `edit` is about to change. After applying, `follow` with the same edit.
    mutating func leave(_ edit: Edit, in document: Document) {
        for entry in document.entries(changedBy: edit) { content.remove(entry.bytes) }
        if let (item, name) = edit.endedIdentity { identities.remove(item, named: name) }
    }

    /// Puts in what `edit` has brought: what its inverse would change.
    mutating func follow(_ edit: Edit, in document: Document) {
        let inverse = edit.inverse
        for entry in document.entries(changedBy: inverse) { content.add(entry.bytes) }
        if let (item, name) = inverse.endedIdentity { identities.add(item, named: name) }
    }
}

extension Edit {
    /// The item that no longer has this name, or any, afterwards.
    fileprivate var endedIdentity: (ItemID, String)? {
        switch self {
        case .destroyView(let view): (.view(view.id), view.name)
        case .destroyConstraint(let constraint): (.constraint(constraint.id), constraint.name)
        case .rename(let item, let old, _): (item, old)
        case .setProperty(.document, .source, .base, let old?, _): (.document, old.spelling)
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
