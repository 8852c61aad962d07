/// Edits of one side that have an effect only together with, or only without, an edit of the other
/// side (docs/merging.md, "Values").
extension TreeMerge {
    // MARK: Selected entries

    /// The attributes that select an entry of a list by its index: the tag names of the object and
    /// of its list, and the attribute.
    private static let selections = [
        (object: "segmentedControl", list: "segments", index: "selectedSegmentIndex"),
        (object: "searchBar", list: "scopeButtonTitles", index: "selectedScopeButtonIndex"),
        (object: "tabViewController", list: "tabViewItems", index: "selectedTabViewItemIndex"),
    ]

    /// Reports a conflict if one side selected an entry of a list by its index, and the list of the
    /// other side has another entry at that index. In this case, takes the index from one side, and
    /// also the list if the list is one value.
    mutating func mergeSelections() {
        for identity in input.identities where contains(identity) {
            let versions = input.versions(of: identity)
            guard let ours = versions.ours, let theirs = versions.theirs,
                let selection = Self.selections.first(where: { $0.object == versions.any.name }),
                let list = (ours.children + theirs.children).first(where: {
                    input.versions(of: $0).any.name == selection.list
                }),
                let selected = elements[identity]!.attributes.first(where: {
                    $0.name == selection.index
                }).flatMap({ Int($0.value) }),
                let side = sideOfEntries(in: list),
                versions[side]?[selection.index] != "\(selected)"
            else { continue }
            let lists = [side.other, side].map { entries(of: list, in: input[$0]) }
            if !Self.isSame(selected, in: lists[0], and: lists[1]) {
                report(selection.index, of: identity, list)
            }
        }
    }

    private mutating func report(_ index: String, of object: Identity, _ list: Identity) {
        let what = ConflictKey.joined([index, input.versions(of: list).any.name])
        func words(_ version: Version) -> String? {
            AttributeUnit.words([index], of: version[object]).map {
                $0 + " of \(entries(of: list, in: version).count)"
            }
        }
        conflict(
            .value, object, what, base: words(input.base), ours: words(input.ours),
            theirs: words(input.theirs), involved: [list])
        let side = side(in: .value, of: object, what)
        contested.insert(list)
        restore(index, of: object, of: side)
        if elements[list] != nil, input[side].contains(list) { elements[list]!.side = side }
    }

    /// Returns the side whose entries the merged list has; nil if both sides changed them.
    private func sideOfEntries(in list: Identity) -> MergeSide? {
        let lists = [input.base, input.ours, input.theirs].map { entries(of: list, in: $0) }
        return elements[list]?.side ?? ThreeWay(lists[0], lists[1], lists[2]).side
    }

    /// The entries of a list, each as a text that differs from those of other entries.
    private func entries(of list: Identity, in version: Version) -> [String] {
        guard let element = version[list] else { return [] }
        return element.kind == .value
            ? element.source.children.map(\.canonical) : element.children.map { "\($0)" }
    }

    /// Returns whether an index selects the same entry in two lists: the entries up to it are equal,
    /// or the lists are equally long and no entry has another place.
    private static func isSame(_ index: Int, in one: [String], and other: [String]) -> Bool {
        if index < 0 { return true }
        if index >= min(one.count, other.count) { return false }
        if one[...index] == other[...index] { return true }
        return one.count == other.count
            && zip(one, other).allSatisfy {
                $0 == $1 || !other.contains($0) && !one.contains($1)
            }
    }

    // MARK: Equal connections

    /// Keeps only one of several connections or constraints of an object that are equal apart from
    /// their ids, unless one side has several equal ones itself. They became equal because one side
    /// changed an existing connection or constraint, and the other side added an equal one.
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
        removeRivalTieBreakers()
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

    /// Keeps one tie-breaker for each scene, that of ours if the sides have several. Xcode derives
    /// them, so this is no conflict (579 of 582 files have one for each scene; the others are merges).
    private mutating func removeRivalTieBreakers() {
        var rivals: [String: [Identity]] = [:]
        var scenes: [String] = []
        for identity in input.identities where contains(identity) {
            guard input.versions(of: identity).any.isTieBreaker,
                let segue = elements[identity]!.attributes.first(where: { $0.name == "reference" }),
                let scene = destination(of: segue.value)
            else { continue }
            if rivals[scene] == nil { scenes.append(scene) }
            rivals[scene, default: []].append(identity)
        }
        for scene in scenes {
            let all = rivals[scene]!
            let isOfOneSide = MergeSide.allCases.contains { all.allSatisfy(input[$0].contains) }
            if all.count < 2 || isOfOneSide { continue }
            let kept = all.first(where: input.ours.contains) ?? all[0]
            for identity in all where identity != kept { elements[identity] = nil }
        }
    }

