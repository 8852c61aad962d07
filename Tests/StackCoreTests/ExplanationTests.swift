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

/// A view's fitting size contains the margins that the view has where it is. Only the part of the
/// safe area that covers the view belongs to them.
@Test(arguments: [0.0, 20, 100, 700, 772])
func `the fitting size contains the safe area only where it covers the view`(
    top: Double
) throws {
    for kind in [ViewKind.view, .stack] {
        var b = try DocumentBuilder(size: Size(width: 393, height: 852))
        try b.set(document: .device, "iphone-15")
        let margins = [(PropertyKey.margins, "10,10,10,10")]
        try b.add(
            kind, "box", kind == .stack ? margins + [(.marginsRelative, "true")] : margins)
        try b.add(.view, "inner", in: "box", [(.intrinsic, "50x60")])
        if kind == .view {
            for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
                let margin = LayoutAttribute(rawValue: "\(edge.rawValue)Margin")!
                try b.constrain("inner", edge, .equal, "box", margin)
            }
        }
        try b.constrain("box", .leading, .equal, "view", constant: 100)
        try b.constrain("box", .top, .equal, "view", constant: top)
        let environment = try #require(LayoutEnvironment(b.document))
        let frame = try #require(b.absoluteFrames(b.layout())["box"])
        func fit(isInWindow: Bool) -> Size? {
            LayoutPass.fittingSize(
                of: b.id("box"), b.document, in: environment, isInWindow: isInWindow)?.size
        }
        #expect(fit(isInWindow: true) == frame.size, "\(kind)")
        #expect(fit(isInWindow: false) == Size(width: 70, height: 80), "\(kind)")
    }
}
