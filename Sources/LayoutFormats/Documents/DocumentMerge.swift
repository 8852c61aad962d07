package import StackCore

/// The result of a three-way merge of two versions of a document with their common base.
///
/// Properties are merged one by one, views by their IDs, orders of views as lists, and constraints
/// as a set.
package struct DocumentMerge {
    /// The merged document.
    package let document: Document
    /// The conflicts, in the order in which the merge found them.
    package let conflicts: [MergeConflict]
    /// The choices between the two sides that the merge made by a rule, without a conflict, and
    /// that the user may want to know about.
    package let decisions: [MergeDecision]

    /// - Parameter name: the document's name, which the conflicts mention
    /// - Throws: an error if the merged parts do not form a valid document
    package init(
        base: Document, ours: Document, theirs: Document, named name: String,
        preferring side: MergeSide
    ) throws(EditMismatch) {
        var merge = VersionMerge(base, ours, theirs, named: name, preferring: side)
        merge.run()
        document = try merge.merged.document()
        conflicts =
            merge.report.conflicts
            + Self.layoutConflicts(of: document, besides: [ours, theirs], named: name)
        decisions = merge.report.decisions
    }

    /// Returns the conflicts between constraints that the layout of the merged document has. Leaves
    /// out a conflict if the layout of either version drops the same constraint, because the merge
    /// did not cause it.
    private static func layoutConflicts(
        of document: Document, besides sides: [Document], named name: String
    ) -> [MergeConflict] {
        let known = Set(sides.flatMap(spelledConflicts).map(\.dropped))
        return spelledConflicts(document).filter { !known.contains($0.dropped) }.map { conflict in
            MergeConflict(
                kind: .layout, scene: name, object: conflict.dropped, objectID: nil,
                what: "it conflicts with constraints of the other version", base: nil,
                ours: nil, theirs: nil, taken: .ours)
        }
    }

    private static func spelledConflicts(_ document: Document) -> [SpelledConflict] {
        guard let environment = LayoutEnvironment(document) else { return [] }
        return LayoutPass.run(document, in: environment).spelledConflicts
    }
}

/// The state of a document merge while it runs.
private struct VersionMerge {
    typealias Node = DocumentVersion.Node

    let base: DocumentVersion
    let ours: DocumentVersion
    let theirs: DocumentVersion
    let name: String
    let preferred: MergeSide
    private(set) var merged: DocumentVersion
    private(set) var report = MergeReport()

    init(
        _ base: Document, _ ours: Document, _ theirs: Document, named name: String,
        preferring side: MergeSide
    ) {
        self.base = DocumentVersion(base)
        let own = DocumentVersion(ours).renumbered(
            since: self.base, beside: self.base)
        self.ours = own
        self.theirs = DocumentVersion(theirs).renumbered(since: self.base, beside: own)
        self.name = name
        preferred = side
        merged = own
        merged.views = [:]
        merged.constraints = [:]
    }

    mutating func run() {
        merged.properties = properties(
            base.properties, ours.properties, theirs.properties, of: "document")
        mergeViews()
        placeViews()
        breakCycles()
        assert(
            merged.views.keys.allSatisfy { $0 == .root || isRooted($0) },
            "a merged view has no superview")
        orderViews()
        assert(
            Set(merged.subtree(.root)).count == merged.views.count,
            "a merged view is not in the hierarchy")
        mergeConstraints()
        assert(
            merged.constraints.values.flatMap(\.views).allSatisfy { merged.views[$0] != nil },
            "a merged constraint has a view that is gone")
        makeNamesUnique()
        assert(
            Set(merged.views.values.map(\.name) + merged.constraints.values.map(\.name)).count
                == merged.views.count + merged.constraints.count,
            "two merged items have the same name")
    }

    private subscript(side: MergeSide) -> DocumentVersion { side == .ours ? ours : theirs }

