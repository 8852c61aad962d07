extension StackConstraints {
    /// MODEL.md 4.5, as measured on current systems: no length, and a place half way into the gap
    /// between its visible neighbours, or at the edge where it has none on one side.
    func hidingConstraints() -> [BoxConstraint] {
        var previous: Item?
        var result: [BoxConstraint] = []
        for item in items {
            guard item.isHidden else {
                previous = item
                continue
            }
            result.append(constraint(.hiding, anchor(item, axis.size), priority: Priorities.hiding))
            result.append(position(of: item, after: previous))
        }
        return result
    }

    private func position(of item: Item, after previous: Item?) -> BoxConstraint {
        let isLast = previous != nil && visible.last?.index == previous?.index
        let offset = previous.map { isLast ? 0 : spacing(after: $0) / 2 } ?? 0
        return constraint(
            .hiddenPosition, anchor(item, axis.start), .equal,
            previous.map { anchor($0, axis.end) } ?? canvasAnchor(axis.start), constant: offset,
            priority: Priorities.hiddenPosition)
    }
}
