/// The optimal faces of a solution's components, and optimal points found on them; each face is
/// computed when it is first asked about.
struct FaceProbes {
    private let solution: Solution
    private var elimination: Elimination
    private var faces: [Simplex??]

    /// Per component the latest other optimal points: most open variables differ at one of them.
    private var points: [[[Double]]]
    private static let pointLimit = 8

    init(_ solution: Solution) {
        self.solution = solution
        elimination = solution.elimination
        let count = solution.partition.components.count
        faces = Array(repeating: nil, count: count)
        points = Array(repeating: [], count: count)
    }

    /// Another optimal value of a variable, if there is one.
    mutating func alternative(for variable: Int) -> Double? {
        let value = solution.values[variable]
        let terms = elimination.expand([Term(1, Variable(index: variable))]).terms
        if let idle = terms.first(where: { component(of: $0) < 0 }) {
            return value + idle.coefficient
        }
        for part in terms.grouped(by: component) {
            if let shift = shift(of: part, in: component(of: part[0])) { return value + shift }
        }
        return nil
    }

    private func component(of term: Term) -> Int {
        solution.partition.componentOf[term.variable.index]
    }

    /// How far one component can move its share of a variable.
    private mutating func shift(of part: [Term], in component: Int) -> Double? {
        let share = Share(part, solution)
        for point in points[component] {
            if let shift = share.shift(at: point) { return shift }
        }
        guard let face = face(of: component), !face.holds(share.entries) else { return nil }
        for step in [1.0, -1] {
            let point = face.point(nearest: share.value + step, for: share.entries)
            guard let shift = share.shift(at: point) else { continue }
            points[component] = [point] + points[component].prefix(Self.pointLimit - 1)
            return shift
        }
        return nil
    }

    private mutating func face(of component: Int) -> Simplex? {
        if let known = faces[component] { return known }
        let face = solution.partition.components[component].optimalFace(
            until: solution.cancellation)
        faces[component] = .some(face)
        return face
    }
}

/// What one component contributes to a variable.
private struct Share {
    let entries: [Entry]
    let value: Double

    init(_ part: [Term], _ solution: Solution) {
        entries = part.map {
            Entry(
                column: solution.partition.localIndex[$0.variable.index],
                coefficient: $0.coefficient)
        }
        value = part.reduce(0) { $0 + $1.coefficient * solution.values[$1.variable.index] }
    }

    /// How much more the share is at another point; nil when that is no difference.
    func shift(at point: [Double]) -> Double? {
        let other = entries.reduce(0) { $0 + $1.coefficient * point[$1.column] }
        let isOpen = abs(other - value) > Tolerance.ambiguity * max(1, abs(value))
        return isOpen ? other - value : nil
    }
}

extension Simplex {
    /// Whether activities hang on fixed nonbasic ones only, so that nothing can move them.
    func holds(_ entries: [Entry]) -> Bool {
        entries.allSatisfy { entry in
            tableau.isBasic[entry.column]
                ? tableau.rows[entry.column].allSatisfy { isFixed($0.column) }
                : isFixed(entry.column)
        }
    }

    /// A point of the settled face where a sum of activities is nearest to `target`.
    func point(nearest target: Double, for entries: [Entry]) -> [Double] {
        var simplex = self
        let activity = simplex.addActivity(entries)
        simplex.optimize([(activity, ConvexCost(distanceFrom: target))])
        return simplex.values
    }

    /// Adds a basic activity without bounds.
    private mutating func addActivity(_ entries: [Entry]) -> Int {
        let activity = tableau.addRow(entries)
        values.append(entries.reduce(0) { $0 + $1.coefficient * values[$1.column] })
        lower.append(-.infinity)
        upper.append(.infinity)
        reducedCosts.append(0)
        isCandidate.append(false)
        level.resize(to: activityCount)
        return activity
    }
}

extension [Term] {
    /// The terms split by a key, groups by ascending key.
    fileprivate func grouped(by key: (Term) -> Int) -> [[Term]] {
        enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
            .map(\.element)
            .runs(by: key)
            .map(Array.init)
    }
}
