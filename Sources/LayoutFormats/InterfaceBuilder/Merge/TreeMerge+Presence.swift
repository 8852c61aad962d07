/// What there is: additions, deletions, and deletions of what the other side worked on
/// (docs/merging.md, "Deletions").
extension TreeMerge {
    /// Objects only: containers and values follow from what they stand in.
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

    /// Looks through each thing that the side deleted for what the other did in it.
    private mutating func judgeDeletions(by side: MergeSide) {
        let other = input[side.other]
        let deleted = Set(
            input.base.elements.map(\.identity).filter {
                other.contains($0) && !input[side].contains($0)
            })
        let pointers = newPointers(of: side.other, besides: deleted)
        for top in other.elements where isTop(top, of: deleted, in: other) {
            let work =
                work(of: side.other, in: top.identity, deleted)
                + measurements(of: side.other, in: top.identity)
            if !work.isEmpty { report(work, in: top, deletedBy: side) }
            let isKept =
                work.isEmpty
                ? isPointedTo(top.identity, by: pointers, of: side.other)
                : self.side(in: .deletion, of: top.identity, Self.words(deletedBy: side))
                    == side.other
            for inside in other.subtree(top.identity) where inside.kind == .object {
                let identity = inside.identity
                if input[side].contains(identity) { continue }
                if isKept { keep(identity, of: side.other) } else { elements[identity] = nil }
            }
        }
    }

    // MARK: What is pointed to

    private struct Pointer {
        let identity: Identity
        let attribute: VersionAttribute
    }

    /// What a side lets point to something for the first time, by the id of that.
    private func newPointers(
        of side: MergeSide, besides deleted: Set<Identity>
    ) -> [String: [Pointer]] {
        var pointers: [String: [Pointer]] = [:]
        for element in input[side].elements where !deleted.contains(element.identity) {
            let before = input.base[element.identity]
            for attribute in element.attributes
            where VersionTables.references.contains(attribute.name)
                && before?[attribute.name] != attribute.value
            {
                pointers[attribute.value, default: []].append(
                    Pointer(identity: element.identity, attribute: attribute))
            }
        }
        return pointers
    }

    /// Whether what the other side deleted stays for what points to it: then that is told as a conflict;
    /// where it goes, `repairReferences` tells it.
    private mutating func isPointedTo(
        _ top: Identity, by pointers: [String: [Pointer]], of side: MergeSide
    ) -> Bool {
        if pointers.isEmpty { return false }
        let found = input[side].subtree(top).compactMap { $0["id"] }.flatMap { pointers[$0] ?? [] }
            .filter { pointer in
                let words = referenceWords(pointer.attribute, heldBy: side)
                return self.side(in: .reference, of: pointer.identity, words) == side
            }
        for pointer in found {
            reportReference(pointer.attribute, of: pointer.identity, heldBy: side, taking: side)
        }
        return !found.isEmpty
    }

    /// Whether a deletion begins here: the object around is still there.
    private func isTop(
        _ element: VersionElement, of deleted: Set<Identity>, in version: Version
    ) -> Bool {
        guard element.kind == .object, deleted.contains(element.identity) else { return false }
        return version.owner(of: element.identity).map { !deleted.contains($0) } ?? true
    }

    /// What a side did inside something that the other deleted.
    private func work(of side: MergeSide, in top: Identity, _ deleted: Set<Identity>) -> [Work] {
        input[side].subtree(top).compactMap { element in
            let identity = element.identity
            guard let before = input.base[identity] else {
                return element.kind == .container ? nil : Work(identity: identity, deed: .added)
            }
            if deleted.contains(identity) {
                guard element.isChanged(from: before) else { return nil }
                return Work(identity: identity, deed: .changed)
            }
            // It stands elsewhere with the side that deleted what is around it.
            return before.parent == element.parent ? nil : Work(identity: identity, deed: .moved)
        }
    }

    /// What Xcode measured of designable views stands apart from them; it changes with them alone.
    private func measurements(of side: MergeSide, in top: Identity) -> [Work] {
        let ids = Set(input[side].subtree(top).compactMap { $0["id"] })
        return input[side].elements.compactMap { element in
            guard element.name == "designable", element["name"].map(ids.contains) == true else {
                return nil
            }
            let before = input.base[element.identity]
            if before?.content == element.content { return nil }
            return Work(identity: element.identity, deed: before == nil ? .added : .changed)
        }
    }

    private struct Work {
        enum Deed: String, CaseIterable { case changed, added, moved }
        let identity: Identity
        let deed: Deed
    }

    private mutating func report(
        _ work: [Work], in top: VersionElement, deletedBy side: MergeSide
    ) {
        let other = input[side.other]
        var deeds = Work.Deed.allCases.compactMap { deed -> String? in
            let count = work.filter { $0.deed == deed && $0.identity != top.identity }.count
            return count == 0 ? nil : "\(deed.rawValue) \(count) inside"
        }
        if work.contains(where: { $0.identity == top.identity }) { deeds.insert("changed", at: 0) }
        let first = work.prefix(Self.listed).map { ObjectName($0.identity, in: other).object }
        let words =
            deeds.joined(separator: ", ") + ": " + first.joined(separator: ", ")
            + (work.count > first.count ? ", …" : "")
        conflict(
            .deletion, top.identity,
            Self.words(deletedBy: side),
            base: nil, ours: side == .ours ? "deleted" : words,
            theirs: side == .ours ? words : "deleted")
    }

    private static func words(deletedBy side: MergeSide) -> String {
        "deleted by \(side.rawValue), worked on by \(side.other.rawValue)"
    }

    /// How many of a side's edits are named.
    private static var listed: Int { 3 }
}
