/// The value of a property. Which case a key takes is said by its `PropertyType`.
package enum PropertyValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case spacing(Spacing)
    case insets(Insets)
    case size(OptionalSize)
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

/// A size whose dimensions may each be missing (`UIView.noIntrinsicMetric`), in points.
package struct OptionalSize: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    package static let none = OptionalSize(width: nil, height: nil)

    package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
