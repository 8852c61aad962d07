import StackCore
import TestKit
import Testing

private func near(_ a: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 0.01 && abs(a.y - y) < 0.01 && abs(a.width - width) < 0.01
        && abs(a.height - height) < 0.01
}

/// Pins all edges of `name` to an item.
private func pin(_ builder: inout DocumentBuilder, _ name: String, to item: String) throws {
    for edge in [LayoutAttribute.left, .top, .right, .bottom] {
        try builder.constrain(name, edge, .equal, item)
    }
}

@Test func `G01 a guide hangs between views like a view`() throws {
    var b = try DocumentBuilder(size: Size(width: 320, height: 240))
    try b.add(.view, "a", [(.intrinsic, "40x40")])
    try b.add(.view, "guide")
    try b.add(.view, "b", [(.intrinsic, "60x20")])
    try b.constrain("a", .left, .equal, "view", constant: 10)
    try b.constrain("a", .top, .equal, "view", constant: 5)
    try b.constrain("guide", .left, .equal, "a", .right)
    try b.constrain("guide", .width, .equal, "view", .width, multiplier: 0.25)
    try b.constrain("guide", .top, .equal, "a", .centerY)
    try b.constrain("guide", .height, constant: 30)
    try b.constrain("b", .left, .equal, "guide", .right)
    try b.constrain("b", .top, .equal, "guide", .bottom)
    let frames = b.absoluteFrames(b.layout())
    #expect(near(frames["guide"], 50, 25, 80, 30))
    #expect(near(frames["b"], 130, 55, 60, 20))
}

@Test func `G02 multipliers, constants and inequalities meet`() throws {
    var b = try DocumentBuilder(size: Size(width: 400, height: 400))
    try b.add(.view, "box", [(.intrinsic, "30x30")])
    try b.add(.view, "filler")
    try b.constrain("box", .left, .equal, "view", constant: 10)
    try b.constrain("box", .top, .equal, "view", constant: 20)
    try b.constrain("filler", .centerX, .equal, "view")
    try b.constrain("filler", .centerY, .equal, "box", .bottom, constant: 40)
    try b.constrain("filler", .width, .equal, "view", .width, multiplier: 0.25, constant: 7)
    try b.constrain("filler", .height, .lessThanOrEqual, constant: 45)
    try b.constrain("filler", .height, .greaterThanOrEqual, "box", .width, multiplier: 1.5)
    #expect(near(b.absoluteFrames(b.layout())["filler"], 146.5, 67.5, 107, 45))
}

@Test(arguments: [
    ("8,8,8,8", Rect(x: 8, y: 8, width: 284, height: 184)),
    ("11,22,33,44", Rect(x: 22, y: 11, width: 234, height: 156)),
])
func `G03 and G04 the margins guide is inside the margins`(_ margins: String, _ expected: Rect)
    throws
{
    var b = try DocumentBuilder(size: Size(width: 600, height: 600))
    try b.add(.view, "host", [(.margins, margins)])
    try b.constrain("host", .left, .equal, "view")
    try b.constrain("host", .top, .equal, "view")
    try b.constrain("host", .width, constant: 300)
    try b.constrain("host", .height, constant: 200)
    try b.add(.view, "inner", in: "host")
    try pin(&b, "inner", to: "host.margins")
    #expect(
        near(
            b.absoluteFrames(b.layout())["inner"], expected.x, expected.y, expected.width,
            expected.height))
}

@Test func `G05 the readable guide is 672 wide in the middle`() throws {
    var b = try DocumentBuilder(size: Size(width: 2000, height: 300))
    try b.add(.view, "inner")
    try pin(&b, "inner", to: "view.readable")
    let frame = b.absoluteFrames(b.layout())["inner"]!
    #expect(abs(frame.width - 672) < 0.01 && abs(frame.x + frame.width / 2 - 1000) < 0.01)
}

