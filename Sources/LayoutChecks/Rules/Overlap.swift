import StackCore

extension Rule {
    static let overlap = Rule(
        .overlap, .warning,
        "Two texts or controls of one view overlap here, but not on the device they were designed for.",
        example: """
            new Login device=iphone-15-pro-max
            add label left in view text="The name of the person"
            add label right in view text="Yesterday at noon"
            constrain left.leading = view.leading + 20
            constrain right.trailing = view.trailing - 20
            constrain left.top = safeArea.top
            constrain right.top = safeArea.top
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            return visibleLayout.resolved.order.flatMap { parent in
                visibleLayout.pairs(in: parent, apartIn: examination).map { first, second, common in
                    Finding(
                        .overlap, [.view(first), .view(second)],
                        "\(visibleLayout.name(first)) and \(visibleLayout.name(second)) overlap by \(common.width.points) x \(common.height.points) points",
                        extent: common.area,
                        [
                            Finding.Measure("width", common.width),
                            Finding.Measure("height", common.height),
                        ])
                }
            }
        })
}

extension VisibleLayout {
    /// Returns the pairs of texts and controls among the subviews of `parent` that overlap, and do
    /// not in the layout that they were designed for, each with the area that the two have in
    /// common. For a stack the result is empty, because stacks keep their arranged views apart.
    fileprivate func pairs(
        in parent: ViewID, apartIn examination: Examination
    ) -> [(ViewID, ViewID, Rect)] {
        guard visible.isVisible[parent], resolved[parent].stack == nil,
            resolved[parent].subviews.count > 1, !isInCollapsedRow(parent)
        else { return [] }
        let shown = resolved[parent].subviews.compactMap { id in
            visible.isVisible[id] ? contents[id].map { (id, $0) } : nil
        }
        var result: [(ViewID, ViewID, Rect)] = []
        // Nil until a pair overlaps, because most documents need no such layout.
        var designed: VisibleLayout?
        for (index, (first, frame)) in shown.enumerated() {
            for (second, other) in shown[(index + 1)...] {
                guard let common = frame.intersection(other), common.width > Self.leastCommon,
                    common.height > Self.leastCommon
                else { continue }
                if designed == nil { designed = examination.designed }
                if designed!.areApart(first, second) { result.append((first, second, common)) }
            }
        }
        return result
    }

    /// Returns whether two views are both visible and do not overlap.
    fileprivate func areApart(_ first: ViewID, _ second: ViewID) -> Bool {
        guard visible.isVisible[first], visible.isVisible[second], let a = contents[first],
            let b = contents[second]
        else { return false }
        return a.intersection(b) == nil
    }

    /// The greatest width or height of an overlap that is ignored, in points. Space for ascenders
    /// and descenders can overlap by this much without touching letters.
    private static let leastCommon = 4.0
}
