/// Merging of additions and deletions, including deletions of objects that the other side changed
/// (docs/merging.md, "Deletions").
extension TreeMerge {
    /// Decides which objects the merged file contains. Later phases merge the lists and values
    /// inside these objects.
    mutating func mergePresence() {
        for identity in input.identities {
            let versions = input.versions(of: identity)
            guard versions.kind == .object else { continue }
            if versions.isDeleted { continue }
            keep(identity, of: versions.ours == nil ? .theirs : .ours)
        }
        judgeDeletions()
        judgeClearedConstraints()
        judgeSwitches()
    }

    private mutating func keep(_ identity: Identity, of side: MergeSide) {
        precondition(input[side].contains(identity), "\(side) has no \(identity)")
        elements[identity] = MergedElement(identity: identity, side: side)
    }

    /// Reports a conflict for each object that one side deleted and the other side changed. If the
    /// conflict is decided for the side with the changes, adds the deleted object to the merged
    /// file.
    private mutating func judgeDeletions() {
        var sides = MergeSide.allCases.map { Deletions(by: $0, in: input) }
        for number in sides.indices { decide(&sides[number]) }
        let moves = sides.map(\.contestedMoves)
        let rivals = rivalContainers()
        for number in sides.indices {
            let ofRivals = movesIntoRivals(rivals, by: sides[number].side)
            sides[number].decideConsequences(
                ofMoves: moves[1 - number].merging(ofRivals) { $0 && $1 })
            apply(sides[number])
        }
        for (container, isTaken) in rivals where !isTaken {
            elements[container] = nil
            contest(container)
        }
    }

    /// Returns the rival containers, and whether the merged file contains each of them. If each
    /// side put the same object into a new container of its own, such as a stack, the two
    /// containers are rivals: only one is kept, and the objects inside the other leave it.
    private func rivalContainers() -> [Identity: Bool] {
        var areTaken: [Identity: Bool] = [:]
        for identity in input.identities {
            guard let containers = rivals(of: identity) else { continue }
            let side = side(in: .move, of: identity, Self.twoPlaces)
            for (container, owner) in zip(containers, MergeSide.allCases) {
                areTaken[container] = owner == side && areTaken[container] ?? true
            }
        }
        return areTaken
    }

    /// Returns the two new containers, that of ours first, into which the sides put the same object
    /// of the base; nil unless each side put the object into a new container.
    func rivals(of identity: Identity) -> [Identity]? {
        let versions = input.versions(of: identity)
        guard versions.base != nil, versions.ours?.parent != versions.theirs?.parent else {
            return nil
        }
        let containers = MergeSide.allCases.compactMap { side in
            input[side].owner(of: identity).flatMap { isEmbedding($0, by: side) ? $0 : nil }
        }
        return containers.count == 2 ? containers : nil
    }

    /// Returns whether an object is a new container that a side put around objects of the base, and
    /// that contains nothing else.
    func isEmbedding(_ container: Identity, by side: MergeSide) -> Bool {
        let version = input[side]
        let list = version.children(container).first { version[$0]?.name == "subviews" }
        let content = list.map(version.children) ?? []
        return !content.isEmpty && content.allSatisfy(input.base.contains)
            && !input.base.contains(container) && !input[side.other].contains(container)
    }

    /// Returns the objects that a side moved into one of the rival containers (`rivalContainers`).
    /// The value is whether the merged file contains that container.
    private func movesIntoRivals(
        _ rivals: [Identity: Bool], by side: MergeSide
    ) -> [Identity: Bool] {
        var moves: [Identity: Bool] = [:]
        for identity in rivals.isEmpty ? [] : input.identities where input.base.contains(identity) {
            guard let owner = input[side].owner(of: identity), let isTaken = rivals[owner] else {
                continue
            }
            moves[identity] = isTaken
        }
        return moves
    }

    // MARK: Constraints and the settings that they need

    /// Reports a conflict for each view if one side removed its constraints and the other side
    /// added or changed one of them. On the first side, the autoresizing mask positions the view.
    /// (81,528 of 81,568 ends of constraints at subviews outside of stacks are at views with the
    /// attribute `translatesAutoresizingMaskIntoConstraints`.)
    private mutating func judgeClearedConstraints() {
        let name = "translatesAutoresizingMaskIntoConstraints"
        for identity in input.identities {
            let versions = input.versions(of: identity)
            guard versions.ours != nil, versions.theirs != nil, let id = versions.base?["id"],
                let before = versions.base?[name],
                let side = MergeSide.allCases.first(where: { versions[$0]?[name] == nil }),
                versions[side.other]?[name] == before
            else { continue }
            judgeClearedConstraints(of: identity, id, by: side, name)
        }
    }

