extension ViewKind {
    /// Switches, steppers and activity indicators hug at 750, everything else at 250.
    func defaultHugging(_ axis: Axis) -> Double {
        switch self {
        case .switch, .stepper, .activity: 750
        case .progress: axis == .vertical ? 750 : 250
        default: 250
        }
    }

    var defaultStyle: ControlStyle? {
        switch self {
        case .button: .system
        case .textField: .roundedRect
        case .activity: .medium
        default: nil
        }
    }
}

/// Where a value in force comes from.
package enum ValueOrigin: Hashable, Sendable {
    case variation(SizeClasses)
    case base
    case `default`
}

extension Document {
    /// The value in force under `traits`, and where it comes from; nil when nothing is set and the
    /// property has no default.
    package func value(
        _ key: PropertyKey, of item: ItemID, under traits: SizeClasses
    ) -> (value: PropertyValue, origin: ValueOrigin)? {
        if let entry = properties(of: item)?.inForce(key, under: traits) {
            return (entry.value, entry.condition == .base ? .base : .variation(entry.condition))
        }
        return defaultValue(key, of: item).map { ($0, .default) }
    }

    package func defaultValue(_ key: PropertyKey, of item: ItemID) -> PropertyValue? {
        key.defaultValue(for: PropertyHolder(item, in: self))
    }
}
