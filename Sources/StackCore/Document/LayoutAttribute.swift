/// `NSLayoutConstraint.Attribute`, all of them.
package enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leadingMargin, trailingMargin, topMargin, bottomMargin, leftMargin, rightMargin
    case centerXWithinMargins, centerYWithinMargins

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
