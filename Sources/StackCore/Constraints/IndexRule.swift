/// The rule for views of a stack that have equal priorities: the first of them grows to fill
/// surplus length, or shrinks if there is too little length (docs/stack-view-rules.md, "The index
/// rule").
enum IndexRule {
    /// Returns the cost of each point by which a view differs from its natural length. The view is
    /// at `index` among the visible views of a stack with `depth` superviews.
    ///
    /// The cost is proportional to the index, and slightly smaller the deeper the stack is. Its
    /// factors are chosen so that no sum of them equals another sum. So two views of a stack never
    /// cost the same in total, and two ways to distribute a length are never equally good.
    static func price(index: Int, depth: Int) -> Double {
        assert(index >= 0, "view \(index) of a stack does not exist")
        assert(perIndex.indices ~= depth, "a stack has \(depth) superviews")
        return index == 0 ? 0 : Double(index) * perIndex[depth]
    }

    private static let perIndex = (0...DocumentLimits.depth + 1).map { depth in
        1 + 1 / (64 * (Double(depth) + 2.0.squareRoot()).squareRoot())
    }
}
