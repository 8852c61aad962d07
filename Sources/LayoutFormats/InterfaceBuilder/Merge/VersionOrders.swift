/// The order of a merged element's children in each of the three versions.
///
/// A version can lack a child that a side created, for example a stack into which existing objects
/// were put with Xcode's *Embed In*. In that version, the child's position is that of the first
/// object that is inside the child in the merged file. A version can also contain a child at a
/// deeper level, in a stack that the other side removed. If the base contains the child at that
/// level too, the child's position is that of the stack.
struct VersionOrders {
    /// The orders of a merged element's children.
    struct Lists {
        var base: [Identity] = []
        var ours: [Identity] = []
        var theirs: [Identity] = []
        /// Whether a side moved another child between objects that the other side put into one new
        /// object. If so, no order of the children agrees with both sides.
        var isSplit = false
    }

    private let input: MergeInput
    /// A function that returns the children of a merged element.
    private let children: (Identity) -> [Identity]

    init(of input: MergeInput, children: @escaping (Identity) -> [Identity]) {
        (self.input, self.children) = (input, children)
    }

    func lists(of members: [Identity], in parent: Identity) -> Lists {
        var lists = Lists(
            base: input.base.children(parent), ours: input.ours.children(parent),
            theirs: input.theirs.children(parent))
        let known = [lists.base, lists.ours, lists.theirs].map(Set.init)
        let isPlain = members.allSatisfy { member in known.allSatisfy { $0.contains(member) } }
        if isPlain { return lists }
        // An object of the base that a version lacks was deleted there, so the objects inside it do
        // not represent it.
        let parts = { input.base.contains($0) ? [] : children($0) }
        let base = Positions(members, in: parent, input.base, input.base, parts)
        let ours = Positions(members, in: parent, input.ours, input.base, parts)
        let theirs = Positions(members, in: parent, input.theirs, input.base, parts)
        let (split, other) = (ours.split(unlike: base), theirs.split(unlike: base))
        lists.base = base.order
        lists.ours = ours.order(splitting: split)
        lists.theirs = theirs.order(splitting: other)
        lists.isSplit = !split.isEmpty || !other.isEmpty
        return lists
    }
}

/// The positions of a merged element's children in one version.
private struct Positions {
    /// The positions of each child in the version's file, in ascending order. A child that the
    /// version contains has one position. A child that it lacks has the positions of the objects
    /// that are inside the child in the merged file.
    private var places: [(child: Identity, places: [Int])] = []

    init(
        _ members: [Identity], in parent: Identity, _ version: Version, _ base: Version,
        _ children: (Identity) -> [Identity]
    ) {
        let found = members.map { (child: $0, parts: Self.parts(of: $0, in: version, children)) }
        if version.contains(parent) {
            let all = Set(members)
            places = found.map { child, parts in
                let near = parts.filter {
                    let place = version[$0]?.parent
                    return place == parent
                        || place == base[$0]?.parent
                            && Self.isInside($0, parent, in: version, without: all)
                }
                return (child, near.compactMap(version.place(of:)).sorted())
            }
        } else {
            // The version lacks the parent. The children have an order in it only if all of them
            // are in one list.
            let parents = Set(found.flatMap(\.parts).map { version[$0]?.parent })
            if parents.count != 1 { return }
            places = found.map { ($0.child, $0.parts.compactMap(version.place(of:)).sorted()) }
        }
        places = places.filter { !$0.places.isEmpty }.sorted { $0.places[0] < $1.places[0] }
    }

    /// Returns the child itself if the version contains it. Otherwise returns the outermost objects
    /// that are inside the child in the merged file and that the version contains.
    private static func parts(
        of child: Identity, in version: Version, _ children: (Identity) -> [Identity]
    ) -> [Identity] {
        if version.contains(child) { return [child] }
        return children(child).flatMap { parts(of: $0, in: version, children) }
    }

    /// Returns whether `element` is inside `parent` in the version, at any depth, and not inside
    /// one of `others` that is between the two.
    private static func isInside(
        _ element: Identity, _ parent: Identity, in version: Version, without others: Set<Identity>
    ) -> Bool {
        var next = version[element]?.parent
        while let around = next, around != parent, !others.contains(around) {
            next = version[around]?.parent
        }
        return next == parent
    }

    var order: [Identity] { places.map(\.child) }

    /// Returns the children that this version lacks and whose inner objects are not side by side in
    /// it: another child is between these objects, and is not between them in `base`.
    func split(unlike base: Positions) -> Set<Identity> {
        let wide = places.filter { $0.places.count > 1 }
        if wide.isEmpty { return [] }
        let known = Set(base.order)
        return Set(
            wide.map(\.child).filter { child in
                !between(child).intersection(known).subtracting(base.between(child)).isEmpty
            })
    }

    /// Returns the siblings of a child that are between the first and the last of the objects
    /// inside it.
    private func between(_ child: Identity) -> Set<Identity> {
        guard let own = places.first(where: { $0.child == child })?.places,
            let first = own.first, let last = own.last, first < last
        else { return [] }
        return Set(
            places.filter { $0.child != child && first < $0.places[0] && $0.places[0] < last }
                .map(\.child))
    }

    /// Returns the children in the order of their positions. A child in `split` has the position of
    /// the last object inside it; any other child has its own position or that of the first object
    /// inside it.
    func order(splitting split: Set<Identity>) -> [Identity] {
        if split.isEmpty { return order }
        return places.map { child, places in
            (child, split.contains(child) ? places[places.count - 1] : places[0])
        }.sorted { $0.1 < $1.1 }.map(\.0)
    }
}
