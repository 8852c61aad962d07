extension PropertyType {
    /// Whether a value is one that `parse` could have given.
    package func includes(_ value: PropertyValue) -> Bool {
        switch (self, value) {
        case (.number(let range), .number(let value)): range.contains(value)
        case (.wholeNumber(let range), .number(let value)):
            range.contains(value) && value == value.rounded()
        case (.spacing, .spacing(.system)): true
        case (.spacing, .spacing(.points(let value))): isPoints(value)
        case (.insets, .insets(let value)):
            isPoints(value.top) && isPoints(value.leading) && isPoints(value.bottom)
                && isPoints(value.trailing)
        case (.size, .size(let value)): isLength(value.width ?? 0) && isLength(value.height ?? 0)
        case (.rect, .rect(let value)):
            isPoints(value.x) && isPoints(value.y) && isLength(value.width)
                && isLength(value.height)
        case (.flag, .flag), (.text, .text), (.color, .text), (.font, .font), (.mask, .mask),
            (.sizeClasses, .sizeClasses), (.axis, .axis), (.distribution, .distribution),
            (.alignment, .alignment), (.contentMode, .contentMode), (.direction, .direction),
            (.orientation, .orientation), (.style, .style):
            true
        default: false
        }
    }

    private func isPoints(_ value: Double) -> Bool { value.magnitude <= NumberSpelling.limit }

    private func isLength(_ value: Double) -> Bool { value >= 0 && isPoints(value) }
}

extension PropertyDefinition {
    /// Whether the value may stand under the condition, on an item that has the property.
    func allows(_ value: PropertyValue, under condition: SizeClasses) -> Bool {
        (varies || condition == .base) && type.includes(value)
    }
}
