/// From a view's four numbers to its frame.
extension BoxSpace {
    /// The view's own variables, in the order of `Part`.
    func variables(of id: ViewID) -> [Variable] {
        Part.allCases.map { Variable(index: positionVariable(id, .horizontal) + $0.rawValue) }
    }

    /// The frame relative to the superview's of a view whose variables have these values.
    func frame(of id: ViewID, values: [Double]) -> Rect {
        frame(
            of: id,
            alignmentRect: Rect(x: values[0], y: values[1], width: values[2], height: values[3]))
    }

    func frame(of id: ViewID, alignmentRect rect: Rect) -> Rect {
        let insets = measures[id].alignmentInsets
        return Rect(
            x: rect.x - insets.leading, y: rect.y - insets.top,
            width: rect.width + insets.leading + insets.trailing,
            height: rect.height + insets.top + insets.bottom)
    }
}
