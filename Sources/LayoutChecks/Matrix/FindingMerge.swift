/// Findings that are the same but for their layout, put together in the order of their coming.
struct FindingMerge {
    private var order: [Finding.Identity] = []
    private var merged: [Finding.Identity: Merged] = [:]

    struct Merged {
        /// Where it is worst.
        var finding: Finding
        var worst: Int
        /// Rising.
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

    /// - Parameter place: not before those of earlier findings
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

    /// - Parameter count: of all layouts
    func found(in count: Int) -> [Merged] {
        order.compactMap { identity in
            guard var found = merged[identity] else { return nil }
            if found.isEverywhere { found.places = Array(0..<count) }
            // One layout alone is no evidence of all.
            let isMissing = found.places.count < max(count, 2)
            return found.mustBeEverywhere && isMissing ? nil : found
        }
    }
}
