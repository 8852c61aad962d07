/// The value of a property. Which case a key takes is said by its `PropertyType`.
package enum PropertyValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case spacing(Spacing)
    case insets(Insets)
    case size(IntrinsicSize)
    case rect(Rect)
    case font(Font)
    case mask(AutoresizingMask)
    case sizeClasses(SizeClasses)
    case axis(Axis)
    case distribution(Distribution)
    case alignment(Alignment)
    case contentMode(ContentMode)
    case direction(LayoutDirection)
    case orientation(Orientation)
    case style(ControlStyle)
}

// What is taken out of a value; by hand nowhere else.

extension Bool: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .flag(let content) = value else { return nil }
        self = content
    }
}

extension Double: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .number(let content) = value else { return nil }
        self = content
    }
}

extension String: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .text(let content) = value else { return nil }
        self = content
    }
}

extension Spacing: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .spacing(let content) = value else { return nil }
        self = content
    }
}

extension Insets: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .insets(let content) = value else { return nil }
        self = content
    }
}

extension IntrinsicSize: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .size(let content) = value else { return nil }
        self = content
    }
}

extension Rect: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .rect(let content) = value else { return nil }
        self = content
    }
}

extension Font: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .font(let content) = value else { return nil }
        self = content
    }
}

extension AutoresizingMask: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .mask(let content) = value else { return nil }
        self = content
    }
}

extension SizeClasses: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .sizeClasses(let content) = value else { return nil }
        self = content
    }
}

extension Axis: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .axis(let content) = value else { return nil }
        self = content
    }
}

extension Distribution: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .distribution(let content) = value else { return nil }
        self = content
    }
}

extension Alignment: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .alignment(let content) = value else { return nil }
        self = content
    }
}

extension ContentMode: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .contentMode(let content) = value else { return nil }
        self = content
    }
}

extension LayoutDirection: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .direction(let content) = value else { return nil }
        self = content
    }
}

extension Orientation: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .orientation(let content) = value else { return nil }
        self = content
    }
}

extension ControlStyle: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .style(let content) = value else { return nil }
        self = content
    }
}
