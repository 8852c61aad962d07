extension PropertyKey {
    /// The value that an item has when nothing is set, or nil when it then has none.
    ///
    /// Views are as UIKit makes them in code (docs/auto-layout-rules.md, "Content sizes"):
    /// switches, steppers and activity indicators hug at 750, everything else at 250; everything
    /// resists at 750.
    package func defaultValue(for kind: ViewKind) -> PropertyValue? {
        switch self {
        case .huggingHorizontal: .number(kind.huggingDefault(.horizontal))
        case .huggingVertical: .number(kind.huggingDefault(.vertical))
        case .compressionHorizontal, .compressionVertical: .number(750)
        case .margins: .insets(kind == .stack ? .zero : Insets(all: 8))
        case .hidden, .preservesSuperviewMargins, .followsReadableWidth: .flag(false)
        case .insetsMarginsFromSafeArea, .installed, .scrollEnabled: .flag(true)
        case .axis: .axis(.horizontal)
        case .distribution: .distribution(.fill)
        case .alignment: .alignment(.fill)
        case .spacing: .spacing(.points(0))
        case .baselineRelative, .marginsRelative: .flag(false)
        case .lines: .number(1)
        case .contentMode: .contentMode(.scaleToFill)
        case .style: kind.defaultStyle.map(PropertyValue.style)
        default: nil
        }
    }

    /// The value that a constraint has when nothing is set.
    package var constraintDefault: PropertyValue? {
        switch self {
        case .constant: .number(0)
        case .multiplier: .number(1)
        case .priority: .number(1000)
        case .active, .installed: .flag(true)
        default: nil
        }
    }

    /// The value that a document has when nothing is set.
    package var documentDefault: PropertyValue? {
        switch self {
        case .device: .text("iphone-15")
        case .orientation: .orientation(.portrait)
        case .direction: .direction(.ltr)
        case .reachesTop, .reachesBottom, .respectsSystemMinimumMargins: .flag(true)
        default: nil
        }
    }
}

extension ViewKind {
    fileprivate func huggingDefault(_ axis: Axis) -> Double {
        switch self {
        case .switch, .stepper, .activity: 750
        case .progress: axis == .vertical ? 750 : 250
        default: 250
        }
    }

    fileprivate var defaultStyle: ControlStyle? {
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
        switch item {
        case .document: key.documentDefault
        case .view(let id): key.defaultValue(for: self[id].kind)
        case .constraint: key.constraintDefault
        }
    }
}
