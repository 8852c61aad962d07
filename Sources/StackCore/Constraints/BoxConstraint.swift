/// A constraint between boxes with its origin: `first REL multiplier · second + constant @ priority`.
package struct BoxConstraint: Hashable, Sendable {
    package var origin: ConstraintOrigin
    package var first: BoxAnchor
    package var relation: Relation
    /// Nil where the constant alone is on the right.
    package var second: BoxAnchor?
    /// Of the second anchor; without one it means nothing.
    package var multiplier: Double
    /// In points.
    package var constant: Double
    /// Above 0; from 1000 on it is required.
    package var priority: Double
    /// How much one point of violation counts among constraints of the same priority.
    package var weight: Double

    package init(
        _ origin: ConstraintOrigin, _ first: BoxAnchor, _ relation: Relation,
        _ second: BoxAnchor? = nil, multiplier: Double = 1, constant: Double = 0,
        priority: Double = 1000, weight: Double = 1
    ) {
        self.origin = origin
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.weight = weight
    }
}

/// Anything with edges that constraints can hold on to.
package enum Box: Hashable, Sendable {
    case view(ViewID)
    /// A view's frame, where its alignment rectangle is something else: what masks speak of.
    case frame(ViewID)
    case guide(ViewID, GuideKind)
    /// A stack's alignment spanner: as large across the axis as its largest view
    /// (docs/stack-view-rules.md, "Parts").
    case spanner(ViewID)
    /// The gap guide behind a stack's n-th visible view.
    case gap(ViewID, Int)

    /// The view that the box belongs to.
    package var owner: ViewID {
        switch self {
        case .view(let id), .frame(let id), .guide(let id, _), .spanner(let id), .gap(let id, _): id
        }
    }
}

/// One edge, size or line of a box.
package struct BoxAnchor: Hashable, Sendable {
    package let box: Box
    package let attribute: LayoutAttribute

    package init(_ box: Box, _ attribute: LayoutAttribute) {
        self.box = box
        self.attribute = attribute
    }
}

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

    /// What nobody is told of: no person made it, and no framework.
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

/// The priorities that UIStackView's own constraints have, and ours below them
/// (docs/stack-view-rules.md, "Parts").
package enum Priorities {
    package static let required = 1000.0
    /// Hiding gives way only to what is required: a hidden view keeps a required size
    /// (docs/stack-view-rules.md, "Hidden views").
    package static let hiding = 999.99
    /// The spanner's edge on the side that views are aligned at (`UISV-spanning-boundary`).
    package static let alignedBoundary = 999.5
    /// Of the first arranged view in fillProportionally; each further one has 1 less.
    package static let proportionalTop = 999.0
    /// The readable guide is as wide as the margins, unless that is too wide to read.
    package static let readableWidth = 998.9
    /// What a designed size adds to compression resistance: it squeezes controls at 750.
    package static let designedExtra = 1.0
    /// The same on the canvas of another device, where it gives way to content at 750: a spacer takes
    /// what is left (6 views of 1 project).
    package static let designedElsewhere = -1.0
    /// `UISV-text-width-disambiguation`: above the compression resistance of its text, never required
    /// (docs/stack-view-rules.md, "Labels on several lines").
    package static func textWidth(above compression: Double) -> Double {
        min(compression + 10, 999)
    }
    /// Of the first gap in equalCentering; each further one has 1 less.
    package static let centeringTop = 150.0
    /// Pulls the alignment spanner to nothing, so that it is as large as its largest view.
    package static let spanningFit = 51.0
    /// Where a hidden view stands (`StackIdentifier.hiddenPosition`).
    package static let hiddenPosition = 50.0
    /// `UILayoutPriority.fittingSizeLevel`.
    package static let fittingSize = 50.0
    /// Pulls the stack to nothing, so that it is as large as what it arranges.
    package static let canvasFit = 49.0
    /// A view without a size of its own collapses across the axis.
    package static let ambiguitySuppression = 25.0
    /// Below everything a document can say (the least is 1): the index rule
    /// (docs/stack-view-rules.md, "The index rule").
    package static let indexRule = 0.5
}
