/// What a text or control looks like besides its own attributes.
package struct MeasurementTraits: Hashable, Sendable {
    package var era: Era
    /// Device pixels in a point.
    package var scale: Double
    /// Pixels in a point of what it was laid out on, where that was no device; nil as era and device say.
    package var displayScale: Double?
    /// The text size of the app; nil on Interface Builder's canvas, which had sizes of its own
    /// (`CanvasTextStyles`).
    package var category: ContentSizeCategory?
    /// Whether the canvas is an iPhone SE's or 5's, whose titles are smaller (`CanvasTextStyles`).
    package var isOn4Inches = false
    package var missingFonts: MissingFonts
    /// Fonts to measure by their files, before any table.
    package var fonts: OwnFonts?

    package init(
        era: Era = .current, scale: Double = 2, category: ContentSizeCategory? = nil,
        missingFonts: MissingFonts = .none
    ) {
        self.era = era
        self.scale = scale
        self.category = category
        self.missingFonts = missingFonts
    }

    /// The grid of frames and text: device pixels, or whole points in two eras of Xcode.
    package var framePixels: PixelGrid {
        PixelGrid(scale: displayScale ?? (era.roundsToPoints ? 1 : scale))
    }
}
