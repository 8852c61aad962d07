/// Merging of objects, attribute by attribute (docs/merging.md, "Attributes").
extension TreeMerge {
    mutating func mergeAttributes() {
        for identity in input.identities where contains(identity) {
            let versions = input.versions(of: identity)
            guard let ours = versions.ours, let theirs = versions.theirs else {
                // Only one side has the element, or the other side deleted it and the merge kept
                // it.
                let element = versions[elements[identity]!.side]!
                elements[identity]!.name = element.name
                elements[identity]!.attributes = element.attributes
                continue
            }
            let ofClass = side(of: "its class", versions, \.name)
            elements[identity]!.name = versions[ofClass]!.name
            if ThreeWay(versions.base?.name, ours.name, theirs.name).side == nil {
                takeWhole(identity, of: ofClass)
                continue
            }
            elements[identity]!.side = side(of: "its text", versions, \.text)
            if ours.attributes == theirs.attributes, !hasOtherValues(ours, theirs) {
                elements[identity]!.attributes = ours.attributes
                continue
            }
            let sides = sidesOfUnits(versions)
            elements[identity]!.attributes = names(ours, theirs).compactMap { name in
                let value =
                    sides[name].map { versions[$0]?[name] } ?? value(of: name, versions)
                return value.map { VersionAttribute(name: name, value: $0) }
            }
        }
    }

    /// Returns whether two versions of an object have different child values.
    private func hasOtherValues(_ ours: VersionElement, _ theirs: VersionElement) -> Bool {
        (ours.children + theirs.children).contains { child in
            let versions = input.versions(of: child)
            return versions.kind == .value && versions.ours?.content != versions.theirs?.content
        }
    }

    /// Returns the side of each attribute that belongs to a unit (`AttributeUnit`) if merging its
    /// attributes one by one would combine values of both sides. Reports each such unit as a
    /// conflict, and stores the sides of its child elements in `unitSides`.
    private mutating func sidesOfUnits(_ versions: ElementVersions) -> [String: MergeSide] {
        var sides: [String: MergeSide] = [:]
        let identity = versions.any.identity
        let units = AttributeUnit.exclusive + slots(of: identity) + AttributeUnit.all
        for unit in units where unit.applies(to: versions, in: input) {
            let names = unit.attributes.filter {
                versions.ours?[$0] != versions.theirs?[$0] && sides[$0] == nil
                    && decidedSides[TextPlace(owner: identity, name: $0)] == nil
            }
            let objects = objects(of: unit, in: identity)
            if !unit.objects.isEmpty, objects.isEmpty { continue }
            let values = values(of: unit, in: identity) + objects
            if names.count + values.count < 2 { continue }
            let changes =
                names.map { name in
                    ThreeWay(versions.base?[name], versions.ours?[name], versions.theirs?[name])
                        .side
                }
                + values.map { value in
                    let versions = input.versions(of: value)
                    return versions.kind == .value
                        ? versions.contentChange.side : versions.presenceChange.side
                }
            if let first = changes[0], changes.allSatisfy({ $0 == first }) { continue }
            let keys = values.map { input.versions(of: $0).any["key"] ?? "" }
            let what = ConflictKey.joined(names + keys.filter { !names.contains($0) })
            func words(_ version: Version) -> String? {
                let parts =
                    [AttributeUnit.words(names, of: version[identity])]
                    + values.map { value in
                        version[value].map { element in
                            "\(element["key"] ?? "")="
                                + (element.kind == .value ? element.spelling : element.name)
                        }
                    }
                let words = parts.compactMap(\.self)
                return words.isEmpty ? nil : words.joined(separator: " ")
            }
            conflict(
                .value, identity, what, base: words(input.base), ours: words(input.ours),
                theirs: words(input.theirs), involved: values)
            let side = side(in: .value, of: identity, what)
            for name in names { sides[name] = side }
            for value in values { unitSides[value] = side }
            contested.formUnion(values)
            for object in objects + (objects.isEmpty ? [] : newTargets(of: names, in: versions)) {
                contest(object)
                if input[side][object] == nil { elements[object] = nil }
            }
        }
        return sides
    }

