extension Device {
    /// iPhones, oldest shape first (docs/text-measurement.md, "Devices"). The ids retina5_4 and
    /// retina6_9 are not verified; retina6_72 was seen in public documents.
    package static let phones: [Device] = [
        homeButton("iphone-4s", "retina3_5", 320, 480),
        homeButton("iphone-se", "retina4_0", 320, 568),
        homeButton("iphone-8", "retina4_7", 375, 667),
        homeButton("iphone-8-plus", "retina5_5", 414, 736, scale: 3, isLarge: true),
        notched("iphone-x", "retina5_9", 375, 812, top: 44, sides: 44),
        notched("iphone-11", "retina6_1", 414, 896, scale: 2, top: 48, sides: 48, isLarge: true),
        notched("iphone-11-pro-max", "retina6_5", 414, 896, top: 44, sides: 44, isLarge: true),
        notched("iphone-13-mini", "retina5_4", 375, 812, top: 50, sides: 50),
        notched("iphone-14", "retina6_0", 390, 844, top: 47, sides: 47),
        notched("iphone-14-plus", "retina6_7", 428, 926, top: 47, sides: 47, isLarge: true),
        notched("iphone-15", "retina6_12", 393, 852, top: 59, sides: 59),
        notched("iphone-15-pro-max", "retina6_72", 430, 932, top: 59, sides: 59, isLarge: true),
        notched("iphone-16-pro", "retina6_3", 402, 874, top: 62, sides: 62),
        notched("iphone-16-pro-max", "retina6_9", 440, 956, top: 62, sides: 62, isLarge: true),
    ]

    private static func homeButton(
        _ id: String, _ interfaceBuilderID: String, _ width: Double, _ height: Double,
        scale: Double = 2, isLarge: Bool = false
    ) -> Device {
        Device(
            id: id, interfaceBuilderID: interfaceBuilderID, idiom: .phone,
            portraitSize: Size(width: width, height: height), scale: scale,
            portraitSafeArea: Insets(top: 20, leading: 0, bottom: 0, trailing: 0),
            landscapeSafeArea: .zero, isLargePhone: isLarge)
    }

    private static func notched(
        _ id: String, _ interfaceBuilderID: String, _ width: Double, _ height: Double,
        scale: Double = 3, top: Double, sides: Double, isLarge: Bool = false
    ) -> Device {
        Device(
            id: id, interfaceBuilderID: interfaceBuilderID, idiom: .phone,
            portraitSize: Size(width: width, height: height), scale: scale,
            portraitSafeArea: Insets(top: top, leading: 0, bottom: 34, trailing: 0),
            landscapeSafeArea: Insets(top: 0, leading: sides, bottom: 21, trailing: sides),
            isLargePhone: isLarge)
    }
}
