import StackCore

extension LaidOutDocument {
    /// The document laid out as in the app where Interface Builder's canvas differs from it: below a
    /// large title, which is shown until content scrolls, and with the app's text sizes. Unchanged if
    /// there is no difference.
    var asInApp: LaidOutDocument {
        var environment = layout.environment.withTextSizesOfApp ?? layout.environment
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
}
