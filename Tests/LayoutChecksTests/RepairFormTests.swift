import LayoutChecks
import StackCore
import TestKit
import Testing

/// Repairs do not depend on how the same layout is written, nor on the reading direction.
@Suite struct RepairFormTests {
    private static let seeds = 0..<3

    private static var matrix: CheckMatrix {
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-8", "iphone-15"]
        return matrix
    }

    /// Returns the commands of all repairs, one list for each finding.
    private func repairs(of document: Document) -> [[[String]]] {
        RepairTrial.run(document, in: Self.matrix).map {
            $0.repairs.map { $0.repair.commands(in: document) }
        }
    }

    /// Returns the document with the two items of each constraint exchanged.
    private func exchanged(_ document: Document) throws -> Document {
        var plan = EditPlan(document)
        for old in document.allConstraints { plan.removeConstraint(old.id) }
        for old in document.allConstraints {
            var list = old.properties
            let isPlain = (document.inForce(.multiplier, of: .constraint(old.id)) ?? 1) == 1
            guard let second = old.second, isPlain else {
                try plan.constrain(
                    old.first, old.relation, old.second, named: old.name, properties: list)
                continue
            }
            let constant = document.inForce(.constant, of: .constraint(old.id)) ?? 0
            list[.constant] = constant == 0 ? nil : .number(-constant)
            try plan.constrain(
                second, old.relation.flipped, old.first, named: old.name, properties: list)
        }
        return plan.document
    }

    @Test(arguments: FaultyLayout.Kind.allCases, seeds)
    func `exchanging the items of a constraint changes no repair`(
        _ kind: FaultyLayout.Kind, _ seed: Int
    ) throws {
        let document = try FaultyLayout(kind, seed).builder.document
        #expect(repairs(of: try exchanged(document)) == repairs(of: document))
    }

    /// Without edges, views have the place that the solver gives them, which is not mirrored. So the
    /// two kinds without edges have other repairs.
    @Test(
        arguments: FaultyLayout.Kind.allCases.filter {
            ![.missingEdges, .missingContentEdges].contains($0)
        }, seeds)
    func `repairs from right to left are those from left to right`(
        _ kind: FaultyLayout.Kind, _ seed: Int
    ) throws {
        var b = try FaultyLayout(kind, seed).builder
        let own = repairs(of: b.document)
        try b.set(document: .direction, "rtl")
        #expect(repairs(of: b.document) == own)
    }

    /// An edge of the superview, held in either writing, is exchanged for that of the safe area. A
    /// view that both sides hold gets both in one repair.
    @Test(arguments: [ViewKind.textField, .segmented, .button, .stack], [false, true])
    func `a view held at both sides gets both edges of the safe area`(
        _ kind: ViewKind, isExchanged: Bool
    ) throws {
        for inset in [0.0, 8] {
            var b = try DocumentBuilder(size: Size(width: 393, height: 852))
            try b.set(document: .device, "iphone-15")
            try b.add(kind, "thing")
            switch kind {
            case .textField: try b.set("thing", .placeholder, "Mail")
            case .segmented: try b.set("thing", .segments, "One|Two")
            case .button: try b.set("thing", .backgroundColor, "#ff0000")
            default: try b.set("thing", .axis, "vertical")
            }
            if kind == .stack {
                try b.add(.label, "head", in: "thing", [(.text, "Head")])
                try b.add(
                    .label, "tail", in: "thing", [(.text, "Tail"), (.textAlignment, "right")])
            } else if kind == .button {
                try b.set("thing", .text, "Go")
            }
            try b.constrain("thing", .leading, .equal, "view", constant: inset)
            try b.constrain("thing", .trailing, .equal, "view", constant: -inset)
            try b.constrain("thing", .top, .equal, "view.safeArea")
            let document = isExchanged ? try exchanged(b.document) : b.document
            let found = RepairTrial.run(document, in: Self.matrix)
            #expect(found.count == 1)
            let repair = try #require(found.first?.repairs.first?.repair)
            var plan = EditPlan(document)
            try repair.make(&plan)
            #expect(
                DocumentCheck.run(plan.document, named: "", in: Self.matrix).findings.isEmpty,
                "\(repair.commands(in: document))")
        }
    }
}