@Test(arguments: [
    (Rect(x: 5, y: 50, width: 180, height: 145), "8,8,8,8", [8.0, 25, 35, 35]),
    (Rect(x: 5, y: 50, width: 180, height: 145), "1,2,3,4", [1.0, 25, 35, 35]),
    (Rect(x: -10, y: -10, width: 250, height: 250), "1,2,3,4", [20.0, 30, 40, 50]),
])
func `G06, G07 and G08: preserved margins are what the superview's leave`(
    _ frame: Rect, _ margins: String, _ expected: [Double]
) throws {
    var b = try DocumentBuilder(size: Size(width: 600, height: 600))
    try b.add(.view, "outer", [(.margins, "20,30,40,50")])
    try b.constrain("outer", .left, .equal, "view", constant: 100)
    try b.constrain("outer", .top, .equal, "view", constant: 100)
    try b.constrain("outer", .width, constant: 200)
    try b.constrain("outer", .height, constant: 200)
    try b.add(
        .view, "child", in: "outer", [(.margins, margins), (.preservesSuperviewMargins, "true")])
    try b.constrain("child", .left, .equal, "outer", constant: frame.x)
    try b.constrain("child", .top, .equal, "outer", constant: frame.y)
    try b.constrain("child", .width, constant: frame.width)
    try b.constrain("child", .height, constant: frame.height)
    try b.add(.view, "inner", in: "child")
    try pin(&b, "inner", to: "child.margins")
    #expect(
        near(
            b.absoluteFrames(b.layout())["inner"],
            100 + frame.x + expected[1], 100 + frame.y + expected[0],
            frame.width - expected[1] - expected[3], frame.height - expected[0] - expected[2]))
}

/// On an iPhone with a safe area of 44 points above and 34 below on the canvas.
@Test(arguments: [("17701", 52.0, 42.0), ("22505", 48, 34), ("", 0, 0)])
func `a root preserves the margins of the canvas around it`(
    toolsVersion: String, top: Double, bottom: Double
) throws {
    var b = try DocumentBuilder(size: Size(width: 414, height: 896))
    try b.set(document: .device, "retina6_1")
    if !toolsVersion.isEmpty { try b.set(document: .toolsVersion, toolsVersion) }
    try b.set("view", .preservesSuperviewMargins, "true")
    try b.add(.view, "inner")
    try pin(&b, "inner", to: "view.margins")
    let frame = try #require(b.absoluteFrames(b.layout())["inner"])
    let own = b.layout().environment.safeArea
    #expect(frame.y == (toolsVersion.isEmpty ? own.top : top))
    #expect(896 - frame.maxY == (toolsVersion.isEmpty ? own.bottom : bottom))
}

@Test(arguments: [("8191", 0.0), ("12121", 0), ("13771", 20), ("21507", 0), ("21701", 20)])
func `margins make room for the safe area since Xcode 9`(toolsVersion: String, top: Double) throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.change { plan throws(EditRefusal) in
        try plan.setProperty(.device, of: .document, to: .text("retina4_7"))
        try plan.setProperty(.toolsVersion, of: .document, to: .text(toolsVersion))
    }
    try b.add(.view, "inner")
    try pin(&b, "inner", to: "view.margins")
    #expect(b.absoluteFrames(b.layout())["inner"]?.y == top)
}

/// Returns the frames on a screen with a status bar of 20 points. A `holder` contains a stack with
/// margins of 8, which contains a label.
private func screen(
    _ holder: ViewKind, _ settings: [(PropertyKey, String)] = [], height: Double = 400,
    bar: Double = 0
) throws -> [String: Rect] {
    var b = try DocumentBuilder(size: Size(width: 375, height: 667))
    try b.set(document: .device, "retina4_7")
    try b.set(document: .additionalSafeArea, NumberSpelling.spell(bar) + ",0,0,0")
    try b.add(holder, "holder", settings)
    try pin(&b, "holder", to: "view")
    try b.add(.stack, "stack", in: "holder", [(.marginsRelative, "true"), (.margins, "8,8,8,8")])
    try pin(&b, "stack", to: "holder")
    try b.constrain("stack", .width, .equal, "view", .width)
    try b.constrain("stack", .height, constant: height)
    try b.add(.label, "label", in: "stack")
    return b.absoluteFrames(b.layout())
}

@Test func `the safe area reaches into a scroll view that has nothing to scroll`() throws {
    #expect(try screen(.scroll)["label"]?.y == 28)
    #expect(try screen(.scroll, height: 700)["label"]?.y == 8)
    #expect(try screen(.scroll, bar: 44)["label"]?.y == 8)
    #expect(try screen(.scroll, [(.style, "table")])["label"]?.y == 8)
    #expect(try screen(.scroll, [(.style, "collection")])["label"]?.y == 8)
}

