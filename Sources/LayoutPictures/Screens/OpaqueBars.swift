import StackCore

/// The opaque bars around a root view. The root view's frame begins below the navigation bar and
/// may end above the bar at the bottom, so that the layout is shorter than the screen.
enum OpaqueBars {
    /// Returns the space that the bars take on the screen, in points. Zero if the root view fills
    /// the screen, or is the root view of a modal sheet.
    static func insets(of laidOut: LaidOutDocument) -> Insets {
        insets(of: laidOut.document, in: laidOut.layout.environment)
    }

    static func insets(of document: Document, in environment: LayoutEnvironment) -> Insets {
        let (screen, held) = (environment.screen, environment.orientation)
        let full = screen.size(held)
        let properties = document.properties
        guard properties.value(.navigationTitle) != nil, properties.value(.reachesTop) == false
        else { return .zero }
        if !document.isScreen { return ofFreeform(document) }
        let free = full.height - environment.size.height
        // A modal sheet is also shorter than the screen, but only by the status bar and a few
        // points.
        let era = environment.measurement.era
        guard environment.size.width == full.width,
            free - screen.safeArea(held).top >= DeviceChrome.leastBar,
            free != screen.sheetGap(held, in: era)
        else { return .zero }
        let bottom = properties.value(.reachesBottom) == false ? bottomBar(document) : 0
        let inset = bottom > 0 ? bottom + screen.safeArea(held).bottom : 0
        let isLow = free - inset < DeviceChrome.leastBar
        return Insets(
            top: isLow ? free : free - inset, leading: 0, bottom: isLow ? 0 : inset, trailing: 0)
    }

    /// Returns the space above the root view of a freeform document; zero if there is none. Only
    /// the y coordinate of the root view's stored frame indicates this space.
    private static func ofFreeform(_ document: Document) -> Insets {
        guard let y = document[.root].properties.value(.frame)?.y, DeviceChrome.leastBar...140 ~= y
        else {
            return .zero
        }
        return Insets(top: y, leading: 0, bottom: 0, trailing: 0)
    }

    private static func bottomBar(_ document: Document) -> Double {
        if document.properties.value(.tabTitles) != nil { return 49 }
        return document.properties.value(.toolbarItems) == nil ? 0 : 44
    }
}

extension LayoutEnvironment {
    /// Returns the environment of the whole screen, given that this is the environment of a root
    /// view between opaque bars.
    ///
    /// - Parameter insets: the heights of the opaque bars above and below the root view. If there
    ///   is no opaque bar below, a translucent bar over the bottom of the root view stays in the
    ///   result.
    func around(_ insets: Insets) -> LayoutEnvironment {
        if insets == .zero { return self }
        var whole = self
        let shape = screen.safeArea(orientation)
        whole.size.height += insets.top + insets.bottom
        whole.safeArea.top = insets.top
        // If the space above the root view is too small for a status bar and a navigation bar, the
        // navigation bar occupies it all.
        let hasStatusBar = insets.top - shape.top >= DeviceChrome.leastBar
        whole.bars.top = hasStatusBar ? insets.top - shape.top : insets.top
        if insets.bottom > 0 {
            whole.safeArea.bottom = insets.bottom
            whole.bars.bottom = max(0, insets.bottom - shape.bottom)
        }
        return whole
    }
}
