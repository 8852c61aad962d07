/// Who made a constraint, and why: what conflict reports and `constraints` show.
package enum ConstraintOrigin: Hashable, Sendable {
    case user(ConstraintID)
    case stack(ViewID, StackIdentifier)
    /// Hugging (`<=`) and compression resistance (`>=`) of an intrinsic size.
    case contentSize(ViewID)
    /// The same of a size that the view keeps from its canvas.
    case designedSize(ViewID)
    case autoresizing(ViewID)
    /// A scroll view's or a guide's own arithmetic.
    case guide(ViewID)
    /// The device's screen.
    case root
    /// Ours, below every priority of UIKit: decides between layouts that are equally good.
    case tieBreak(ViewID)

    package var isTieBreak: Bool { if case .tieBreak = self { true } else { false } }

    /// Which of several conflicting constraints is given up: the greatest first.
    ///
    /// UIKit's choice is not documented; posted logs drop the user's constraint or an inner stack's
    /// spacing and keep `UISV-hiding`. A picture that hugs at 1000 gave way to the user's width
    /// (1 of 1 document; docs/auto-layout-rules.md, "Conflicts").
    package var dropRank: Int {
        switch self {
        case .contentSize, .designedSize: 6
        case .user: 5
        case .autoresizing: 4
        case .stack(_, .spacing): 3
        case .stack(_, .hiding): 1
        case .stack: 2
        case .guide, .root, .tieBreak: 0
        }
    }
}

/// The identifiers that UIStackView gives its constraints; conflict logs show them.
package enum StackIdentifier: String, CaseIterable, Hashable, Sendable {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case canvasFit = "UISV-canvas-fit"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case hiding = "UISV-hiding"
    case textWidth = "UISV-text-width-disambiguation"
    /// Ours: where a hidden view stands (docs/stack-view-rules.md, "Hidden views").
    case hiddenPosition = "hidden-position"
}