/// Xcode stored a y of 8 under a navigation bar, and a centre below a status bar where nothing
/// scrolls.
@Test(arguments: [(0, 0, 28.0, 667.0), (44, 0, 8, 603), (0, 700, 8, 647)])
func `the safe area of a scroll view is where it shows its content`(
    bar: Int, height: Int, inside: Double, end: Double
) throws {
    var b = try DocumentBuilder(size: Size(width: 375, height: 667))
    try b.set(document: .device, "iphone-8")
    if bar > 0 { try b.set(document: .additionalSafeArea, "\(bar),0,0,0") }
    try b.add(.scroll, "scroll")
    try pin(&b, "scroll", to: "view")
    for name in ["content", "box"] {
        try b.add(
            .view, name, in: "scroll", [(.intrinsic, name == "box" ? "10x-" : "10x\(height)")])
    }
    try pin(&b, "content", to: "scroll")
    try b.constrain("box", .top, .equal, "scroll.safeArea", constant: 8)
    try b.constrain("box", .bottom, .equal, "scroll.safeArea")
    try b.constrain("box", .left, .equal, "content")
    try b.add(.view, "outside", [(.intrinsic, "10x10")])
    try b.constrain("outside", .top, .equal, "scroll.safeArea", constant: 8)
    try b.constrain("outside", .left, .equal, "view")
    let layout = LayoutPass.run(b.document, in: try #require(LayoutEnvironment(b.document)))
    let frames = b.absoluteFrames(layout)
    #expect(frames["box"]?.y == inside)
    #expect(frames["box"]?.maxY == end)
    #expect(frames["outside"]?.y == Double(20 + bar + 8))
}

@Test func `a scroll view's content ends no margin beyond its own safe area`() throws {
    var b = try DocumentBuilder(size: Size(width: 375, height: 812))
    try b.set(document: .device, "retina5_9")
    try b.add(.scroll, "scroll")
    try pin(&b, "scroll", to: "view.safeArea")
    try b.add(.stack, "stack", in: "scroll", [(.marginsRelative, "true"), (.margins, "0,0,0,0")])
    try pin(&b, "stack", to: "scroll")
    try b.add(.view, "tall", in: "stack")
    try b.constrain("tall", .height, constant: 3000)
    #expect(b.absoluteFrames(b.layout())["stack"]?.height == 3000)
}

/// Xcode stored a height of 154 points and an x of 16, in a scroll view with margins of 8.
@Test func `margins of a scroll view are its content's to what stands inside`() throws {
    var b = try DocumentBuilder(size: Size(width: 320, height: 568))
    try b.add(.scroll, "scroll", [(.margins, "8,8,8,8")])
    try pin(&b, "scroll", to: "view")
    try b.add(.view, "content", in: "scroll", [(.intrinsic, "-x154")])
    try b.constrain("content", .leading, .equal, "scroll", .leadingMargin, constant: 8)
    try b.constrain("scroll", .trailingMargin, .equal, "content", .trailing)
    try b.constrain("content", .top, .equal, "scroll", constant: 16)
    try b.constrain("scroll", .bottomMargin, .equal, "content", .bottom, constant: 40)
    try b.constrain("content", .centerX, .equal, "scroll")
    let frames = b.absoluteFrames(b.layout())
    #expect(near(frames["content"], 16, 16, 288, 154))
}

/// As in a bar above the home indicator in landscape: margins of 8, the superview's of 20, and a
/// safe area of 50.
@Test func `preserved margins have made room for the safe area already`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.set(document: .additionalSafeArea, "0,50,0,50")
    try b.add(.view, "child", [(.preservesSuperviewMargins, "true")])
    try pin(&b, "child", to: "view")
    try b.add(.view, "inner", in: "child")
    try pin(&b, "inner", to: "child.margins")
    #expect(b.absoluteFrames(b.layout())["inner"]?.x == 66)
}

/// A cell whose table begins under a bar: its content is 11 points from the top, not 64.
@Test func `cells take no margins above and below from their table`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.set(document: .additionalSafeArea, "64,0,0,0")
    let flags: [(PropertyKey, String)] = [(.preservesSuperviewMargins, "true")]
    try b.add(.scroll, "table", [(.style, "table")] + flags)
    try pin(&b, "table", to: "view")
    try b.add(.view, "cell", in: "table", [(.margins, "8,16,8,16")] + flags)
    try b.constrain("cell", .left, .equal, "view")
    try b.constrain("cell", .width, constant: 300)
    try b.constrain("cell", .top, .equal, "view")
    try b.constrain("cell", .height, constant: 44)
    try b.add(.view, "content", in: "cell", [(.margins, "11,16,11,16")] + flags)
    try pin(&b, "content", to: "cell")
    try b.add(.view, "inner", in: "content")
    try pin(&b, "inner", to: "content.margins")
    #expect(near(b.absoluteFrames(b.layout())["inner"], 16, 11, 268, 22))
}

