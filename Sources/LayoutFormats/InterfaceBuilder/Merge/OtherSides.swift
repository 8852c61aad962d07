import StackCore

/// The changes that turn a merged file into the merge of the same versions that prefers the other
/// side. They are in groups, so that people can choose a side for each group independently
/// (docs/merging.md, "Marks").
///
/// Two changes are in one group if one of them is possible only with the other. For example, one
/// change adds or removes an object, and the other moves it, refers to it or puts something into
/// it. So every combination of groups gives a file without dangling references, and all groups
/// together give the other merge.
struct OtherSides {
    /// A fact that a change can affect. It is the existence and place of an element or, if `what`
    /// is not nil, one of the element's attributes or the order of its children.
    private struct Fact: Hashable {
        let identity: Identity
        var what: String?

        static let order = "the order of its children"
        static let members = "its subviews"
    }

    private struct Change {
        enum Kind: Int { case set, remove, place }
        let kind: Kind
        /// The patch step that makes the change, as text; nil if the step of another change makes
        /// this change too.
        var step: String?
        /// All attribute values in the content that the change removes or adds. Some of them are
        /// names of pictures and colours, which may have to be removed from or added to the file's
        /// resources.
        var removed: Set<String> = []
        var added: Set<String> = []
    }

    private let from: Version
    private let to: Version
    /// The ids in dangling references of the file `to`, which no object there has.
    private let missing: Set<String>
    private var kept = IdentityMap<Bool>()
    private var changes: [Change] = []
    private var groups = DisjointSets()
    /// The first change that affects each fact, as an index into `changes`.
    private var owners: [Fact: Int] = [:]
    /// The change that adds or removes each object, as an index into `changes`, by the object's id.
    private var newOrGone: [String: Int] = [:]
    /// The dependencies of changes, which are indices into `changes`. `needs` contains the facts
    /// that a change depends on. `mentions` contains all attribute values in the content of a
    /// change, some of which are ids of objects that the change depends on.
    private var needs: [(change: Int, fact: Fact)] = []
    private var mentions: [(change: Int, words: Set<String>)] = []

    /// How each conflict can be switched to its other side, in the order of the conflicts. `steps`
    /// contains the patch steps of the conflict's whole group. Only the first conflict of a group
    /// has them; the others have the index of that conflict (`with`). If no patch steps are known,
    /// the value is `impossible`.
    private(set) var decisions: [Decision] = []

    enum Decision: Equatable {
        case steps([String])
        case with(Int)
        case impossible
    }

    /// - Parameters:
    ///   - from: the merged file, as it was read again
    ///   - to: the merge of the same versions that prefers the other side; equal objects of `from`
    ///     and `to` have the same identity
    init(of conflicts: [MergeConflict], from: Version, to: Version) {
        (self.from, self.to) = (from, to)
        missing = Set(to.danglingReferences.map(\.value))
        findKept()
        findRemovals()
        findPlaces()
        findSettings()
        joinGroups()
        decide(conflicts)
    }

    // MARK: Elements that both files have

    private mutating func findKept() {
        for element in from.elements {
            guard let other = to[element.identity], other.name == element.name,
                other.kind == element.kind, other.text == element.text
            else { continue }
            let isNamed = element.source.patchID != nil && other.source.patchID != nil
            kept[element.identity] =
                isNamed || element.parent == nil
                || element.parent == other.parent && isKept(element.parent)
        }
    }

    private func isKept(_ identity: Identity?) -> Bool {
        identity.map { kept[$0] ?? false } ?? true
    }

    /// Returns whether no patch step is needed for changes of the element. After patch steps,
    /// frames and other derived values are computed again, and resources are added or removed
    /// according to their uses.
    private func isDerived(_ element: VersionElement, in version: Version) -> Bool {
        element.name != "designable" && VersionTables.isDerived(element)
            || element.parent.flatMap { version[$0] }?.name == "resources"
    }

    // MARK: Finding the changes

    private mutating func add(_ change: Change, owning facts: [Fact]) -> Int {
        let number = changes.count
        changes.append(change)
        groups.add()
        for fact in facts {
            if let other = owners[fact] {
                groups.join(number, other)
            } else {
                owners[fact] = number
            }
        }
        return number
    }

