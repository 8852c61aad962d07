import StackCore

extension Rule {
    static let smallTouchTarget = Rule(
        .smallTouchTarget, .note,
        "A button is smaller than 44 points, the minimum in Apple's guidelines, so it is easy to miss.",
        example: """
            new Login device=iphone-se
            add button close in view text=x
            constrain close.leading = view.leading + 20
            constrain close.top = safeArea.top
            constrain close.width = 24
            constrain close.height = 24
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            let small = visibleLayout.visible.order.filter(visibleLayout.isSmallButton)
            if small.isEmpty { return [] }
            let fixed = visibleLayout.fixedLengths()
            return small.compactMap { id in
                guard let small = visibleLayout.smallSide(of: id, fixed) else { return nil }
                return Finding(
                    .smallTouchTarget, [.view(id)],
                    "\(visibleLayout.name(id)) is \(small.frame.width.points) x \(small.frame.height.points) points; fingers need 44 x 44",
                    extent: TouchTarget.least - small.length,
                    [
                        Finding.Measure("width", small.frame.width),
                        Finding.Measure("height", small.frame.height),
                    ])
            }
        })
}

/// The limits for the size of buttons. Apple's Human Interface Guidelines, "Buttons": a hit region
/// of at least 44 x 44 points.
private enum TouchTarget {
    static let least = 44.0
    /// The length in points below which a side of a button is reported if a constraint fixes it. It
    /// is less than 44, since UIKit itself gives a button with text a height of 34 or 36 points.
    static let seriouslySmall = 36.0
}

extension VisibleLayout {
    /// Returns whether a view is a button with a side shorter than `seriouslySmall`.
    fileprivate func isSmallButton(_ id: ViewID) -> Bool {
        guard resolved[id].kind == .button, let frame = frames[id] else { return false }
        return min(frame.width, frame.height) < TouchTarget.seriouslySmall
    }

    /// Returns the frame of a button with a side that is too short, and the length of its shortest
    /// such side in points. The limit is `seriouslySmall` if a constraint or an autoresizing mask
    /// fixes the side, and 30 points if the button's image determines it. Returns nil if no side is
    /// too short, and for a button that is disabled or has a custom class.
    fileprivate func smallSide(
        of id: ViewID, _ fixed: Set<BoxAnchor>
    ) -> (frame: Rect, length: Double)? {
        let view = resolved[id]
        // A button of a custom class is not reported, because it may accept touches outside its
        // frame.
        guard view.kind == .button, let frame = frames[id], frame.width > 0, frame.height > 0,
            !isOfOwnClass(id),
            resolved.value(.enabled, of: id) ?? true
        else { return nil }
        let isFixed = { (axis: Axis) in
            self.resolved.placingMask(of: id) != nil
                || fixed.contains(BoxAnchor(.view(id), axis.size))
        }
        let isPicture =
            (resolved.value(.text, of: id) ?? "").isEmpty
            && resolved.value(.image, of: id)?.wholeSize != nil
        var worst: Double?
        for (axis, length) in [(Axis.horizontal, frame.width), (.vertical, frame.height)] {
            let least = isFixed(axis) ? TouchTarget.seriouslySmall : isPicture ? 30 : 0
            if length < least { worst = min(worst ?? length, length) }
        }
        return worst.map { (frame, $0) }
    }

    /// Returns the widths and heights that an equality of priority 750 or more sets to a constant.
    fileprivate func fixedLengths() -> Set<BoxAnchor> {
        Set(
            visible.constraints.filter {
                $0.first.attribute.isSize && $0.relation == .equal && $0.priority >= 750
                    && $0.second == nil
            }.map(\.first))
    }
}
