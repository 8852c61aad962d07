/// Finds twins: pairs of objects that both sides added identically, or for the same purpose. Xcode
/// gave the two copies different ids (docs/merging.md, "Twins").
struct Twins {
    /// The twins: the keys are ids in theirs, the values are the ids of the same objects in ours.
    private(set) var ids: [String: String] = [:]
    /// The twins that are not inside another twin, as identities in ours. Layout guides, which
    /// Xcode adds itself, are left out.
    private(set) var outermost: [Identity] = []
    private let base: Version
    private let ours: Version
    private let theirs: Version
    /// Whether `theirs` is the base, so that the twins are objects which ours removed and added
    /// again.
    private let isWithBase: Bool
    /// The objects that only ours added. The key consists of the features that an object of theirs
    /// must have to be the twin (the copy of the same addition).
    private var candidates: [TwinKey: [VersionElement]] = [:]
    /// The connections to each object, by its id, in each side's file.
    private let incomingConnections:
        (ours: [String: [IncomingConnection]], theirs: [String: [IncomingConnection]])
    /// The constraints of each object that are outside of it, by its id, in each side's file.
    private let outerConstraints:
        (ours: [String: [VersionElement]], theirs: [String: [VersionElement]])

    /// A connection to an object: the object that has it, and its property or action.
    fileprivate struct IncomingConnection: Hashable {
        let owner: Identity
        let name: String
    }

    /// The features that two objects must share to be twins, or to have the same purpose.
    private struct TwinKey: Hashable {
        let parent: Identity
        /// The tag name, and the attributes that contain no id or that state the purpose.
        let words: String
        /// The objects of the base in a container, or the controller in a scene; empty for other
        /// objects.
        var content: [Identity] = []
    }

    init(base: Version, ours: Version, theirs: Version) {
        self.init(base: base, ours: ours, theirs: theirs, isWithBase: false)
    }

    /// Finds the objects of the base that a side removed and added again, equal or for the same
    /// purpose, under another id. The keys of `ids` are the ids in the base.
    init(of side: Version, since base: Version) {
        self.init(base: base, ours: side, theirs: base, isWithBase: true)
    }

