import StackCore

/// The values an element sets on one item, each checked against the property's definition.
struct PropertyDraft {
    enum Owner {
        case view(ViewKind)
        case constraint
        case document
    }

    let owner: Owner
    private(set) var list = PropertyList()
    /// What could not be taken over, for the notes: `spacing 1e999`.
    private(set) var refused: [String] = []

    init(_ owner: Owner) {
        self.owner = owner
    }

    /// Sets a value from its spelling; nil sets nothing, nor does the default of a base value.
    mutating func set(
        _ key: PropertyKey, _ spelling: String?, for condition: SizeClasses = .base
    ) {
        guard let spelling else { return }
        guard let value = key.type.parse(spelling), has(key.definition, condition) else {
            return refuse(key.spelling, spelling)
        }
        list[key, condition] = condition == .base && value == defaultValue(key) ? nil : value
    }

    /// Sets or takes away exactly what a remark says; a default is a value like any other.
    mutating func put(_ key: PropertyKey, _ spelling: String?, for condition: SizeClasses) {
        guard let spelling else {
            list[key, condition] = nil
            return
        }
        guard let value = key.type.parse(spelling), has(key.definition, condition) else {
            return refuse(key.spelling, spelling)
        }
        list[key, condition] = value
    }

    /// Sets a number from an attribute of Interface Builder's; an absent one sets nothing.
    mutating func setNumber(
        _ key: PropertyKey, _ attribute: String?, for condition: SizeClasses = .base
    ) {
        guard let attribute else { return }
        guard let number = XMLNumber.spelling(attribute) else {
            return refuse(key.spelling, attribute)
        }
        set(key, number, for: condition)
    }

    /// Sets a flag from `YES` or `NO`; an absent attribute sets nothing.
    mutating func setFlag(
        _ key: PropertyKey, _ attribute: String?, for condition: SizeClasses = .base
    ) {
        guard let attribute else { return }
        set(key, attribute == "YES" ? "true" : attribute == "NO" ? "false" : "", for: condition)
    }

    mutating func refuse(_ what: String, _ value: String) {
        refused.append(what + " " + value.prefix(60))
    }

    private func has(_ definition: PropertyDefinition, _ condition: SizeClasses) -> Bool {
        guard condition == .base || definition.varies else { return false }
        return switch owner {
        case .view(let kind): definition.owner.includes(kind)
        case .constraint: definition.owner.includesConstraints
        case .document: definition.owner.includesDocuments
        }
    }

    private func defaultValue(_ key: PropertyKey) -> PropertyValue? {
        switch owner {
        case .view(let kind): key.defaultValue(for: kind)
        case .constraint: key.constraintDefault
        case .document: key.documentDefault
        }
    }
}
