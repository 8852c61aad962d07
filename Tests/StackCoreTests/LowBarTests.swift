import StackCore
import TestKit
import Testing

/// Bars on phones in landscape (docs/interface-builder.md, "The frame of the root").
@Suite struct LowBarTests {
    /// Returns the points taken from the root's top and bottom on a device, for an iPhone 15
    /// document with bars.
    private func taken(
        _ bars: String, fromXcode: Bool = true, on device: String, _ orientation: Orientation,
        canvas: Bool = false
    ) throws -> [Double]? {
        var b = try DocumentBuilder(size: Size(width: 393, height: 852))
        if fromXcode { try b.set(document: .toolsVersion, "23000") }
        try b.set(document: .device, "iphone-15")
        try b.set(document: .additionalSafeArea, bars)
        let request = LayoutRequest(device: device, orientation: orientation).onCanvas(canvas)
        let taken = LayoutEnvironment(b.document, for: request)?.safeArea
        return taken.map { [$0.top, $0.bottom] }
    }

    @Test(arguments: [
        ("44,0,49,0", [32.0, 53]), ("56,0,44,0", [32, 53]), ("54,0,0,0", [32, 21]),
        ("96,0,0,0", [32, 21]),
        ("50,0,30,0", [50, 51]),
    ])
    func `navigation and tab bars are lower`(_ bars: String, _ expected: [Double]) throws {
        #expect(try taken(bars, on: "iphone-15", .landscape) == expected)
    }

    @Test func `on wide phones and upright they stay`() throws {
        #expect(try taken("44,0,49,0", on: "iphone-15-plus", .landscape) == [44, 70])
        #expect(try taken("44,0,49,0", on: "iphone-8", .portrait) == [64, 49])
    }

