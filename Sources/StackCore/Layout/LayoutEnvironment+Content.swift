extension LayoutEnvironment {
    /// Returns the measurement of a view's content without a layout.
    ///
    /// - Parameter size: the size in points that the view gets, for texts that wrap and for
    ///   baselines; nil if nothing limits it
    package func contentMeasure(
        of view: ViewID, in document: Document, size: Size? = nil
    ) -> ContentMeasure {
        ContentMeasurer(document, under: traits, traits: measurement).measure(view, textSize: size)
    }
}

extension ContentMeasure {
    /// The content's own size; nil for a dimension without one.
    package var intrinsicSize: IntrinsicSize { size }
}

extension ResolvedDocument {
    /// Returns the margins of a cell's content view in points, before the cell's are applied.
    package func cellMargins(of content: ViewID, in environment: LayoutEnvironment) -> Insets {
        ownMargins(self[content], environment)
    }
}
