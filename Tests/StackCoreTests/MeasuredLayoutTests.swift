import Foundation
import StackCore
import TestKit
import Testing

/// One layout that was measured on UIKit (docs/stack-view-rules.md, "Sources").
struct MeasuredLayout: Decodable, Sendable, CustomTestStringConvertible {
    let nested: Bool
    let margins: Bool
    let axis: String
    let distribution: String
    let alignment: String
    let hiddenIndex: Int?
    let fixed400x300: Bool
    let measured: [[Double]]
    let exact: [[Double]]

    /// Its line in the fixture, which is its name in the documentation: M01 to M112.
    private(set) var row = 0

    private enum CodingKeys: CodingKey {
        case nested, margins, axis, distribution, alignment, hiddenIndex, fixed400x300, measured,
            exact
    }

    var testDescription: String {
        "M\(row < 10 ? "0" : "")\(row) \(axis) \(distribution) \(alignment)\(nested ? " nested" : "")\(margins ? " margins" : "")"
            + (hiddenIndex.map { " hidden \($0)" } ?? "") + (fixed400x300 ? " 400x300" : " free")
    }

    static let all: [MeasuredLayout] = {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/layouts/measured.jsonl")
        let text = try! String(contentsOf: url, encoding: .utf8)
        return text.split(separator: "\n").enumerated().map { index, line in
            var layout = try! JSONDecoder().decode(MeasuredLayout.self, from: Data(line.utf8))
            layout.row = index + 1
            return layout
        }
    }()

    func build() throws -> DocumentBuilder {
        var builder = try DocumentBuilder(size: Size(width: 600, height: 600))
        try builder.add(
            .stack, "stack",
            [
                (.axis, axis), (.distribution, distribution),
                (.alignment, alignment.split(separator: "/").first.map(String.init)!),
                (.spacing, "5"),
            ])
        if margins {
            try builder.set("stack", .marginsRelative, "true")
            try builder.set("stack", .margins, "3,5,7,11")
        }
        try builder.constrain("stack", .left, .equal, "view", constant: 10)
        try builder.constrain("stack", .top, .equal, "view", constant: 20)
        if fixed400x300 {
            try builder.constrain("stack", .width, constant: 400)
            try builder.constrain("stack", .height, constant: 300)
        }
        if nested { try addNested(&builder) } else { try addPlain(&builder) }
        return builder
    }

    private func addPlain(_ builder: inout DocumentBuilder) throws {
        for (index, size) in ["40x20", "60x30", "10x50", "25x25"].enumerated() {
            try builder.add(.view, "v\(index)", in: "stack", [(.intrinsic, size)])
        }
        if let hiddenIndex { try builder.set("v\(hiddenIndex)", .hidden, "true") }
    }

    private func addNested(_ builder: inout DocumentBuilder) throws {
        try builder.add(.view, "v0", in: "stack", [(.intrinsic, "40x20")])
        try builder.add(
            .stack, "inner", in: "stack",
            [
                (.axis, axis == "horizontal" ? "vertical" : "horizontal"), (.alignment, "center"),
                (.spacing, "2"),
            ])
        try builder.add(.view, "i0", in: "inner", [(.intrinsic, "15x10")])
        try builder.add(.view, "i1", in: "inner", [(.intrinsic, "30x12")])
        try builder.add(.view, "v1", in: "stack", [(.intrinsic, "10x50")])
    }

    var names: [String] {
        nested ? ["stack", "v0", "inner", "i0", "i1", "v1"] : ["stack", "v0", "v1", "v2", "v3"]
    }
}

@Test(arguments: MeasuredLayout.all)
func `the frames are those measured on UIKit`(_ row: MeasuredLayout) throws {
    let builder = try row.build()
    let layout = builder.layout()
    #expect(layout.conflicts.isEmpty)
    let frames = builder.absoluteFrames(layout)
    for (name, (exact, measured)) in zip(row.names, zip(row.exact, row.measured)) {
        let frame = try #require(frames[name])
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        for (ours, theirs) in zip(numbers, exact) {
            #expect(abs(ours - theirs) < 0.011, "\(name) \(numbers) \(exact)")
        }
        for (ours, theirs) in zip(numbers, measured) {
            #expect(abs(ours - theirs) <= (row.nested ? 1.01 : 0.76))
        }
    }
}
