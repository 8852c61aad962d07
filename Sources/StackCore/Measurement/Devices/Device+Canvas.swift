/// The safe area on Interface Builder's canvas, which can differ from that of the device
/// (docs/interface-builder.md, "Screens").
extension Device {
    /// Returns the canvas's safe area insets in points, without navigation and other bars.
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

    /// Returns the canvas's top inset in points, counted once even in versions whose canvas counts
    /// the safe area twice.
    func canvasTop(_ orientation: Orientation, in era: Era) -> Double {
        canvasSafeArea(orientation, in: min(era, .xcode16)).top
    }

    /// Returns the gap in points above a sheet (11 sheets on 7 devices).
    package func sheetGap(_ orientation: Orientation, in era: Era) -> Double {
        hasHomeIndicator ? canvasTop(orientation, in: era) + 10 : 20
    }

    /// Returns the height of the status bar and notch in points in the given era.
    private func notch(in era: Era) -> Double {
        let tops = Self.canvasNotches.first { $0.device == interfaceBuilderID }?.tops ?? []
        return tops.last { Era($0.first) <= era }?.top ?? portraitSafeArea.top
    }

    /// The notch height in points by device, and the version in which it changed. Devices not
    /// listed use `portraitSafeArea`.
    private static let canvasNotches: [(device: String, tops: [(first: Int, top: Double)])] = [
        ("retina5_4", [(0, 44), (21_200, 50)]),
        ("retina5_9", [(0, 44), (21_500, 47), (21_600, 50)]),
        ("retina6_0", [(0, 44), (21_200, 47)]),
        ("retina6_1", [(0, 44), (21_200, 48)]),
        ("retina6_7", [(0, 44), (21_200, 47)]),
    ]

    private static let firstNotch = 44.0

    /// The versions whose canvas shows no status bar on screens without a notch: Xcode 11 to 14.2.
    private static let withoutStatusBar = Era.xcode11..<Era(21_600)

    /// The versions in which phones in landscape keep their portrait insets (4 devices, of one
    /// project).
    private static let keepsPortraitInsets = Era.xcode14..<Era.xcode16

    /// The first version, from Xcode 16.2, in which the canvas counts the safe area twice.
    private var secondSafeArea: Era { Era(interfaceBuilderID == "retina6_5" ? 24_504 : 23_721) }
}
