/// Repair of references to an object that the other side deleted or moved away (docs/merging.md,
/// "References").
extension TreeMerge {
    mutating func repairReferences() {
        // The removal of an element can leave references to that element dangling, so the repair is
        // repeated. Files from Xcode have no chains of references longer than the limit.
        // `MergeProof` rejects a file with remaining dangling references.
        for _ in 0..<Self.longestChain {
            if !repairOnce() { break }
        }
    }

    /// Removes new objects that have lost their purpose: a container without the objects of the
    /// base that a side put into it, the scene of a container controller (such as a navigation
    /// controller) without its child controllers, and an object to which nothing refers any more.
    /// The conflict about the missing objects also decides about the removed objects.
    mutating func removeAbandoned() {
        var holders: [String: Int] = [:]
        for element in elements.values {
            for attribute in element.attributes
            where VersionTables.references.contains(attribute.name) {
                holders[attribute.value, default: 0] += 1
            }
        }
        let filled = Set(input.identities.compactMap { elements[$0]?.parent })
        let abandoned = input.identities.filter { identity in
            let versions = input.versions(of: identity)
            guard contains(identity), versions.base == nil, versions.kind == .object,
                (versions.ours == nil) != (versions.theirs == nil)
            else { return false }
            let side: MergeSide = versions.ours == nil ? .theirs : .ours
            return isEmptied(versions.any, of: side, filled)
                || isUnused(versions.any, in: input[side], holders)
        }
        if abandoned.isEmpty { return }
        for identity in abandoned {
            contest(identity)
            elements[identity] = nil
        }
        removeOrphans()
        repairReferences()
        removeAbandoned()
    }

    /// Returns whether a new container lacks all objects of the base that it contained on its side.
    /// A scene counts as a container of the controllers to which its relationship segues lead.
    private func isEmptied(
        _ element: VersionElement, of side: MergeSide, _ filled: Set<Identity>
    ) -> Bool {
        let version = input[side]
        if element.name == "scene" {
            let segues = version.subtree(element.identity).filter { segue in
                segue["relationship"] != nil
                    && segue["destination"].flatMap(input.base.element(id:)) != nil
            }
            return !segues.isEmpty && segues.allSatisfy { !contains($0.identity) }
        }
        return isEmbedding(element.identity, by: side)
            && element.children.allSatisfy {
                version[$0]?.name != "subviews" || !filled.contains($0)
            }
    }

    /// Returns whether objects of the base referred to a new object on its side, and no element of
    /// the merged file does. The object is a top-level object of a xib, or the scene of a reference
    /// to another storyboard; returns false for any other object.
    private func isUnused(
        _ element: VersionElement, in version: Version, _ holders: [String: Int]
    ) -> Bool {
        var target = element
        if element.name == "scene" {
            guard
                let reference = version.subtree(element.identity).first(where: {
                    $0.name == "viewControllerPlaceholder"
                })
            else { return false }
            target = reference
        } else if element.parent.flatMap({ version[$0] })?.parent != root {
            return false
        }
        guard let id = target["id"], holders[id] == nil else { return false }
        return version.elements.contains { holder in
            input.base.contains(holder.identity) && holder.references.contains { $0.value == id }
        }
    }

    private static var longestChain: Int { 64 }

    /// Repairs the references that are dangling or out of reach now. Returns true if there were
    /// any, because their repair may have left others dangling.
    private mutating func repairOnce() -> Bool {
        let ids = mergedIDs
        var isSettled = true
        for identity in input.identities {
            let lost = (elements[identity]?.attributes ?? []).filter { attribute in
                if !VersionTables.references.contains(attribute.name) { return false }
                return ids.contains(attribute.value)
                    ? isOutOfReach(attribute, of: identity)
                    : !input.dangling.contains(DanglingReference(attribute, of: identity))
            }
            if lost.isEmpty { continue }
            for attribute in lost { repair(attribute, of: identity, ids) }
            isSettled = false
        }
        removeOrphans()
        return !isSettled
    }

    /// The ids of all elements in the merged file.
    var mergedIDs: Set<String> {
        var ids: Set<String> = []
        for element in elements.values {
            if let id = element.attributes.first(where: { $0.name == "id" }) {
                ids.insert(id.value)
            } else if let value = input[element.side][element.identity], value.kind == .value {
                ids.formUnion(value.idsInside)
            }
        }
        return ids
    }

