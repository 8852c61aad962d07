/// What Interface Builder's canvas takes from a screen's edges, which is not always what the device
/// takes (docs/interface-builder.md, "Screens").
extension Device {
    /// In points, without bars.
    package func canvasSafeArea(_ orientation: Orientation, in era: Era) -> Insets {
        guard idiom == .phone && hasHomeIndicator else {
            var insets = safeArea(orientation)
            if Self.withoutStatusBar ~= era { insets.top = 0 }
            return insets
        }
        let top = notch(in: era)
        switch orientation {
        case .portrait:
            let times = era < secondSafeArea ? 1.0 : 2
            return Insets(
                top: times * top, leading: 0, bottom: times * portraitSafeArea.bottom, trailing: 0)
        case .landscape where Self.keepsPortraitInsets ~= era:
            return Insets(top: top, leading: 0, bottom: portraitSafeArea.bottom, trailing: 0)
        case .landscape:
            let side = era < .xcode14 ? min(landscapeSafeArea.leading, Self.firstNotch) : top
            return Insets(
                top: 0, leading: side, bottom: landscapeSafeArea.bottom, trailing: side)
        }
    }

    /// What the screen takes from the canvas's top by itself: counted once in every era.
    package func canvasTop(_ orientation: Orientation, in era: Era) -> Double {
        canvasSafeArea(orientation, in: min(era, .xcode16)).top
    }

    /// What a sheet leaves free above it (11 sheets on 7 devices).
    package func sheetGap(_ orientation: Orientation, in era: Era) -> Double {
        hasHomeIndicator ? canvasTop(orientation, in: era) + 10 : 20
    }

    /// How far the screen's top reaches down in an era.
    private func notch(in era: Era) -> Double {
        let tops = Self.canvasNotches.first { $0.device == interfaceBuilderID }?.tops ?? []
        return tops.last { Era($0.first) <= era }?.top ?? portraitSafeArea.top
    }

    /// From which version on a notch had which height; other screens have their device's.
    private static let canvasNotches: [(device: String, tops: [(first: Int, top: Double)])] = [
        ("retina5_4", [(0, 44), (21_200, 50)]),
        ("retina5_9", [(0, 44), (21_500, 47), (21_600, 50)]),
        ("retina6_0", [(0, 44), (21_200, 47)]),
        ("retina6_1", [(0, 44), (21_200, 48)]),
        ("retina6_7", [(0, 44), (21_200, 47)]),
    ]

    private static let firstNotch = 44.0

    /// From Xcode 11 to 14.2 the canvas had no status bar where there is no notch.
    private static let withoutStatusBar = Era.xcode11..<Era(21_600)

    /// Phones held sideways had the insets of phones held upright (4 devices, of one project).
    private static let keepsPortraitInsets = Era.xcode14..<Era.xcode16

    /// Since Xcode 16.2 the canvas counts a screen's safe area twice.
    private var secondSafeArea: Era { Era(interfaceBuilderID == "retina6_5" ? 24_504 : 23_721) }
}