@Test func `a root that is no screen's has its own margins`() throws {
    var b = try DocumentBuilder(size: Size(width: 348, height: 100))
    try b.set(document: .respectsSystemMinimumMargins, "false")
    try b.set("view", .margins, "8,15,8,15")
    try b.add(.view, "inner")
    try pin(&b, "inner", to: "view.margins")
    #expect(near(b.absoluteFrames(b.layout())["inner"], 15, 8, 318, 84))
    try b.set(document: .respectsSystemMinimumMargins, "true")
    #expect(near(b.absoluteFrames(b.layout())["inner"], 16, 8, 316, 84))
}

@Test func `a preferred width decides where text wraps, and no share of the row`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 300))
    try b.set(document: .toolsVersion, "17701")
    try b.add(.stack, "stack", [(.distribution, "equalSpacing")])
    try pin(&b, "stack", to: "view")
    try b.add(.label, "many", in: "stack", [(.text, "Notice"), (.lines, "0")])
    try b.add(.label, "one", in: "stack", [(.text, "Action")])
    #expect(b.absoluteFrames(b.layout())["many"]?.width == 150)
    try b.set("many", .preferredMaxLayoutWidth, "216")
    #expect(b.absoluteFrames(b.layout())["many"]!.width < 60)
    try b.set(
        "many", .text, "A notice of many words that goes on for more than a line of the label")
    let wrapped = b.absoluteFrames(b.layout())["many"]!
    #expect(wrapped.width <= 216 && wrapped.width > 150)
}

/// In a cell, a stack 290 points wide with a single-line and a multi-line label, 8 points apart
/// (14868).
@Test(
    arguments: [
        ("14868", .equalSpacing, 141), ("14868", .equalCentering, 141),
        ("14868", .fillProportionally, nil), ("17701", .equalSpacing, 141),
        ("18122", .equalSpacing, nil), (nil, .equalSpacing, nil),
    ] as [(String?, Distribution, Double?)])
func `labels on several lines have their share of a row's width on the canvas`(
    toolsVersion: String?, distribution: Distribution, width: Double?
) throws {
    var b = try DocumentBuilder(size: Size(width: 290, height: 100))
    if let toolsVersion { try b.set(document: .toolsVersion, toolsVersion) }
    try b.add(
        .stack, "stack", [(.spacing, "8"), (.distribution, distribution.rawValue)])
    try pin(&b, "stack", to: "view")
    try b.add(.label, "many", in: "stack", [(.text, "Shipping"), (.lines, "0")])
    try b.add(.label, "one", in: "stack", [(.text, "$7.95")])
    let found = b.absoluteFrames(b.layout())["many"]?.width
    #expect(width == nil ? found != 141 : found == width)
}

/// The priority is 10 above the text's compression resistance, but never required.
@Test(arguments: [(1.0, 11.0), (500, 510), (749, 759), (750, 760), (995, 999), (1000, 999)])
func `a share of a row's width follows the text's resistance`(
    resistance: Double, priority: Double
) throws {
    var b = try DocumentBuilder(size: Size(width: 290, height: 100))
    try b.set(document: .toolsVersion, "14868")
    try b.add(.stack, "stack", [(.spacing, "8")])
    try pin(&b, "stack", to: "view")
    try b.add(
        .label, "many", in: "stack",
        [
            (.text, "Shipping"), (.lines, "0"),
            (.compressionHorizontal, NumberSpelling.spell(resistance)),
        ])
    try b.add(.label, "one", in: "stack", [(.text, "$7.95")])
    let share = b.layout().constraints(on: b.id("many")).first {
        $0.origin == .stack(b.id("stack"), .textWidth)
    }
    #expect(share?.priority == priority)
}

/// Two texts in a row 300 points wide, 12 points apart (21505).
@Test(
    arguments: [(.label, .lines, "0"), (.button, .style, "gray")]
        as [(ViewKind, PropertyKey, String)])
