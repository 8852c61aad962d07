import LayoutChecks
import StackCore
import TestKit
import Testing

/// Repairs improve a layout visibly: hidden views become visible, and no repair only determines a
/// layout that cannot be seen.
@Suite struct RepairTests {
    private static let seeds = 0..<4

    private static var matrix: CheckMatrix {
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-8", "iphone-se"]
        return matrix
    }

    private func warnings(of document: Document) -> [MergedFinding] {
        DocumentCheck.run(document, named: "", in: Self.matrix).findings.filter {
            $0.severity > .note
        }
    }

    private func made(_ repair: Repair, in document: Document) throws -> Document {
        var plan = EditPlan(document)
        try repair.make(&plan)
        return plan.document
    }

    /// Returns the views without a size, off the screen, or before the start of scrollable content.
    private func hidden(in document: Document) throws -> [String] {
        let layout = LayoutPass.run(document, in: try #require(LayoutEnvironment(document)))
        let screen = layout.environment.size
        return document.subtree().dropFirst().filter { id in
            guard let frame = layout.frame(of: id) else { return false }
            if frame.width < 0.5 || frame.height < 0.5 { return true }
            guard let parent = document[id].parent, let outer = layout.frame(of: parent) else {
                return false
            }
            if document[parent].kind == .scroll { return frame.x < -1 || frame.y < -1 }
            let room = parent == .root ? screen : outer.size
            return frame.maxX <= 0 || frame.maxY <= 0 || frame.x >= room.width
                || frame.y >= room.height
        }.map { document[$0].name }
    }

    @Test(arguments: FaultyLayout.Kind.allCases, seeds)
    func `every fault is mended, and all is seen then`(
        _ kind: FaultyLayout.Kind, _ seed: Int
    ) throws {
        var document = try FaultyLayout(kind, seed).builder.document
        var left = warnings(of: document)
        #expect(!left.isEmpty || kind == .missingEdges, "\(kind) \(seed)")
        while !left.isEmpty {
            let found = RepairTrial.run(document, in: Self.matrix, atLeast: .warning)
            let repairs = found.flatMap(\.repairs)
            for tried in repairs {
                let after = try made(tried.repair, in: document)
                let message = "\(kind) \(seed): \(tried.repair.commands(in: document))"
                #expect(warnings(of: after).count < left.count, "\(message)")
                let new = Set(try hidden(in: after)).subtracting(try hidden(in: document))
                #expect(new.isEmpty, "\(message) hides \(new)")
            }
            let first = try #require(repairs.first, "\(kind) \(seed): \(left.map(\.message))")
            document = try made(first.repair, in: document)
            left = warnings(of: document)
        }
        let lost = try hidden(in: document)
        #expect(lost.isEmpty, "\(kind) \(seed): \(lost)")
    }

    /// Repairs with the stack's own properties are offered first.
    @Test(arguments: [
        (FaultyLayout.Kind.ownGap, "space after "), (.ownEdge, "set row.margins "),
        (.ownSizeAcross, "set row.alignment center"),
        (.hiddenSize, "set row.distribution fillEqually"),
        (.partsWithSpacing, "set row.spacing 0"),
    ])
    func `a stack's own means come first`(_ kind: FaultyLayout.Kind, _ words: String) throws {
        for seed in Self.seeds {
            let document = try FaultyLayout(kind, seed).builder.document
            let found = RepairTrial.run(document, in: Self.matrix, atLeast: .warning)
            let first = try #require(found.first?.repairs.first)
            let commands = first.repair.commands(in: document)
            #expect(commands.contains { $0.hasPrefix(words) }, "\(seed): \(commands)")
        }
    }

    /// A container is as high as its content, and a scroll view's content as long as its container.
    @Test(arguments: [
        (FaultyLayout.Kind.missingInnerEnd, "constrain text.bottom = card.bottom"),
        (.missingContainerEnd, "constrain card.bottom = page.bottom"),
    ])
    func `a container is as high as its content`(
        _ kind: FaultyLayout.Kind, _ words: String
    ) throws {
        for seed in Self.seeds {
            let document = try FaultyLayout(kind, seed).builder.document
            let found = RepairTrial.run(document, in: Self.matrix, atLeast: .warning)
            let first = try #require(found.first?.repairs.first, "\(kind) \(seed)")
            let commands = first.repair.commands(in: document)
            #expect(commands.count == 1 && commands[0].hasPrefix(words), "\(seed): \(commands)")
        }
    }

    @Test func `the width of scrolled content is that of the frame without its insets`() throws {
        for inset in [0.0, 8, 20] {
            var b = try DocumentBuilder(size: Size(width: 375, height: 667))
            try b.add(.scroll, "page")
            for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
                try b.constrain("page", edge, .equal, "view")
            }
            try b.add(.view, "box", in: "page", [(.backgroundColor, "#ff0000")])
            try b.constrain("box", .leading, .equal, "page", constant: inset)
            try b.constrain("page", .trailing, .equal, "box", constant: inset)
            try b.constrain("box", .top, .equal, "page")
            try b.constrain("box", .bottom, .equal, "page")
            try b.constrain("box", .height, constant: 900)
            let found = RepairTrial.run(b.document, in: CheckMatrix())
            let first = found.first?.repairs.first?.repair.commands(in: b.document)
            let rest = inset == 0 ? "" : " - " + NumberSpelling.spell(2 * inset)
            #expect(first == ["constrain box.width = page.frame.width" + rest])
        }
    }

