import StackCore
import TestKit
import Testing

@testable import LayoutPictures

/// A screen with bars and nested scroll views, tables and collections of random kinds, with a label
/// in the innermost one.
private struct BarredScene {
    var builder: DocumentBuilder
    private var random: SeededGenerator
    /// The names of the lists and scroll views, from the outermost inwards.
    private(set) var lists: [String] = []

    init(seed: Int) throws {
        random = SeededGenerator(seed: seed)
        builder = try DocumentBuilder(size: Size(width: 320, height: 480))
        try builder.set(document: .device, random.pick(["iphone-8", "iphone-15", "ipad-10.9"]))
        if random.once(in: 3) { try builder.set(document: .orientation, "landscape") }
        if !random.once(in: 3) { try builder.set(document: .navigationTitle, "Title") }
        if random.once(in: 3) { try builder.set(document: .largeTitle, "true") }
        var outer = "view"
        for depth in 0..<Int.random(in: 1...3, using: &random) {
            outer = try addList(in: outer, depth: depth)
        }
        try addPlaced(.label, "mark", in: outer, "12,8,60,21", [(.text, "Mark")])
    }

    /// Adds a list or scroll view, and for a list a cell with its content view. Returns the view
    /// for the content.
    private mutating func addList(in outer: String, depth: Int) throws -> String {
        let kind = random.pick([ViewKind.scroll, .table, .collection, .view])
        let name = "list\(depth)"
        let y = random.pick(["0", "0", "20", "130"])
        try addPlaced(kind, name, in: outer, "0,\(y),\(300 - 20 * depth),\(250 - 60 * depth)")
        if kind == .view { return name }
        lists.append(name)
        if random.once(in: 3) { try builder.set(name, .contentInset, "17,5,3,4") }
        if kind == .scroll {
            // Tall content makes the view scroll.
            if random.once(in: 2) { try addPlaced(.view, "tall\(depth)", in: name, "0,0,9,2000") }
            return name
        }
        let rows = ["0,28,280,60", "0,100,280,180"]
        for (index, frame) in rows.enumerated() {
            let cell = "cell\(depth)\(index)"
            try addPlaced(kind == .table ? .cell : .view, cell, in: name, frame)
            try addPlaced(.view, "content\(depth)\(index)", in: cell, "0,0,280,60")
        }
        return "content\(depth)1"
    }

    private mutating func addPlaced(
        _ kind: ViewKind, _ name: String, in outer: String, _ frame: String,
        _ properties: [(PropertyKey, String)] = []
    ) throws {
        try builder.add(
            kind, name, in: outer, [(.frame, frame), (.autoresizing, "none")] + properties)
    }
}

@Suite struct PicturedFramesTests {
    /// The sum of a view's frames in its superviews, without the root's.
    private func sum(_ view: ViewID, _ laidOut: LaidOutDocument) -> Rect? {
        laidOut.layout.absoluteFrame(of: view, in: laidOut.document)
    }

    @Test func `every view is drawn at its frame in the picture, scrolled or not`() throws {
        var (drawn, scrolled) = (0, 0)
        for seed in 0..<120 {
            let scene = try BarredScene(seed: seed)
            let document = scene.builder.document
            let environment = try #require(LayoutEnvironment(document))
            let laidOut = LaidOutDocument(
                name: "Screen", document: document,
                layout: LayoutPass.run(document, in: environment))
            let mark = try #require(document.view(named: "mark")).id
            for look in PictureStyle.Look.allCases {
                var style = PictureStyle()
                style.look = look
                let frames = PicturedFrames(laidOut, look)
                let screen = Screen(laidOut, style)
                var canvas = Canvas(environment.measurement)
                for view in screen.drawContent(atX: 0, y: 0, in: &canvas).placed {
                    #expect(frames.frame(of: view.id)?.millipoints == view.frame, "seed \(seed)")
                }
                // The text is drawn in the frame of its label, which is an independent check.
                let picture = try #require(Picture(laidOut, style, of: .root))
                let frame = try #require(frames.frame(of: mark))
                guard let run = picture.texts.first(where: { $0.text == "Mark" }) else { continue }
                #expect(
                    frame.y...frame.maxY ~= run.baseline && frame.x - 1...frame.maxX ~= run.x,
                    "seed \(seed), \(look): \(run.x), \(run.baseline) not in \(frame)")
                drawn += 1
                let isScrolled = frame.y != sum(mark, laidOut)?.y
                if isScrolled { scrolled += 1 }
                #expect(!isScrolled || look == .screen && !scene.lists.isEmpty)
            }
        }
        #expect(drawn > 100 && scrolled > 20, "\(drawn) drawn, \(scrolled) scrolled")
    }

    @Test func `the origin of a scroll view's content is where its subviews begin`() throws {
        for seed in 0..<60 {
            let scene = try BarredScene(seed: seed)
            let document = scene.builder.document
            let laidOut = LaidOutDocument(
                name: "Screen", document: document,
                layout: LayoutPass.run(document, in: try #require(LayoutEnvironment(document))))
            let frames = PicturedFrames(laidOut, .screen)
            for view in document.allViews {
                let origin = frames.contentOrigin(of: view.id)
                #expect((origin != nil) == view.kind.isScrollView)
                for child in view.subviews {
                    guard let outer = frames.frame(of: view.id),
                        let own = laidOut.layout.frame(of: child)
                    else { continue }
                    let place = own.offset(outer.x + (origin?.x ?? 0), outer.y + (origin?.y ?? 0))
                    #expect(frames.frame(of: child)?.millipoints == place.millipoints)
                }
            }
        }
    }

    @Test func `a view clips where its picture does`() throws {
        var (clipping, open) = (0, 0)
        for seed in 0..<60 {
            var scene = try BarredScene(seed: seed)
            for name in scene.lists where seed.isMultiple(of: 3) {
                try scene.builder.set(
                    name, .clipsToBounds, seed.isMultiple(of: 2) ? "true" : "false")
            }
            let document = scene.builder.document
            let environment = try #require(LayoutEnvironment(document))
            let laidOut = LaidOutDocument(
                name: "Screen", document: document,
                layout: LayoutPass.run(document, in: environment))
            let frames = PicturedFrames(laidOut, .screen)
            var canvas = Canvas(environment.measurement)
            var style = PictureStyle()
            style.look = .screen
            _ = Screen(laidOut, style).drawContent(atX: 0, y: 0, in: &canvas)
            // Others can be outside of the part of the outermost one that is drawn.
            for name in scene.lists.prefix(1) {
                let view = try #require(document.view(named: name)).id
                let frame = try #require(frames.frame(of: view)).millipoints
                let isDrawn = canvas.commands.contains { command in
                    if case .beginClip(.rect(frame, _)) = command { true } else { false }
                }
                #expect(frames.clips(view) == isDrawn, "seed \(seed): \(name)")
                if isDrawn { clipping += 1 } else { open += 1 }
                #expect(!PicturedFrames(laidOut, .blueprint).clips(view))
            }
        }
        #expect(clipping > 20 && open > 5, "\(clipping) clip, \(open) do not")
    }
}
