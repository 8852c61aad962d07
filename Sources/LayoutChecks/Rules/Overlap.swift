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
    /// common.
    fileprivate func pairs(
        in parent: ViewID, apartIn examination: Examination
    ) -> [(ViewID, ViewID, Rect)] {
        let found = overlaps(in: parent) { contents[$0] }
        if found.isEmpty { return [] }
        // Most documents need no such layout.
        let designed = examination.designed
        return found.filter { designed.areApart($0.0, $0.1) }
    }

    /// Returns the pairs of visible subviews of `parent` whose areas overlap, each with the area that
    /// the two have in common. For a stack the result is empty, because stacks keep their arranged
    /// views apart.
    ///
    /// - Parameter area: returns the area of a view in the root's coordinates; nil for a view that
    ///   does not count
    private func overlaps(
        in parent: ViewID, _ area: (ViewID) -> Rect?
    ) -> [(ViewID, ViewID, Rect)] {
        guard visible.isVisible[parent], resolved[parent].stack == nil,
            resolved[parent].subviews.count > 1, !isInCollapsedRow(parent)
        else { return [] }
        let shown = resolved[parent].subviews.compactMap { id in
            visible.isVisible[id] ? area(id).map { (id, $0) } : nil
        }
        var result: [(ViewID, ViewID, Rect)] = []
        for (index, (first, frame)) in shown.enumerated() {
            for (second, other) in shown[(index + 1)...] {
                guard let common = frame.intersection(other), common.width > Self.leastCommon,
                    common.height > Self.leastCommon
                else { continue }
                result.append((first, second, common))
            }
        }
        return result
    }

    /// Returns the pairs of siblings that overlap and are texts, controls, stacks or pictures.
    func coveredPairs() -> Set<Set<ViewID>> {
        var pairs: Set<Set<ViewID>> = []
        for parent in resolved.order {
            for (a, b, _) in overlaps(in: parent, coveringArea) { pairs.insert([a, b]) }
        }
        return pairs
    }

    /// Returns the area of a view that must not cover a sibling: for a label its text, for a control,
    /// a stack or a picture its frame. Nil for any other view, and for a picture that is more than
    /// half as wide as its superview: texts may cover such a background.
    private func coveringArea(of id: ViewID) -> Rect? {
        guard let frame = frames[id], frame.width > 0, frame.height > 0 else { return nil }
        switch resolved[id].kind {
        case .stack: return frame
        case .label: return contents[id]
        case .image, .activity, .progress:
            let outer = resolved[id].parent.flatMap { frames[$0] }
            return outer.map { 2 * frame.width <= $0.width } == true ? frame : nil
        default: return showsContent(id) ? frame : nil
        }
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
