/// A view that the constraints leave open, with two frames that satisfy them equally well, relative to
/// its superview and unrounded.
package struct AmbiguousView: Hashable, Sendable {
    package let view: ViewID
    package let frame: Rect
    package let alternative: Rect
}

extension Layout {
    /// The views that `hasAmbiguousLayout` would name, in document order: what UIKit's own
    /// priorities leave open, whatever our index rule made of it
    /// (docs/auto-layout-rules.md, "Ambiguity").
    package func ambiguities() -> [AmbiguousView] { problem.ambiguities() }

    /// Their identities.
    package var ambiguous: [ViewID] { ambiguities().map(\.view) }
}

extension LayoutProblem {
    /// Solves once more without our tie-breaks and asks which variables could differ.
    func ambiguities() -> [AmbiguousView] {
        var open = self
        open.removeTieBreaks()
        let (solved, ambiguities) = open.solveWithAmbiguities()
        var found: [ViewID: AmbiguousView] = [:]
        for (view, part, alternative) in ambiguities where found[view] == nil {
            found[view] = AmbiguousView(
                view: view, frame: solved.frame(of: view),
                alternative: solved.frame(of: view, with: part, at: alternative))
        }
        return members.compactMap { found[$0] }
    }
}
