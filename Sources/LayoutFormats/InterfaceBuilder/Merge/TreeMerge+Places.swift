/// Merging of the parents of objects. This covers objects that one side moved, objects that both
/// sides moved, and objects that were moved into each other (docs/merging.md, "Moves").
extension TreeMerge {
    mutating func mergePlaces() {
        for identity in input.identities where contains(identity) && identity != root {
            elements[identity]!.parent = place(of: identity)
        }
        breakCycles()
        removeOrphans()
    }

    private mutating func place(of identity: Identity) -> Identity? {
        let versions = input.versions(of: identity)
        if versions.ours == nil || versions.theirs == nil {
            return versions[elements[identity]!.side]?.parent
        }
        // Both sides moved the object to different parents, or both added it under different ones.
        // A person must choose one of the two.
        let moved = versions.movingSide
        let item = moved == nil ? itemMovedAlong(versions) : nil
        let side = moved ?? side(in: .move, of: item ?? identity, Self.twoPlaces)
        if item != nil {
            decideEnds(versions, for: side)
        } else if moved == nil {
            reportMove(versions)
        }
        let wished = versions[side]!.parent
        // If the chosen new parent is deleted, the object stays with its other parent. The deletion
        // of the new parent is reported elsewhere.
        return containsOwner(ofPlace: wished) ? wished : versions[side.other]!.parent
    }

    /// Returns an item of a constraint that both sides moved, together with the constraint, to
    /// different places; nil if there is none. One conflict decides about both.
    private func itemMovedAlong(_ versions: ElementVersions) -> Identity? {
        guard versions.any.name == "constraint" else { return nil }
        return MergeSide.allCases.lazy.flatMap { side in
            (versions[side]?.references.map(\.value) ?? []).compactMap(
                self.input[side].element(id:))
        }.map(\.identity).first { item in
            let versions = self.input.versions(of: item)
            return versions.ours != nil && versions.theirs != nil && versions.movingSide == nil
        }
    }

    private mutating func decideEnds(_ constraint: ElementVersions, for side: MergeSide) {
        let identity = constraint.any.identity
        contested.insert(identity)
        for end in ["firstItem", "firstAttribute", "secondItem", "secondAttribute"] {
            decidedSides[TextPlace(owner: identity, name: end)] = side
            contestedAttributes.insert(TextPlace(owner: identity, name: end))
        }
    }

    static var twoPlaces: String { "moved to two places" }
    private static var inEachOther: String { "moved into something that was moved into it" }

    private mutating func reportMove(_ versions: ElementVersions) {
        func words(_ element: VersionElement?, in version: Version) -> String? {
            element?.parent.map { ObjectName($0, in: version).object }
        }
        conflict(
            .move, versions.any.identity, Self.twoPlaces,
            base: words(versions.base, in: input.base),
            ours: words(versions.ours, in: input.ours),
            theirs: words(versions.theirs, in: input.theirs),
            involved: rivals(of: versions.any.identity) ?? [])
    }

    /// Returns whether the merged file contains the object to which the children of `place` belong
    /// (`owner(ofPlace:)`).
    private func containsOwner(ofPlace place: Identity?) -> Bool {
        owner(ofPlace: place).map { contains($0) } ?? false
    }

    /// Returns the object to which the children of the element `place` belong: `place` itself, or
    /// if it is a container such as `<subviews>`, the nearest element around it that is not a
    /// container. Returns nil if `place` is nil.
    func owner(ofPlace place: Identity?) -> Identity? {
        var next = place
        while let current = next {
            let element = input.versions(of: current).any
            if element.kind != .container { return current }
            next = element.parent
        }
        return nil
    }

    /// Returns the object that contains an element in the merged file; nil for the root. Containers
    /// such as `<subviews>` are skipped.
    func owner(of identity: Identity) -> Identity? {
        owner(ofPlace: mergedParent(of: identity))
    }

    /// Returns the parent that an element has in the merged file; if the element is not there, its
    /// parent in a version that contains it.
    func mergedParent(of identity: Identity) -> Identity? {
        elements[identity]?.parent ?? input.versions(of: identity).any.parent
    }

    /// Reports a conflict for objects that would be inside each other because each side moved one
    /// of them. Gives each of these objects the parent that it has on the preferred side.
    private mutating func breakCycles() {
        for identity in input.identities where contains(identity) {
            guard let loop = loop(from: identity) else { continue }
            conflict(
                .cycle, identity, Self.inEachOther, base: nil, ours: nil, theirs: nil,
                involved: loop)
            let side = side(in: .cycle, of: identity, Self.inEachOther)
            for member in loop {
                let versions = input.versions(of: member)
                elements[member]!.parent = (versions[side] ?? versions.any).parent
            }
        }
    }

    /// The maximum number of ancestors of an element in a merged file. A longer chain of parents
    /// must be a cycle.
    static var deepest: Int { 2 * XMLLimits.standard.depth }

    /// Returns the elements of the cycle of parents that contains `start`; nil if the chain of its
    /// parents does not lead back to `start`.
    private func loop(from start: Identity) -> [Identity]? {
        var members: [Identity] = []
        var next: Identity? = start
        while let current = next, contains(current) {
            members.append(current)
            next = owner(of: current)
            if next == start { return members }
            if members.count > Self.deepest { return nil }
        }
        return nil
    }

    /// Handles elements whose enclosing object is not in the merged file. If both sides have the
    /// object, and the merged file contains its parent on the other side, the object is moved to
    /// that parent, unless the move would make a cycle. Any other element is removed.
    mutating func removeOrphans() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for identity in input.identities where contains(identity) && identity != root {
                if containsOwner(ofPlace: elements[identity]!.parent) { continue }
                isSettled = false
                let versions = input.versions(of: identity)
                let parents = [versions.ours, versions.theirs, versions.base].map { $0?.parent }
                if versions.ours != nil, versions.theirs != nil,
                    let other = parents.compactMap(\.self).first(where: containsOwner)
                {
                    elements[identity]!.parent = other
                    if loop(from: identity) == nil { continue }
                }
                elements[identity] = nil
            }
        }
    }
}
