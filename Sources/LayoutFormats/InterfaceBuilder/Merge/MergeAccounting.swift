/// Checks that a merge has lost nothing: that every element, attribute, text and visible order of
/// the three versions is in the merged file, or is missing for a known reason (docs/merging.md,
/// "Nothing is lost").
///
/// In the merged file, each of these must be as on the side that changed it, or as in the base if
/// no side changed it. Any other result must be part of a reported conflict.
struct MergeAccounting {
    /// A loss: an element, or a fact such as the value of an attribute, that the merged file should
    /// contain but lacks, or has with another value.
    struct Violation {
        let identity: Identity
        let what: String
        let base: String?
        let ours: String?
        let theirs: String?
    }

    private let merge: TreeMerge
    private let merged: Version
    private let keys: Set<ConflictKey>
    private let reported: [MergeConflict.Kind: Set<Identity>]
    private let hasCycles: Bool
    private(set) var violations: [Violation] = []

    init(_ merge: TreeMerge, read merged: Version) {
        (self.merge, self.merged) = (merge, merged)
        let conflicts = merge.report.conflicts
        keys = Set(
            conflicts.compactMap(\.key).flatMap { key in
                [key]
                    + key.names.map {
                        ConflictKey(kind: key.kind, identity: key.identity, what: $0)
                    }
            })
        reported = keys.reduce(into: [:]) { $0[$1.kind, default: []].insert($1.identity) }
        hasCycles = conflicts.contains { $0.kind == .cycle }
        for identity in merge.input.identities { account(for: identity) }
        for element in merged.elements where !merge.input.isKnown(element.identity) {
            report(element.identity, "an element that no version has", nil, nil, element.name)
        }
    }

    private var input: MergeInput { merge.input }

    private mutating func report(
        _ identity: Identity, _ what: String, _ base: String?, _ ours: String?, _ theirs: String?
    ) {
        violations.append(
            Violation(identity: identity, what: what, base: base, ours: ours, theirs: theirs))
    }

    private func isReported(
        _ kind: MergeConflict.Kind, _ identity: Identity, _ what: String
    ) -> Bool {
        keys.contains(ConflictKey(kind: kind, identity: identity, what: what))
    }

    private func isReported(_ kind: MergeConflict.Kind, _ identity: Identity) -> Bool {
        reported[kind]?.contains(identity) ?? false
    }

    // MARK: Checking that elements are there

    private mutating func account(for identity: Identity) {
        let versions = input.versions(of: identity)
        if let element = merged[identity],
            [versions.base, versions.ours, versions.theirs].allSatisfy({
                $0?.isSame(as: element) == true
            })
        {
            return
        }
        if isExempt(versions) || merge.contested.contains(identity) { return }
        if merge.leftOut.contains(identity) { return }
        switch versions.kind {
        case .value: accountForValue(versions)
        case .container:
            let isDeleted =
                versions.base == nil || versions.ours == nil || versions.theirs == nil
            if !isDeleted, merged[identity] == nil, isOwnerThere(versions),
                MergeSide.allCases.contains(where: { versions[$0]?.children.isEmpty == true })
            {
                report(identity, "it is gone", versions.any.name, nil, nil)
            }
            accountForOrder(versions)
            accountForLists(of: versions)
        case .object:
            switch (merged[identity], versions.isDeleted) {
            case (nil, true): break
            case (nil, false):
                if !isGoneWithTarget(versions), isOwnerThere(versions) {
                    reportPresence(versions, "it is gone")
                }
            case (_?, true): reportPresence(versions, "it is there again")
            case (let element?, false): account(for: element, versions)
            }
        }
    }

    private mutating func reportPresence(_ versions: ElementVersions, _ what: String) {
        func word(_ element: VersionElement?) -> String? { element.map { _ in "there" } }
        report(
            versions.any.identity, what, word(versions.base), word(versions.ours),
            word(versions.theirs))
    }

    private func isOwnerThere(_ versions: ElementVersions) -> Bool {
        merge.owner(ofPlace: versions.any.parent).map { merged.contains($0) } ?? true
    }

    /// Returns whether an element is not checked here, because other rules decide about it. True
    /// for derived values such as frames, for Xcode's own data, for resources (their presence
    /// depends on their use), and for the content of elements about which a conflict decides.
    private func isExempt(_ versions: ElementVersions) -> Bool {
        let element = versions.any
        return VersionTables.isDerived(element) || merge.isHeader(versions)
            || merge.isResource(versions) || element.isTieBreaker
            || element.parent.map { merge.contested.contains($0) } ?? false
    }

    /// Returns whether an element is missing for a known reason: an object that it refers to was
    /// deleted. Such a loss is reported as a conflict, except for `<include>` and `<exclude>`
    /// entries of masks.
    private func isGoneWithTarget(_ versions: ElementVersions) -> Bool {
        let element = versions.any
        if isReported(.reference, element.identity) { return true }
        return element.isPointer && element["id"] == nil && versions.base != nil
            && element.references.contains { merged.element(id: $0.value) == nil }
    }

