/// Merging of additions and deletions, including deletions of objects that the other side changed
/// (docs/merging.md, "Deletions").
extension TreeMerge {
    /// Decides which objects the merged file contains. Later phases merge the lists and values
    /// inside these objects.
    mutating func mergePresence() {
        for identity in input.identities {
            let versions = input.versions(of: identity)
            guard versions.kind == .object else { continue }
            if versions.isDeleted { continue }
            keep(identity, of: versions.ours == nil ? .theirs : .ours)
        }
        judgeDeletions()
    }

    private mutating func keep(_ identity: Identity, of side: MergeSide) {
        precondition(input[side].contains(identity), "\(side) has no \(identity)")
        elements[identity] = MergedElement(identity: identity, side: side)
    }

    /// Reports a conflict for each object that one side deleted and the other side changed. If the
    /// conflict is decided for the side with the changes, adds the deleted object to the merged
    /// file.
    private mutating func judgeDeletions() {
        var sides = MergeSide.allCases.map { Deletions(by: $0, in: input) }
        for number in sides.indices { decide(&sides[number]) }
        let moves = sides.map(\.contestedMoves)
        for number in sides.indices {
            sides[number].decideConsequences(ofMoves: moves[1 - number])
            apply(sides[number])
        }
    }

    /// Decides the conflicts about deleted objects that the other side changed.
    private mutating func decide(_ deletions: inout Deletions) {
        let side = deletions.side
        for place in deletions.tops.indices where !deletions.tops[place].changes.isEmpty {
            let top = deletions.tops[place]
            report(top, deletedBy: side)
            let words = MergeConflict.words(deletedBy: side)
            deletions.tops[place].isContested = true
            deletions.tops[place].isKept =
                self.side(in: .deletion, of: top.element.identity, words) == side.other
        }
    }

    private mutating func apply(_ deletions: Deletions) {
        let side = deletions.side
        for top in deletions.tops {
            for inside in input[side.other].subtree(top.element.identity) {
                let identity = inside.identity
                if top.isContested { contested.insert(identity) }
                if inside.kind != .object || input[side].contains(identity)
                    || deletions.isInSurvivor(identity)
                {
                    continue
                }
                if top.isKept { keep(identity, of: side.other) } else { elements[identity] = nil }
            }
        }
    }

    // MARK: Reporting conflicts

    private mutating func report(_ top: Deletions.Top, deletedBy side: MergeSide) {
        let words = MergeConflict.listed(
            top.changes.map {
                $0.words(in: input, of: side.other, top: top.element.identity)
            })
        conflict(
            .deletion, top.element.identity, MergeConflict.words(deletedBy: side), base: nil,
            ours: side == .ours ? MergeConflict.deleted : words,
            theirs: side == .ours ? words : MergeConflict.deleted)
    }
}

/// The objects that one side (`side`) deleted, with the other side's changes to them.
private struct Deletions {
    /// A deleted object that is in no other deleted object.
    struct Top {
        let element: VersionElement
        var changes: [Change] = []
        /// The deleted objects with which this one was deleted, as indices into `tops`: those to
        /// which a constraint or connection refers (`addTargets`, `addPairs`).
        var targets: [Int] = []
        /// Whether the merged file's content of this object depends on a reported conflict.
        var isContested = false
        var isKept = false
    }

    struct Change {
        enum Kind { case changed, added, moved, referenced, measured }
        let identity: Identity
        let kind: Kind
    }

    var tops: [Top] = []
    private let input: MergeInput
    let side: MergeSide
    /// The index in `tops` of each deleted object, by the id of that object and of each object
    /// inside it that this side does not have elsewhere.
    private var places: [String: Int] = [:]

    init(by side: MergeSide, in input: MergeInput) {
        (self.side, self.input) = (side, input)
        let other = input[side.other]
        let deleted = Set(
            input.base.elements.map(\.identity).filter {
                other.contains($0) && !input[side].contains($0)
            })
        if deleted.isEmpty { return }
        for element in other.elements where isTop(element, of: deleted, in: other) {
            for inside in other.subtree(element.identity) {
                if let id = inside["id"], !input[side].contains(inside.identity) {
                    places[id] = tops.count
                }
            }
            tops.append(Top(element: element, changes: changes(in: element, deleted)))
        }
        addTargets()
        addPairs()
        addNewPointers(besides: deleted)
        addMeasurements()
        passChangesToTargets()
        addPointersOfChanges()
    }

