extension Device {
    /// The sides that a freeform size may have, in points.
    package static let freeformSides: ClosedRange<Double> = 1...10_000

    /// A freeform size spelt `WxH`, such as `400x300.5`, at 2 pixels a point without safe area.
    ///
    /// Its portrait is the size as written. It counts as a phone when its shorter side is below
    /// `leastPadSide`: the width class then is compact up to a large phone's landscape.
    package static func freeform(_ spelling: String) -> Device? {
        let sides = spelling.split(separator: "x", omittingEmptySubsequences: false)
            .map { PlainDecimal.value(String($0)) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            freeformSides.contains(width), freeformSides.contains(height)
        else { return nil }
        return Device(
            id: "\(PlainDecimal.text(width))x\(PlainDecimal.text(height))",
            interfaceBuilderID: nil, idiom: min(width, height) < leastPadSide ? .phone : .pad,
            portraitSize: Size(width: width, height: height), scale: 2,
            portraitSafeArea: .zero, landscapeSafeArea: .zero, isLargePhone: false)
    }

    /// The widest phone is 440 points and the narrowest pad 744; Xcode's square canvas of
    /// 600 × 600 counts as a pad.
    private static let leastPadSide = 600.0
}
