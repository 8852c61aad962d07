/// `UIStackView.Distribution`.
package enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    /// Whether the spacing is the exact distance between views; if false, it is the minimum
    /// distance.
    var spacingIsExact: Bool {
        switch self {
        case .fill, .fillEqually, .fillProportionally: true
        case .equalSpacing, .equalCentering: false
        }
    }
}

/// `UIStackView.Alignment`. UIKit's `top` equals `leading`, and `bottom` equals `trailing`, so each
/// pair is one case here.
package enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
}

/// The distance between arranged views: a number of points, or the system spacing
/// (`spacingUseSystem`).
package enum Spacing: Hashable, Sendable {
    case points(Double)
    case system
}

/// How a view scales and positions its image (`UIView.ContentMode`). Layout does not read it.
package enum ContentMode: String, CaseIterable, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}

/// The layout direction of a view or a document.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
}

/// The orientation of the device.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}

/// The style of a view: for a control, a style that affects its size; for a list, cell or similar
/// view, a style that affects its margins.
package enum ControlStyle: String, CaseIterable, Hashable, Sendable {
    case system, custom, detailDisclosure, infoLight, infoDark, contactAdd, close
    case plain, gray, tinted, filled
    case roundedRect, line, bezel, none
    case medium, large
    case wheels, compact, inline, automatic
    case minimal, prominent
    case bar
    case apportioned
    case table, grouped, insetGrouped, collection
    case cell, standalone
}

extension ControlStyle {
    /// Whether the style belongs to a button with a configuration (`UIButton.Configuration`), such
    /// as `filled`.
    package var isConfiguration: Bool {
        switch self {
        case .plain, .gray, .tinted, .filled: true
        default: false
        }
    }
}

/// `UIView.AutoresizingMask`: which of a view's width, height and four margins change with the size
/// of the superview.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of `UIView.AutoresizingMask`.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    package static let flexibleWidth = AutoresizingMask(rawValue: 2)
    package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    package static let flexibleHeight = AutoresizingMask(rawValue: 16)
    package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The name of each bit of the mask, in bit order. The empty mask is spelled `none`.
    package static let words = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin",
        "flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin",
    ]
}
