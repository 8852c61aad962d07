import LayoutChecks
import StackCore
import TestKit
import Testing

/// Repairs of positions and sizes that are open beside siblings: the nearest sibling gives the place,
/// no text is laid over another view, and views of one kind share their space.
@Suite struct RepairPlaceTests {
    private static let controls: [ViewKind] = [
        .label, .button, .textField, .switch, .stepper, .segmented, .slider, .datePicker,
    ]
    private static var matrix: CheckMatrix {
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-8", "iphone-16-pro", "iphone-se"]
        return matrix
    }

    /// Returns the commands of each repair for the warnings of a document, in the order of the list.
    private func repairs(_ b: DocumentBuilder) -> [[String]] {
        found(b).flatMap(\.repairs).map { $0.repair.commands(in: b.document) }
    }

    private func found(_ b: DocumentBuilder) -> [RepairableFinding] {
        RepairTrial.run(b.document, in: Self.matrix, atLeast: .warning)
    }

    private func made(_ repair: Repair, in document: Document) throws -> Document {
        var plan = EditPlan(document)
        try repair.make(&plan)
        return plan.document
    }

    private func warnings(of document: Document) -> [MergedFinding] {
        DocumentCheck.run(document, named: "", in: Self.matrix).findings.filter {
            $0.severity > .note
        }
    }

