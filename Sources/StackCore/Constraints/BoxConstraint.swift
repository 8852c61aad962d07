/// A constraint `first REL multiplier · second + constant @ priority` between anchors of boxes,
/// with its origin. A `Box` is a view, a layout guide, or an invisible guide that a stack creates.
package struct BoxConstraint: Hashable, Sendable {
    /// The reason for the constraint, such as a stack, a content size or the user.
    package var origin: ConstraintOrigin
    package var first: BoxAnchor
    package var relation: Relation
    /// The second anchor; nil if the right side is the constant alone.
    package var second: BoxAnchor?
    /// The factor of the second anchor; ignored if there is no second anchor.
    package var multiplier: Double
    /// The constant in points.
    package var constant: Double
    /// The priority, greater than 0; required from 1000 on.
    package var priority: Double
    /// The cost of each point by which the constraint is violated, compared with other constraints
    /// of the same priority. The solver minimizes the total cost.
    var weight: Double
    /// Whether, in a conflict, this constraint is dropped before the user's other constraints.
    var isWeakest = false

    init(
        _ origin: ConstraintOrigin, _ first: BoxAnchor, _ relation: Relation,
        _ second: BoxAnchor? = nil, multiplier: Double = 1, constant: Double = 0,
        priority: Double = 1000, weight: Double = 1
    ) {
        assert(priority > 0 && weight > 0, "a constraint needs a priority and a weight above 0")
        self.origin = origin
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.weight = weight
    }

    /// The order in which conflicting constraints are dropped: the greatest rank first.
    var dropRank: Int { isWeakest ? ConstraintOrigin.weakestUserRank : origin.dropRank }
}

/// An object with edges that constraints can refer to.
package enum Box: Hashable, Sendable {
    case view(ViewID)
    /// A view's frame, if the frame differs from the view's alignment rectangle. Autoresizing masks
    /// place the frame.
    case frame(ViewID)
    case guide(ViewID, GuideKind)
    /// A stack's alignment spanner: a guide that is as large across the stack's axis as the largest
    /// arranged view (docs/stack-view-rules.md, "Parts").
    case spanner(ViewID)
    /// The invisible layout guide that a stack puts into the gap after one of its visible views.
    /// The number is the index of this view among the visible ones.
    case gap(ViewID, Int)

    /// The view itself, or the view to which the frame, guide, spanner or gap belongs.
    package var owner: ViewID {
        switch self {
        case .view(let id), .frame(let id), .guide(let id, _), .spanner(let id), .gap(let id, _): id
        }
    }
}

/// A box and one of its attributes: an edge, a dimension, a center line or a baseline.
package struct BoxAnchor: Hashable, Sendable {
    package let box: Box
    package let attribute: LayoutAttribute

    package init(_ box: Box, _ attribute: LayoutAttribute) {
        self.box = box
        self.attribute = attribute
    }
}

/// The object that a constraint comes from, such as the user or a stack, with its purpose. Conflict
/// reports and the command `constraints` show it.
package enum ConstraintOrigin: Hashable, Sendable {
    case user(ConstraintID)
    case stack(ViewID, StackIdentifier)
    /// Hugging (`<=`) and compression resistance (`>=`) of an intrinsic size.
    case contentSize(ViewID)
    /// Hugging and compression resistance of the size that a view has in the design
    /// (`DesignedSizes`).
    case designedSize(ViewID)
    case autoresizing(ViewID)
    /// A constraint that a scroll view or a layout guide creates for itself.
    case guide(ViewID)
    /// A constraint that gives the root view its size, for example that of the screen.
    case root
    /// A constraint of this solver, not of UIKit, at a priority below all of UIKit's. It chooses
    /// between layouts that satisfy the other constraints equally well.
    case tieBreak(ViewID)

    /// Whether this is a tie-break: a constraint that this solver adds to choose between equally
    /// good layouts. Reports omit tie-breaks, because neither the user nor UIKit created them.
    var isTieBreak: Bool { if case .tieBreak = self { true } else { false } }

    /// The order in which conflicting constraints are dropped: the greatest rank first.
    ///
    /// Apple does not document which constraint UIKit drops. In posted logs UIKit drops the user's
    /// constraint or the spacing of an inner stack, and keeps `UISV-hiding`. In one document UIKit
    /// dropped the content size of an image that hugs at 1000, and kept the user's width (1 of 1
    /// document; docs/auto-layout-rules.md, "Conflicts").
    var dropRank: Int {
        switch self {
        case .contentSize, .designedSize: 7
        case .user: 5
        case .autoresizing: 4
        case .stack(_, .spacing): 3
        case .stack(_, .hiding): 1
        case .stack: 2
        case .guide, .root, .tieBreak: 0
        }
    }

    /// The rank of a user's constraint that is dropped before the user's other constraints.
    static let weakestUserRank = 6
}

