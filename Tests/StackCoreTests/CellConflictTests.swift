import StackCore
import TestKit
import Testing

/// Which constraint breaks when a view inside a cell fits its content view in no way
/// (docs/auto-layout-rules.md, "Conflicts").
struct CellConflictTests {
    private static let mask = (PropertyKey.autoresizing, "flexibleRightMargin,flexibleBottomMargin")

    enum Place: CaseIterable { case xib, storyboard }

    /// Makes a cell of 120 × 120 points with a view held at both ends by 10 and at `length`.
    private func cell(
        in place: Place, version: Int, _ axis: Axis, length: Double, isReversed: Bool,
        endsFirst: Bool
    ) throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .device, "retina4_7")
        try b.set(document: .toolsVersion, "\(version)")
        try b.set("view", .frame, place == .xib ? "0,0,120,120" : "0,0,375,667")
        var cell = "view"
        if place == .xib {
            try b.set("view", .style, "cell")
        } else {
            try b.add(.table, "table", in: "view", [(.frame, "0,0,375,667"), Self.mask])
            try b.add(.cell, "cell", in: "table", [(.frame, "0,0,120,120"), Self.mask])
            cell = "cell"
        }
        try b.add(.view, "content", in: cell, [(.frame, "0,0,120,120"), Self.mask])
        try b.add(.view, "inner", in: "content", [(.intrinsic, "30x30")])
        let (start, end): (LayoutAttribute, LayoutAttribute) =
            axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
        let hold = { (b: inout DocumentBuilder) throws in
            if isReversed {
                try b.constrain("inner", end, .equal, "content", end, constant: -10)
            } else {
                try b.constrain("content", end, .equal, "inner", end, constant: 10)
            }
        }
        if endsFirst { try hold(&b) }
        try b.constrain("inner", start, .equal, "content", start, constant: 10)
        if !endsFirst { try hold(&b) }
        try b.constrain("inner", axis == .vertical ? .height : .width, constant: length)
        return b
    }

    @Test(arguments: Place.allCases, [14_490, 17_156, 17_701, 23_727])
    func `the far edge of the content view breaks in xibs with the size, and up to Xcode 12`(
        place: Place, version: Int
    ) throws {
        for axis in Axis.allCases {
            for (length, isReversed, endsFirst) in [
                (40.0, false, false), (40, false, true), (130, true, false), (99, true, true),
            ] {
                let b = try cell(
                    in: place, version: version, axis, length: length, isReversed: isReversed,
                    endsFirst: endsFirst)
                let inner = try #require(b.absoluteFrames(b.layout())["inner"])
                let size = axis == .vertical ? inner.height : inner.width
                let breaksEnd = version < 17_500
                let expected = place == .xib ? 30 : breaksEnd ? length : 100
                #expect(size == expected, "\(axis) \(length)")
                #expect((axis == .vertical ? inner.y : inner.x) == 10)
            }
        }
    }

    /// In a cell of a xib, a height that follows another one breaks like a number. Without any
    /// height, the other constraint between bottoms breaks.
    @Test(arguments: [true, false])
    func `what breaks in a xib beside the far edge`(hasRatio: Bool) throws {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .device, "retina4_7")
        try b.set(document: .toolsVersion, "17156")
        try b.set("view", .frame, "0,0,120,120")
        try b.set("view", .style, "cell")
        try b.add(.view, "content", in: "view", [(.frame, "0,0,120,120"), Self.mask])
        for name in ["inner", "beside"] {
            try b.add(.view, name, in: "content", [(.intrinsic, "30x30")])
            try b.constrain(name, .top, .equal, "content", .top)
        }
        try b.constrain("content", .bottom, .equal, "inner", .bottom)
        try b.constrain("beside", .bottom, .equal, "content", .top, constant: 50)
        if hasRatio {
            try b.constrain("inner", .height, .equal, "beside", .height, multiplier: 2)
        } else {
            try b.constrain("inner", .bottom, .equal, "beside", .bottom)
        }
        let frames = b.absoluteFrames(b.layout())
        #expect(frames["inner"]?.height == 30)
        #expect(frames["beside"]?.height == 50)
    }

    @Test func `outside cells the size still breaks`() throws {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .toolsVersion, "14490")
        try b.add(.view, "content", in: "view", [(.frame, "0,0,120,120"), Self.mask])
        try b.add(.view, "inner", in: "content")
        try b.constrain("inner", .top, .equal, "content", .top)
        try b.constrain("content", .bottom, .equal, "inner", .bottom)
        try b.constrain("inner", .height, constant: 40)
        #expect(b.absoluteFrames(b.layout())["inner"]?.height == 120)
    }
}
