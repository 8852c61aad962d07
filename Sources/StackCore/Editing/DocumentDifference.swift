/// The difference between two documents, as edits that turn the first into the second.
///
/// Views are the same if they have the same number (`ViewID.raw`) and the same stored kind;
/// constraints are the same if they have the same number and formula. If the documents were
/// numbered independently, call `Document.renumbered(by:like:)` first. Storage that both documents
/// share is not compared.
///
/// As few views as possible move: of the subviews of a view, a longest sequence that is in the same
/// order in both documents stays in place.
package struct DocumentDifference: Sendable {
    /// The edits in the order in which they must be applied. First they destroy constraints, take
    /// views that move or disappear out of their superviews, and destroy those that disappear. Then
    /// they rename items, create views, insert views, set properties, and create constraints.
    package private(set) var edits: [Edit] = []
    private let old: Document
    private let new: Document
    /// The views that differ between the documents, and the superviews of replaced views, by
    /// ascending number.
    private let views: [ViewID]
    /// The numbers that belong to views of different kinds in the two documents. Each such view is
    /// removed and created again.
    private let replaced: Set<ViewID>

    /// Computes the edits that turn `old` into `new`.
    package init(from old: Document, to new: Document) {
        (self.old, self.new) = (old, new)
        let differing = old.views.numbers(differingFrom: new.views).map { ViewID($0) }
        replaced = Set(differing.filter { Self.isReplaced(old.view($0), new.view($0)) })
        // A replaced view is removed from its superview and inserted again, so the superviews
        // differ too.
        let superviews = replaced.flatMap { [old[$0].parent, new[$0].parent] }.compactMap(\.self)
        views = superviews.isEmpty ? differing : Set(differing + superviews).sorted()
        let constraints = differingConstraints()
        destroyConstraints(constraints)
        let (subviews, arranged) = (unmoved(\.subviews), unmoved(\.arrangedSubviews))
        removeMoved(\.arrangedSubviews, but: arranged) { .removeArranged($0, from: $1, at: $2) }
        removeMoved(\.subviews, but: subviews) { .removeSubview($0, from: $1, at: $2) }
        edits += views.filter { !stays($0) }.compactMap { old.view($0)?.detached }
            .map { .destroyView($0) }
        rename(constraints)
        edits += views.filter { !stays($0) }.compactMap { new.view($0)?.detached }
            .map { .createView($0) }
        insertMoved(\.subviews, but: subviews) { .insertSubview($0, in: $1, at: $2) }
        insertMoved(\.arrangedSubviews, but: arranged) { .insertArranged($0, in: $1, at: $2) }
        setProperties(constraints)
        createConstraints(constraints)
    }

    /// Whether the two documents are equal.
    package var isEmpty: Bool { edits.isEmpty }

    private static func isReplaced(_ old: View?, _ new: View?) -> Bool {
        guard let old, let new else { return false }
        return old.storedKind != new.storedKind
    }

    /// Returns whether the view exists in both documents with the same kind.
    private func stays(_ id: ViewID) -> Bool {
        old.hasView(id) && new.hasView(id) && !replaced.contains(id)
    }

    // MARK: Edits that move views

    private mutating func removeMoved(
        _ order: KeyPath<View, [ViewID]>, but unmoved: [Set<ViewID>],
        _ edit: (ViewID, ViewID, Int) -> Edit
    ) {
        for (id, unmoved) in zip(views, unmoved) {
            guard let was = old.view(id)?[keyPath: order] else { continue }
            for at in was.indices.reversed() where !unmoved.contains(was[at]) {
                edits.append(edit(was[at], id, at))
            }
        }
    }

    private mutating func insertMoved(
        _ order: KeyPath<View, [ViewID]>, but unmoved: [Set<ViewID>],
        _ edit: (ViewID, ViewID, Int) -> Edit
    ) {
        for (id, unmoved) in zip(views, unmoved) {
            guard let now = new.view(id)?[keyPath: order] else { continue }
            for at in now.indices where !unmoved.contains(now[at]) {
                edits.append(edit(now[at], id, at))
            }
        }
    }

    /// Returns one set for each view in `views`: the subviews that stay in place or, if `order` is
    /// `\.arrangedSubviews`, the arranged subviews that stay in place.
    private func unmoved(_ order: KeyPath<View, [ViewID]>) -> [Set<ViewID>] {
        views.map { unmoved(order, of: $0) }
    }

    private func unmoved(_ order: KeyPath<View, [ViewID]>, of id: ViewID) -> Set<ViewID> {
        guard stays(id) else { return [] }
        let (was, now) = (old[id][keyPath: order], new[id][keyPath: order])
        if was == now { return replaced.isEmpty ? Set(was) : Set(was).subtracting(replaced) }
        let places = Dictionary(uniqueKeysWithValues: was.enumerated().map { ($1, $0) })
        let common = now.filter { places[$0] != nil && !replaced.contains($0) }
        let run = LongestIncreasingSubsequence.indices(of: common.map { places[$0]! })
        return Set(run.map { common[$0] })
    }

    // MARK: Edits that rename items

    private mutating func rename(_ constraints: [ConstraintPair]) {
        var renamings = Renamings()
        for id in views where stays(id) {
            renamings.add(.view(id), from: old[id].name, to: new[id].name)
        }
        for case .kept(let was, let now) in constraints {
            renamings.add(.constraint(was.id), from: was.name, to: now.name)
        }
        edits += renamings.edits { old.item(named: $0) == nil && new.item(named: $0) == nil }
    }

    // MARK: Edits that set properties

    private mutating func setProperties(_ constraints: [ConstraintPair]) {
        edits += old.properties.edits(to: new.properties, of: .document)
        for id in views where stays(id) {
            edits += old[id].properties.edits(to: new[id].properties, of: .view(id))
        }
        for case .kept(let was, let now) in constraints {
            edits += was.properties.edits(to: now.properties, of: .constraint(was.id))
        }
    }

    // MARK: Edits that create or destroy constraints

    /// The old and the new constraint with one number.
    ///
    /// - `kept`: both have the same anchors and relation, and their views are not replaced. Edits
    ///   can turn one into the other.
    /// - `other`: the old constraint (nil if there is none) is destroyed, and the new one (nil if
    ///   there is none) is created.
    private enum ConstraintPair {
        case kept(LayoutConstraint, LayoutConstraint)
        case other(LayoutConstraint?, LayoutConstraint?)
    }

    private func differingConstraints() -> [ConstraintPair] {
        var numbers = old.constraints.numbers(differingFrom: new.constraints)
        if !replaced.isEmpty {
            let holding = [old, new].flatMap(\.allConstraints)
                .filter { $0.views.contains(where: replaced.contains) }
            numbers = Set(numbers + holding.map(\.id.raw)).sorted()
        }
        return numbers.map { number in
            let id = ConstraintID(number)
            guard let was = old.constraint(id), let now = new.constraint(id),
                was.relates(as: now), !was.views.contains(where: replaced.contains)
            else { return .other(old.constraint(id), new.constraint(id)) }
            return .kept(was, now)
        }
    }

    private mutating func destroyConstraints(_ pairs: [ConstraintPair]) {
        for case .other(let was?, _) in pairs { edits.append(.destroyConstraint(was)) }
    }

    private mutating func createConstraints(_ pairs: [ConstraintPair]) {
        for case .other(_, let now?) in pairs { edits.append(.createConstraint(now)) }
    }
}

