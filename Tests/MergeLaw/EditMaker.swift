import TestKit

/// Makes single edits of a file.
struct EditMaker {
    private let file: EditedFile
    private let salt: Int

    init(_ file: EditedFile, salt: Int) { (self.file, self.salt) = (file, salt) }

    mutating func make(
        _ kind: MergeEdit.Kind, at node: XMLNode, using random: inout SeededGenerator
    ) {
        switch kind {
        case .setAttribute: setAttribute(of: node, &random)
        case .addAttribute: node.set(random.pick(Self.addable), "\(number(&random))")
        case .removeAttribute:
            if !node.freeAttributes.isEmpty { node.set(random.pick(node.freeAttributes), nil) }
        case .setText: node.setText(node.text + " \(number(&random))")
        case .delete: delete(node, withReferences: true, &random)
        case .deleteAlone: delete(node, withReferences: false, &random)
        case .addObject: addObject(like: node, &random)
        case .addConstraint: addConstraint(to: node, &random)
        case .addOutlet: addOutlet(to: node, &random)
        case .addUnknown: addUnknown(to: node, &random)
        case .addItem: addItem(like: node, &random)
        case .moveWithin: move(node, to: node.parent!, &random)
        case .moveAcross: moveAcross(node, &random)
        case .shuffle: shuffle(node, &random)
        case .setSetting: setSetting(of: node, &random)
        case .setVersion: setVersion(of: node, &random)
        }
    }

    private func number(_ random: inout SeededGenerator) -> Int {
        Int.random(in: 1..<1_000, using: &random)
    }

    /// Returns an id in Xcode's form.
    private func id(_ random: inout SeededGenerator) -> String {
        let letters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
        var source = SeededGenerator(seed: Int.random(in: 0..<1 << 40, using: &random) ^ salt)
        let text = String((0..<8).map { _ in source.pick(letters) })
        return text.prefix(3) + "-" + text.dropFirst(3).prefix(2) + "-" + text.suffix(3)
    }

    private static let addable = [
        "tag", "userLabel", "opaque", "fuzzed", "misplaced", "restorationIdentifier",
    ]

    // MARK: Attributes

    private func setAttribute(of node: XMLNode, _ random: inout SeededGenerator) {
        guard !node.freeAttributes.isEmpty else { return }
        let name = random.pick(node.freeAttributes)
        node.set(name, changed(node[name]!, &random))
    }

    private func changed(_ value: String, _ random: inout SeededGenerator) -> String {
        if value == "YES" { return "NO" }
        if value == "NO" { return "YES" }
        if let old = Double(value) {
            let new = old.rounded() + Double(random.pick([-2, -1, 1, 2, 10]))
            return value.contains(".") || old < 0 ? "\(new)" : "\(Int(new.magnitude))"
        }
        return random.once(in: 8) ? "" : value + random.pick([" 2", "X", " & <b>", " é"])
    }

    private func setSetting(of root: XMLNode, _ random: inout SeededGenerator) {
        let name = random.pick([
            "useSafeAreas", "useTraitCollections", "colorMatched", "propertyAccessControl",
            "useAutolayout", "variant",
        ])
        root.set(name, root[name] == nil ? "YES" : random.once(in: 2) ? nil : "NO")
    }

    private func setVersion(of node: XMLNode, _ random: inout SeededGenerator) {
        let version = 21_000 + number(&random)
        file.root.set("toolsVersion", "\(version)")
        if node.name == "plugIn" { node.set("version", "\(version - 3)") }
    }

    // MARK: Deletions

    private func delete(
        _ node: XMLNode, withReferences: Bool, _ random: inout SeededGenerator
    ) {
        if withReferences { removeReferences(to: node) }
        remove(node, keepsContainer: random.once(in: 5))
    }

    private func remove(_ node: XMLNode, keepsContainer: Bool) {
        let parent = node.parent
        node.remove()
        if let parent, parent.isContainer, parent.elements.isEmpty, !parent.isSkeleton,
            !keepsContainer
        {
            parent.remove()
        }
    }

    /// Removes references to an element or its descendants: the whole element if it is a pointer,
    /// otherwise only the attribute.
    private func removeReferences(to node: XMLNode) {
        let ids = Set(node.subtree.compactMap { $0["id"] }.filter { !$0.hasPrefix("-") })
        for other in file.elements where !ids.isEmpty && !other.isInside(node) && other !== node {
            for (name, value) in other.attributes where name != "id" && ids.contains(value) {
                guard Self.pointers.contains(other.name) else {
                    other.set(name, nil)
                    continue
                }
                if other.parent == nil { continue }
                if other["id"] != nil { removeReferences(to: other) }
                remove(other, keepsContainer: false)
            }
        }
    }

