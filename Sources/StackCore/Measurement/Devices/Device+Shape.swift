/// The shape of a device's screen, for drawing. Layout does not depend on it.
extension Device {
    /// The feature at the top of the screen.
    package enum Top: Hashable, Sendable {
        case plain, notch, island
    }

    /// The radius of the screen's corners in points; 0 if they are square.
    ///
    /// The values are those that iOS reports, as listed by Kyle Bashour (kylebashour.com, *Finding
    /// the Real iPhone X Corner Radius*, and his ScreenCorners). The value for the 16 Pro is an
    /// estimate from pictures.
    package var cornerRadius: Double {
        switch id {
        case "iphone-x", "iphone-11-pro-max": 39
        case "iphone-11": 41.5
        case "iphone-13-mini": 44
        case "iphone-14": 47.33
        case "iphone-14-plus": 53.33
        case "iphone-15", "iphone-15-pro-max": 55
        case "iphone-16-pro", "iphone-16-pro-max": 62
        case "ipad-mini": 21.5
        default: idiom == .pad && hasHomeIndicator ? 18 : 0
        }
    }

    /// The feature at the top of the screen. A phone with a top safe area of 59 points or more has
    /// a Dynamic Island.
    package var top: Top {
        guard idiom == .phone, hasHomeIndicator else { return .plain }
        return portraitSafeArea.top >= 59 ? .island : .notch
    }
}
