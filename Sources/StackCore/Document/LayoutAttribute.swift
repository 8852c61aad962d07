/// The attributes of `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
    /// The left edge, regardless of the layout direction.
    case left
    /// The right edge, regardless of the layout direction.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where lines of text begin: left in a left-to-right layout.
    case leading
    /// The edge where lines of text end: right in a left-to-right layout.
    case trailing
    /// The width of the alignment rectangle.
    case width
    /// The height of the alignment rectangle.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline
    /// The leading edge of the area inside the layout margins.
    case leadingMargin
    /// The trailing edge of the area inside the layout margins.
    case trailingMargin
    /// The upper edge of the area inside the layout margins.
    case topMargin
    /// The lower edge of the area inside the layout margins.
    case bottomMargin
    /// The left edge of the area inside the layout margins.
    case leftMargin
    /// The right edge of the area inside the layout margins.
    case rightMargin
    /// The horizontal center of the area inside the layout margins.
    case centerXWithinMargins
    /// The vertical center of the area inside the layout margins.
    case centerYWithinMargins

    /// The axis that the attribute belongs to.
    package var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leadingMargin, .trailingMargin,
            .leftMargin, .rightMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the attribute is a size, not a location. A constraint relates two sizes or two
    /// locations, never one of each.
    package var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute is a baseline. Content without text has no baseline; its top or bottom
    /// edge is used instead.
    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The dependence of an attribute on the layout direction: `relative` for leading and trailing,
    /// `absolute` for left and right, and `none` for all other attributes, such as `top` or
    /// `centerX`.
    package enum Reading { case relative, absolute, none }

    /// The attribute's dependence on the layout direction. A relative attribute never pairs with an
    /// absolute one (`canPair`).
    var reading: Reading {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: .relative
        case .left, .right, .leftMargin, .rightMargin: .absolute
        default: .none
        }
    }

    /// Returns whether UIKit accepts a constraint between the two attributes
    /// (docs/auto-layout-rules.md, "Attributes"). Sizes pair with sizes of either axis, and
    /// locations with locations of the same axis. Relative attributes such as `leading` never pair
    /// with absolute ones such as `left`.
    package func canPair(with other: LayoutAttribute) -> Bool {
        if isSize != other.isSize { return false }
        if isSize { return true }
        if axis != other.axis { return false }
        return reading == .none || other.reading == .none || reading == other.reading
    }
}

extension Document {
    /// Returns the item as commands name it: `title`, `view.safeArea` or `topLayoutGuide`.
    package func spelling(_ item: LayoutItem) -> String {
        // In a damaged file, a constraint may refer to a view that does not exist.
        let name = view(item.view)?.name ?? ""
        return switch item.guide {
        case nil: name
        case .topLayoutGuide?, .bottomLayoutGuide?: item.guide!.rawValue
        case let guide?: name + "." + guide.rawValue
        }
    }

    /// Returns the anchor as commands name it: `title.leading`.
    package func spelling(_ anchor: Anchor) -> String {
        spelling(anchor.item) + "." + anchor.attribute.rawValue
    }
}
