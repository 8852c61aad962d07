import StackCore
import TestKit
import Testing

/// Documents that are not a whole screen. On another device they change their width only as their
/// container does, and ignore the screen's shape.
@Suite struct PartOfScreenTests {
    private func environment(
        _ device: String, style: String? = nil, design: String? = nil, on other: String,
        _ orientation: Orientation? = nil
    ) throws -> LayoutEnvironment {
        var b = try DocumentBuilder(size: Size(width: 300, height: 300))
        try b.set(document: .device, device)
        if let design { try b.set(document: .design, design) }
        if let style { try b.set("view", .style, style) }
        return try #require(
            LayoutEnvironment(
                b.document, for: LayoutRequest(device: other, orientation: orientation)))
    }

    @Test(
        arguments: [
            ("393x80", nil, nil, "iphone-15", Size(width: 393, height: 80)),
            ("393x80", nil, nil, "ipad-9.7", Size(width: 768, height: 80)),
            ("100x40", nil, nil, "iphone-15", Size(width: 100, height: 40)),
            ("300x400", nil, nil, "iphone-15", Size(width: 300, height: 400)),
            ("iphone-8", "cell", "375x44", "iphone-15", Size(width: 393, height: 44)),
            ("iphone-8", "cell", "343x44", "iphone-15", Size(width: 343, height: 44)),
            ("iphone-8", "standalone", "375x200", "iphone-15", Size(width: 375, height: 200)),
        ] as [(String, String?, String?, String, Size)])
    func `a cell fills the width of its list, another view keeps its size`(
        _ device: String, _ style: String?, _ design: String?, _ other: String, _ size: Size
    ) throws {
        let found = try environment(device, style: style, design: design, on: other)
        #expect(found.size == size)
        #expect(found.safeArea == .zero && found.isApp)
        let held = try environment(device, style: style, design: design, on: other, .landscape)
        #expect(held.size.height == size.height && held.safeArea == .zero)
    }

    @Test(arguments: ["320x480", "480x320", "400x800", "iphone-se", "ipad-9.7"])
    func `a screen is as large as the other device`(_ device: String) throws {
        let found = try environment(device, on: "iphone-15")
        #expect(found.size == Size(width: 393, height: 852))
        #expect(found.safeArea.top == 59)
    }
}