    @Test(arguments: ["ipad-9.7", "ipad-11"], [Orientation.portrait, .landscape])
    func `navigation bars of iPads are higher`(
        _ device: String, _ orientation: Orientation
    ) throws {
        let screen = try #require(Device.screen(device)).safeArea(orientation)
        for (bar, expected) in [(44, 50.0), (96, 102), (50, 50), (56, 56), (0, 0)] {
            #expect(
                try taken("\(bar),0,49,0", on: device, orientation)
                    == [screen.top + expected, screen.bottom > 0 ? 65 : 50])
        }
    }

    /// On iPads, tab bars and toolbars are 50 points high, and 65 above a home indicator.
    @Test(arguments: Device.all.filter { $0.idiom != .canvas }, [49.0, 44])
    func `bars at the bottom of iPads have one height`(_ screen: Device, _ height: Double) throws {
        for held in [Orientation.portrait, .landscape] where !screen.hasLowBars(held) {
            let own = screen.safeArea(held).bottom
            let expected = screen.idiom == .pad ? (own > 0 ? 65 : 50) : own + height
            var builder = try DocumentBuilder(size: screen.size(held))
            try builder.set(document: .device, screen.id)
            try builder.set(document: .orientation, held.rawValue)
            try builder.set(document: height == 49 ? .tabTitles : .toolbarItems, "One|Two")
            let found = try #require(LayoutEnvironment(builder.document)).safeArea.bottom
            #expect(found == expected, "\(screen.id)")
            if screen.id == "iphone-15" { continue }
            #expect(try taken("0,0,\(height),0", on: screen.id, held)?[1] == expected)
            // On the canvas, large phones have the bottom inset of portrait.
            if held == .landscape, screen.idiom == .phone { continue }
            let canvas = try taken("0,0,\(height),0", on: screen.id, held, canvas: true)
            #expect(canvas?[1] == own + height, "\(screen.id)")
        }
    }

    /// Published logs of a 14 Pro and two 14 Pro Max have 97.667.
    @Test(arguments: Device.all.filter { $0.idiom == .phone })
    func `a navigation bar begins beside a Dynamic Island`(_ screen: Device) throws {
        let inset = screen.safeArea(.portrait).top
        let overlap = inset == 59 ? 16.0 / 3 : 0
        for bar in [44.0, 96] {
            // On its own device, a document from Xcode is laid out as on the canvas.
            let isOwn = screen.id == "iphone-15"
            let found = try #require(try taken("\(bar),0,0,0", on: screen.id, .portrait))
            #expect(abs(found[0] - (inset + bar - (isOwn ? 0 : overlap))) < 1e-9)
        }
        #expect(try taken("56,0,0,0", on: screen.id, .portrait)?[0] == inset + 56)
        #expect(
            try taken("44,0,0,0", fromXcode: false, on: screen.id, .portrait)?[0] == inset + 44)
        var own = try DocumentBuilder(size: screen.size(.portrait))
        try own.set(document: .device, screen.id)
        try own.set(document: .navigationTitle, "Home")
        let top = try #require(LayoutEnvironment(own.document)).safeArea.top
        #expect(abs(top - (inset + 44 - overlap)) < 1e-9)
    }

    @Test(arguments: Device.all.filter { $0.idiom != .canvas }, [Orientation.portrait, .landscape])
    func `a large title makes the bar of a document made here higher`(
        _ screen: Device, _ orientation: Orientation
    ) throws {
        var builder = try DocumentBuilder(size: screen.size(orientation))
        try builder.set(document: .device, screen.id)
        try builder.set(document: .orientation, orientation.rawValue)
        try builder.set(document: .navigationTitle, "Home")
        let small = try #require(LayoutEnvironment(builder.document)).safeArea.top
        try builder.set(document: .largeTitle, "true")
        let large = try #require(LayoutEnvironment(builder.document)).safeArea.top
        #expect(large - small == (screen.hasLowBars(orientation) ? 0 : 52))
    }

    @Test func `what somebody has set is what they meant`() throws {
        #expect(
            try taken("44,0,49,0", fromXcode: false, on: "iphone-15", .landscape) == [44, 70])
    }

    @Test(arguments: [
        (PropertyKey.tabTitles, "A|B", 49.0), (.toolbarItems, "Edit", 44),
    ])
    func `a bar takes nothing from a root that ends above it`(
        _ bar: PropertyKey, _ content: String, _ height: Double
    ) throws {
        for reaches in [true, false] {
            var b = try DocumentBuilder(size: Size(width: 375, height: 667))
            try b.set(document: .device, "iphone-8")
            try b.set(document: bar, content)
            try b.set(document: .reachesBottom, String(reaches))
            let bottom = try #require(LayoutEnvironment(b.document)).safeArea.bottom
            #expect(bottom == (reaches ? height : 0))
        }
    }

    /// On the canvas, for documents with bars of 44 and 49 points, or the versions' own.
    @Test(
        arguments: [
            ("20037", "44,0,49,0", "retina6_0", .landscape, Insets(32, 44, 53, 44)),
            ("20037", "44,0,49,0", "retina6_1", .landscape, Insets(44, 44, 70, 44)),
            ("20037", "44,0,49,0", "retina6_1", .portrait, Insets(88, 0, 83, 0)),
            ("24412", "54,0,49,0", "retina6_0", .landscape, Insets(101, 47, 86, 47)),
        ] as [(String, String, String, Orientation, Insets)])
    func `the canvas has the insets and bars of the orientation that is asked for`(
        toolsVersion: String, bars: String, device: String, held: Orientation, expected: Insets
    ) throws {
        var b = try DocumentBuilder(size: Size(width: 390, height: 844))
        try b.set(document: .toolsVersion, toolsVersion)
        try b.set(document: .device, "retina6_0")
        try b.set(document: .navigationTitle, "Home")
        try b.set(document: .tabTitles, "Home")
        try b.set(document: .additionalSafeArea, bars)
        let request = LayoutRequest(device: device, orientation: held).onCanvas(true)
        #expect(LayoutEnvironment(b.document, for: request)?.safeArea == expected)
    }
}

extension Insets {
    fileprivate init(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) {
        self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
