extension Device {
    /// Every named device in a fixed order: phones, pads, the canvas.
    package static let all: [Device] = phones + pads + [canvas]

    /// The canvas of documents that name no device (Xcode 6 and 7): 600 by 600, any by any.
    package static let canvas = Device(
        id: "canvas", interfaceBuilderID: nil, idiom: .canvas,
        portraitSize: Size(width: 600, height: 600), scale: 2,
        portraitSafeArea: Insets(top: 20, leading: 0, bottom: 0, trailing: 0),
        landscapeSafeArea: Insets(top: 20, leading: 0, bottom: 0, trailing: 0),
        isLargePhone: false)

    /// What a new document is shown on.
    package static let standard = Device.named("iphone-15")!

    /// The device of a readable id, of one of its other names, or of Interface Builder's id.
    package static func named(_ name: String) -> Device? {
        let id = otherNames.first { $0.name == name }?.id ?? name
        return all.first { $0.id == id } ?? all.first { $0.interfaceBuilderID == id }
    }

    /// Models that share a screen with a device in the list, and older ids of the same screen.
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
