import StackCore

/// Gives objects that a side removed and added again the same id in all three versions
/// (docs/merging.md, "What is the same").
///
/// If a person cuts and pastes a view, or puts a new scene around a controller, the object is still
/// the same, but Xcode gives it another id. The new id is then used in the base and on the other
/// side too. Its constraints, which were made again with it, are compared when their items have one
/// id in all versions. A connection that was made again counts as a new one: if the other side
/// deleted the old one, people decide.
struct RecreatedObjects {
    private(set) var base: SourceTree
    private(set) var ours: SourceTree
    private(set) var theirs: SourceTree

    init(
        _ base: SourceTree, _ ours: SourceTree, _ theirs: SourceTree
    ) throws(VersionRefusal) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
        // An object inside a recreated object can be recognized only after the outer object has its
        // new id. So the search is repeated.
        for _ in 0..<Self.rounds {
            let mine = Self.ids(recreatedBy: self.ours, since: self.base, besides: self.theirs)
            if !mine.isEmpty {
                self.base = try Self.renamed(self.base, mine, .base)
                self.theirs = try Self.renamed(self.theirs, mine, .theirs)
            }
            let yours = Self.ids(recreatedBy: self.theirs, since: self.base, besides: self.ours)
            let known = Set(Self.ids(in: self.ours))
            let ofBoth = yours.filter { known.contains($0.key) && !Self.isIn(base, $0.key) }
            let ofTheirs = yours.filter { ofBoth[$0.key] == nil }
            if !ofTheirs.isEmpty {
                self.base = try Self.renamed(self.base, ofTheirs, .base)
                self.ours = try Self.renamed(self.ours, ofTheirs, .ours)
            }
            if !ofBoth.isEmpty {
                let back = Dictionary(uniqueKeysWithValues: ofBoth.map { ($0.value, $0.key) })
                self.theirs = try Self.renamed(self.theirs, back, .theirs)
            }
            if mine.isEmpty, yours.isEmpty { break }
        }
    }

    private static let rounds = 4

    private static func isIn(_ tree: SourceTree, _ id: String) -> Bool {
        ids(in: tree).contains(id)
    }

    private static func ids(in tree: SourceTree) -> [String] {
        tree.root.subtree.compactMap { $0["id"] ?? $0["sceneID"] }
    }

    /// Returns the new ids of the objects that a side removed and added again, by their ids in the
    /// base. The other side's version of an object is compared too, because that is what the first
    /// of two merges on one base leaves. Constraints are compared with the base only: one that
    /// equals the other side's version may state the same with its items exchanged. An object that
    /// the other side has under both ids is left out.
    private static func ids(
        recreatedBy side: SourceTree, since base: SourceTree, besides other: SourceTree
    ) -> [String: String] {
        let (before, after) = (Set(ids(in: base)), Set(ids(in: side)))
        if before.isSubset(of: after) || after.isSubset(of: before) { return [:] }
        let there = Set(ids(in: other))
        let pointers = base.root.subtree.filter { VersionTables.pointers.contains($0.name) }
        let constraints = Set(pointers.filter { $0.isNamed("constraint") }.compactMap { $0["id"] })
        let connections = Set(pointers.compactMap { $0["id"] }).subtracting(constraints)
        var found: [String: String] = [:]
        var candidates = before
        for old in [base, other] {
            var table = IdentityTable()
            let shapes = ElementShapes([old, side])
            let version = Version(old, &table, shapes)
            let twins = Twins(of: Version(side, &table, shapes), since: version).ids
            found.merge(twins.filter { candidates.contains($0.key) }) { ofBase, _ in ofBase }
            candidates.subtract(constraints)
            let rest = candidates.subtracting(after).subtracting(found.keys)
            let bytes = sources(of: rest, in: base)
            if sources(of: rest, in: other).allSatisfy({ $0.value == bytes[$0.key] }) { break }
        }
        // In an unusual file, one new object may match two objects of the base. It then counts as
        // neither.
        let counts = Dictionary(found.values.map { ($0, 1) }, uniquingKeysWith: +)
        return found.filter {
            counts[$0.value] == 1 && !before.contains($0.value) && !connections.contains($0.key)
                && !(there.contains($0.key) && there.contains($0.value))
        }
    }

    /// Returns the bytes of objects in a file, by their ids.
    private static func sources(
        of ids: Set<String>, in tree: SourceTree
    ) -> [String: ArraySlice<UInt8>] {
        if ids.isEmpty { return [:] }
        let found = tree.root.subtree.compactMap { element in
            (element["id"] ?? element["sceneID"]).flatMap { id in
                ids.contains(id) ? (id, element.unchangedBytes) : nil
            }
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a file with other ids, and with references to them.
    private static func renamed(
        _ tree: SourceTree, _ ids: [String: String], _ role: VersionRefusal.Role
    ) throws(VersionRefusal) -> SourceTree {
        let copy = try VersionSource.read(tree.text, as: role, .never)
        for element in Array(copy.root.subtree) {
            for attribute in element.attributes {
                let isMeasured = attribute.name == "name" && element.isNamed("designable")
                guard isMeasured || VersionTables.holdsID(attribute.name),
                    let other = ids[attribute.value]
                else { continue }
                element.set(attribute.name, other)
            }
        }
        return try VersionSource.read(copy.text, as: role, .never)
    }
}