    /// The objects that the other side moved into a deleted object. The value is true if the merged
    /// file keeps the deleted object, so that it also contains the move.
    var contestedMoves: [Identity: Bool] {
        let moves = tops.flatMap { top in
            top.changes.filter { $0.kind == .moved }.map { ($0.identity, top.isKept) }
        }
        return Dictionary(moves, uniquingKeysWith: { first, _ in first })
    }

    /// Decides whether the merged file keeps constraints and connections that this side deleted and
    /// the other side did not change. It keeps one if all deleted objects to which it refers are
    /// kept, and if no contested move of an object to which it refers is part of the merged file.
    /// Objects without such references or moves stay deleted.
    ///
    /// - Parameter moves: the moves that this side made into objects that the other side deleted
    ///   (`contestedMoves`)
    mutating func decideConsequences(ofMoves moves: [Identity: Bool]) {
        let version = input[side.other]
        for place in tops.indices where tops[place].changes.isEmpty {
            let top = tops[place]
            assert(!top.targets.contains(place), "\(top.element.name) leads to itself")
            let targets = top.targets.map { tops[$0] }
            var ofMoves: [Bool] = []
            if !moves.isEmpty, top.element.isPointer {
                ofMoves = top.element.references.compactMap {
                    version.element(id: $0.value).flatMap { moves[$0.identity] }
                }
            }
            tops[place].isContested = targets.contains(where: \.isContested) || !ofMoves.isEmpty
            tops[place].isKept =
                tops[place].isContested && targets.allSatisfy(\.isKept)
                && ofMoves.allSatisfy { !$0 }
        }
    }

    private func isTop(
        _ element: VersionElement, of deleted: Set<Identity>, in version: Version
    ) -> Bool {
        element.kind == .object && deleted.contains(element.identity)
            && version.owner(of: element.identity).map { !deleted.contains($0) } ?? true
    }

    private mutating func addTargets() {
        for place in tops.indices where tops[place].element.isPointer {
            let targets = tops[place].element.references.compactMap { places[$0.value] }
            tops[place].targets = Set(targets).sorted().filter { !tops[$0].element.isPointer }
        }
    }

    /// Pairs the tabs or panes of a Mac's controller with its segues to their controllers. Only the
    /// order in the two lists pairs them (their lengths are equal in 47 of 47 controllers), so both
    /// are deleted or kept. Without a deleted scene, the segue goes with its tab.
    private mutating func addPairs() {
        for list in input.base.elements {
            guard let relationship = Self.paired[list.name], let controller = list.parent else {
                continue
            }
            let segues = input.base.subtree(controller).filter {
                $0["relationship"] == relationship
            }
            for (item, segue) in zip(input.base.children(list.identity), segues) {
                guard let item = top(of: item), let segue = top(of: segue.identity) else {
                    continue
                }
                if tops[segue].targets.isEmpty {
                    tops[segue].targets = [item]
                } else {
                    tops[item].targets = tops[segue].targets
                }
            }
        }
    }

    /// The relationships of the segues that belong to the objects of a list.
    private static let paired = ["tabViewItems": "tabItems", "splitViewItems": "splitItems"]

    private func top(of identity: Identity) -> Int? {
        input.base[identity]?["id"].flatMap { places[$0] }
            .flatMap { tops[$0].element.identity == identity ? $0 : nil }
    }

    private func changes(in top: VersionElement, _ deleted: Set<Identity>) -> [Change] {
        input[side.other].subtree(top.identity).compactMap { element in
            let identity = element.identity
            guard let before = input.base[identity] else {
                return element.kind == .container || isInSurvivor(identity)
                    ? nil : Change(identity: identity, kind: .added)
            }
            if deleted.contains(identity) {
                guard element.isChanged(from: before),
                    !isOnlyListed(element, before, in: input[side.other])
                else { return nil }
                return Change(identity: identity, kind: .changed)
            }
            // `side` moved this element out of the deleted object. That does not conflict with the
            // deletion, unless the other side moved the element too.
            return before.parent == element.parent ? nil : Change(identity: identity, kind: .moved)
        }
    }

