extension SourceElement {
    /// Sets an attribute in its place; a new one goes where Xcode writes it. Nil takes it away.
    func set(_ name: String, _ value: String?) {
        var list = Array(tree.attributes(number))
        let place = list.firstIndex { tree.holds($0.name, name) }
        switch (place, value) {
        case (nil, nil): return
        case (let place?, nil): list.remove(at: place)
        case (nil, let value?): insert(tree.attribute(name, value), name, into: &list)
        case (let place?, let value?):
            if self[name] == value { return }
            list[place] = rewritten(list[place], value)
        }
        tree.setAttributes(of: number, list)
    }

    /// Takes over the attributes of another element of the tree.
    func setAttributes(_ attributes: [(String, String?)]) {
        tree.setAttributes(
            of: number,
            attributes.compactMap { name, value in value.map { tree.attribute(name, $0) } })
    }

    /// The attribute with another value, as it was set and quoted.
    private func rewritten(_ attribute: SourceAttribute, _ value: String) -> SourceAttribute {
        let lead = tree.string(SourceSlice(Int(attribute.start), Int(attribute.name.start)))
        let equals = tree.string(SourceSlice(Int(attribute.name.end), Int(attribute.value.start)))
        let isSingle = equals.hasSuffix("'")
        let escaped = XMLEscape.attribute(value)
        return tree.attribute(
            lead: lead, tree.string(attribute.name), equals: equals,
            isSingle ? escaped.replacing("'", with: "&apos;") : escaped,
            quote: isSingle ? "'" : "\"")
    }

    private func insert(
        _ attribute: SourceAttribute, _ name: String, into list: inout [SourceAttribute]
    ) {
        let rank = XcodeOrder.rank(ofAttribute: name) ?? Int.max
        let later = list.firstIndex { other in
            XcodeOrder.rank(ofAttribute: tree.string(other.name)).map { $0 > rank } ?? false
        }
        list.insert(attribute, at: later ?? list.count)
    }
}
