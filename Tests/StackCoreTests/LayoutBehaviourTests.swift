import StackCore
import TestKit
import Testing

@Test func `a multi-line label wraps at the width it gets, then takes its lines' height`() throws {
    var b = try DocumentBuilder(size: Size(width: 320, height: 480))
    let text = "A long text that cannot stand on one line of a narrow column of two hundred points"
    try b.add(.label, "note", [(.text, text), (.lines, "0")])
    try b.constrain("note", .left, .equal, "view")
    try b.constrain("note", .top, .equal, "view")
    try b.constrain("note", .width, .lessThanOrEqual, constant: 200)
    let frame = b.absoluteFrames(b.layout())["note"]!
    #expect(frame.width <= 200 && frame.width > 150)
    #expect(
        frame.height
            == LabelContent(text: text, numberOfLines: 0)
            .intrinsicSize(in: MeasurementTraits(scale: 2), maximumWidth: 200).height)
    try b.set("note", .lines, "2")
    #expect(b.absoluteFrames(b.layout())["note"]!.height < frame.height)
}

@Test func `margins grow by what the safe area takes, and only where a view reaches under it`()
    throws
{
    var b = try DocumentBuilder(size: Size(width: 100, height: 100))
    try b.set(document: .device, "iphone-15")
    for (name, top) in [("under", 0.0), ("below", 200)] {
        try b.add(.stack, name, [(.marginsRelative, "true"), (.margins, "10,10,10,10")])
        try b.constrain(name, .left, .equal, "view")
        try b.constrain(name, .top, .equal, "view", constant: top)
        try b.add(.view, name + "Inner", in: name, [(.intrinsic, "40x20")])
    }
    let frames = b.absoluteFrames(b.layout())
    #expect(frames["underInner"]!.y == 59 + 10)
    #expect(frames["belowInner"]!.y == 200 + 10)
    try b.set("under", .insetsMarginsFromSafeArea, "false")
    #expect(b.absoluteFrames(b.layout())["underInner"]!.y == 10)
}

@Test func `the root view has the system's margins at its sides and the safe area above`() throws {
    var b = try DocumentBuilder(size: Size(width: 100, height: 100))
    try b.set(document: .device, "iphone-15")
    try b.add(.view, "inner")
    for edge in [LayoutAttribute.left, .top, .right, .bottom] {
        try b.constrain("inner", edge, .equal, "view.margins")
    }
    #expect(b.absoluteFrames(b.layout())["inner"] == Rect(x: 16, y: 59, width: 361, height: 759))
}

@Test(arguments: [
    ("none", Rect(x: 10, y: 20, width: 50, height: 30)),
    ("flexibleWidth", Rect(x: 10, y: 20, width: 150, height: 30)),
    ("flexibleLeftMargin", Rect(x: 110, y: 20, width: 50, height: 30)),
    ("flexibleLeftMargin,flexibleRightMargin", Rect(x: 30, y: 20, width: 50, height: 30)),
    ("flexibleWidth,flexibleHeight", Rect(x: 10, y: 20, width: 150, height: 130)),
])
func `a mask stretches what is flexible in proportion to the design`(
    _ mask: String, _ expected: Rect
) throws {
    var b = try DocumentBuilder(size: Size(width: 200, height: 200))
    try b.set("view", .frame, "0,0,100,100")
    try b.add(.view, "a", [(.frame, "10,20,50,30"), (.autoresizing, mask)])
    let frame = b.absoluteFrames(b.layout())["a"]!
    #expect(abs(frame.x - expected.x) < 1e-9 && abs(frame.width - expected.width) < 1e-9)
    #expect(abs(frame.y - expected.y) < 1e-9 && abs(frame.height - expected.height) < 1e-9)
}

@Test(arguments: [
    "flexibleWidth", "flexibleHeight", "flexibleLeftMargin,flexibleTopMargin",
    "flexibleLeftMargin,flexibleRightMargin", "flexibleWidth,flexibleHeight,flexibleTopMargin",
])
func `without a frame of the root, masks start at the size of the document`(_ mask: String) throws {
    for device in ["iphone-8", "iphone-se", "ipad-9.7"] {
        for settings: [(PropertyKey, String)] in [[], [(.orientation, "landscape")]] {
            var b = try DocumentBuilder(size: Size(width: 100, height: 100))
            try b.set(document: .device, "iphone-8")
            for (key, value) in settings { try b.set(document: key, value) }
            try b.add(.view, "a", [(.frame, "20,100,135,44"), (.autoresizing, mask)])
            try b.add(.view, "b", in: "a", [(.frame, "1,2,100,20"), (.autoresizing, mask)])
            let request = LayoutRequest(device: device)
            let own = try #require(LayoutEnvironment(b.document))
            let there = try #require(LayoutEnvironment(b.document, for: request))
            func frames(in environment: LayoutEnvironment) -> [Rect?] {
                let layout = LayoutPass.run(b.document, in: environment)
                return ["a", "b"].map { layout.frame(of: b.id($0)) }
            }
            #expect(frames(in: own)[0] == Rect(x: 20, y: 100, width: 135, height: 44))
            let implicit = frames(in: there)
            try b.set("view", .frame, "0,0,\(own.size.width),\(own.size.height)")
            #expect(frames(in: there) == implicit)
        }
    }
}

