/// The shape of a device's screen, which pictures show and no layout reads.
extension Device {
    /// What stands at the top of the screen.
    package enum Top: Hashable, Sendable {
        case plain, notch, island
    }

    /// The radius of the screen's corners in points; 0 where they are square.
    ///
    /// What iOS itself says, as Kyle Bashour has listed it (kylebashour.com, *Finding the Real iPhone
    /// X Corner Radius*, and his ScreenCorners); of the 16 Pro an estimate from its pictures.
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

    /// The Dynamic Island came where 59 points or more are left free.
    package var top: Top {
        guard idiom == .phone, hasHomeIndicator else { return .plain }
        return portraitSafeArea.top >= 59 ? .island : .notch
    }
}
