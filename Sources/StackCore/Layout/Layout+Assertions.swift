extension Layout {
    /// Returns one number for each claim: the length in points, before rounding to pixels, by which
    /// this layout violates the claim; 0 if the claim is satisfied.
    ///
    /// - Parameter claims: the constraints that assertions of the document require
    ///   (`ResolvedDocument.assertions()`, under the size classes of this layout)
    package func violations(of claims: [BoxConstraint]) -> [Double] {
        claims.isEmpty ? [] : problem.violations(of: claims)
    }
}