extension LayoutConstraint {
    /// Returns whether both constraints have the same anchors and relation. Names and properties
    /// are ignored.
    package func relates(as other: LayoutConstraint) -> Bool {
        first == other.first && relation == other.relation && second == other.second
    }
}

extension PropertyList {
    /// A value that differs between two property lists.
    package struct Change: Hashable, Sendable {
        package let key: PropertyKey
        package let condition: SizeClasses
        /// The value in the first list; nil if none is set. `new` is the value in the second list.
        package let old: PropertyValue?
        package let new: PropertyValue?
    }

    /// Returns the changes that turn this list into `new`, sorted by property key and size classes.
    package func changes(to new: PropertyList) -> [Change] {
        if self == new { return [] }
        var changes: [Change] = []
        var rest = new.entries[...]
        func add(_ entry: Entry, from old: PropertyValue?, to new: PropertyValue?) {
            guard old != new else { return }
            changes.append(Change(key: entry.key, condition: entry.condition, old: old, new: new))
        }
        for entry in entries {
            while let next = rest.first, next.rank < entry.rank {
                add(rest.removeFirst(), from: nil, to: next.value)
            }
            let isKept = rest.first?.rank == entry.rank
            add(entry, from: entry.value, to: isKept ? rest.removeFirst().value : nil)
        }
        for entry in rest { add(entry, from: nil, to: entry.value) }
        return changes
    }

    /// Returns the edits that turn this list of an item into `new`.
    package func edits(to new: PropertyList, of item: ItemID) -> [Edit] {
        changes(to: new).map {
            .setProperty(item, $0.key, $0.condition, from: $0.old, to: $0.new)
        } + unknownChanges(to: new).map { .setUnknown(item, $0, from: self[$0], to: new[$0]) }
    }

    /// Returns the unknown properties whose values differ between this list and `new`, sorted.
    package func unknownChanges(to new: PropertyList) -> [UnknownProperty] {
        if unknown == new.unknown { return [] }
        return Set((unknown + new.unknown).map(\.property)).sorted().filter { self[$0] != new[$0] }
    }
}

/// An algorithm (patience sorting) that finds the longest subsequence of a list whose numbers
/// increase. Its elements can stay in place when the list is sorted.
package enum LongestIncreasingSubsequence {
    /// Returns the indices of one longest increasing subsequence of distinct numbers, in order.
    package static func indices(of numbers: [Int]) -> [Int] {
        var tails: [Int] = []
        assert(Set(numbers).count == numbers.count, "the numbers are not distinct")
        var before = [Int?](repeating: nil, count: numbers.count)
        for (at, number) in numbers.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before[at] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(at) } else { tails[low] = at }
        }
        var result: [Int] = []
        var next = tails.last
        while let at = next {
            result.append(at)
            next = before[at]
        }
        return result.reversed()
    }
}

extension Document {
    /// Returns the edits that turn an empty document into this one, with the same identities.
    ///
    /// Their inverses in reverse order remove everything again.
    package func constructionEdits() -> [Edit] {
        var result = PropertyList().edits(to: properties, of: .document)
        let order = subtree()
        for id in order {
            result.append(.createView(self[id].detached))
            guard let parent = self[id].parent, let index = self[parent].subviews.firstIndex(of: id)
            else { continue }
            result.append(.insertSubview(id, in: parent, at: index))
        }
        for stack in order {
            for (index, id) in self[stack].arrangedSubviews.enumerated() {
                result.append(.insertArranged(id, in: stack, at: index))
            }
        }
        return result + allConstraints.map { .createConstraint($0) }
    }
}