    /// Returns the objects that only one side has and to which that side's attributes `names`
    /// refer, such as the label of a cell with a style.
    private func newTargets(of names: [String], in versions: ElementVersions) -> [Identity] {
        MergeSide.allCases.flatMap { side in
            names.filter(VersionTables.references.contains).compactMap { name in
                versions[side]?[name].flatMap(input[side].element(id:))?.identity
            }.filter { !input.isKnown($0, besides: side) }
        }
    }

    /// Takes an object from one side, because the sides changed its class (tag name) differently.
    /// Takes its attributes, its values and its new parts from that side too. Parts that the base
    /// has are merged as usual. If the base lacks the object, all of its content is taken from the
    /// side.
    private mutating func takeWhole(_ identity: Identity, of side: MergeSide) {
        let own = input[side][identity]!
        elements[identity]!.side = side
        elements[identity]!.attributes = own.attributes
        contested.insert(identity)
        for version in [input.ours, input.theirs] {
            let parts =
                input.base.contains(identity)
                ? version.children(identity)
                : version.subtree(identity).dropFirst().map(\.identity)
            for part in parts where !input.base.contains(part) || version[part]?.kind == .value {
                takePart(part, of: side)
            }
        }
    }

    private mutating func takePart(_ part: Identity, of side: MergeSide) {
        let kind = input.versions(of: part).kind
        if kind == .container { return }
        contested.insert(part)
        unitSides[part] = side
        if kind == .object, !input[side].contains(part) { elements[part] = nil }
    }

    /// Returns a unit for each key of an object that is an attribute in one version and a child
    /// element in another, such as `image` and `<imageReference key="image">`. (No element of 1,431
    /// files has both.) Texts that are an attribute or a `<string>` are left out, because
    /// `sideOfText` compares them.
    private func slots(of identity: Identity) -> [AttributeUnit] {
        var keys: [String] = []
        for version in [input.base, input.ours, input.theirs] {
            for child in version.children(identity) {
                guard let value = version[child], value.kind == .value, value.name != "string",
                    let key = value["key"], !keys.contains(key),
                    [input.base, input.ours, input.theirs].contains(where: {
                        $0[identity]?[key] != nil
                    })
                else { continue }
                keys.append(key)
            }
        }
        return keys.map {
            AttributeUnit(attributes: $0 == "image" ? [$0, "catalog"] : [$0], values: [$0])
        }
    }

    /// Returns the child objects of an object that belong to a unit and that only one side has.
    private func objects(of unit: AttributeUnit, in object: Identity) -> [Identity] {
        if unit.objects.isEmpty { return [] }
        return MergeSide.allCases.flatMap { side in
            input[side].children(object).filter { child in
                let element = input[side][child]
                return element?.kind == .object && !input[side.other].contains(child)
                    && element?["key"].map(unit.objects.contains) ?? false
                    && !contested.contains(child)
            }
        }
    }

    /// Returns the child elements of an object that belong to a unit and differ between the sides.
    private func values(of unit: AttributeUnit, in object: Identity) -> [Identity] {
        if unit.values.isEmpty { return [] }
        var found: [Identity] = []
        for version in [input.ours, input.theirs] {
            for child in version.children(object) where !found.contains(child) {
                let versions = input.versions(of: child)
                guard versions.kind == .value, let key = versions.any["key"],
                    unit.values.contains(key),
                    versions.ours?.content != versions.theirs?.content, unitSides[child] == nil
                else { continue }
                found.append(child)
            }
        }
        return found
    }

    /// Returns the side whose class (tag name) or text an element gets. Reports a conflict if both
    /// sides changed it differently.
    private mutating func side(
        of what: String, _ versions: ElementVersions, _ said: (VersionElement) -> String
    ) -> MergeSide {
        let (base, ours, theirs) = (
            versions.base.map(said), versions.ours.map(said), versions.theirs.map(said)
        )
        if let side = ThreeWay(base, ours, theirs).side { return side }
        let identity = versions.any.identity
        conflict(.value, identity, what, base: base, ours: ours, theirs: theirs)
        return side(in: .value, of: identity, what)
    }

