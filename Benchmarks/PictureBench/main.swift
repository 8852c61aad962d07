import LayoutFormats
import LayoutPictures
import LayoutRendering
import StackCore
import TestKit

// PictureBench [VIEWS]   the time to draw a picture with VIEWS texts (1,000): milliseconds of each way to
//                        draw it, and the ratio to the time of a blueprint as SVG

/// Returns a document with many labels in rows of twenty.
func screenful(of count: Int) throws -> LaidOutDocument {
    var builder = try DocumentBuilder(size: Size(width: 393, height: 852))
    let rows: [(PropertyKey, String)] = [(.axis, "vertical"), (.distribution, "fillEqually")]
    let frame = [(PropertyKey.frame, "8,60,377,740"), (.autoresizing, "flexibleRightMargin")]
    try builder.add(.stack, "rows", frame + rows)
    for row in 0..<(count + 19) / 20 {
        try builder.add(.stack, "row\(row)", in: "rows", [(.distribution, "fillEqually")])
        for column in 0..<min(20, count - row * 20) {
            try builder.add(
                .label, "l\(row)x\(column)", in: "row\(row)",
                [(.text, "T\(row * 20 + column)")])
        }
    }
    guard let environment = LayoutEnvironment(builder.document) else {
        preconditionFailure("a document of a size has an environment")
    }
    return LaidOutDocument(
        name: "Texts", document: builder.document,
        layout: LayoutPass.run(builder.document, in: environment))
}

/// Returns the best of eleven times in milliseconds, because other processes only slow down a run.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let times = try (0..<11).map { _ in
        let time = try clock.measure(body).components
        return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    }
    return times.min() ?? 0
}

/// Returns the answer of `preview` when a page requests a screen.
func answer(_ document: LaidOutDocument) -> String {
    let picture = Picture(document, PictureStyle(), of: .root)
    return JSONValue.object([
        ("frames", FramesExport.json([document], findsAmbiguity: false)),
        ("picture", .string(picture.map(SVGExport.svg) ?? "")),
    ]).line
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
let document = try screenful(of: count)
var blueprint = PictureStyle()
blueprint.look = .blueprint
let environment = document.layout.environment
let measures: [(name: String, milliseconds: Double)] = try [
    ("svg, blueprint", milliseconds { _ = SVGExport.svg([document], blueprint) }),
    ("layout", milliseconds { _ = LayoutPass.run(document.document, in: environment) }),
    ("svg", milliseconds { _ = SVGExport.svg([document]) }),
    ("answer of the page", milliseconds { _ = answer(document) }),
    (
        "png, 1 pixel a point",
        milliseconds { _ = try Rendering.png(Picture([document], PictureStyle()), scale: 1) }
    ),
    (
        "png, 3 pixels a point",
        milliseconds { _ = try Rendering.png(Picture([document], PictureStyle()), scale: 3) }
    ),
    (
        "png, 3 pixels, blueprint",
        milliseconds { _ = try Rendering.png(Picture([document], blueprint), scale: 3) }
    ),
]
for measure in measures {
    let ratio = (measure.milliseconds / measures[0].milliseconds * 10).rounded() / 10
    let time = (measure.milliseconds * 10).rounded() / 10
    print("\(measure.name): \(time) ms, \(ratio)")
}
