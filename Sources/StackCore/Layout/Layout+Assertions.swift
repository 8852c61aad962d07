extension Layout {
    /// By how much each of some claims is missed in this layout, unrounded and in points; 0 for what
    /// holds.
    ///
    /// - Parameter claims: `ResolvedDocument.assertions()` of the document and the traits of this
    ///   layout
    package func misses(of claims: [BoxConstraint]) -> [Double] {
        claims.isEmpty ? [] : problem.misses(of: claims)
    }
}
