import StackCore
import TestKit
import Testing

/// The tree solver gives the same layouts as the constraint solver, after any history of edits.
///
/// The make target `torture-layout` runs 10,000 of them.
@Suite struct TreePathTests {
    @Test(arguments: 0..<100)
    func `a random scene comes out as by constraints`(_ seed: Int) throws {
        var random = try RandomScene(seed: seed)
        var cache = LayoutCache()
        for step in 0..<8 {
            for direction in LayoutDirection.allCases {
                let comparison = TreePathComparison(
                    random.document, for: LayoutRequest(direction: direction), reusing: &cache)
                if case .different(let text) = comparison {
                    Issue.record("step \(step), \(direction.rawValue): \(text)")
                }
            }
            try random.edit()
        }
    }

    /// In seed 6192 of the long run, a proportional stack has nothing to distribute before an edit.
    @Test(arguments: Array(100..<130) + [6192])
    func `a tree that is kept is the tree from nothing, bit by bit`(_ seed: Int) throws {
        var random = try RandomScene(seed: seed)
        try expectFresh(&random)
    }

    /// A view moves to the same position in another stack: seed 4222 of the long run.
    @Test func `a view that moves to another stack moves on pixels too`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 300))
        for (name, edge) in [("one", 10.0), ("other", 10.25)] {
            try b.add(.stack, name)
            try b.constrain(name, .leading, .equal, "view", constant: edge)
            try b.constrain(name, .top, .equal, "view")
            try b.add(.view, name + "Leaf", in: name, [(.intrinsic, "20.4x20")])
        }
        try b.add(.view, "moving", in: "one", [(.intrinsic, "7x20")])
        var cache = LayoutCache()
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
        let (moving, other) = (b.id("moving"), b.id("other"))
        try b.change { plan throws(EditRefusal) in try plan.arrange(moving, in: other) }
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
    }

    @Test func `a root that requires another size than the screen's conflicts with it`() throws {
        for (relation, size, isConflict) in [
            (Relation.equal, 65.0, true), (.equal, 300, false), (.lessThanOrEqual, 65, true),
            (.greaterThanOrEqual, 65, false), (.greaterThanOrEqual, 400, true),
        ] {
            var b = try DocumentBuilder(size: Size(width: 300, height: 300))
            try b.constrain("view", .height, relation, constant: size)
            #expect(b.layout().conflicts.isEmpty != isConflict, "\(relation.rawValue) \(size)")
            try b.add(.label, "title", [(.text, "Hello")])
            try b.constrain("title", .top, .equal, "view")
            try b.constrain("title", .leading, .equal, "view")
            #expect(b.layout().conflicts.isEmpty != isConflict, "\(relation.rawValue) \(size)")
        }
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a good part of random scenes are solved as trees`(_ direction: LayoutDirection) throws {
        var solved = 0
        for seed in 0..<60 {
            var cache = LayoutCache()
            let document = try RandomScene(seed: seed).document
            let request = LayoutRequest(direction: direction)
            let comparison = TreePathComparison(document, for: request, reusing: &cache)
            if comparison == .same { solved += 1 }
        }
        #expect(solved > 15)
    }

    @Test func `what a layout is asked is answered as by constraints`() throws {
        let (b, tree, full) = try form()
        #expect(tree.method == .tree && full.method == .constraints)
        let field = b.id("field1")
        #expect(tree.constraints(on: field) == full.constraints(on: field))
        #expect(tree.contentSize(of: field) == full.contentSize(of: field))
        #expect(
            tree.explanation(of: field, .width)?.reasons
                == full.explanation(of: field, .width)?.reasons)
        #expect(tree.ambiguous().views == full.ambiguous().views)
    }

    @Test func `a form with fields of one width is a tree`() throws {
        let (b, tree, _) = try form()
        let frames = b.absoluteFrames(tree)
        #expect(frames["field1"] == Rect(x: 98, y: 0, width: 222, height: 30))
        #expect(frames["field2"] == Rect(x: 98, y: 38, width: 222, height: 30))
        #expect(frames["label2"] == Rect(x: 0, y: 42.5, width: 90, height: 21))
    }

    @Test func `rows keep their margins free beside fields of one width`() throws {
        for (row, margins) in [("row2", "0,16,0,16"), ("row1", "3,0,5,24"), ("form", "1,2,3,4")] {
            var (b, _, _) = try form()
            try b.set(row, .margins, margins)
            try b.set(row, .marginsRelative, "true")
            #expect(b.layout().method == .tree)
            var cache = LayoutCache()
            #expect(TreePathComparison(b.document, reusing: &cache) == .same)
        }
        var (b, _, _) = try form()
        try b.set("row2", .margins, "0,16,0,16")
        try b.set("row2", .marginsRelative, "true")
        let frames = b.absoluteFrames(b.layout())
        #expect(frames["label2"]?.width == 90)
        #expect(frames["field1"]?.width == 190)
        #expect(frames["field2"] == Rect(x: 114, y: 38, width: 190, height: 30))
    }

    @Test func `fields that are no longer of one width are laid out anew`() throws {
        var (b, _, _) = try form()
        let equal = try #require(b.document.allConstraints.first { $0.first.attribute == .width })
        var cache = LayoutCache()
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
        let before = b.document
        try b.change { plan throws(EditRefusal) in
            try plan.setProperty(.constant, of: .constraint(equal.id), to: .number(30))
        }
        let environment = try #require(LayoutEnvironment(b.document))
        _ = LayoutPass.run(before, in: environment, reusing: &cache)
        let kept = LayoutPass.run(b.document, in: environment, reusing: &cache)
        #expect(kept.difference(from: b.layout(), of: b.document) == nil)
        let frames = b.absoluteFrames(kept)
        #expect(frames["field2"]!.width == frames["field1"]!.width + 30)
    }

    @Test func `what stacks do not settle alone is left to the constraints`() throws {
        var b = try DocumentBuilder(size: Size(width: 320, height: 480))
        try b.add(.stack, "row")
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("row", edge, .equal, "view")
        }
        try b.add(.view, "a", in: "row", [(.intrinsic, "40x20")])
        try b.add(.view, "b", in: "row", [(.intrinsic, "40x20")])
        #expect(b.layout().method == .tree)
        try b.constrain("a", .width, .equal, "b", multiplier: 2)
        #expect(b.layout().method == .constraints)
    }

    @Test func `conflicts are found where required sizes do not fit`() throws {
        var b = try DocumentBuilder(size: Size(width: 100, height: 100))
        try b.add(.stack, "row", [(.spacing, "200")])
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("row", edge, .equal, "view")
        }
        try b.add(.view, "a", in: "row", [(.intrinsic, "40x20")])
        try b.add(.view, "b", in: "row", [(.intrinsic, "40x20")])
        let layout = b.layout()
        #expect(layout.method == .tree)
        #expect(layout.conflicts.count == 1)
        #expect(layout.unroundedFrames[b.id("row")]?.width == 200)
    }

    /// With too little space, just enough and more. One of the stacks has layout margins.
    @Test(arguments: [(120.0, 80.0), (170, 98), (171, 99), (400, 300)])
    func `stacks that fill with stacks share what is over`(_ width: Double, _ height: Double) throws
    {
        var b = try DocumentBuilder(size: Size(width: width, height: height))
        try b.add(.stack, "outer", [(.spacing, "10")])
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("outer", edge, .equal, "view")
        }
        for (column, hugging, margins) in [("1", "250", "4,5,6,7"), ("2", "249", "0,0,0,0")] {
            try b.add(
                .stack, "column" + column, in: "outer",
                [
                    (.axis, "vertical"), (.spacing, "8"), (.margins, margins),
                    (.marginsRelative, "true"),
                ])
            for (row, size) in [("1", "50x21"), ("2", "74x30"), ("3", "40x29")] {
                try b.add(
                    .view, "view" + column + row, in: "column" + column,
                    [
                        (.intrinsic, size), (.huggingHorizontal, hugging),
                        (.huggingVertical, row == "2" ? "240" : "250"),
                    ])
            }
        }
        let layout = b.layout()
        #expect(layout.method == .tree)
        let frames = b.absoluteFrames(layout)
        if width == 400 {
            #expect(frames["column1"] == Rect(x: 0, y: 0, width: 86, height: 300))
            #expect(frames["view12"] == Rect(x: 5, y: 33, width: 74, height: 224))
            #expect(frames["view22"] == Rect(x: 96, y: 29, width: 304, height: 234))
        }
        var cache = LayoutCache()
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
    }

    @Test func `stacks stand in one another as deep as a document allows`() throws {
        var b = try DocumentBuilder(size: Size(width: 320, height: 480))
        try b.add(.stack, "s1")
        for edge in [LayoutAttribute.leading, .top] {
            try b.constrain("s1", edge, .equal, "view")
        }
        for level in 2..<DocumentLimits.depth {
            try b.add(
                .stack, "s\(level)", in: "s\(level - 1)",
                [(.axis, level % 2 == 0 ? "vertical" : "horizontal")])
            if level % 8 == 0 {
                try b.add(.view, "v\(level)", in: "s\(level)", [(.intrinsic, "40x20")])
            }
        }
        try b.add(.view, "last", in: "s\(DocumentLimits.depth - 1)", [(.intrinsic, "40x20")])
        var cache = LayoutCache()
        #expect(TreePathComparison(b.document, reusing: &cache) == .same)
    }

    /// Makes two rows of a label and a field, and lays them out with both solvers.
    @Test func `margins at a readable width follow the screen's size`() throws {
        var b = try DocumentBuilder(size: Size(width: 700, height: 300))
        try b.set("view", .followsReadableWidth, "true")
        try b.add(.view, "a", [(.intrinsic, "40x30")])
        try b.constrain("a", .leading, .equal, "view.margins")
        try b.constrain("a", .top, .equal, "view")
        var cache = LayoutCache()
        for width in [700.0, 900] {
            let request = LayoutRequest(
                size: Size(width: width, height: 300),
                traits: SizeClasses(width: .regular, height: .regular))
            let environment = try #require(LayoutEnvironment(b.document, for: request))
            let kept = LayoutPass.run(b.document, in: environment, reusing: &cache)
            let fresh = LayoutPass.run(b.document, in: environment)
            #expect(kept.method == .tree)
            #expect(kept.difference(from: fresh, of: b.document) == nil)
        }
    }

    /// Two rows of a label and a field, in both ways.
    private func form() throws -> (builder: DocumentBuilder, tree: Layout, full: Layout) {
        var b = try DocumentBuilder(size: Size(width: 320, height: 480))
        try b.add(.stack, "form", [(.axis, "vertical"), (.spacing, "8")])
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("form", edge, .equal, "view")
        }
        for (row, width) in [("1", "60"), ("2", "90")] {
            try b.add(
                .stack, "row" + row, in: "form", [(.alignment, "center"), (.spacing, "8")])
            try b.add(
                .view, "label" + row, in: "row" + row,
                [(.intrinsic, width + "x21"), (.huggingHorizontal, "251")])
            try b.add(.view, "field" + row, in: "row" + row, [(.intrinsic, "100x30")])
        }
        try b.constrain("field2", .width, .equal, "field1")
        let environment = try #require(LayoutEnvironment(b.document))
        var cache = LayoutCache()
        cache.takesTreePath = false
        let full = LayoutPass.run(b.document, in: environment, reusing: &cache)
        return (b, b.layout(), full)
    }
}
