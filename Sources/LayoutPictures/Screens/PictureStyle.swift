import StackCore

/// The options for a picture of a layout.
package struct PictureStyle: Sendable {
    /// A kind of picture.
    package enum Look: String, CaseIterable, Hashable, Sendable {
        /// The screen as iOS draws it.
        case screen
        /// Every view as a named box, drawn to scale.
        case blueprint
    }

    /// The version of iOS whose bars and controls are drawn.
    package enum System: String, CaseIterable, Hashable, Sendable {
        case ios12 = "12"
        case ios13 = "13"
        case ios14 = "14"
        case ios15 = "15"
        case ios16 = "16"
        case ios17 = "17"
        case ios18 = "18"
        case ios26 = "26"

        var era: Era {
            switch self {
            case .ios12: .xcode10
            case .ios13: .xcode11
            case .ios14: .xcode12
            case .ios15, .ios16, .ios17: .xcode14
            case .ios18: .xcode16
            case .ios26: .xcode26
            }
        }
    }

    package var look = Look.screen
    /// The version of iOS whose bars and controls are drawn. Nil for the iOS version that belongs
    /// to the Xcode version of the document. The layout does not depend on this version.
    package var system: System?
    package var appearance = Appearance.light
    /// The kinds of information that are drawn over the picture.
    package var overlays: Set<Overlay> = []
    /// Whether scroll views show their whole content, and not only the visible section.
    package var showsWholeContent = false
    /// Whether tables repeat their prototype rows until they are full.
    package var fillsTables = false
    /// Whether the screen is drawn as in the running app, not as on Interface Builder's canvas. If
    /// true, the opaque bars around the root view are drawn, and the empty strip that Interface
    /// Builder shows above prototype cells is not.
    package var showsApp = false
    /// The catalogue of the app's named images and colours; nil if there is none.
    package var assets: AssetCatalogue?
    /// The documents that bars and container views show.
    package var documents = OtherDocuments()

    package init() {}

    var palette: Palette { Palette(appearance, assets: assets) }
}
