import StackCore
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
