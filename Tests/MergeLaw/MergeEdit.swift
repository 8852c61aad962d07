import TestKit

/// A random edit of a file, like one made in Xcode or by an external tool.
///
/// An edit refers to its target by the element's number in the base file. It is therefore the same
/// edit in a copy of the file, or if other edits are omitted.
package struct MergeEdit: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case setAttribute, addAttribute, removeAttribute, setText, delete, deleteAlone, addObject
        case addConstraint, addOutlet, addUnknown, addItem, moveWithin, moveAcross, shuffle
        case setSetting, setVersion
    }

    package let kind: Kind
    let seed: Int
    /// The number of the target element in the base file.
    let target: Int
    /// Part of the seed of new ids: the same edit with a different salt creates different ids.
    let salt: Int

    /// Chooses a random edit; nil if the file has no target for it.
    ///
    /// - Parameter focus: an element near which the edit is made
    init?(of base: EditedFile, near focus: XMLNode?, using random: inout SeededGenerator, salt: Int)
    {
        kind = random.pick(Self.weighted)
        let all = base.targets(of: kind)
        let near = focus.map { focus in
            all.filter { $0 === focus || $0.parent === focus || $0.isInside(focus) }
        }
        let choices = near.flatMap { $0.isEmpty ? nil : $0 } ?? all
        if choices.isEmpty { return nil }
        target = random.pick(choices).number
        seed = Int.random(in: 0..<1 << 30, using: &random)
        self.salt = salt
    }

    private init(kind: Kind, seed: Int, target: Int, salt: Int) {
        (self.kind, self.seed, self.target, self.salt) = (kind, seed, target, salt)
    }

    /// Returns an edit of the same kind and element with other random choices.
    func again(seed: Int) -> MergeEdit {
        MergeEdit(kind: kind, seed: seed, target: target, salt: salt)
    }

    /// The kinds, repeated according to their weight.
    private static let weighted: [Kind] =
        Kind.allCases
        + [.setAttribute, .setAttribute, .setAttribute, .delete, .delete, .addObject, .addObject]
        + [.addItem, .addUnknown, .moveWithin, .moveAcross]

    /// Applies the edit. Does nothing if its target was removed.
    package func apply(to file: EditedFile) {
        guard let node = file[target] else { return }
        var random = SeededGenerator(seed: seed)
        var maker = EditMaker(file, salt: salt)
        maker.make(kind, at: node, using: &random)
    }
}

/// A copy of the base file to which edits are applied.
package struct EditedFile {
    package let file: XMLNode
    private let nodes: [Int: XMLNode]

    package init(_ base: XMLNode) {
        file = base.copy()
        nodes = Dictionary(uniqueKeysWithValues: file.root.subtree.map { ($0.number, $0) })
    }

    /// Returns the element with this number in the base file; nil if it was removed.
    subscript(number: Int) -> XMLNode? {
        guard let node = nodes[number], node.isInside(file) else { return nil }
        return node
    }

    var root: XMLNode { file.root }

    /// All elements of the file, parents first.
    var elements: [XMLNode] { root.subtree }

    /// Returns the possible targets of an edit of this kind.
    func targets(of kind: MergeEdit.Kind) -> [XMLNode] {
        if kind == .setSetting { return [root] }
        return elements.dropFirst().filter { node in
            let isHeader = node.isHeader
            if kind == .setVersion { return node.name == "plugIn" || node.name == "capability" }
            return !isHeader && Self.isTarget(node, of: kind)
        }
    }

    private static func isTarget(_ node: XMLNode, of kind: MergeEdit.Kind) -> Bool {
        let isObject = node["id"] != nil && node.number > 0
        switch kind {
        case .setAttribute, .removeAttribute: return !node.freeAttributes.isEmpty
        case .addAttribute: return !node.attributes.isEmpty && !node.isDerived
        case .setText: return node.elements.isEmpty && !node.text.isEmpty
        case .delete, .deleteAlone: return !node.isSkeleton
        case .addObject: return isObject && !node.isSkeleton && node.parent!.isContainer
        case .addConstraint: return node.name == "constraints" && !node.elements.isEmpty
        case .addOutlet: return node.name == "connections"
        case .addUnknown: return isObject && node.parent!.isContainer
        case .addItem: return node.isItem
        case .moveWithin:
            return isObject && node.parent!.elements.count > 1 && node.parent!.isContainer
        case .moveAcross: return isObject && !node.isSkeleton && node.parent!.isContainer
        case .shuffle: return node.isContainer && node.elements.count > 2
        case .setSetting, .setVersion: return false
        }
    }
}

extension XMLNode {
    func isInside(_ other: XMLNode) -> Bool {
        var next = parent
        while let current = next {
            if current === other { return true }
            next = current.parent
        }
        return false
    }

    /// Whether the element is in a part of the file that describes devices, versions or resources.
    var isHeader: Bool {
        var next: XMLNode? = self
        while let current = next {
            if ["dependencies", "device", "resources"].contains(current.name) { return true }
            next = current.parent
        }
        return false
    }

    var isDerived: Bool {
        ["rect", "frame", "point"].contains(name) || self["key"]?.hasPrefix("simulated") ?? false
    }

    /// Whether the file would be invalid without the element.
    var isSkeleton: Bool {
        ["document", "scenes", "scene", "objects", "placeholder", "device", "resources"].contains(
            name)
            || ["-1", "-2", "-3"].contains(self["id"]) || isDerived
            || ["viewController", "firstResponder"].contains(self["sceneMemberID"])
    }

    /// Whether the element has no attributes and only lists other elements.
    var isContainer: Bool { attributes.isEmpty && kind == .element && name != "document" }

    /// Whether the element is an item of a list, without an id or a name.
    var isItem: Bool {
        let names = [
            "id", "key", "reference", "keyPath", "property", "identifier", "name", "sceneID",
        ]
        return !isContainer && !isDerived && elements.isEmpty
            && names.allSatisfy { self[$0] == nil }
            || isContainer && elements.isEmpty && !text.isEmpty
    }

    /// The attributes that neither identify the element nor refer to another one.
    var freeAttributes: [String] {
        let identifying: Set<String> = [
            "id", "key", "reference", "keyPath", "property", "identifier", "name", "sceneID",
            "sceneMemberID", "placeholderIdentifier", "type",
        ]
        return attributes.map(\.name).filter { name in
            let value = self[name]!
            return !identifying.contains(name) && !(value.utf8.count == 10 && value.contains("-"))
                && !isDerived
        }
    }
}