    /// Views that are not installed, in all size classes or in some, are no obstacle to repairs of
    /// the others.
    @Test(arguments: FaultyLayout.Kind.allCases, seeds)
    func `views that are not installed are passed over`(
        _ kind: FaultyLayout.Kind, _ seed: Int
    ) throws {
        var random = SeededGenerator(seed: seed)
        var b = try FaultyLayout(kind, seed).builder
        let views = b.document.allViews.filter { $0.id != .root }
        for view in views where view.kind == .view || view.kind == .stack {
            try b.add(.label, view.name + "Extra", in: view.name, [(.text, "Hi")])
        }
        for view in b.document.allViews where view.id != .root {
            let isExtra = view.name.hasSuffix("Extra")
            guard isExtra || Int.random(in: 0..<4, using: &random) == 0 else { continue }
            let condition = SizeClasses(width: random.pick([.any, .compact]), height: .any)
            try b.change { plan throws(EditRefusal) in
                try plan.setProperty(
                    .installed, condition, of: .view(view.id), to: .flag(false))
            }
        }
        let before = warnings(of: b.document)
        for found in RepairTrial.run(b.document, in: Self.matrix, atLeast: .warning) {
            for tried in found.repairs {
                #expect(warnings(of: try made(tried.repair, in: b.document)).count < before.count)
            }
        }
    }

    /// A view with an undetermined width gets no width of 0, though the layout shows it so.
    @Test func `what nobody knows is not made up`() throws {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.add(.view, "box", [(.backgroundColor, "#ff0000")])
        try b.add(.label, "text", [(.text, "Hi")])
        try b.constrain("box", .leading, .equal, "view", constant: 16)
        try b.constrain("box", .top, .equal, "view", constant: 40)
        try b.constrain("box", .height, constant: 40)
        try b.constrain("text", .leading, .equal, "box", .trailing, constant: 8)
        try b.constrain("text", .top, .equal, "box")
        let found = RepairTrial.run(b.document, in: CheckMatrix())
        #expect(found.first?.noRepairReason.contains("how wide box should be") == true)
        #expect(!found.flatMap(\.repairs).isEmpty)
        for tried in found.flatMap(\.repairs) {
            let after = try made(tried.repair, in: b.document)
            let layout = LayoutPass.run(after, in: try #require(LayoutEnvironment(after)))
            #expect(try #require(layout.frame(of: b.id("box"))).width > 1)
        }
    }

    /// Two texts side by side leave open which one grows or is truncated. A repair raises a priority
    /// of one of them, and the place of the other one follows, or makes them equally wide.
    @Test(arguments: [1, 3], [1, 3, 8])
    func `a tie of two texts is decided by a priority`(_ first: Int, _ second: Int) throws {
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.set(document: .device, "iphone-se")
        for (name, words) in [("a", first), ("b", second)] {
            let text = Array(repeating: "words", count: words).joined(separator: " ")
            try b.add(.label, name, [(.text, text)])
            try b.constrain(name, .top, .equal, "view", constant: 40)
        }
        try b.constrain("a", .leading, .equal, "view", constant: 16)
        try b.constrain("b", .leading, .equal, "a", .trailing, constant: 8)
        try b.constrain("view", .trailing, .equal, "b", .trailing, constant: 16)
        let all = RepairTrial.run(b.document, in: Self.matrix)
        let found = all.filter { $0.finding.finding.rule == .ambiguous }
        #expect(!found.isEmpty)
        let commands = all.flatMap(\.repairs).flatMap { $0.repair.commands(in: b.document) }
        #expect(
            commands.contains {
                $0.contains(".hugging.") || $0.contains(".compression.")
                    || $0 == "constrain b.width = a.width"
            },
            "\(commands)")
        for item in found where item.repairs.isEmpty {
            #expect(item.noRepairReason.contains("fixes this, too"), "\(item.noRepairReason)")
        }
        for tried in found.flatMap(\.repairs) {
            let left = warnings(of: try made(tried.repair, in: b.document))
            #expect(!left.contains { $0.finding.rule == .ambiguous }, "\(left.map(\.message))")
        }
    }