    private mutating func findRemovals() {
        for element in from.elements where !isKept(element.identity) && element.kind != .container {
            guard isKept(from.owner(of: element.identity)), !isDerived(element, in: from) else {
                continue
            }
            var content = Content()
            read(element.identity, in: from, &content)
            let keeps = content.moved.compactMap { from[$0]?["id"] }
            var step = "<remove" + Self.sel(PatchSelector(element.source))
            step += Self.attribute("was", element.source.digest(without: Set(keeps)))
            if !keeps.isEmpty { step += Self.attribute("keeps", keeps.joined(separator: " ")) }
            step += missing(in: Set(content.ids))
            let number = add(
                Change(kind: .remove, step: step + "/>", removed: content.words),
                owning: content.facts)
            link(number, content, element, in: from)
        }
    }

    /// Finds the elements of the file `to` that the file `from` lacks or has at another place. They
    /// are added to `changes` in the order of `to`.
    private mutating func findPlaces() {
        let reordered = reordered()
        for element in to.elements where element.kind != .container {
            let identity = element.identity
            guard isKept(identity) else {
                guard isKept(to.owner(of: identity)), !isDerived(element, in: to) else { continue }
                var content = Content()
                read(identity, in: to, &content)
                let number = add(
                    Change(kind: .place, step: nil, added: content.words), owning: content.facts)
                let isScene = element.name == "scene"
                let name = isScene ? element.source.comments(behindLastChild: false).joined() : ""
                place(number, element, name + spelled(element), reordered)
                link(number, content, element, in: to)
                continue
            }
            guard let before = from[identity] else { continue }
            let isReordered = reordered.contains(identity)
            if before.parent == element.parent && !isReordered { continue }
            let number = add(Change(kind: .place), owning: [Fact(identity: identity)])
            if isReordered, let parent = element.parent {
                join(number, Fact(identity: parent, what: Fact.order))
            }
            let owners = (from.owner(of: identity), to.owner(of: identity))
            for owner in [owners.0, owners.1] {
                if let owner { needs.append((number, Fact(identity: owner))) }
            }
            linkToMoves(above: owners.1, until: identity, number)
            if isKept(owners.1) { place(number, element, placeholder(before), reordered) }
            linkLists(number, before, in: from)
            linkLists(number, element, in: to)
        }
    }

    /// Joins the group of a moved object with the groups of other moves if the object's new owner
    /// is inside the object before the change. These other moves take the owner out of the object;
    /// without them, the object would be moved into itself.
    private mutating func linkToMoves(above owner: Identity?, until moved: Identity, _ change: Int)
    {
        var path: [Identity] = []
        var next = owner
        while let current = next, current != moved {
            path.append(current)
            next = from[current]?.parent
        }
        if next == nil { return }
        for identity in path { needs.append((change, Fact(identity: identity))) }
    }

    private mutating func findSettings() {
        for element in from.elements {
            let identity = element.identity
            guard isKept(identity), let other = to[identity], !isDerived(element, in: from) else {
                continue
            }
            if isReordered(element, other) {
                let step = Self.replacement(of: element, by: other)
                _ = add(
                    Change(kind: .set, step: step),
                    owning: [Fact(identity: identity, what: Fact.order)])
            }
            if element.kind == .value {
                if element.content == other.content { continue }
                let step = Self.replacement(of: element, by: other)
                let words = (Self.words(element.source), Self.words(other.source))
                let number = add(
                    Change(kind: .set, step: step, removed: words.0, added: words.1),
                    owning: [Fact(identity: identity)])
                mentions.append((number, words.0.union(words.1)))
                if VersionTables.subviewLists.contains(element.name) {
                    linkLists(number, element, in: from)
                }
                continue
            }
            for name in element.namesOfChanges(from: other)
            where identity != from.root.identity || !VersionTables.header.contains(name) {
                set(name, of: element, to: other[name])
            }
        }
    }

    private static func replacement(of element: VersionElement, by other: VersionElement) -> String
    {
        "<replace" + sel(PatchSelector(element.source))
            + attribute("was", element.source.digest(without: [])) + ">" + other.source.compact
            + "</replace>"
    }