    private mutating func judgeClearedConstraints(
        of view: Identity, _ id: String, by side: MergeSide, _ name: String
    ) {
        let other = input[side.other]
        let constraints = other.elements.filter {
            $0.name == "constraint" && !input[side].contains($0.identity)
                && ($0["firstItem"] == id || $0["secondItem"] == id)
        }
        let changed = constraints.filter { constraint in
            input.base[constraint.identity].map(constraint.isChanged) ?? true
        }
        if changed.isEmpty { return }
        let sentences = ElementSentence(other)
        let words = MergeConflict.listed(changed.map { sentences.words(for: $0) })
        let mask = [input.ours, input.theirs].lazy.flatMap { version in
            version.children(view).filter { version[$0]?["key"] == "autoresizingMask" }
        }.first
        let cleared = "cleared its constraints"
        conflict(
            .value, view, name, base: nil, ours: side == .ours ? cleared : words,
            theirs: side == .ours ? words : cleared,
            involved: constraints.map(\.identity) + [mask].compactMap(\.self))
        let taken = self.side(in: .value, of: view, name)
        decidedSides[TextPlace(owner: view, name: name)] = taken
        if let mask {
            unitSides[mask] = taken
            contested.insert(mask)
        }
        for constraint in constraints.map(\.identity) {
            contested.insert(constraint)
            if taken == side {
                elements[constraint] = nil
            } else {
                keep(constraint, of: side.other)
            }
        }
    }

    /// A setting of the document that excludes some content of the file.
    private struct DocumentSwitch: Sendable {
        let name: String
        /// Whether the value `YES` excludes the content, not its absence.
        var isExcludedByYes = false
        /// The words of a conflict for the setting, and for the content.
        let setting: String
        let content: String
        let excludes: @Sendable (VersionElement) -> Bool

        func isExcluding(_ document: VersionElement?) -> Bool {
            (document?[name] == "YES") == isExcludedByYes
        }
    }

    /// 993 of 998 files with a guide for a safe area have safe areas turned on. Of 35 launch
    /// screens, none has a class, connection or runtime attribute. None of 35 files without Auto
    /// Layout has constraints, and 1 of 241 without size classes has a variation.
    private static let switches = [
        DocumentSwitch(
            name: "useSafeAreas", setting: "no safe areas", content: "added safe areas",
            excludes: { $0["key"] == "safeArea" }),
        DocumentSwitch(
            name: "launchScreen", isExcludedByYes: true, setting: "a launch screen",
            content: "added a class, connection or runtime attribute",
            excludes: {
                excludedFromLaunch.contains($0.name)
                    || $0["customClass"] != nil && $0.name != "placeholder"
            }),
        DocumentSwitch(
            name: "useAutolayout", setting: "no Auto Layout", content: "added constraints",
            excludes: { $0.name == "constraint" }),
        DocumentSwitch(
            name: "useTraitCollections", setting: "no size classes", content: "added variations",
            excludes: { $0.name == "variation" }),
    ]

    private static let excludedFromLaunch: Set<String> = [
        "outlet", "outletCollection", "action", "segue", "userDefinedRuntimeAttribute",
    ]

    /// Reports a conflict if one side changed a setting of the document that excludes content that
    /// the other side added.
    private mutating func judgeSwitches() {
        let versions = input.versions(of: root)
        for setting in Self.switches where !setting.isExcluding(versions.base) {
            guard
                let side = MergeSide.allCases.first(where: {
                    setting.isExcluding(versions[$0]) && !setting.isExcluding(versions[$0.other])
                }),
                input[side.other].elements.contains(where: { isBrought($0, setting, besides: side) }
                )
            else { continue }
            let name = setting.name
            conflict(
                .value, root, name, base: versions.base?[name],
                ours: side == .ours ? setting.setting : setting.content,
                theirs: side == .ours ? setting.content : setting.setting)
            decidedSides[TextPlace(owner: root, name: name)] = self.side(
                in: .value, of: root, name)
        }
    }

    /// Returns whether the merged file has an element that the setting of `side` excludes, because
    /// the other side has it.
    private func isBrought(
        _ element: VersionElement, _ setting: DocumentSwitch, besides side: MergeSide
    ) -> Bool {
        let identity = element.identity
        guard setting.excludes(element), !(input[side][identity].map(setting.excludes) ?? false)
        else { return false }
        let isNew = !(input.base[identity].map(setting.excludes) ?? false)
        if element.kind != .object { return isNew }
        return contains(identity) && (isNew || !input[side].contains(identity))
    }

    // MARK: Deletions

    /// Decides the conflicts about deleted objects that the other side changed.
    private mutating func decide(_ deletions: inout Deletions) {
        let side = deletions.side
        for place in deletions.tops.indices where !deletions.tops[place].changes.isEmpty {
            let top = deletions.tops[place]
            let replacements = deletions.replacements(of: top)
            report(
                top, deletedBy: side, with: deletions.sizes(of: top), replacedBy: replacements)
            let words = MergeConflict.words(deletedBy: side)
            deletions.tops[place].isContested = true
            deletions.tops[place].decider = place
            let taken = self.side(in: .deletion, of: top.element.identity, words)
            deletions.tops[place].isKept = taken == side.other
            for value in deletions.sizes(of: top) {
                unitSides[value] = taken
                contested.insert(value)
            }
            for place in deletions.redirections(from: top) {
                decidedSides[place] = taken
                contestedAttributes.insert(place)
                decideValue(at: place, for: taken)
            }
            for object in replacements + deletions.newConnections(to: replacements) {
                contest(object)
                deciders[object] = top.element.identity
                if input[taken][object] == nil { elements[object] = nil }
            }
        }
    }

