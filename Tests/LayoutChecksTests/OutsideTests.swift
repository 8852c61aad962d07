import LayoutChecks
import StackCore
import TestKit
import Testing

/// Texts that are too long for the screen, and content that is too high for its row.
@Suite struct OutsideTests {
    private static let long = String(repeating: "A text that nothing keeps inside. ", count: 4)

    private static var matrix: CheckMatrix {
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-15", "iphone-se"]
        matrix.orientations = [.portrait]
        return matrix
    }

    private func findings(_ b: DocumentBuilder, _ rule: RuleID) -> [Finding] {
        DocumentCheck.run(b.document, named: "", in: Self.matrix).findings.map(\.finding).filter {
            $0.rule == rule
        }
    }

    private func screen() throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 393, height: 852))
        try b.set(document: .device, "iphone-15")
        return b
    }

    /// Rows of a file whose content has no height: the app's code probably sets their heights.
    @Test(arguments: [0.0, 8, 20])
    func `content without a height in a stored row is at most a note`(_ inset: Double) throws {
        let mask = (PropertyKey.autoresizing, "flexibleRightMargin,flexibleBottomMargin")
        var b = try screen()
        try b.set("view", .frame, "0,0,393,852")
        try b.add(
            .table, "table", in: "view",
            [(.frame, "0,0,393,852"), (.autoresizing, "flexibleWidth,flexibleHeight")])
        try b.add(.cell, "cell", in: "table", [(.frame, "0,0,393,200"), mask])
        try b.add(.view, "content", in: "cell", [(.frame, "0,0,393,200"), mask])
        try b.add(.textView, "note", in: "content", [(.text, "Some words")])
        for (edge, inset) in [
            (LayoutAttribute.leading, 8), (.trailing, -8), (.top, inset), (.bottom, -inset),
        ] {
            try b.constrain("note", edge, .equal, "content", edge, constant: inset)
        }
        try b.add(.label, "name", in: "content", [(.text, "Name")])
        try b.add(.label, "other", in: "content", [(.text, "Other")])
        for (label, y) in [("name", 0.1), ("other", 0.4)] {
            try b.constrain(label, .leading, .equal, "content", constant: 8)
            try b.constrain(label, .centerY, .equal, "content", .bottom, multiplier: y)
        }
        let zero = findings(b, .zeroSize)
        #expect(zero.count == (inset > 0 ? 1 : 0))
        #expect(zero.allSatisfy { $0.isEstimate && $0.message.hasSuffix("no height of its row") })
        #expect(inset > 0 || findings(b, .overlap).isEmpty)
    }

    /// How a container in the root is placed horizontally.
    private enum Place: CaseIterable {
        case centre, start, end

        func constrain(_ b: inout DocumentBuilder, _ name: String) throws {
            switch self {
            case .centre: try b.constrain(name, .centerX, .equal, "view", .centerX)
            case .start: try b.constrain(name, .leading, .equal, "view", .leadingMargin)
            case .end: try b.constrain(name, .trailing, .equal, "view", .trailingMargin)
            }
        }
    }

    private enum Container: CaseIterable {
        case column, centredColumn, row, box, boxInBox

        /// Adds the container `outer`, which is as wide as the text in it.
        func add(_ b: inout DocumentBuilder, _ kind: ViewKind) throws {
            let text: [(PropertyKey, String)] = [
                (.text, kind == .button ? String(OutsideTests.long.prefix(80)) : OutsideTests.long)
            ]
            switch self {
            case .column, .centredColumn, .row:
                try b.add(
                    .stack, "outer",
                    [
                        (.axis, self == .row ? "horizontal" : "vertical"),
                        (.alignment, self == .column ? "fill" : "center"),
                    ])
                try b.add(kind, "text", in: "outer", text)
            case .box, .boxInBox:
                try b.add(.view, "outer")
                let parent = self == .box ? "outer" : "inner"
                if self == .boxInBox {
                    try b.add(.view, "inner", in: "outer")
                    try pin("inner", "outer", &b)
                }
                try b.add(kind, "text", in: parent, text)
                try pin("text", parent, &b)
            }
        }

        private func pin(_ inner: String, _ outer: String, _ b: inout DocumentBuilder) throws {
            for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
                try b.constrain(inner, edge, .equal, outer, edge)
            }
        }
    }

    @Test(arguments: Container.allCases, Place.allCases)
    private func `a text that makes its container wider than the screen is found and mended`(
        _ container: Container, _ place: Place
    ) throws {
        for kind in [ViewKind.label, .button] {
            var b = try screen()
            try container.add(&b, kind)
            try b.constrain("outer", .top, .equal, "view.safeArea", .top)
            try place.constrain(&b, "outer")
            #expect(!findings(b, .outsideScreen).isEmpty, "\(kind)")
            if kind == .button { continue }
            let found = RepairTrial.run(b.document, in: Self.matrix, atLeast: .warning)
            let repairs = found.filter { $0.finding.finding.rule == .outsideScreen }
                .flatMap(\.repairs)
            #expect(!repairs.isEmpty)
            for tried in repairs {
                var plan = EditPlan(b.document)
                try tried.repair.make(&plan)
                let left = DocumentCheck.run(plan.document, named: "", in: Self.matrix).findings
                    .filter { $0.severity > .note }
                #expect(left.isEmpty, "\(tried.repair.commands(in: b.document))")
            }
        }
    }

    /// A page or a drawer whose width the document sets is beyond the edge on purpose.
    @Test(arguments: Container.allCases)
    private func `what was placed beyond the screen is no finding`(_ container: Container) throws {
        var b = try screen()
        try container.add(&b, .label)
        try b.constrain("outer", .top, .equal, "view.safeArea", .top)
        try b.constrain("outer", .width, .equal, "view", .width)
        try b.constrain("outer", .leading, .equal, "view", .leading, constant: 200)
        #expect(findings(b, .outsideScreen).isEmpty)
    }

    private static let ties: [[LayoutAttribute]] = [
        [.centerY], [.top], [.bottom], [.top, .bottom],
    ]

    @Test(arguments: ties, [ViewKind.label, .image, .button])
    func `content that does not make its row higher is found and mended`(
        _ ties: [LayoutAttribute], _ kind: ViewKind
    ) throws {
        var b = try screen()
        try b.add(.table, "table")
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("table", edge, .equal, "view", edge)
        }
        try b.add(.cell, "cell", in: "table")
        let look: [(PropertyKey, String)] =
            switch kind {
            case .label: [(.text, Self.long), (.lines, "0")]
            case .image: [(.image, "90x90")]
            default: [(.text, "Continue"), (.font, "40")]
            }
        try b.add(kind, "content", in: "cell", look)
        try b.constrain("content", .leading, .equal, "cell", .leadingMargin)
        if kind == .label { try b.constrain("content", .trailing, .equal, "cell", .trailingMargin) }
        for edge in ties { try b.constrain("content", edge, .equal, "cell", edge) }
        let found = findings(b, .outsideParent)
        if ties.count == 2 {
            #expect(found.isEmpty)
            return
        }
        #expect(found.map { $0.views.map { b.document[$0].name } } == [["content", "cell"]])
        let trial = RepairTrial.run(b.document, in: Self.matrix, atLeast: .warning)
        let repair = try #require(trial.first?.repairs.first?.repair)
        var plan = EditPlan(b.document)
        try repair.make(&plan)
        let left = DocumentCheck.run(plan.document, named: "", in: Self.matrix).findings
        #expect(left.filter { $0.severity > .note }.isEmpty)
        try b.set("cell", .rowHeight, "30")
        #expect(findings(b, .outsideParent).isEmpty, "the document sets the height of the row")
    }

    /// A row that is lower than its content. Xcode stored a height of 44 in every table before rows
    /// could size themselves, so that of an imported table sets no height.
    @Test(arguments: [nil, 44.0, 60], [false, true])
    func `a table's row height is told as a cell's`(height: Double?, isImported: Bool) throws {
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.add(.table, "table")
        if let height { try b.set("table", .rowHeight, "\(height)") }
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("table", edge, .equal, "view")
        }
        if isImported { try b.set("table", .frame, "0,0,320,568") }
        try b.add(.cell, "cell", in: "table")
        try b.add(.view, "content", in: "cell")
        try b.constrain("content", .height, constant: 90)
        for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
            try b.constrain("content", edge, .equal, "cell")
        }
        let found = findings(b, .conflict)
        let isTold = height == 60 || height == 44 && !isImported
        #expect(found.count == (isTold ? 1 : 0))
        #expect(found.allSatisfy { $0.isEstimate })
    }
}
