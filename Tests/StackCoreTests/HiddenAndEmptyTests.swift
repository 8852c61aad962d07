import StackCore
import TestKit
import Testing

/// Hidden views and empty stacks, compared with frames that Interface Builder stored.
@Suite struct HiddenAndEmptyTests {
    @Test func `a first view that is hidden but keeps a required size ends at the start`() throws {
        var b = try stack(.horizontal)
        try b.add(.view, "hidden", in: "stack", [(.hidden, "true")])
        try b.constrain("hidden", .width, constant: 80)
        try b.add(.view, "shown", in: "stack", [(.intrinsic, "60x20")])
        let frames = b.absoluteFrames(b.layout())
        #expect(frames["hidden"]?.x == -80)
        #expect(frames["hidden"]?.width == 80)
        #expect(frames["shown"]?.x == 0)
    }

    /// A stack 30 points below the screen's top with a view of 20 points (docs/stack-view-rules.md,
    /// "Hidden views").
    @Test(
        arguments: [
            ("", 50.0), ("14109", 0), ("14490", 30), ("20037", 30), ("21507", 30), ("24405", 30),
        ])
    func `hidden views follow the only visible one in apps, and begin with it on the canvas`(
        toolsVersion: String, place: Double
    ) throws {
        var b = try stack(.vertical, below: 30)
        if !toolsVersion.isEmpty { try b.set(document: .toolsVersion, toolsVersion) }
        try b.add(.view, "shown", in: "stack", [(.intrinsic, "60x20")])
        try b.add(.view, "hidden", in: "stack", [(.hidden, "true"), (.intrinsic, "60x20")])
        let frames = b.absoluteFrames(b.layout())
        #expect(frames["hidden"]?.y == place)
        #expect(frames["shown"]?.y == 30)
    }

    @Test func `a view hidden before the only visible one begins with it on the canvas`() throws {
        var b = try stack(.horizontal)
        try b.set(document: .toolsVersion, "21507")
        try b.add(.view, "hidden", in: "stack", [(.hidden, "true")])
        try b.constrain("hidden", .width, constant: 80)
        try b.add(.view, "shown", in: "stack", [(.intrinsic, "60x20")])
        #expect(b.absoluteFrames(b.layout())["hidden"]?.x == 0)
    }

    /// UIKit's connections of spanners to both ends of the canvas (docs/stack-view-rules.md, "One
    /// view or none").
    @Test(arguments: Axis.allCases, 1...3)
    func `a stack whose views are all hidden keeps its margins`(axis: Axis, count: Int) throws {
        for alignment in ["fill", "leading", "center"] {
            for isRelative in [false, true] {
                var b = try stack(axis)
                try b.set("stack", .margins, "5,11,7,13")
                try b.set("stack", .marginsRelative, isRelative ? "true" : "false")
                try b.set("stack", .alignment, alignment)
                for number in 1...count {
                    let hidden: [(PropertyKey, String)] = [
                        (.hidden, "true"), (.intrinsic, "60x20"),
                    ]
                    try b.add(.view, "hidden\(number)", in: "stack", hidden)
                }
                let frame = b.absoluteFrames(b.layout())["stack"]
                #expect(frame?.width == (isRelative ? 24 : 0), "\(alignment)")
                #expect(frame?.height == (isRelative ? 12 : 0), "\(alignment)")
            }
        }
    }

    @Test func `up to Xcode 9 a cell is a scene of its own for hidden views`() throws {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .toolsVersion, "13196")
        try b.add(.scroll, "list", in: "view", [(.style, "collection"), (.frame, "0,40,375,600")])
        try b.add(.view, "cell", in: "list", [(.frame, "88,40,200,200")])
        for name in ["list", "cell"] {
            try b.set(name, .autoresizing, "flexibleRightMargin,flexibleBottomMargin")
        }
        try b.add(.stack, "stack", in: "cell", [(.axis, "horizontal")])
        try b.constrain("stack", .left, .equal, "cell", constant: 8)
        try b.constrain("stack", .top, .equal, "cell")
        try b.add(.view, "shown", in: "stack", [(.intrinsic, "60x20")])
        try b.add(.view, "hidden", in: "stack", [(.hidden, "true"), (.intrinsic, "60x20")])
        #expect(b.absoluteFrames(b.layout())["hidden"]?.x == 88)
    }

    @Test func `a hidden stack keeps what is required inside`() throws {
        var b = try stack(.vertical)
        try b.add(.view, "shown", in: "stack", [(.intrinsic, "60x20")])
        try b.add(
            .stack, "hidden", in: "stack",
            [
                (.hidden, "true"), (.axis, "vertical"), (.spacing, "8"),
            ])
        try b.add(.view, "line", in: "hidden")
        try b.constrain("line", .height, constant: 1)
        try b.add(.button, "button", in: "hidden", [(.text, "More")])
        let layout = b.layout()
        let frames = b.absoluteFrames(layout)
        #expect(layout.conflicts.isEmpty)
        #expect(frames["hidden"]?.height == 9)
        #expect(frames["button"]?.height == 0)
        #expect(frames["stack"]?.height == 20)
    }

    @Test func `an empty stack stays small against a weak pull on the canvas`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 300))
        try b.set(document: .toolsVersion, "14113")
        try b.add(.stack, "stack")
        for edge in [LayoutAttribute.left, .top, .right] {
            try b.constrain("stack", edge, .equal, "view")
        }
        try b.constrain("stack", .bottom, .equal, "view", priority: 1)
        #expect(b.absoluteFrames(b.layout())["stack"] == Rect(x: 0, y: 0, width: 300, height: 0))
    }

    /// UIKit creates no constraints for an empty stack, so it is a view without a size.
    @Test(arguments: [Axis.horizontal, .vertical])
    func `an empty stack in an app takes what is over, and is ambiguous`(_ axis: Axis) throws {
        var b = try stack(.vertical)
        for edge in [LayoutAttribute.right, .bottom] {
            try b.constrain("stack", edge, .equal, "view")
        }
        let name = axis == .vertical ? "vertical" : "horizontal"
        try b.add(.stack, "empty", in: "stack", [(.axis, name), (.huggingVertical, "1000")])
        try b.add(.view, "filler", in: "stack")
        let layout = b.layout()
        let frames = b.absoluteFrames(layout)
        #expect(frames["empty"] == Rect(x: 0, y: 0, width: 600, height: 600))
        #expect(frames["filler"]?.height == 0)
        #expect(layout.ambiguous().views.contains(b.id("empty")))
        var cache = LayoutCache()
        #expect(TreePathComparison(b.document, reusing: &cache) != .declined)
    }

    @Test func `content that hugs at 1000 gives way to a required width`() throws {
        var b = try stack(.horizontal)
        try b.add(
            .image, "picture", in: "stack",
            [
                (.image, "326x218"), (.huggingHorizontal, "1000"),
            ])
        try b.constrain("stack", .width, constant: 382)
        let layout = b.layout()
        #expect(layout.spelledConflicts.map(\.dropped) == ["content size: picture.width <= 326"])
        #expect(b.absoluteFrames(layout)["picture"]?.width == 382)
    }

    /// Makes a stack at the left of the screen, `top` points from its top.
    private func stack(_ axis: Axis, below top: Double = 0) throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 600, height: 600))
        try b.add(.stack, "stack", [(.axis, axis == .vertical ? "vertical" : "horizontal")])
        try b.constrain("stack", .left, .equal, "view")
        try b.constrain("stack", .top, .equal, "view", constant: top)
        return b
    }
}
