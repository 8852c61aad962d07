import StackCore

extension Document {
    /// The document in which no property of a view varies that has the same value in all size
    /// classes. Interface Builder stores such variations.
    var withoutIdleVariations: Document {
        var result = self
        for view in allViews {
            var keys: [PropertyKey] = []
            for entry in view.properties.entries
            where entry.condition != .base && keys.last != entry.key {
                keys.append(entry.key)
            }
            for key in keys { result.settle(key, of: view) }
        }
        return result
    }

    /// Replaces the values of a property by one if they are the same in all size classes.
    private mutating func settle(_ key: PropertyKey, of view: View) {
        let item = ItemID.view(view.id)
        let traits = SizeClasses.all.filter { $0.width != .any && $0.height != .any }
        let values = Set(traits.map { value(key, of: item, under: $0)?.value })
        guard values.count == 1, let value = values.first else { return }
        let own = view.properties.entries.filter { $0.key == key }
        let base = own.first { $0.condition == .base }?.value
        do {
            for entry in own where entry.condition != .base {
                try apply(.setProperty(item, key, entry.condition, from: entry.value, to: nil))
            }
            let isDefault = base == nil && value == defaultValue(key, of: item)
            if base != value, !isDefault {
                try apply(.setProperty(item, key, .base, from: base, to: value))
            }
        } catch {
            preconditionFailure(
                "a value of \(view.name) cannot be set for all size classes: \(error)")
        }
    }
}
