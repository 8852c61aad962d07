/// Merging of slots. A slot is a place for only one object: the property of an outlet, the `key` of
/// a child element, or an event of a control (docs/merging.md, "Slots").
extension TreeMerge {
    mutating func clearSlots() {
        for (slot, members) in filledSlots() where members.count > 1 {
            let isOwn = MergeSide.allCases.contains { side in
                members.allSatisfy { input[side].contains($0) }
            }
            if isOwn { continue }
            let words = words(for: members)
            report(members, in: slot, words)
            let side = side(in: .slot, of: slot.owner, words)
            for member in members {
                contest(member)
                if !input[side].contains(member) { elements[member] = nil }
            }
        }
        removeOrphans()
    }

    private mutating func contest(_ member: Identity) {
        for version in [input.ours, input.theirs] {
            contested.formUnion(version.subtree(member).map(\.identity))
        }
    }

    /// Returns the slots, each with the objects that the sides put into it. A slot is a place for
    /// only one object, such as the target of an outlet. Objects that both sides have are left out.
    /// The slots are in the order of their first objects.
    private func filledSlots() -> [(slot: Slot, members: [Identity])] {
        var places: [Slot: Int] = [:]
        var slots: [(slot: Slot, members: [Identity])] = []
        for identity in input.identities {
            // An object that both sides have does not compete with another one for its slot.
            if input.ours.contains(identity), input.theirs.contains(identity) { continue }
            guard let slot = slot(of: identity) else { continue }
            if let place = places[slot] {
                slots[place].members.append(identity)
            } else {
                places[slot] = slots.count
                slots.append((slot, [identity]))
            }
        }
        return slots
    }

    private struct Slot: Hashable {
        /// The object that the slot belongs to.
        let owner: Identity
        let parent: Identity
        let name: String
    }

    /// Returns the slot of an element that is in the merged file, or whose presence a conflict
    /// decides. Returns nil for other elements, and for elements in no slot.
    private func slot(of identity: Identity) -> Slot? {
        let source = input.versions(of: identity).any
        let element = elements[identity]
        guard element != nil || contested.contains(identity),
            let parent = element?.parent ?? source.parent
        else { return nil }
        let name: String? =
            switch source.name {
            case "outlet": source["property"].map { "outlet " + $0 }
            case "segue": segueSlot(source, in: parent)
            case "constraint": constraintSlot(source, element?.attributes ?? source.attributes)
            default: source["id"] == nil ? nil : source["key"].map { "key " + $0 }
            }
        guard let name, let owner = owner(ofPlace: parent), contains(owner) else { return nil }
        return Slot(owner: owner, parent: parent, name: name)
    }

    /// Returns the slot of a segue; nil if there can be any number of such segues. A control has
    /// one segue for each event. A controller can have several segues, but only one to its root
    /// controller.
    private func segueSlot(_ segue: VersionElement, in connections: Identity) -> String? {
        if segue["relationship"] == "rootViewController" { return "root" }
        guard segue["relationship"] == nil, let owner = owner(ofPlace: connections) else {
            return nil
        }
        let name = input.versions(of: owner).any.name
        if name.hasSuffix("Controller") || name == "exit" || segue["id"] == nil { return nil }
        return "segue " + (segue["trigger"] ?? "")
    }

    /// Returns the slot of a required equality constraint that is installed for all size classes;
    /// nil for other constraints. Two such constraints between the same anchors contradict each
    /// other unless their constants are equal.
    private func constraintSlot(
        _ constraint: VersionElement, _ attributes: [VersionAttribute]
    ) -> String? {
        let attributes = attributes.filter { $0.name != "constant" && $0.name != "id" }
        let names = Set(attributes.map(\.name))
        guard names.contains("firstAttribute"),
            names.isSubset(of: Self.equation),
            !isInstalledBySizeClass(constraint.identity)
        else { return nil }
        return attributes.sorted { $0.name < $1.name }.map { $0.name + "=" + $0.value }
            .joined(separator: " ")
    }

    private static let equation: Set<String> = [
        "firstItem", "firstAttribute", "secondItem", "secondAttribute", "multiplier",
    ]

    private func isInstalledBySizeClass(_ constraint: Identity) -> Bool {
        let versions = input.versions(of: constraint)
        guard let id = versions.any["id"] else { return false }
        return !(versions.ours ?? versions.any).children.isEmpty
            || !(versions.theirs ?? versions.any).children.isEmpty
            || input.maskedIDs.contains(id)
    }

    private func words(for members: [Identity]) -> String {
        let source = input.versions(of: members[0]).any
        if source.name == "constraint" {
            return "two constraints of " + (source["firstAttribute"] ?? "")
        }
        let name = source["property"] ?? source["key"] ?? source["trigger"]
        return source["key"] == nil
            ? "two \(source.name)s" + (name.map { " for " + $0 } ?? "")
            : "two objects as " + (name ?? source.name)
    }

    private mutating func report(_ members: [Identity], in slot: Slot, _ words: String) {
        func names(_ side: MergeSide) -> String? {
            let version = input[side]
            let sentences = ElementSentence(version)
            let names = members.compactMap { version[$0] }.map { element in
                VersionTables.pointers.contains(element.name)
                    ? sentences.words(for: element)
                    : ObjectName(element.identity, in: version).short
            }
            return names.isEmpty ? nil : names.joined(separator: ", ")
        }
        conflict(
            .slot, slot.owner, words, base: nil, ours: names(.ours), theirs: names(.theirs),
            involved: members)
    }
}