@Test(arguments: [(nil, 60.0), ("iphone-14", 20)] as [(String?, Double)])
func `on the canvas a mask holds what a stack arranges, in an app its content does`(
    device: String?, height: Double
) throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.set(document: .toolsVersion, "21507")
    try b.add(.stack, "column", [(.axis, "vertical"), (.frame, "0,0,100,90")])
    try b.constrain("column", .top, .equal, "view")
    try b.constrain("column", .leading, .equal, "view")
    try b.add(
        .view, "held", in: "column",
        [
            (.intrinsic, "30x20"), (.frame, "0,0,100,60"),
            (.autoresizing, "flexibleRightMargin,flexibleBottomMargin"),
        ])
    let environment = try #require(
        LayoutEnvironment(b.document, for: LayoutRequest(device: device)))
    let layout = LayoutPass.run(b.document, in: environment)
    #expect(layout.frame(of: b.id("held"))?.height == height)
}

@Test func `baseline-relative spacing runs from the last baseline to the first`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.add(
        .stack, "column", [(.axis, "vertical"), (.spacing, "30"), (.baselineRelative, "true")])
    try b.constrain("column", .left, .equal, "view")
    try b.constrain("column", .top, .equal, "view")
    for name in ["a", "b"] { try b.add(.label, name, in: "column", [(.text, name)]) }
    let frames = b.absoluteFrames(
        b.layout { id, _ in
            [b.id("a"), b.id("b")].contains(id)
                ? ContentMeasure(
                    size: IntrinsicSize(width: 10, height: 20),
                    baselines: Baselines(first: 15, last: 5))
                : nil
        })
    // The last baseline of a is 5 above its bottom, the first of b 15 below its top, 30 between
    // them.
    #expect(frames["b"]!.y == 20 - 5 + 30 - 15)
}

@Test func `a stack passes on the baseline of its first and last views`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.add(.stack, "row", [(.alignment, "firstBaseline")])
    try b.constrain("row", .left, .equal, "view")
    try b.constrain("row", .top, .equal, "view")
    try b.add(.label, "name", in: "row", [(.text, "Name")])
    try b.add(.stack, "column", in: "row", [(.axis, "vertical")])
    for name in ["upper", "lower"] { try b.add(.label, name, in: "column", [(.text, name)]) }
    let labels = Set(["name", "upper", "lower"].map(b.id))
    let measure: LayoutPass.Measuring = { id, _ in
        guard labels.contains(id) else { return nil }
        let isName = id == b.id("name")
        return ContentMeasure(
            size: IntrinsicSize(width: 10, height: isName ? 40 : 20),
            baselines: Baselines(first: isName ? 30 : 15, last: isName ? 10 : 5))
    }
    #expect(b.absoluteFrames(b.layout(measuring: measure))["column"]!.y == 15)
    try b.set("row", .alignment, "lastBaseline")
    // The column's last baseline is that of its lower label, 35 down; that of name is 30 down.
    let frames = b.absoluteFrames(b.layout(measuring: measure))
    #expect(frames["column"]!.y + 35 == frames["name"]!.y + 30)
}

/// Makes a row that is aligned by baselines, and lays it out on the canvas or in an app.
private func rowOnBaselines(
    _ alignment: String, canvas: Bool, _ add: (inout DocumentBuilder) throws -> Void
) throws -> [String: Rect] {
    var b = try DocumentBuilder(size: Size(width: 375, height: 667))
    try b.set(document: .device, "retina4_7")
    try b.set(document: .toolsVersion, "17156")
    try b.add(.stack, "row", [(.alignment, alignment)])
    for edge in [LayoutAttribute.left, .top] { try b.constrain("row", edge, .equal, "view") }
    try add(&b)
    let request = canvas ? LayoutRequest().onCanvas() : LayoutRequest(device: "iphone-se")
    let environment = try #require(LayoutEnvironment(b.document, for: request))
    return b.absoluteFrames(LayoutPass.run(b.document, in: environment))
}

