/// A size in points.
public struct Size: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size. The values are not checked.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of zero width and height.
    public static let zero = Size(width: 0, height: 0)

    /// The width for the horizontal axis, the height for the vertical axis.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// A rectangle in points. The origin is the top left corner, and y grows downwards.
public struct Rect: Hashable, Sendable {
    /// The position of the left edge.
    public var x: Double
    /// The position of the upper edge.
    public var y: Double
    /// The distance from the left edge to the right edge, in points.
    public var width: Double
    /// The distance from the upper edge to the lower edge, in points.
    public var height: Double

    /// Creates a rectangle. The values are not checked, so the size may be negative.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle of size zero at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The position of the right edge.
    public var maxX: Double { x + width }
    /// The position of the lower edge.
    public var maxY: Double { y + height }
    /// The width and the height.
    public var size: Size { Size(width: width, height: height) }
}

/// Distances inwards from the four edges, in points. `leading` is measured from the left edge in a
/// left-to-right layout.
package struct Insets: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets that are equal on all four sides.
    package init(all value: Double) {
        self.init(top: value, leading: value, bottom: value, trailing: value)
    }

    package static let zero = Insets(all: 0)

    /// Returns the insets that remain after the insets `smaller` are subtracted on each side.
    func beyond(_ smaller: Insets) -> Insets {
        Insets(
            top: top - smaller.top, leading: leading - smaller.leading,
            bottom: bottom - smaller.bottom, trailing: trailing - smaller.trailing)
    }

    static func + (a: Insets, b: Insets) -> Insets {
        Insets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }
}

/// A layout axis (`NSLayoutConstraint.Axis`).
package enum Axis: String, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// The axis perpendicular to this one.
    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The intrinsic content size of a view, in points. Nil is UIKit's `noIntrinsicMetric`.
package struct IntrinsicSize: Hashable, Sendable {
    /// The width; nil if the content does not determine one.
    package var width: Double?
    /// The height; nil if the content does not determine one.
    package var height: Double?

    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    /// Creates an intrinsic size with both dimensions.
    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// The size if neither dimension is nil; otherwise nil.
    package var wholeSize: Size? {
        width.flatMap { width in height.map { Size(width: width, height: $0) } }
    }

    /// The intrinsic size of a view that has neither an intrinsic width nor an intrinsic height.
    package static let none = IntrinsicSize()

    /// The width for the horizontal axis, the height for the vertical axis.
    package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension Rect {
    /// Returns whether the two rectangles overlap; sharing only an edge does not count.
    package func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Returns the smallest rectangle that contains both rectangles.
    package func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left,
            height: max(maxY, other.maxY) - top)
    }

    /// The rectangle with its position and size rounded to thousandths of a point, as in Interface
    /// Builder's files, which write thirds of a point with three decimals.
    package var millipoints: Rect {
        Rect(
            x: x.millipoints, y: y.millipoints, width: width.millipoints,
            height: height.millipoints)
    }
}

extension Double {
    /// The value rounded to thousandths; never -0.
    package var millipoints: Double {
        let rounded = thousandths / 1000
        return rounded == 0 ? 0 : rounded
    }

    /// The number of thousandths in the value, rounded to an integer.
    var thousandths: Double { (self * 1000).rounded() }
}
