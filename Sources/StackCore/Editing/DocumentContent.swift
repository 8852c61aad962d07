/// What a document says, as entries in the spelling that a digest is made by.
///
/// Hold it only while it is read: a document that is changed meanwhile would be copied.
package struct DocumentContent {
    private let document: Document
    private let spelling: StoredSpelling

    package init(_ document: Document, spelling: StoredSpelling = .current) {
        self.document = document
        self.spelling = spelling
    }

    /// The entries that stand in the document and that `edit` is about to change or remove.
    ///
    /// After applying, the entries it brought are those that its inverse is about to change.
    /// An edit that speaks of something that is not there changes nothing: applying it refuses.
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
                key.isContent ? [entry(item, key, condition, value)] : nil
            } ?? []
        }
    }

    private func holdsItems(of edit: Edit) -> Bool {
        switch edit {
        case .createView, .createConstraint: true
        case .destroyView(let item): document.view(item.id) != nil
        case .destroyConstraint(let item): document.constraint(item.id) != nil
        case .insertSubview(_, let parent, let index), .insertArranged(_, let parent, let index),
            .removeSubview(_, let parent, let index), .removeArranged(_, let parent, let index):
            document.view(parent) != nil && index >= 0 && index < Int.max - 1
        case .rename(let item, _, _), .setProperty(let item, _, _, _, _):
            document.properties(of: item) != nil
        }
    }

    /// Every entry of the document, in no order that matters.
    package var all: [ContentEntry] {
        var result: [ContentEntry] = []
        forEach { result.append($0) }
        return result
    }

    /// Gives every entry of the document to `body`, in no order that matters: where there are many,
    /// a list of them costs as much as they do.
    package func forEach<Failure: Error>(
        _ body: (ContentEntry) throws(Failure) -> Void
    ) throws(Failure) {
        try forEach(of: .document, body)
        for view in document.allViews {
            try forEach(of: .view(view.id), body)
            try forEachPlace("s", view.name, view.subviews, view.subviews.indices, body)
            let arranged = view.arrangedSubviews
            try forEachPlace("a", view.name, arranged, arranged.indices, body)
        }
        for item in document.allConstraints { try forEach(of: .constraint(item.id), body) }
    }

    /// The item itself and what is set on it.
    private func forEach<Failure: Error>(
        of item: ItemID, _ body: (ContentEntry) throws(Failure) -> Void
    ) throws(Failure) {
        switch item {
        case .document: break
        case .view(let id):
            try body(ContentEntry("v", document[id].name, document[id].kind.rawValue))
        case .constraint(let id): try body(entry(document[id]))
        }
        for property in document.properties(of: item)?.entries ?? [] where property.key.isContent {
            try body(entry(item, property.key, property.condition, property.value))
        }
    }

    private func entries(of item: ItemID) -> [ContentEntry] {
        var result: [ContentEntry] = []
        forEach(of: item) { result.append($0) }
        return result
    }

    /// Everything that mentions the item by name.
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
        _ item: ItemID, _ key: PropertyKey, _ condition: SizeClasses, _ value: PropertyValue
    ) -> ContentEntry {
        ContentEntry(
            "p", document.name(of: item) ?? "", key.spelling,
            spelling.spell(.sizeClasses(condition)), spelling.spell(value))
    }

    private func entry(_ constraint: LayoutConstraint) -> ContentEntry {
        ContentEntry(
            "c", constraint.name, spelled(constraint.first), constraint.relation.rawValue,
            constraint.second.map(spelled) ?? "")
    }

    /// `title.leading`, `view.safeArea.top`, `topLayoutGuide.bottom`: released, as values are.
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

    /// Each place says who stands before whom, so that an insertion changes two entries, not all.
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
        forEachPlace(kind, parent, order, range.clamped(to: order.indices)) { result.append($0) }
        return result
    }

    private func forEachPlace<Failure: Error>(
        _ kind: Unicode.Scalar, _ parent: String, _ order: [ViewID], _ range: Range<Int>,
        _ body: (ContentEntry) throws(Failure) -> Void
    ) throws(Failure) {
        var before = range.lowerBound == 0 ? "" : document[order[range.lowerBound - 1]].name
        for id in order[range] {
            let name = document[id].name
            try body(ContentEntry(kind, parent, before, name))
            before = name
        }
    }
}

extension Document {
    /// Whether both say the same, whatever numbers their items have.
    package func hasSameContent(as other: Document) -> Bool {
        Set(DocumentContent(self).all) == Set(DocumentContent(other).all)
    }
}

/// One fact of a document's content, named without numbers that only this process knows.
///
/// A document's content is the set of its entries. A digest that adds up the entries' hashes can
/// follow an edit by taking out what `DocumentContent.entries(changedBy:)` says before and putting in
/// what it says after: the price is that of the edit, not of the document.
package struct ContentEntry: Hashable, Sendable {
    /// A canonical spelling: a letter for the kind of fact, then its parts, each behind its length.
    package private(set) var bytes: [UInt8]

    init(_ kind: Unicode.Scalar, _ parts: String...) {
        bytes = []
        bytes.reserveCapacity(64)
        bytes.append(UInt8(ascii: kind))
        for part in parts { append(part) }
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
