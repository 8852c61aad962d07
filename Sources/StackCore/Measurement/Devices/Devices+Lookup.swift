extension Device {
    /// All named devices in a fixed order: phones, iPads, the canvas.
    package static let all: [Device] = phones + pads + [canvas]

    /// The canvas of documents that name no device (Xcode 6 and 7): 600 by 600 points, any size
    /// classes.
    package static let canvas = Device(
        id: "canvas", interfaceBuilderID: nil, idiom: .canvas,
        portraitSize: Size(width: 600, height: 600), scale: 2,
        portraitSafeArea: Insets(top: 20, leading: 0, bottom: 0, trailing: 0),
        landscapeSafeArea: Insets(top: 20, leading: 0, bottom: 0, trailing: 0),
        isLargePhone: false)

    /// The device of new documents.
    package static let standard = Device.named("iphone-15")!

    /// Returns the device with the given id, alternative name or Interface Builder id; nil if there
    /// is none.
    package static func named(_ name: String) -> Device? {
        byName[name]
    }

    /// The devices by all their names. If two devices share a name, alternative names have priority
    /// over ids, and ids over Interface Builder ids.
    private static let byName: [String: Device] = {
        var devices: [String: Device] = [:]
        for device in all { devices[device.id] = device }
        for device in all {
            if let id = device.interfaceBuilderID, devices[id] == nil { devices[id] = device }
        }
        for (name, id) in otherNames { devices[name] = devices[id] }
        return devices
    }()

    /// Further names of the devices in `all`, each with the id of its device. They are models that
    /// have the same screen as the device, such as `iphone-7` for `iphone-8`, and older ids of the
    /// device.
    package static let otherNames: [(name: String, id: String)] = [
        ("iphone-se-1", "iphone-se"), ("iphone-6", "iphone-8"), ("iphone-7", "iphone-8"),
        ("iphone-se-2", "iphone-8"), ("iphone-se-3", "iphone-8"),
        ("iphone-6-plus", "iphone-8-plus"), ("iphone-7-plus", "iphone-8-plus"),
        ("iphone-xs", "iphone-x"), ("iphone-11-pro", "iphone-x"), ("iphone-xr", "iphone-11"),
        ("iphone-xs-max", "iphone-11-pro-max"), ("iphone-12-mini", "iphone-13-mini"),
        ("iphone-12", "iphone-14"), ("iphone-12-pro", "iphone-14"), ("iphone-13", "iphone-14"),
        ("iphone-13-pro", "iphone-14"), ("iphone-12-pro-max", "iphone-14-plus"),
        ("iphone-13-pro-max", "iphone-14-plus"), ("iphone-14-pro", "iphone-15"),
        ("iphone-15-pro", "iphone-15"), ("iphone-16", "iphone-15"),
        ("iphone-14-pro-max", "iphone-15-pro-max"), ("iphone-15-plus", "iphone-15-pro-max"),
        ("iphone-16-plus", "iphone-15-pro-max"), ("ipad", "ipad-9.7"),
        ("ipad10_9", "ipad-10.9"),
    ]
}

extension Device {
    /// iPhones, from the oldest screen shape to the newest (docs/text-measurement.md, "Devices").
    /// The ids retina5_4 and retina6_9 are not verified; retina6_72 was seen in public documents.
    static let phones: [Device] = [
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

extension Device {
    /// iPads, from the smallest to the largest (docs/text-measurement.md, "Devices"). The ids of
    /// the mini and of the 10.2, 10.9 and 11 inch models are not verified in documents with frames.
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