/// The identifier that UIStackView gives a constraint, as in conflict logs.
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
    /// The constraint on the position of a hidden view. The identifier is this program's own; UIKit
    /// has none for it (docs/stack-view-rules.md, "Hidden views").
    case hiddenPosition = "hidden-position"
}

/// The priorities of UIStackView's own constraints, and of this solver's constraints below those
/// (docs/stack-view-rules.md, "Parts").
package enum Priorities {
    /// The priority of required constraints, UIKit's `required`.
    package static let required = 1000.0
    /// The priority of the constraints that give hidden views length 0. Only required constraints
    /// override it, so a hidden view keeps a required size (docs/stack-view-rules.md, "Hidden
    /// views").
    package static let hiding = 999.99
    /// The priority of the constraint that ties an edge of the alignment spanner (`Box.spanner`) to
    /// the edge at which the views are aligned, such as the leading edge
    /// (`UISV-spanning-boundary`).
    package static let alignedBoundary = 999.5
    /// With the distribution fillProportionally, the priority of the constraint that gives the
    /// first arranged view its share of the stack's length. The priority for each further view is 1
    /// lower.
    package static let proportionalTop = 999.0
    /// The priority of the constraint that makes the readable guide as wide as the margins guide.
    /// The required maximum width of the readable guide overrides it.
    package static let readableWidth = 998.9
    /// The amount added to the compression resistance of a view that keeps its designed length
    /// (`DesignedSizes`). The view therefore resists more strongly than a control at 750.
    package static let designedExtra = 1.0
    /// The amount added to the hugging priority of a view that keeps its designed length
    /// (`DesignedSizes`). Beside a view with content and the same hugging priority, the view
    /// therefore keeps its length, and the view with content grows to fill the stack (6 stacks of 5
    /// projects, none against). If the hugging priority of the view with content is higher by 1,
    /// the view with the designed length grows.
    package static let designedHugging = 0.5
    /// The amount added instead of `designedExtra` in every layout other than the one for which the
    /// document was designed, for example on another device. The view therefore shrinks before
    /// content at 750, so that an empty spacer gets only the remaining space (6 views of 1
    /// project).
    package static let designedElsewhere = -1.0
    /// Returns the priority with which a label keeps its height beside a stack (`HeldHeight`). It
    /// is 0.3 above the label's own `priority`, and so exceeds equal priorities but not the next
    /// whole number. From 999 on it is `priority` itself, so that it does not become required.
    package static func held(_ priority: Double) -> Double {
        priority < required - 1 ? priority + 0.3 : priority
    }
    /// Returns the priority of `UISV-text-width-disambiguation`, the constraint that gives a label
    /// its share of the stack's width. It is above the compression resistance of the label, but
    /// never required (docs/stack-view-rules.md, "Labels on several lines").
    package static func textWidth(above compression: Double) -> Double {
        min(compression + 10, 999)
    }
    /// The highest priority of the constraints that make all gaps as large as the first one, with
    /// the distribution equalCentering. The constraint for the gap after the arranged view with
    /// index `n` has this priority minus `n`.
    package static let centeringTop = 150.0
    /// The priority of the constraint that shrinks the alignment spanner to the size of the stack's
    /// largest view.
    package static let spanningFit = 51.0
    /// The priority of the constraint on the position of a hidden view
    /// (`StackIdentifier.hiddenPosition`).
    package static let hiddenPosition = 50.0
    /// The priority with which a view is shrunk to its smallest size while its fitting size is
    /// computed (`UILayoutPriority.fittingSizeLevel`).
    package static let fittingSize = 50.0
    /// The priority of the constraint that shrinks the stack to the size of its arranged views.
    package static let canvasFit = 49.0
    /// The priority of the constraint that shrinks an arranged view across the stack's axis. It
    /// gives size 0 to a view whose size across the axis nothing else determines.
    package static let ambiguitySuppression = 25.0
    /// The priority of the constraints of the index rule (`IndexRule`), by which the first of
    /// several views with equal priorities takes a surplus or shortage of length. Priorities in a
    /// document are at least 1, so the index rule is below all of them (docs/stack-view-rules.md,
    /// "The index rule").
    package static let indexRule = 0.5
}
