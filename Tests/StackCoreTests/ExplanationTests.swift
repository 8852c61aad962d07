import StackCore
import TestKit
import Testing

@Test func `the reasons for a number add up to it and name what holds it`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 100))
    try b.add(.stack, "row", [(.spacing, "8")])
    for edge in [LayoutAttribute.left, .right, .top] {
        try b.constrain("row", edge, .equal, "view", named: "row-\(edge)")
    }
    try b.add(.view, "title", in: "row", [(.intrinsic, "40x20"), (.huggingHorizontal, "251")])
    try b.add(.view, "field", in: "row", [(.intrinsic, "60x30")])
    let layout = b.layout()
    let (value, reasons) = try #require(layout.explanation(of: b.id("field"), .width))
    let texts = reasons.map { layout.words.spell($0.cause) }
    #expect(value == 252)
    let sum = reasons.map(\.share).reduce(0, +)
    #expect(abs(sum - 252) < 1e-9)
    #expect(
        zip(texts, reasons).contains { text, reason in
            text == "UISV-spacing: field.leading = title.trailing + 8" && reason.share == -8
        })
    #expect(
        texts.contains {
            $0 == "content size: title.width >= 40 @750"
                || $0 == "content size: title.width <= 40 @251"
        })
}

@Test func `the fitting size is that of the subtree alone`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.add(.stack, "row", [(.spacing, "8")])
    try b.constrain("row", .width, .equal, "view", .width)
    for (name, size) in [("a", "40x20"), ("b", "60x30")] {
        try b.add(.view, name, in: "row", [(.intrinsic, size)])
    }
    let environment = try #require(LayoutEnvironment(b.document))
    func fit(_ target: Size, _ horizontal: Double = 50) -> Size? {
        LayoutPass.fittingSize(
            of: b.id("row"), b.document, in: environment, target: target, horizontal: horizontal)?
            .size
    }
    #expect(fit(.zero) == Size(width: 108, height: 30))
    #expect(fit(Size(width: 300, height: 0), 1000) == Size(width: 300, height: 30))
}
