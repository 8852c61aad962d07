import StackCore

extension LaidOutDocument {
    /// The document laid out as in the app where Interface Builder's canvas differs from it: inside
    /// the device's safe area, below a large title, which is shown until content scrolls, and with
    /// the app's text sizes. Unchanged if there is no difference.
    var asInApp: LaidOutDocument {
        var environment = insideSafeArea
        environment = environment.withTextSizesOfApp ?? environment
        if document.properties.value(.largeTitle) == true {
            if let larger = environment.withLargeTitle {
                environment = larger
            } else if environment.around(OpaqueBars.insets(of: self)).withLargeTitle != nil {
                // The root view begins below the bar.
                environment.size.height -= LayoutEnvironment.largeTitle
            }
        }
        if environment == layout.environment { return self }
        return LaidOutDocument(
            name: name, document: document, layout: LayoutPass.run(document, in: environment))
    }

    /// The environment with the safe area of the app, for a root view that fills the screen or the
    /// space below an opaque bar. Edges that the root view does not reach have none.
    private var insideSafeArea: LayoutEnvironment {
        var environment = layout.environment
        guard let excess = environment.excessOfCanvas, document.isScreen else { return environment }
        let full = environment.screen.size(environment.orientation)
        let (fills, bars) = (environment.size == full, OpaqueBars.insets(of: self))
        guard fills || bars != .zero else { return environment }
        let properties = document.properties
        let reachesBottom = properties.value(.reachesBottom) ?? true
        if properties.value(.reachesTop) ?? true {
            environment.safeArea.top -= excess.top
        } else if !fills {
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
}
