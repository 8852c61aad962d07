/// A three-way merge of the order of an element's children (docs/merging.md, "Order").
struct ChildOrder {
    /// A contradiction between the orders of the two sides. `ours` and `theirs` list the children
    /// that both sides have, each in that side's order. `base` lists those of them that the base
    /// version also has, in its order.
    struct Contradiction {
        let base: [Identity]
        let ours: [Identity]
        let theirs: [Identity]
    }

    private(set) var result: [Identity]
    /// The contradiction, if both sides reordered the same children differently, or moved a child
    /// to different positions; otherwise nil.
    private(set) var contradiction: Contradiction?
    /// Whether both sides inserted children at the same position.
    private(set) var isTie = false

    /// Merges the orders of three versions.
    ///
    /// - Parameters:
    ///   - members: the children in the merged file, in any order; those that neither `ours` nor
    ///     `theirs` lists go last
    ///   - preferred: the side whose order is used if the orders contradict each other
    ///   - first: the side whose elements come first if both sides insert at one position
    ///   - isOpen: whether the caller already knows that the two orders contradict each other, for
    ///     a reason that the lists do not show
    ///   - precedes: whether Xcode writes a child before another one; it orders children that both
    ///     sides insert at one position, before `first` does. Nil if people choose the order.
    init(
        base: [Identity], ours: [Identity], theirs: [Identity], members: [Identity],
        preferring preferred: MergeSide, first: MergeSide = .ours, isOpen: Bool = false,
        precedes: ((Identity, Identity) -> Bool)? = nil
    ) {
        let present = Set(members)
        let ours = ours.filter(present.contains)
        let theirs = theirs.filter(present.contains)
        let (inOurs, inTheirs) = (Set(ours), Set(theirs))
        let ourOrder = ours.filter(inTheirs.contains)
        let theirOrder = theirs.filter(inOurs.contains)
        let shared = inOurs.intersection(inTheirs).intersection(base)
        var backbone = MergeSide.ours
        if ourOrder != theirOrder || isOpen {
            let before = base.filter(shared.contains)
            let change = ThreeWay(
                before, ourOrder.filter(shared.contains), theirOrder.filter(shared.contains))
            let isDecided =
                switch change {
                case .same, .conflict: false
                case .changed:
                    ourOrder.allSatisfy { identity in
                        shared.contains(identity)
                            || Self.isNear(identity, shared, ourOrder, theirOrder)
                    }
                }
            if isDecided && !isOpen {
                backbone = change.side ?? preferred
            } else {
                contradiction = Contradiction(base: before, ours: ourOrder, theirs: theirOrder)
                backbone = preferred
            }
        }
        result = backbone == .ours ? ours : theirs
        if backbone == .ours {
            insert(
                theirs.filter { !inOurs.contains($0) }, of: theirs,
                afterOtherInsertions: first == .ours, precedes)
        } else {
            insert(
                ours.filter { !inTheirs.contains($0) }, of: ours,
                afterOtherInsertions: first == .theirs, precedes)
        }
        let placed = Set(result)
        result += members.filter { !placed.contains($0) }
        assert(
            result.count == members.count && Set(result) == present,
            "\(members.count) children are merged to \(result.count)")
    }

    /// Returns whether a child that both sides added has the same previous or the same next
    /// neighbour on both sides. Only the children in `shared` count as neighbours.
    private static func isNear(
        _ identity: Identity, _ shared: Set<Identity>, _ ours: [Identity], _ theirs: [Identity]
    ) -> Bool {
        let places = [ours, theirs].map { list in
            let place = list.firstIndex(of: identity) ?? list.startIndex
            return (
                list[..<place].last(where: shared.contains),
                list[place...].first(where: shared.contains)
            )
        }
        return places[0].0 == places[1].0 || places[0].1 == places[1].1
    }

    /// Inserts each child of `inserted` into the result, after its predecessor in `list`.
    ///
    /// - Parameter afterOtherInsertions: whether to insert a child after those that the other side
    ///   inserted at the same position
    private mutating func insert(
        _ inserted: [Identity], of list: [Identity], afterOtherInsertions: Bool,
        _ precedes: ((Identity, Identity) -> Bool)?
    ) {
        if inserted.isEmpty { return }
        let (new, known) = (Set(inserted), Set(list))
        let places = Dictionary(uniqueKeysWithValues: zip(result, result.indices))
        // The children to insert. The key is the index in `result` before which they are inserted.
        var groups: [Int: [Identity]] = [:]
        var place = 0
        for identity in list {
            guard new.contains(identity) else {
                place = places[identity]! + 1
                continue
            }
            var end = place
            while end < result.count, !known.contains(result[end]) { end += 1 }
            isTie = isTie || end > place
            if let precedes {
                let others = result[place..<end]
                place =
                    afterOtherInsertions
                    ? others.firstIndex { precedes(identity, $0) } ?? end
                    : others.lastIndex { precedes($0, identity) }.map { $0 + 1 } ?? place
            } else if afterOtherInsertions {
                place = end
            }
            groups[place, default: []].append(identity)
        }
        result = (0...result.count).flatMap { place in
            (groups[place] ?? []) + (place < result.count ? [result[place]] : [])
        }
    }
}