    // MARK: Checking values

    private mutating func accountForValue(_ versions: ElementVersions) {
        let (value, identity) = (versions.any, versions.any.identity)
        guard isOwnerThere(versions) else { return }
        // A text that is an attribute in one version and a `<string>` in another is checked with
        // the attributes of its object.
        if value.name == "string", let owner = value.parent, let key = value["key"],
            merge.spelledSides[TextPlace(owner: owner, name: key)] != nil
        {
            return
        }
        let what = value["key"] ?? value.name
        if isReported(.value, identity, what) { return }
        let content = merged[identity]?.content
        if merge.isSubviewList(versions) {
            return accountForNumbers(versions)
        }
        let owner = merge.owner(ofPlace: value.parent).map(input.versions)
        let expected: [String?] =
            if let owner, owner.ours == nil || owner.theirs == nil {
                [(versions.ours ?? versions.theirs)?.content]
            } else if let side = versions.contentChange.side {
                [versions[side]?.content]
            } else if isSpelling(versions) || TreeMerge.isOnCanvas(versions)
                || VersionTables.chosenDependencies.contains(value.name)
            {
                [nil, versions.ours?.content, versions.theirs?.content]
            } else { [] }
        if !expected.contains(content) {
            report(
                identity, what, versions.base?.spelling, versions.ours?.spelling,
                versions.theirs?.spelling)
        }
    }

    /// Returns whether Xcode wrote a colour in another notation without changing the colour: base
    /// and ours, or ours and theirs, represent the same colour. If one version lacks the colour,
    /// compares the other two.
    private func isSpelling(_ versions: ElementVersions) -> Bool {
        let all = [versions.base, versions.ours, versions.theirs].compactMap { $0 }
        return all.count > 1 && zip(all, all.dropFirst()).contains { SpelledColor.isSame($0, $1) }
    }

    private mutating func accountForNumbers(_ versions: ElementVersions) {
        guard let list = merged[versions.any.identity], let parent = list.parent else { return }
        let subviews = merged.children(parent).first { merged[$0]?.name == "subviews" }
        let count = subviews.map { merged.children($0).count } ?? 0
        let numbers = Array(list.source.children).count
        let sides = [
            (input.base, versions.base), (input.ours, versions.ours),
            (input.theirs, versions.theirs),
        ]
        let fits = sides.allSatisfy { version, list in
            let subviews = version.children(parent).first { version[$0]?.name == "subviews" }
            return list.map { Array($0.source.children).count }
                == subviews.map { version.children($0).count } || list == nil
        }
        if numbers != count, fits {
            report(
                list.identity, list.name, versions.base?.spelling, versions.ours?.spelling,
                versions.theirs?.spelling)
        }
    }

    // MARK: Checking attributes and parents of objects

    private mutating func account(for element: VersionElement, _ versions: ElementVersions) {
        let identity = element.identity
        accountForFact(
            "its class", element.name, versions, versions.base?.name, versions.ours?.name,
            versions.theirs?.name)
        accountForFact(
            "its text", element.text, versions, versions.base?.text, versions.ours?.text,
            versions.theirs?.text)
        var names = element.attributes.map(\.name)
        for version in [versions.ours, versions.theirs] {
            for name in version?.attributes.map(\.name) ?? [] where !names.contains(name) {
                names.append(name)
            }
        }
        let isMoved = isReported(.move, identity)
        for name in names where !isExempt(name, of: identity, versions) {
            if name == "key", isMoved { continue }
            if merge.spelledSides[TextPlace(owner: identity, name: name)] != nil {
                accountForFact(
                    name, element.text(name, in: merged), versions,
                    versions.base?.text(name, in: input.base),
                    versions.ours?.text(name, in: input.ours),
                    versions.theirs?.text(name, in: input.theirs))
                continue
            }
            accountForFact(
                name, element[name], versions, versions.base?[name], versions.ours?[name],
                versions.theirs?[name])
        }
        accountForPlace(element, versions)
        accountForOrder(versions)
        accountForLists(of: versions)
    }

    private func isExempt(
        _ attribute: String, of identity: Identity, _ versions: ElementVersions
    ) -> Bool {
        if VersionTables.churn.contains(attribute)
            || merge.contestedAttributes.contains(TextPlace(owner: identity, name: attribute))
        {
            return true
        }
        if identity == merge.root, VersionTables.header.contains(attribute) { return true }
        guard VersionTables.references.contains(attribute) else { return false }
        // The object that the attribute refers to was deleted. Another conflict reports this.
        return isReported(.reference, identity)
            || [versions.ours, versions.theirs].contains { element in
                element?[attribute].map { merged.element(id: $0) == nil } ?? false
            }
    }

