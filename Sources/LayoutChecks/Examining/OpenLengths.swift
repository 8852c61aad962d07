import StackCore

extension AmbiguousView {
    /// The positions and sizes of the view that the constraints do not determine. They differ
    /// between `frame` and `alternative`, two frames that satisfy the constraints equally well. A
    /// width or height is listed whenever it differs. A position is listed only if both edges and
    /// the middle differ along the axis.
    var openLengths: [BoxAnchor] {
        let (x, y) = (frame.x - alternative.x, frame.y - alternative.y)
        let (width, height) = (
            frame.width - alternative.width, frame.height - alternative.height
        )
        let differs = { (number: Double) in abs(number) > Self.rounding }
        var open: [LayoutAttribute] = []
        if [x, x + width / 2, x + width].allSatisfy(differs) { open.append(.leading) }
        if [y, y + height / 2, y + height].allSatisfy(differs) { open.append(.top) }
        if differs(width) { open.append(.width) }
        if differs(height) { open.append(.height) }
        return open.map { BoxAnchor(.view(view), $0) }
    }

    /// The greatest difference in points between `frame`, which is rounded to pixels, and
    /// `alternative`, which is not, that rounding alone can cause.
    static let rounding = 0.6
}
