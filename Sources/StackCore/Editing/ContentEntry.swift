/// One fact of a document's content, named without numbers that only this process knows.
///
/// A document's content is the set of its entries. A digest that adds up the entries' hashes can
/// follow an edit by taking out what `Document.entries(changedBy:)` says before and putting in what
/// it says after: the price is that of the edit, not of the document.
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

extension Document {
    /// The entries that stand in this document and that `edit` is about to change or remove.
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
            properties(of: item)?[key, condition].flatMap { value in
                key.isContent ? [entry(item, key, condition, value)] : nil
            } ?? []
        }
    }

    private func holdsItems(of edit: Edit) -> Bool {
        switch edit {
        case .createView, .createConstraint: true
        case .destroyView(let item): view(item.id) != nil
        case .destroyConstraint(let item): constraint(item.id) != nil
        case .insertSubview(_, let parent, let index), .insertArranged(_, let parent, let index),
            .removeSubview(_, let parent, let index), .removeArranged(_, let parent, let index):
            view(parent) != nil && index >= 0 && index < Int.max - 1
        case .rename(let item, _, _), .setProperty(let item, _, _, _, _):
            properties(of: item) != nil
        }
    }

    /// Every entry of the document, in no order that matters.
    package func allEntries() -> [ContentEntry] {
        var result: [ContentEntry] = []
        forEachEntry { result.append($0) }
        return result
    }

    /// Gives every entry of the document to `body`, in no order that matters: where there are many,
    /// a list of them costs as much as they do.
    package func forEachEntry<Failure: Error>(
        _ body: (ContentEntry) throws(Failure) -> Void
    ) throws(Failure) {
        try forEachEntry(of: .document, body)
        for view in allViews {
            try forEachEntry(of: .view(view.id), body)
            try forEachPlace("s", view.name, view.subviews, view.subviews.indices, body)
            let arranged = view.arrangedSubviews
            try forEachPlace("a", view.name, arranged, arranged.indices, body)
        }
        for constraint in allConstraints { try forEachEntry(of: .constraint(constraint.id), body) }
    }

    /// The item itself and what is set on it.
    private func forEachEntry<Failure: Error>(
        of item: ItemID, _ body: (ContentEntry) throws(Failure) -> Void
    ) throws(Failure) {
        switch item {
        case .document: break
        case .view(let id): try body(ContentEntry("v", self[id].name, self[id].kind.rawValue))
        case .constraint(let id): try body(entry(self[id]))
        }
        for property in properties(of: item)?.entries ?? [] where property.key.isContent {
            try body(entry(item, property.key, property.condition, property.value))
        }
    }

    private func entries(of item: ItemID) -> [ContentEntry] {
        var result: [ContentEntry] = []
        forEachEntry(of: item) { result.append($0) }
        return result
    }

    /// Everything that mentions the item by name.
    private func entries(naming item: ItemID) -> [ContentEntry] {
        guard case .view(let id) = item else { return entries(of: item) }
        let view = self[id]
        var result = entries(of: item)
        result += subviewEntries(id, 0..<view.subviews.count)
        result += arrangedEntries(id, 0..<view.arrangedSubviews.count)
        if let parent = view.parent {
            if let at = self[parent].subviews.firstIndex(of: id) {
                result += subviewEntries(parent, at..<(at + 2))
            }
            if let at = self[parent].arrangedSubviews.firstIndex(of: id) {
                result += arrangedEntries(parent, at..<(at + 2))
            }
        }
        for constraint in allConstraints where constraint.views.contains(id) {
            result.append(entry(constraint))
        }
        return result
    }

    private func entry(
        _ item: ItemID, _ key: PropertyKey, _ condition: SizeClasses, _ value: PropertyValue
    ) -> ContentEntry {
        ContentEntry("p", name(of: item) ?? "", key.spelling, condition.spelling, value.spelling)
    }

    private func entry(_ constraint: LayoutConstraint) -> ContentEntry {
        ContentEntry(
            "c", constraint.name, spelling(constraint.first), constraint.relation.rawValue,
            constraint.second.map(spelling) ?? "")
    }

    /// Each place says who stands before whom, so that an insertion changes two entries, not all.
    private func subviewEntries(_ parent: ViewID, _ range: Range<Int>) -> [ContentEntry] {
        placeEntries("s", self[parent].name, self[parent].subviews, range)
    }

    private func arrangedEntries(_ stack: ViewID, _ range: Range<Int>) -> [ContentEntry] {
        placeEntries("a", self[stack].name, self[stack].arrangedSubviews, range)
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
        var before = range.lowerBound == 0 ? "" : self[order[range.lowerBound - 1]].name
        for id in order[range] {
            let name = self[id].name
            try body(ContentEntry(kind, parent, before, name))
            before = name
        }
    }
}
