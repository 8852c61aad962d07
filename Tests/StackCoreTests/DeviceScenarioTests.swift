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
    let top = { (device: String, isCanvas: Bool) in
        let request = LayoutRequest(device: device).onCanvas(isCanvas)
        return LayoutEnvironment(b.document, for: request)?.safeArea.top
    }
    // Requesting the document's own device changes nothing.
    #expect(top("iphone-8", false) == 0 && top("retina4_7", false) == 0)
    #expect(top("iphone-8-plus", false) == 20 && top("iphone-14", false) == 47)
    #expect(top("iphone-8-plus", true) == 0 && top("iphone-14", true) == 44)
}

/// Sheets of Xcode 11 leave 20 points free on a phone with a home button, and 54 below a notch.
@Test(arguments: [
    ("retina6_1", "414x842"), ("retina5_9", "375x758"), ("retina4_0", "320x548"),
    ("retina3_5", "320x460"),
])
func `on another canvas a sheet is as high as sheets there`(device: String, size: String) throws {
    var b = try DocumentBuilder(size: Size(width: 414, height: 896))
    try b.set(document: .device, "retina6_1")
    try b.set(document: .toolsVersion, "16096")
    try b.set(document: .design, "414x842")
    let request = LayoutRequest(device: device).onCanvas()
    let found = try #require(LayoutEnvironment(b.document, for: request)).size
    #expect(PropertyValue.size(IntrinsicSize(found)).spelling == size)
}

/// The canvas ends sheets above the home indicator since Xcode 14. In an app they reach the bottom of
/// every phone's screen.
/// In Xcode 26 a sheet begins at the notch and has the notch as its safe area, once, although the
/// canvas counts the safe area of other scenes twice. Without a notch it begins 10 points below the
/// edge and has none.
@Test(arguments: [
    ("retina6_12", "393x793", true, "retina4_0", Size(width: 320, height: 558), 0.0),
    ("retina4_0", "320x558", false, "retina6_12", Size(width: 393, height: 793), 59),
    ("retina6_12", "393x793", true, "retina6_12", Size(width: 393, height: 793), 59),
    ("retina6_12", "393x793", true, "retina6_1", Size(width: 414, height: 848), 48),
])
func `a sheet on another canvas reaches the top if sheets do there`(
    device: String, design: String, reachesTop: Bool, other: String, size: Size, top: Double
) throws {
    var b = try DocumentBuilder(size: Size(width: 393, height: 793))
    try b.set(document: .device, device)
    try b.set(document: .toolsVersion, "24506")
    try b.set(document: .design, design)
    try b.set(document: .reachesTop, "\(reachesTop)")
    let canvas = LayoutEnvironment(b.document, for: LayoutRequest(device: other).onCanvas())
    #expect(canvas?.size == size)
    #expect(canvas?.safeArea.top == top)
}

/// The gap above a sheet on the canvas, and the canvas of a device that is newer than the document.
@Test(arguments: [
    ("retina6_1", 18_000, 54.0), ("retina6_1", 21_507, 58), ("retina6_1", 21_600, 10),
    ("retina6_12", 23_727, 10), ("retina6_12", 24_053, 59), ("retina4_7", 23_727, 20),
    ("retina4_7", 24_053, 10),
])
func `the gap above a sheet depends on the version of Xcode`(
    device: String, version: Int, gap: Double
) throws {
    let screen = try #require(Device.screen(device))
    #expect(screen.sheetGap(.portrait, in: Era(version)) == gap)
}

@Test(arguments: [
    ("retina6_0", "14490", 44.0), ("retina6_12", "14490", 59), ("retina6_12", "22154", 59),
    ("retina6_12", "23727", 118), ("retina5_9", "11762", 44), ("retina6_1", "11762", 44),
])
func `a canvas has no older Xcode than the first that shows its device`(
    device: String, version: String, top: Double
) throws {
    var b = try DocumentBuilder(size: Size(width: 320, height: 568))
    try b.set(document: .device, "retina4_0")
    try b.set(document: .toolsVersion, version)
    let canvas = LayoutEnvironment(b.document, for: LayoutRequest(device: device).onCanvas())
    #expect(canvas?.safeArea.top == top)
    let screen = try #require(Device.screen(device))
    #expect(
        try #require(canvas?.measurement.era) == max(Era(toolsVersion: version), screen.firstEra))
    #expect(LayoutEnvironment(b.document)?.measurement.era == Era(toolsVersion: version))
}

@Test(arguments: [
    ("iphone-15", "retina6_1", Orientation.portrait, 34.0),
    ("iphone-15", "retina6_1", .landscape, 21),
    ("iphone-se", "retina6_1", .portrait, 0), ("ipad-10.9", "retina6_1", .portrait, 0),
    ("iphone-15", "414x700", .portrait, 0),
])
func `in an app a sheet reaches the bottom of a phone`(
    device: String, design: String, held: Orientation, bottom: Double
) throws {
    var b = try DocumentBuilder(size: Size(width: 414, height: 896))
    try b.set(document: .device, "retina6_1")
    try b.set(document: .toolsVersion, "21507")
    let gap = try #require(Device.screen("retina6_1")).sheetGap(.portrait, in: Era(21_507))
    let isSheet = design == "retina6_1"
    try b.set(document: .design, isSheet ? "414x\(Int(896 - gap))" : design)
    try b.set(document: .reachesBottom, "false")
    let request = LayoutRequest(device: device, orientation: held)
    #expect(LayoutEnvironment(b.document, for: request)?.safeArea.bottom == bottom)
    #expect(LayoutEnvironment(b.document)?.safeArea.bottom == 0)
}

/// The Split View widths of 9.7, 10.5 and 12.9 inch screens are published; S14 gives their size
/// classes.
@Test(arguments: [
    ("ipad-9.7", Orientation.portrait, [320.0, 438], "cc"),
    ("ipad-9.7", .landscape, [320, 507, 694], "ccr"),
    ("ipad-10.5", .portrait, [320, 504], "cc"), ("ipad-10.5", .landscape, [320, 551, 782], "ccr"),
    ("ipad-12.9", .portrait, [375, 639], "cc"),
    ("ipad-12.9", .landscape, [375, 678, 981], "crr"),
    ("iphone-15", .landscape, [], ""),
])
func `S14 in Split View a pad is compact where it is narrow`(
    _ name: String, _ orientation: Orientation, _ widths: [Double], _ classes: String
) throws {
    let pad = try #require(Device.named(name))
    #expect(pad.splitViewWidths(orientation) == widths)
    var b = try DocumentBuilder(size: pad.size(orientation))
    try b.set(document: .device, name)
    for (width, expected) in zip(widths, classes) {
        let size = Size(width: width, height: pad.size(orientation).height)
        let request = LayoutRequest(orientation: orientation, size: size)
        let environment = try #require(LayoutEnvironment(b.document, for: request))
        #expect(
            environment.traits
                == SizeClasses(width: expected == "r" ? .regular : .compact, height: .regular))
        #expect(environment.safeArea == pad.safeArea(orientation))
    }
}
