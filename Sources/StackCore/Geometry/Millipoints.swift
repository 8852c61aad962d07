extension Rect {
    /// Thirds of a point written with three places, as Interface Builder does.
    package var millipoints: Rect {
        Rect(
            x: x.millipoints, y: y.millipoints, width: width.millipoints,
            height: height.millipoints)
    }
}

extension Double {
    package var millipoints: Double {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == 0 ? 0 : rounded
    }
}