    /// Returns whether two lists refer to the same objects in two orders, such as the items that a
    /// toolbar shows. The entries have no ids, so that they cannot be moved one by one.
    private func isReordered(_ list: VersionElement, _ other: VersionElement) -> Bool {
        func isEntry(_ child: Identity) -> Bool {
            guard let entry = from[child] else { return false }
            return entry["id"] == nil && entry["reference"] != nil && entry.children.isEmpty
                && !UnorderedContainer.ignoresPlace(of: entry, in: list.name)
        }
        return list.kind == .container && list.children != other.children
            && Set(list.children) == Set(other.children) && list.children.allSatisfy(isEntry)
    }

    private mutating func set(_ name: String, of element: VersionElement, to value: String?) {
        var selector = PatchSelector(element.source)
        let was = element[name]
        var step: String
        if let value, was == nil {
            let names = to[element.identity]?.attributes.map(\.name) ?? []
            let before = names.prefix { $0 != name }.last { element[$0] != nil }
            step =
                "<add" + Self.sel(selector) + " type='@\(name)' was=''"
                + Self.attribute("behind", before ?? "") + missing(in: [value]) + ">"
            step += XMLEscape.content(value) + "</add>"
        } else {
            selector.attribute = name
            step = (value == nil ? "<remove" : "<replace") + Self.sel(selector)
            step += Self.attribute("was", was ?? "") + missing(in: Set([value].compactMap { $0 }))
            step += value.map { ">" + XMLEscape.content($0) + "</replace>" } ?? "/>"
        }
        let words = [was, value].map { Set([$0].compactMap { $0 }) }
        let number = add(
            Change(kind: .set, step: step, removed: words[0], added: words[1]),
            owning: [Fact(identity: element.identity, what: name)])
        mentions.append((number, words[0].union(words[1])))
    }

    // MARK: Content of added and removed elements

    /// An element that is added or removed, with its descendants.
    private struct Content {
        var facts: [Fact] = []
        var ids: [String] = []
        /// The values of all attributes of these elements.
        var words: Set<String> = []
        /// The objects inside the element that both files have, so that they are moved and not
        /// removed or added.
        var moved: [Identity] = []
    }

    private func read(_ identity: Identity, in version: Version, _ content: inout Content) {
        guard let element = version[identity] else { return }
        content.facts.append(Fact(identity: identity))
        if element.kind == .value {
            content.words.formUnion(Self.words(element.source))
            content.ids += element.idsInside
            return
        }
        content.words.formUnion(element.attributes.map(\.value))
        if let id = element["id"] { content.ids.append(id) }
        for child in element.children {
            if isKept(child) {
                content.moved.append(child)
            } else {
                read(child, in: version, &content)
            }
        }
    }

    private static func words(_ value: SourceElement) -> Set<String> {
        Set(value.subtree.flatMap { $0.attributes.map(\.value) })
    }

    private mutating func link(
        _ number: Int, _ content: Content, _ element: VersionElement, in version: Version
    ) {
        for id in content.ids {
            if let other = newOrGone[id] {
                groups.join(number, other)
            } else {
                newOrGone[id] = number
            }
        }
        if element.name == "string", let key = element["key"], let owner = element.parent {
            join(number, Fact(identity: owner, what: key))
        }
        for identity in content.moved { needs.append((number, Fact(identity: identity))) }
        mentions.append((number, content.words))
        linkLists(number, element, in: version)
    }

    /// If an object has a list with one number for each subview, such as `<customSpacing>`, its
    /// length must equal the number of subviews. So all changes of the object's list and of its
    /// subviews are put into one group.
    private mutating func linkLists(_ change: Int, _ element: VersionElement, in version: Version) {
        let isList = VersionTables.subviewLists.contains(element.name)
        guard let owner = version.owner(of: element.identity),
            isList || element.parent.flatMap({ version[$0] })?.name == "subviews",
            [from, to].contains(where: { version in
                version.children(owner).contains {
                    VersionTables.subviewLists.contains(version[$0]?.name ?? "")
                }
            })
        else { return }
        join(change, Fact(identity: owner, what: Fact.members))
    }

    private mutating func join(_ change: Int, _ fact: Fact) {
        if let other = owners[fact] { groups.join(change, other) } else { owners[fact] = change }
    }

    // MARK: Positions of added and moved elements

