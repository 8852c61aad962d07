/// Edits of one side that have an effect only together with, or only without, an edit of the other
/// side (docs/merging.md, "Values").
extension TreeMerge {
    // MARK: Selected segments

    /// If the merge would select a segment that does not exist, takes the segments of the segmented
    /// control and the index of the selected one from one side, and reports a conflict.
    mutating func mergeSelectedSegments() {
        for identity in input.identities where contains(identity) {
            let versions = input.versions(of: identity)
            guard versions.any.name == "segmentedControl", versions.ours != nil,
                versions.theirs != nil, let list = segments(of: identity),
                let count = elements[list].flatMap({ input[$0.side][list] })?.segmentCount,
                let selected = elements[identity]!.attributes.first(where: {
                    $0.name == Self.selection
                }).flatMap({ Int($0.value) }),
                selected >= count
            else { continue }
            let what = ConflictKey.joined([Self.selection, "segments"])
            func words(_ version: Version) -> String? {
                AttributeUnit.words([Self.selection], of: version[identity]).map {
                    $0 + " of \(version[list]?.segmentCount ?? 0)"
                }
            }
            conflict(
                .value, identity, what, base: words(input.base), ours: words(input.ours),
                theirs: words(input.theirs), involved: [list])
            let side = side(in: .value, of: identity, what)
            contested.insert(list)
            restore(Self.selection, of: identity, of: side)
            if input[side].contains(list) { elements[list]!.side = side }
        }
    }

    private static let selection = "selectedSegmentIndex"

    private func segments(of control: Identity) -> Identity? {
        (input.ours.children(control) + input.theirs.children(control)).first {
            input.versions(of: $0).any.name == "segments"
        }
    }

    // MARK: Equal connections

    /// Keeps only one of several connections or constraints of an object that are equal apart from
    /// their ids, unless a side itself has several of them. They are equal because one side changed
    /// its own into what the other side added.
    mutating func joinEqualConnections() {
        var seen: [[String]: Identity] = [:]
        for identity in input.identities {
            guard let element = elements[identity], let parent = element.parent,
                let owner = owner(ofPlace: parent)
            else { continue }
            let versions = input.versions(of: identity)
            guard Self.connections.contains(versions.any.name),
                versions.ours?.attributes != versions.theirs?.attributes,
                !isInstalledBySizeClass(identity)
            else { continue }
            let values = words(of: versions.any, element.attributes, in: input[element.side])
            let words = ["\(owner)", versions.any.name] + values
            guard let first = seen[words] else {
                seen[words] = identity
                continue
            }
            if isOnOneSide(first, identity) { continue }
            elements[identity] = nil
            leftOut.insert(identity)
            addDecision("both sides made the same: the result contains it once", about: first)
        }
    }

    /// Returns whether a side has both connections and they are equal there.
    private func isOnOneSide(_ one: Identity, _ other: Identity) -> Bool {
        MergeSide.allCases.contains { side in
            let version = input[side]
            guard let a = version[one], let b = version[other] else { return false }
            return words(of: a, a.attributes, in: version)
                == words(of: b, b.attributes, in: version)
        }
    }

    private func words(
        of element: VersionElement, _ attributes: [VersionAttribute], in version: Version
    ) -> [String] {
        element.name == "constraint"
            ? version.meaning(of: element, attributes)
            : attributes.filter { $0.name != "id" }.map { $0.name + "=" + $0.value }.sorted()
    }

    private static let connections: Set<String> = [
        "outlet", "outletCollection", "action", "constraint",
    ]

    // MARK: Values that others determine

    /// Removes values of one side that Xcode never writes beside a value of the other side: one of
    /// the two notations of a frame, and the attribute `fixedFrame` of a view with constraints.
    /// Also removes empty masks and variations.
    mutating func removeLeftovers() {
        removeEmptyVariations()
        let items = constrainedItems
        for identity in input.identities where contains(identity) {
            let versions = input.versions(of: identity)
            guard versions.kind == .object, let ours = versions.ours, let theirs = versions.theirs
            else { continue }
            removeOlderFrame(ours, theirs)
            guard (ours["fixedFrame"] ?? theirs["fixedFrame"]) != nil,
                ours["fixedFrame"] != theirs["fixedFrame"], let id = ours["id"], items.contains(id)
            else { continue }
            elements[identity]!.attributes.removeAll { $0.name == "fixedFrame" }
        }
    }

