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
        return Device(
            id: "\(NumberSpelling.spell(width))x\(NumberSpelling.spell(height))",
            interfaceBuilderID: nil, idiom: .freeform,
            portraitSize: Size(width: width, height: height), scale: 2,
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
