import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Constraints that a stack view makes itself are not exported as code.
@Suite struct NeedlessConstraintTests {
    private static let attributes: [LayoutAttribute] = [
        .top, .bottom, .leading, .trailing, .centerX, .centerY, .width, .height,
    ]

    /// Returns a stack of three views and one constraint between two items.
    private func stack(
        _ settings: [(PropertyKey, String)], _ first: String, _ attribute: LayoutAttribute,
        _ second: String, constant: Double = 0
    ) throws -> DocumentBuilder {
        var builder = try DocumentBuilder(size: Size(width: 300, height: 300))
        try builder.add(.stack, "stack", settings)
        for attribute in [LayoutAttribute.leading, .top] {
            try builder.constrain("stack", attribute, .equal, "view", named: "\(attribute)")
        }
        for (name, size) in [("a", "40x20"), ("b", "60x50"), ("c", "30x30")] {
            try builder.add(.view, name, in: "stack", [(.intrinsic, size)])
        }
        try builder.constrain(
            first, attribute, .equal, second, constant: constant, named: "tested")
        return builder
    }

    private func isRemoved(_ builder: DocumentBuilder) -> Bool {
        let item = CodeDocument(name: "Test", document: builder.document)
        return item.withoutNeedlessConstraints().document.item(named: "tested") == nil
    }

    @Test(arguments: [
        ("vertical", "fill", "a", LayoutAttribute.leading, "stack", true),
        ("vertical", "fill", "stack", .width, "b", true),
        ("vertical", "fill", "a", .width, "c", true),
        ("vertical", "center", "b", .centerX, "stack", true),
        ("vertical", "center", "b", .leading, "stack", false),
        ("vertical", "leading", "b", .leading, "a", true),
        ("vertical", "leading", "b", .trailing, "a", false),
        ("vertical", "fill", "a", .top, "stack", true),
        ("vertical", "fill", "b", .top, "stack", false),
        ("vertical", "fill", "c", .bottom, "stack", true),
        ("vertical", "fill", "a", .height, "b", false),
        ("horizontal", "trailing", "a", .bottom, "stack", true),
        ("horizontal", "trailing", "a", .top, "stack", false),
        ("horizontal", "fill", "a", .height, "stack", true),
        ("horizontal", "fill", "a", .width, "b", false),
    ])
    func `what the stack makes is left out`(
        axis: String, alignment: String, first: String, attribute: LayoutAttribute, second: String,
        removed: Bool
    ) throws {
        let settings: [(PropertyKey, String)] = [(.axis, axis), (.alignment, alignment)]
        let made = try stack(settings, first, attribute, second)
        #expect(isRemoved(made) == removed)
        let moved = try stack(settings, first, attribute, second, constant: 4)
        #expect(!isRemoved(moved), "a constant")
        let inset = try stack(
            settings + [(.marginsRelative, "true")], first, attribute, second)
        #expect(!isRemoved(inset), "a stack with margins")
    }

    @Test(arguments: 0..<300)
    func `no frame changes without them`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let alignments = ["fill", "leading", "center", "trailing", "firstBaseline"]
        let distributions = [
            "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
        ]
        let pair = random.pick([("a", "stack"), ("stack", "c"), ("b", "a"), ("b", "stack")])
        var builder = try stack(
            [
                (.axis, random.pick(["horizontal", "vertical"])),
                (.alignment, random.pick(alignments)),
                (.distribution, random.pick(distributions)),
                (.spacing, random.pick(["0", "8"])),
            ], pair.0, random.pick(Self.attributes), pair.1)
        if random.once(in: 3) { try builder.set("tested", .priority, "999") }
        if random.once(in: 3) { try builder.set(random.pick(["a", "b"]), .hidden, "true") }
        if random.once(in: 2) {
            try builder.constrain(
                "stack", .trailing, .equal, "view", named: "far")
        }
        let item = CodeDocument(name: "Test", document: builder.document)
        let environment = try #require(LayoutEnvironment(builder.document))
        let before = LayoutPass.run(builder.document, in: environment)
        let after = LayoutPass.run(item.withoutNeedlessConstraints().document, in: environment)
        for view in builder.document.allViews {
            #expect(after.frame(of: view.id) == before.frame(of: view.id), "\(view.name)")
        }
    }
}
