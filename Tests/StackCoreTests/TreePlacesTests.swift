import StackCore
import TestKit
import Testing

/// The tree solver gives the same layouts as the constraint solver for views that depend on guides,
/// each other, masks or surrounding views.
@Suite struct TreePlacesTests {
    /// Returns the frames of a document that the tree solver must support, in both directions.
    private func frames(_ b: DocumentBuilder) -> [String: Rect] {
        let layout = b.layout()
        #expect(layout.method == .tree)
        for direction in LayoutDirection.allCases {
            var none = LayoutCache()
            let request = LayoutRequest(direction: direction)
            #expect(TreePathComparison(b.document, for: request, reusing: &none) == .same)
        }
        return b.absoluteFrames(layout)
    }

    /// Edges without a direction, an offset between centres, a mask, and a switch, whose frame is
    /// wider than its alignment rectangle on the right side.
    @Test func `right to left, what has a direction is mirrored and the rest is not`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.set(document: .direction, "rtl")
        try b.set("view", .frame, "0,0,300,400")
        for (name, edge) in [("leading", LayoutAttribute.leading), ("left", .left)] {
            try b.add(.view, name, [(.intrinsic, "40x30")])
            try b.constrain(name, edge, .equal, "view", constant: 10)
        }
        try b.add(.view, "centre", [(.intrinsic, "40x30")])
        try b.constrain("centre", .centerX, .equal, "view", constant: 10)
        try b.add(.switch, "switch")
        try b.constrain("switch", .leading, .equal, "leading", .trailing, constant: 8)
        try b.add(
            .view, "masked", [(.frame, "20,0,30,40"), (.autoresizing, "flexibleRightMargin")])
        for name in ["leading", "left", "centre", "switch"] {
            try b.constrain(name, .top, .equal, "view")
        }
        let found = frames(b)
        #expect(found["leading"]?.x == 250)
        #expect(found["left"]?.x == 10)
        #expect(found["centre"]?.x == 140)
        #expect(found["switch"]?.maxX == 244)
        #expect(found["masked"]?.x == 20)
    }

    /// The content begins at the left edge of the scroll view and ends beyond its right edge.
    @Test func `a scroll view that is read from right to left begins at the left`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.set(document: .direction, "rtl")
        try b.add(.scroll, "scroll")
        try b.add(.view, "content", in: "scroll", [(.intrinsic, "700x400")])
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("scroll", edge, .equal, "view")
            try b.constrain("content", edge, .equal, "scroll", constant: edge == .leading ? 20 : 0)
        }
        #expect(frames(b)["content"] == Rect(x: 0, y: 0, width: 700, height: 400))
    }

    @Test func `views hang on one another`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.add(.view, "a", [(.intrinsic, "40x30")])
        try b.add(.view, "b", [(.intrinsic, "50x20")])
        try b.constrain("a", .leading, .equal, "view", constant: 10)
        try b.constrain("a", .top, .equal, "view", constant: 20)
        try b.constrain("b", .leading, .equal, "a", .trailing, constant: 8)
        try b.constrain("b", .centerY, .equal, "a")
        #expect(frames(b)["b"] == Rect(x: 58, y: 25, width: 50, height: 20))
    }

    /// The view with the lower hugging priority gets the surplus.
    @Test func `views between two edges share the room`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.add(.view, "a", [(.intrinsic, "40x30"), (.huggingHorizontal, "251")])
        try b.add(.view, "b", [(.intrinsic, "50x20")])
        for view in ["a", "b"] { try b.constrain(view, .top, .equal, "view") }
        try b.constrain("a", .leading, .equal, "view", constant: 10)
        try b.constrain("b", .leading, .equal, "a", .trailing, constant: 8)
        try b.constrain("b", .trailing, .equal, "view", constant: -10)
        let found = frames(b)
        #expect(found["a"] == Rect(x: 10, y: 0, width: 40, height: 30))
        #expect(found["b"] == Rect(x: 58, y: 0, width: 232, height: 20))
    }

    @Test func `a scroll view is as long inside as what it holds`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.add(.scroll, "scroll")
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("scroll", edge, .equal, "view")
        }
        try b.add(.stack, "content", in: "scroll", [(.axis, "vertical"), (.spacing, "10")])
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("content", edge, .equal, "scroll")
        }
        try b.constrain("content", .width, .equal, "scroll")
        for number in 1...3 {
            try b.add(.view, "row\(number)", in: "content", [(.intrinsic, "20x300")])
        }
        #expect(frames(b)["content"] == Rect(x: 0, y: 0, width: 300, height: 920))
    }

    @Test func `what holds by itself changes nothing, and what does not is weighed`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.add(.view, "a", [(.intrinsic, "40x30")])
        try b.constrain("a", .leading, .equal, "view", constant: 10)
        try b.constrain("a", .top, .equal, "view")
        try b.constrain("a", .trailing, .lessThanOrEqual, "view", constant: -250)
        #expect(frames(b)["a"]?.width == 40)
        try b.constrain("a", .bottom, .lessThanOrEqual, "view", constant: -390)
        let layout = b.layout()
        #expect(layout.method == .constraints)
        #expect(layout.unroundedFrames[b.id("a")]?.height == 10)
    }

    @Test func `a mask places a view, and what hangs on it`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.set("view", .frame, "0,0,200,400")
        try b.add(
            .view, "bar",
            [(.frame, "0,0,200,40"), (.autoresizing, "flexibleWidth,flexibleBottomMargin")])
        try b.add(.view, "below", [(.intrinsic, "40x30")])
        try b.constrain("below", .top, .equal, "bar", .bottom, constant: 5)
        try b.constrain("below", .trailing, .equal, "bar")
        let found = frames(b)
        #expect(found["bar"] == Rect(x: 0, y: 0, width: 300, height: 40))
        #expect(found["below"] == Rect(x: 260, y: 45, width: 40, height: 30))
    }

    @Test func `margins move with the safe area, round after round`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.set(document: .device, "iphone-11-pro")
        try b.add(.view, "box")
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("box", edge, .equal, "view")
        }
        try b.add(.view, "inner", in: "box", [(.intrinsic, "40x30")])
        try b.constrain("inner", .top, .equal, "box.margins")
        try b.constrain("inner", .leading, .equal, "box.margins")
        try b.constrain("inner", .bottom, .equal, "box")
        #expect(frames(b)["inner"] == Rect(x: 8, y: 52, width: 40, height: 30))
    }

    @Test func `a height follows a width that the screen gives`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.add(.view, "picture")
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("picture", edge, .equal, "view")
        }
        try b.constrain("picture", .height, .equal, "picture", .width, multiplier: 0.5)
        #expect(frames(b)["picture"] == Rect(x: 0, y: 0, width: 300, height: 150))
    }

    /// Constants, wrapping texts and sizes: the updated layout equals a layout from scratch.
    @Test func `an edit of a constant is followed where it is`() throws {
        var b = try DocumentBuilder(size: Size(width: 200, height: 400))
        try b.add(.label, "text", [(.text, "Some words that go on"), (.lines, "0")])
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("text", edge, .equal, "view", named: "\(edge)Edge")
        }
        try b.add(.view, "below", [(.intrinsic, "40x30")])
        try b.constrain("below", .top, .equal, "text", .bottom)
        try b.constrain("below", .leading, .equal, "text")
        var cache = LayoutCache()
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
        try b.set("trailingEdge", .constant, "-150")
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
        try b.set("text", .text, "Some")
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
    }
}
