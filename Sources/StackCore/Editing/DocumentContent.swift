/// The content of a document: a set of entries (`ContentEntry`) that the digest is computed from,
/// such as one for each property value.
///
/// Do not store a `DocumentContent` while the document changes. It refers to the document, so the
/// change would copy the whole document.
package struct DocumentContent {
    private let document: Document
    private let spelling: StoredValueFormat

    /// Creates the content of a document, with its values as text in the format `spelling`.
    package init(_ document: Document, spelling: StoredValueFormat = .current) {
        self.document = document
        self.spelling = spelling
    }

    /// Returns those entries of the document that `edit` changes or removes. Call it before the
    /// edit is applied.
    ///
    /// To get the entries that the edit has added, call this method after the edit, with the edit's
    /// inverse. Returns no entries if the edit refers to an item that does not exist; `apply`
    /// refuses such an edit.
    package func entries(changedBy edit: Edit) -> [ContentEntry] {
        guard holdsItems(of: edit) else { return [] }
        return switch edit {
        case .createView, .createConstraint: []
        case .destroyView(let view): entries(of: .view(view.id))
        case .destroyConstraint(let constraint): entries(of: .constraint(constraint.id))
        case .insertSubview(_, let parent, let index): subviewEntries(parent, index..<(index + 1))
        case .removeSubview(_, let parent, let index): subviewEntries(parent, index..<(index + 2))
        case .insertArranged(_, let stack, let index): arrangedEntries(stack, index..<(index + 1))
        case .removeArranged(_, let stack, let index): arrangedEntries(stack, index..<(index + 2))
        case .rename(let item, _, _): entries(naming: item)
        case .setProperty(let item, let key, let condition, _, _):
            document.properties(of: item)?[key, condition].flatMap { value in
                key.isContent ? [entry(item, key.spelling, condition, spelling.spell(value))] : nil
            } ?? []
        case .setUnknown(let item, let property, _, _):
            document.properties(of: item)?[property].map { value in
                [entry(item, property.key, property.condition, value)]
            } ?? []
        }
    }

    private func holdsItems(of edit: Edit) -> Bool {
        switch edit {
        case .createView, .createConstraint: true
        case .destroyView(let item): document.hasView(item.id)
        case .destroyConstraint(let item): document.constraint(item.id) != nil
        case .insertSubview(_, let parent, let index), .insertArranged(_, let parent, let index),
            .removeSubview(_, let parent, let index), .removeArranged(_, let parent, let index):
            document.hasView(parent) && index >= 0 && index < Int.max - 1
        case .rename(let item, _, _), .setProperty(let item, _, _, _, _),
            .setUnknown(let item, _, _, _):
            document.properties(of: item) != nil
        }
    }

    /// All entries of the document, in no particular order.
    package var all: [ContentEntry] {
        var result: [ContentEntry] = []
        forEach { result.append($0) }
        return result
    }

    /// Calls `body` with each entry of the document, in no particular order. Unlike `all`, it needs
    /// no memory for a list of all entries. All calls of `body` get the same buffer, which is
    /// copied if `body` stores the entry.
    package func forEach<Failure: Error>(
        _ body: (ContentEntry) throws(Failure) -> Void
    ) throws(Failure) {
        var entry = ContentEntry()
        try forEach(in: document.properties, of: "", &entry, body)
        for view in document.allViews {
            entry.encode("v", view.name, view.storedKind.rawValue)
            try body(entry)
            try forEach(in: view.properties, of: view.name, &entry, body)
            let (subviews, arranged) = (view.subviews, view.arrangedSubviews)
            try forEachPlace("s", view.name, subviews, subviews.indices, &entry, body)
            try forEachPlace("a", view.name, arranged, arranged.indices, &entry, body)
        }
        for item in document.allConstraints {
            spell(item, &entry)
            try body(entry)
            try forEach(in: item.properties, of: item.name, &entry, body)
        }
    }

    /// Calls `body` with the entry of each property in a list. Writes every entry into `entry`, to
    /// reuse its memory.
    private func forEach<Failure: Error>(
        in list: PropertyList, of name: String, _ entry: inout ContentEntry,
        _ body: (ContentEntry) throws(Failure) -> Void
    ) throws(Failure) {
        for property in list.entries where property.key.isContent {
            spell(
                property.key.spelling, property.condition, spelling.spell(property.value),
                of: name, &entry)
            try body(entry)
        }
        for unknown in list.unknown {
            spell(unknown.property.key, unknown.property.condition, unknown.value, of: name, &entry)
            try body(entry)
        }
    }

    /// Returns the entry that represents an item itself, and one for each value of its properties.
    private func entries(of item: ItemID) -> [ContentEntry] {
        var result: [ContentEntry] = []
        var entry = ContentEntry()
        switch item {
        case .document: break
        case .view(let id):
            entry.encode("v", document[id].name, document[id].storedKind.rawValue)
            result.append(entry)
        case .constraint(let id): result.append(self.entry(document[id]))
        }
        let list = document.properties(of: item) ?? PropertyList()
        forEach(in: list, of: document.name(of: item) ?? "", &entry) { result.append($0) }
        return result
    }

    /// Returns all entries that contain the item's name. These are the entries of the item and its
    /// properties. For a view, they are also the entries of the view's position, subviews and
    /// constraints.
    private func entries(naming item: ItemID) -> [ContentEntry] {
        guard case .view(let id) = item else { return entries(of: item) }
        let view = document[id]
        var result = entries(of: item)
        result += subviewEntries(id, 0..<view.subviews.count)
        result += arrangedEntries(id, 0..<view.arrangedSubviews.count)
        if let parent = view.parent {
            if let at = document[parent].subviews.firstIndex(of: id) {
                result += subviewEntries(parent, at..<(at + 2))
            }
            if let at = document[parent].arrangedSubviews.firstIndex(of: id) {
                result += arrangedEntries(parent, at..<(at + 2))
            }
        }
        for constraint in document.allConstraints where constraint.views.contains(id) {
            result.append(entry(constraint))
        }
        return result
    }

    private func entry(
        _ item: ItemID, _ key: String, _ condition: SizeClasses, _ value: String
    ) -> ContentEntry {
        var entry = ContentEntry()
        spell(key, condition, value, of: document.name(of: item) ?? "", &entry)
        return entry
    }

    private func spell(
        _ key: String, _ condition: SizeClasses, _ value: String, of name: String,
        _ entry: inout ContentEntry
    ) {
        entry.encode("p", name, key, spelling.spell(.sizeClasses(condition)), value)
    }

    private func entry(_ constraint: LayoutConstraint) -> ContentEntry {
        var entry = ContentEntry()
        spell(constraint, &entry)
        return entry
    }

    private func spell(_ constraint: LayoutConstraint, _ entry: inout ContentEntry) {
        entry.encode(
            "c", constraint.name, spelled(constraint.first), constraint.relation.rawValue,
            constraint.second.map(spelled) ?? "")
    }

    /// Returns the anchor as `title.leading`, `view.safeArea.top` or `topLayoutGuide.bottom`. The
    /// digests in released files depend on this text, so it must not change.
    private func spelled(_ anchor: Anchor) -> String {
        let view = document.view(anchor.item.view)?.name ?? ""
        let item =
            switch anchor.item.guide {
            case nil: view
            case .topLayoutGuide?, .bottomLayoutGuide?: anchor.item.guide!.rawValue
            case let guide?: view + "." + guide.rawValue
            }
        return item + "." + anchor.attribute.rawValue
    }

    /// Returns entries for the subviews of `parent` at the indices in `range` that exist. Each
    /// entry contains the names of a subview and of the subview before it, so that an insertion
    /// changes only two entries.
    private func subviewEntries(_ parent: ViewID, _ range: Range<Int>) -> [ContentEntry] {
        placeEntries("s", document[parent].name, document[parent].subviews, range)
    }

    private func arrangedEntries(_ stack: ViewID, _ range: Range<Int>) -> [ContentEntry] {
        placeEntries("a", document[stack].name, document[stack].arrangedSubviews, range)
    }

    private func placeEntries(
        _ kind: Unicode.Scalar, _ parent: String, _ order: [ViewID], _ range: Range<Int>
    ) -> [ContentEntry] {
        var result: [ContentEntry] = []
        var entry = ContentEntry()
        let places = range.clamped(to: order.indices)
        forEachPlace(kind, parent, order, places, &entry) { result.append($0) }
        return result
    }

    private func forEachPlace<Failure: Error>(
        _ kind: Unicode.Scalar, _ parent: String, _ order: [ViewID], _ range: Range<Int>,
        _ entry: inout ContentEntry, _ body: (ContentEntry) throws(Failure) -> Void
    ) throws(Failure) {
        var before = range.lowerBound == 0 ? "" : document[order[range.lowerBound - 1]].name
        for id in order[range] {
            let name = document[id].name
            entry.encode(kind, parent, before, name)
            try body(entry)
            before = name
        }
    }
}

