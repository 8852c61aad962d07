import StackCore

extension LaidOutDocument {
    /// The document laid out as in the running app; this value itself if the layout is the same
    /// there. An app's layout can differ from that of Interface Builder's canvas in three ways: in
    /// the safe area of the device, in a large title (shown until content scrolls), and in the
    /// sizes of texts and views.
    var asInApp: LaidOutDocument {
        var environment = insideSafeArea
        if document.properties.value(.barInAppOnly) == true {
            let opaque = OpaqueBars.insets(of: document, in: environment)
            if opaque != .zero {
                environment = environment.around(opaque)
            } else if environment.size == environment.screen.size(environment.orientation) {
                environment = environment.withBarOfApp
            }
        }
        environment = environment.withBarOfSheet ?? environment
        environment = environment.withTextSizesOfApp ?? environment
        if document.properties.value(.largeTitle) == true {
            if let larger = environment.withLargeTitle {
                environment = larger
            } else if environment.around(OpaqueBars.insets(of: self)).withLargeTitle != nil {
                // The root view begins below the bar. A large title makes the bar higher, so it
                // makes the root view less high.
                environment.size.height -= LayoutEnvironment.largeTitle
            }
        }
        let sizes = AppViewSizes(self)
        environment.differsFromCanvas =
            sizes?.hasStoredSizesInStacks == true || environment.size != layout.environment.size
            || environment.safeArea != layout.environment.safeArea
        let changed = sizes?.document
        if environment == layout.environment, changed == nil { return self }
        let document = changed ?? document
        return LaidOutDocument(
            name: name, document: document, layout: LayoutPass.run(document, in: environment))
    }

    /// The environment with the safe area of the app, for a root view that fills the screen or the
    /// space below an opaque bar. At an edge of the screen that the root view does not reach, the
    /// safe area's inset is 0.
    private var insideSafeArea: LayoutEnvironment {
        var environment = layout.environment
        guard document.isScreen else { return environment }
        let fills = environment.size == environment.screen.size(environment.orientation)
        if hasBarInsteadOfStatusBar {
            let height = environment.screen.safeArea(environment.orientation).top
            if fills {
                environment.safeArea.top += height
            } else {
                environment.size.height -= height
            }
        }
        let bars = OpaqueBars.insets(of: document, in: environment)
        if bars.top > 0 {
            // On the canvas, the safe area can contain the bar although the root view begins below
            // it.
            environment.safeArea.top = 0
            environment.bars.top = 0
        }
        guard let excess = environment.excessOfCanvas, fills || bars != .zero else {
            return environment
        }
        let properties = document.properties
        let reachesBottom = properties.value(.reachesBottom) ?? true
        if properties.value(.reachesTop) ?? true {
            environment.safeArea.top -= excess.top
        } else if !fills, excess.top > 0 {
            environment.size.height += excess.top
        }
        if reachesBottom {
            environment.safeArea.bottom -= excess.bottom
        } else if bars.bottom > 0 {
            environment.size.height += excess.bottom
        }
        environment.safeArea.leading -= excess.leading
        environment.safeArea.trailing -= excess.trailing
        return environment
    }

    /// Whether the navigation bar is at the top edge of the screen, where an app has its status
    /// bar. Phones with a home button have such bars on all canvases of Xcode 11 to 14.2 (54 of 54
    /// bars), and on few canvases of other versions (13 of 114 bars; 24 projects in all).
    private var hasBarInsteadOfStatusBar: Bool {
        let environment = layout.environment
        guard document.properties.value(.navigationTitle) != nil,
            document.properties.value(.reachesTop) == false
        else { return false }
        let full = environment.screen.size(environment.orientation)
        if environment.size == full {
            return environment.bars.top >= DeviceChrome.leastBar
                && environment.safeArea.top == environment.bars.top
        }
        let free = full.height - environment.size.height
        let status = environment.screen.safeArea(environment.orientation).top
        let gap = environment.screen.sheetGap(
            environment.orientation, in: environment.measurement.era)
        let bars = OpaqueBars.insets(of: document, in: environment)
        return environment.size.width == full.width && free != gap
            && free >= DeviceChrome.leastBar && bars.top - status < DeviceChrome.leastBar
    }
}
