extension LayoutEnvironment {
    /// Returns the environment of another document that is shown inside this layout, such as the
    /// scene in a container view; nil if its device is not known.
    ///
    /// - Parameters:
    ///   - size: the size of its root view in points; nil for that of its own design
    ///   - insets: the part of the safe area that covers it
    package func embedding(
        _ document: Document, size: Size? = nil, insets: Insets = .zero
    ) -> LayoutEnvironment? {
        var request = LayoutRequest(
            device: size == nil ? nil : device, orientation: size == nil ? nil : orientation,
            size: size, traits: traits, direction: direction)
        request.isCanvas = isCanvas
        request.isApp = isApp
        guard var result = LayoutEnvironment(document, for: request) else { return nil }
        result.measurement = measurement
        result.safeArea = insets + result.bars
        return result
    }

    /// Returns the environment with a navigation bar for a large title; nil if the bar is that of a
    /// phone in landscape, or already large.
    package var withLargeTitle: LayoutEnvironment? {
        guard Self.smallTitleBars ~= bars.top else { return nil }
        var result = self
        result.bars.top += Self.largeTitle
        result.safeArea.top += Self.largeTitle
        return result
    }

    /// The insets in points by which the screen's safe area on Interface Builder's canvas is larger
    /// than an app's: since Xcode 16.2 the canvas counts it twice, since Xcode 14 it has the upright
    /// phone's also in landscape, and up to Xcode 14.2 it has no status bar on screens without a
    /// notch. Nil if there is no difference.
    package var excessOfCanvas: Insets? {
        let era = measurement.era
        guard isCanvas, screen.idiom != .freeform, screen.idiom != .canvas,
            !screen.hasHomeIndicator || era >= .xcode14
        else { return nil }
        let canvas = screen.canvasSafeArea(orientation, in: era)
        let app = screen.safeArea(orientation)
        if canvas == app { return nil }
        return Insets(
            top: canvas.top - app.top, leading: canvas.leading - app.leading,
            bottom: canvas.bottom - app.bottom, trailing: canvas.trailing - app.trailing)
    }

    /// The environment with the text sizes of an app; nil if its text styles have them already.
    package var withTextSizesOfApp: LayoutEnvironment? {
        guard measurement.category == nil,
            TextStyle.allCases.contains(where: {
                $0.size(under: measurement) != $0.size(at: .large)
            })
        else { return nil }
        var result = self
        result.measurement.category = .large
        return result
    }

    /// The environment with a navigation bar, for a screen whose canvas shows none.
    package var withBarOfApp: LayoutEnvironment {
        var result = self
        result.bars.top = screen.canvasNavigationBar(orientation, in: measurement.era)
        result.safeArea.top += result.bars.top
        result.isUnderBar = true
        return result
    }

    /// The environment of a sheet with the navigation bar that sheets have since iOS 13, for one whose
    /// scene simulates the lower bar of a full screen; nil for any other.
    package var withBarOfSheet: LayoutEnvironment? {
        guard isCanvas, measurement.era < Era(24_000), bars.top == Self.lowBar, isSheet else {
            return nil
        }
        var result = self
        result.bars.top = Self.barOfSheet
        result.safeArea.top += Self.barOfSheet - Self.lowBar
        return result
    }

    /// Whether the layout is that of a sheet of iOS 13 or later: as wide as the screen, and lower by
    /// the gap above a sheet.
    package var isSheet: Bool {
        let (full, era) = (screen.size(orientation), measurement.era)
        return era >= .xcode11 && screen.idiom != .freeform && size.width == full.width
            && full.height - size.height == screen.sheetGap(orientation, in: era)
    }

    private static let lowBar = 44.0
    private static let barOfSheet = 56.0
    /// The height that a large title adds to a navigation bar, in points.
    package static let largeTitle = 52.0
    private static let smallTitleBars = 44.0...60
}