    private mutating func add(
        _ kind: MergeConflict.Kind, _ object: String, _ what: String, base: String? = nil,
        ours: String?, theirs: String?, taken: MergeSide? = nil
    ) {
        report.add(
            MergeConflict(
                kind: kind, scene: name, object: object, objectID: nil, what: what, base: base,
                ours: ours, theirs: theirs, taken: taken ?? preferred))
    }

    // MARK: Merging properties and names

    private mutating func properties(
        _ base: PropertyList, _ ours: PropertyList, _ theirs: PropertyList, of object: String
    ) -> PropertyList {
        var result = ours
        for change in base.changes(to: theirs) {
            let own = ours[change.key, change.condition]
            if own == change.new { continue }
            if own == change.old {
                result[change.key, change.condition] = change.new
                continue
            }
            // Properties that record where a document came from are not edits, so different values
            // are no conflict.
            if !change.key.isContent { continue }
            add(
                .value, object, PropertyList.label(change.key.spelling, change.condition),
                base: change.old?.spelling,
                ours: own?.spelling, theirs: change.new?.spelling)
            if preferred == .theirs { result[change.key, change.condition] = change.new }
        }
        for property in base.unknownChanges(to: theirs) {
            let way = ThreeWay(base[property], ours[property], theirs[property])
            if way.side == nil {
                let what = PropertyList.label(property.key, property.condition)
                add(
                    .value, object, what, base: base[property], ours: ours[property],
                    theirs: theirs[property])
            }
            if (way.side ?? preferred) == .theirs { result[property] = theirs[property] }
        }
        return result
    }

    private mutating func name(_ base: String?, _ ours: String, _ theirs: String) -> String {
        // If the base has no name, both sides added the view or constraint, and their names may
        // differ.
        guard let base else { return preferred == .ours ? ours : theirs }
        let way = ThreeWay(base, ours, theirs)
        if way.side == nil {
            add(.value, base, "name", base: base, ours: ours, theirs: theirs)
        }
        return (way.side ?? preferred) == .ours ? ours : theirs
    }

    // MARK: Merging additions and deletions of views

    private mutating func mergeViews() {
        let gone = Dictionary(
            uniqueKeysWithValues: MergeSide.allCases.map { ($0, deletions(by: $0)) })
        for id in Set(ours.views.keys).union(theirs.views.keys).sorted() {
            switch (ours.views[id], theirs.views[id]) {
            case (let own?, let other?): merged.views[id] = node(base.views[id], own, other)
            case (let own?, nil): if !gone[.theirs]!.contains(id) { merged.views[id] = own }
            case (nil, let other?): if !gone[.ours]!.contains(id) { merged.views[id] = other }
            case (nil, nil): break
            }
        }
    }

    private mutating func node(_ base: Node?, _ ours: Node, _ theirs: Node) -> Node {
        var result = ours
        result.name = name(base?.name, ours.name, theirs.name)
        result.properties = properties(
            base?.properties ?? PropertyList(), ours.properties, theirs.properties, of: ours.name)
        return result
    }

    /// Returns the views that the merge removes because `side` deleted them. If the other side has
    /// changed a deleted view or its subviews, that is a conflict, and the views are removed only
    /// if `side` is preferred.
    private mutating func deletions(by side: MergeSide) -> Set<ViewID> {
        let (deleter, keeper) = (self[side], self[side.other])
        let deleted = Set(
            base.views.keys.filter { deleter.views[$0] == nil && keeper.views[$0] != nil })
        var result: Set<ViewID> = []
        for top in deleted.sorted() where !(base.views[top]!.parent.map(deleted.contains) ?? false)
        {
            let old = base.subtree(top).filter(deleted.contains)
            let now = Set(old.flatMap(keeper.subtree))
            let changes = changes(to: old, now, of: top, in: keeper)
            guard !changes.isEmpty else {
                result.formUnion(old)
                continue
            }
            let words = MergeConflict.listed(changes)
            add(
                .deletion, base.views[top]!.name, MergeConflict.words(deletedBy: side),
                ours: side == .ours ? MergeConflict.deleted : words,
                theirs: side == .theirs ? MergeConflict.deleted : words)
            if preferred == side { result.formUnion(now.subtracting(moved(now, to: deleter))) }
        }
        return result
    }

