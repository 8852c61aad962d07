import StackCore
import TestKit
import Testing

/// The canvas size that an arranged view without intrinsic size retains
/// (docs/interface-builder.md).
@Suite struct DesignedSizeTests {
    /// Makes a card of 100 by 40 points around a smaller label, next to a second label, in a row
    /// 300 points wide.
    private func card(_ settings: [(PropertyKey, String)] = []) throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 300, height: 200))
        try b.set("view", .frame, "0,0,300,200")
        try b.add(.stack, "row", [(.alignment, "center")])
        for edge in [LayoutAttribute.left, .top] { try b.constrain("row", edge, .equal, "view") }
        try b.add(.view, "card", in: "row", [(.frame, "0,0,100,40")] + settings)
        try b.add(
            .view, "inner", in: "card",
            [(.intrinsic, "30x20"), (.huggingHorizontal, "252"), (.huggingVertical, "252")])
        for edge in [LayoutAttribute.left, .right, .top, .bottom] {
            try b.constrain("inner", edge, .equal, "card")
        }
        try b.add(.view, "beside", in: "row", [(.intrinsic, "50x10")])
        return b
    }

    private func size(_ b: DocumentBuilder, _ name: String) -> Size? {
        b.absoluteFrames(b.layout())[name]?.size
    }

    @Test func `content does not pull a view together that keeps its size`() throws {
        #expect(try size(card(), "card") == Size(width: 100, height: 40))
    }

    @Test func `it squeezes what resists at 750`() throws {
        var b = try card()
        try b.constrain("row", .width, constant: 120)
        #expect(size(b, "card")?.width == 100)
        #expect(size(b, "beside")?.width == 20)
    }

    @Test func `its own priorities count`() throws {
        var b = try card([(.huggingHorizontal, "253"), (.compressionHorizontal, "600")])
        try b.constrain("row", .width, constant: 200)
        #expect(size(b, "beside")?.width == 100)
        b = try card([(.compressionHorizontal, "600")])
        try b.constrain("row", .width, constant: 120)
        #expect(size(b, "card")?.width == 70)
    }

    /// A row of 200 points has 50 left beside a card of 100 and a label of 50.
    @Test(arguments: [(250.0, 100.0, 100.0), (251, 150, 50), (249, 100, 100)])
    func `content that hugs equally takes the remaining space`(
        hugging: Double, card: Double, beside: Double
    ) throws {
        var b = try self.card()
        try b.constrain("row", .width, constant: 200)
        try b.set("inner", .huggingHorizontal, "100")
        try b.set("beside", .huggingHorizontal, String(hugging))
        #expect(size(b, "card")?.width == card)
        #expect(size(b, "beside")?.width == beside)
    }

    /// On the canvas, a row of 120 points is too narrow for a card and a label of 50 points beside
    /// it.
    @Test(arguments: [("retina4_7", 100.0, 20.0), ("retina6_1", 70, 50)])
    func `on the canvas of another device it gives way to content`(
        device: String, card: Double, beside: Double
    ) throws {
        var b = try self.card()
        try b.constrain("row", .width, constant: 120)
        try b.set(document: .device, "retina4_7")
        try b.set(document: .toolsVersion, "17156")
        let request = LayoutRequest(device: device).onCanvas()
        let environment = try #require(LayoutEnvironment(b.document, for: request))
        let frames = b.absoluteFrames(LayoutPass.run(b.document, in: environment))
        #expect(frames["card"]?.width == card && frames["beside"]?.width == beside)
    }

    @Test func `on another canvas the content decides`() throws {
        var b = try card()
        try b.set("view", .frame, "0,0,301,200")
        #expect(size(b, "card") == Size(width: 30, height: 20))
    }

    @Test func `a length that a constraint fixes is free of it`() throws {
        var b = try card()
        try b.constrain("card", .width, constant: 35, priority: 752)
        #expect(size(b, "card") == Size(width: 35, height: 40))
    }

    /// The width of the card is 100 where it keeps its designed size, and 35 where the constraint
    /// replaces it.
    @Test(arguments: [
        (750.0, 250.0, 500.0, 100.0), (750, 250, 750, 100), (750, 1000, 500, 100),
        (750, 250, 752, 35), (750, 1000, 1000, 35), (400, 250, 400, 100), (400, 250, 402, 35),
    ])
    func `only a constraint above its resistance replaces it`(
        compression: Double, hugging: Double, priority: Double, width: Double
    ) throws {
        var b = try card([
            (.compressionHorizontal, String(compression)), (.huggingHorizontal, String(hugging)),
        ])
        try b.constrain("card", .width, constant: 35, priority: priority)
        #expect(size(b, "card")?.width == width)
    }

    @Test func `a label that gets a text takes the size of that`() throws {
        var b = try card()
        try b.add(.label, "note", in: "row", [(.frame, "0,0,70,60")])
        #expect(size(b, "note") == Size(width: 70, height: 60))
        try b.set("note", .text, "Text")
        #expect(try #require(size(b, "note")).height < 30)
    }

    @Test func `outside of stacks the frame says nothing`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 200))
        try b.set("view", .frame, "0,0,300,200")
        try b.add(.view, "plain", [(.frame, "0,0,100,40")])
        for edge in [LayoutAttribute.left, .top] { try b.constrain("plain", edge, .equal, "view") }
        #expect(size(b, "plain") == .zero)
    }

    @Test func `explanations name it`() throws {
        let b = try card()
        let card = try #require(b.document.view(named: "card")).id
        #expect(
            b.layout().constraints(on: card).map(ConstraintFormatter(b.document).spell)
                .contains("designed size: card.width >= 100 @751"))
    }

    /// Makes a column as wide as the canvas of an iPhone 8, with the views that `add` adds. The
    /// version is that of Xcode; nil for the layout of an app.
    private func column(
        _ distribution: String, version: String?,
        _ add: (inout DocumentBuilder) throws -> Void
    ) throws -> [String: Rect] {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set("view", .frame, "0,0,375,667")
        try b.set(document: .device, "retina4_7")
        try b.set(document: .toolsVersion, version ?? "15505")
        try b.add(
            .stack, "column",
            [(.axis, "vertical"), (.distribution, distribution), (.alignment, "leading")])
        for edge in [LayoutAttribute.leading, .trailing, .top] {
            try b.constrain("column", edge, .equal, "view")
        }
        try add(&b)
        let request = LayoutRequest().asApp(version == nil)
        let environment = try #require(LayoutEnvironment(b.document, for: request))
        return b.absoluteFrames(LayoutPass.run(b.document, in: environment))
    }

    /// The canvas of Xcode 11 shows some pictures at twice their size. The stored frame shows it if
    /// one length is twice the picture's, and none is the picture's own.
    @Test(arguments: [
        ("15505", "0,0,40,60", true), ("15505", "0,0,40,41", true), ("16097", "0,0,33,60", true),
        ("15505", "0,0,40,30", false), ("15505", "0,0,20,60", false),
        ("15505", "0,0,41,31", false), ("14490", "0,0,40,60", false),
        ("17505", "0,0,40,60", false), (nil, "0,0,40,60", false),
    ])
    func `a picture has twice its size where the stored frame shows it`(
        version: String?, frame: String, isDoubled: Bool
    ) throws {
        let frames = try column("fill", version: version) { b in
            try b.add(.image, "picture", in: "column", [(.image, "20x30"), (.frame, frame)])
        }
        let size = isDoubled ? Size(width: 40, height: 60) : Size(width: 20, height: 30)
        #expect(frames["picture"]?.size == size)
    }

    /// Three views share 100 points. On the canvas the second one is as high as its mask makes it,
    /// and each share is the stored height.
    @Test(arguments: [(20, 50, 30), (10, 70, 20), (33, 33, 34)])
    func `a view that its mask places counts with its stored length`(
        first: Int, second: Int, third: Int
    ) throws {
        let frames = try column("fillProportionally", version: "21701") { b in
            for (name, top, height) in [
                ("first", 0, first), ("second", first, second), ("third", first + second, third),
            ] {
                try b.add(.view, name, in: "column", [(.frame, "0,\(top),375,\(height)")])
            }
            try b.set("second", .autoresizing, "flexibleRightMargin,flexibleBottomMargin")
            try b.constrain("column", .height, constant: 100)
        }
        #expect(frames["first"]?.height == Double(first))
        #expect(frames["second"]?.height == Double(second))
        #expect(frames["third"]?.height == Double(third))
    }

    /// A label that wraps in a column that shares its height by content keeps the height of one
    /// line on the canvas, unless something else determines the column's height.
    @Test(arguments: [4, 6, 10])
    func `a column that is as high as its texts counts one line of each`(words: Int) throws {
        let text = Array(repeating: "Landscape photographs", count: words).joined(separator: " ")
        func heights(
            _ distribution: String, _ version: String?, fixed: Double?
        ) throws -> [Double] {
            let frames = try column(distribution, version: version) { b in
                try b.add(.label, "title", in: "column", [(.text, "Title")])
                try b.add(.label, "text", in: "column", [(.text, text), (.lines, "0")])
                if let fixed { try b.constrain("column", .height, constant: fixed) }
            }
            return ["title", "text"].map { frames[$0]?.height ?? -1 }
        }
        #expect(try heights("fillProportionally", "21701", fixed: nil) == [20.5, 20.5])
        #expect(try heights("fill", "21701", fixed: nil)[1] > 40)
        #expect(try heights("fillProportionally", nil, fixed: nil)[1] > 40)
        let stretched = try heights("fillProportionally", "21701", fixed: 300)
        #expect(stretched[1] > 1.5 * stretched[0])
    }
}
