/// Places that take one object: an outlet's property, a role in a parent, what a tap starts
/// (docs/merging.md, "Slots").
extension TreeMerge {
    mutating func clearSlots() {
        for members in filledSlots() where members.count > 1 {
            let isOwn = MergeSide.allCases.contains { side in
                members.allSatisfy { input[side].contains($0) }
            }
            if isOwn { continue }
            reportSlot(members)
            let side = side(in: .slot, of: members[0], slotWords(members))
            for member in members where !input[side].contains(member) {
                elements[member] = nil
            }
        }
        removeHomeless()
    }

    /// Each slot's objects, in the order of the slots' first ones.
    private func filledSlots() -> [[Identity]] {
        var places: [Slot: Int] = [:]
        var slots: [[Identity]] = []
        for identity in input.identities where contains(identity) {
            guard let slot = slot(of: identity) else { continue }
            if let place = places[slot] {
                slots[place].append(identity)
            } else {
                places[slot] = slots.count
                slots.append([identity])
            }
        }
        return slots
    }

    private struct Slot: Hashable {
        let parent: Identity
        let name: String
    }

    private func slot(of identity: Identity) -> Slot? {
        guard let element = elements[identity], let parent = element.parent else { return nil }
        let source = input.versions(of: identity).any
        let name: String? =
            switch source.name {
            case "outlet": source["property"].map { "outlet " + $0 }
            case "segue": segueSlot(source, in: parent)
            default: source["id"] == nil ? nil : source["key"].map { "key " + $0 }
            }
        return name.map { Slot(parent: parent, name: $0) }
    }

    /// A control starts one segue an event; a controller has as many as it likes, but one root.
    private func segueSlot(_ segue: VersionElement, in connections: Identity) -> String? {
        if segue["relationship"] == "rootViewController" { return "root" }
        guard segue["relationship"] == nil, let owner = owner(ofPlace: connections) else {
            return nil
        }
        let name = input.versions(of: owner).any.name
        if name.hasSuffix("Controller") || name == "exit" || segue["id"] == nil { return nil }
        return "segue " + (segue["trigger"] ?? "")
    }

    private func slotWords(_ members: [Identity]) -> String {
        let source = input.versions(of: members[0]).any
        return "two objects as " + (source["property"] ?? source["key"] ?? source.name)
    }

    private mutating func reportSlot(_ members: [Identity]) {
        func words(_ side: MergeSide) -> String? {
            let own = members.filter { input[side].contains($0) }
            let names = own.map { identity in
                let element = input[side][identity]!
                return element["destination"].map { "to " + $0 } ?? element["id"] ?? element.name
            }
            return names.isEmpty ? nil : names.joined(separator: ", ")
        }
        conflict(
            .slot, members[0], slotWords(members), base: nil, ours: words(.ours),
            theirs: words(.theirs))
    }
}
