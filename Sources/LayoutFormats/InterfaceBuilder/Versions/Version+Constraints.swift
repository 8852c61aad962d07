extension Version {
    /// If this version has a constraint with both items exchanged, as Xcode's "Reverse First And
    /// Second Item" does, writes it with the items in the order of `base`. Otherwise a merge would
    /// combine it with the other side's constant, which has the wrong sign for it.
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

    /// Returns the attributes of a constraint with its two items exchanged, which has the same
    /// meaning; nil if its multiplier is no number.
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

    /// Returns the attributes of a constraint in one of the spellings that have its meaning: with
    /// both items named, and in one order.
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

    /// Returns the attributes of a constraint as sorted words, which are equal for constraints with
    /// the same meaning; their items can be exchanged.
    ///
    /// - Parameters:
    ///   - attributes: the attributes in place of those in this version
    ///   - others: names of attributes that do not count
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

    /// Returns the inverse of a multiplier, as a ratio if it is one.
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

    /// A constraint without `firstItem` begins at the view that has the constraint.
    init(_ constraint: VersionElement, in version: Version) {
        let view = version.owner(of: constraint.identity).flatMap { version[$0]?["id"] }
        first = [constraint["firstItem"] ?? view, constraint["firstAttribute"]]
        second = [constraint["secondItem"], constraint["secondAttribute"]]
    }
}

extension [VersionAttribute] {
    /// Inserts an attribute before the first that Xcode writes after it.
    mutating func insertInOrder(_ attribute: VersionAttribute) {
        let place = firstIndex { XcodeOrder.precedes(attribute: attribute.name, $0.name) }
        insert(attribute, at: place ?? count)
    }

    /// The values of the attributes by name.
    var byName: [String: String] {
        Dictionary(map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
