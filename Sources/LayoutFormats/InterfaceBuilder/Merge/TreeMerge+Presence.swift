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
        for top in other.elements where isTop(top, of: deleted, in: other) {
            let work = work(of: side.other, in: top.identity, deleted)
            for item in work { report(item, in: top.identity, deletedBy: side) }
            let isKept = !work.isEmpty && preferred == side.other
            for inside in other.subtree(top.identity) where inside.kind == .object {
                let identity = inside.identity
                if input[side].contains(identity) { continue }
                if isKept { keep(identity, of: side.other) } else { elements[identity] = nil }
            }
        }
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
                return isAddedByXcode(element) ? nil : Work(identity: identity, deed: .added)
            }
            if deleted.contains(identity) {
                guard element.isChanged(from: before) else { return nil }
                return Work(identity: identity, deed: .changed)
            }
            // It stands elsewhere with the side that deleted what is around it.
            return before.parent == element.parent ? nil : Work(identity: identity, deed: .moved)
        }
    }

    /// Guides, frames and other things that come with a newer Xcode.
    private func isAddedByXcode(_ element: VersionElement) -> Bool {
        element.kind == .container || MergeTables.addedGuides.contains(element.name)
            || MergeTables.isDerived(element) || element["key"] == "autoresizingMask"
    }

    private struct Work {
        enum Deed: String { case changed, added, moved }
        let identity: Identity
        let deed: Deed
    }

    private mutating func report(_ work: Work, in top: Identity, deletedBy side: MergeSide) {
        let around =
            work.identity == top ? "" : " inside " + ObjectName(top, in: input[side.other]).object
        let deed = work.deed.rawValue + around
        conflict(
            .deletion, work.identity,
            deed + " by \(side.other.rawValue), deleted by \(side.rawValue)",
            base: nil, ours: side == .ours ? "deleted" : deed,
            theirs: side == .ours ? deed : "deleted")
    }
}

extension Version {
    /// The object that something stands in, containers aside.
    func owner(of identity: Identity) -> Identity? {
        var next = self[identity]?.parent
        while let parent = next, let element = self[parent], element.kind == .container {
            next = element.parent
        }
        return next
    }
}