    /// Takes the child value whose key is the name of the decided attribute (`place`) from the
    /// given side, too.
    private mutating func decideValue(at place: TextPlace, for side: MergeSide) {
        for child in input.ours.children(place.owner) + input.theirs.children(place.owner) {
            let value = input.versions(of: child)
            guard value.kind == .value, value.any["key"] == place.name else { continue }
            unitSides[child] = side
            contested.insert(child)
        }
    }

    private mutating func apply(_ deletions: Deletions) {
        let side = deletions.side
        for top in deletions.tops {
            let decider = top.decider.map { deletions.tops[$0].element.identity }
            for holder in top.isContested ? deletions.masks(around: top) : [] {
                contested.insert(holder)
                if top.isKept, !contains(holder) { keep(holder, of: side.other) }
            }
            for inside in input[side.other].subtree(top.element.identity) {
                let identity = inside.identity
                if top.isContested { contested.insert(identity) }
                let isAdded = !input.base.contains(identity)
                if inside.kind != .object || input[side].contains(identity)
                    || isAdded && deletions.isInSurvivor(identity)
                {
                    continue
                }
                if let decider { deciders[identity] = decider }
                if top.isKept { keep(identity, of: side.other) } else { elements[identity] = nil }
            }
        }
    }

    // MARK: Reporting conflicts

    private mutating func report(
        _ top: Deletions.Top, deletedBy side: MergeSide, with sizes: [Identity],
        replacedBy replacements: [Identity]
    ) {
        var changes: [String] = []
        for change in top.changes {
            let words = change.words(in: input, of: side.other, top: top.element.identity)
            if !changes.contains(words) { changes.append(words) }
        }
        let words = MergeConflict.listed(changes)
        // These objects stay where `side` moved them, whichever side is chosen.
        let survivors = input.base.subtree(top.element.identity).filter { inside in
            inside.kind == .object && input[side].contains(inside.identity)
                && input.base.owner(of: inside.identity) == top.element.identity
        }
        let names = survivors.map { ObjectName($0.identity, in: input[side]).short }
        let others = replacements.compactMap { object in
            input[side].contains(object) ? ObjectName(object, in: input[side]).short : nil
        }
        let deletion =
            MergeConflict.deleted
            + (others.isEmpty ? "" : ", and put in its place: " + MergeConflict.listed(others))
            + (names.isEmpty ? "" : ", and moved out of it: " + MergeConflict.listed(names))
        conflict(
            .deletion, top.element.identity, MergeConflict.words(deletedBy: side), base: nil,
            ours: side == .ours ? deletion : words, theirs: side == .ours ? words : deletion,
            involved: sizes + replacements)
    }
}

/// The objects that one side (`side`) deleted, with the other side's changes to them.
private struct Deletions {
    /// A deleted object that is not inside another deleted object.
    struct Top {
        let element: VersionElement
        var changes: [Change] = []
        /// The deleted objects with which this one was deleted, as indices into `tops`; for a
        /// constraint or connection, those to which it refers (`addTargets`, `addPairs`).
        var targets: [Int] = []
        /// Whether the merged file's content of this object depends on a reported conflict.
        var isContested = false
        var isKept = false
        /// The deleted object, as an index into `tops`, whose conflict alone decides whether this
        /// object is kept; nil if no conflict or several conflicts decide.
        var decider: Int?
        /// The new object to which the other side changed the reference of this constraint or
        /// connection, because both sides deleted the old object. Nil if there is none, or if an
        /// earlier constraint or connection already has this replacement (`joinReplacements`).
        var replacement: Identity?

        /// Whether the object only connects others, and contains none. The cell of a grid refers to
        /// its row and column, and contains views.
        var isConnection: Bool { element.isPointer && element.name != "gridCell" }
    }

    struct Change {
        enum Kind { case changed, added, moved, referenced, removed, reordered, measured, decided }
        let identity: Identity
        let kind: Kind
    }

    var tops: [Top] = []
    private let input: MergeInput
    let side: MergeSide
    /// The index in `tops` of each deleted object, by the id of that object and of each object
    /// inside it that this side does not have elsewhere.
    private var places: [String: Int] = [:]

    init(by side: MergeSide, in input: MergeInput) {
        (self.side, self.input) = (side, input)
        let other = input[side.other]
        let deleted = Set(
            input.base.elements.map(\.identity).filter {
                other.contains($0) && !input[side].contains($0)
            })
        if deleted.isEmpty { return }
        for element in other.elements where isTop(element, of: deleted, in: other) {
            for inside in other.subtree(element.identity) {
                if let id = inside["id"], !input[side].contains(inside.identity) {
                    places[id] = tops.count
                }
            }
            tops.append(Top(element: element, changes: changes(in: element, deleted)))
        }
        addTargets()
        addPairs()
        addNewPointers(besides: deleted)
        addMeasurements()
        passChangesToTargets()
        joinReplacements()
        addPointersOfChanges()
        addWays()
        addGuides()
    }

