import StackCore
import TestKit
import Testing

/// Views of different stacks with equal priorities (docs/stack-view-rules.md, "The index rule").
@Suite struct NestedTieTests {
    @Test func `a surplus goes to the outer stack's first view before any other's`() throws {
        var b = try rows()
        #expect(widths(b) == [120, 40, 40, 40])
        try b.constrain("a", .width, .lessThanOrEqual, constant: 50)
        #expect(widths(b) == [50, 110, 40, 40])
        try b.constrain("b", .width, .lessThanOrEqual, constant: 50)
        #expect(widths(b) == [50, 50, 100, 40])
    }

    /// Seen in documents of Xcode 16 and Xcode 26 (docs/stack-view-rules.md, "The index rule").
    @Test
    func `a shortage takes from the first row as far as another view there, then from the next`()
        throws
    {
        var b = try DocumentBuilder(size: Size(width: 320, height: 400))
        try b.add(.stack, "column", [(.axis, "vertical"), (.spacing, "4")])
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("column", edge, .equal, "view")
        }
        let heights = [[20, 28, 28], [34, 28], [34, 28], [28, 20], [34, 20]]
        for (row, heights) in heights.enumerated() {
            try b.add(.stack, "row\(row)", in: "column", [(.alignment, "center")])
            for (view, height) in heights.enumerated() {
                try b.add(
                    .view, "v\(row)_\(view)", in: "row\(row)", [(.intrinsic, "40x\(height)")])
            }
        }
        try b.constrain("column", .height, constant: 158)
        let frames = b.absoluteFrames(b.layout())
        #expect((0..<5).map { frames["row\($0)"]!.height } == [28, 28, 28, 24, 34])
        var cache = LayoutCache()
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
    }

    @Test(arguments: 0..<4)
    func `a tree without room for its content is solved as a tree`(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var b = try DocumentBuilder(size: Size(width: 320, height: 480))
        try b.add(.stack, "s", [(.spacing, "4")])
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("s", edge, .equal, "view")
        }
        try fill(&b, "s", .vertical, depth: 3, &random)
        var cache = LayoutCache()
        for width in stride(from: 900, through: 60, by: -70) {
            try b.set(document: .device, "\(width)x480")
            #expect(b.layout().method == .tree)
            #expect(TreePathComparison(b.document, reusing: &cache) == .same)
        }
    }

    @Test func `a stack that is moved deeper pays as one that always was there`() throws {
        var b = try rows()
        try b.add(.stack, "outer", in: "row")
        try b.add(.stack, "inner", in: "outer")
        try b.add(.view, "e", in: "inner", [(.intrinsic, "40x20")])
        var cache = LayoutCache()
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
        let (moving, deeper) = (b.id("A"), b.id("inner"))
        try b.change { plan throws(EditRefusal) in try plan.arrange(moving, in: deeper) }
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
    }

    /// Makes a row of 240 points, which contains two rows of two views each and has a surplus of 80
    /// points.
    private func rows() throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 240, height: 100))
        try b.add(.stack, "row")
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("row", edge, .equal, "view")
        }
        for (row, views) in [("A", ["a", "b"]), ("B", ["c", "d"])] {
            try b.add(.stack, row, in: "row")
            for view in views { try b.add(.view, view, in: row, [(.intrinsic, "40x20")]) }
        }
        return b
    }

    private func widths(_ b: DocumentBuilder) -> [Double] {
        let frames = b.absoluteFrames(b.layout())
        return ["a", "b", "c", "d"].map { frames[$0]!.width }
    }

    /// Nests stacks of three in a stack, `depth` levels deep, with views of random sizes in the
    /// innermost ones.
    private func fill(
        _ b: inout DocumentBuilder, _ stack: String, _ axis: Axis, depth: Int,
        _ random: inout SeededGenerator
    ) throws {
        for number in 1...3 {
            let name = "\(stack)\(number)"
            if depth == 0 {
                let (width, height) = (
                    Int.random(in: 20...60, using: &random), Int.random(in: 10...30, using: &random)
                )
                try b.add(.view, name, in: stack, [(.intrinsic, "\(width)x\(height)")])
            } else {
                try b.add(
                    .stack, name, in: stack, [(.axis, "\(axis)"), (.spacing, "4")])
                let other: Axis = axis == .vertical ? .horizontal : .vertical
                try fill(&b, name, other, depth: depth - 1, &random)
            }
        }
    }
}
