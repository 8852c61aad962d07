/// Merging of slots. A slot is a place for only one object: the property of an outlet, the `key` of
/// a child element, or an event of a control (docs/merging.md, "Slots").
extension TreeMerge {
    /// Leaves only the preferred side's objects in each slot that the merge filled twice. The
    /// other objects get back the slot that they have on that side, or are removed.
    mutating func clearSlots() {
        var reported: Set<Slot> = []
        // An object that gets its slot back can fill that slot twice. A chain of such objects is as
        // long as the number of slots of one object at most, so few rounds are enough.
        for _ in 0..<Self.rounds {
            let crowded = filledSlots().filter { isCrowded($0.slot, $0.members) }
            if crowded.isEmpty { break }
            for (slot, members) in crowded {
                let words = words(for: slot, members)
                if reported.insert(slot).inserted { report(members, in: slot, words) }
                let side = side(in: .slot, of: slot.owner, words)
                for member in members {
                    contest(member)
                    restore(member, of: side)
                }
            }
        }
        removeOrphans()
    }

    private static var rounds: Int { 8 }

    private mutating func contest(_ member: Identity) {
        for version in [input.ours, input.theirs] {
            contested.formUnion(version.subtree(member).map(\.identity))
        }
    }

    /// Gives an object the slot that it has on a side; removes it if that side does not have it.
    private mutating func restore(_ member: Identity, of side: MergeSide) {
        guard let source = input[side][member] else {
            elements[member] = nil
            return
        }
        guard let element = elements[member] else { return }
        let isConstraint = source.name == "constraint"
        let names = isConstraint ? Self.equation : Self.slotAttributes
        elements[member]!.parent = source.parent
        let others = element.attributes.filter { !names.contains($0.name) }
        let known = Set(source.attributes.map(\.name))
        elements[member]!.attributes =
            source.attributes.compactMap { attribute in
                names.contains(attribute.name)
                    ? attribute : others.first { $0.name == attribute.name }
            } + others.filter { !known.contains($0.name) }
    }

    /// Returns the slots, each with the objects that the sides put into it. Objects that both
    /// sides have in the same slot are left out, because they do not compete for it. The slots are
    /// in the order of their first objects.
    private func filledSlots() -> [(slot: Slot, members: [Identity])] {
        var places: [Slot: Int] = [:]
        var slots: [(slot: Slot, members: [Identity])] = []
        for identity in input.identities {
            let versions = input.versions(of: identity)
            if let ours = versions.ours, let theirs = versions.theirs {
                if ours.parent == theirs.parent, ours.attributes == theirs.attributes { continue }
                if ours.parent == theirs.parent, slot(of: ours) == slot(of: theirs) { continue }
            }
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

    /// Returns whether a slot has more than one object, and no side has all of them in it. The
    /// objects of a list such as `<rightBarButtonItems>` do not compete with each other.
    private func isCrowded(_ slot: Slot, _ members: [Identity]) -> Bool {
        let listed = members.count { isListed($0, in: slot) }
        if members.count < 2 || listed == members.count { return false }
        return !MergeSide.allCases.contains { side in
            members.allSatisfy { member in
                guard let own = input[side][member] else { return false }
                return self.slot(of: own) == slot && own.parent == mergedParent(of: member)
            }
        }
    }

    private func isListed(_ member: Identity, in slot: Slot) -> Bool {
        mergedParent(of: member) != slot.parent
    }

    private struct Slot: Hashable {
        /// The object that the slot belongs to.
        let owner: Identity
        let parent: Identity
        let name: String
    }

    /// Returns the slot in the merged file of an element that is there, or whose presence a
    /// conflict decides. Returns nil for other elements, and for elements in no slot.
    private func slot(of identity: Identity) -> Slot? {
        let source = input.versions(of: identity).any
        let element = elements[identity]
        guard element != nil || contested.contains(identity) else { return nil }
        let slot = slot(
            of: source, element?.attributes ?? source.attributes,
            in: element?.parent ?? source.parent)
        return slot.flatMap { contains($0.owner) ? $0 : nil }
    }

    /// Returns the slot of an element in its own version.
    private func slot(of element: VersionElement) -> Slot? {
        slot(of: element, element.attributes, in: element.parent)
    }

    private func slot(
        of source: VersionElement, _ attributes: [VersionAttribute], in parent: Identity?
    ) -> Slot? {
        guard var parent, let owner = owner(ofPlace: parent) else { return nil }
        func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
        var name: String?
        switch source.name {
        case "outlet": name = value("property").map { "outlet " + $0 }
        case "binding": name = value("name").map { "binding " + $0 }
        // A control has any number of actions for an event. Everything else has one action.
        case "action": name = value("eventType") == nil ? "action" : nil
        case "segue": name = segueSlot(source, in: parent)
        case "constraint": name = constraintSlot(source, attributes)
        default:
            if source["id"] == nil { return nil }
            name = value("key").map { "key " + $0 }
            // One item is `<barButtonItem key="rightBarButtonItem">`, several are in a
            // `<rightBarButtonItems>`.
            let container = input.versions(of: parent).any
            let isList = container.name.hasSuffix("BarButtonItems")
            if name == nil, isList, let around = container.parent {
                name = "key " + container.name.dropLast()
                parent = around
            }
        }
        return name.map { Slot(owner: owner, parent: parent, name: $0) }
    }

    /// Returns the slot of a segue; nil if there can be any number of such segues. A control has
    /// one segue for each event. A controller can have several segues, but only one for each
    /// relationship, such as `rootViewController`. (Relationships whose name is a plural, such as
    /// `viewControllers`, are lists: 465 of 465, and 4,077 others have one segue.)
    private func segueSlot(_ segue: VersionElement, in connections: Identity) -> String? {
        if let relationship = segue["relationship"] {
            return relationship.hasSuffix("s") ? nil : "segue " + relationship
        }
        guard let owner = owner(ofPlace: connections) else { return nil }
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

    /// The attributes that name the slot of an object other than a constraint.
    private static let slotAttributes: Set<String> = [
        "key", "property", "name", "eventType", "trigger", "relationship",
    ]

    /// The attributes that a conflict about a slot can give back to an object.
    static let slotNames = slotAttributes.union(equation).sorted()

    private func isInstalledBySizeClass(_ constraint: Identity) -> Bool {
        let versions = input.versions(of: constraint)
        guard let id = versions.any["id"] else { return false }
        return !(versions.ours ?? versions.any).children.isEmpty
            || !(versions.theirs ?? versions.any).children.isEmpty
            || input.maskedIDs.contains(id)
    }

    private func words(for slot: Slot, _ members: [Identity]) -> String {
        let source = input.versions(of: members[0]).any
        if source.name == "constraint" {
            return "two constraints of " + (source["firstAttribute"] ?? "")
        }
        let words = slot.name.split(separator: " ", maxSplits: 1).map(String.init)
        if words[0] == "key" { return "two objects as " + words[1] }
        return "two \(source.name)s" + (words.count > 1 ? " for " + words[1] : "")
    }

    private mutating func report(_ members: [Identity], in slot: Slot, _ words: String) {
        func names(_ side: MergeSide) -> String? {
            let version = input[side]
            let sentences = ElementSentence(version)
            let inSlot = members.compactMap { version[$0] }.filter { self.slot(of: $0) == slot }
            let names = inSlot.map { element in
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
