/// A screen that layouts are made for. Lengths are in points.
package struct Device: Hashable, Sendable {
    package enum Idiom: String, CaseIterable, Hashable, Sendable {
        case phone, pad
        /// The square canvas with unspecified size classes of documents that name no device (Xcode
        /// 6 and 7).
        case canvas
        /// A screen of any size that is not the screen of a known device.
        case freeform
    }

    /// The human-readable id, such as `iphone-15`.
    package var id: String
    /// The id in Interface Builder documents, such as `retina6_12`; nil if the device has none or
    /// its id is not known.
    package var interfaceBuilderID: String?
    package var idiom: Idiom
    /// The size of the screen in portrait.
    package var portraitSize: Size
    /// The number of device pixels per point.
    package var scale: Double
    /// The insets in points for the status bar, the notch and the home indicator, but not for bars
    /// that belong to the document.
    package var portraitSafeArea: Insets
    var landscapeSafeArea: Insets
    /// Whether the phone has regular width in landscape, as the Plus, Max, XR and 11 models have.
    var isLargePhone: Bool
}

extension Device {
    /// Returns the size of the screen, in points.
    package func size(_ orientation: Orientation) -> Size {
        orientation == .portrait
            ? portraitSize : Size(width: portraitSize.height, height: portraitSize.width)
    }

    package func safeArea(_ orientation: Orientation) -> Insets {
        orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    }

    /// Returns the length in points by which a navigation bar extends into the top inset of the
    /// safe area. On phones with a Dynamic Island whose inset is 59 points, the bar begins at
    /// 53.667 (published logs of a 14 Pro and two 14 Pro Max).
    func navigationBarOverlap(_ orientation: Orientation) -> Double {
        orientation == .portrait && portraitSafeArea.top == 59 ? 16.0 / 3 : 0
    }

    /// Returns the height in points of a tab bar or toolbar in an app, above the home indicator.
    /// Since iOS 12, on iPads both are 50 points high, and 65 with the home indicator (published
    /// measurements of 2 sources).
    ///
    /// - Parameter height: the height of the bar on phones
    func bottomBar(_ height: Double, _ orientation: Orientation) -> Double {
        guard idiom == .pad else { return height }
        return hasHomeIndicator ? 65 - safeArea(orientation).bottom : 50
    }

    /// Whether the screen has a home indicator, which makes bars at the bottom taller.
    package var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }
}

/// The system's minimum side margins of a root view (`systemMinimumLayoutMargins`).
package enum RootMargin {
    /// Returns the margin in points for a root view of this width, on any device and in a xib. Up
    /// to 393 points it is 16 (observed in 1,085 views of 24 projects, and in xibs of 2 projects at
    /// 385 and 391 points). From 394 points on it is 20 (735 views of 16 projects, including
    /// freeform views, and 4 views of xibs at 394 points). In Xcode 6 it was 16 on the square
    /// canvas of 600 points (56 views of 4 projects).
    package static func of(width: Double, in era: Era = .current) -> Double {
        width < 394 || era < .xcode7 ? 16 : 20
    }
}

extension Device {
    /// Returns the size classes of the full screen (docs/auto-layout-rules.md, "Size classes"). A
    /// freeform screen gets its size classes from its width and height alone.
    package func sizeClasses(_ orientation: Orientation) -> SizeClasses {
        switch (idiom, orientation) {
        case (.freeform, _): Device.freeformSizeClasses(size(orientation))
        case (.canvas, _): SizeClasses(width: .any, height: .any)
        case (.pad, _): SizeClasses(width: .regular, height: .regular)
        case (.phone, .portrait): SizeClasses(width: .compact, height: .regular)
        case (.phone, .landscape):
            SizeClasses(width: isLargePhone ? .regular : .compact, height: .compact)
        }
    }
}

extension Device {
    /// The allowed length in points of each side of a freeform size.
    package static let freeformSides: ClosedRange<Double> = 1...10_000

    /// Parses a freeform size such as `400x300.5` (`WxH`, in points); returns nil if the text has
    /// another form. The device has 2 pixels per point and no safe area. The width and height are
    /// those in portrait.
    package static func freeform(_ spelling: String) -> Device? {
        let sides = spelling.split(omittingEmptySubsequences: false) { $0 == "x" }
            .map { NumberSpelling.parse($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            freeformSides.contains(width), freeformSides.contains(height)
        else { return nil }
        let size = Size(width: width, height: height)
        return Device(
            id: size.spelling, interfaceBuilderID: nil, idiom: .freeform,
            portraitSize: size, scale: 2,
            portraitSafeArea: .zero, landscapeSafeArea: .zero, isLargePhone: false)
    }

    /// Returns the size classes of a size without a device, from its width and height alone.
    ///
    /// The limit of 600 for a regular width is between the widest phone (440) and the narrowest
    /// iPad (744). The limit of 480 for a regular height is the portrait height of the smallest
    /// phone; all phones in landscape are lower.
    static func freeformSizeClasses(_ size: Size) -> SizeClasses {
        SizeClasses(
            width: size.width < 600 ? .compact : .regular,
            height: size.height < 480 ? .compact : .regular)
    }
}