    /// Returns a smallest set of elements that have to move among the children of their parent so
    /// that these get the order of the other file. Only children that both files have are compared,
    /// and only in lists whose order has a meaning.
    private func reordered() -> Set<Identity> {
        var result: Set<Identity> = []
        for parent in to.elements where isKept(parent.identity) && parent.kind == .container {
            let visible = parent.children.filter { child in
                isKept(child) && from[child]?.parent == parent.identity
                    && to[child]?.source.patchID != nil
                    && !UnorderedContainer.ignoresPlace(of: to[child]!, in: parent.name)
            }
            if visible.count < 2 { continue }
            var places: [Identity: Int] = [:]
            for (place, child) in from.children(parent.identity).enumerated() {
                places[child] = place
            }
            let numbers = visible.map { places[$0]! }
            let stable = Set(LongestIncreasingSubsequence.indices(of: numbers))
            result.formUnion(visible.indices.filter { !stable.contains($0) }.map { visible[$0] })
        }
        return result
    }

    /// Sets the patch step of a change that adds an element, or moves it to the place that it has
    /// in the other file.
    private mutating func place(
        _ number: Int, _ element: VersionElement, _ content: String, _ reordered: Set<Identity>
    ) {
        guard let parent = element.parent.flatMap({ to[$0] }) else { return }
        var before: [String] = []
        for sibling in parent.children.prefix(while: { $0 != element.identity }).reversed() {
            guard let other = to[sibling] else { continue }
            before.append(other.source.word)
            if reordered.contains(sibling) {
                if !UnorderedContainer.ignoresPlace(of: element, in: parent.name) {
                    join(number, Fact(identity: parent.identity, what: Fact.order))
                }
            } else if isKept(sibling), from[sibling]?.parent == parent.identity {
                break
            }
        }
        changes[number].step =
            "<add" + Self.sel(PatchSelector(parent.source))
            + Self.attribute("after", before.joined(separator: "|"))
            + missing(in: changes[number].added) + ">" + content + "</add>"
    }

    private func placeholder(_ element: VersionElement) -> String {
        let owner = element.source.parent?.nearestID ?? ""
        return "<moved" + Self.attribute("id", element["id"] ?? "")
            + Self.attribute("from", owner) + "/>"
    }

    /// Returns an added element as text. Objects inside it that the file already has are replaced
    /// by `<moved>` placeholders.
    private func spelled(_ element: VersionElement) -> String {
        if element.kind == .value { return element.source.compact }
        var result = "<" + element.name
        for attribute in element.attributes {
            result += " \(attribute.name)='\(XMLEscape.singleQuoted(attribute.value))'"
        }
        result += ">" + XMLEscape.content(element.source.text)
        for child in element.children {
            guard let child = to[child] else { continue }
            if isKept(child.identity), let before = from[child.identity] {
                result += placeholder(before)
            } else {
                result += spelled(child)
            }
        }
        for annotation in element.source.annotations {
            result += "<!--" + SceneAnnotation.mark + annotation.text + "-->"
        }
        return result + "</\(element.name)>"
    }

    /// Returns the attribute `missing` of a patch step. It lists the ids to which the step's
    /// content refers although the other file has no such object. Returns an empty text if there
    /// are none.
    private func missing(in words: Set<String>) -> String {
        let found = words.intersection(missing).sorted()
        return found.isEmpty ? "" : Self.attribute("missing", found.joined(separator: "|"))
    }

    private static func sel(_ selector: PatchSelector) -> String {
        attribute("sel", selector.spelling)
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"" + XMLEscape.attribute(value) + "\""
    }

    // MARK: Joining changes in groups

    private mutating func joinGroups() {
        joinMovedEnds()
        for (change, fact) in needs {
            if let other = owners[fact] { groups.join(change, other) }
        }
        for (change, words) in mentions {
            for word in words {
                if let other = newOrGone[word] { groups.join(change, other) }
            }
        }
    }

    /// Puts the change of a constraint and the moves of its items into one group, because a
    /// constraint is in a view that contains its items.
    private mutating func joinMovedEnds() {
        for version in [from, to] {
            for constraint in version.elements where constraint.name == "constraint" {
                let names = [nil] + constraint.references.map(\.name)
                let own = names.compactMap {
                    owners[Fact(identity: constraint.identity, what: $0)]
                }
                if own.isEmpty { continue }
                let moves = constraint.references.compactMap { reference in
                    version.element(id: reference.value).flatMap {
                        owners[Fact(identity: $0.identity)]
                    }
                }
                for move in moves + own.dropFirst() { groups.join(own[0], move) }
            }
        }
    }

