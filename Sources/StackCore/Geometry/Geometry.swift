/// A size in points.
public struct Size: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// Nothing is checked.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Nothing wide and high.
    public static let zero = Size(width: 0, height: 0)

    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// A rectangle in points; the origin is the top left corner, y grows downwards.
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// From the left edge to the right one.
    public var width: Double
    /// From the upper edge to the lower one.
    public var height: Double

    /// Nothing is checked.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Without size, at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The right edge.
    public var maxX: Double { x + width }
    /// The lower edge.
    public var maxY: Double { y + height }
    /// Width and height.
    public var size: Size { Size(width: width, height: height) }
}

/// Distances from the four edges inwards, in points. `leading` is the left edge left to right.
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

    package init(all value: Double) {
        self.init(top: value, leading: value, bottom: value, trailing: value)
    }

    package static let zero = Insets(all: 0)
}

/// One of the two directions of a layout (`NSLayoutConstraint.Axis`).
package enum Axis: String, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// The other one.
    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The size a view has from its content, in points; nil is UIKit's `noIntrinsicMetric`.
package struct IntrinsicSize: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    /// With both dimensions.
    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// The size, where both dimensions have one.
    package var wholeSize: Size? {
        width.flatMap { width in height.map { Size(width: width, height: $0) } }
    }

    /// Without either dimension.
    package static let none = IntrinsicSize()

    package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension Rect {
    /// Thirds of a point written with three places, as Interface Builder does.
    package var millipoints: Rect {
        Rect(
            x: x.millipoints, y: y.millipoints, width: width.millipoints,
            height: height.millipoints)
    }
}

extension Double {
    /// The nearest thousandth of a point; never -0.
    package var millipoints: Double {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == 0 ? 0 : rounded
    }
}
