extension LayoutEnvironment {
    /// Returns the environment of another document that is shown inside this layout, such as the
    /// scene in a container view. Returns nil if the other document's device is not known.
    ///
    /// - Parameters:
    ///   - size: the size of the other document's root view in points; nil for its designed size
    ///   - insets: the part of this layout's safe area that overlaps the other document's root view
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

    /// A copy of the environment with a large title in the navigation bar, which makes the bar
    /// higher. Nil if there is no navigation bar, if the bar's title is already large, or if the
    /// bar is the low one of a phone in landscape.
    package var withLargeTitle: LayoutEnvironment? {
        guard Self.smallTitleBars ~= bars.top else { return nil }
        var result = self
        result.bars.top += Self.largeTitle
        result.safeArea.top += Self.largeTitle
        return result
    }

    /// The safe area of the screen on Interface Builder's canvas minus that in an app, in points on
    /// each side. Nil if the two are equal or the layout is not the canvas's. Also nil for square
    /// and freeform canvases, and for screens with a home indicator before Xcode 14.
    ///
    /// - Up to Xcode 14.2 the canvas has no status bar on screens without a notch.
    /// - Since Xcode 14 the canvas keeps the portrait safe area even in landscape.
    /// - Since Xcode 16.2 it counts the safe area twice.
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

    /// A copy of the environment in which texts have the sizes of an app at the default content
    /// size; nil if the text styles already have these sizes.
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

    /// A copy of the environment with the navigation bar that an app shows but the canvas does not
    /// (`barInAppOnly`).
    package var withBarOfApp: LayoutEnvironment {
        var result = self
        result.bars.top = screen.canvasNavigationBar(orientation, in: measurement.era)
        result.safeArea.top += result.bars.top
        result.isUnderBar = true
        return result
    }

    /// A copy of the environment with the navigation bar that a sheet has in an app since iOS 13.
    /// This bar is higher than the bar of a full screen. Nil unless the layout is that of a sheet
    /// on the canvas of a version before 24000, because this canvas shows the lower bar of a full
    /// screen.
    package var withBarOfSheet: LayoutEnvironment? {
        guard isCanvas, measurement.era < Era(24_000), bars.top == Self.lowBar, isSheet else {
            return nil
        }
        var result = self
        result.bars.top = Self.barOfSheet
        result.safeArea.top += Self.barOfSheet - Self.lowBar
        return result
    }

    /// Whether the layout is that of a sheet of iOS 13 or later: the root view is as wide as the
    /// screen, and less high by the gap above a sheet.
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
