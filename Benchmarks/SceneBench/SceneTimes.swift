import Foundation
import LayoutFormats
import LayoutTiming
import StackCore

/// Measures real scenes: each is laid out from scratch, then after the most common edits.
///
/// It prints one JSON line per scene, and a last one with the medians of all scenes. The edits
/// change the first label's text, and add a point to the first constant and to the first stack's
/// spacing, if the scene has them. Each edit is done and undone.
struct SceneTimes {
    private let watch: Stopwatch
    private var cold: [Double] = []
    private var shares: [Double] = []
    private var trees = 0
    private var sink = 0.0

    init(_ watch: Stopwatch) { self.watch = watch }

    mutating func measure(_ path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let name = URL(fileURLWithPath: path).lastPathComponent
        for scene in try InterfaceBuilderImport.read(bytes).documents {
            try measure(Document(of: scene), "\(name):\(scene.name)")
        }
    }

    private mutating func measure(_ document: Document, _ name: String) throws {
        guard let environment = LayoutEnvironment(document) else { return }
        var isTree = false
        let cold = watch.times {
            var screen = EditedScreen(document, in: environment)
            let time = watch.seconds { sink += screen.solve() }
            isTree = screen.layout?.method == .tree
            return time
        }.median
        var line =
            "{\"peer\":\"layoutedit\",\"scene\":\"\(name)\",\"views\":\(document.viewCount),"
            + "\"constraints\":\(document.constraintCount),\"tree\":\(isTree),"
            + "\"cold_ns\":\(Int(cold * 1e9))"
        for (kind, edit) in Self.edits(of: document) where watch.isWanted(kind) {
            let time = try time(of: edit, document, environment)
            line += ",\"\(kind)_ns\":\(Int(time * 1e9))"
            shares.append(time / cold)
        }
        print(line + "}")
        self.cold.append(cold)
        trees += isTree ? 1 : 0
    }

    private mutating func time(
        of edit: Edit, _ document: Document, _ environment: LayoutEnvironment
    ) throws -> Double {
        var screen = EditedScreen(document, in: environment)
        sink += screen.solve()
        var isDone = false
        return try watch.times {
            let step = isDone ? edit.inverse : edit
            isDone.toggle()
            return try watch.seconds { sink += try screen.make(.edits([step])) }
        }.median
    }

    func printMedians() {
        precondition(sink.isFinite, "a frame has no numbers")
        if cold.isEmpty { return }
        print(
            "{\"peer\":\"layoutedit\",\"scenes\":\(cold.count),\"trees\":\(trees),"
                + "\"cold_median_ns\":\(Int(cold.median * 1e9)),"
                + "\"cold_sum_ns\":\(Int(cold.reduce(0, +) * 1e9)),"
                + "\"edit_share_median\":\(shares.isEmpty ? 0 : shares.median)}")
    }

    private static func edits(of document: Document) -> [(String, Edit)] {
        var edits: [(String, Edit)] = []
        for view in document.allViews where view.kind == .label {
            guard case .text(let text) = view.properties[.text] else { continue }
            edits.append(("text", change(.view(view.id), .text, .text(text), .text(text + "n"))))
            break
        }
        for constraint in document.allConstraints {
            guard case .number(let value) = constraint.properties[.constant] else { continue }
            edits.append(
                (
                    "constant",
                    change(
                        .constraint(constraint.id), .constant, .number(value), .number(value + 1))
                ))
            break
        }
        for view in document.allViews where view.kind == .stack {
            let old = view.properties[.spacing]
            guard case .spacing(.points(let value)) = old ?? .spacing(.points(0)) else { continue }
            edits.append(
                (
                    "spacing",
                    change(.view(view.id), .spacing, old, .spacing(.points(value + 1)))
                ))
            break
        }
        return edits
    }

    private static func change(
        _ item: ItemID, _ key: PropertyKey, _ old: PropertyValue?, _ new: PropertyValue
    ) -> Edit {
        .setProperty(item, key, .base, from: old, to: new)
    }
}

extension [Double] {
    /// The middle element; of an even number, the greater of the two.
    fileprivate var median: Double { sorted()[count / 2] }
}