    private init(base: Version, ours: Version, theirs: Version, isWithBase: Bool) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
        self.isWithBase = isWithBase
        incomingConnections = (ours.incomingConnections, theirs.incomingConnections)
        outerConstraints = (ours.outerConstraints, theirs.outerConstraints)
        for element in ours.elements where isAdded(element, here: ours, there: theirs) {
            if let key = key(of: element) {
                candidates[key, default: []].append(element)
            }
        }
        // An object that refers to twins can be recognized as a twin only after those twins are
        // found.
        var before = -1
        while before < ids.count {
            before = ids.count
            for element in theirs.elements where isAdded(element, here: theirs, there: ours) {
                if ids[Self.id(of: element)!] == nil { findTwin(of: element) }
            }
        }
        findPartners()
    }

    /// Finds pairs of added objects with one purpose, whose content may differ: the navigation item
    /// of one controller, or two containers around the same objects of the base.
    private mutating func findPartners() {
        func added(_ version: Version, _ other: Version) -> [TwinKey: [VersionElement]] {
            var found: [TwinKey: [VersionElement]] = [:]
            for element in version.elements where isAdded(element, here: version, there: other) {
                if let purpose = purpose(of: element, in: version) {
                    found[purpose, default: []].append(element)
                }
            }
            return found
        }
        let mine = added(ours, theirs)
        if mine.isEmpty { return }
        for (purpose, elements) in added(theirs, ours) {
            guard elements.count == 1, let other = mine[purpose], other.count == 1,
                let id = Self.id(of: elements[0]), let own = Self.id(of: other[0]), ids[id] == nil,
                !isWithBase || elements[0].name != "constraint" || isPlacedAlike(elements[0])
            else { continue }
            ids[id] = own
        }
    }

    /// Returns whether a side left the view of a constraint of the base where it was: the view has
    /// the same constraints apart from ids. If the side placed the view again, a constraint that
    /// equals an old one is part of the new arrangement.
    private func isPlacedAlike(_ constraint: VersionElement) -> Bool {
        guard let item = theirs.anchor(of: constraint).flatMap({ theirs[$0.item]?["id"] }) else {
            return false
        }
        let old = (outerConstraints.theirs[item] ?? []).map { theirs.meaning(of: $0) }
        let new = (outerConstraints.ours[item] ?? []).map { ours.meaning(of: $0) }
        return Set(old) == Set(new)
    }

    private func purpose(of element: VersionElement, in version: Version) -> TwinKey? {
        guard let parent = element.parent else { return nil }
        let role = element["key"] ?? element["sceneMemberID"] ?? element["representsSharedInstance"]
        if Self.parts.contains(element.name), let role {
            return TwinKey(parent: parent, words: element.name + " " + role)
        }
        if element.name == "constraint" {
            if !isWithBase, base.contains(element.identity) { return nil }
            let free = isWithBase ? [] : Self.freeOfConstraints
            let words = version.meaning(of: element, besides: free)
            return TwinKey(parent: parent, words: words.joined(separator: "\n"))
        }
        if element.name == "scene" {
            guard let controller = knownController(of: element, in: version) else { return nil }
            return TwinKey(parent: parent, words: element.name, content: [controller])
        }
        let list = element.children.first { version[$0]?.name == "subviews" }
        let content = (list.map(version.children) ?? []).filter(isKnown)
        if content.isEmpty { return nil }
        return TwinKey(parent: parent, words: element.name, content: content.sorted())
    }

    /// Returns whether all versions that are compared have an element, so that it is no addition.
    private func isKnown(_ identity: Identity) -> Bool {
        isWithBase
            ? ours.contains(identity) && theirs.contains(identity) : base.contains(identity)
    }

    /// Returns the controller of a new scene if the controller is not new (`isKnown`), because only
    /// the scene around it was made again; otherwise nil.
    private func knownController(of scene: VersionElement, in version: Version) -> Identity? {
        version.controller(of: scene.identity).map(\.identity).flatMap { isKnown($0) ? $0 : nil }
    }

    /// The tag names of objects that are unique in their role. So if both sides add one, the two
    /// objects have the same purpose. Xcode adds the items of a controller when their first value
    /// is set, and the exit of a scene with the first unwind segue (210 of 4,309 scenes have one).
    /// A macOS file has one user defaults controller.
    private static let parts: Set<String> = [
        "navigationItem", "tabBarItem", "exit", "placeholder", "userDefaultsController",
    ]

    /// The attributes in which two constraints with the same purpose can differ. 146 of 73,243
    /// constraints have the same ends, relation and constant as another one.
    static let freeOfConstraints: Set<String> = ["priority", "identifier"]

    private mutating func findTwin(of element: VersionElement) {
        guard let key = key(of: element), let others = candidates[key] else {
            return
        }
        for (place, other) in others.prefix(Self.tried).enumerated() {
            guard let pairs = pairs(element, other) else { continue }
            for (theirs, ours) in pairs { ids[theirs] = ours }
            candidates[key]!.remove(at: place)
            if !VersionTables.addedGuides.contains(element.name) {
                outermost.append(other.identity)
            }
            return
        }
    }

    /// The maximum number of similar objects that are compared in detail.
    private static let tried = 64

    private static func id(of element: VersionElement) -> String? {
        element["id"] ?? element["sceneID"]
    }

    private func key(of element: VersionElement) -> TwinKey? {
        guard let parent = element.parent else { return nil }
        if element.name == "constraint" {
            // One that was made again is recognized by its purpose, if no other has the same.
            if isWithBase { return nil }
            // The other attributes depend on the order of the items.
            let words = ["firstAttribute", "secondAttribute"].compactMap { element[$0] }.sorted()
            return TwinKey(
                parent: parent,
                words: (words + [element["priority"] ?? ""]).joined(separator: "\n"))
        }
        let isGuide = VersionTables.addedGuides.contains(element.name)
        let attributes = Self.comparedAttributes(element.attributes).filter { attribute in
            isGuide
                ? ["key", "type"].contains(attribute.name)
                : !VersionTables.holdsID(attribute.name)
        }
        let words = [element.name] + attributes.map { $0.name + "=" + $0.value }
        return TwinKey(parent: parent, words: words.joined(separator: "\n"))
    }

    private func isAdded(_ element: VersionElement, here: Version, there: Version) -> Bool {
        if there.contains(element.identity) { return false }
        if !isWithBase, let old = base[element.identity] {
            // The other side deleted this constraint, and may have added one that equals its
            // changed form. So a constraint that this side changed counts as added.
            return element.name == "constraint" && element.attributes != old.attributes
        }
        return element["sceneID"] == nil
            ? element["id"] != nil && !VersionTables.blank.contains(element.name)
            : leadsToKnownScene(element, in: here)
                || knownController(of: element, in: here) != nil
    }

    /// Returns whether a new scene can be the twin of an equal one. This is possible in two cases:
    /// the scene's container controller, such as the navigation controller of *Embed In*, contains
    /// a controller of the base; or the scene is a reference to another storyboard (3 of 280 such
    /// references occur twice). Any other two new scenes are different even if they are equal,
    /// because they have no content yet in which they could differ.
    private func leadsToKnownScene(_ scene: VersionElement, in version: Version) -> Bool {
        version.subtree(scene.identity).contains { segue in
            segue.name == "viewControllerPlaceholder"
                || segue.name == "segue" && segue["relationship"] != nil
                    && segue["destination"].flatMap(base.element(id:)) != nil
        }
    }

    /// Returns the ids of the objects in two subtrees that are equal apart from these ids; nil if
    /// the subtrees are not equal. Each pair is an object's id in theirs and its id in ours.
    private func pairs(_ a: VersionElement, _ b: VersionElement) -> [(String, String)]? {
        if VersionTables.addedGuides.contains(a.name) { return [(a["id"]!, b["id"]!)] }
        if let place = ownPlace(a, theirs), let other = ownPlace(b, ours), place != other {
            return nil
        }
        if !hasSameHolder(a, b) || !hasSameNeighbour(a, b) || !hasSameConstraints(a, b) {
            return nil
        }
        var pairs: [(String, String)] = []
        guard collect(a, b, &pairs) else { return nil }
        var renamed = ids
        for (theirs, ours) in pairs { renamed[theirs] = ours }
        return isSame(a, b, renamed) ? pairs : nil
    }

    /// Collects the ids of the objects in two subtrees, each pair an id in theirs and the id at the
    /// same position in ours. Returns false if the structures of the subtrees differ.
    private func collect(
        _ a: VersionElement, _ b: VersionElement, _ pairs: inout [(String, String)]
    ) -> Bool {
        guard a.name == b.name, a.kind == b.kind else { return false }
        if let id = Self.id(of: a), let other = Self.id(of: b) { pairs.append((id, other)) }
        let (children, others) = (comparedChildren(a, theirs), comparedChildren(b, ours))
        guard children.count == others.count else { return false }
        return zip(children, others).allSatisfy { collect($0, $1, &pairs) }
    }

    private func isSame(
        _ a: VersionElement, _ b: VersionElement, _ renamed: [String: String]
    ) -> Bool {
        if a.kind == .value { return a.content == b.content }
        let attributes = a.attributes.map { attribute in
            VersionTables.holdsID(attribute.name)
                ? VersionAttribute(
                    name: attribute.name, value: renamed[attribute.value] ?? attribute.value)
                : attribute
        }
        return a.text == b.text
            && (Self.comparedAttributes(attributes) == Self.comparedAttributes(b.attributes)
                || isSameConstraint(a, b, attributes, renamed))
            && zip(comparedChildren(a, theirs), comparedChildren(b, ours)).allSatisfy {
                isSame($0, $1, renamed)
            }
    }

    /// Returns whether two constraints have the same meaning although their attributes differ: one
    /// may leave out an item, or name the items in the other order.
    ///
    /// - Parameter attributes: the attributes of `a`, with the ids of ours
    private func isSameConstraint(
        _ a: VersionElement, _ b: VersionElement, _ attributes: [VersionAttribute],
        _ renamed: [String: String]
    ) -> Bool {
        guard a.name == "constraint",
            let owner = theirs.owner(of: a.identity).flatMap({ theirs[$0]?["id"] }),
            let other = ours.owner(of: b.identity).flatMap({ ours[$0]?["id"] })
        else { return false }
        func spelled(_ attributes: [VersionAttribute], _ view: String) -> [String: String] {
            var values = attributes.byName
            for name in ["id", "misplaced", "ambiguous"] { values[name] = nil }
            return Version.spelledAlike(values, of: view)
        }
        return spelled(attributes, renamed[owner] ?? owner) == spelled(b.attributes, other)
    }

    /// Returns the frame in the file as text if only this frame determines the view's position. Two
    /// such views with different frames are not twins. Returns nil if constraints, a stack view or
    /// a `key` determine the position.
    private func ownPlace(_ element: VersionElement, _ version: Version) -> String? {
        version.isPlacedByFrame(element) ? version.frame(of: element.identity)?.content : nil
    }

    /// Returns whether the connections that lead to two objects permit them to be twins. For
    /// example, a gesture recognizer belongs to the view with a connection to it, and a label to
    /// the outlet that shows it. The connections permit it in three cases: an object of the base
    /// has connections of the same property to both objects; no object of the base has a connection
    /// to either; or the objects have a role (`key`), which only one object can have, and there are
    /// no connections to at least one of the two.
    private func hasSameHolder(_ a: VersionElement, _ b: VersionElement) -> Bool {
        let all = [
            incomingConnections.theirs[Self.id(of: a)!] ?? [],
            incomingConnections.ours[Self.id(of: b)!] ?? [],
        ]
        if a["key"] != nil, all.contains(where: \.isEmpty) { return true }
        let known = all.map { Set($0.filter { isKnown($0.owner) }) }
        return known.allSatisfy(\.isEmpty) || !known[0].isDisjoint(with: known[1])
    }

    /// Returns whether two objects are placed alike: their constraints to objects that both
    /// versions have are the same. Everything that was dragged from Xcode's library is equal, so
    /// equal attributes alone do not show that two views are one. The constants may differ if a
    /// side made the object again, and it has something of its own.
    private func hasSameConstraints(_ a: VersionElement, _ b: VersionElement) -> Bool {
        let isFree = isWithBase && !isPlain(b)
        let free = isFree ? Self.freeOfConstraints.union(["constant"]) : Self.freeOfConstraints
        return placement(of: a, in: theirs, outerConstraints.theirs, besides: ours, free)
            == placement(of: b, in: ours, outerConstraints.ours, besides: theirs, free)
    }

    /// Returns whether an object of ours is as it comes from Xcode's library: no connection leads to
    /// it, it contains no object, and a person has not given it a text, an image or a class.
    private func isPlain(_ object: VersionElement) -> Bool {
        guard incomingConnections.ours[Self.id(of: object)!] == nil else { return false }
        return ours.subtree(object.identity).allSatisfy { part in
            let isInside = part.identity != object.identity && part["id"] != nil
            return part.name != "string"
                && (!isInside || VersionTables.addedGuides.contains(part.name))
                && Self.ownWords.allSatisfy { name in
                    part[name].map(Self.libraryTexts.contains) ?? true
                }
        }
    }

    private static let ownWords = [
        "text", "title", "placeholder", "image", "customClass", "userLabel",
    ]
    /// The texts of objects in Xcode's library.
    private static let libraryTexts: Set<String> = ["", "Label", "Button", "Title", "Item", "Text"]

    /// - Parameter free: the attributes in which the constraints may differ
    private func placement(
        of object: VersionElement, in version: Version, _ constraints: [String: [VersionElement]],
        besides other: Version, _ free: Set<String>
    ) -> Set<[String]> {
        let id = Self.id(of: object)!
        let meanings = (constraints[id] ?? []).compactMap { constraint -> [String]? in
            let ends = version.items(of: constraint)
            assert(ends.contains(id), "a constraint of \(id) has other items")
            let isShared = ends.allSatisfy { end in
                end == id
                    || version.element(id: end).map { other.contains($0.identity) } ?? false
            }
            guard isShared else { return nil }
            // The object itself has no name here, because its ids in the two versions differ.
            let attributes = constraint.attributes.map { attribute in
                attribute.value == id
                    ? VersionAttribute(name: attribute.name, value: "") : attribute
            }
            return version.meaning(of: constraint, attributes, besides: free)
        }
        return Set(meanings)
    }

    /// Returns whether two objects have the same previous or the same next neighbour, counting only
    /// neighbours that all versions have. Checks this only in lists whose order is visible, such as
    /// a menu or a stack; returns true in any other list.
    private func hasSameNeighbour(_ a: VersionElement, _ b: VersionElement) -> Bool {
        guard let list = a.parent.flatMap({ theirs[$0] }), list.kind == .container,
            !UnorderedContainer.ignoresPlace(of: a, in: list.name),
            list.name != "subviews" || list.parent.flatMap({ theirs[$0] })?.name == "stackView"
        else { return true }
        let places = [neighbours(of: a, in: theirs), neighbours(of: b, in: ours)]
        return places[0].0 == places[1].0 || places[0].1 == places[1].1
    }

    private func neighbours(
        of element: VersionElement, in version: Version
    ) -> (Identity?, Identity?) {
        let siblings = element.parent.map(version.children) ?? []
        let place = siblings.firstIndex(of: element.identity) ?? siblings.startIndex
        func isShared(_ sibling: Identity) -> Bool {
            isKnown(sibling) && ours.contains(sibling) && theirs.contains(sibling)
        }
        return (siblings[..<place].last(where: isShared), siblings[place...].first(where: isShared))
    }

    private func comparedChildren(_ element: VersionElement, _ version: Version) -> [VersionElement]
    {
        element.children.map { version[$0]! }.filter { !VersionTables.isDerived($0) }
    }

    private static func comparedAttributes(_ attributes: [VersionAttribute]) -> [VersionAttribute] {
        attributes.filter { $0.name != "misplaced" && $0.name != "ambiguous" }
            .sorted { $0.name < $1.name }
    }
}

