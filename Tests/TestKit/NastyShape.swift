package import StackCore

/// The kinds of constraints and views that a nasty document consists of.
package enum NastyShape: Hashable, Sendable, CustomStringConvertible {
    /// Random required equalities and inequalities between edges of siblings.
    case edges
    /// Random required inequalities between sizes, with multipliers.
    case sizes
    /// Random required equalities between sizes of two views each, with multipliers.
    case equalities
    /// Random optional constraints between sizes, of one priority or a different one each.
    case wishes(distinct: Bool)
    /// Each view to the right of other views, in less width than they need together.
    case ladder
    /// Widths proportional to heights and heights to widths, along a chain and between random
    /// views.
    case ratios
    /// Each view with width bounds that contradict each other. All views are in one component of
    /// the system.
    case crossed
    /// Each view with several required widths, and its width proportional to the next view's.
    case contradictions
    /// Optional inequalities only, which determine no frame.
    case open
    /// First and last baselines across the tree.
    case baselines
    /// Stacks nested in each other, each with a label.
    case nest(Distribution, Alignment)
    /// A binary tree of stacks, as deep as the number of views allows.
    case tree(Distribution, Alignment)
    /// One stack with far too little space for its arranged subviews.
    case crowd(Distribution, Alignment)
    /// Rows of cells whose rows are equally high, each cell with an aspect ratio.
    case grid

    package var description: String {
        switch self {
        case .edges: "edges"
        case .sizes: "sizes"
        case .equalities: "equalities"
        case .wishes(let distinct): distinct ? "wishes-each" : "wishes"
        case .ladder: "ladder"
        case .ratios: "ratios"
        case .crossed: "crossed"
        case .contradictions: "contradictions"
        case .open: "open"
        case .baselines: "baselines"
        case .nest(let distribution, let alignment): "nest-\(distribution)-\(alignment)"
        case .tree(let distribution, let alignment): "tree-\(distribution)-\(alignment)"
        case .crowd(let distribution, let alignment): "crowd-\(distribution)-\(alignment)"
        case .grid: "grid"
        }
    }
}
