extension Version {
    /// If this version has the constraint `base` with its items exchanged, as after Xcode's
    /// "Reverse First And Second Item", writes it with the items in their old order. Otherwise a
    /// merge would combine the exchanged items with the other side's constant, whose sign is right
    /// only for the old order.
    ///
    /// `base` must be the constraint in the version `version`.
    func restoreDirection(of base: VersionElement, in version: Version) {
        guard let element = self[base.identity], base["secondItem"] != nil else { return }
        let (old, new) = (ConstraintEnds(base, in: version), ConstraintEnds(element, in: self))
        guard old.first == new.second, old.second == new.first, old.first != old.second,
            var values = Self.exchanged(element.attributes.byName)
        else { return }
        for name in ConstraintEnds.attributes { values[name] = base[name] }
        let names = Self.names + values.keys.sorted().filter { !Self.names.contains($0) }
        element.setAttributes(
            names.compactMap { name in
                values[name].map { VersionAttribute(name: name, value: $0) }
            })
    }

    /// Returns the attributes of the same constraint with its items exchanged; nil if its
    /// multiplier is not a number, or is 0.
    private static func exchanged(_ values: [String: String]) -> [String: String]? {
        guard let factor = PropertyCoder.quotient(values["multiplier"] ?? "1"), factor != 0 else {
            return nil
        }
        var result = values
        result["firstItem"] = values["secondItem"]
        result["firstAttribute"] = values["secondAttribute"]
        result["secondItem"] = values["firstItem"]
        result["secondAttribute"] = values["firstAttribute"]
        result["multiplier"] = values["multiplier"].map(inverse(of:))
        result["constant"] = values["constant"].flatMap(Double.init).map {
            XcodeNumber.spell(-$0 / factor)
        }
        result["relation"] = values["relation"].map { mirrored[$0] ?? $0 }
        return result
    }

    /// Returns the attributes of a constraint in a normal form, which is the same for all spellings
    /// with one meaning: both items are named, and their order is fixed.
    ///
    /// - Parameter view: the id of the view that has the constraint
    static func spelledAlike(_ values: [String: String], of view: String?) -> [String: String] {
        var values = values
        values["firstItem"] = values["firstItem"] ?? view
        func end(_ place: String) -> [String] {
            [values[place + "Attribute"] ?? "", values[place + "Item"] ?? ""]
        }
        guard values["secondItem"] != nil, end("second").lexicographicallyPrecedes(end("first"))
        else { return values }
        return exchanged(values) ?? values
    }

    /// Returns the attributes of a constraint as sorted words. Constraints with the same meaning
    /// give the same words, even if their items are exchanged.
    ///
    /// - Parameters:
    ///   - attributes: the attributes to use instead of those in this version; nil to use these
    ///   - others: names of attributes to leave out
    func meaning(
        of constraint: VersionElement, _ attributes: [VersionAttribute]? = nil,
        besides others: Set<String> = []
    ) -> [String] {
        let view = owner(of: constraint.identity).flatMap { self[$0]?["id"] }
        let ignored = others.union(["id", "misplaced", "ambiguous"])
        let values = (attributes ?? constraint.attributes).filter { !ignored.contains($0.name) }
        return Self.spelledAlike(values.byName, of: view).map { $0.key + "=" + $0.value }.sorted()
    }

    /// The first attributes of a constraint, in Xcode's order.
    private static let names = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
        "constant", "priority",
    ]

    private static let mirrored = [
        "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual",
    ]

    /// Returns the inverse of a multiplier, as a ratio such as `9:16` if the multiplier is a ratio.
    static func inverse(of multiplier: String) -> String {
        let parts = multiplier.split(separator: ":")
        if parts.count == 2 { return parts[1] + ":" + parts[0] }
        return PropertyCoder.quotient(multiplier).map { XcodeNumber.spell(1 / $0) } ?? multiplier
    }
}

/// The two ends of a constraint, each an item's id and an attribute.
private struct ConstraintEnds {
    static let attributes = ["firstItem", "firstAttribute", "secondItem", "secondAttribute"]
    let first: [String?]
    let second: [String?]

    /// The first item of a constraint without `firstItem` is the view that has the constraint.
    init(_ constraint: VersionElement, in version: Version) {
        let view = version.owner(of: constraint.identity).flatMap { version[$0]?["id"] }
        first = [constraint["firstItem"] ?? view, constraint["firstAttribute"]]
        second = [constraint["secondItem"], constraint["secondAttribute"]]
    }
}

extension [VersionAttribute] {
    /// Inserts an attribute before the first one that Xcode writes after it in an element with the
    /// given tag name.
    mutating func insertInOrder(_ attribute: VersionAttribute, in tag: String) {
        let place = firstIndex {
            XcodeOrder.precedes(attribute: attribute.name, $0.name, in: tag) ?? false
        }
        insert(attribute, at: place ?? count)
    }

    /// The values of the attributes by name.
    var byName: [String: String] {
        Dictionary(map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}

// MARK: What a constraint determines

/// The view whose place or size a constraint determines, and the attribute of the view.
struct ConstraintAnchor {
    let constraint: Identity
    /// The view that has the constraint.
    let holder: Identity?
    let item: Identity
    let attribute: String
    var isHorizontal: Bool { Self.horizontal.contains { attribute.hasPrefix($0) } }

    private static let horizontal = ["leading", "trailing", "left", "right", "centerX", "width"]
}

extension Version {
    /// Returns what a constraint determines. It is the first of its ends that is neither the view
    /// that has the constraint nor a layout guide. If there is no such end, it is the first one.
    /// Nil if that item is not in the file.
    func anchor(of constraint: VersionElement) -> ConstraintAnchor? {
        let holder = owner(of: constraint.identity)
        let view = holder.flatMap { self[$0]?["id"] }
        let ends = ["first", "second"].compactMap { end -> (VersionElement, String)? in
            guard let attribute = constraint[end + "Attribute"],
                let id = constraint[end + "Item"] ?? (end == "first" ? view : nil),
                let item = element(id: id)
            else { return nil }
            return (item, attribute)
        }
        let inner = ends.first { item, _ in
            item.identity != holder && !VersionTables.addedGuides.contains(item.name)
        }
        return (inner ?? ends.first).map { item, attribute in
            ConstraintAnchor(
                constraint: constraint.identity, holder: holder, item: item.identity,
                attribute: attribute)
        }
    }

    /// Returns whether an element is another one or inside of it.
    func isInside(_ identity: Identity, _ outer: Identity) -> Bool {
        var next: Identity? = identity
        while let current = next, current != outer { next = self[current]?.parent }
        return next == outer && contains(identity)
    }
}
