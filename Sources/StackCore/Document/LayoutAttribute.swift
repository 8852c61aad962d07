/// `NSLayoutConstraint.Attribute`, all of them.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
    /// The left edge, in every direction of reading.
    case left
    /// The right edge, in every direction of reading.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The width of the alignment rectangle.
    case width
    /// The height of the alignment rectangle.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the first line of text; the top edge of what has none.
    case firstBaseline
    /// The baseline of the last line of text; the bottom edge of what has none.
    case lastBaseline
    /// The leading edge of what the margins leave.
    case leadingMargin
    /// The trailing edge of what the margins leave.
    case trailingMargin
    /// The upper edge of what the margins leave.
    case topMargin
    /// The lower edge of what the margins leave.
    case bottomMargin
    /// The left edge of what the margins leave.
    case leftMargin
    /// The right edge of what the margins leave.
    case rightMargin
    /// The middle between the left and right margins.
    case centerXWithinMargins
    /// The middle between the top and bottom margins.
    case centerYWithinMargins

    /// The axis along which the attribute measures.
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

    /// Sizes take part in no location and the other way round.
    package var isSize: Bool { self == .width || self == .height }

    /// Whether it is a line of text; content without text has edges in its place.
    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether the attribute follows the direction of reading, does not, or has no side at all.
    package enum Reading { case relative, absolute, none }

    /// The two that differ in it never go together (`canPair`).
    package var reading: Reading {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: .relative
        case .left, .right, .leftMargin, .rightMargin: .absolute
        default: .none
        }
    }

    /// Whether UIKit takes a constraint between the two (docs/auto-layout-rules.md, "Attributes"):
    /// sizes with sizes of either axis, locations with locations of the same axis, `leading` never
    /// with `left`.
    package func canPair(with other: LayoutAttribute) -> Bool {
        if isSize != other.isSize { return false }
        if isSize { return true }
        if axis != other.axis { return false }
        return reading == .none || other.reading == .none || reading == other.reading
    }
}

extension Document {
    /// `title`, `view.safeArea`, `topLayoutGuide`: the item as commands name it.
    package func spelling(_ item: LayoutItem) -> String {
        // A damaged journal may leave a constraint to a view that is gone.
        let name = view(item.view)?.name ?? ""
        return switch item.guide {
        case nil: name
        case .topLayoutGuide?, .bottomLayoutGuide?: item.guide!.rawValue
        case let guide?: name + "." + guide.rawValue
        }
    }

    /// `title.leading`: the anchor as commands name it.
    package func spelling(_ anchor: Anchor) -> String {
        spelling(anchor.item) + "." + anchor.attribute.rawValue
    }
}
