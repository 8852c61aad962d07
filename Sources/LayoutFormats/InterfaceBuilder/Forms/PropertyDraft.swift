import StackCore

/// The property values of one view, constraint or document, as the import has read them so far.
/// Each value has been validated.
struct PropertyDraft {
    let owner: PropertyHolder
    private(set) var list = PropertyList()
    /// The values that failed validation, each with its property, such as `spacing 1e999`. The
    /// import adds a note on each of them.
    private(set) var refused: [String] = []

    init(_ owner: PropertyHolder) {
        self.owner = owner
    }

    /// Sets a value from its spelling (its text in a document). Sets nothing if `spelling` is nil,
    /// or if the value equals the default and applies to all size classes.
    mutating func set(
        _ key: PropertyKey, _ spelling: String?, for condition: SizeClasses = .base
    ) {
        guard let spelling else { return }
        guard let value = key.type.parse(spelling) else { return refuse(key, spelling) }
        set(key, value, for: condition)
    }

    /// Sets a list of bar items. Sets nothing if it is empty.
    mutating func set(_ key: PropertyKey, items: [BarItem]) {
        if !items.isEmpty { set(key, BarItemList.text(items)) }
    }

    private mutating func set(
        _ key: PropertyKey, _ value: PropertyValue, for condition: SizeClasses
    ) {
        guard has(key.definition, condition) else { return refuse(key, value.spelling) }
        list[key, condition] = condition == .base && value == defaultValue(key) ? nil : value
    }

    /// Reads the values that apply to all size classes: those that the element contains outside of
    /// `<variation>` children.
    mutating func read(
        _ forms: [PropertyMapping], from element: SourceElement, _ resources: Resources
    ) {
        for form in forms { read(form, from: element, resources, for: .base) }
    }

    /// Reads the values in a `<variation>` child of the view's or constraint's element. They apply
    /// only to the size classes `condition`.
    mutating func read(
        _ forms: [PropertyMapping], from variation: SourceElement, _ resources: Resources,
        for condition: SizeClasses
    ) {
        for form in forms where form.varies {
            read(form, from: variation, resources, for: condition)
        }
    }

    private mutating func read(
        _ form: PropertyMapping, from element: SourceElement, _ resources: Resources,
        for condition: SizeClasses
    ) {
        let source = FormSource(
            element: element, kind: owner.kind, resources: resources, key: form.key)
        do {
            guard let value = try form.shape.read?(source) else { return }
            set(form.key, value, for: condition)
        } catch {
            refuse(form.key, error.text)
        }
    }

    /// Sets a value from an annotation (`SceneAnnotation`), or removes the value if `spelling`, its
    /// text in a document, is nil. Unlike `set`, stores a value that equals the default.
    mutating func put(_ key: PropertyKey, _ spelling: String?, for condition: SizeClasses) {
        guard let spelling else {
            list[key, condition] = nil
            return
        }
        guard let value = key.type.parse(spelling), has(key.definition, condition) else {
            return refuse(key, spelling)
        }
        list[key, condition] = value
    }

    private mutating func refuse(_ key: PropertyKey, _ value: String) {
        refused.append(key.spelling + " " + value.prefix(60))
    }

    private func has(_ definition: PropertyDefinition, _ condition: SizeClasses) -> Bool {
        (condition == .base || definition.varies) && definition.owner.includes(owner)
    }

    private func defaultValue(_ key: PropertyKey) -> PropertyValue? {
        key.defaultValue(for: owner)
    }
}
