import StackCore
import TestKit
import Testing

/// The constraints that the canvas drops without a trace (docs/auto-layout-rules.md, "Conflicts").
@Suite struct CanvasConflictTests {
    enum Place: CaseIterable { case screen, xib, app }

    /// Makes a column of 600 points with plain views whose designed heights add up to that, some of
    /// which have other required heights.
    private func column(
        in place: Place, designed: [Double], required: [Double?]
    ) throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .device, "retina4_7")
        if place != .app { try b.set(document: .toolsVersion, "20037") }
        try b.set("view", .frame, "0,0,375,600")
        try b.set(document: .design, "375x600")
        if place == .xib { try b.set("view", .style, "standalone") }
        try b.add(.stack, "column", [(.axis, "vertical")])
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("column", edge, .equal, "view")
        }
        for (number, length) in designed.enumerated() {
            try b.add(.view, "v\(number)", in: "column", [(.frame, "0,0,375,\(Int(length))")])
            if let height = required[number] {
                try b.constrain("v\(number)", .height, constant: height)
            }
        }
        return b
    }

    private func heights(_ b: DocumentBuilder) -> [Double] {
        let frames = b.absoluteFrames(b.layout())
        return (0..<3).map { frames["v\($0)"]?.height ?? -1 }
    }

    @Test(arguments: [
        ([100.0, 200, 300], [100.0, 150, 250]), ([100, 200, 300], [20, 30, 40]),
        ([250, 50, 300], [600, 10, 5]),
    ])
    func `outside cells the canvas drops all sizes of a conflict`(
        designed: [Double], required: [Double]
    ) throws {
        let canvas = try column(in: .screen, designed: designed, required: required)
        #expect(heights(canvas) == designed)
        let xib = try column(in: .xib, designed: designed, required: required)
        let rest = max(0, 600 - required[0] - required[1])
        #expect(heights(xib)[2] == rest)
        let app = try column(in: .app, designed: designed, required: required)
        #expect(heights(app)[2] == rest)
        // The report names the constraint that UIKit drops.
        for b in [canvas, xib, app] {
            let conflicts = b.layout().conflicts
            let id = b.id("v2")
            #expect(conflicts.contains { $0.dropped.first.box.owner == id })
        }
        #expect(canvas.layout().conflicts.count == app.layout().conflicts.count)
    }

    /// The heights 500 and 150 do not fit. The second one is dropped, and its view keeps 50 points
    /// beside a view of 50 points.
    @Test(arguments: Place.allCases) func `a dropped length is gone on the canvas`(place: Place)
        throws
    {
        let b = try column(in: place, designed: [500, 50, 50], required: [500, 150, nil])
        #expect(heights(b) == (place == .app ? [500, 100, 0] : [500, 50, 50]))
    }

    /// Two labels hug their texts at 1000 in a column of 600 points, and the first one is to have
    /// another height at 500. A storyboard's canvas drops both texts' heights, an app and a xib's
    /// canvas only that of the second one.
    @Test(arguments: Place.allCases, [40.0, 333])
    func `content sizes that conflict are dropped together on the canvas of a storyboard`(
        place: Place, wanted: Double
    ) throws {
        var b = try column(in: place, designed: [], required: [])
        for number in 0..<2 {
            try b.add(
                .label, "v\(number)", in: "column", [(.text, "Label"), (.huggingVertical, "1000")])
        }
        try b.constrain("v0", .height, constant: wanted, priority: 500)
        let first = place == .screen ? wanted : 20.5
        let frames = b.absoluteFrames(b.layout())
        #expect(frames["v0"]?.height == first)
        #expect(frames["v1"]?.height == 600 - first)
    }

    @Test func `constraints that do not conflict hold beside a conflict`() throws {
        var b = try column(
            in: .screen, designed: [100, 200, 300], required: [100, 150, 250])
        try b.add(.view, "other")
        try b.constrain("other", .top, .equal, "view", .top, constant: 7)
        try b.constrain("other", .height, constant: 40)
        let frame = try #require(b.absoluteFrames(b.layout())["other"])
        #expect(frame.y == 7 && frame.height == 40)
    }

    /// The mask of the second view conflicts with the height of the first one. The canvas drops
    /// both, so that each view has its designed height and the second one is below the first.
    @Test(arguments: [(50, 1, 8, 33), (1000, 1, 42, 200), (120, 300, 20, 44)])
    func `the canvas drops a size together with the mask of an arranged view`(
        designed: Int, required: Int, top: Int, height: Int
    ) throws {
        func rows(mask: String?, isInApp: Bool = false) throws -> [Rect?] {
            var b = try DocumentBuilder(size: Size(width: 375, height: 2000))
            try b.set(document: .device, "retina4_7")
            try b.set(document: .toolsVersion, "20037")
            try b.set("view", .frame, "0,0,375,2000")
            try b.set(document: .design, "375x2000")
            try b.add(.stack, "column", [(.axis, "vertical"), (.spacing, "8")])
            for edge in [LayoutAttribute.leading, .trailing, .top] {
                try b.constrain("column", edge, .equal, "view")
            }
            try b.add(.view, "first", in: "column", [(.frame, "0,0,375,\(designed)")])
            try b.constrain("first", .height, constant: Double(required))
            try b.add(.view, "second", in: "column", [(.frame, "0,\(top),375,\(height)")])
            if let mask { try b.set("second", .autoresizing, mask) }
            let environment = try #require(
                LayoutEnvironment(b.document, for: LayoutRequest().asApp(isInApp)))
            let frames = b.absoluteFrames(LayoutPass.run(b.document, in: environment))
            return [frames["first"], frames["second"]]
        }
        let mask = "flexibleRightMargin,flexibleBottomMargin"
        let canvas = try rows(mask: mask)
        #expect(canvas[0]?.height == Double(designed))
        #expect(canvas[1]?.y == Double(designed + 8) && canvas[1]?.height == Double(height))
        // Without a mask nothing conflicts, and in an app the stack turns the mask off.
        for other in [try rows(mask: nil), try rows(mask: mask, isInApp: true)] {
            #expect(other[0]?.height == Double(required))
        }
    }
}
