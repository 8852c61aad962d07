/// Merges findings that differ only in their layout, in the order of their first occurrence.
struct FindingMerge {
    private var order: [Finding.Identity] = []
    private var merged: [Finding.Identity: Merged] = [:]

    struct Merged {
        /// The finding in the layout in which it is worst.
        var finding: Finding
        var worst: Int
        /// The indices of the layouts, rising.
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

    /// - Parameter place: The index of the layout, not less than that of earlier findings.
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
        if known.places.last != place { known.places.append(place) }
        if finding.extent > known.finding.extent {
            (known.finding, known.worst) = (finding, place)
        }
        merged[identity] = known
    }

    private mutating func enter(_ identity: Finding.Identity, _ new: Merged) {
        if merged.updateValue(new, forKey: identity) == nil { order.append(identity) }
    }

    /// - Parameter count: The number of layouts.
    func found(in count: Int) -> [Merged] {
        order.compactMap { identity in
            guard var found = merged[identity] else { return nil }
            if found.isEverywhere { found.places = Array(0..<count) }
            // A single layout does not prove anything about all layouts.
            let isMissing = found.places.count < max(count, 2)
            return found.mustBeEverywhere && isMissing ? nil : found
        }
    }
}
