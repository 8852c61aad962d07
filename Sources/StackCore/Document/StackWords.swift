/// `UIStackView.Distribution`.
package enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    /// Whether the spacing between views is exact, or only the least allowed.
    package var spacingIsExact: Bool {
        switch self {
        case .fill, .fillEqually, .fillProportionally: true
        case .equalSpacing, .equalCentering: false
        }
    }
}

/// `UIStackView.Alignment`. UIKit's `top` is `leading`, its `bottom` is `trailing`: one value each.
package enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
}

/// The distance between arranged views: points, or the system's own (`spacingUseSystem`).
package enum Spacing: Hashable, Sendable {
    case points(Double)
    case system
}

/// How a view shows its picture (`UIView.ContentMode`). Layout does not read it.
package enum ContentMode: String, CaseIterable, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}

/// The direction of reading of a view or a document.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
}

/// How the device is held.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}

/// The look of a control, where it decides its size.
package enum ControlStyle: String, CaseIterable, Hashable, Sendable {
    case system, custom, detailDisclosure, infoLight, infoDark, contactAdd, close
    case plain, gray, tinted, filled
    case roundedRect, line, bezel, none
    case medium, large
    case wheels, compact, inline, automatic
    case minimal, prominent
    case bar
    case apportioned
    case table, insetGrouped, collection
    case cell, standalone
}

/// `UIView.AutoresizingMask`: which parts of a view's place stretch with its superview.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    package static let flexibleWidth = AutoresizingMask(rawValue: 2)
    package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    package static let flexibleHeight = AutoresizingMask(rawValue: 16)
    package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The words of the mask in their fixed order; `none` alone is the empty mask.
    package static let words = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin",
        "flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin",
    ]
}