    /// Returns the views among `views` that the version `deleter` still contains. This side deleted
    /// their superview, but moved these views elsewhere.
    private func moved(_ views: Set<ViewID>, to deleter: DocumentVersion) -> Set<ViewID> {
        views.filter { deleter.views[$0] != nil }
    }

    /// Returns descriptions of what a side changed in a view that the other side deleted.
    ///
    /// - Parameters:
    ///   - old: the deleted view, and those views inside it that were deleted too
    ///   - now: the views in `old`, and all views that are inside them in the version `side`
    private func changes(
        to old: [ViewID], _ now: Set<ViewID>, of top: ViewID, in side: DocumentVersion
    ) -> [String] {
        let known = Set(base.subtree(top))
        let ofViews = old.flatMap { id -> [String] in
            guard let was = base.views[id], let view = side.views[id] else { return [] }
            let names =
                (was.name == view.name ? [] : ["name"])
                + was.properties.changes(to: view.properties).map {
                    PropertyList.label($0.key.spelling, $0.condition)
                }
                + was.properties.unknownChanges(to: view.properties).map {
                    PropertyList.label($0.key, $0.condition)
                }
            let place = id == top ? "" : " of " + view.name
            return (names.isEmpty ? [] : ["changed " + names.joined(separator: ", ") + place])
                + (was.parent == view.parent ? [] : ["moved " + view.name])
        }
        let added = now.subtracting(known).sorted().map {
            (base.views[$0] == nil ? "added " : "moved ") + side.views[$0]!.name
        }
        let views = Set(old)
        let ofConstraints = side.constraints.values.filter { constraint in
            !views.isDisjoint(with: constraint.views)
                && base.constraints[constraint.id] != constraint
        }
        .sorted { $0.id < $1.id }
        .map { (base.constraints[$0.id] == nil ? "added " : "changed ") + $0.name }
        return ofViews + added + ofConstraints
    }

    // MARK: Merging superviews

    private mutating func placeViews() {
        for id in merged.views.keys.sorted() where id != .root {
            merged.views[id]!.parent = parent(of: id)
        }
        // Removes views whose superview is gone, and then repeatedly the views inside them.
        var lost: [ViewID] = []
        repeat {
            lost = merged.views.keys.filter { $0 != .root && !isRooted($0) }
            for id in lost { merged.views[id] = nil }
        } while !lost.isEmpty
    }

    private func isRooted(_ id: ViewID) -> Bool {
        merged.views[id]!.parent.map { merged.views[$0] != nil } ?? false
    }

    private mutating func parent(of id: ViewID) -> ViewID? {
        let (own, other) = (ours.views[id]?.parent, theirs.views[id]?.parent)
        guard let own, let other else { return own ?? other }
        let way = ThreeWay(base.views[id]?.parent, own, other)
        if way.side == nil {
            add(
                .move, merged.views[id]!.name, "superview",
                base: base.views[id]?.parent.flatMap { base.views[$0]?.name },
                ours: ours.views[own]!.name, theirs: theirs.views[other]!.name)
        }
        let chosen = (way.side ?? preferred) == .ours ? own : other
        if merged.views[chosen] != nil { return chosen }
        return chosen == own ? other : own
    }

    /// Breaks cycles of superviews, which arise if each side moved one of two views into the other.
    /// Reports a conflict for each cycle, and gives each view of the cycle the superview that it
    /// has in `ours`. If the merge removed that superview, the view moves into the root.
    private mutating func breakCycles() {
        for id in merged.views.keys.sorted() {
            var trail: [ViewID] = []
            var current: ViewID? = id
            while let next = current, !trail.contains(next) {
                trail.append(next)
                current = merged.views[next]?.parent
            }
            guard let again = current, let start = trail.firstIndex(of: again) else { continue }
            let circle = trail[start...]
            add(
                .cycle, circle.map { merged.views[$0]!.name }.joined(separator: ", "),
                "they would contain each other", ours: nil, theirs: nil, taken: .ours)
            for view in circle {
                let own = ours.views[view]?.parent
                merged.views[view]!.parent =
                    own.flatMap { merged.views[$0] == nil ? nil : $0 } ?? .root
            }
        }
    }