func `two texts that may wrap have equal widths in every version`(
    kind: ViewKind, key: PropertyKey, value: String
) throws {
    for (toolsVersion, other, width) in [
        ("21505", "CTRL-D", 144.0), ("21505", nil, 300), (nil, "CTRL-D", nil),
    ] as [(String?, String?, Double?)] {
        var b = try DocumentBuilder(size: Size(width: 300, height: 100))
        if let toolsVersion { try b.set(document: .toolsVersion, toolsVersion) }
        try b.add(.stack, "stack", [(.spacing, "12")])
        try pin(&b, "stack", to: "view")
        for (name, text) in [("one", "CTRL-C"), ("other", other)] {
            guard let text else { continue }
            try b.add(kind, name, in: "stack", [(.text, text), (key, value)])
        }
        let found = b.absoluteFrames(b.layout())["one"]?.width
        #expect(width == nil ? found != 144 : found == width)
    }
}

@Test func `N05 rows of label and field fill their column`() throws {
    var b = try DocumentBuilder(size: Size(width: 600, height: 600))
    try b.add(.stack, "form", [(.axis, "vertical"), (.spacing, "10")])
    try b.constrain("form", .left, .equal, "view")
    try b.constrain("form", .top, .equal, "view")
    try b.constrain("form", .width, constant: 300)
    for (row, width) in [("one", "40x20"), ("two", "70x20")] {
        try b.add(.stack, row, in: "form", [(.spacing, "8")])
        try b.add(.view, row + "Label", in: row, [(.intrinsic, width)])
        try b.add(
            .view, row + "Field", in: row, [(.intrinsic, "60x20"), (.huggingHorizontal, "249")])
    }
    let frames = b.absoluteFrames(b.layout())
    #expect(near(frames["form"], 0, 0, 300, 50))
    #expect(near(frames["oneField"], 48, 0, 252, 20))
    #expect(near(frames["twoField"], 78, 30, 222, 20))
}

@Test func `right to left, a stack starts at the right and leading is the right edge`() throws {
    var b = try DocumentBuilder(size: Size(width: 300, height: 100))
    try b.add(
        .stack, "stack",
        [(.direction, "rtl"), (.spacing, "10"), (.marginsRelative, "true"), (.margins, "0,20,0,5")])
    try pin(&b, "stack", to: "view")
    try b.add(.view, "a", in: "stack", [(.intrinsic, "40x20"), (.huggingHorizontal, "750")])
    try b.add(.view, "b", in: "stack", [(.intrinsic, "60x20")])
    let frames = b.absoluteFrames(b.layout())
    #expect(near(frames["a"], 240, 0, 40, 100))
    #expect(near(frames["b"], 5, 0, 225, 100))
}

@Test func `a scroll view's content follows what is pinned to its edges`() throws {
    var b = try DocumentBuilder(size: Size(width: 320, height: 480))
    try b.add(.scroll, "scroll")
    try pin(&b, "scroll", to: "view")
    try b.add(.stack, "stack", in: "scroll", [(.axis, "vertical"), (.spacing, "10")])
    try pin(&b, "stack", to: "scroll")
    try b.constrain("stack", .width, .equal, "scroll", .width)
    for index in 0..<10 { try b.add(.view, "row\(index)", in: "stack", [(.intrinsic, "100x100")]) }
    let layout = b.layout()
    #expect(layout.conflicts.isEmpty)
    #expect(near(b.absoluteFrames(layout)["stack"], 0, 0, 320, 1090))
}

/// Margins that no constraint refers to cause no second round of solving, but are known.
@Test func `margins that nothing holds on to are known all the same`() throws {
    var b = try DocumentBuilder(size: Size(width: 320, height: 240))
    try b.add(.view, "content")
    try pin(&b, "content", to: "view")
    var environment = try #require(LayoutEnvironment(b.document))
    environment.safeArea = Insets(top: 47, leading: 0, bottom: 34, trailing: 0)
    let layout = LayoutPass.run(b.document, in: environment)
    let margin = try #require(layout.explanation(of: b.id("content"), .topMargin))
    #expect(margin.value == 55)
    try b.add(.view, "inner", in: "content")
    try b.constrain("inner", .top, .equal, "content", .topMargin)
    try b.constrain("inner", .height, constant: 20)
    try b.constrain("inner", .left, .equal, "content", .left)
    try b.constrain("inner", .width, constant: 20)
    let inner = LayoutPass.run(b.document, in: environment).frame(of: b.id("inner"))
    #expect(near(inner, 0, 55, 20, 20))
}
