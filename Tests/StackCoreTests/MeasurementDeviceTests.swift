import StackCore
import Testing

@Suite struct MeasurementDeviceTests {
    /// Sizes by Interface Builder's device id (docs/text-measurement.md, "Devices").
    private static let sizes: [(String, Double, Double, Double)] = [
        ("retina3_5", 320.0, 480.0, 2.0), ("retina4_0", 320, 568, 2), ("retina4_7", 375, 667, 2),
        ("retina5_5", 414, 736, 3), ("retina5_9", 375, 812, 3), ("retina6_1", 414, 896, 2),
        ("retina6_5", 414, 896, 3), ("retina6_0", 390, 844, 3), ("retina6_12", 393, 852, 3),
        ("retina6_3", 402, 874, 3), ("retina6_7", 428, 926, 3), ("ipad9_7", 768, 1024, 2),
        ("ipad10_5", 834, 1112, 2), ("ipad12_9", 1024, 1366, 2), ("ipad12_9rounded", 1024, 1366, 2),
    ]

    @Test(arguments: sizes)
    func `Interface Builder's devices have their sizes`(
        id: String, width: Double, height: Double, scale: Double
    ) throws {
        let device = try #require(Device.named(id))
        #expect(device.size(.portrait) == Size(width: width, height: height))
        #expect(device.size(.landscape) == Size(width: height, height: width))
        #expect(device.scale == scale)
    }

    /// The safe area in portrait and the root view's margin (docs/text-measurement.md, "Devices").
    private static let insets: [(String, Double, Double, Double)] = [
        ("retina4_7", 20.0, 0.0, 16.0), ("retina5_5", 20, 0, 20), ("retina6_1", 48, 34, 20),
        ("retina5_9", 44, 34, 16),
        ("retina6_12", 59, 34, 16), ("ipad9_7", 20, 0, 20), ("ipad12_9rounded", 24, 20, 20),
    ]

    @Test(arguments: insets)
    func `devices have their safe areas and margins`(
        id: String, top: Double, bottom: Double, margin: Double
    ) throws {
        let device = try #require(Device.named(id))
        #expect(device.safeArea(.portrait).top == top)
        #expect(device.safeArea(.portrait).bottom == bottom)
        #expect(RootMargin.of(width: device.size(.portrait).width) == margin)
    }

    @Test(arguments: [(320.0, 16.0), (377, 16), (391, 16), (393, 16), (394, 20), (1024, 20)])
    func `the width of a root view determines its margin`(width: Double, margin: Double) {
        #expect(RootMargin.of(width: width) == margin)
    }