    /// Returns the id to which a segue of the merged file leads.
    private func destination(of segue: String) -> String? {
        let known = [input.ours, input.theirs].lazy.compactMap { $0.element(id: segue)?.identity }
        return known.first.flatMap { elements[$0] }?.attributes.first { $0.name == "destination" }?
            .value
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
        reportEqualShortcuts()
    }

    /// Reports a view that one side moved, without effect because the other side gave it
    /// constraints.
    private mutating func reportLostMove(of view: Identity, by side: MergeSide) {
        guard let old = input.base[view], let own = input[side][view],
            let other = input[side.other][view], own.parent == other.parent,
            old.parent == own.parent, let before = input.base.frame(of: view),
            let after = input[side].frame(of: view), before.content != after.content,
            after.isMoved(from: before), input.base.isPlacedByFrame(old),
            input[side].isPlacedByFrame(own), !input[side.other].isPlacedByFrame(other),
            let superview = owner(of: view),
            input.base.frame(of: superview)?.content == input[side].frame(of: superview)?.content
        else { return }
        addDecision(
            "\(side.rawValue) moved it, \(side.other.rawValue) gave it constraints: they place it",
            about: view)
    }

    /// Reports a button whose states, font or insets one side changed while the other side gave it a
    /// configuration. The button then shows the configuration and nothing of these (of 642 buttons
    /// with a configuration, none has content insets, and 4 have a font).
    private mutating func reportHiddenState(of button: Identity, by side: MergeSide) {
        func configuration(_ version: Version) -> Identity? {
            version.children(button).first { version[$0]?.name == "buttonConfiguration" }
        }
        guard configuration(input.base) == nil, configuration(input[side]) == nil,
            let shown = configuration(input[side.other]), contains(shown)
        else { return }
        let changed = input[side].children(button).first { child in
            guard let part = input[side][child],
                part.name == "state" || part["key"].map(Self.hidden.contains) ?? false
            else { return false }
            return input.base[child].map(part.isChanged) ?? true
        }
        guard let part = changed.flatMap({ input[side][$0] }) else { return }
        let what = part.name == "state" ? "a state" : "its " + (part["key"] ?? "")
        addDecision(
            "\(side.rawValue) changed \(what), \(side.other.rawValue) gave it a configuration: "
                + "it shows the configuration", about: button)
    }

    /// The keys of a button's child values that a configuration replaces.
    private static let hidden: Set<String> = [
        "fontDescription", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
    ]

    /// Reports each pair of new views, one of each side, whose frames have the same origin in one
    /// superview, so that one view covers the other.
    ///
    /// - Parameter merged: the merged file, with its frames
    mutating func reportCoveredViews(in merged: Version) {
        for list in merged.elements where list.name == "subviews" {
            let added = MergeSide.allCases.map { side in
                list.children.filter {
                    input[side].contains($0) && !input.isKnown($0, besides: side)
                }
            }
            for (one, other) in added[0].flatMap({ one in added[1].map { (one, $0) } }) {
                let origins = [one, other].map { view in
                    merged.frame(of: view).map { [$0.source["x"], $0.source["y"]] }
                }
                guard let origin = origins[0], origin == origins[1] else { continue }
                addDecision(
                    "the new \(name(of: other).object) has the same place: one covers the other",
                    about: one)
            }
        }
    }

    /// Reports two menu items or buttons to which the sides gave the same shortcut. (36 of 49 main
    /// menus have no shortcut twice.)
    private mutating func reportEqualShortcuts() {
        var known: [String: Identity] = [:]
        for side in MergeSide.allCases {
            for element in input[side].elements where contains(element.identity) {
                let identity = element.identity
                guard element.kind == .object,
                    let shortcut = shortcut(of: identity, in: input[side]),
                    shortcut != self.shortcut(of: identity, in: input.base)
                else { continue }
                if side == .ours {
                    known[shortcut] = identity
                } else if let other = known[shortcut], other != identity {
                    addDecision(
                        "it has the shortcut of \(name(of: other).object)", about: identity)
                }
            }
        }
    }

    /// Returns the key and the modifiers of a shortcut as text, with the tag name of its object; nil
    /// if the object has none.
    private func shortcut(of identity: Identity, in version: Version) -> String? {
        guard let element = version[identity], ["menuItem", "buttonCell"].contains(element.name),
            let key = element.text("keyEquivalent", in: version), !key.isEmpty
        else { return nil }
        let mask = element.children.compactMap { version[$0] }
            .first { $0["key"] == "keyEquivalentModifierMask" }
        return element.name + " " + key + " " + (mask?.content ?? "")
    }
}
