package import StackCore

/// A reference to a property of a view, a constraint or the document: `NAME.key`.
package struct PropertyReference: Hashable, Sendable {
    let item: ItemReference
    let key: SourceText

    /// Splits a word `NAME.key` into the item's name and the property. Throws if the word contains
    /// no dot.
    package init(_ word: Word) throws(CommandError) {
        guard let (item, key) = word.split(at: ".") else {
            throw CommandError(
                .syntax, "expected NAME.property, not \(word.text)", at: word.start,
                hint: "for example: title.text")
        }
        self.item = try ItemReference(item)
        self.key = key
    }

    /// Returns the item and its property. Throws if the document does not have the item, or if the
    /// item does not have the property.
    package func resolve(in document: Document) throws(CommandError) -> (ItemID, PropertyKey) {
        let id = try owner(in: document)
        return (id, try PropertyKey(key, of: PropertyHolder(id, in: document)))
    }

    /// Returns the item that has the property. The name `document` means the document itself,
    /// unless a view or constraint with this name has the property.
    private func owner(in document: Document) throws(CommandError) -> ItemID {
        guard item.namesDocument else { return try item.resolve(in: document) }
        guard let named = document.item(named: ItemReference.document),
            let key = PropertyKey(spelling: key.text),
            PropertyHolder(named, in: document).has(key)
        else { return .document }
        return named
    }
}

extension PropertyHolder {
    /// Returns whether this kind of item has the property and people may set it. The document's
    /// property `source`, which refers to the imported file, cannot be set.
    package func has(_ key: PropertyKey) -> Bool {
        key.definition.owner.includes(self) && (self != .document || key.isContent)
    }

    /// The values that the property `style` of a control can have; empty if the item is not a
    /// control.
    var styles: [ControlStyle] {
        if case .view(let kind) = self { ControlStyle.styles(of: kind) } else { [] }
    }

    /// The properties that this kind of item has, in the order of the reference.
    package var keys: [PropertyKey] { PropertyKey.allCases.filter(has) }

    /// The properties of `keys` that have a meaning for this kind of item.
    package var usedKeys: [PropertyKey] { keys.filter { $0.definition.isUsed(by: self) } }
}

extension PropertyKey {
    /// Creates the property that `source` names. Throws if items of the kind `holder` do not have
    /// it.
    init(_ source: SourceText, of holder: PropertyHolder) throws(CommandError) {
        if let key = PropertyKey(spelling: source.text), holder.has(key) {
            self = key
            return
        }
        throw CommandError(
            .unknownProperty, "\(holder.noun) has no property \(source.text)",
            at: source.position,
            hint: AlternativeName.hint(forProperty: source.text, of: holder)
                ?? Suggestion.hint(for: source.text, among: holder.keys.map(\.spelling)))
    }

    /// Parses a value of this property. Throws if the property cannot have the value on items of
    /// the kind `holder`.
    package func value(
        _ source: SourceText, of holder: PropertyHolder
    ) throws(CommandError) -> PropertyValue {
        if self == .device { _ = try DeviceReference(source) }
        let text =
            isPriority ? AlternativeName.equivalent(of: source.text, as: .priority) : source.text
        if let value = type.parse(typed: text), allows(value, of: holder) { return value }
        var error = CommandError(
            .wrongValue, "\(spelling) takes \(expectation(of: holder)), not \(source.text)",
            at: source.position,
            hint: valueHint(for: source.text, of: holder))
        error.topic = spelling
        throw error
    }

    /// Whether the values of this property are layout priorities (`UILayoutPriority`).
    private var isPriority: Bool {
        switch self {
        case .priority, .huggingHorizontal, .huggingVertical, .compressionHorizontal,
            .compressionVertical:
            true
        default: false
        }
    }

    func allows(_ value: PropertyValue, of holder: PropertyHolder) -> Bool {
        if case .style(let style) = value { holder.styles.contains(style) } else { true }
    }

    private func expectation(of holder: PropertyHolder) -> String {
        if type != .style { return type.expectation }
        return "one of " + vocabulary(of: holder).joined(separator: ", ")
    }
}

extension Argument where Value == PropertyReference {
    /// Returns an argument for `NAME.key`. Whether the item and its property exist is checked when
    /// the command runs.
    package static func property(_ label: String) -> Self {
        Argument(label, .property) { word throws(CommandError) in try PropertyReference(word) }
    }
}

/// A property and a value, typed as `key=value`, for the item that a command creates.
package struct Assignment: Hashable, Sendable {
    let key: SourceText
    let value: SourceText
}

extension [Assignment] {
    /// Returns whether one of the arguments names the property.
    package func contains(_ key: PropertyKey) -> Bool {
        contains { $0.key.text == key.spelling }
    }

    /// Returns the properties and their parsed values. Throws if items of the kind `holder` lack
    /// one of the properties, if a value is not valid for its property, or if two arguments name
    /// the same property.
    package func resolve(
        for holder: PropertyHolder
    ) throws(CommandError) -> [(key: PropertyKey, value: PropertyValue, source: SourceText)] {
        var seen: Set<PropertyKey> = []
        return try map { assignment throws(CommandError) in
            let key = try PropertyKey(assignment.key, of: holder)
            guard seen.insert(key).inserted else {
                throw CommandError(
                    .syntax, "\(key.spelling) is given twice", at: assignment.key.position)
            }
            return (key, try key.value(assignment.value, of: holder), assignment.value)
        }
    }
}

extension EditPlan {
    /// Sets the properties that a command's `key=value` arguments name, on the item that the
    /// command has created.
    package mutating func set(
        _ assignments: [Assignment], of item: ItemID, _ holder: PropertyHolder
    ) throws {
        for (key, value, source) in try assignments.resolve(for: holder) {
            try setTyped(key, of: item, to: value, at: source)
        }
    }
}

extension Argument where Value == Assignment {
    /// An argument for `key=value`. The property is looked up when the item's kind is known.
    package static var assignment: Self {
        Argument("key=value", .assignment) { word throws(CommandError) in
            guard let (key, value) = word.split(at: "=") else {
                throw CommandError(.syntax, "expected key=value", at: word.start)
            }
            return Assignment(key: key, value: value)
        }
    }
}
