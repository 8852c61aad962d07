/// Merging of slots. A slot is a place for only one object: the property of an outlet, the `key` of
/// a child element, or an event of a control (docs/merging.md, "Slots").
extension TreeMerge {
    /// Leaves only the preferred side's objects in each slot that the merge filled twice. The
    /// other objects get back the slot that they have on that side, or are removed.
    mutating func clearSlots() {
        var reported: Set<Slot> = []
        // An object that gets its old slot back can fill that slot twice, so the step is repeated.
        // A chain of such objects is at most as long as the number of slots of one object, so few
        // rounds are enough.
        for _ in 0..<Self.rounds {
            let crowded = filledSlots().filter { isCrowded($0.slot, $0.members) }
            if crowded.isEmpty { break }
            for (slot, members) in crowded {
                if reported.insert(slot).inserted { report(members, in: slot) }
                let side = side(in: .slot, of: slot.owner, slot.words)
                if slot.isIdentifier {
                    for member in members { restoreIdentifier(of: member, in: slot, of: side) }
                    continue
                }
                for member in members {
                    contest(member)
                    restore(member, of: side)
                }
                restore(slot.attribute, of: slot.owner, of: side)
            }
        }
        removeOrphans()
    }

    private static var rounds: Int { 8 }

    mutating func contest(_ member: Identity) {
        for version in [input.ours, input.theirs] {
            contested.formUnion(version.subtree(member).map(\.identity))
        }
    }

    /// Gives an object the slot that it has on a side; removes the object if that side does not
    /// have it.
    private mutating func restore(_ member: Identity, of side: MergeSide) {
        guard let source = input[side][member] else {
            elements[member] = nil
            return
        }
        guard let element = elements[member] else { return }
        let isConstraint = source.name == "constraint"
        let isContainer = source["relationship"] != nil
        let names =
            isConstraint
            ? Self.equation : Self.slotAttributes.union(isContainer ? ["destination"] : [])
        elements[member]!.parent = source.parent
        let others = element.attributes.filter { !names.contains($0.name) }
        let known = Set(source.attributes.map(\.name))
        elements[member]!.attributes =
            source.attributes.compactMap { attribute in
                names.contains(attribute.name)
                    ? attribute : others.first { $0.name == attribute.name }
            } + others.filter { !known.contains($0.name) }
    }

    /// Gives an object the identifier that it has on a side. Removes the identifier if the object
    /// was moved, and has it on that side in another scope.
    private mutating func restoreIdentifier(
        of member: Identity, in slot: Slot, of side: MergeSide
    ) {
        restore(slot.attribute, of: member, of: side)
        guard let own = input[side][member], slots(of: member).contains(slot),
            !slots(of: own, in: input[side]).contains(slot)
        else { return }
        elements[member]!.attributes.removeAll { $0.name == slot.attribute }
    }

    /// Sets an attribute of an object to the value that it has on a side. Removes the attribute if
    /// the side does not have it.
    mutating func restore(
        _ name: String?, of object: Identity, of side: MergeSide
    ) {
        guard let name else { return }
        restore(name, of: object, to: input[side][object]?[name])
    }