    /// The objects that the other side moved into a deleted object. The value is true if the merged
    /// file keeps the deleted object, so that it also contains the move.
    var contestedMoves: [Identity: Bool] {
        let moves = tops.flatMap { top in
            top.changes.filter { $0.kind == .moved }.map { ($0.identity, top.isKept) }
        }
        return Dictionary(moves, uniquingKeysWith: { first, _ in first })
    }

    /// Decides whether the merged file keeps objects, constraints and connections that this side
    /// deleted and the other side did not change. Such an element is kept if both of these
    /// conditions are true: all deleted objects with which it was deleted (`targets`) are kept; and
    /// no contested move of an object to which it refers is part of the merged file. An element
    /// without such targets or moves stays deleted. The targets are decided first, because a target
    /// can itself be a constraint, to which an outlet or a mask refers.
    ///
    /// - Parameter moves: the moves that this side made into objects that the other side deleted
    ///   (`contestedMoves`)
    mutating func decideConsequences(ofMoves moves: [Identity: Bool]) {
        for place in order(of: tops.indices.filter { tops[$0].changes.isEmpty }) {
            decideConsequence(for: place, ofMoves: moves)
        }
    }

    /// Returns deleted objects in an order in which each comes after its `targets`, the objects with
    /// which it was deleted.
    private func order(of objects: [Int]) -> [Int] {
        var ordered: [Int] = []
        var rest = objects
        while !rest.isEmpty {
            let open = Set(rest)
            let isReady = { (place: Int) in open.isDisjoint(with: self.tops[place].targets) }
            let next = rest.filter(isReady)
            if next.isEmpty { break }
            ordered += next
            rest.removeAll(where: isReady)
        }
        return ordered + rest
    }

    private mutating func decideConsequence(
        for place: Int, ofMoves moves: [Identity: Bool]
    ) {
        let version = input[side.other]
        let top = tops[place]
        assert(!top.targets.contains(place), "\(top.element.name) leads to itself")
        let targets = top.targets.map { tops[$0] }
        var ofMoves: [Bool] = []
        if !moves.isEmpty, top.element.isPointer {
            ofMoves = top.element.references.compactMap {
                version.element(id: $0.value).flatMap { moves[$0.identity] }
            }
        }
        tops[place].isContested = targets.contains(where: \.isContested) || !ofMoves.isEmpty
        tops[place].isKept =
            tops[place].isContested && targets.allSatisfy(\.isKept)
            && ofMoves.allSatisfy { !$0 }
        let deciders = Set(targets.map(\.decider))
        if deciders.count == 1, ofMoves.isEmpty { tops[place].decider = deciders.first ?? nil }
        assert(
            tops[place].decider.map { tops[$0].isKept == tops[place].isKept } ?? true,
            "\(top.element.name) is not decided with its target")
    }

    /// Returns the masks and variations that this side deleted around an entry of a mask.
    func masks(around top: Top) -> [Identity] {
        let version = input[side.other]
        var masks: [Identity] = []
        var next = version.owner(of: top.element.identity)
        while top.element.isEntry, let holder = next, version[holder]?["id"] == nil,
            !input[side].contains(holder)
        {
            masks.append(holder)
            next = version.owner(of: holder)
        }
        return masks
    }

    /// Returns the constraints and connections of this side that refer to `replacements`: to one of
    /// the new objects that this side put in place of a deleted object. This side added all of
    /// these.
    func newConnections(to replacements: [Identity]) -> [Identity] {
        let version = input[side]
        let ids = Set(replacements.compactMap { version[$0]?["id"] })
        if ids.isEmpty { return [] }
        return version.elements.filter { element in
            element.isPointer && !input.isKnown(element.identity, besides: side)
                && element.references.contains { ids.contains($0.value) }
        }.map(\.identity).filter { !replacements.contains($0) }
    }

    /// Returns the attributes that this side changed because it deleted an object: references that
    /// led to the object, the attributes that are one value with such references (`AttributeUnit`),
    /// and attributes that this side set in place of the object. If the object is kept, all of
    /// these attributes get the other side's values.
    func redirections(from top: Top) -> [TextPlace] {
        let ids = Set(input[side.other].subtree(top.element.identity).compactMap { $0["id"] })
        let redirected = input.base.elements.flatMap { before -> [TextPlace] in
            guard let own = input[side][before.identity],
                let other = input[side.other][before.identity],
                before.name != "constraint" || own.parent == other.parent
            else { return [] }
            return before.references.filter {
                ids.contains($0.value) && other[$0.name] == $0.value && own[$0.name] != $0.value
            }.flatMap { AttributeUnit.names(with: $0.name, in: before) }
                .map { TextPlace(owner: before.identity, name: $0) }
        }
        return redirected + settings(inPlaceOf: top.element)
    }

