/// Merging of the order of children: of lists whose order has a meaning, and of sets that Xcode
/// sorts.
extension TreeMerge {
    mutating func mergeOrder() {
        addContainers()
        var members: [Identity: [Identity]] = [:]
        for identity in input.identities {
            guard let parent = elements[identity]?.parent else { continue }
            members[parent, default: []].append(identity)
        }
        let orders = VersionOrders(of: input) { members[$0] ?? [] }
        for identity in input.identities {
            guard contains(identity), let children = members[identity] else { continue }
            elements[identity]!.children = ordered(children, in: identity, orders)
        }
    }

    /// Adds containers to the merged file: elements such as `<subviews>` that only list others. A
    /// container is added if it contains an element of the merged file, or if no side deleted it
    /// and it may be empty. It may be empty if it is so on a side, or if Xcode writes such lists
    /// without content.
    private mutating func addContainers() {
        for identity in input.identities {
            keepContainer(input.versions(of: identity))
        }
        for identity in input.identities {
            guard contains(identity) else { continue }
            var next = elements[identity]!.parent
            while let container = next, !contains(container) {
                let versions = input.versions(of: container)
                elements[container] = MergedElement(
                    identity: container, side: versions.ours == nil ? .theirs : .ours,
                    parent: versions.any.parent, attributes: versions.any.attributes)
                next = versions.any.parent
            }
        }
    }

    /// Adds a container to the merged file if no side deleted it and it may be empty.
    private mutating func keepContainer(_ versions: ElementVersions) {
        guard versions.kind == .container, let owner = owner(ofPlace: versions.any.parent),
            contains(owner)
        else { return }
        let around = input.versions(of: owner)
        let sides = MergeSide.allCases.filter { around[$0] != nil }
        let isDeleted = versions.base != nil && sides.contains { versions[$0] == nil }
        let isEmpty = { (side: MergeSide) in versions[side]?.children.isEmpty == true }
        let mayBeEmpty = VersionTables.listsWrittenEmpty.contains(versions.any.name)
        guard !isDeleted,
            let side = sides.first(where: isEmpty)
                ?? (versions.base == nil || !mayBeEmpty ? nil : sides.first)
        else { return }
        elements[versions.any.identity] = MergedElement(
            identity: versions.any.identity, side: side, parent: versions.any.parent,
            attributes: versions.any.attributes)
    }

    private mutating func ordered(
        _ children: [Identity], in parent: Identity, _ orders: VersionOrders
    ) -> [Identity] {
        let lists = orders.lists(of: children, in: parent)
        let container = input.versions(of: parent).any
        let preferred = side(in: .order, of: parent, Self.words(orderOf: container.name))
        let isNumbered = isNumbered(container)
        let order = ChildOrder(
            base: lists.base, ours: lists.ours, theirs: lists.theirs, members: children,
            preferring: preferred, first: isNumbered ? preferred : .ours, isOpen: lists.isSplit,
            precedes: container.kind == .container ? nil : partOrder(in: container.name))
        let visible = children.filter { isOrderVisible($0, in: container) }
        if !visible.isEmpty {
            let seen =
                visible.count == children.count
                ? order
                : ChildOrder(
                    base: lists.base, ours: lists.ours, theirs: lists.theirs, members: visible,
                    preferring: preferred, isOpen: lists.isSplit)
            reportOrder(seen, in: parent, isNumbered)
        }
        let wereSorted = MergeSide.allCases.allSatisfy { side in
            let version = input[side]
            return UnorderedContainer.isSorted(version.children(parent), in: container.name) {
                version[$0]!
            }
        }
        if wereSorted,
            let sorted = UnorderedContainer.sorted(order.result, in: container.name, ranked)
        {
            return sorted
        }
        return order.result
    }

    /// Returns an element with the name and attributes that it has in the merged file.
    private func ranked(_ identity: Identity) -> RankedElement {
        let element = input.versions(of: identity).any
        guard let merged = elements[identity], element.kind == .object else {
            return RankedElement(name: element.name, attributes: element.attributes)
        }
        return RankedElement(name: merged.name, attributes: merged.attributes)
    }

    /// Returns whether Xcode writes a child of an object with this tag name before another one.
    private func partOrder(in tag: String) -> (Identity, Identity) -> Bool {
        let input = input
        return { child, other in
            XcodeOrder.precedes(
                child: input.versions(of: child).any.source,
                input.versions(of: other).any.source, in: tag)
        }
    }

    /// Returns whether the order of an element within its container has a visible effect.
    func isOrderVisible(_ identity: Identity, in container: VersionElement) -> Bool {
        container.kind == .container
            && !UnorderedContainer.ignoresPlace(
                of: input.versions(of: identity).any, in: container.name)
    }

    private static func words(orderOf container: String) -> String {
        "the order of its " + container
    }

    /// Returns whether the object of a `<subviews>` container has a list with one number for each
    /// subview. The numbers depend on the subviews' order, so a person must decide which insertion
    /// comes first.
    private func isNumbered(_ container: VersionElement) -> Bool {
        guard container.name == "subviews", let owner = container.parent else { return false }
        return MergeSide.allCases.contains { side in
            input[side].children(owner).contains {
                VersionTables.subviewLists.contains(input[side][$0]!.name)
            }
        }
    }

    private mutating func reportOrder(_ order: ChildOrder, in parent: Identity, _ isNumbered: Bool)
    {
        let name = input.versions(of: parent).any.name
        if let contradiction = order.contradiction {
            conflict(
                .order, parent, Self.words(orderOf: name),
                base: words(for: contradiction.base, in: input.base, parent),
                ours: words(for: contradiction.ours, in: input.ours, parent),
                theirs: words(for: contradiction.theirs, in: input.theirs, parent))
        } else if order.isTie, isNumbered {
            conflict(
                .order, parent, Self.words(orderOf: name),
                base: words(for: input.base.children(parent), in: input.base, parent),
                ours: words(for: input.ours.children(parent), in: input.ours, parent),
                theirs: words(for: input.theirs.children(parent), in: input.theirs, parent))
        } else if order.isTie, !isListOfScene(parent) {
            addDecision(
                "both sides inserted at one position of its \(name): ours comes first",
                about: parent)
        }
    }

    /// Returns whether a container has the objects of a scene, whose order Xcode does not show.
    private func isListOfScene(_ container: Identity) -> Bool {
        input.versions(of: container).any.parent.map { input.versions(of: $0).any.name } == "scene"
    }

    /// Returns the names of the objects in an order, separated by commas; nil if there are no
    /// objects. The version may lack one of the objects, for example a stack into which the other
    /// side put existing objects. Then returns the names of the version's own children instead.
    private func words(
        for order: [Identity], in version: Version, _ parent: Identity
    ) -> String? {
        let known = order.allSatisfy(version.contains) ? order : version.children(parent)
        if known.isEmpty { return nil }
        return known.map { child in
            // An entry without an id, such as an item that a toolbar shows, stands for an object.
            let target = version[child].flatMap { $0["id"] == nil ? $0["reference"] : nil }
            return target.map { version.name(ofID: $0) } ?? ObjectName(child, in: version).short
        }.joined(separator: ", ")
    }
}

/// The name and attributes of an element in the merged file.
private struct RankedElement: NamedAttributes {
    let name: String
    let attributes: [VersionAttribute]

    subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }
}
