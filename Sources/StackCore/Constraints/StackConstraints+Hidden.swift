extension StackConstraints {
    /// As measured on current systems (docs/stack-view-rules.md, "Hidden views"): no length, and a
    /// place half way into the gap between its visible neighbours, or at the edge where it has none
    /// on one side.
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

    /// Before the first visible view it is the end that stands at the canvas's start, which shows
    /// where a required size keeps the view from vanishing (54 views). Interface Builder keeps hidden
    /// views at the start as well where they follow the only visible one (most of 55).
    private func position(of item: Item, after previous: Item?) -> BoxConstraint {
        guard let previous else {
            return constraint(
                .hiddenPosition, anchor(item, axis.end), .equal, canvasAnchor(axis.start),
                priority: Priorities.hiddenPosition)
        }
        if gathersHiddenAtStart && visible.count == 1 {
            return constraint(
                .hiddenPosition, anchor(item, axis.start), .equal, canvasAnchor(axis.start),
                priority: Priorities.hiddenPosition)
        }
        let isLast = visible.last?.index == previous.index
        return constraint(
            .hiddenPosition, anchor(item, axis.start), .equal, anchor(previous, axis.end),
            constant: isLast ? 0 : spacing(after: previous) / 2,
            priority: Priorities.hiddenPosition)
    }
}