    /// Returns the attributes that this side set in place of an object that excludes them
    /// (`AttributeUnit.exclusive`), for example the title that replaces a custom view.
    private func settings(inPlaceOf object: VersionElement) -> [TextPlace] {
        guard let role = object["key"], let owner = input[side.other].owner(of: object.identity),
            let own = input[side][owner], let other = input[side.other][owner]
        else { return [] }
        return AttributeUnit.exclusive.filter {
            $0.objects.contains(role) && $0.elements.contains(own.name)
        }.flatMap(\.attributes).filter { own[$0] != other[$0] }
            .map { TextPlace(owner: owner, name: $0) }
    }

    /// Returns the new objects that this side put in place of a deleted object. Such an object has
    /// the same owner, is the target of references that led to the deleted object, and contains no
    /// other objects of the base. The new constraints in place of those that were deleted with the
    /// object are replacements too.
    func replacements(of top: Top) -> [Identity] {
        if let replacement = top.replacement { return [replacement] }
        guard let id = top.element["id"] else { return [] }
        var found = newConstraints(inPlaceOf: deletedConstraints(with: top))
        for before in input.base.elements {
            guard let own = input[side][before.identity] else { continue }
            for reference in before.references where reference.value == id {
                guard
                    let new = replacement(
                        of: top.element.identity, at: reference.name, own, by: side),
                    !found.contains(new)
                else { continue }
                found.append(new)
            }
        }
        return found
    }

    private func replacement(
        of object: Identity, at name: String, _ pointer: VersionElement, by side: MergeSide
    ) -> Identity? {
        let version = input[side]
        guard let new = pointer[name].flatMap(version.element(id:))?.identity,
            !input.isKnown(new, besides: side),
            version.owner(of: new) == input.base.owner(of: object)
        else { return nil }
        let old = Set(input.base.subtree(object).map(\.identity))
        let isOwn = version.subtree(new).allSatisfy {
            $0["id"] == nil || !input.base.contains($0.identity) || old.contains($0.identity)
        }
        return isOwn ? new : nil
    }

    /// Returns the constraints that this side deleted together with an object, or the object itself
    /// if it is a constraint.
    private func deletedConstraints(with top: Top) -> [VersionElement] {
        guard let place = top.element["id"].flatMap({ places[$0] }) else { return [] }
        var group: Set<Int> = [place]
        var count = 0
        while count < group.count {
            count = group.count
            for other in tops.indices where tops[other].changes.isEmpty {
                if !group.isDisjoint(with: tops[other].targets) { group.insert(other) }
            }
        }
        return group.sorted().map { tops[$0].element }.filter { $0.name == "constraint" }
    }

    /// Returns the constraints that this side added in place of deleted ones: a person deletes a
    /// constraint of a view and adds another one, to determine the view's place differently. The
    /// new constraint is for the same attribute of the view or, if there is no such constraint, for
    /// the same axis. If a deleted constraint is kept, its replacement would contradict it.
    private func newConstraints(inPlaceOf deleted: [VersionElement]) -> [Identity] {
        if deleted.isEmpty { return [] }
        let version = input[side]
        let added = version.elements.compactMap {
            $0.name == "constraint" && !input.isKnown($0.identity, besides: side)
                ? version.anchor(of: $0) : nil
        }
        if added.isEmpty { return [] }
        let gone = input.base.elements.filter {
            $0.name == "constraint" && !version.contains($0.identity)
        }.compactMap { input.base.anchor(of: $0) }
        var found: [Identity] = []
        for constraint in deleted {
            guard let old = input.base[constraint.identity].flatMap({ input.base.anchor(of: $0) }),
                let holder = old.holder, version.isInside(old.item, holder)
            else { continue }
            let rivals = added.filter { $0.item == old.item && $0.isHorizontal == old.isHorizontal }
            let exact = rivals.filter { $0.attribute == old.attribute }
            let free = rivals.filter { new in
                !gone.contains { $0.item == new.item && $0.attribute == new.attribute }
            }
            for new in exact.isEmpty ? free : exact where !found.contains(new.constraint) {
                found.append(new.constraint)
            }
        }
        assert(!found.contains(where: input.base.contains), "an old constraint is a replacement")
        return found
    }

    /// Combines the changes to some constraints and connections, so that one conflict decides about
    /// all of them. This side deleted these constraints and connections, and the other side
    /// redirected them to one new object, because both sides had deleted the object to which they
    /// referred.
    private mutating func joinReplacements() {
        var firsts: [Identity: Int] = [:]
        for place in tops.indices where !tops[place].changes.isEmpty {
            let pointer = tops[place].element
            guard pointer.isPointer, let before = input.base[pointer.identity],
                let new = replacement(of: before, pointer)
            else { continue }
            guard let first = firsts[new] else {
                firsts[new] = place
                tops[place].replacement = new
                continue
            }
            tops[first].changes += tops[place].changes
            tops[place].changes = []
            tops[place].targets = [first]
        }
    }