extension Version {
    /// The connections that lead to an object, by its id.
    fileprivate var incomingConnections: [String: [Twins.IncomingConnection]] {
        var result: [String: [Twins.IncomingConnection]] = [:]
        for element in elements {
            guard let target = element["destination"], let owner = owner(of: element.identity)
            else { continue }
            let name = element["property"] ?? element["selector"] ?? element["relationship"] ?? ""
            result[target, default: []].append(
                Twins.IncomingConnection(owner: owner, name: element.name + " " + name))
        }
        return result
    }

    /// The ids of the items of a constraint. An item that the constraint does not name is the view
    /// that has the constraint.
    fileprivate func items(of constraint: VersionElement) -> [String] {
        let view = owner(of: constraint.identity).flatMap { self[$0]?["id"] }
        return [constraint["firstItem"] ?? view, constraint["secondItem"]].compactMap(\.self)
    }

    /// The constraints of each object that another object has, by the id of the first.
    fileprivate var outerConstraints: [String: [VersionElement]] {
        var result: [String: [VersionElement]] = [:]
        for constraint in elements where constraint.name == "constraint" {
            let view = owner(of: constraint.identity).flatMap { self[$0]?["id"] }
            for item in Set(items(of: constraint)) where item != view {
                result[item, default: []].append(constraint)
            }
        }
        return result
    }
}
