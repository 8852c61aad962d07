import StackCore

extension AmbiguousView {
    /// Which of its place and its size are other in its other frame. A place is not open where an edge
    /// or the middle stays and only the size is another one.
    var openLengths: [BoxAnchor] {
        let (x, y) = (frame.x - alternative.x, frame.y - alternative.y)
        let (width, height) = (
            frame.width - alternative.width, frame.height - alternative.height
        )
        // A frame is on pixels, its alternative is not.
        let differs = { (number: Double) in abs(number) > 0.6 }
        var open: [LayoutAttribute] = []
        if [x, x + width / 2, x + width].allSatisfy(differs) { open.append(.leading) }
        if [y, y + height / 2, y + height].allSatisfy(differs) { open.append(.top) }
        if differs(width) { open.append(.width) }
        if differs(height) { open.append(.height) }
        return open.map { BoxAnchor(.view(view), $0) }
    }
}
