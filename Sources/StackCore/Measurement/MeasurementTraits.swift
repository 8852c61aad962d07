/// What a text or control looks like besides its own attributes.
package struct MeasurementTraits: Hashable, Sendable {
    package var era: Era
    /// Device pixels in a point.
    package var scale: Double
    package var category: ContentSizeCategory

    /// Leaves the category to the era, which is L but for Interface Builder's own exceptions.
    package init(
        era: Era = .current, scale: Double = 2, category: ContentSizeCategory? = nil
    ) {
        self.era = era
        self.scale = scale
        self.category = category ?? era.contentSizeCategory
    }

    private var pixels: PixelGrid { PixelGrid(scale: scale) }

    /// The grid of frames and text: device pixels, or whole points in two eras of Xcode.
    package var framePixels: PixelGrid { era.roundsToPoints ? PixelGrid(scale: 1) : pixels }
}