@Test(arguments: ["firstBaseline", "lastBaseline"])
func `a plain view fills a row of baselines on the canvas`(alignment: String) throws {
    func frames(canvas: Bool) throws -> [String: Rect] {
        try rowOnBaselines(alignment, canvas: canvas) { b in
            try b.add(.label, "name", in: "row", [(.text, "Name")])
            try b.add(.view, "line", in: "row", [(.intrinsic, "10x30")])
        }
    }
    let onCanvas = try frames(canvas: true)
    #expect(onCanvas["line"]!.y == onCanvas["row"]!.y)
    #expect(onCanvas["line"]!.height == onCanvas["row"]!.height)
    #expect(onCanvas["row"]!.height == 30)
    #expect(try #require(frames(canvas: false)["row"]).height > 30)
}

@Test(arguments: ["firstBaseline", "lastBaseline"])
func `bottoms are aligned if the first view of a row of baselines is a picture`(
    alignment: String
) throws {
    let frames = try rowOnBaselines(alignment, canvas: true) { b in
        try b.add(.image, "icon", in: "row", [(.image, "30x30")])
        try b.add(.label, "name", in: "row", [(.text, "Name")])
    }
    #expect(frames["name"]!.y + frames["name"]!.height == frames["icon"]!.y + 30)
    #expect(frames["row"]!.height == 30)
}

@Test(arguments: [
    ("w=compact,h=compact", 4.0), ("w=compact,h=regular", 2), ("w=regular,h=compact", 3),
    ("w=regular,h=regular", 1),
])
func `the most specific size class wins, height before width`(_ traits: String, _ expected: Double)
    throws
{
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.set(document: .traits, traits)
    try b.add(.stack, "row", [(.spacing, "1")])
    for (condition, value) in [("w=compact", 2.0), ("h=compact", 3), ("w=compact,h=compact", 4)] {
        let classes = SizeClasses(spelling: condition)!
        let row = b.id("row")
        try b.change { plan throws(EditRefusal) in
            try plan.setProperty(.spacing, classes, of: .view(row), to: .spacing(.points(value)))
        }
    }
    for name in ["a", "b"] { try b.add(.view, name, in: "row", [(.intrinsic, "10x10")]) }
    #expect(
        b.absoluteFrames(b.layout())["b"]!.x - b.absoluteFrames(b.layout())["a"]!.maxX == expected)
}

@Test func `an uninstalled view is out of the hierarchy, with its subtree and constraints`() throws
{
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.add(.stack, "row", [(.spacing, "5")])
    for name in ["a", "b"] { try b.add(.view, name, in: "row", [(.intrinsic, "10x10")]) }
    try b.constrain("a", .width, .equal, "b", .width)
    try b.set("a", .installed, "false")
    let layout = b.layout()
    #expect(layout.frame(of: b.id("a")) == nil)
    #expect(layout.frame(of: b.id("row"))?.width == 10)
}

@Test func `edges are rounded to pixels of the screen, sizes follow`() throws {
    var b = try DocumentBuilder(size: Size(width: 502, height: 100))
    try b.add(.stack, "row", [(.distribution, "fillEqually")])
    for edge in [LayoutAttribute.left, .top, .right, .bottom] {
        try b.constrain("row", edge, .equal, "view")
    }
    for index in 0..<6 { try b.add(.view, "v\(index)", in: "row") }
    let layout = b.layout()
    let widths = (0..<6).map { layout.frame(of: b.id("v\($0)"))!.width }
    #expect(widths == [83.5, 84, 83.5, 83.5, 84, 83.5])
}

/// A stack with layout margins, from `top` down, with rows of `height`. It ends above the bottom
/// safe area, in it, or below the screen.
@Test(arguments: [(600.0, 30.0), (717, 34), (730, 30), (747, 33), (800, 40), (1500, 36.5)])
func `a stack that ends in the safe area has it as a margin, and not more`(
    _ top: Double, _ height: Double
) throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.set(document: .device, "iphone-11-pro")
    try b.add(.stack, "rows", [(.axis, "vertical"), (.marginsRelative, "true")])
    for edge in [LayoutAttribute.leading, .trailing] {
        try b.constrain("rows", edge, .equal, "view")
    }
    try b.constrain("rows", .top, .equal, "view", constant: top)
    for name in ["a", "b", "c"] {
        try b.add(.view, name, in: "rows", [(.intrinsic, "20x\(NumberSpelling.spell(height))")])
    }
    for takesTreePath in [true, false] {
        var cache = LayoutCache()
        cache.takesTreePath = takesTreePath
        let environment = try #require(LayoutEnvironment(b.document))
        let layout = LayoutPass.run(b.document, in: environment, reusing: &cache)
        let frames = b.absoluteFrames(layout)
        #expect(layout.state == .whole)
        for name in ["a", "b", "c"] { #expect(frames[name]?.height == height) }
        let line = environment.size.height - environment.safeArea.bottom
        let reaches = top + 3 * height > line
        let expected = 3 * height + (reaches ? environment.safeArea.bottom : 0)
        #expect(abs(frames["rows"]!.height - expected) < 1e-6)
    }
}