    /// Returns whether the other side has made a reference impossible in the merged file
    /// (`reaches`) by moving the object with the reference, or its target. The reference exists on
    /// one side only, and is possible on that side.
    private func isOutOfReach(_ attribute: VersionAttribute, of identity: Identity) -> Bool {
        let versions = input.versions(of: identity)
        let holders = MergeSide.allCases.filter {
            versions[$0]?[attribute.name] == attribute.value
        }
        guard holders.count == 1, let source = versions[holders[0]], source.isPointer,
            source.name == "constraint" || !contested.contains(identity),
            let target = input[holders[0]].element(id: attribute.value)
        else { return false }
        func reaches(_ parent: (Identity) -> Identity?) -> Bool {
            self.reaches(target, attribute.name, from: source, parent)
        }
        return reaches { input[holders[0]][$0]?.parent } && !reaches(mergedParent)
    }

    /// Returns whether a reference from `source` to `target` is possible:
    /// - The items of a constraint must be the view that contains the constraint, or views inside
    ///   it.
    /// - An entry of a mask refers to a constraint or subview of the view with the mask (all of 907
    ///   and 20 entries in 1,431 files).
    /// - The target of an action, and the exit (232 of 232) or popover anchor (76 of 76) of a
    ///   segue, must be in the same scene.
    /// - The target of an outlet must also be in the same prototype, because the app makes many
    ///   cells from a prototype (4,209 of 4,209 outlets into one start in it).
    private func reaches(
        _ target: VersionElement, _ attribute: String, from source: VersionElement,
        _ parent: (Identity) -> Identity?
    ) -> Bool {
        let (from, to) = (source.identity, target.identity)
        switch source.name {
        case "constraint":
            guard let view = owner(ofPlace: parent(from)) else { return false }
            return path(to: to, parent).contains(view)
        case "include", "exclude":
            let owner = owner(ofPlace: parent(to))
            return path(to: from, parent).dropFirst().prefix(3).contains { $0 == owner }
        case "outlet", "outletCollection":
            return scope(of: from, parent) == scope(of: to, parent)
        case "action": return scene(of: from, parent) == scene(of: to, parent)
        case "segue" where attribute != "destination" || target.name == "exit":
            return scene(of: from, parent) == scene(of: to, parent)
        default: return true
        }
    }

    /// Returns the object that an outlet of an element must not leave: the prototype, or the cell
    /// or supplementary view of a collection view, that contains the element; otherwise its scene.
    private func scope(of identity: Identity, _ parent: (Identity) -> Identity?) -> Identity? {
        path(to: identity, parent).first { member in
            let name = input.versions(of: member).any.name
            let list = parent(member).map { input.versions(of: $0).any.name }
            return name == "scene" || list == "prototypes"
                || Self.repeatedViews.contains(name) && list != "objects"
        }
    }

    private static let repeatedViews: Set<String> = [
        "collectionViewCell", "collectionReusableView",
    ]

    /// Returns an element and everything around it, from the inside to the outside.
    private func path(to identity: Identity, _ parent: (Identity) -> Identity?) -> [Identity] {
        var path: [Identity] = []
        var next: Identity? = identity
        while let current = next, path.count < Self.deepest {
            path.append(current)
            next = parent(current)
        }
        return path
    }

    func scene(of identity: Identity, _ parent: (Identity) -> Identity?) -> Identity? {
        path(to: identity, parent).first { input.versions(of: $0).any.name == "scene" }
    }

    /// Repairs a dangling reference. First tries the value of the other side, then the value of the
    /// base, so that nothing is removed that all versions have. If neither is possible, removes the
    /// reference. An element that exists only to refer to another one (a *pointer* such as an
    /// outlet) is removed as a whole; in any other element, only the attribute is removed.
    private mutating func repair(
        _ attribute: VersionAttribute, of identity: Identity, _ ids: Set<String>
    ) {
        guard let element = elements[identity] else { return }
        let versions = input.versions(of: identity)
        let source = versions.any
        let isPointer = source.isPointer
        let holder: MergeSide = versions.ours?[attribute.name] == attribute.value ? .ours : .theirs
        let target = input[holder].element(id: attribute.value)?.identity
        // A pointer without an id, such as an `<exclude>` entry of a mask, is removed together with
        // the object to which it refers. The removal is not reported if the base already had the
        // pointer, or if it is an entry of `<inferredMetricsTieBreakers>`.
        let goesAlong =
            isPointer && source["id"] == nil && (versions.base != nil || source.isTieBreaker)
        let isContested =
            contested.contains(identity) || target.map(contested.contains) ?? false
            || firstEntry(like: source, of: holder).map { $0 != identity } ?? false
        if !goesAlong, !isContested {
            reportReference(
                attribute, of: identity, heldBy: holder,
                ids.contains(attribute.value) ? target : nil)
        }
        if takeOther(attribute, of: versions, besides: holder, ids) { return }
        if isPointer {
            if isContested { contested.insert(identity) }
            elements[identity] = nil
            return
        }
        elements[identity]!.attributes = element.attributes.filter { $0.name != attribute.name }
    }

