import StackCore
import TestKit
import Testing

/// Documents that could make the solver loop, overflow or give up. Each must get an answer.

@Test func `contradictory widths at every pair leave one, and say which went`() throws {
    var b = try DocumentBuilder(size: Size(width: 400, height: 400))
    try b.add(.view, "a")
    for width in 1...8 {
        try b.constrain("a", .width, constant: Double(10 * width), named: "w\(width)")
    }
    let layout = b.layout()
    #expect(layout.conflicts.count == 7)
    #expect(
        layout.conflicts.allSatisfy {
            $0.constraints.count == 2 && $0.constraints.contains($0.dropped)
        })
    #expect(b.absoluteFrames(layout)["a"]?.width == 10)
}

@Test func `independent conflicts are each reported`() throws {
    var b = try DocumentBuilder(size: Size(width: 400, height: 400))
    for name in ["a", "b", "c"] {
        try b.add(.view, name)
        try b.constrain(name, .width, constant: 10, named: name + "1")
        try b.constrain(name, .width, .greaterThanOrEqual, constant: 20, named: name + "2")
    }
    #expect(
        b.layout().spelledConflicts.map(\.dropped) == [
            "a2: a.width >= 20", "b2: b.width >= 20", "c2: c.width >= 20",
        ])
}

@Test func `stacks nested as deep as documents go`() throws {
    var b = try DocumentBuilder(size: Size(width: 400, height: 400))
    var parent = "view"
    for level in 0..<(DocumentLimits.depth - 1) {
        try b.add(
            .stack, "s\(level)", in: parent,
            [
                (.axis, level % 2 == 0 ? "horizontal" : "vertical"),
                (.distribution, level % 3 == 0 ? "fillProportionally" : "fill"),
            ])
        parent = "s\(level)"
    }
    try b.add(.view, "leaf", in: parent, [(.intrinsic, "40x20")])
    let layout = b.layout()
    #expect(layout.conflicts.isEmpty)
    #expect(b.absoluteFrames(layout)["s0"]?.width == 40)
}

@Test func `ten thousand siblings`() throws {
    var b = try DocumentBuilder(size: Size(width: 400, height: 400))
    try b.add(.stack, "column", [(.axis, "vertical"), (.spacing, "1")])
    try b.constrain("column", .top, .equal, "view")
    let column = b.id("column")
    try b.change { plan throws(EditRefusal) in
        for index in 0..<10_000 {
            let id = try plan.create(.view, named: "v\(index)")
            try plan.arrange(id, in: column)
            try plan.setProperty(
                .intrinsic, of: .view(id), to: .size(IntrinsicSize(width: 10, height: 2)))
        }
    }
    let layout = b.layout()
    #expect(b.document[column].arrangedSubviews.count == 10_000)
    #expect(layout.unroundedFrames[column]?.height == 29_999)
}

@Test(arguments: [1, 1.5, 499.999, 999.999, 1000])
func `priorities at the edges hold where nothing is stronger`(_ priority: Double) throws {
    var b = try DocumentBuilder(size: Size(width: 400, height: 400))
    try b.add(.view, "a")
    try b.constrain("a", .width, constant: 33, priority: priority)
    #expect(b.absoluteFrames(b.layout())["a"]?.width == 33)
}

@Test func `zero and huge multipliers`() throws {
    var b = try DocumentBuilder(size: Size(width: 400, height: 400))
    for name in ["a", "b", "c"] { try b.add(.view, name) }
    try b.constrain("a", .width, .equal, "view", multiplier: 0, constant: 5)
    try b.constrain("b", .width, .equal, "a", multiplier: 1e4)
    try b.constrain("c", .width, .equal, "b", multiplier: 1e-4)
    let frames = b.absoluteFrames(b.layout())
    #expect(frames["a"]?.width == 5 && frames["b"]?.width == 50_000)
    #expect(abs(frames["c"]!.width - 5) < 1e-6)
}

@Test func `aspect ratios in a loop collapse to nothing`() throws {
    var b = try DocumentBuilder(size: Size(width: 400, height: 400))
    try b.add(.view, "a")
    try b.add(.view, "b")
    try b.constrain("a", .width, .equal, "a", .height, multiplier: 1.5)
    try b.constrain("b", .height, .equal, "a", .width, multiplier: 1.5)
    try b.constrain("a", .height, .equal, "b", .height, multiplier: 1.5)
    let layout = b.layout()
    #expect(layout.conflicts.isEmpty)
    #expect(b.absoluteFrames(layout)["a"]?.size == .zero)
}

/// Rows and columns with shared sizes, each cell with its own aspect ratio.
@Test(arguments: [4, 5, 12])
func `a grid of cells with aspect ratios`(_ count: Int) throws {
    var b = try DocumentBuilder(size: Size(width: 400, height: 400))
    try b.add(
        .stack, "grid", [(.axis, "vertical"), (.distribution, "fillEqually"), (.spacing, "2")])
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
        try b.constrain("grid", edge, .equal, "view")
    }
    for row in 0..<count {
        try b.add(
            .stack, "row\(row)", in: "grid",
            [(.distribution, "fillEqually"), (.spacing, "2"), (.alignment, "center")])
        for column in 0..<count {
            let name = "c\(row)x\(column)"
            try b.add(.view, name, in: "row\(row)")
            try b.constrain(
                name, .width, .equal, name, .height, multiplier: 1 + Double((row + column) % 3) / 4)
        }
    }
    let layout = b.layout()
    #expect(layout.conflicts.isEmpty)
    let frames = b.absoluteFrames(layout)
    let width = (400 - 2 * Double(count - 1)) / Double(count)
    for row in 0..<count {
        let frame = frames["c\(row)x0"]!
        #expect(abs(frame.width - width) < 1e-6)
        #expect(abs(frame.width - frame.height * (1 + Double(row % 3) / 4)) < 1e-6)
    }
}