    private func replacement(
        of before: VersionElement, _ pointer: VersionElement
    ) -> Identity? {
        before.references.compactMap { reference -> Identity? in
            guard let old = input.base.element(id: reference.value)?.identity,
                !input[side].contains(old), !input[side.other].contains(old)
            else { return nil }
            return replacement(of: old, at: reference.name, pointer, by: side.other)
        }.first
    }

    /// Ensures that a deleted scene and the deleted objects that led to it, such as a button with
    /// its segue or a container view, are kept or removed together, if nothing else leads to the
    /// scene. (4,234 of 4,309 scenes are reached by a segue, by an identifier or as the initial
    /// scene.) The same applies to the views of a gesture recognizer.
    private mutating func addWays() {
        var queue = tops.indices.filter { !tops[$0].changes.isEmpty }
        var isQueued = Set(queue)
        while let place = queue.popLast() {
            for source in waysBack(to: tops[place]) where tops[source].targets.isEmpty {
                if !isQueued.insert(source).inserted { continue }
                tops[source].targets = [place]
                queue.append(source)
            }
        }
    }

    /// Returns the deleted views of a deleted gesture recognizer, which has no effect without a
    /// view; empty if a view that is not deleted has it.
    private func views(of recognizer: Top) -> [Int] {
        var sources: [Int] = []
        for holder in input[side.other].elements where holder["property"] == "gestureRecognizers" {
            guard let target = holder["destination"], target == recognizer.element["id"] else {
                continue
            }
            guard let source = place(of: holder), !tops[source].isConnection else { return [] }
            if tops[source].changes.isEmpty, !sources.contains(source) { sources.append(source) }
        }
        return sources
    }

    private func waysBack(to top: Top) -> [Int] {
        if top.element.name.hasSuffix("GestureRecognizer") { return views(of: top) }
        let version = input[side.other]
        guard top.element.name == "scene", let place = self.place(of: top.element),
            !top.changes.contains(where: { $0.kind == .referenced }),
            !version.subtree(top.element.identity).contains(where: {
                $0["storyboardIdentifier"] != nil
                    || $0["id"] == version.root["initialViewController"]
            })
        else { return [] }
        var sources: [Int] = []
        for holder in version.elements where !holder.isTieBreaker {
            guard holder.references.contains(where: { places[$0.value] == place }) else { continue }
            let source = self.place(of: holder)
            if source == place { continue }
            guard let source, !tops[source].isConnection else { return [] }
            if tops[source].changes.isEmpty, !sources.contains(source) { sources.append(source) }
        }
        return sources
    }

    /// Returns the index in `tops` of the deleted object that an element is in.
    private func place(of element: VersionElement) -> Int? {
        let version = input[side.other]
        if element.name == "scene" {
            return version.controller(of: element.identity)?["id"].flatMap { places[$0] }
        }
        var next: Identity? = element.identity
        while let current = next {
            if let id = version[current]?["id"] { return places[id] }
            next = version[current]?.parent
        }
        return nil
    }

    /// Keeps or removes the layout guides of a controller together (495 of 495 controllers with
    /// guides have both).
    private mutating func addGuides() {
        for list in input[side.other].elements where list.name == "layoutGuides" {
            let guides = list.children.compactMap { top(of: $0) }
            guard let first = guides.first(where: { !tops[$0].changes.isEmpty }) else { continue }
            for guide in guides where tops[guide].changes.isEmpty { tops[guide].targets = [first] }
        }
    }

    /// Returns the element with the size that a collection view's layout reserves for a deleted
    /// header or footer (22 of 22 headers have such a size; 118 of 118 layouts without such a size
    /// have no header); empty for any other object.
    func sizes(of top: Top) -> [Identity] {
        let version = input[side.other]
        guard let role = top.element["key"], role.hasPrefix("section"), role.hasSuffix("View"),
            let owner = version.owner(of: top.element.identity)
        else { return [] }
        let key = role.dropFirst("section".count).dropLast("View".count).lowercased()
        return version.children(owner).filter { version[$0]?["key"] == "collectionViewLayout" }
            .flatMap(version.children)
            .filter { version[$0]?["key"] == key + "ReferenceSize" }
    }

    /// Returns whether a deleted element is decided by itself, because it is not inside another
    /// deleted object. A container that the other side newly put around it does not count. An entry
    /// of a mask is decided with the constraint or view to which it refers, even if the mask was
    /// deleted too.
    private func isTop(
        _ element: VersionElement, of deleted: Set<Identity>, in version: Version
    ) -> Bool {
        guard element.kind == .object, deleted.contains(element.identity) else { return false }
        var next = version.owner(of: element.identity)
        while let owner = next,
            !input.base.contains(owner) || element.isEntry && version[owner]?["id"] == nil
        {
            next = version.owner(of: owner)
        }
        return next.map { !deleted.contains($0) } ?? true
    }

    private mutating func addTargets() {
        for place in tops.indices where tops[place].element.isPointer {
            let targets = tops[place].element.references.compactMap { places[$0.value] }
            tops[place].targets = Set(targets).subtracting([place]).sorted()
        }
    }

