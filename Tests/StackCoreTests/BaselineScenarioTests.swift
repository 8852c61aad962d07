import StackCore
import TestKit
import Testing

/// Labels given by their ascent and descent (docs/stack-view-rules.md, "Across the axis").
private struct BaselineScenario: Sendable, CustomTestStringConvertible {
    let id: String
    let alignment: String
    /// The width, ascent and descent of each label in points.
    let labels: [(Double, Double, Double)]
    let height: Double
    let tops: [Double]

    var testDescription: String { id }
}

private let small = (50.0, 27.0, 7.0)
private let large = (60.0, 53.0, 14.0)

@Test(arguments: [
    BaselineScenario(
        id: "X12", alignment: "firstBaseline", labels: [small, large, small], height: 41,
        tops: [0, -26, 0]),
    BaselineScenario(
        id: "X13", alignment: "firstBaseline", labels: [large, small, small], height: 67,
        tops: [0, 26, 26]),
    BaselineScenario(
        id: "X14", alignment: "lastBaseline", labels: [small, large, small], height: 60,
        tops: [26, 0, 26]),
    BaselineScenario(
        id: "X15", alignment: "lastBaseline", labels: [large, small], height: 67, tops: [0, 26]),
])
private func `labels of different heights share a baseline as on UIKit`(_ row: BaselineScenario)
    throws
{
    var builder = try DocumentBuilder(size: Size(width: 600, height: 600))
    try builder.add(.stack, "stack", [(.alignment, row.alignment)])
    try builder.constrain("stack", .left, .equal, "view")
    try builder.constrain("stack", .top, .equal, "view", constant: 100)
    for index in row.labels.indices { try builder.add(.label, "l\(index)", in: "stack") }
    let layout = builder.layout { id, _ in
        guard let index = row.labels.indices.first(where: { builder.id("l\($0)") == id }) else {
            return nil
        }
        let (width, ascent, descent) = row.labels[index]
        return ContentMeasure(
            size: IntrinsicSize(width: width, height: ascent + descent),
            baselines: Baselines(first: ascent, last: descent))
    }
    let frames = builder.absoluteFrames(layout)
    #expect(abs(frames["stack"]!.height - row.height) < 0.01)
    for (index, top) in row.tops.enumerated() {
        #expect(abs(frames["l\(index)"]!.y - 100 - top) < 0.01)
    }
}