    private mutating func accountForFact(
        _ what: String, _ value: String?, _ versions: ElementVersions, _ base: String?,
        _ ours: String?, _ theirs: String?
    ) {
        let identity = versions.any.identity
        if isReported(.value, identity, what) { return }
        let expected: String?? =
            if versions.ours == nil {
                .some(theirs)
            } else if versions.theirs == nil {
                .some(ours)
            } else { ThreeWay(base, ours, theirs).side.map { $0 == .ours ? ours : theirs } }
        if expected != .some(value) { report(identity, what, base, ours, theirs) }
    }

    private mutating func accountForPlace(_ element: VersionElement, _ versions: ElementVersions) {
        let identity = element.identity
        if hasCycles || isReported(.move, identity) { return }
        let parents = [versions.base?.parent, versions.ours?.parent, versions.theirs?.parent]
        let expected =
            versions.ours == nil
            ? parents[2]
            : versions.theirs == nil
                ? parents[1]
                : ThreeWay(parents[0], parents[1], parents[2]).side.flatMap {
                    versions[$0]?.parent
                }
        if expected != element.parent {
            func name(_ parent: Identity?, _ version: Version) -> String? {
                parent.map { ObjectName($0, in: version).object }
            }
            report(
                identity, "its place", name(parents[0], input.base), name(parents[1], input.ours),
                name(parents[2], input.theirs))
        }
    }

    // MARK: Checking orders and lists

    /// Checks the order of an element's children in the merged file. It must be the order of each
    /// side, unless the other side reordered the children.
    private mutating func accountForOrder(_ versions: ElementVersions) {
        let (parent, container) = (versions.any.identity, versions.any)
        guard merged.contains(parent), !isReported(.order, parent) else { return }
        let children = merged.children(parent)
        let orders = VersionOrders(of: input, children: merged.children)
            .lists(of: children, in: parent)
        let (base, lists) = (orders.base, [orders.ours, orders.theirs])
        if children.count < 2 || [base, lists[0], lists[1]].allSatisfy({ $0 == children }) {
            return
        }
        let result = children.filter { merge.isOrderVisible($0, in: container) }
        for (own, other) in [(lists[0], lists[1]), (lists[1], lists[0])] {
            let both = Set(base).intersection(own).intersection(other)
            let isMoved = other.filter(both.contains) != base.filter(both.contains)
            let (inOwn, inResult) = (Set(own), Set(result))
            if !isMoved, result.filter(inOwn.contains) != own.filter(inResult.contains) {
                let names = [base, lists[0], lists[1]].map { list in
                    list.map { ObjectName($0, in: input.version(having: $0)).short }
                        .joined(separator: ", ")
                }
                return report(
                    parent, "the order of its \(container.name)", names[0], names[1], names[2])
            }
        }
    }

    /// Checks the children that have no naming attribute, such as strings. Only their positions
    /// distinguish them from each other, so the list of them is compared as one value.
    private mutating func accountForLists(of versions: ElementVersions) {
        guard versions.ours != nil, versions.theirs != nil else { return }
        let identity = versions.any.identity
        let all = [input.base, input.ours, input.theirs, merged]
        guard all.contains(where: { $0.repeating.contains(identity) }) else { return }
        let lists = all.map { $0.namelessLists(of: identity) }
        for name in Set(lists.flatMap { $0.filter { $0.value.count > 1 }.keys }).sorted() {
            let children = input.ours.children(identity) + input.theirs.children(identity)
            if children.contains(where: { reported[.value]?.contains($0) ?? false }) { continue }
            let side = ThreeWay(lists[0][name], lists[1][name], lists[2][name]).side
            let expected = side.map { lists[$0 == .ours ? 1 : 2][name] }
            if expected != .some(lists[3][name]) {
                report(
                    identity, "the list of its \(name)", lists[0][name]?.joined(separator: ", "),
                    lists[1][name]?.joined(separator: ", "),
                    lists[2][name]?.joined(separator: ", "))
            }
        }
    }
}

extension MergeInput {
    func isKnown(_ identity: Identity) -> Bool {
        base.contains(identity) || ours.contains(identity) || theirs.contains(identity)
    }

    /// Returns whether the base or the other side contains an element.
    func isKnown(_ identity: Identity, besides side: MergeSide) -> Bool {
        base.contains(identity) || self[side.other].contains(identity)
    }

    /// Returns a version that contains an element: ours before theirs before base.
    func version(having identity: Identity) -> Version {
        [ours, theirs].first { $0.contains(identity) } ?? base
    }
}

extension Version {
    /// Returns the children without a naming attribute such as `key`, as canonical texts by tag
    /// name.
    fileprivate func namelessLists(of identity: Identity) -> [String: [String]] {
        var lists: [String: [String]] = [:]
        for child in children(identity) {
            guard let element = self[child],
                !element.attributes.contains(where: { IdentityName.isNaming($0.name) })
            else { continue }
            lists[element.name, default: []].append(element.source.canonical)
        }
        return lists.filter { name, list in
            !VersionTables.isDerived(named: name, key: nil)
                && !list.contains { $0.contains(" id=") }
        }
    }
}