    /// Pairs the tabs or panes of a macOS controller with its segues to their controllers, so that
    /// both are deleted or kept. Only their positions in two lists connect them (the lists are
    /// equally long in 47 of 47 controllers). If the scene at the end of the segue was deleted,
    /// both depend on it; otherwise the segue depends on the tab.
    private mutating func addPairs() {
        for list in input.base.elements {
            guard let relationship = Self.paired[list.name], let controller = list.parent else {
                continue
            }
            let segues = input.base.subtree(controller).filter {
                $0["relationship"] == relationship
            }
            for (item, segue) in zip(input.base.children(list.identity), segues) {
                guard let item = top(of: item), let segue = top(of: segue.identity) else {
                    continue
                }
                if tops[segue].targets.isEmpty {
                    tops[segue].targets = [item]
                } else {
                    tops[item].targets = tops[segue].targets
                }
            }
        }
    }

    /// The relationship of the segues that belong to the elements of a list, by the list's tag
    /// name.
    private static let paired = ["tabViewItems": "tabItems", "splitViewItems": "splitItems"]

    private func top(of identity: Identity) -> Int? {
        input.base[identity]?["id"].flatMap { places[$0] }
            .flatMap { tops[$0].element.identity == identity ? $0 : nil }
    }

    /// Returns the other side's changes in a deleted object (docs/merging.md, "Deletions").
    private func changes(in top: VersionElement, _ deleted: Set<Identity>) -> [Change] {
        input[side.other].subtree(top.identity).compactMap { element in
            change(of: element, deleted).map { Change(identity: element.identity, kind: $0) }
        } + removedSettings(in: top, deleted)
    }

    private func change(of element: VersionElement, _ deleted: Set<Identity>) -> Change.Kind? {
        let (identity, version) = (element.identity, input[side.other])
        guard let before = input.base[identity] else {
            // The parts of an added object were added with it.
            let isPart = version.owner(of: identity).map { !input.base.contains($0) } ?? false
            let isNoise = element.kind == .container || VersionTables.isNoise(element)
            return isPart || isNoise || isInSurvivor(identity) ? nil : .added
        }
        if element.kind == .container {
            return isReordered(element, before, deleted) ? .reordered : nil
        }
        if deleted.contains(identity) {
            let isChanged =
                element.isChanged(from: before) && !isOnlyListed(element, before, in: version)
                && !isOnlyRegrouped(element, before, in: version)
            if isChanged { return .changed }
            return input.decided.elements.contains(identity) && element.kind == .object
                ? .decided : nil
        }
        // `side` has this element elsewhere. That does not conflict with the deletion, unless the
        // other side moved the element into what is deleted.
        return before.parent == element.parent || isInSurvivor(identity) ? nil : .moved
    }

    /// Returns whether the other side reordered the deleted children of a list whose order is
    /// visible.
    private func isReordered(
        _ list: VersionElement, _ before: VersionElement, _ deleted: Set<Identity>
    ) -> Bool {
        let common = Set(before.children).intersection(list.children).intersection(deleted)
            .filter { child in
                input.base[child].map {
                    !UnorderedContainer.ignoresPlace(of: $0, in: list.name)
                } ?? false
            }
        return list.children.filter(common.contains) != before.children.filter(common.contains)
    }

    /// Returns the settings that the other side removed from a deleted object: its values, and its
    /// parts with a key and without an id, such as the state of a button. Objects that were removed
    /// in a deleted one are no change, and neither are the notes on it.
    private func removedSettings(in top: VersionElement, _ deleted: Set<Identity>) -> [Change] {
        let other = input[side.other]
        return input.base.subtree(top.identity).compactMap { setting in
            guard setting.kind != .container, setting["id"] == nil, !setting.isPointer,
                !other.contains(setting.identity), !VersionTables.isDerived(setting),
                !VersionTables.isNoise(setting), setting["key"] != "userComments",
                setting.name != "mask", setting.name != "variation",
                let owner = input.base.owner(of: setting.identity), deleted.contains(owner)
            else { return nil }
            return Change(identity: setting.identity, kind: .removed)
        }
    }

    /// Returns whether a bar button item changed only because the number of items on its side of
    /// the bar changed: a single item has the side as its `key`, several items are in a list and
    /// have none.
    private func isOnlyListed(
        _ item: VersionElement, _ before: VersionElement, in version: Version
    ) -> Bool {
        func rest(_ element: VersionElement) -> [String: String] {
            var values = element.attributes.byName
            values["key"] = nil
            return values
        }
        return item.name == "barButtonItem" && item["key"] != before["key"]
            && rest(item) == rest(before) && item.text == before.text
            && version.owner(of: item.identity) == input.base.owner(of: item.identity)
    }

    /// Returns whether the only change of an object is that the other side put it, together with
    /// others, into a new container, such as a stack, or removed its container.
    private func isOnlyRegrouped(
        _ object: VersionElement, _ before: VersionElement, in version: Version
    ) -> Bool {
        guard object.parent != before.parent, object.name == before.name,
            object.namesOfChanges(from: before).isEmpty, let list = object.parent,
            let owner = version.owner(of: object.identity)
        else { return false }
        if input.base.contains(owner) {
            return owner == remainingOwner(of: object.identity, in: version)
                && input.base.children(before.parent!).allSatisfy {
                    version[$0].map { $0.parent == list } ?? true
                }
        }
        // The container is kept for the objects that are not deleted.
        return version.children(list).contains {
            input.base.contains($0) && input[side].contains($0)
        }
    }

