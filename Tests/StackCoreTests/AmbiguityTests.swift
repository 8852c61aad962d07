import StackCore
import TestKit
import Testing

@Test func `views without constraints are ambiguous, with two frames each`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.add(.view, "loose", [(.intrinsic, "40x20")])
    try b.add(.view, "fixed", [(.intrinsic, "40x20")])
    try b.constrain("fixed", .left, .equal, "view", constant: 10)
    try b.constrain("fixed", .top, .equal, "view", constant: 10)
    let found = b.layout().ambiguities().views
    #expect(found.map(\.view) == [b.id("loose")])
    #expect(found[0].frame != found[0].alternative)
}

@Test func `the first of two frames is the layout's, the second another layout's`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.add(.stack, "s", [(.axis, "vertical"), (.spacing, "16")])
    for edge in [LayoutAttribute.left, .right, .top] { try b.constrain("s", edge, .equal, "view") }
    try b.constrain("s", .height, constant: 70)
    for name in ["a", "b"] { try b.add(.view, name, in: "s", [(.intrinsic, "40x20")]) }
    let layout = b.layout()
    let found = layout.ambiguities().views
    #expect(found.map(\.view) == [b.id("a"), b.id("b")])
    for open in found { #expect(open.frame == layout.frame(of: open.view)) }
    // In the alternative layout both views are still inside the stack, and one of them is larger.
    for open in found { #expect(open.alternative.height != open.frame.height) }
    #expect(found[0].alternative.y == 0)
    #expect(found[1].alternative.y + found[1].alternative.height == 70)
}

@Test func `two frames each, whichever layout the solver comes to first`() throws {
    for seed in 0..<60 {
        let layout = try RandomLayout(seed: seed).builder.layout()
        for open in layout.ambiguities().views {
            #expect(open.frame == layout.frame(of: open.view))
            #expect(open.alternative != layout.unroundedFrames[open.view])
        }
    }
}

@Test func `equal hugging in a stretched stack is ambiguous although the index rule decides`()
    throws
{
    var b = try DocumentBuilder(size: Size(width: 300, height: 100))
    try b.add(.stack, "stack")
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
        try b.constrain("stack", edge, .equal, "view")
    }
    for name in ["a", "b"] { try b.add(.view, name, in: "stack", [(.intrinsic, "40x20")]) }
    #expect(b.layout().ambiguous().views == [b.id("a"), b.id("b")])
    try b.set("b", .huggingHorizontal, "251")
    #expect(b.layout().ambiguous().views.isEmpty)
}

@Test func `constraints that cannot hold are a minimal conflict, and the rest is laid out`() throws
{
    var b = try DocumentBuilder(size: Size(width: 300, height: 100))
    try b.add(.view, "a")
    try b.constrain("a", .left, .equal, "view", named: "start")
    try b.constrain("a", .top, .equal, "view", named: "top")
    try b.constrain("a", .height, constant: 20, named: "high")
    try b.constrain("a", .width, constant: 80, named: "wide")
    try b.constrain("a", .width, constant: 90, named: "wider")
    let layout = b.layout()
    #expect(
        layout.spelledConflicts == [
            SpelledConflict(
                constraints: ["wide: a.width = 80", "wider: a.width = 90"],
                dropped: "wider: a.width = 90")
        ])
    #expect(b.absoluteFrames(layout)["a"] == Rect(x: 0, y: 0, width: 80, height: 20))
}
