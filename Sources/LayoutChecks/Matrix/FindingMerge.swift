/// Merges the findings of several layouts: findings that differ only in their layout become one.
/// The result is in the order of first occurrence.
struct FindingMerge {
    private var order: [Finding.Identity] = []
    private var merged: [Finding.Identity: Merged] = [:]

    struct Merged {
        /// The finding from the layout in which it is worst (`Finding.isWorse`). `worst` is the
        /// index of this layout.
        var finding: Finding
        var worst: Int
        /// The indices of the layouts with the finding, ascending.
        var places: [Int]
        let isEverywhere: Bool
        let mustBeEverywhere: Bool
    }

    mutating func addEverywhere(_ finding: Finding) {
        enter(
            finding.identity,
            Merged(
                finding: finding, worst: 0, places: [], isEverywhere: true,
                mustBeEverywhere: false))
    }

    /// Adds a finding, or merges it with an earlier one that has the same identity.
    ///
    /// - Parameter place: the index of the finding's layout; findings must be added in ascending
    ///   order of this index
    mutating func add(_ finding: Finding, at place: Int, mustBeEverywhere: Bool = false) {
        let identity = finding.identity
        guard var known = merged[identity] else {
            enter(
                identity,
                Merged(
                    finding: finding, worst: place, places: [place], isEverywhere: false,
                    mustBeEverywhere: mustBeEverywhere))
            return
        }
        assert(
            known.places.last.map { $0 <= place } ?? true, "the layouts are not checked in order")
        if known.places.last != place { known.places.append(place) }
        if finding.isWorse(than: known.finding) {
            (known.finding, known.worst) = (finding, place)
        }
        merged[identity] = known
    }

    private mutating func enter(_ identity: Finding.Identity, _ new: Merged) {
        if merged.updateValue(new, forKey: identity) == nil { order.append(identity) }
    }

    /// Returns the merged findings, except those that must occur in all layouts but do not.
    ///
    /// - Parameter count: the number of checked layouts
    func found(in count: Int) -> [Merged] {
        order.compactMap { identity in
            guard var found = merged[identity] else { return nil }
            assert(
                found.places.allSatisfy { 0..<count ~= $0 },
                "a finding is in a layout that was not checked")
            if found.isEverywhere { found.places = Array(0..<count) }
            // With a single layout, it is unknown whether the finding would occur in other layouts
            // too, so it is not reported.
            let isMissing = found.places.count < max(count, 2)
            return found.mustBeEverywhere && isMissing ? nil : found
        }
    }
}