    /// Returns whether the only change of a bar item is that of its neighbours: one item has the
    /// `key` of its place, several are in a list for it.
    private func isOnlyListed(
        _ item: VersionElement, _ before: VersionElement, in version: Version
    ) -> Bool {
        func rest(_ element: VersionElement) -> [String: String] {
            var values = element.attributes.byName
            values["key"] = nil
            return values
        }
        return item.name == "barButtonItem" && item["key"] != before["key"]
            && rest(item) == rest(before) && item.text == before.text
            && version.owner(of: item.identity) == input.base.owner(of: item.identity)
    }

    /// Returns whether an element that the other side added is in an object that `side` moved out
    /// of a deleted object. Such an element, for example a new constraint, remains in that object
    /// and does not conflict with the deletion.
    func isInSurvivor(_ identity: Identity) -> Bool {
        if input.base.contains(identity) { return false }
        var next = input[side.other].owner(of: identity)
        while let owner = next, !input.base.contains(owner) {
            next = input[side.other].owner(of: owner)
        }
        return next.map { input.base.contains($0) && input[side].contains($0) } ?? false
    }

    /// Finds references to deleted objects that the other side added, such as new outlets. Each
    /// counts as a change of the deleted object.
    private mutating func addNewPointers(besides deleted: Set<Identity>) {
        for element in input[side.other].elements
        where !deleted.contains(element.identity) && !element.isTieBreaker {
            let before = input.base[element.identity]
            for reference in element.references where before?[reference.name] != reference.value {
                guard let target = places[reference.value], !isInsideTop(element) else { continue }
                let change = Change(identity: element.identity, kind: .referenced)
                if tops[target].changes.last?.identity != change.identity {
                    tops[target].changes.append(change)
                }
            }
        }
    }

    private func isInsideTop(_ element: VersionElement) -> Bool {
        let version = input[side.other]
        var next: Identity? = element.identity
        while let current = next {
            if let id = version[current]?["id"], places[id] != nil { return true }
            next = version[current]?.parent
        }
        return false
    }

    /// Finds new or changed `<designable>` elements, which contain the size of a designable view
    /// but are in a separate list of the file. Each counts as a change of the deleted view whose
    /// size it contains.
    private mutating func addMeasurements() {
        for element in input[side.other].elements where element.name == "designable" {
            guard let top = element["name"].flatMap({ places[$0] }) else { continue }
            let before = input.base[element.identity]
            if before == nil || before?.content != element.content {
                tops[top].changes.append(Change(identity: element.identity, kind: .measured))
            }
        }
    }

    /// Counts the change of a deleted constraint or connection as a change of the deleted objects
    /// to which it refers. It went with them, so one decision covers them.
    private mutating func passChangesToTargets() {
        for place in tops.indices where !tops[place].changes.isEmpty {
            for target in tops[place].targets { tops[target].changes += tops[place].changes }
            if !tops[place].targets.isEmpty { tops[place].changes = [] }
        }
    }

    /// If a changed object refers to another deleted object, counts this reference as a change of
    /// the deleted object, because the changed object depends on it.
    private mutating func addPointersOfChanges() {
        var queue = Array(tops.indices.filter { !tops[$0].changes.isEmpty })
        while let place = queue.popLast() {
            for inside in input[side.other].subtree(tops[place].element.identity) {
                for reference in inside.references {
                    guard let target = places[reference.value], tops[target].changes.isEmpty else {
                        continue
                    }
                    tops[target].changes = [Change(identity: inside.identity, kind: .referenced)]
                    queue.append(target)
                }
            }
        }
    }
}

extension Deletions.Change {
    /// Returns a description of the change.
    ///
    /// - Parameter top: the deleted object, which the description does not name
    func words(in input: MergeInput, of side: MergeSide, top: Identity) -> String {
        let version = input[side]
        let object = ObjectName(identity, in: version).object
        let place = identity == top ? "" : " of " + object
        switch kind {
        case .added: return "added " + object
        case .moved: return "moved " + object
        case .referenced: return "points to it from " + object
        case .measured: return "measured it"
        case .changed:
            guard let element = version[identity], let before = input.base[identity] else {
                return "changed " + object
            }
            let names = element.namesOfChanges(from: before)
            if names.isEmpty, element.parent != before.parent,
                let owner = version.owner(of: identity)
            {
                return "moved " + object + " to " + ObjectName(owner, in: version).object
            }
            return "changed " + (names.isEmpty ? object : names.joined(separator: ", ") + place)
        }
    }
}
