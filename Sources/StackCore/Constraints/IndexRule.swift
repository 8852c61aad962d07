extension StackConstraints {
    /// Which of equally willing views takes a surplus or a shortage: the first
    /// (docs/stack-view-rules.md, "The index rule").
    ///
    /// Each visible view pays for leaving its natural length in proportion to its index, at a priority
    /// below everything a document can say; a view without a natural length pays for having any.
    func indexRule(naturalLength: (ViewID) -> Double?) -> [BoxConstraint] {
        if settings.distribution == .fillEqually { return [] }
        return visible.enumerated().dropFirst().map { index, item in
            BoxConstraint(
                .tieBreak(item.id), anchor(item, axis.size), .equal,
                constant: naturalLength(item.id) ?? 0, priority: Priorities.indexRule,
                weight: Double(index))
        }
    }
}
