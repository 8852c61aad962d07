/// The settings, other than a view's own properties, that affect the measured size of texts and
/// controls.
package struct MeasurementTraits: Hashable, Sendable {
    package var era: Era
    /// The number of device pixels per point.
    package var scale: Double
    /// The number of pixels per point of the display on which Xcode laid out the document, if the
    /// document was not laid out at the device's scale. Nil if `era` and `scale` determine the
    /// number.
    var displayScale: Double?
    /// The padding in points above and below the title of a button with a configuration, as Xcode
    /// used it on the computer where the document was saved; nil for UIKit's padding.
    var buttonPadding: Double?
    /// The content size category of the app; nil on Interface Builder's canvas, which has its own
    /// text sizes (`CanvasTextStyles`).
    package var category: ContentSizeCategory?
    /// Whether the canvas shows a 4-inch iPhone (SE or 5), which has smaller titles
    /// (`CanvasTextStyles`).
    package var isOn4Inches = false
    /// Whether a picture counts with twice its size if the stored frame of its view shows it so
    /// (`ImageContent.isDoubled`). True on the canvas where Xcode 11 saved the document.
    package var showsDoubledPictures = false
    package var missingFonts: MissingFonts
    /// Font files that measure texts; they have priority over all tables. Nil if there are none.
    package var fonts: CustomFonts?

    package init(
        era: Era = .current, scale: Double = 2, category: ContentSizeCategory? = nil,
        missingFonts: MissingFonts = .none
    ) {
        self.era = era
        self.scale = scale
        self.category = category
        self.missingFonts = missingFonts
    }

    /// The grid that frames and text sizes are rounded to: device pixels, or whole points in some
    /// eras (`Era.roundsToPoints`).
    package var framePixels: PixelGrid {
        PixelGrid(scale: displayScale ?? (era.roundsToPoints ? 1 : scale))
    }
}