    /// Returns the object into which the content of an object's container went when the other side
    /// removed the container: the innermost one around it that is left. Nil if the container was
    /// not removed.
    private func remainingOwner(of object: Identity, in version: Version) -> Identity? {
        guard let container = input.base.owner(of: object), !version.contains(container) else {
            return nil
        }
        var next: Identity? = container
        while let owner = next, !version.contains(owner) { next = input.base.owner(of: owner) }
        return next
    }

    /// Returns whether the other side put an element into an object that `side` moved out of a
    /// deleted object. Such an element, for example a new constraint, remains in that object and
    /// does not conflict with the deletion.
    func isInSurvivor(_ identity: Identity) -> Bool {
        var next = input[side.other].owner(of: identity)
        while let owner = next, !input.base.contains(owner) {
            next = input[side.other].owner(of: owner)
        }
        return next.map(input[side].contains) ?? false
    }

    /// Finds references to deleted objects that the other side added, such as new outlets. Each
    /// counts as a change of the deleted object.
    private mutating func addNewPointers(besides deleted: Set<Identity>) {
        for element in input[side.other].elements
        where !deleted.contains(element.identity) && !element.isTieBreaker {
            let before = input.base[element.identity]
            for reference in element.references where before?[reference.name] != reference.value {
                guard let target = places[reference.value], !isInsideTop(element) else { continue }
                let change = Change(identity: element.identity, kind: .referenced)
                if tops[target].changes.last?.identity != change.identity {
                    tops[target].changes.append(change)
                }
            }
        }
    }

    private func isInsideTop(_ element: VersionElement) -> Bool {
        let version = input[side.other]
        var next: Identity? = element.identity
        while let current = next {
            if let id = version[current]?["id"], places[id] != nil { return true }
            next = version[current]?.parent
        }
        return false
    }

    /// Finds new or changed `<designable>` elements, which contain the size of a designable view
    /// but are in a separate list of the file. Each counts as a change of the deleted view whose
    /// size it contains.
    private mutating func addMeasurements() {
        for element in input[side.other].elements where element.name == "designable" {
            guard let top = element["name"].flatMap({ places[$0] }) else { continue }
            let before = input.base[element.identity]
            if before == nil || before?.content != element.content {
                tops[top].changes.append(Change(identity: element.identity, kind: .measured))
            }
        }
    }

    /// Counts the change of a deleted constraint or connection as a change of the deleted objects
    /// to which it refers. It was deleted together with them, so one decision covers all of them. A
    /// change of an outlet to a deleted constraint is so passed to the deleted items of the
    /// constraint.
    private mutating func passChangesToTargets() {
        for place in order(of: Array(tops.indices)).reversed() where !tops[place].changes.isEmpty {
            for target in tops[place].targets { tops[target].changes += tops[place].changes }
            if !tops[place].targets.isEmpty { tops[place].changes = [] }
        }
    }

    /// If a changed object refers to another deleted object, counts this reference as a change of
    /// the deleted object, because the changed object depends on it.
    private mutating func addPointersOfChanges() {
        var queue = Array(tops.indices.filter { !tops[$0].changes.isEmpty })
        while let place = queue.popLast() {
            for inside in input[side.other].subtree(tops[place].element.identity) {
                for reference in inside.references {
                    guard let target = places[reference.value], tops[target].changes.isEmpty else {
                        continue
                    }
                    tops[target].changes = [Change(identity: inside.identity, kind: .referenced)]
                    queue.append(target)
                }
            }
        }
    }
}

extension Deletions.Change {
    /// Returns a description of the change.
    ///
    /// - Parameter top: the deleted object, which the description does not name
    func words(in input: MergeInput, of side: MergeSide, top: Identity) -> String {
        let version = input[side].contains(identity) ? input[side] : input.base
        let object = ObjectName(identity, in: version).object
        let place = identity == top ? "" : " of " + object
        switch kind {
        case .removed: return "removed " + object
        case .decided: return "decided that it stays"
        case .reordered:
            let isOfTop = version.owner(of: identity) == top
            return "reordered \(version[identity]!.name)" + (isOfTop ? "" : place)
        case .added: return "added " + object
        case .moved: return "moved " + object
        case .measured: return "measured it"
        case .referenced: return "points to it from " + object
        case .changed:
            guard let element = version[identity], let before = input.base[identity] else {
                return "changed " + object
            }
            let names = element.namesOfChanges(from: before)
            if names.isEmpty, element.parent != before.parent,
                let owner = version.owner(of: identity)
            {
                return "moved " + object + " to " + ObjectName(owner, in: version).object
            }
            return "changed " + (names.isEmpty ? object : names.joined(separator: ", ") + place)
        }
    }
}
