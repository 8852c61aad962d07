/// The safe area on Interface Builder's canvas, which can differ from that of the device
/// (docs/interface-builder.md, "Screens").
extension Device {
    /// Returns the canvas's safe area insets in points, without navigation and other bars.
    ///
    /// Up to Xcode 13 they are the device's insets in the given orientation. From Xcode 14 on,
    /// phones with a notch have their portrait insets in landscape, too (4 devices of one project).
    /// Since Xcode 16.2 the canvas adds the device's insets in the given orientation to the insets
    /// of Xcode 14. So in portrait all insets are twice as large (41 of 41 scenes). In landscape
    /// they are 47 at the top and the sides, and 34 + 21 at the bottom (18 scenes of 4 documents,
    /// one project).
    package func canvasSafeArea(_ orientation: Orientation, in era: Era) -> Insets {
        guard idiom == .phone && hasHomeIndicator else {
            var insets = safeArea(orientation)
            if Self.withoutStatusBar ~= era { insets.top = 0 }
            return insets
        }
        let top = notch(in: era)
        let upright = Insets(top: top, leading: 0, bottom: portraitSafeArea.bottom, trailing: 0)
        guard era >= secondSafeArea || orientation == .landscape && era < .xcode14 else {
            return upright
        }
        guard orientation == .landscape else { return upright + upright }
        let side = era < .xcode14 ? min(landscapeSafeArea.leading, Self.firstNotch) : top
        let held = Insets(
            top: 0, leading: side, bottom: landscapeSafeArea.bottom, trailing: side)
        return era < .xcode14 ? held : upright + held
    }

    /// Returns the canvas's top inset in points. Where the canvas counts the safe area twice, it is
    /// counted once here.
    func canvasTop(_ orientation: Orientation, in era: Era) -> Double {
        canvasSafeArea(orientation, in: min(era, .xcode16)).top
    }

    /// Returns whether UIKit's bars are low (32 points). This is the case on phones in landscape
    /// with compact width.
    package func hasLowBars(_ orientation: Orientation) -> Bool {
        idiom == .phone && orientation == .landscape && sizeClasses(orientation).width == .compact
    }

    /// Returns the height in points of a navigation bar on the canvas. It is 32 if bars are low,
    /// and otherwise 44, even on wide phones in landscape (5 bars on 3 devices, 2 projects). In
    /// Xcode 26 it is 54 in both orientations.
    package func canvasNavigationBar(_ orientation: Orientation, in era: Era) -> Double {
        era >= Self.xcode26 ? 54 : hasLowBars(orientation) ? 32 : 44
    }

    /// Returns the height in points of a tab bar on the canvas, without the part that the safe area
    /// covers. Before Xcode 26 the height is 32 if bars are low (1 document), and otherwise 49.
    ///
    /// In Xcode 26 a tab bar is 83 points high. On a screen with a home indicator, the safe area,
    /// which the canvas counts twice, covers 34 of these points (2 scenes of 7 documents on 2
    /// devices, one project). On such a screen with low bars, the tab bar is 52 points high, of
    /// which the safe area covers 21 (12 scenes of the same project).
    package func canvasTabBar(_ orientation: Orientation, in era: Era) -> Double {
        let isLow = hasLowBars(orientation)
        if era < Self.xcode26 { return isLow ? 32 : 49 }
        return !hasHomeIndicator ? 83 : isLow ? 31 : 49
    }

    /// The first version whose canvas shows the bars of iOS 26.
    private static let xcode26 = Era(24_053)

    /// Returns the gap in points above a sheet.
    ///
    /// On screens with a home indicator:
    /// - up to Xcode 14.2, the height of the notch plus 10 points
    /// - from Xcode 14.3 on, 10 points (observed in 6 projects)
    /// - in Xcode 26, the height of the notch (3 of 4 projects)
    ///
    /// On other screens the gap is 20 points, and 10 in Xcode 26 (3 projects).
    package func sheetGap(_ orientation: Orientation, in era: Era) -> Double {
        let top = canvasTop(orientation, in: era)
        if era >= Self.xcode26 { return hasHomeIndicator ? top : 10 }
        if !hasHomeIndicator { return 20 }
        return era >= Era(21_600) ? 10 : top + 10
    }

    /// Returns whether a sheet on the canvas has the top safe area inset of the whole screen. True
    /// for phones with a notch in Xcode 14.2, where a sheet begins 10 points below the notch (4
    /// documents on 2 devices, 1 project), and in Xcode 26, where it begins at the notch (7 views,
    /// 2 projects). In other versions sheets begin 10 points below the screen's edge and have no
    /// top inset (12 views, 5 projects).
    package func sheetReachesTop(in era: Era) -> Bool {
        idiom == .phone && hasHomeIndicator
            && (Era(21_500)..<Era(21_600) ~= era || era >= Era(24_500))
    }

    /// The first version of Xcode whose canvas shows the device. It is derived from 981 documents
    /// of 70 projects that show one of the listed devices; no document of an earlier version shows
    /// the device.
    package var firstEra: Era {
        Era(Self.firstVersions.first { $0.device == interfaceBuilderID }?.version ?? 0)
    }

    private static let firstVersions: [(device: String, version: Int)] = [
        ("retina5_9", 13_196), ("retina6_1", 14_313), ("retina6_5", 14_313),
        ("retina5_4", 17_506), ("retina6_0", 17_506), ("retina6_7", 17_506),
        ("retina6_12", 21_225), ("retina6_72", 21_225),
    ]

    /// Returns the height in points of the status bar in an era, including the notch.
    private func notch(in era: Era) -> Double {
        let tops = Self.canvasNotches.first { $0.device == interfaceBuilderID }?.tops ?? []
        return tops.last { Era($0.first) <= era }?.top ?? portraitSafeArea.top
    }

    /// The heights in points of the notch, by the device's Interface Builder id. Each height is
    /// listed with the first version that used it. For other devices, the height is the top inset
    /// of `portraitSafeArea`.
    private static let canvasNotches: [(device: String, tops: [(first: Int, top: Double)])] = [
        ("retina5_4", [(0, 44), (21_200, 50)]),
        ("retina5_9", [(0, 44), (21_500, 47), (21_600, 50)]),
        ("retina6_0", [(0, 44), (21_200, 47)]),
        ("retina6_1", [(0, 44), (21_200, 48)]),
        ("retina6_7", [(0, 44), (21_200, 47)]),
    ]

    private static let firstNotch = 44.0

    /// Returns the id of the device that the Interface Builder id `id` stands for in `era`, if
    /// Xcode had changed the meaning of that id by then. Returns nil if the id still has its first
    /// meaning. Since Xcode 16.2 `retina6_7` is a screen of 430 by 932 points (13 root views of 4
    /// documents, 2 projects). Before, it was one of 428 by 926 points (25 root views of 6
    /// documents, 6 projects).
    package static func laterScreen(of id: String, in era: Era) -> String? {
        id == "retina6_7" && era >= Era(23_721) ? "iphone-15-pro-max" : nil
    }

    /// The versions whose canvas shows no status bar on screens without a notch: Xcode 11 to 14.2.
    private static let withoutStatusBar = Era.xcode11..<Era(21_600)

    /// The first version in which the canvas counts the device's safe area twice, from Xcode 16.2
    /// on.
    private var secondSafeArea: Era { Era(interfaceBuilderID == "retina6_5" ? 24_504 : 23_721) }
}
