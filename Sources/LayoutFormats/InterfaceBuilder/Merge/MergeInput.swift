import StackCore

/// The three versions of a file.
struct MergeInput {
    let base: Version
    let ours: Version
    let theirs: Version
    /// The identities of all elements in the three versions, in the order of `Identity`.
    let identities: [Identity]
    /// The objects that both sides added identically, by their identities. Objects inside such an
    /// object are not listed.
    let twins: [Identity]
    /// The ids of the views and constraints that a `<mask>` installs or uninstalls for size
    /// classes.
    let maskedIDs: Set<String>
    /// The references that are dangling in ours or theirs: they contain an id that no object of
    /// that version has. The merge does not repair them.
    let dangling: Set<DanglingReference>
    /// Both sides, prepared for computing their layouts; nil if either of them is not a file for
    /// iOS.
    let solvable: (ours: SolvableVersion, theirs: SolvableVersion)?
    /// The facts about which both sides decided an earlier conflict that is open in the base.
    let decided: DecidedFacts
    /// The identities of the elements in the three versions. The merged file is read with this
    /// table, so that its elements get the same identities.
    let table: IdentityTable
    let shapes: ElementShapes

    subscript(side: MergeSide) -> Version { side == .ours ? ours : theirs }

    /// Returns the element with the identity in each of the three versions.
    func versions(of identity: Identity) -> ElementVersions {
        ElementVersions(base: base[identity], ours: ours[identity], theirs: theirs[identity])
    }
}

/// An element in each of the three versions; nil for a version that does not contain it.
struct ElementVersions {
    let base: VersionElement?
    let ours: VersionElement?
    let theirs: VersionElement?

    subscript(side: MergeSide) -> VersionElement? { side == .ours ? ours : theirs }

    /// The element in ours; if it is not there, in theirs, otherwise in base.
    var any: VersionElement { (ours ?? theirs ?? base)! }
    var kind: VersionElement.Kind { any.kind }

    /// Whether the element is in base but missing on a side.
    var isDeleted: Bool { base != nil && (ours == nil || theirs == nil) }

    /// The side from which the merge takes the element's parent; nil if the sides put the element
    /// in two places. The role (`key`) is part of the place: if the parents differ and each side
    /// changed the role differently, these are two places.
    var movingSide: MergeSide? {
        let side = ThreeWay(base?.parent, ours?.parent, theirs?.parent).side
        let role = ThreeWay(base?["key"], ours?["key"], theirs?["key"]).side
        return ours?.parent != theirs?.parent && role == nil ? nil : side
    }

    /// The three-way comparison of whether the versions have the element.
    var presenceChange: ThreeWay { ThreeWay(base != nil, ours != nil, theirs != nil) }

    /// The three-way comparison of the element's whole content. It is used only for values, which
    /// are not merged attribute by attribute.
    var contentChange: ThreeWay { ThreeWay(base?.content, ours?.content, theirs?.content) }
}

extension MergeInput {
    /// Reads the three versions. If both sides added the same object, with different ids, its two
    /// copies get the same identity.
    ///
    /// - Parameter fonts: the fonts of the file's app, which measure its texts
    init(
        _ base: SourceTree, _ ours: SourceTree, _ theirs: SourceTree, fonts: AppFonts = .none
    ) throws(VersionRefusal) {
        let files = try RecreatedObjects(base, ours, theirs)
        let (base, ours, theirs) = (files.base, files.ours, files.theirs)
        var table = IdentityTable()
        let shapes = ElementShapes([base, ours, theirs])
        let before = Version(base, &table, shapes)
        let mine = Version(ours, &table, shapes)
        var yours = Version(theirs, &table, shapes)
        var ids: [String: String] = [:]
        var outermost: [Identity] = []
        // Objects that refer to twins, or are inside them, can be compared only after the twins
        // have the same identity. So the search is repeated.
        for _ in 0..<Self.rounds {
            let twins = Twins(base: before, ours: mine, theirs: yours)
            if twins.ids.isEmpty { break }
            ids.merge(twins.ids) { known, _ in known }
            outermost += twins.outermost
            yours = Version(theirs, &table, shapes, renamed: ids)
        }
        // Twin constraints can be spelled differently, for example with exchanged items. So theirs
        // gets the spelling of ours.
        for id in ids.values.sorted() {
            guard let constraint = mine.element(id: id), constraint.name == "constraint" else {
                continue
            }
            guard let other = yours[constraint.identity] else { continue }
            let free = Twins.freeOfConstraints
            var attributes = constraint.attributes.filter { !free.contains($0.name) }
            for attribute in other.attributes where free.contains(attribute.name) {
                attributes.insertInOrder(attribute, in: constraint.name)
            }
            other.setAttributes(attributes)
        }
        for constraint in before.elements where constraint.name == "constraint" {
            let changes = [mine, yours].map { $0[constraint.identity]?.attributes }
            if changes[0] == changes[1] { continue }
            for (side, other) in [(mine, yours), (yours, mine)] {
                guard let changed = other[constraint.identity],
                    changed.attributes != constraint.attributes
                else { continue }
                side.restoreDirection(of: constraint, in: before)
            }
        }
        guard before.root["type"] == mine.root["type"], mine.root["type"] == yours.root["type"]
        else { throw VersionRefusal(.theirs, line: 1, "the versions are of different kinds") }
        let decided = DecidedFacts(in: before, besides: [ours, theirs]) {
            Version($0, &table, shapes)
        }
        let identities = table.all.filter {
            before.contains($0) || mine.contains($0) || yours.contains($0)
        }
        self.init(
            base: before, ours: mine, theirs: yours, identities: identities, twins: outermost,
            maskedIDs: Set([mine, yours].flatMap(\.maskedIDs)),
            dangling: Set([mine, yours].flatMap(\.danglingReferences)),
            solvable: SolvableVersion(ours.root, fonts: fonts).flatMap { first in
                SolvableVersion(theirs.root, fonts: fonts).map { (first, $0) }
            }, decided: decided, table: table, shapes: shapes)
        for identity in identities {
            let versions = versions(of: identity)
            let all = [versions.base, versions.ours, versions.theirs].compactMap { $0 }
            guard let odd = all.first(where: { $0.kind != all[0].kind }) else { continue }
            throw VersionRefusal(
                .theirs, line: odd.source.line,
                "the versions use <\(odd.name)> in different ways, so it cannot be merged")
        }
    }
}

extension MergeInput {
    /// The maximum number of searches for twins.
    private static let rounds = 4
}

extension Version {
    fileprivate var maskedIDs: [String] {
        elements.filter { $0.name == "exclude" || $0.name == "include" }.compactMap {
            $0["reference"]
        }
    }
}