    /// Removes the masks of size classes, and then the variations, that the merge left without
    /// content (none of 509 masks and 1,247 variations is empty).
    private mutating func removeEmptyVariations() {
        for name in ["mask", "variation"] {
            let filled = Set(
                input.identities.compactMap { contains($0) ? owner(of: $0) : nil })
            for identity in input.identities where elements[identity]?.name == name {
                let versions = input.versions(of: identity)
                guard !filled.contains(identity),
                    elements[identity]!.attributes.allSatisfy({ $0.name == "key" }),
                    [versions.ours, versions.theirs].allSatisfy({ $0?.children.isEmpty != true })
                else { continue }
                elements[identity] = nil
                leftOut.insert(identity)
            }
        }
    }

    /// The ids of the views to which a constraint of the merged file refers.
    private var constrainedItems: Set<String> {
        var items: Set<String> = []
        for identity in input.identities {
            guard let element = elements[identity], element.name == "constraint" else { continue }
            for attribute in element.attributes
            where attribute.name == "firstItem" || attribute.name == "secondItem" {
                items.insert(attribute.value)
            }
        }
        return items
    }

    /// Removes one of a view's frames if one side has a `<rect key="frame">` and the other side has
    /// a `<frame key="frameInset">`. A version of Xcode writes only one of them: none of 30,292
    /// views has both.
    private mutating func removeOlderFrame(_ ours: VersionElement, _ theirs: VersionElement) {
        let (mine, yours) = (frames(of: ours, in: input.ours), frames(of: theirs, in: input.theirs))
        guard mine.count == 1, yours.count == 1, mine != yours, contains(mine[0]),
            contains(yours[0])
        else { return }
        elements[header.side == .ours ? yours[0] : mine[0]] = nil
    }

    private func frames(of view: VersionElement, in version: Version) -> [Identity] {
        view.children.filter { ["frame", "frameInset"].contains(version[$0]?["key"]) }
    }

    // MARK: Reports

    /// Reports the edits of one side that have no effect beside an edit of the other side.
    mutating func reportLostEffects() {
        for identity in input.identities where contains(identity) {
            for side in MergeSide.allCases {
                reportLostMove(of: identity, by: side)
                reportHiddenState(of: identity, by: side)
            }
        }
    }

    /// Reports a view that one side moved, without effect because the other side gave it
    /// constraints.
    private mutating func reportLostMove(of view: Identity, by side: MergeSide) {
        guard let old = input.base[view], let own = input[side][view],
            let other = input[side.other][view], own.parent == other.parent,
            old.parent == own.parent, let before = input.base.frame(of: view),
            let after = input[side].frame(of: view), before.content != after.content,
            Self.isMoved(after, from: before), input.base.isPlacedByFrame(old),
            input[side].isPlacedByFrame(own), !input[side.other].isPlacedByFrame(other),
            let superview = owner(of: view),
            input.base.frame(of: superview)?.content == input[side].frame(of: superview)?.content
        else { return }
        addDecision(
            "\(side.rawValue) moved it, \(side.other.rawValue) gave it constraints: they place it",
            about: view)
    }

    /// Reports a button whose states one side changed while the other side gave it a configuration.
    /// The button then shows the configuration and not the states.
    private mutating func reportHiddenState(of button: Identity, by side: MergeSide) {
        func configuration(_ version: Version) -> Identity? {
            version.children(button).first { version[$0]?.name == "buttonConfiguration" }
        }
        guard configuration(input.base) == nil, configuration(input[side]) == nil,
            let shown = configuration(input[side.other]), contains(shown)
        else { return }
        let isChanged = input[side].children(button).contains { child in
            guard let state = input[side][child], state.name == "state" else { return false }
            return input.base[child].map(state.isChanged) ?? true
        }
        if !isChanged { return }
        addDecision(
            "\(side.rawValue) changed a state, \(side.other.rawValue) gave it a configuration: "
                + "it shows the configuration", about: button)
    }
}

extension VersionElement {
    fileprivate var segmentCount: Int { Array(source.children).count }
}