    /// Returns the layout of a document with another value of a property.
    private func layout(
        of document: Document, _ key: PropertyKey, _ value: String
    ) throws -> Layout {
        var plan = EditPlan(document)
        try plan.setProperty(key, of: .document, to: key.type.parse(value))
        return LayoutPass.run(plan.document, in: try #require(LayoutEnvironment(plan.document)))
    }

    private func device() throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .device, "iphone-8")
        return b
    }

    /// Returns two views of a kind, of which the second one has no position along the axes `open`
    /// and are beside each other otherwise.
    private func two(_ kind: ViewKind, _ open: [Axis]) throws -> DocumentBuilder {
        var b = try device()
        let text: [(PropertyKey, String)] =
            kind == .label || kind == .button ? [(.text, "Title")] : []
        for name in ["a", "b"] {
            try b.add(kind, name, text)
            if kind == .slider || kind == .textField { try b.constrain(name, .width, constant: 90) }
        }
        try b.constrain("a", .leading, .equal, "view", .leadingMargin)
        try b.constrain("a", .top, .equal, "view.safeArea", .top, constant: 12)
        if !open.contains(.horizontal) { try b.constrain("b", .leading, .equal, "a") }
        if !open.contains(.vertical) { try b.constrain("b", .centerY, .equal, "a") }
        return b
    }

    /// Returns where a view draws: a label its only line, in the middle of its frame.
    private func drawn(_ kind: ViewKind, _ frame: Rect) -> Rect {
        if kind != .label { return frame }
        return Rect(x: frame.x, y: frame.y + frame.height / 2 - 10, width: frame.width, height: 20)
    }

    @Test(arguments: controls, [[Axis.vertical], [.horizontal], [.horizontal, .vertical]])
    func `a view without a place gets one beside its sibling, not over it`(
        _ kind: ViewKind, _ open: [Axis]
    ) throws {
        let b = try two(kind, open)
        let all = found(b).flatMap(\.repairs)
        // Two date pickers do not fit side by side on the smallest phone. At the end of the row, the
        // second one covers the first one least.
        if kind == .datePicker, open == [.horizontal] {
            #expect(repairs(b) == [["constrain b.trailing = view.trailingMargin"]])
            return
        }
        let first = try #require(all.first, "\(kind)").repair.commands(in: b.document)
        #expect(first.contains { $0.contains(" a.bottom") || $0.contains(" a.trailing") })
        for tried in all {
            let after = try made(tried.repair, in: b.document)
            for name in ["iphone-8", "iphone-16-pro", "iphone-se"] {
                let layout = try layout(of: after, .device, name)
                let one = drawn(kind, try #require(layout.frame(of: b.id("a"))))
                let other = drawn(kind, try #require(layout.frame(of: b.id("b"))))
                let isApart =
                    one.maxX <= other.x + 4 || other.maxX <= one.x + 4
                    || one.maxY <= other.y + 4 || other.maxY <= one.y + 4
                #expect(isApart, "\(kind) \(tried.repair.commands(in: b.document)) on \(name)")
            }
        }
    }

    /// The third view of a column gets the distance that the second one has.
    @Test(arguments: [4.0, 8, 20]) func `a column is continued`(_ gap: Double) throws {
        var b = try device()
        for name in ["a", "b", "c"] {
            try b.add(.label, name, [(.text, "Title")])
            try b.constrain(name, .leading, .equal, "view", .leadingMargin)
        }
        try b.constrain("a", .top, .equal, "view.safeArea", .top)
        try b.constrain("b", .top, .equal, "a", .bottom, constant: gap)
        #expect(
            repairs(b).first == ["constrain c.top = b.bottom + " + NumberSpelling.spell(gap)])
    }

    /// A text is attached to a chain of views, of which the first one is at an edge of the root.
    @Test(arguments: 1...3, [LayoutAttribute.top, .bottom])
    func `the view at the edge moves to the safe area`(
        _ length: Int, _ edge: LayoutAttribute
    ) throws {
        var b = try device()
        let other: LayoutAttribute = edge == .top ? .bottom : .top
        var last = "view"
        for number in 0..<length {
            let name = "v\(number)"
            try b.add(.view, name, [(.backgroundColor, "#ff0000")])
            try b.constrain(name, .leading, .equal, "view")
            try b.constrain(name, .trailing, .equal, "view")
            try b.constrain(name, .height, constant: 4)
            try b.constrain(name, edge, .equal, last, number == 0 ? edge : other)
            last = name
        }
        try b.add(.label, "text", [(.text, "Title")])
        try b.constrain("text", .centerX, .equal, "view")
        try b.constrain("text", edge, .equal, last, other)
        let first = try #require(found(b).flatMap(\.repairs).first)
        let commands = first.repair.commands(in: b.document)
        #expect(commands.last == "constrain v0.\(edge) = view.safeArea.\(edge)", "\(commands)")
        #expect(warnings(of: try made(first.repair, in: b.document)).isEmpty)
    }

    /// Views of one kind that together are as long as the screen, so that it is open how long each is.
    @Test(
        arguments: [
            (ViewKind.view, Axis.horizontal), (.view, .vertical), (.slider, .horizontal),
            (.progress, .horizontal), (.scroll, .horizontal), (.scroll, .vertical),
            (.textView, .horizontal),
        ], 2...3)
    func `views of one kind without a size share their space`(
        _ kind: (ViewKind, axis: Axis), _ count: Int
    ) throws {
        let (kind, axis) = kind
        var b = try device()
        try chain(kind, count, axis, &b)
        let commands = repairs(b)
        let size = axis.size.rawValue
        #expect(
            commands.first == (1..<count).map { "constrain v\($0).\(size) = v0.\(size)" },
            "\(kind) \(commands)")
        #expect(!commands.contains { $0.contains { $0.contains("scrollEnabled") } })
    }

    private func chain(
        _ kind: ViewKind, _ count: Int, _ axis: Axis, _ b: inout DocumentBuilder
    ) throws {
        let crossing = axis.crossing
        for number in 0..<count {
            let name = "v\(number)"
            let looks: [(PropertyKey, String)] =
                switch kind {
                case .view: [(.backgroundColor, "#ff0000")]
                case .label: [(.text, "Hello")]
                default: []
                }
            try b.add(kind, name, looks)
            try b.constrain(name, crossing.start, .equal, "view.safeArea")
            if kind == .scroll || kind == .view || kind == .textView {
                try b.constrain(name, crossing.size, constant: 60)
            }
            if number > 0 {
                try b.constrain(name, axis.start, .equal, "v\(number - 1)", axis.end, constant: 8)
            }
        }
        try b.constrain("v0", axis.start, .equal, "view.safeArea")
        try b.constrain("v\(count - 1)", axis.end, .equal, "view.safeArea")
    }

    @Test(arguments: [
        ViewKind.label, .segmented, .switch, .stepper, .datePicker, .pageControl, .button,
    ])
    func `of views with a content size one keeps it, and no number is set first`(_ kind: ViewKind)
        throws
    {
        var b = try device()
        try chain(kind, 2, .horizontal, &b)
        let commands = repairs(b)
        #expect(commands.first?.first?.contains(".hugging.horizontal ") == true, "\(commands)")
    }

    /// A reason is given only if it is true: no repair for a view is known, and another one is listed.
    @Test(arguments: [ViewKind.view, .label, .switch, .slider])
    func `what another repair determines is not called hopeless`(_ kind: ViewKind) throws {
        var b = try device()
        try chain(kind, 3, .horizontal, &b)
        for item in found(b) where item.repairs.isEmpty {
            #expect(item.noRepairReason.contains("fixes this, too"), "\(item.noRepairReason)")
        }
    }

    /// A square of open size in the middle stays on the screen, and nothing is said twice.
    @Test(arguments: [1.0, 2, 0.5]) func `a repair leaves a view on the screen`(_ ratio: Double)
        throws
    {
        var b = try device()
        try b.add(.view, "box", [(.backgroundColor, "#ff0000")])
        try b.constrain("box", .width, .equal, "box", .height, multiplier: ratio)
        try b.constrain("box", .centerX, .equal, "view")
        try b.constrain("box", .centerY, .equal, "view")
        let all = found(b).flatMap(\.repairs)
        #expect(!all.isEmpty)
        for tried in all {
            let after = try made(tried.repair, in: b.document)
            let notes = DocumentCheck.run(after, named: "", in: Self.matrix).findings
            #expect(notes.isEmpty, "\(notes.map(\.message))")
            let layout = try layout(of: after, .orientation, "landscape")
            let frame = try #require(layout.frame(of: b.id("box")))
            #expect(frame.x >= 0 && frame.y >= 0 && frame.maxY <= 375 && frame.height > 100)
        }
    }

    /// Both axes of a view are findings, which `check` prints as one.
    @Test(arguments: ["ltr", "rtl"]) func `both open axes of a view are named`(
        _ direction: String
    ) throws {
        var b = try device()
        try b.set(document: .direction, direction)
        try b.add(.label, "text", [(.text, "Title")])
        let checked = DocumentCheck.run(b.document, named: "", in: Self.matrix)
        let open = checked.findings.filter { $0.finding.rule == .ambiguous }
        #expect(Set(open.map(\.finding.axis)) == [.horizontal, .vertical])
        let side = direction == "ltr" ? "left" : "right"
        #expect(
            checked.folded.findings.contains {
                $0.message.hasPrefix("text.\(side) is ambiguous")
                    && $0.message.hasSuffix("(so is text.top)")
            })
    }

    /// In a box of open width, the views that keep their distance from its start are not open.
    @Test(arguments: ["ltr", "rtl"], 1...3) func `views in an open box follow from it`(
        _ direction: String, _ count: Int
    ) throws {
        var b = try device()
        try b.set(document: .direction, direction)
        try b.add(.view, "box")
        try b.constrain("box", .centerX, .equal, "view")
        try b.constrain("box", .top, .equal, "view.safeArea")
        try b.constrain("box", .height, constant: 200)
        for number in 0..<count {
            let name = "text\(number)"
            try b.add(.label, name, in: "box", [(.text, "Title")])
            try b.constrain(name, .leading, .equal, "box", constant: 20)
            try b.constrain(name, .trailing, .lessThanOrEqual, "box", constant: -20)
            try b.constrain(name, .top, .equal, "box", constant: Double(40 * number))
        }
        let open = warnings(of: b.document).filter { $0.finding.rule == .ambiguous }
        #expect(open.map(\.names) == [["box"]], "\(open.map(\.message))")
    }
}
