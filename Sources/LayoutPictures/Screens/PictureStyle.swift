import StackCore

/// How a layout is drawn.
package struct PictureStyle: Sendable {
    /// What the picture is of.
    package enum Look: String, CaseIterable, Hashable, Sendable {
        /// The screen as iOS draws it.
        case screen
        /// Every view as a named box, to scale.
        case blueprint
    }

    package var look = Look.screen
    package var appearance = Appearance.light
    /// In the order in which they are drawn.
    package var overlays: Set<Overlay> = []
    /// Whether scroll views show their whole content, and not only what fits in them.
    package var isScrolled = false
    package var assets: AssetCatalogue?

    package init() {}

    var palette: Palette { Palette(appearance, assets: assets) }
}
