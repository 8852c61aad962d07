/// Which of equally willing views of a stack takes a surplus or a shortage: the first
/// (docs/stack-view-rules.md, "The index rule").
enum IndexRule {
    /// What one point costs the view that is at `index` of the visible views of a stack which so many
    /// views are around.
    ///
    /// In proportion to the index, and a little less the deeper the stack lies: by numbers of which no sum
    /// is a sum of the others. So two views of a stack never pay the same for all that is in them, and no two
    /// ways to share a length are equally good.
    static func price(index: Int, depth: Int) -> Double {
        index == 0 ? 0 : Double(index) * perIndex[depth]
    }

    private static let perIndex = (0...DocumentLimits.depth + 1).map { depth in
        1 + 1 / (64 * (Double(depth) + 2.0.squareRoot()).squareRoot())
    }
}
