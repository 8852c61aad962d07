import Foundation
import StackCore
import TestKit

/// Lays out documents that are hard to solve, with at most 2,000 views, and queries them. Prints
/// processor seconds and a digest of the results, to compare processes and commits.
enum NastyDocuments {
    private struct Case {
        let shape: NastyShape
        let views: Int
        var constraints = 0
    }

    private static let cases: [Case] = {
        let pairs = Distribution.allCases.flatMap { distribution in
            Alignment.allCases.map { (distribution, $0) }
        }
        return scattered
            + pairs.map { Case(shape: .nest($0.0, $0.1), views: 500) }
            + pairs.map { Case(shape: .tree($0.0, $0.1), views: 2_000) }
            + pairs.map { Case(shape: .crowd($0.0, $0.1), views: 2_000) }
    }()

    private static let scattered = [
        (.edges, 100, 1_000), (.edges, 300, 3_000), (.edges, 2_000, 20_000), (.edges, 50, 100_000),
        (.sizes, 200, 800), (.sizes, 1_000, 4_000), (.sizes, 2_000, 20_000),
        (.equalities, 200, 150), (.equalities, 1_000, 900), (.equalities, 2_000, 20_000),
        (.wishes(distinct: false), 200, 1_000), (.wishes(distinct: false), 2_000, 20_000),
        (.wishes(distinct: true), 200, 1_000), (.wishes(distinct: true), 2_000, 20_000),
        (.ladder, 200, 1_000), (.ladder, 2_000, 20_000), (.ratios, 200, 1_000),
        (.ratios, 2_000, 20_000), (.crossed, 300, 0), (.crossed, 2_000, 0),
        (.contradictions, 300, 3_000), (.contradictions, 2_000, 20_000), (.open, 200, 2_000),
        (.open, 2_000, 20_000), (.baselines, 300, 300), (.baselines, 2_000, 10_000),
        (.grid, 400, 0), (.grid, 2_000, 0),
    ].map { (shape: NastyShape, views: Int, constraints: Int) in
        Case(shape: shape, views: views, constraints: constraints)
    }

    /// Runs the cases whose names start with one of the prefixes, or all cases if there are none.
    static func run(_ prefixes: [String]) throws {
        for one in cases {
            let name = "\(one.shape)-\(one.views)-\(one.constraints)"
            if !prefixes.isEmpty && !prefixes.contains(where: name.hasPrefix) { continue }
            let document = try NastyLayout(
                one.shape, views: one.views, constraints: one.constraints
            ).document
            guard let environment = LayoutEnvironment(document) else { continue }
            report(name, document, environment)
        }
    }

    private static func report(
        _ name: String, _ document: Document, _ environment: LayoutEnvironment
    ) {
        var digest = Digest()
        var layout: Layout?
        let solving = seconds { layout = LayoutPass.run(document, in: environment) }
        guard let layout else { return }
        digest.add(layout)
        let end = layout.isComplete ? "" : " (incomplete)"
        write("\(name): layout \(solving) s\(end), \(layout.conflicts.count) conflicts, ")
        var ambiguous: [AmbiguousView] = []
        let asking = seconds { ambiguous = layout.ambiguities().views }
        digest.add(ambiguous)
        let last = document.subtree().last ?? .root
        let explaining = seconds { _ = layout.explanation(of: last, .width) }
        write(
            "\(ambiguous.count) ambiguous \(asking) s, why \(explaining) s, digest \(digest.text)\n"
        )
    }

    /// Writes immediately, so that an incomplete line shows where the program stopped.
    private static func write(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    private static func seconds(_ body: () -> Void) -> Double {
        let start = clock()
        body()
        return Double((clock() - start) / 10_000) / 100
    }
}

/// An FNV-1a hash of the bits of a layout.
private struct Digest {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    var text: String { String(state, radix: 16) }

    mutating func add(_ layout: Layout) {
        for frame in layout.unroundedFrames.elements { add(frame) }
        for conflict in layout.spelledConflicts {
            for text in conflict.constraints + [conflict.dropped] { add(text) }
        }
    }

    mutating func add(_ ambiguous: [AmbiguousView]) {
        for view in ambiguous {
            add(UInt64(view.view.raw))
            add(view.frame)
            add(view.alternative)
        }
    }

    private mutating func add(_ frame: Rect?) {
        guard let frame else { return add(1) }
        for value in [frame.x, frame.y, frame.width, frame.height] { add(value.bitPattern) }
    }

    private mutating func add(_ text: String) {
        for byte in text.utf8 { add(UInt64(byte)) }
    }

    private mutating func add(_ word: UInt64) { state = (state ^ word) &* 0x100_0000_01b3 }
}