    // MARK: Merging the order of subviews

    private mutating func orderViews() {
        var children: [ViewID: [ViewID]] = [:]
        for id in merged.views.keys.sorted() {
            if let parent = merged.views[id]!.parent { children[parent, default: []].append(id) }
        }
        for id in merged.views.keys.sorted() {
            let members = Set(children[id] ?? [])
            merged.views[id]!.subviews = order(members, of: id, \.subviews, "order of subviews")
            let arranged = members.filter { isArranged($0, in: id) }
            merged.views[id]!.arranged = order(
                arranged, of: id, \.arranged, "order of arranged subviews")
        }
    }

    private func isArranged(_ id: ViewID, in stack: ViewID) -> Bool {
        guard merged.views[stack]!.kind == .stack else { return false }
        let sidesWithParent = MergeSide.allCases.filter { self[$0].views[id]?.parent == stack }
        guard sidesWithParent.count == 2 else {
            return sidesWithParent.contains { self[$0].arranger(of: id) == stack }
        }
        let (was, own, other) = (
            base.arranger(of: id) == stack, ours.arranger(of: id) == stack,
            theirs.arranger(of: id) == stack
        )
        // The values are Booleans, so two sides that both differ from the base are equal.
        return own == was ? other : own
    }

    private mutating func order(
        _ members: Set<ViewID>, of parent: ViewID, _ list: KeyPath<Node, [ViewID]>, _ what: String
    ) -> [ViewID] {
        let lists = MergeSide.allCases.map { side in
            (self[side].views[parent]?[keyPath: list] ?? []).filter(members.contains)
        }
        let was = base.views[parent]?[keyPath: list] ?? []
        let common = Set(was).intersection(lists[0]).intersection(lists[1])
        let orders = ([was] + lists).map { $0.filter(common.contains) }
        let way = ThreeWay(orders[0], orders[1], orders[2])
        if way.side == nil {
            let names = orders.map(names)
            add(
                .order, merged.views[parent]!.name, what, base: names[0],
                ours: names[1], theirs: names[2])
        }
        let isOurs = (way.side ?? preferred) == .ours
        let (backbone, other) = isOurs ? (lists[0], lists[1]) : (lists[1], lists[0])
        return Self.weave(other, into: backbone)
            // Views that neither side has in this superview come last, such as views that
            // `breakCycles` moved into the root.
            + members.subtracting(lists[0]).subtracting(lists[1]).sorted()
    }

    private func names(_ ids: [ViewID]) -> String {
        ids.map { merged.views[$0]!.name }.joined(separator: ", ")
    }

    /// Returns `backbone` with the missing elements of `other` inserted. Each missing element is
    /// inserted after the element that precedes it in `other`. If `backbone` has elements at that
    /// position that `other` does not contain, it is inserted after them.
    private static func weave(_ other: [ViewID], into backbone: [ViewID]) -> [ViewID] {
        var result = backbone
        let (known, alone) = (Set(backbone), Set(backbone).subtracting(other))
        var before: ViewID?
        for id in other {
            if !known.contains(id) {
                var place = before.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
                while place < result.count, alone.contains(result[place]) { place += 1 }
                result.insert(id, at: place)
            }
            before = id
        }
        return result
    }

    // MARK: Merging constraints

    private mutating func mergeConstraints() {
        let ids = Set(ours.constraints.keys).union(theirs.constraints.keys).sorted()
        for id in ids {
            guard let constraint = constraint(id) else { continue }
            if constraint.views.allSatisfy({ merged.views[$0] != nil }) {
                merged.constraints[id] = constraint
            }
        }
        dropTwins()
    }

