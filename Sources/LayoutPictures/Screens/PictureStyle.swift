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

/// What can be drawn over a picture.
package enum Overlay: String, CaseIterable, Hashable, Sendable {
    /// Outlines of views.
    case frames
    case names
    /// The user's constraints, as lines between what they hold on to.
    case constraints
    /// What layouts keep free: the safe area, margins.
    case margins
    case baselines
    /// Views that constraints leave open or cannot please, and texts that are cut off.
    case conflicts
}
