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
            let factor = PropertyCoder.quotient(element["multiplier"] ?? "1")
        else { return }
        var values: [String: String] = [:]
        for attribute in element.attributes { values[attribute.name] = attribute.value }
        for name in ConstraintEnds.attributes { values[name] = base[name] }
        values["multiplier"] = element["multiplier"].map(Self.inverse(of:))
        values["constant"] = element["constant"].flatMap(Double.init).map {
            XcodeNumber.spell(-$0 / factor)
        }
        values["relation"] = element["relation"].map { Self.mirrored[$0] ?? $0 }
        let names = Self.names + values.keys.sorted().filter { !Self.names.contains($0) }
        element.setAttributes(
            names.compactMap { name in
                values[name].map { VersionAttribute(name: name, value: $0) }
            })
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
    private static func inverse(of multiplier: String) -> String {
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
