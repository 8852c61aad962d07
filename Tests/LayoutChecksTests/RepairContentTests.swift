import LayoutChecks
import StackCore
import TestKit
import Testing

/// Repairs of what is open because one edge is missing somewhere else: between two chains of views,
/// at the content of a container, or between a column and its superview. No repair moves a view out of
/// its superview.
@Suite struct RepairContentTests {
    private static var matrix: CheckMatrix {
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-8", "iphone-16-pro"]
        return matrix
    }
    private static let red: [(PropertyKey, String)] = [(.backgroundColor, "#ff0000")]

    private func found(_ b: DocumentBuilder) -> [RepairableFinding] {
        RepairTrial.run(b.document, in: Self.matrix, atLeast: .warning)
    }

    /// Returns the commands of the first repair that is listed, and whether it leaves no warning.
    private func first(_ b: DocumentBuilder) throws -> [String] {
        let all = found(b).flatMap(\.repairs)
        let repair = try #require(all.first).repair
        var plan = EditPlan(b.document)
        try repair.make(&plan)
        let left = DocumentCheck.run(plan.document, named: "", in: Self.matrix).findings.filter {
            $0.severity > .note
        }
        #expect(left.isEmpty, "\(repair.commands(in: b.document)) \(left.map(\.message))")
        return repair.commands(in: b.document)
    }

