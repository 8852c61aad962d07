/// Repair of dangling references, which arise if one side refers to an object that the other side
/// deleted (docs/merging.md, "References").
extension TreeMerge {
    mutating func repairReferences() {
        // The removal of an element can leave references to that element dangling, so the repair is
        // repeated. Files from Xcode have no chains of references longer than the limit.
        // `MergeProof` rejects a file with remaining dangling references.
        for _ in 0..<Self.longestChain {
            if !repairOnce() { break }
        }
    }

    private static var longestChain: Int { 64 }

    /// Repairs the references that are dangling now. Returns true if there were any, so that their
    /// repair may have left others dangling.
    private mutating func repairOnce() -> Bool {
        let (ids, known) = (mergedIDs, input.dangling)
        var isSettled = true
        for identity in input.identities {
            let lost = (elements[identity]?.attributes ?? []).filter { attribute in
                VersionTables.references.contains(attribute.name) && !ids.contains(attribute.value)
                    && !known.contains(DanglingReference(attribute, of: identity))
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

    /// Repairs a dangling reference. If the element exists only to refer to another one (a
    /// *pointer* such as an outlet), removes the element. In any other element, the attribute gets
    /// the other side's value if the merged file contains that id; otherwise the attribute is
    /// removed.
    private mutating func repair(
        _ attribute: VersionAttribute, of identity: Identity, _ ids: Set<String>
    ) {
        guard let element = elements[identity] else { return }
        let versions = input.versions(of: identity)
        let source = versions.any
        let isPointer = VersionTables.pointers.contains(source.name)
        let holder: MergeSide = versions.ours?[attribute.name] == attribute.value ? .ours : .theirs
        let target = input[holder].element(id: attribute.value)?.identity
        // A pointer without an id, such as an `<exclude>` entry of a mask, is removed together with
        // the object to which it refers. The removal is not reported if the base already had the
        // pointer, or if it is an entry of `<inferredMetricsTieBreakers>`.
        let goesAlong =
            isPointer && source["id"] == nil && (versions.base != nil || source.isTieBreaker)
        let isContested =
            contested.contains(identity) || target.map(contested.contains) ?? false
        if !goesAlong, !isContested {
            reportReference(attribute, of: identity, heldBy: holder, taking: holder.other)
        }
        if isPointer {
            if isContested { contested.insert(identity) }
            elements[identity] = nil
            return
        }
        let other = versions[holder.other]?[attribute.name]
        elements[identity]!.attributes = element.attributes.compactMap { old in
            if old.name != attribute.name { return old }
            guard let other, other != attribute.value, ids.contains(other) else { return nil }
            return VersionAttribute(name: old.name, value: other)
        }
    }

    /// Reports a reference to a deleted object.
    ///
    /// - Parameter taken: the side whose version the merged file contains
    private mutating func reportReference(
        _ attribute: VersionAttribute, of identity: Identity, heldBy side: MergeSide,
        taking taken: MergeSide
    ) {
        let deed = "points to " + nameOfTarget(attribute, of: side)
        conflict(
            .reference, identity, referenceWords(attribute, heldBy: side), base: nil,
            ours: side == .ours ? deed : "deleted", theirs: side == .ours ? "deleted" : deed,
            taken: taken)
    }

    private func referenceWords(_ attribute: VersionAttribute, heldBy side: MergeSide) -> String {
        "\(attribute.name) points to \(nameOfTarget(attribute, of: side)), "
            + "which \(side.other.rawValue) deleted"
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