    /// Returns the first new entry of a side's masks for the object to which a new entry refers. An
    /// object that is left out for some size classes has entries in the masks of several
    /// variations, and one conflict is about all of them. Nil if the element is not such an entry.
    private func firstEntry(like entry: VersionElement, of side: MergeSide) -> Identity? {
        if !entry.isEntry || entry.isTieBreaker { return nil }
        return input[side].elements.first {
            $0.isEntry && !$0.isTieBreaker && $0["reference"] == entry["reference"]
                && !input.base.contains($0.identity)
        }?.identity
    }

    /// Replaces a dangling reference by the reference of the other side or of the base, if that is
    /// possible (`reaches`). Also replaces the attributes that are one value with it
    /// (`AttributeUnit`). Returns false if neither reference is possible, or if only one side has
    /// the element.
    private mutating func takeOther(
        _ attribute: VersionAttribute, of versions: ElementVersions, besides holder: MergeSide,
        _ ids: Set<String>
    ) -> Bool {
        guard let other = versions[holder.other], versions[holder] != nil else { return false }
        let (identity, name) = (other.identity, attribute.name)
        for version in [other, versions.base].compactMap(\.self) {
            guard let value = version[name], value != attribute.value, ids.contains(value),
                let target = [input.ours, input.theirs].lazy
                    .compactMap({ $0.element(id: value) }).first
            else { continue }
            let place = elements[identity]!.parent
            if !reaches(target, name, from: other, mergedParent) {
                elements[identity]!.parent = version.parent
                guard owner(ofPlace: version.parent).map(contains) ?? false,
                    reaches(target, name, from: other, mergedParent)
                else {
                    elements[identity]!.parent = place
                    continue
                }
                contested.insert(identity)
            }
            for name in AttributeUnit.names(with: name, in: other) {
                restore(name, of: identity, to: version[name])
            }
            return true
        }
        return false
    }

    /// Reports a conflict about a reference of one side (`side`), if the other side deleted the
    /// target of the reference, or moved the target or the element with the reference. `target` is
    /// nil if the target was deleted.
    private mutating func reportReference(
        _ attribute: VersionAttribute, of identity: Identity, heldBy side: MergeSide,
        _ target: Identity?
    ) {
        let pointing = "points to " + nameOfTarget(attribute, of: side)
        let isOwnerMoved = target.map { target in
            path(to: target, mergedParent) == path(to: target) { input[side][$0]?.parent }
        }
        let deed = isOwnerMoved.map { $0 ? "moved its owner away" : "moved away" } ?? "deleted"
        conflict(
            .reference, identity,
            "\(attribute.name) \(pointing), "
                + (isOwnerMoved == true ? "but" : "which") + " \(side.other.rawValue) \(deed)",
            base: nil, ours: side == .ours ? pointing : deed,
            theirs: side == .ours ? deed : pointing, taken: side.other)
    }

    private func nameOfTarget(_ attribute: VersionAttribute, of side: MergeSide) -> String {
        input[side].name(ofID: attribute.value)
    }
}

/// A reference that was dangling before the merge.
struct DanglingReference: Hashable {
    let element: Identity
    let name: String
    let value: String

    init(_ attribute: VersionAttribute, of element: Identity) {
        self.element = element
        (name, value) = (attribute.name, attribute.value)
    }
}

extension VersionElement {
    /// The ids of all elements inside a value.
    var idsInside: [String] { source.subtree.compactMap { $0["id"] } }
}

extension Version {
    var danglingReferences: [DanglingReference] {
        var ids: Set<String> = []
        for element in elements {
            if element.kind == .value {
                ids.formUnion(element.idsInside)
            } else if let id = element["id"] {
                ids.insert(id)
            }
        }
        return elements.flatMap { element in
            element.references.filter { !ids.contains($0.value) }
                .map { DanglingReference($0, of: element.identity) }
        }
    }
}
