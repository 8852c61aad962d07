/// A document's layout: a pure function of the document and its environment.
///
/// A round measures the content, makes the constraints and solves them. Margins inside safe areas
/// and the heights of wrapped text follow from frames, so rounds are repeated until they agree, which
/// UIKit does too: the second one is its second pass over multi-line labels (MODEL.md 5.7).
package enum LayoutPass {
    /// Enough for margins that depend on text that depends on margins; more would be a circle.
    private static let maximumRounds = 6

    /// Measures a view in place of the tables of `Measurement`, from the size that its text came out
    /// at in the round before; nil leaves the view to the tables.
    package typealias Measuring = (ViewID, Size?) -> ContentMeasure?

    package static func run(
        _ document: Document, in environment: LayoutEnvironment,
        measuring: Measuring = { _, _ in nil }
    ) -> Layout {
        let resolved = ResolvedDocument(document, traits: environment.traits, direction: environment.direction)
        let measurer = ContentMeasurer(resolved, traits: environment.measurement)
        var state = LayoutState(resolved, environment)
        var number = 1
        while true {
            let round = LayoutRound(
                resolved: resolved, environment: environment,
                measures: measures(resolved, measurer, state, measuring), state: state)
            var solver = RoundSolver(round)
            let (problem, solved) = solver.solve(.root, .fixed(environment.size))
            let frames = AbsoluteFrames(resolved, solved)
            var next = state
            next.update(resolved, environment, frames: frames.unrounded)
            next.updateTextSizes(resolved, measurer, solved)
            if next.agrees(with: state) || number == maximumRounds {
                return Layout(round, problem, solved, frames)
            }
            state = next
            number += 1
        }
    }

    private static func measures(
        _ resolved: ResolvedDocument, _ measurer: ContentMeasurer, _ state: LayoutState,
        _ measuring: Measuring
    ) -> [ContentMeasure] {
        resolved.views.indices.map { raw in
            guard resolved.views[raw] != nil else { return .none }
            let (id, size) = (ViewID(raw), state.textSizes[raw])
            return measuring(id, size) ?? measurer.measure(id, textSize: size)
        }
    }
}

extension LayoutState {
    fileprivate mutating func updateTextSizes(
        _ resolved: ResolvedDocument, _ measurer: ContentMeasurer, _ solved: SolvedProblem
    ) {
        for id in resolved.order where measurer.dependsOnSize(id) {
            textSizes[id.raw] = solved.alignmentRect(of: id).size
        }
    }

    /// Equal but for the noise of solving.
    fileprivate func agrees(with other: LayoutState) -> Bool {
        zip(textSizes, other.textSizes).allSatisfy { same($0, $1) }
            && zip(margins, other.margins).allSatisfy { same($0, $1) }
            && zip(safeAreas, other.safeAreas).allSatisfy { same($0, $1) }
    }

    private func same(_ a: Size?, _ b: Size?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return near(a.width, b.width) && near(a.height, b.height)
    }

    private func same(_ a: Insets, _ b: Insets) -> Bool {
        near(a.top, b.top) && near(a.leading, b.leading) && near(a.bottom, b.bottom) && near(a.trailing, b.trailing)
    }

    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
}