    @Test func `landscape moves a notch to the sides`() throws {
        let device = try #require(Device.named("retina6_0"))
        let expected = Insets(top: 0, leading: 47, bottom: 21, trailing: 47)
        #expect(device.safeArea(.landscape) == expected)
        #expect(Device.named("iphone-8")?.safeArea(.landscape) == .zero)
        #expect(device.safeArea(.portrait).top == 47)
        #expect(device.canvasSafeArea(.portrait, in: .xcode12).top == 44)
        #expect(device.canvasSafeArea(.landscape, in: .xcode12).leading == 44)
        #expect(
            device.canvasSafeArea(.landscape, in: Era(22_505))
                == Insets(top: 47, leading: 0, bottom: 34, trailing: 0))
        #expect(
            device.canvasSafeArea(.landscape, in: Era(24_405))
                == Insets(top: 47, leading: 47, bottom: 55, trailing: 47))
    }

    /// The heights of the canvas's navigation and tab bars.
    @Test(
        arguments: [
            ("retina6_0", .portrait, 21_505, 44, 49), ("retina6_0", .landscape, 21_505, 32, 32),
            ("retina6_7", .landscape, 21_505, 44, 49), ("ipad9_7", .landscape, 14_088, 44, 49),
            ("retina6_0", .portrait, 24_405, 54, 49), ("retina6_0", .landscape, 24_405, 54, 31),
            ("retina4_0", .portrait, 24_405, 54, 83),
        ] as [(String, Orientation, Int, Double, Double)])
    func `bars on the canvas are as high as the screen and the version make them`(
        name: String, held: Orientation, tools: Int, top: Double, bottom: Double
    ) throws {
        let device = try #require(Device.named(name))
        #expect(device.canvasNavigationBar(held, in: Era(tools)) == top)
        #expect(device.canvasTabBar(held, in: Era(tools)) == bottom)
    }

    /// The top of the canvas's safe area by the version of Interface Builder's tools.
    @Test(arguments: [
        ("retina6_1", "17506", 44.0), ("retina6_1", "22685", 48), ("retina5_9", "17506", 44),
        ("retina5_9", "22505", 50), ("retina6_0", "20037", 44), ("retina6_0", "22505", 47),
        ("retina4_7", "14490", 20), ("retina4_7", "14868", 0), ("retina4_0", "21701", 20),
        ("retina5_5", "21507", 0), ("ipad9_7", "14490", 20), ("ipad11_0rounded", "15505", 0),
        ("retina6_12", "23504", 59), ("retina6_12", "24127", 118), ("retina4_7", "24127", 20),
    ])
    func `notches and status bars have the height of their time`(
        device: String, toolsVersion: String, top: Double
    ) {
        let era = Era(toolsVersion: toolsVersion)
        #expect(Device.screen(device)?.canvasSafeArea(.portrait, in: era).top == top)
    }

    /// Size classes by device (docs/auto-layout-rules.md, "Size classes").
    private static let sizeClasses: [(String, Orientation, SizeClass, SizeClass)] = [
        ("iphone-8", Orientation.portrait, SizeClass.compact, SizeClass.regular),
        ("iphone-8", .landscape, .compact, .compact),
        ("iphone-8-plus", .landscape, .regular, .compact),
        ("iphone-xr", .landscape, .regular, .compact),
        ("iphone-15", .landscape, .compact, .compact),
        ("ipad-11", .portrait, .regular, .regular), ("ipad-11", .landscape, .regular, .regular),
        ("canvas", .portrait, .any, .any),
    ]

    @Test(arguments: sizeClasses)
    func `size classes follow the device`(
        id: String, orientation: Orientation, width: SizeClass, height: SizeClass
    ) throws {
        let device = try #require(Device.named(id))
        #expect(device.sizeClasses(orientation) == SizeClasses(width: width, height: height))
    }

    @Test func `no two devices share a name`() {
        let names =
            Device.all.map(\.id) + Device.all.compactMap(\.interfaceBuilderID)
            + Device.otherNames.map(\.name)
        #expect(Set(names).count == names.count)
        for (name, id) in Device.otherNames { #expect(Device.named(name)?.id == id) }
        for device in Device.all { #expect(Device.named(device.id) == device) }
        #expect(Device.named("iphone-1000") == nil)
    }

    private static let bareSizes: [(String, SizeClass, SizeClass)] = [
        ("400x300", SizeClass.compact, SizeClass.compact), ("800x600.5", .regular, .regular),
        ("320x480", .compact, .regular), ("10000x1", .regular, .compact),
    ]

    @Test(arguments: bareSizes)
    func `a bare size is a device`(spelling: String, width: SizeClass, height: SizeClass) throws {
        let device = try #require(Device.freeform(spelling))
        #expect(device.id == spelling)
        #expect(device.scale == 2)
        #expect(device.sizeClasses(.portrait) == SizeClasses(width: width, height: height))
    }

    @Test(arguments: [
        "", "x", "400", "400x", "400x300x2", "400X300", "0x10", "-5x10", "10x10001", "nanx10",
        "1e3x10",
    ])
    func `a malformed size is none`(spelling: String) {
        #expect(Device.freeform(spelling) == nil)
    }
}

@Suite struct MeasurementPixelGridTests {
    /// Edges are rounded; sizes are derived from them (docs/auto-layout-rules.md, "Pixels").
    @Test func `equal shares become 83.5 or 84`() {
        let grid = PixelGrid(scale: 2)
        let widths = (0..<6).map { index in
            grid.nearest(Rect(x: Double(index) * 502 / 6, y: 0, width: 502.0 / 6, height: 1)).width
        }
        #expect(
            widths == [83.5, 84, 83.5, 83.5, 84, 83.5]
                || widths == [83.5, 83.5, 84, 83.5, 84, 83.5])
    }

    @Test func `halves go towards greater coordinates`() {
        let grid = PixelGrid(scale: 1)
        #expect(grid.nearest(0.5) == 1)
        #expect(grid.nearest(-0.5) == 0)
        #expect(grid.nearest(1.4) == 1)
    }

    @Test func `rounding up forgives noise`() {
        let grid = PixelGrid(scale: 3)
        #expect(grid.up(1.0 / 3 + 1e-9) == 1.0 / 3)
        #expect(grid.up(0.34) == 2.0 / 3)
    }

    /// A length placed from an edge has the same start and end as if each were rounded alone. This
    /// also holds for large numbers, which have no fractional part.
    @Test(arguments: [1.0, 2, 3])
    func `a length placed on the grid is the rounded one`(scale: Double) {
        let grid = PixelGrid(scale: scale)
        let values = [
            0, 0.25, -0.25, 0.5, -0.5, 1.0 / 3, -1.0 / 3, 0.5 - 1e-7, 83.7, -1_234.49, 0x1p48 + 0.5,
            0x1p50 + 1, -0x1p51, 1e300,
        ]
        for outer in values {
            let edge = PixelGrid.Edge(point: outer, pixel: grid.edge(nearest: outer))
            for offset in values {
                for length in values where length >= 0 {
                    let placed = grid.place(from: edge, at: offset, length)
                    let (start, end) = (outer + offset, outer + offset + length)
                    #expect(
                        placed.edge
                            == PixelGrid.Edge(point: start, pixel: grid.edge(nearest: start)))
                    #expect(placed.start == grid.whole(grid.nearest(start) - grid.nearest(outer)))
                    #expect(placed.length == grid.whole(grid.nearest(end) - grid.nearest(start)))
                }
            }
        }
    }

    @Test(arguments: [0, -2, Double.nan, .infinity])
    func `a senseless scale is 1`(scale: Double) {
        #expect(PixelGrid(scale: scale).nearest(1.4) == 1)
    }
}