    private func device() throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .device, "iphone-8")
        return b
    }

    private func hold(
        _ view: String, _ edges: [LayoutAttribute], in outer: String,
        _ b: inout DocumentBuilder, by inset: Double = 0
    ) throws {
        for edge in edges {
            let isStart = edge == .leading || edge == .top
            try b.constrain(view, edge, .equal, outer, constant: isStart ? inset : -inset)
        }
    }

    /// A column of labels in a container that is as high as its content: each of the constraints
    /// between two of them is left out in turn.
    @Test(arguments: ["scroll", "card", "content", "stack"], 1...3)
    func `two chains are linked at their own distance`(_ kind: String, _ missing: Int) throws {
        var b = try device()
        var outer = "view.safeArea"
        if kind == "scroll" || kind == "content" {
            try b.add(.scroll, "page")
            try hold("page", [.leading, .trailing, .top, .bottom], in: outer, &b)
            outer = "page"
        }
        if kind == "stack" {
            try b.add(.stack, "rows", [(.axis, "vertical")])
            try hold("rows", [.leading, .trailing, .top], in: outer, &b, by: 16)
            try b.add(.view, "card", in: "rows", Self.red)
            outer = "card"
        } else if kind != "scroll" {
            try b.add(.view, "card", in: kind == "card" ? "view" : "page", Self.red)
            try hold("card", [.leading, .trailing, .top], in: outer, &b, by: 16)
            if kind == "content" {
                try hold("card", [.bottom], in: outer, &b, by: 16)
                try b.constrain("card", .width, .equal, "page.frame", constant: -32)
            }
            outer = "card"
        }
        for number in 0..<4 {
            let name = "v\(number)"
            try b.add(.label, name, in: outer, [(.text, "Title")])
            try hold(name, [.leading], in: outer, &b, by: 12)
            if outer == "page" { try hold(name, [.trailing], in: outer, &b, by: 12) }
            if number == 0 || number == missing { continue }
            try b.constrain(name, .top, .equal, "v\(number - 1)", .bottom, constant: 20)
        }
        if outer == "page" { try b.constrain("v0", .width, .equal, "page.frame", constant: -24) }
        try hold("v0", [.top], in: outer, &b, by: 12)
        try hold("v3", [.bottom], in: outer, &b, by: 12)
        #expect(
            try first(b) == ["constrain v\(missing).top = v\(missing - 1).bottom + 20"],
            "\(kind)")
    }

    /// Views one in another, of which the innermost content has no end.
    @Test(arguments: 1...3, ["card", "bar", "stack"])
    func `the missing edge of the content is found at every depth`(_ depth: Int, _ kind: String)
        throws
    {
        var b = try device()
        var outer = "card"
        switch kind {
        case "stack":
            try b.add(.stack, "rows", [(.axis, "vertical")])
            try hold("rows", [.leading, .trailing, .top], in: "view.safeArea", &b, by: 16)
            try b.add(.view, "card", in: "rows", Self.red)
        case "bar":
            try b.add(.table, "list")
            try b.add(.view, "card", Self.red)
            try hold("list", [.leading, .trailing, .top], in: "view.safeArea", &b)
            try b.constrain("card", .top, .equal, "list", .bottom)
            try hold("card", [.leading, .trailing, .bottom], in: "view.safeArea", &b)
        default:
            try b.add(.view, "card", Self.red)
            try hold("card", [.leading, .trailing, .top], in: "view.safeArea", &b, by: 16)
        }
        for number in 1..<depth {
            try b.add(.view, "inner\(number)", in: outer)
            try hold("inner\(number)", [.leading, .trailing, .top, .bottom], in: outer, &b, by: 8)
            outer = "inner\(number)"
        }
        try b.add(.label, "text", in: outer, [(.text, "Title")])
        try hold("text", [.leading, .top], in: outer, &b, by: 12)
        #expect(try first(b) == ["constrain text.bottom = \(outer).bottom - 12"], "\(kind)")
    }

    /// The views of a column begin where its first one does, and nothing holds that one.
    @Test(arguments: ["ltr", "rtl"], [ViewKind.label, .textField, .button])
    func `a column is attached at its start`(_ direction: String, _ kind: ViewKind) throws {
        var b = try device()
        try b.set(document: .direction, direction)
        for number in 0..<3 {
            let name = "v\(number)"
            try b.add(kind, name, kind == .textField ? [] : [(.text, "Title")])
            if kind == .textField, number == 0 { try b.constrain(name, .width, constant: 200) }
            if number == 0 {
                try b.constrain(name, .top, .equal, "view.safeArea", constant: 20)
                continue
            }
            try b.constrain(name, .top, .equal, "v\(number - 1)", .bottom, constant: 8)
            try b.constrain(name, .leading, .equal, "v0")
            if kind == .textField { try b.constrain(name, .trailing, .equal, "v0") }
        }
        #expect(try first(b) == ["constrain v0.leading = view.leadingMargin"])
    }

    /// A text in a bar or card, whose place is open. Another view fills the card, or is in its middle.
    @Test(arguments: ["picture", "color", "tap", "title"], [Axis.vertical, .horizontal])
    func `no repair moves a text out of its superview`(
        _ other: String, _ axis: Axis
    ) throws {
        for isCut in [false, true] { try expectInside(other, axis, isCut) }
    }

    private func expectInside(_ other: String, _ axis: Axis, _ isCut: Bool) throws {
        var b = try device()
        try b.add(.view, "card", Self.red + (isCut ? [(.clipsToBounds, "true")] : []))
        try hold("card", [.top], in: "view.safeArea", &b, by: 16)
        try b.constrain("card", .centerX, .equal, "view")
        try b.constrain("card", .width, constant: 150)
        try b.constrain("card", .height, constant: 50)
        switch other {
        case "picture": try b.add(.image, "other", in: "card", [(.image, "300x100")])
        case "tap": try b.add(.button, "other", in: "card")
        case "color": try b.add(.view, "other", in: "card", [(.backgroundColor, "#00ff00")])
        default:
            try b.add(.label, "other", in: "card", [(.text, "A title of it")])
            try b.constrain("other", .centerY, .equal, "card")
            try b.constrain("other", .leading, .equal, "card", constant: 8)
        }
        if other != "title" {
            try hold("other", [.leading, .trailing, .top, .bottom], in: "card", &b)
        }
        try b.add(.label, "text", in: "card", [(.text, "Subtitle")])
        if axis == .vertical {
            try b.constrain("text", .leading, .equal, "card", constant: 8)
        } else {
            try b.constrain("text", .centerY, .equal, "card")
        }
        let all = found(b).flatMap(\.repairs)
        #expect(!all.isEmpty)
        for tried in all {
            var plan = EditPlan(b.document)
            try tried.repair.make(&plan)
            let layout = LayoutPass.run(
                plan.document, in: try #require(LayoutEnvironment(plan.document)))
            let frame = try #require(layout.frame(of: b.id("text")))
            let isInside =
                frame.x >= 0 && frame.y >= 0 && frame.maxX <= 150 && frame.maxY <= 50
            #expect(isInside, "\(tried.repair.commands(in: b.document)) \(frame)")
        }
    }

    /// A view that must lie over another one, because that one fills the screen or the middle of it.
    @Test(arguments: [ViewKind.textView, .table, .stack])
    func `a place over another view is better than none`(_ kind: ViewKind) throws {
        var b = try device()
        try b.add(kind, "content")
        if kind == .stack {
            try b.add(.image, "picture", in: "content", [(.image, "300x420")])
            try b.constrain("content", .centerX, .equal, "view.safeArea")
            try b.constrain("content", .centerY, .equal, "view.safeArea")
        } else {
            try hold("content", [.leading, .trailing, .top, .bottom], in: "view", &b)
        }
        try b.add(.button, "close", [(.text, "Close")])
        try b.constrain("close", .trailing, .equal, "view.safeArea", constant: -16)
        #expect(try first(b).count == 1)
    }

    /// A row, column or card that its content makes as long as it is, below or beside a title.
    @Test(arguments: ["column", "card"])
    func `a container is placed behind its neighbour`(_ kind: String) throws {
        var b = try device()
        try b.add(.label, "title", [(.text, "Title")])
        try b.constrain("title", .top, .equal, "view.safeArea", constant: 20)
        try b.constrain("title", .leading, .equal, "view", .leadingMargin)
        if kind == "card" {
            try b.add(.view, "box", Self.red)
            try b.add(.label, "text", in: "box", [(.text, "Text")])
            try hold("text", [.leading, .top, .bottom], in: "box", &b, by: 8)
        } else {
            try b.add(.stack, "box", [(.axis, "vertical"), (.spacing, "16")])
            for name in ["one", "two"] { try b.add(.button, name, in: "box", [(.text, "Go")]) }
        }
        try b.constrain("box", .leading, .equal, "view", .leadingMargin)
        try b.constrain("box", .trailing, .equal, "view", .trailingMargin)
        #expect(try first(b) == ["constrain box.top = title.bottom + 8"])
    }

    /// A content view that code fills has nothing to show, and no repair can show it.
    @Test(arguments: [LayoutAttribute.top, .bottom])
    func `scrolled content without a height is attached all the same`(_ edge: LayoutAttribute)
        throws
    {
        var b = try device()
        try b.add(.scroll, "page")
        try hold("page", [.leading, .trailing, .top, .bottom], in: "view.safeArea", &b)
        try b.add(.view, "content", in: "page", [(.customClass, "Own")])
        try hold("content", [.leading, .trailing, edge == .top ? .bottom : .top], in: "page", &b)
        try b.constrain("content", .width, .equal, "page.frame")
        #expect(try first(b) == ["constrain content.\(edge) = page.\(edge)"])
    }

    /// Both axes of scrolled content are open: each finding has a repair of its own.
    @Test func `a repair for one axis of scrolled content leaves the other one alone`() throws {
        var b = try device()
        try b.add(.scroll, "page")
        try hold("page", [.leading, .trailing, .top, .bottom], in: "view.safeArea", &b)
        try b.add(.label, "text", in: "page", [(.text, "Text")])
        try hold("text", [.top, .trailing], in: "page", &b, by: 20)
        let commands = found(b).flatMap(\.repairs).map { $0.repair.commands(in: b.document) }
        #expect(commands.contains(["constrain text.bottom = page.bottom - 20"]), "\(commands)")
        #expect(commands.allSatisfy { $0.count == 1 }, "\(commands)")
    }
}