    /// Three views are too long for their row. Some repairs would leave the last one off the screen.
    @Test(arguments: 0..<4)
    func `a conflict's repair shows what another one shows`(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.add(.stack, "row", [(.spacing, "10")])
        try b.constrain("row", .leading, .equal, "view")
        try b.constrain("row", .trailing, .equal, "view")
        try b.constrain("row", .top, .equal, "view", constant: 40)
        try b.constrain("row", .height, constant: 44)
        for (number, least) in [180.0, 130, 100].enumerated() {
            try b.add(.view, "v\(number)", in: "row", [(.backgroundColor, "#ff0000")])
            try b.constrain(
                "v\(number)", .width,
                constant: least + Double(Int.random(in: 0...20, using: &random)))
        }
        let found = RepairTrial.run(b.document, in: Self.matrix, atLeast: .error)
        let repairs = found.flatMap(\.repairs)
        #expect(!repairs.isEmpty)
        for tried in repairs {
            let lost = try hidden(in: try made(tried.repair, in: b.document))
            #expect(lost.isEmpty, "\(tried.repair.commands(in: b.document)) leaves \(lost)")
        }
    }

    @Test(arguments: [20, 80]) func `a conflict of many constraints is repaired`(_ count: Int)
        throws
    {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        for number in 0..<count {
            try b.add(.label, "v\(number)", [(.text, "Name")])
            try b.constrain("v\(number)", .leading, .equal, "view", constant: 16)
            try b.constrain("v\(number)", .top, .equal, "view", constant: 40)
            if number > 0 { try b.constrain("v\(number)", .width, .equal, "v\(number - 1)") }
        }
        try b.constrain("v0", .width, constant: 60)
        try b.constrain("v\(count - 1)", .width, constant: 90)
        let found = RepairTrial.run(b.document, in: Self.matrix, atLeast: .error)
        #expect(found.count == 1 && found[0].repairs.count > 0)
    }

    @Test func `the layout in which something is worst is named`() throws {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .device, "iphone-8")
        try b.add(.label, "text", [(.text, "Words that need more than a narrow screen has")])
        try b.constrain("text", .leading, .equal, "view", constant: 10)
        try b.constrain("text", .trailing, .equal, "view", constant: -10)
        try b.constrain("text", .top, .equal, "view", constant: 40)
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-8", "iphone-se", "ipad-11"]
        let found = RepairTrial.run(b.document, in: matrix)
        #expect(found.first?.extent?.hasPrefix("on iphone-se portrait") == true)
    }

    /// A list whose cell has two views that share its width, so that it is open which grows.
    @Test(arguments: ["table", "collection"], [ViewKind.label, .image, .view])
    func `no repair constrains a cell from outside`(style: String, kind: ViewKind) throws {
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.add(style == "table" ? .table : .collection, "list")
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("list", edge, .equal, "view")
        }
        try b.add(.cell, "cell", in: "list")
        for name in ["a", "b"] {
            try b.add(kind, name, in: "cell", kind == .label ? [(.text, "Number")] : [])
            try b.constrain(name, .top, .equal, "cell")
            try b.constrain(name, .height, constant: 20)
        }
        try b.constrain("a", .leading, .equal, "cell")
        try b.constrain("b", .leading, .equal, "a", .trailing)
        try b.constrain("b", .trailing, .equal, "cell")
        let cell = b.id("cell")
        let found = RepairTrial.run(b.document, in: Self.matrix, atLeast: .note)
        for tried in found.flatMap(\.repairs) {
            let after = try made(tried.repair, in: b.document)
            let isTied = after.allConstraints.contains { constraint in
                constraint.views.contains(cell)
                    && constraint.views.contains { !after.isAncestor(cell, of: $0) }
            }
            #expect(!isTied, "\(tried.repair.commands(in: b.document))")
        }
    }
}
