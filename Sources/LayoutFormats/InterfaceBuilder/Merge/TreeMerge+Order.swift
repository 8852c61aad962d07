/// In which order things stand: those whose order means something, and those that Xcode sorts.
extension TreeMerge {
    mutating func mergeOrder() {
        addContainers()
        var members: [Identity: [Identity]] = [:]
        for identity in input.identities {
            guard let parent = elements[identity]?.parent else { continue }
            members[parent, default: []].append(identity)
        }
        for identity in input.identities {
            guard contains(identity), let children = members[identity] else { continue }
            elements[identity]!.children = ordered(children, in: identity)
        }
    }

    /// The containers of what there is, and those that were empty and stay so.
    private mutating func addContainers() {
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
        for identity in input.identities where !contains(identity) {
            keepEmptyContainer(input.versions(of: identity))
        }
    }

    /// Xcode writes some containers that nothing stands in, and nobody deleted them.
    private mutating func keepEmptyContainer(_ versions: ElementVersions) {
        guard versions.kind == .container, let owner = owner(ofPlace: versions.any.parent),
            contains(owner)
        else { return }
        let around = input.versions(of: owner)
        let sides = MergeSide.allCases.filter { around[$0] != nil }
        let isDeleted = versions.base != nil && sides.contains { versions[$0] == nil }
        guard !isDeleted, let side = sides.first(where: { versions[$0]?.children.isEmpty == true })
        else { return }
        elements[versions.any.identity] = MergedElement(
            identity: versions.any.identity, side: side, parent: versions.any.parent,
            attributes: versions.any.attributes)
    }

    private mutating func ordered(_ children: [Identity], in parent: Identity) -> [Identity] {
        let lists = (
            base: input.base.children(parent), ours: input.ours.children(parent),
            theirs: input.theirs.children(parent)
        )
        let container = input.versions(of: parent).any
        let order = ChildOrder(
            base: lists.base, ours: lists.ours, theirs: lists.theirs, members: children,
            preferring: side(in: .order, of: parent, Self.words(orderOf: container.name)))
        let wereSorted = MergeSide.allCases.allSatisfy { side in
            let version = input[side]
            return SortedSet.isSorted(version.children(parent), in: container.name) { version[$0]! }
        }
        if wereSorted,
            let sorted = SortedSet.sorted(
                order.result, in: container.name, { input.versions(of: $0).any })
        {
            return sorted
        }
        if container.kind == .container, Self.hasMeaning(container.name) { tell(order, in: parent) }
        return order.result
    }

    /// Whether the order of what stands in a container can be seen by somebody.
    private static func hasMeaning(_ container: String) -> Bool {
        ![
            "resources", "designables", "dependencies", "connections", "constraints", "mask",
            "variation", "inferredMetricsTieBreakers", "scenes",
        ].contains(container)
    }

    private static func words(orderOf container: String) -> String {
        "the order of its " + container
    }

    private mutating func tell(_ order: ChildOrder, in parent: Identity) {
        let name = input.versions(of: parent).any.name
        if order.isConflict {
            conflict(
                .order, parent, Self.words(orderOf: name), base: nil,
                ours: "an order of its own", theirs: "an order of its own")
        } else if order.isTie {
            tell(
                "both sides put something at one place of its \(name): ours stands first",
                about: parent)
        }
    }
}
