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
    /// Returns the pairs of texts and controls among the subviews of `parent` that overlap in this
    /// layout, but not in the layout for which they were designed. Each pair has the area that the
    /// two views have in common.
    fileprivate func pairs(
        in parent: ViewID, apartIn examination: Examination
    ) -> [(ViewID, ViewID, Rect)] {
        let found = overlaps(in: parent) { contents[$0].map { [$0] } ?? [] }
        if found.isEmpty { return [] }
        // Most documents need no such layout.
        let designed = examination.designed
        return found.filter { designed.areApart($0.0, $0.1) }
    }

    /// Returns the pairs of visible subviews of `parent` whose areas overlap, each with the first area
    /// that the two have in common. For a stack the result is empty, because stacks keep their
    /// arranged views apart.
    ///
    /// - Parameter areas: returns the areas of a view in the root's coordinates; none for a view that
    ///   does not count
    private func overlaps(
        in parent: ViewID, _ areas: (ViewID) -> [Rect]
    ) -> [(ViewID, ViewID, Rect)] {
        guard visible.isVisible[parent], resolved[parent].stack == nil,
            resolved[parent].subviews.count > 1, !isInCollapsedRow(parent)
        else { return [] }
        let shown = resolved[parent].subviews.filter { visible.isVisible[$0] }.map {
            ($0, areas($0))
        }
        var result: [(ViewID, ViewID, Rect)] = []
        for (index, (first, one)) in shown.enumerated() where !one.isEmpty {
            for (second, other) in shown[(index + 1)...] {
                if let common = commonArea(one, other) { result.append((first, second, common)) }
            }
        }
        return result
    }

    /// Returns the first area, larger than `leastCommon` along both axes, that is in both lists; nil
    /// if there is none.
    private func commonArea(_ one: [Rect], _ other: [Rect]) -> Rect? {
        for area in one {
            for second in other {
                guard let common = area.intersection(second) else { continue }
                if min(common.width, common.height) > Self.leastCommon { return common }
            }
        }
        return nil
    }

    /// Returns the pairs of siblings of which one lies over what the other one shows.
    func coveredPairs() -> Set<Set<ViewID>> {
        var pairs: Set<Set<ViewID>> = []
        for parent in resolved.order {
            let found = overlaps(in: parent) { fillsSuperview($0) ? [] : shownAreas(of: $0) }
            for (a, b, _) in found { pairs.insert([a, b]) }
        }
        return pairs
    }

    /// Returns whether a view, other than a label, is as large as its superview: it is a background or
    /// lies over the whole content.
    private func fillsSuperview(_ id: ViewID) -> Bool {
        guard resolved[id].kind != .label, let frame = frames[id],
            let outer = resolved[id].parent.flatMap({ frames[$0] }), outer.area > 0
        else { return false }
        return frame.width >= outer.width && frame.height >= outer.height
    }

    /// Returns the areas of a view that must not cover a sibling: for a label its text, for a control,
    /// a stack or a picture its frame. For a view with a background that has such content the result
    /// is its frame, and for another view the areas of its content. A picture that is more than half
    /// as wide as its superview does not count: texts may cover such a background.
    private func shownAreas(of id: ViewID) -> [Rect] {
        guard visible.isVisible[id], let frame = frames[id], frame.width > 0, frame.height > 0
        else { return [] }
        switch resolved[id].kind {
        case .stack: return [frame]
        case .label: return contents[id].map { [$0] } ?? []
        case .image, .activity, .progress:
            let outer = resolved[id].parent.flatMap { frames[$0] }
            return outer.map { 2 * frame.width <= $0.width } == true ? [frame] : []
        case .view, .visualEffect:
            let inside = resolved[id].subviews.flatMap(shownAreas)
            return !inside.isEmpty && hasBackground(id) ? [frame] : inside
        default: return showsContent(id) ? [frame] : []
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