    /// Returns the names of the attributes of either side. The names of a side are in its order. Of
    /// names that the sides have at one position, Xcode's order decides, and the alphabet if that is
    /// not known. So the result does not depend on which side is ours, unless the sides have the same
    /// names in two orders.
    private func names(_ ours: VersionElement, _ theirs: VersionElement) -> [String] {
        var mine = ours.attributes.map(\.name)[...]
        var yours = theirs.attributes.map(\.name)[...]
        var names: [String] = []
        while let first = mine.first ?? yours.first {
            let second = yours.first ?? first
            let isTheirs =
                mine.isEmpty
                || ours[second] == nil
                    && (theirs[first] != nil
                        || !(XcodeOrder.precedes(attribute: first, second, in: ours.name)
                            ?? (first < second)))
            let next = isTheirs ? second : first
            names.append(next)
            mine.removeAll { $0 == next }
            yours.removeAll { $0 == next }
        }
        return names
    }

    private mutating func value(of name: String, _ versions: ElementVersions) -> String? {
        if let side = decidedSides[TextPlace(owner: versions.any.identity, name: name)] {
            return versions[side]?[name]
        }
        if let side = sideOfText(name, versions) { return versions[side]?[name] }
        let (base, ours, theirs) = (
            versions.base?[name], versions.ours?[name], versions.theirs?[name]
        )
        let identity = versions.any.identity
        if identity == root, VersionTables.header.contains(name) {
            return header.side == .ours ? ours : theirs
        }
        // A missing priority means that the constraint is required. So different priorities of a
        // constraint that both sides added are a conflict, even if one is missing.
        let isPriority = name == "priority" && versions.base == nil && ours != theirs
        let isDecided = isDecidedTwice(name, versions)
        switch isPriority || isDecided ? .conflict : ThreeWay(base, ours, theirs) {
        case .same: return ours
        case .changed(.ours): return ours
        case .changed(.theirs): return theirs
        case .conflict:
            if name == "key", versions.movingSide == nil {
                return side(in: .move, of: identity, Self.twoPlaces) == .ours ? ours : theirs
            }
            if VersionTables.churn.contains(name) { return preferred == .ours ? ours : theirs }
            conflict(.value, identity, name, base: base, ours: ours, theirs: theirs)
            return side(in: .value, of: identity, name) == .ours ? ours : theirs
        }
    }

    /// Returns whether the sides decided an open conflict of the base about an attribute differently.
    private func isDecidedTwice(_ name: String, _ versions: ElementVersions) -> Bool {
        versions.ours?[name] != versions.theirs?[name]
            && input.decided.attributes.contains(
                TextPlace(owner: versions.any.identity, name: name))
    }

    /// Returns the side whose text is used if an object's text is an attribute in one version and a
    /// `<string>` in another. (Xcode writes texts with line breaks as a `<string>`.) Returns nil if
    /// the text has the same form in all versions, so that the usual merge of attributes or values
    /// applies.
    private mutating func sideOfText(_ name: String, _ versions: ElementVersions) -> MergeSide? {
        let all = [
            (versions.base, input.base), (versions.ours, input.ours),
            (versions.theirs, input.theirs),
        ]
        if all.allSatisfy({ $0?.string(name, in: $1) == nil }) { return nil }
        let texts = all.map { $0?.text(name, in: $1) }
        let (base, ours, theirs) = (texts[0], texts[1], texts[2])
        let identity = versions.any.identity
        let side: MergeSide
        if let changed = ThreeWay(base, ours, theirs).side {
            side = changed
        } else {
            conflict(.value, identity, name, base: base, ours: ours, theirs: theirs)
            side = self.side(in: .value, of: identity, name)
        }
        spelledSides[TextPlace(owner: identity, name: name)] = side
        return side
    }
}

extension VersionElement {
    /// Returns the text of the `<string>` with a key inside the element; nil if there is none.
    fileprivate func string(_ key: String, in version: Version) -> String? {
        children.lazy.compactMap { version[$0] }
            .first { $0.name == "string" && $0["key"] == key }?.source.text
    }

    /// Returns the text with a key that the element contains as a `<string>` or as an attribute;
    /// nil if it contains none.
    func text(_ key: String, in version: Version) -> String? {
        string(key, in: version) ?? self[key]
    }
}
