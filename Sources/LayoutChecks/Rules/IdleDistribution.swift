import StackCore

extension Rule {
    static let idleDistribution = Rule(
        .idleDistribution, .note,
        "A stack's distribution has no effect: on no device is there space to distribute, and fill would give the same layout.",
        example: """
            new Login device=iphone-se
            add stack row in view distribution=equalCentering spacing=8
            add label one in row text=One
            add label two in row text=Two
            constrain row.leading = view.leading + 20
            constrain row.top = safeArea.top
            """,
        .everyLayout { examination in
            let visibleLayout = examination.visibleLayout
            return visibleLayout.resolved.order.compactMap { id in
                guard let reason = visibleLayout.idleness(of: id) else { return nil }
                return Finding(
                    .idleDistribution, [.view(id)], "\(visibleLayout.name(id)) " + reason)
            }
        })
}

extension VisibleLayout {
    /// Returns the reason why a stack's distribution has no effect in this layout, as the end of a
    /// message. Returns nil if the distribution has an effect or is `fill`.
    fileprivate func idleness(of id: ViewID) -> String? {
        guard let stack = resolved[id].stack, stack.distribution != .fill,
            // A stack of a custom class is not reported, because it may get more arranged views in
            // the running app.
            resolved[id].arranged.count > 1, !isOfOwnClass(id)
        else { return nil }
        let shown = resolved[id].arranged.filter { !resolved[$0].isHidden }
        guard shown.count == resolved[id].arranged.count else { return nil }
        let frames = shown.compactMap { self.frames[$0] }
        guard frames.count == shown.count, let whole = self.frames[id], whole.area > 0 else {
            return nil
        }
        switch stack.distribution {
        case .equalSpacing, .equalCentering:
            return hasLeastGaps(frames, shown, stack)
                ? "is no longer than its arranged views, so \(stack.distribution.rawValue) has no space to distribute"
                : nil
        case .fillProportionally:
            return shown.allSatisfy { hasNoLength($0, stack.axis) }
                ? "arranges views without a size of their own, so fillProportionally makes them equal"
                : nil
        case .fill, .fillEqually: return nil
        }
    }

    private func hasLeastGaps(
        _ frames: [Rect], _ shown: [ViewID], _ stack: StackSettings
    ) -> Bool {
        let isVertical = stack.axis == .vertical
        for (index, next) in frames.enumerated().dropFirst() {
            let previous = frames[index - 1]
            let gap =
                isVertical
                ? next.y - previous.maxY
                : max(next.x, previous.x) - min(next.maxX, previous.maxX)
            let least = (resolved[shown[index - 1]].spacingAfter ?? stack.spacing).length
            if abs(gap - least) > Self.pixel { return false }
        }
        return true
    }

    private func hasNoLength(_ id: ViewID, _ axis: Axis) -> Bool {
        let view = resolved[id]
        return view.kind.storedKind == .view && view.intrinsic == nil && view.subviews.isEmpty
            && !visible.constraints.contains { constraint in
                let size = BoxAnchor(.view(id), axis.size)
                return constraint.first == size || constraint.second == size
            }
    }

    private static let pixel = 1.0
}
