package import StackCore

/// What a nasty document consists of.
package enum NastyShape: Hashable, Sendable, CustomStringConvertible {
    /// Random required equalities and inequalities between edges of siblings.
    case edges
    /// Random required inequalities between sizes, with multipliers.
    case sizes
    /// Random required equalities between sizes of three views each, with multipliers.
    case equalities
    /// Random optional equalities between sizes, all of one priority, or each of its own.
    case wishes(distinct: Bool)
    /// Every view after every other, in less room than they need.
    case ladder
    /// Widths from heights and heights from widths, along a chain and back.
    case ratios
    /// Each view with bounds that exclude each other, all of them in one component.
    case crossed
    /// Each view with several widths, tied to the next.
    case contradictions
    /// Only lower and upper limits: nothing is decided.
    case open
    /// First and last baselines across the tree.
    case baselines
    /// Stacks in one another, a label in each.
    case nest(Distribution, Alignment)
    /// Stacks in one another, two a stack, as many levels as the views fill.
    case tree(Distribution, Alignment)
    /// One stack with far too little room for what it arranges.
    case crowd(Distribution, Alignment)
    /// Rows of equal cells whose columns are equal too, each cell with a ratio.
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