    private mutating func constraint(_ id: ConstraintID) -> LayoutConstraint? {
        let was = base.constraints[id]
        switch (ours.constraints[id], theirs.constraints[id]) {
        case (let own?, let other?):
            let name = name(was?.name, own.name, other.name)
            let properties = properties(
                was?.properties ?? PropertyList(), own.properties, other.properties,
                of: own.name)
            return own.with(name: name, properties: properties)
        case (let own?, nil): return kept(own, since: was, by: .ours)
        case (nil, let other?): return kept(other, since: was, by: .theirs)
        case (nil, nil): return nil
        }
    }

    /// Returns the merged form of a constraint that only the side `side` has; nil if the merge
    /// removes the constraint. The first of these rules that applies decides:
    /// - A constraint that is not in the base is kept, because `side` added it.
    /// - A constraint on a view that the merge removes is removed.
    /// - If the other side deleted one of the constraint's views, and the merge keeps that view,
    ///   the constraint is kept too, because it was only deleted together with the view.
    /// - A constraint that `side` did not change is removed.
    /// - Any other constraint is a conflict. It is kept only if `side` is preferred.
    private mutating func kept(
        _ constraint: LayoutConstraint, since was: LayoutConstraint?, by side: MergeSide
    ) -> LayoutConstraint? {
        guard let was else { return constraint }
        if !constraint.views.allSatisfy({ merged.views[$0] != nil }) { return nil }
        if constraint.views.contains(where: { self[side.other].views[$0] == nil }) {
            return constraint
        }
        if was == constraint { return nil }
        add(
            .deletion, was.name, MergeConflict.words(deletedBy: side.other),
            ours: side == .ours ? "changed" : MergeConflict.deleted,
            theirs: side == .theirs ? "changed" : MergeConflict.deleted)
        return preferred == side ? constraint : nil
    }

    /// Removes constraints that `theirs` added if `ours` added an equal one, so that the merged
    /// document has only one of the two.
    private mutating func dropTwins() {
        let added = merged.constraints.keys.sorted().filter { base.constraints[$0] == nil }
        let own = added.filter { ours.constraints[$0] != nil }.map { merged.constraints[$0]! }
        for id in added where ours.constraints[id] == nil {
            let other = merged.constraints[id]!
            if own.contains(where: { $0.relates(as: other) && $0.properties == other.properties }) {
                merged.constraints[id] = nil
            }
        }
    }

    // MARK: Making names unique

    /// Makes the names of views and constraints unique. A view or constraint that only `theirs`
    /// added is renamed if its name is already used.
    private mutating func makeNamesUnique() {
        var names = NameAllocator()
        let views = merged.views.keys.sorted { (isTheirs($0), $0) < (isTheirs($1), $1) }
        let constraints = merged.constraints.keys.sorted {
            (isTheirs($0), $0) < (isTheirs($1), $1)
        }
        for id in views where isTheirs(id) == 0 { nameView(id, &names) }
        for id in constraints where isTheirs(id) == 0 { nameConstraint(id, &names) }
        for id in views where isTheirs(id) == 1 { nameView(id, &names) }
        for id in constraints where isTheirs(id) == 1 { nameConstraint(id, &names) }
    }

    private func isTheirs(_ id: ViewID) -> Int { ours.views[id] == nil ? 1 : 0 }
    private func isTheirs(_ id: ConstraintID) -> Int { ours.constraints[id] == nil ? 1 : 0 }

    private mutating func nameView(_ id: ViewID, _ names: inout NameAllocator) {
        let old = merged.views[id]!.name
        let new = names.unique(old)
        if new != old { recordRename(old, new) }
        merged.views[id]!.name = new
    }

    private mutating func nameConstraint(_ id: ConstraintID, _ names: inout NameAllocator) {
        let old = merged.constraints[id]!.name
        let new = names.unique(old)
        if new != old { recordRename(old, new) }
        merged.constraints[id] = merged.constraints[id]!.with(name: new)
    }

    private mutating func recordRename(_ old: String, _ new: String) {
        report.add(
            MergeDecision(
                scene: name, object: new,
                what: "both versions have added a \(old), and this is theirs"))
    }
}
