/// The size a view has from its content, in points; nil is UIKit's `noIntrinsicMetric`.
package struct IntrinsicSize: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// The size, where both dimensions have one.
    package var wholeSize: Size? {
        width.flatMap { width in height.map { Size(width: width, height: $0) } }
    }

    package static let none = IntrinsicSize()

    package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
