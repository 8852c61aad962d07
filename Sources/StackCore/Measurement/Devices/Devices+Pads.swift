extension Device {
    /// iPads, smallest first (docs/text-measurement.md, "Devices"). The ids of the mini, 10.2,
    /// 10.9 and 11 inch ones are not verified on documents with frames.
    package static let pads: [Device] = [
        pad("ipad-mini", "ipad8_3", 744, 1133, hasHomeButton: false),
        pad("ipad-9.7", "ipad9_7", 768, 1024, hasHomeButton: true),
        pad("ipad-10.2", "ipad10_2", 810, 1080, hasHomeButton: true),
        pad("ipad-10.9", "ipad10_9rounded", 820, 1180, hasHomeButton: false),
        pad("ipad-10.5", "ipad10_5", 834, 1112, hasHomeButton: true),
        pad("ipad-11", "ipad11_0rounded", 834, 1194, hasHomeButton: false),
        pad("ipad-12.9-home-button", "ipad12_9", 1024, 1366, hasHomeButton: true),
        pad("ipad-12.9", "ipad12_9rounded", 1024, 1366, hasHomeButton: false),
    ]

    private static func pad(
        _ id: String, _ interfaceBuilderID: String, _ width: Double, _ height: Double,
        hasHomeButton: Bool
    ) -> Device {
        let safeArea = Insets(
            top: hasHomeButton ? 20 : 24, leading: 0, bottom: hasHomeButton ? 0 : 20, trailing: 0)
        return Device(
            id: id, interfaceBuilderID: interfaceBuilderID, idiom: .pad,
            portraitSize: Size(width: width, height: height), scale: 2,
            portraitSafeArea: safeArea, landscapeSafeArea: safeArea, isLargePhone: false)
    }
}
