/// The rule that breaks ties between views of a stack with equal priorities: the first of these
/// views grows to fill surplus length, or shrinks if there is too little length
/// (docs/stack-view-rules.md, "The index rule").
enum IndexRule {
    /// Returns the cost (`BoxConstraint.weight`) of each point by which a view's length differs
    /// from the view's natural length. `index` is the view's index among the visible views of a
    /// stack that has `depth` superviews.
    ///
    /// The cost is proportional to the index, with a factor that is slightly smaller for a deeper
    /// stack. The factors of different depths are chosen so that no sum of costs equals another
    /// sum. So two ways to distribute a length never have the same total cost.
    static func price(index: Int, depth: Int) -> Double {
        assert(index >= 0, "view \(index) of a stack does not exist")
        assert(perIndex.indices ~= depth, "a stack has \(depth) superviews")
        return index == 0 ? 0 : Double(index) * perIndex[depth]
    }

    private static let perIndex = (0...DocumentLimits.depth + 1).map { depth -> Double in
        let root: Double = (Double(depth) + 2.0.squareRoot()).squareRoot()
        return 1 + 1 / (64 * root)
    }
}
