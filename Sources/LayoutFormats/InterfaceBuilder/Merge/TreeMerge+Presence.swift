/// Additions, deletions, and deletions of what the other side worked on (docs/merging.md, "Deletions").
extension TreeMerge {
    /// Decides which objects there are. Containers and values depend on the objects that they are in.
    mutating func mergePresence() {
        for identity in input.identities {
            let versions = input.versions(of: identity)
            guard versions.kind == .object else { continue }
            let isDeleted =
                versions.base != nil && (versions.ours == nil || versions.theirs == nil)
            if isDeleted { continue }
            keep(identity, of: versions.ours == nil ? .theirs : .ours)
        }
        for side in MergeSide.allCases { judgeDeletions(by: side) }
    }

    private mutating func keep(_ identity: Identity, of side: MergeSide) {
        elements[identity] = MergedElement(identity: identity, side: side)
    }

    /// Reports each deletion of something that the other side worked on, and restores what stays.
    private mutating func judgeDeletions(by side: MergeSide) {
        var deletions = Deletions(by: side, in: input)
        let words = Self.words(deletedBy: side)
        for place in deletions.tops.indices where !deletions.tops[place].work.isEmpty {
            let top = deletions.tops[place]
            report(top, deletedBy: side)
            deletions.tops[place].isContested = true
            deletions.tops[place].isKept =
                self.side(in: .deletion, of: top.element.identity, words) == side.other
        }
        deletions.keepWhatIsPointedTo()
        for top in deletions.tops {
            for inside in input[side.other].subtree(top.element.identity) {
                let identity = inside.identity
                if top.isContested { contested.insert(identity) }
                if inside.kind != .object || input[side].contains(identity) { continue }
                if top.isKept { keep(identity, of: side.other) } else { elements[identity] = nil }
            }
        }
        for pointer in deletions.pointers {
            let targets = pointer.tops.map { deletions.tops[$0] }
            guard targets.contains(where: \.isContested) else { continue }
            contested.insert(pointer.element.identity)
            if targets.allSatisfy(\.isKept) { keep(pointer.element.identity, of: side.other) }
        }
    }

    // MARK: Words

    private mutating func report(_ top: Deletions.Top, deletedBy side: MergeSide) {
        let work = top.work.prefix(Self.listed).map { work in
            work.words(in: input, of: side.other, top: top.element.identity)
        }
        let more = top.work.count - work.count
        let words = work.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
        conflict(
            .deletion, top.element.identity, Self.words(deletedBy: side), base: nil,
            ours: side == .ours ? "deleted" : words, theirs: side == .ours ? words : "deleted")
    }

    private static func words(deletedBy side: MergeSide) -> String {
        "deleted by \(side.rawValue), worked on by \(side.other.rawValue)"
    }

    /// The number of a side's edits that are named.
    private static var listed: Int { 3 }
}

/// What one side deleted, with what the other did there.
private struct Deletions {
    /// Something deleted whose surroundings are still there.
    struct Top {
        let element: VersionElement
        var work: [Work]
        /// Whether its presence is part of a conflict.
        var isContested = false
        var isKept = false
    }

    /// A constraint or connection that was deleted with what it points to.
    struct Pointer {
        let element: VersionElement
        /// Indices into `tops`.
        let tops: [Int]
    }

    struct Work {
        enum Deed { case changed, added, moved, pointed, measured }
        let identity: Identity
        let deed: Deed
    }

    var tops: [Top] = []
    private(set) var pointers: [Pointer] = []
    private let input: MergeInput
    private let side: MergeSide
    /// The index into `tops` of everything that is inside one, by id.
    private var places: [String: Int] = [:]

    init(by side: MergeSide, in input: MergeInput) {
        (self.side, self.input) = (side, input)
        let other = input[side.other]
        let deleted = Set(
            input.base.elements.map(\.identity).filter {
                other.contains($0) && !input[side].contains($0)
            })
        if deleted.isEmpty { return }
        let all = other.elements.filter { element in
            element.kind == .object && deleted.contains(element.identity)
                && other.owner(of: element.identity).map { !deleted.contains($0) } ?? true
        }
        let ids = Set(deleted.compactMap { other[$0]?["id"] })
        for element in all where !Self.isPointer(element, to: ids) {
            for inside in other.subtree(element.identity) {
                if let id = inside["id"] { places[id] = tops.count }
            }
            tops.append(Top(element: element, work: work(in: element, deleted)))
        }
        for element in all where Self.isPointer(element, to: ids) { add(pointer: element) }
        addNewPointers(besides: deleted)
        addMeasurements()
    }

