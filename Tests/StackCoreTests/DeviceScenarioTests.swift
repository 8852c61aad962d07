import StackCore
import TestKit
import Testing

@Test(arguments: [
    ("iphone-14", Orientation.portrait, "w=compact,h=regular"),
    ("iphone-14", .landscape, "w=compact,h=compact"),
])
func `S11 a phone is compact, and regular only in height`(
    _ device: String, _ orientation: Orientation, _ classes: String
) {
    #expect(Device.named(device)?.sizeClasses(orientation) == SizeClasses(spelling: classes))
}

@Test(arguments: ["iphone-14-plus", "iphone-11", "iphone-8-plus"])
func `S12 a large phone is regular in width when it lies`(_ device: String) {
    #expect(
        Device.named(device)?.sizeClasses(.landscape)
            == SizeClasses(width: .regular, height: .compact))
}

@Test(arguments: Device.pads, Orientation.allCases)
func `S13 a pad is regular however it is held`(_ pad: Device, _ orientation: Orientation) {
    #expect(pad.sizeClasses(orientation) == SizeClasses(width: .regular, height: .regular))
}

/// The canvas of Xcode 11 shows no status bar on an iPhone 8; the app has one.
@Test func `quirks of the canvas end where another device is asked for`() throws {
    var b = try DocumentBuilder(size: Size(width: 375, height: 667))
    try b.set(document: .device, "iphone-8")
    try b.set(document: .toolsVersion, "15505")
    #expect(LayoutEnvironment(b.document)?.safeArea.top == 0)
    #expect(
        LayoutEnvironment(b.document, for: LayoutRequest(device: "iphone-8"))?.safeArea.top == 20)
    #expect(
        LayoutEnvironment(b.document, for: LayoutRequest(device: "iphone-14"))?.safeArea.top == 47)
}