    private mutating func decide(_ conflicts: [MergeConflict]) {
        let nodes = conflicts.map { conflict -> Int? in
            let found = facts(of: conflict).compactMap { owners[$0] }
            for other in found.dropFirst() { groups.join(found[0], other) }
            return found.first
        }
        joinRest(nodes, conflicts)
        var members: [Int: [Int]] = [:]
        for change in changes.indices {
            members[groups.root(of: change), default: []].append(change)
        }
        var first: [Int: Int] = [:]
        for (index, node) in nodes.enumerated() {
            guard let node else {
                decisions.append(.impossible)
                continue
            }
            let group = groups.root(of: node)
            if let other = first[group] {
                decisions.append(.with(other))
            } else {
                first[group] = index
                decisions.append(.steps(steps(of: members[group] ?? [])))
            }
        }
    }

    private func facts(of conflict: MergeConflict) -> [Fact] {
        guard let key = conflict.key else { return [] }
        let involved = conflict.involved.map { Fact(identity: $0) }
        switch key.kind {
        case .value:
            let facts = key.names.map { Fact(identity: key.identity, what: $0) }
                .filter { owners[$0] != nil }
            return (facts.isEmpty ? [Fact(identity: key.identity)] : facts) + involved
        case .order: return [Fact(identity: key.identity, what: Fact.order)] + involved
        case .slot:
            return involved
                + conflict.involved.flatMap { identity in
                    TreeMerge.slotNames.map { Fact(identity: identity, what: $0) }
                }
        default: return [Fact(identity: key.identity)] + involved
        }
    }

    /// Puts all changes without a conflict of their own into one group with all conflicts that are
    /// not about a value. It is unknown on which of these conflicts the changes depend. If all
    /// conflicts are about values, the group contains all of them.
    private mutating func joinRest(_ nodes: [Int?], _ conflicts: [MergeConflict]) {
        let decided = Set(nodes.compactMap(\.self).map { groups.root(of: $0) })
        let rest = changes.indices.filter { !decided.contains(groups.root(of: $0)) }
        if rest.isEmpty { return }
        let structural = zip(nodes, conflicts).compactMap { $1.key?.kind == .value ? nil : $0 }
        let all = structural.isEmpty ? nodes.compactMap { $0 } : structural
        guard let one = all.first else { return }
        for other in all + rest { groups.join(one, other) }
    }

    private func steps(of members: [Int]) -> [String] {
        let members = members.map { changes[$0] }
        let kinds: [Change.Kind] = [.set, .remove, .place]
        let own = kinds.flatMap { kind in members.filter { $0.kind == kind }.compactMap(\.step) }
        let added = members.reduce(into: Set<String>()) { $0.formUnion($1.added) }
        let removed = members.reduce(into: Set<String>()) { $0.formUnion($1.removed) }
        return own
            + resources(of: to, missingIn: from, named: added).map { resource, before in
                "<add sel=\"/document/resources\"" + Self.attribute("after", before) + ">"
                    + resource.compact + "</add>"
            }
            + resources(of: from, missingIn: to, named: removed).map { resource, _ in
                "<remove" + Self.sel(PatchSelector(resource)) + " unused=\"YES\"/>"
            }
    }

    /// Returns the resources with the given names that `version` lists and `other` does not. Each
    /// comes with the siblings before it, nearest first, as `SourceElement.word`s separated by `|`.
    private func resources(
        of version: Version, missingIn other: Version, named names: Set<String>
    ) -> [(SourceElement, String)] {
        guard let list = version.root.source.child("resources") else { return [] }
        let known = Set(other.root.source.child("resources")?.children.map(\.word) ?? [])
        var before: [String] = []
        return list.children.compactMap { resource in
            defer { before.insert(resource.word, at: 0) }
            guard let name = resource["name"], names.contains(name),
                !known.contains(resource.word)
            else { return nil }
            return (resource, before.joined(separator: "|"))
        }
    }
}
