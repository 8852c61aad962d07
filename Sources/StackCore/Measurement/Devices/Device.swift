/// A screen that a layout is made for. Lengths are in points.
package struct Device: Hashable, Sendable {
    package enum Idiom: String, CaseIterable, Hashable, Sendable {
        case phone, pad
        /// Interface Builder's square of unspecified size classes, before documents named devices.
        case canvas
        /// A bare size.
        case freeform
    }

    /// The readable id, such as `iphone-15`.
    package var id: String
    /// Interface Builder's id, such as `retina6_12`; nil when it has none that is known.
    package var interfaceBuilderID: String?
    package var idiom: Idiom
    /// The screen in portrait.
    package var portraitSize: Size
    /// Device pixels in a point.
    package var scale: Double
    /// What status bar, notch and home indicator take, without bars of the document's own.
    package var portraitSafeArea: Insets
    package var landscapeSafeArea: Insets
    /// Phones wide enough for the regular width class in landscape: Plus, Max, XR and 11.
    package var isLargePhone: Bool
}

extension Device {
    package func size(_ orientation: Orientation) -> Size {
        orientation == .portrait
            ? portraitSize : Size(width: portraitSize.height, height: portraitSize.width)
    }

    package func safeArea(_ orientation: Orientation) -> Insets {
        orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    }

    /// The root view's least margins at the sides, by the width in that orientation.
    package func rootMargin(_ orientation: Orientation) -> Double {
        RootMargin.of(width: size(orientation).width)
    }

    /// Whether the screen has a home indicator, and taller bars at the bottom with it.
    package var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }
}

/// `systemMinimumLayoutMargins` of a root view.
package enum RootMargin {
    /// 16 up to 393 points (1,085 views of 24 projects), 20 from 400 on (735 of 16, freeform ones
    /// included), whatever the device. Nothing is known between. Xcode 6 had 16 on its square of 600
    /// (56 of 4).
    package static func of(width: Double, in era: Era = .current) -> Double {
        width < 400 || era < .xcode7 ? 16 : 20
    }

    /// Of a xib's view, which no controller owns: 16 up to 376 points, 20 above (60 of 12 projects).
    package static func ofStandalone(width: Double) -> Double { width <= 376 ? 16 : 20 }
}

extension Device {
    /// The size classes of the full screen (docs/auto-layout-rules.md, "Size classes"), or of a
    /// bare size by its room.
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
    /// The sides that a freeform size may have, in points.
    package static let freeformSides: ClosedRange<Double> = 1...10_000

    /// A freeform size spelt `WxH`, such as `400x300.5`, at 2 pixels a point without safe area.
    ///
    /// Its portrait is the size as written.
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

    /// Size classes by room alone, since a bare size has no device.
    ///
    /// 600 lies between the widest phone (440) and the narrowest pad (744); 480, the height of the
    /// smallest phone, is the least regular one, above every phone's landscape height.
    package static func freeformSizeClasses(_ size: Size) -> SizeClasses {
        SizeClasses(
            width: size.width < 600 ? .compact : .regular,
            height: size.height < 480 ? .compact : .regular)
    }
}
