extension LayoutEnvironment {
    /// Returns the content size, baselines and alignment insets that a view has outside any layout.
    ///
    /// - Parameter size: the size in points that a layout would give the view, which affects the
    ///   wrapping of its text and its baselines; nil if nothing limits the text
    package func contentMeasure(
        of view: ViewID, in document: Document, size: Size? = nil
    ) -> ContentMeasure {
        ContentMeasurer(document, under: traits, traits: measurement).measure(view, textSize: size)
    }
}

extension ContentMeasure {
    /// The size of the content in points. A dimension is nil if the content does not determine it.
    package var intrinsicSize: IntrinsicSize { size }
}

extension ResolvedDocument {
    /// Returns the margins of a cell's content view in points, before the margins of the cell
    /// itself are applied.
    package func cellMargins(of content: ViewID, in environment: LayoutEnvironment) -> Insets {
        ownMargins(self[content], environment)
    }
}