    /// Whether an element goes with something deleted that it points to.
    private static func isPointer(_ element: VersionElement, to ids: Set<String>) -> Bool {
        VersionTables.pointers.contains(element.name)
            && element.references.contains { ids.contains($0.value) }
    }

    private func work(in top: VersionElement, _ deleted: Set<Identity>) -> [Work] {
        input[side.other].subtree(top.identity).compactMap { element in
            let identity = element.identity
            guard let before = input.base[identity] else {
                return element.kind == .container ? nil : Work(identity: identity, deed: .added)
            }
            if deleted.contains(identity) {
                guard element.isChanged(from: before) else { return nil }
                return Work(identity: identity, deed: .changed)
            }
            // It is elsewhere with the side that deleted what is around it.
            return before.parent == element.parent ? nil : Work(identity: identity, deed: .moved)
        }
    }

    private mutating func add(pointer element: VersionElement) {
        let targets = Set(element.references.compactMap { places[$0.value] }).sorted()
        pointers.append(Pointer(element: element, tops: targets))
        guard let before = input.base[element.identity], element.isChanged(from: before) else {
            return
        }
        for target in targets {
            tops[target].work.append(Work(identity: element.identity, deed: .changed))
        }
    }

    /// What the other side lets point into a deletion for the first time.
    private mutating func addNewPointers(besides deleted: Set<Identity>) {
        for element in input[side.other].elements
        where !deleted.contains(element.identity) && !element.isTieBreaker {
            let before = input.base[element.identity]
            for reference in element.references where before?[reference.name] != reference.value {
                guard let target = places[reference.value], !isInside(element, anyOf: tops) else {
                    continue
                }
                let work = Work(identity: element.identity, deed: .pointed)
                if tops[target].work.last?.identity != work.identity {
                    tops[target].work.append(work)
                }
            }
        }
    }

    private func isInside(_ element: VersionElement, anyOf tops: [Top]) -> Bool {
        let version = input[side.other]
        var next: Identity? = element.identity
        while let current = next {
            if let id = version[current]?["id"], places[id] != nil { return true }
            next = version[current]?.parent
        }
        return false
    }

    /// What Xcode measured of designable views is apart from them; it changes with them alone.
    private mutating func addMeasurements() {
        for element in input[side.other].elements where element.name == "designable" {
            guard let top = element["name"].flatMap({ places[$0] }) else { continue }
            let before = input.base[element.identity]
            if before == nil || before?.content != element.content {
                tops[top].work.append(Work(identity: element.identity, deed: .measured))
            }
        }
    }

    /// Keeps what something points to that is kept itself, as a part of the same conflict.
    mutating func keepWhatIsPointedTo() {
        var queue = Array(tops.indices.filter { tops[$0].isContested })
        while let place = queue.popLast() {
            for inside in input[side.other].subtree(tops[place].element.identity) {
                for reference in inside.references {
                    guard let target = places[reference.value], !tops[target].isContested else {
                        continue
                    }
                    tops[target].isContested = true
                    tops[target].isKept = tops[place].isKept
                    queue.append(target)
                }
            }
        }
    }
}

extension Deletions.Work {
    /// - Parameter top: what was deleted, which needs no name
    func words(in input: MergeInput, of side: MergeSide, top: Identity) -> String {
        let version = input[side]
        let object = ObjectName(identity, in: version).object
        let place = identity == top ? "" : " of " + object
        switch deed {
        case .added: return "added " + object
        case .moved: return "moved " + object
        case .pointed: return "points to it from " + object
        case .measured: return "measured it"
        case .changed:
            guard let element = version[identity], let before = input.base[identity] else {
                return "changed " + object
            }
            let names = element.namesOfChanges(from: before)
            return "changed " + (names.isEmpty ? object : names.joined(separator: ", ") + place)
        }
    }
}
