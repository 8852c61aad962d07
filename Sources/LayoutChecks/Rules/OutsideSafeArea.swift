import StackCore

extension Rule {
    static let outsideSafeArea = Rule(
        .outsideSafeArea, .warning,
        "A text or control is under the notch, the status bar or the home indicator, which hide it or receive its touches.",
        example: """
            new Login device=iphone-15
            add label title in view text="Sign in"
            constrain title.leading = view.leading + 20
            constrain title.top = view.top + 20
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            return visibleLayout.visible.order.compactMap { id in
                guard let under = visibleLayout.underEdge(id),
                    !examination.designed.isInOffscreenContainer(id)
                else { return nil }
                return Finding(
                    .outsideSafeArea, [.view(id)], aspect: under.edge,
                    "\(visibleLayout.name(id)) reaches \(under.length.points) points into the \(under.edges) of the safe area",
                    extent: under.length, [Finding.Measure("beyond", under.length)])
            }
        })
}

extension VisibleLayout {
    /// The part of the safe area insets that the screen's shape causes, such as the notch. Bars of
    /// the document are ignored, because apps show and hide them.
    private var ownSafeArea: Insets {
        let own = environment.screen.safeArea(environment.orientation)
        let whole = environment.safeArea
        // If the root does not reach an edge of the screen, nothing covers it at that edge.
        return Insets(
            top: min(own.top, whole.top), leading: min(own.leading, whole.leading),
            bottom: min(own.bottom, whole.bottom), trailing: min(own.trailing, whole.trailing))
    }

    /// Returns the edge at which a text or control extends farthest under the notch, the status bar
    /// or the home indicator, and the covered distance in points. Returns nil if the distance is at
    /// most `leastUnder`, the view is in a scroll view, or its position on the screen is unknown.
    /// `edges` are the names for a message: of two opposite edges if the view extends under both.
    fileprivate func underEdge(
        _ id: ViewID
    ) -> (edge: String, edges: String, length: Double)? {
        // If the root does not fill the screen, its position on the screen is unknown.
        guard environment.size == environment.screen.size(environment.orientation),
            visible.scroll[id] == nil, isAtItsEdges(id), let content = contents[id],
            content.intersection(screen) != nil
        else { return nil }
        let taken = ownSafeArea
        let free = Rect(
            x: taken.leading, y: taken.top,
            width: environment.size.width - taken.leading - taken.trailing,
            height: environment.size.height - taken.top - taken.bottom)
        var beyond = content.excess(over: free)
        // The rule `outsideScreen` reports content beyond the screen.
        if content.y < 0 { beyond.top = 0 }
        if content.x < 0 { beyond.leading = 0 }
        if content.maxY > screen.maxY { beyond.bottom = 0 }
        if content.maxX > screen.maxX { beyond.trailing = 0 }
        let worst = beyond.largest
        guard worst.length > Self.leastUnder else { return nil }
        let opposite = beyond.opposite(of: worst.edge)
        let edges =
            abs(worst.length - opposite.length) < 1
            ? "\(worst.edge) and \(opposite.edge) insets" : worst.edge + " inset"
        return (worst.edge, edges, worst.length)
    }

    /// Returns whether the view's content reaches the view's edges. In pickers and search bars the
    /// content is in the middle. In text views people can scroll it into view.
    private func isAtItsEdges(_ id: ViewID) -> Bool {
        switch resolved[id].kind {
        case .picker, .datePicker, .searchBar, .textView, .pageControl: false
        case .view, .stack, .label, .button, .textField, .image, .switch, .slider, .stepper,
            .segmented, .progress, .activity, .scroll, .table, .collection, .cell, .toolbar,
            .visualEffect, .map, .web, .spacer:
            true
        }
    }

    private static let leastUnder = 4.0
}