    /// Sets an attribute of an object, or removes it if `value` is nil.
    mutating func restore(_ name: String, of object: Identity, to value: String?) {
        guard let element = elements[object] else { return }
        contestedAttributes.insert(TextPlace(owner: object, name: name))
        elements[object]!.attributes = element.attributes.compactMap { attribute in
            attribute.name == name
                ? value.map { VersionAttribute(name: name, value: $0) } : attribute
        }
        if let value, !element.attributes.contains(where: { $0.name == name }) {
            elements[object]!.attributes.insertInOrder(
                VersionAttribute(name: name, value: value), in: element.name)
        }
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
                // A segue with an identifier is compared even if it is unchanged, because an object
                // around it may have been moved to another scene.
                if ours.parent == theirs.parent, ours.attributes == theirs.attributes,
                    ours["identifier"] == nil
                {
                    continue
                }
            }
            for slot in self.slots(of: identity) where !isShared(slot, by: versions) {
                if let place = places[slot] {
                    slots[place].members.append(identity)
                } else {
                    places[slot] = slots.count
                    slots.append((slot, [identity]))
                }
            }
        }
        return slots
    }

    private func isShared(_ slot: Slot, by versions: ElementVersions) -> Bool {
        guard let ours = versions.ours, let theirs = versions.theirs,
            ours.parent == theirs.parent
        else { return false }
        return slots(of: ours, in: input.ours).contains(slot)
            && slots(of: theirs, in: input.theirs).contains(slot)
    }

    /// Returns whether a slot has more than one object, and no side has all of them in it. The
    /// objects of one list such as `<rightBarButtonItems>` do not compete with each other.
    private func isCrowded(_ slot: Slot, _ members: [Identity]) -> Bool {
        if members.count < 2 || isOneList(members, in: slot) { return false }
        // Of a deleted object and what is in its place, the merged file never has both.
        if let one = deciders[members[0]], members.allSatisfy({ deciders[$0] == one }) {
            return false
        }
        if members.allSatisfy({ input.versions(of: $0).any.name == "outletCollection" }) {
            return false
        }
        return !MergeSide.allCases.contains { side in
            members.allSatisfy { member in
                guard let own = input[side][member] else { return false }
                return slots(of: own, in: input[side]).contains(slot)
                    && own.parent == mergedParent(of: member)
            }
        }
    }

    private func isOneList(_ members: [Identity], in slot: Slot) -> Bool {
        if slot.isIdentifier { return false }
        let lists = Set(members.map { mergedParent(of: $0) })
        guard lists.count == 1, !lists.contains(slot.parent), let list = lists.first ?? nil else {
            return false
        }
        return input.versions(of: list).any.name != "connections"
    }

    private struct Slot: Hashable {
        /// The object that the slot belongs to.
        let owner: Identity
        let parent: Identity
        let name: String
        let words: String
        /// If `isIdentifier`, the attribute whose value only one object of the slot can have.
        /// Otherwise an attribute of the owner that states what the slot contains; nil if there is
        /// none.
        var attribute: String?
        var isIdentifier = false
    }

    /// Returns the slots of an element in the merged file. Empty if the element is not there and no
    /// conflict decides whether it is.
    private func slots(of identity: Identity) -> [Slot] {
        let source = input.versions(of: identity).any
        let element = elements[identity]
        guard element != nil || contested.contains(identity) else { return [] }
        return slots(
            of: source, element?.attributes ?? source.attributes,
            in: element?.parent ?? source.parent, mergedParent
        ).filter { contains($0.owner) }
    }

    /// Returns the slots of an element in its own version.
    private func slots(of element: VersionElement, in version: Version) -> [Slot] {
        slots(of: element, element.attributes, in: element.parent) { version[$0]?.parent }
    }

    /// - Parameter up: returns the parent of an element, in a version or in the merged file
    private func slots(
        of source: VersionElement, _ attributes: [VersionAttribute], in parent: Identity?,
        _ up: (Identity) -> Identity?
    ) -> [Slot] {
        guard let parent, let owner = owner(ofPlace: parent) else { return [] }
        func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
        func slot(_ name: String?, of kind: String? = nil) -> [Slot] {
            guard let name else { return [] }
            let kind = kind ?? source.name
            return [
                Slot(
                    owner: owner, parent: parent, name: kind + " " + name,
                    words: "two \(kind)s" + (name.isEmpty ? "" : " for " + name))
            ]
        }
        switch source.name {
        // A property has either one outlet or any number of outlet collections: none of 363 objects
        // with collections also has an outlet for the same property.
        case "outlet", "outletCollection": return slot(value("property"), of: "outlet")
        case "binding": return slot(value("name"))
        // A control has any number of actions for an event. Everything else has one action, or one
        // for each trigger, such as the double click in a table of the Mac.
        case "action": return slot(value("eventType") == nil ? value("trigger") ?? "" : nil)
        case "segue":
            return slot(segueSlot(source, in: parent)) + containerSlot(source, attributes)
                + identifierSlots(source, attributes, in: parent, up)
        case "constraint":
            guard let equation = equation(source, attributes, of: owner) else { return [] }
            return [
                Slot(
                    owner: owner, parent: parent, name: equation.joined(separator: " "),
                    words: "two constraints of " + equation[1])
            ]
        default:
            if source["id"] == nil { return [] }
            return keySlot(value("key"), in: parent, of: owner)
                + sceneSlot(value("sceneMemberID"), in: parent, of: owner)
                + tableSlot(source, in: parent)
                + identifierSlots(source, attributes, in: parent, up)
        }
    }

    /// Returns the slot of an object with a role. The role is the object's `key`, or the list that
    /// contains the object: a single item is `<barButtonItem key="rightBarButtonItem">`, several
    /// are in a `<rightBarButtonItems>`.
    private func keySlot(_ key: String?, in parent: Identity, of owner: Identity) -> [Slot] {
        let container = input.versions(of: parent).any
        let isList = key == nil && container.name.hasSuffix("BarButtonItems")
        guard let role = key ?? (isList ? String(container.name.dropLast()) : nil),
            let parent = isList ? container.parent : parent
        else { return [] }
        return [
            Slot(
                owner: owner, parent: parent, name: "key " + role, words: "two objects as " + role)
        ]
    }

    /// Returns the slot of an object with a role in its scene, such as the controller. None of
    /// 21,993 scenes has two objects with the same role.
    private func sceneSlot(_ role: String?, in parent: Identity, of owner: Identity) -> [Slot] {
        guard let role else { return [] }
        return [
            Slot(
                owner: owner, parent: parent, name: "role " + role, words: "two objects as " + role)
        ]
    }

    /// Returns the slot of a table's content. A table has prototypes, or it is static and has
    /// sections (none of 298 static tables has prototypes).
    private func tableSlot(_ source: VersionElement, in parent: Identity) -> [Slot] {
        let container = input.versions(of: parent).any
        guard container.name == "prototypes" || container.name == "sections",
            let table = container.parent, input.versions(of: table).any.name == "tableView"
        else { return [] }
        return [
            Slot(
                owner: table, parent: table, name: "content",
                words: "prototypes and static sections", attribute: "dataMode")
        ]
    }

    /// Returns a slot for each identifier of an object that must be unique: of a controller in its
    /// storyboard, of a prototype in its table or collection view, of a segue in its scene, of a
    /// column in its table, of a cell view in its table, of an item in its toolbar, and of a system
    /// menu in the file. (No identifier occurs twice in 264 storyboards, 366 lists of prototypes, 25
    /// and 134 tables, 20 toolbars and 49 menus; 24 of 10,195 segues share one.)
    private func identifierSlots(
        _ source: VersionElement, _ attributes: [VersionAttribute], in parent: Identity,
        _ up: (Identity) -> Identity?
    ) -> [Slot] {
        let container = input.versions(of: parent).any
        let isPrototype =
            container.name == "prototypes"
            || container.name == "cells"
                && container.parent.map { input.versions(of: $0).any.name } == "collectionView"
        return attributes.compactMap { attribute in
            let scope: Identity
            switch (source.name, attribute.name) {
            case (_, "storyboardIdentifier"), ("menu", "systemMenu"): scope = root
            case (_, "reuseIdentifier") where isPrototype: scope = container.parent ?? parent
            case ("segue", "identifier"): scope = scene(of: source.identity, up) ?? parent
            case ("tableColumn", "identifier"), ("toolbarItem", "explicitItemIdentifier"):
                scope = owner(ofPlace: parent) ?? parent
            case ("tableCellView", "identifier"): scope = table(of: source.identity, up) ?? parent
            case ("buttonCell", "state") where attribute.value == "on":
                return radioSlot(source, attributes, in: parent, up)
            default: return nil
            }
            let words = "two objects with \(attribute.name) " + attribute.value
            return Slot(
                owner: scope, parent: scope, name: words, words: words, attribute: attribute.name,
                isIdentifier: true)
        }
    }

    /// Returns the slot of the radio button that is on: only one of those with one action in one view
    /// is (38 of 38 groups). Nil for any other button.
    private func radioSlot(
        _ cell: VersionElement, _ attributes: [VersionAttribute], in button: Identity,
        _ up: (Identity) -> Identity?
    ) -> Slot? {
        let action = input.versions(of: button).any.source.child("connections")?.child("action")
        guard attributes.contains(VersionAttribute(name: "type", value: "radio")),
            let action, let list = up(button), let view = owner(ofPlace: list)
        else { return nil }
        let group = [action["selector"], action["target"]].map { $0 ?? "" }
        return Slot(
            owner: view, parent: view, name: "radio " + group.joined(separator: " "),
            words: "two radio buttons of \(group[0]) that are on", attribute: "state",
            isIdentifier: true)
    }

    /// Returns the table of the Mac that contains an element.
    private func table(of identity: Identity, _ up: (Identity) -> Identity?) -> Identity? {
        var next = up(identity)
        while let current = next {
            if ["tableView", "outlineView"].contains(input.versions(of: current).any.name) {
                return current
            }
            next = up(current)
        }
        return nil
    }

    // MARK: Chains

    /// Reports a conflict for each circle of pages: a `nextPage` of one side that leads back to its
    /// own page through one of the other side. Removes those that the taken side does not have.
    mutating func breakCircles() {
        for identity in input.identities {
            guard let circle = circle(from: identity),
                !MergeSide.allCases.contains(where: { circle.allSatisfy(input[$0].contains) }),
                let owner = owner(of: identity)
            else { continue }
            let words = "pages in a circle"
            func names(_ version: Version) -> String? {
                let sentences = ElementSentence(version)
                let own = circle.compactMap { version[$0] }.map { sentences.words(for: $0) }
                return own.isEmpty ? nil : own.joined(separator: ", ")
            }
            conflict(
                .slot, owner, words, base: nil, ours: names(input.ours),
                theirs: names(input.theirs), involved: circle)
            let side = side(in: .slot, of: owner, words)
            for segue in circle {
                contest(segue)
                if !input[side].contains(segue) { elements[segue] = nil }
            }
        }
    }

    /// Returns the segues to next pages of the merged file that lead from one of them back to its
    /// page; nil if they lead to no page twice.
    private func circle(from segue: Identity) -> [Identity]? {
        var circle: [Identity] = []
        var next: Identity? = segue
        while let current = next, let element = elements[current],
            let target = element.attributes.first(where: { $0.name == "destination" })?.value,
            element.attributes.contains(
                VersionAttribute(name: "relationship", value: "nextPage"))
        {
            circle.append(current)
            let pages = [input.ours, input.theirs].compactMap { $0.element(id: target)?.identity }
            next = pages.lazy.flatMap { page in
                [input.ours, input.theirs].flatMap { $0.children(page).flatMap($0.children) }
            }.first { candidate in
                elements[candidate]?.attributes.contains(
                    VersionAttribute(name: "relationship", value: "nextPage")) ?? false
            }
            if next == segue { return circle }
            if next.map(circle.contains) ?? false { return nil }
        }
        return nil
    }

    /// Returns the slot that a child controller has for the segue from its container, such as a
    /// navigation controller. A child has only one container (1,058 of 1,059 controllers).
    private func containerSlot(
        _ segue: VersionElement, _ attributes: [VersionAttribute]
    ) -> [Slot] {
        let target = attributes.first { $0.name == "destination" }?.value
        guard segue["relationship"] != nil, let target,
            let child = [input.ours, input.theirs].lazy.compactMap({ $0.element(id: target) }).first
        else { return [] }
        return [
            Slot(
                owner: child.identity, parent: child.identity, name: "container",
                words: "in two containers")
        ]
    }

    /// Returns the slot of a segue; nil if there can be any number of such segues. A control has
    /// one segue for each event. A controller can have several segues, but only one for each
    /// relationship, such as `rootViewController`. (A relationship with a plural name, such as
    /// `viewControllers`, is a list in 465 of 465 cases; 4,077 others have one segue.)
    private func segueSlot(_ segue: VersionElement, in connections: Identity) -> String? {
        if let relationship = segue["relationship"] {
            return relationship.hasSuffix("s") ? nil : relationship
        }
        guard let owner = owner(ofPlace: connections) else { return nil }
        let name = input.versions(of: owner).any.name
        if name.hasSuffix("Controller") || name == "exit" || segue["id"] == nil { return nil }
        return segue["trigger"] ?? ""
    }

    /// Returns the ends and the multiplier of a required equality constraint that is installed for
    /// all size classes; nil for other constraints. Two such constraints between the same anchors
    /// contradict each other unless their constants are equal. Each end is an item and an
    /// attribute. The ends are sorted, so that exchanging them makes no difference.
    private func equation(
        _ constraint: VersionElement, _ attributes: [VersionAttribute], of owner: Identity
    ) -> [String]? {
        let attributes = attributes.filter { $0.name != "constant" && $0.name != "id" }
        let values = attributes.byName
        guard values["firstAttribute"] != nil, Set(values.keys).isSubset(of: Self.equation),
            !isInstalledBySizeClass(constraint.identity)
        else { return nil }
        let view = input.versions(of: owner).any["id"]
        let first = [values["firstItem"] ?? view ?? "", values["firstAttribute"] ?? ""]
        let second = [values["secondItem"] ?? "", values["secondAttribute"] ?? ""]
        let multiplier = values["multiplier"] ?? "1"
        if values["secondItem"] == nil || first.lexicographicallyPrecedes(second) {
            return first + second + [multiplier]
        }
        return second + first + [multiplier == "1" ? "1" : Version.inverse(of: multiplier)]
    }

    private static let equation: Set<String> = [
        "firstItem", "firstAttribute", "secondItem", "secondAttribute", "multiplier",
    ]

    /// The attributes that determine the slot of an object other than a constraint.
    private static let slotAttributes: Set<String> = [
        "key", "property", "name", "eventType", "trigger", "relationship",
    ]

    /// The attributes of an object that change if the other side is chosen in a conflict about a
    /// slot.
    static let slotNames = slotAttributes.union(equation).union(identifiers)
        .union(["destination"]).sorted()

    private static let identifiers: Set<String> = [
        "storyboardIdentifier", "reuseIdentifier", "identifier", "systemMenu", "dataMode",
        "explicitItemIdentifier", "state",
    ]

    func isInstalledBySizeClass(_ constraint: Identity) -> Bool {
        let versions = input.versions(of: constraint)
        guard let id = versions.any["id"] else { return false }
        return !(versions.ours ?? versions.any).children.isEmpty
            || !(versions.theirs ?? versions.any).children.isEmpty
            || input.maskedIDs.contains(id)
    }

    private mutating func report(_ members: [Identity], in slot: Slot) {
        func names(_ side: MergeSide) -> String? {
            let version = input[side]
            let sentences = ElementSentence(version)
            let inSlot = members.compactMap { version[$0] }
                .filter { slots(of: $0, in: version).contains(slot) }
            let names = inSlot.map { element in
                element.isPointer
                    ? sentences.words(for: element)
                    : ObjectName(element.identity, in: version).short
            }
            return names.isEmpty ? nil : names.joined(separator: ", ")
        }
        conflict(
            .slot, slot.owner, slot.words, base: nil, ours: names(.ours),
            theirs: names(.theirs),
            involved: members + (slot.attribute == nil || slot.isIdentifier ? [] : [slot.owner]))
    }
}