    private static let pointers: Set<String> = [
        "constraint", "outlet", "outletCollection", "action", "segue", "include", "exclude",
        "binding", "designable",
    ]

    // MARK: Additions

    /// Adds a copy of an object with new ids to the same parent.
    private func addObject(like node: XMLNode, _ random: inout SeededGenerator) {
        guard let parent = node.parent else { return }
        let copy = node.copy()
        var ids: [String: String] = [:]
        for part in copy.subtree {
            if let old = part["id"] { ids[old] = id(&random) }
        }
        for part in copy.subtree {
            for (name, value) in part.attributes {
                if let new = ids[value] { part.set(name, new) }
            }
        }
        if !node.freeAttributes.isEmpty, random.once(in: 2) { setAttribute(of: copy, &random) }
        insert(copy, into: parent, &random)
    }

    private func insert(
        _ node: XMLNode, into parent: XMLNode, _ random: inout SeededGenerator
    ) {
        parent.insertLine(node, before: Int.random(in: 0...parent.elements.count, using: &random))
    }

    private func addConstraint(to list: XMLNode, _ random: inout SeededGenerator) {
        let views = list.parent?.subtree.filter {
            $0["id"] != nil && $0["translatesAutoresizingMaskIntoConstraints"] != nil
        }
        guard let views, !views.isEmpty else { return }
        let node = XMLNode(
            .element, "constraint",
            [
                ("firstItem", random.pick(views)["id"]!),
                ("firstAttribute", random.pick(["width", "height"])),
                ("constant", "\(number(&random))"),
                ("priority", "\(Int.random(in: 1...700, using: &random))"),
                ("id", id(&random)),
            ])
        list.insertLine(node, before: list.elements.count)
    }

    private func addOutlet(to list: XMLNode, _ random: inout SeededGenerator) {
        let objects = file.elements.filter {
            $0["id"]?.utf8.count == 10 && !Self.pointers.contains($0.name)
        }
        guard !objects.isEmpty else { return }
        let node = XMLNode(
            .element, "outlet",
            [
                ("property", "fuzz\(number(&random))"),
                ("destination", random.pick(objects)["id"]!),
                ("id", id(&random)),
            ])
        list.insertLine(node, before: list.elements.count)
    }

    /// Adds an element that is not part of the format, in one of several shapes.
    private func addUnknown(to node: XMLNode, _ random: inout SeededGenerator) {
        let unknown = XMLNode(.element, random.pick(["fuzzThing", "fuzzOther"]))
        node.insertLine(unknown, before: node.elements.count)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: break
        case 1: unknown.setText("text \(number(&random))")
        case 2: unknown.set("value", "\(number(&random))")
        // A parent must not have two children with the same key.
        case 3 where !node.elements.contains { $0["key"] == "fuzzKey" }:
            unknown.set("key", "fuzzKey")
        case 4:
            let entry = XMLNode(.element, "entry")
            unknown.insertLine(entry, before: 0)
            entry.insertLine(XMLNode(.element, "leaf"), before: 0)
        default:
            for _ in 0..<2 {
                let entry = XMLNode(.element, "entry")
                unknown.insertLine(entry, before: 0)
                entry.setText("\(number(&random))")
            }
        }
    }

    /// Adds a copy of a list item to the list, mostly with a different value.
    private func addItem(like node: XMLNode, _ random: inout SeededGenerator) {
        guard let parent = node.parent else { return }
        let copy = node.copy()
        if !random.once(in: 4) {
            if copy.freeAttributes.isEmpty {
                copy.setText(copy.text + "\(number(&random))")
            } else {
                setAttribute(of: copy, &random)
            }
        }
        insert(copy, into: parent, &random)
    }

    // MARK: Moves

    private func move(
        _ node: XMLNode, to parent: XMLNode, _ random: inout SeededGenerator
    ) {
        node.remove()
        insert(node, into: parent, &random)
    }

    private func moveAcross(_ node: XMLNode, _ random: inout SeededGenerator) {
        let name = node.parent!.name
        let targets = file.elements.filter {
            $0.name == name && $0.isContainer && $0 !== node.parent && !$0.isInside(node)
        }
        guard !targets.isEmpty else { return }
        let old = node.parent!
        move(node, to: random.pick(targets), &random)
        if old.elements.isEmpty, !old.isSkeleton { old.remove() }
    }

    private func shuffle(_ node: XMLNode, _ random: inout SeededGenerator) {
        var children = node.elements
        children.shuffle(using: &random)
        for child in children { child.remove() }
        for child in children { node.insertLine(child, before: node.elements.count) }
    }
}