extension Document {
    /// Returns whether both documents have the same content, regardless of the numbers of their
    /// views and constraints.
    package func hasSameContent(as other: Document) -> Bool {
        Set(DocumentContent(self).all) == Set(DocumentContent(other).all)
    }
}

/// One element of a document's content, such as the value of one property. It identifies items by
/// name, so that the content does not depend on the numbers of views and constraints.
///
/// A document's content is the set of its entries, and a digest sums the hashes of the entries. To
/// update the sum for an edit, subtract the hashes of `entries(changedBy: edit)` before the edit,
/// and add those of `entries(changedBy: edit.inverse)` after it. The cost depends on the edit, not
/// on the document.
package struct ContentEntry: Hashable, Sendable {
    /// The canonical encoding: a letter for the kind of entry, then its texts, each preceded by its
    /// length.
    package private(set) var bytes: [UInt8] = []

    fileprivate init() { bytes.reserveCapacity(64) }

    /// Replaces `bytes` with the encoding of an entry of this kind with these texts.
    fileprivate mutating func encode(
        _ kind: Unicode.Scalar, _ first: String, _ second: String, _ third: String? = nil,
        _ fourth: String? = nil
    ) {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(UInt8(ascii: kind))
        append(first)
        append(second)
        if let third { append(third) }
        if let fourth { append(fourth) }
    }

    private mutating func append(_ part: String) {
        var part = part
        part.withUTF8 { utf8 in
            var length = utf8.count
            repeat {
                bytes.append(UInt8(length & 0x7f) | (length > 0x7f ? 0x80 : 0))
                length >>= 7
            } while length > 0
            bytes.append(contentsOf: utf8)
        }
    }
}
