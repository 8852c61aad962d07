import LayoutFormats
import StackCore
import TestKit
import Testing

@testable import LayoutPictures

/// Builds a document and lays it out on a screen of the given size.
func laidOut(
    _ size: Size = Size(width: 320, height: 480), era: Era = .current,
    _ build: (inout DocumentBuilder) throws -> Void
) throws -> LaidOutDocument {
    var builder = try DocumentBuilder(size: size)
    try build(&builder)
    var environment = try #require(LayoutEnvironment(builder.document))
    environment.measurement.era = era
    return LaidOutDocument(
        name: "Screen", document: builder.document,
        layout: LayoutPass.run(builder.document, in: environment))
}

/// Returns the properties of a view at a fixed frame.
func at(_ frame: String, _ more: [(PropertyKey, String)] = []) -> [(PropertyKey, String)] {
    [(.frame, frame), (.autoresizing, "flexibleRightMargin")] + more
}

extension Picture {
    var texts: [TextRun] {
        commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }

    /// Returns the commands that draw a view itself, without its subviews.
    func commands(of name: String) -> [DrawingCommand] {
        var open: [String] = []
        return commands.filter { command in
            switch command {
            case .beginView(let view): open.append(view.name)
            case .endView: open.removeLast()
            default: return open.last == name
            }
            return false
        }
    }
}

@Suite struct PictureTests {
    private let long = "Sign in with the address that you gave when you bought your first ticket."

    @Test func `a label is drawn in the lines of its layout`() throws {
        let document = try laidOut { builder in
            try builder.add(
                .label, "title", at("20,40,174.5,200", [(.text, long), (.lines, "0")]))
        }
        let picture = Picture([document], PictureStyle())
        let runs = picture.texts.dropFirst(0).filter { $0.style.size == 17 }
        let metrics = TextMetrics(font: .label, traits: document.layout.environment.measurement)
        #expect(runs.count == metrics.block(long, maximumWidth: 174.5).lineCount)
        #expect(runs.map(\.text).joined(separator: " ") == long)
        for (run, next) in zip(runs, runs.dropFirst()) {
            #expect(abs(next.baseline - run.baseline - metrics.lineStep) < 0.002)
        }
        for run in runs {
            #expect(abs(try #require(run.width) - metrics.width(run.text)) < 0.5)
        }
    }

    @Test func `a label without room is cut off`() throws {
        let document = try laidOut { builder in
            try builder.add(.label, "title", at("20,40,174.5,21", [(.text, long)]))
        }
        let run = try #require(
            Picture([document], PictureStyle()).texts.first { $0.style.size == 17 })
        #expect(run.isTruncated && run.text.hasSuffix("…"))
        #expect(try #require(run.width) <= 174.5)
    }

    @Test func `hidden views and what stands in them are not drawn`() throws {
        let document = try laidOut { builder in
            try builder.add(.view, "outer", at("0,0,100,100", [(.hidden, "true")]))
            try builder.add(.label, "inner", in: "outer", at("0,0,50,20", [(.text, "Hi")]))
            try builder.add(.label, "shown", at("0,200,50,20", [(.text, "Ho")]))
        }
        let picture = Picture([document], PictureStyle())
        #expect(picture.texts.map(\.text).contains("Ho"))
        #expect(!picture.texts.map(\.text).contains("Hi"))
    }

    @Test func `views in front are drawn last`() throws {
        let document = try laidOut { builder in
            try builder.add(.view, "back", at("0,0,100,100", [(.backgroundColor, "red")]))
            try builder.add(.view, "front", at("50,50,100,100", [(.backgroundColor, "blue")]))
        }
        let fills = Picture([document], PictureStyle()).commands.compactMap { command in
            if case .fill(_, let paint) = command { paint.hex } else { nil }
        }
        let back = try #require(fills.firstIndex(of: "#ff0000"))
        let front = try #require(fills.firstIndex(of: "#0000ff"))
        #expect(back < front)
    }

    @Test func `a caption is not written over that of the next screen`() throws {
        let narrow = try laidOut(Size(width: 30, height: 30)) { _ in }
        let runs = Picture([narrow, narrow], PictureStyle()).texts
        #expect(runs.count == 2)
        let width = try #require(runs[0].width)
        #expect(runs[0].x + width < runs[1].x)
    }

    @Test func `what begins ends`() throws {
        let document = try laidOut { builder in
            for (place, kind) in ViewKind.allCases.enumerated() {
                try builder.add(
                    kind, "v\(place)", at("0,\(place * 20),100,20"))
            }
        }
        for look in PictureStyle.Look.allCases {
            var style = PictureStyle()
            style.look = look
            style.overlays = Set(Overlay.allCases)
            var depth = 0
            for command in Picture([document], style).commands {
                switch command {
                case .beginClip, .beginOpacity, .beginView: depth += 1
                case .endClip, .endOpacity, .endView: depth -= 1
                default: break
                }
                #expect(depth >= 0)
            }
            #expect(depth == 0)
        }
    }

    @Test func `a switch has the proportions of its system`() throws {
        for (era, size) in [
            (Era.current, Size(width: 51, height: 31)), (.xcode26, Size(width: 63, height: 28)),
        ] {
            let document = try laidOut(era: era) { builder in
                try builder.add(.switch, "on", at("20,40,70,40", [(.on, "true")]))
            }
            let picture = Picture([document], PictureStyle())
            guard
                case .fill(.rect(let track, let radius), let paint) = picture.commands(of: "on")[0]
            else { throw Unexpected() }
            #expect(track.size == size && radius == size.height / 2)
            #expect(paint == Palette(.light)[.systemGreen])
        }
    }

    @Test func `a scroll view shows what fits, or all of it`() throws {
        let document = try laidOut(Size(width: 200, height: 200)) { builder in
            try builder.add(.scroll, "scroll", at("0,0,200,200"))
            try builder.add(.label, "far", in: "scroll", at("0,500,100,20", [(.text, "Far")]))
        }
        var style = PictureStyle()
        #expect(!Picture([document], style).texts.map(\.text).contains("Far"))
        style.showsWholeContent = true
        let whole = Picture([document], style)
        #expect(whole.texts.map(\.text).contains("Far"))
        #expect(whole.size.height == 520 + 2 * Picture.border)
    }

    @Test func `names of a blueprint never stand on each other`() throws {
        let document = try laidOut { builder in
            for place in 0..<40 {
                let (x, y) = (place % 5 * 30, place / 5 * 12)
                try builder.add(.view, "aLongNameNumber\(place)", at("\(x),\(y),120,40"))
            }
        }
        var style = PictureStyle()
        style.look = .blueprint
        let names = Picture([document], style).texts.filter { $0.style.size == 9 }
        #expect(names.count > 10)
        let boxes = names.map { run in
            Rect(x: run.x, y: run.baseline - 7, width: run.width ?? 0, height: 9)
        }
        for (index, box) in boxes.enumerated() {
            for other in boxes[(index + 1)...] {
                let apart =
                    box.maxX <= other.x || other.maxX <= box.x || box.maxY <= other.y
                    || other.maxY <= box.y
                #expect(apart)
            }
        }
    }

    @Test func `dark has other colours, and those that are the same everywhere`() {
        let (light, dark) = (Palette(.light), Palette(.dark))
        for name in UIColorName.allCases where !name.isSystem {
            #expect(light[name] == dark[name])
        }
        #expect(
            light[.systemBackground].hex == "#ffffff" && dark[.systemBackground].hex == "#000000")
        #expect(light[.systemBlue].hex == "#007aff" && dark[.systemBlue].hex == "#0a84ff")
    }

    private struct Unexpected: Error {}
}
