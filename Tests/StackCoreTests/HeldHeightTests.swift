import StackCore
import TestKit
import Testing

/// On the canvas a label keeps its height beside a stack (docs/stack-view-rules.md, "Beside
/// labels").
@Suite struct HeldHeightTests {
    /// Makes a screen of the given height with a label of 20 points above or below a column of views.
    private func screen(
        height: Double, isCanvas: Bool, labelFirst: Bool, axis: Axis = .vertical,
        _ content: [(ViewKind, String)]
    ) throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 375, height: height))
        if isCanvas { try b.set(document: .toolsVersion, "14490") }
        func label(_ b: inout DocumentBuilder) throws {
            try b.add(.label, "label", [(.intrinsic, "50x20")])
        }
        if labelFirst { try label(&b) }
        try b.add(.stack, "column", [(.axis, axis.rawValue)])
        if !labelFirst { try label(&b) }
        for (number, (kind, size)) in content.enumerated() {
            try b.add(kind, "v\(number)", in: "column", [(.intrinsic, size)])
        }
        let (first, second) = labelFirst ? ("label", "column") : ("column", "label")
        try b.constrain(first, .top, .equal, "view", .top)
        try b.constrain(second, .top, .equal, first, .bottom)
        try b.constrain("view", .bottom, .equal, second, .bottom)
        return b
    }

    private func height(_ b: DocumentBuilder) -> Double? {
        b.absoluteFrames(b.layout())["label"]?.height
    }

    @Test(arguments: [true, false], [30.0, 100])
    func `beside a column of labels it keeps its height`(first: Bool, height: Double) throws {
        let b = try screen(
            height: height, isCanvas: true, labelFirst: first, [(.label, "9x20"), (.label, "9x20")])
        #expect(self.height(b) == 20)
        let app = try screen(
            height: height, isCanvas: false, labelFirst: first,
            [(.label, "9x20"), (.label, "9x20")])
        #expect(self.height(app) != 20)
    }

    @Test(arguments: [true, false])
    func `beside a row with a switch it is not compressed`(first: Bool) throws {
        let content: [(ViewKind, String)] = [
            (.switch, "49x31"), (.switch, "49x31"), (.switch, "49x31"), (.label, "9x31"),
        ]
        let b = try screen(
            height: 45, isCanvas: true, labelFirst: first, axis: .horizontal, content)
        #expect(height(b) == 20)
    }

    @Test func `a lower priority of its own counts`() throws {
        var b = try screen(
            height: 30, isCanvas: true, labelFirst: true, [(.label, "9x20"), (.label, "9x20")])
        try b.set("label", .compressionVertical, "749")
        #expect(height(b) == 0)
    }
}
