import StackCore

extension Document {
    /// A copy of the document without values for size classes that have no effect. If a property
    /// has the same value in all size classes, the copy has only this value. Interface Builder
    /// stores such values nevertheless.
    var withoutIdleVariations: Document {
        let items =
            allViews.map { (ItemID.view($0.id), $0.properties) }
            + allConstraints.map { (ItemID.constraint($0.id), $0.properties) }
        var result = self
        for (item, properties) in items {
            var keys: [PropertyKey] = []
            for entry in properties.entries where entry.condition != .base && keys.last != entry.key
            {
                keys.append(entry.key)
            }
            for key in keys {
                result.settle(key, of: item, properties.entries.filter { $0.key == key })
            }
        }
        return result
    }

    /// Replaces the values of a property by a single one if they are the same in all size classes.
    ///
    /// - Parameter own: the item's values of the property, each with the size classes for which it
    ///   applies
    private mutating func settle(
        _ key: PropertyKey, of item: ItemID, _ own: [PropertyList.Entry]
    ) {
        let traits = SizeClasses.all.filter { $0.width != .any && $0.height != .any }
        let values = Set(traits.map { value(key, of: item, under: $0)?.value })
        guard values.count == 1, let value = values.first else { return }
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
            preconditionFailure("a value cannot be set for all size classes: \(error)")
        }
    }
}
