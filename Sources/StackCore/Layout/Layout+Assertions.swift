extension Layout {
    /// Returns by how much each claim is violated in this layout, unrounded and in points; 0 if it
    /// holds.
    ///
    /// - Parameter claims: `ResolvedDocument.assertions()` of the document and the traits of this
    ///   layout
    package func misses(of claims: [BoxConstraint]) -> [Double] {
        claims.isEmpty ? [] : problem.misses(of: claims)
    }
}
