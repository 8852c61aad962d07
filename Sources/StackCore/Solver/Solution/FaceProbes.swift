/// The optimal faces of a solution's components, each computed when it is first asked about.
struct FaceProbes {
    private let solution: Solution
    private var elimination: Elimination
    private var faces: [Simplex??]

    init(_ solution: Solution) {
        self.solution = solution
        elimination = solution.elimination
        faces = Array(repeating: nil, count: solution.partition.components.count)
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

    /// How far one component can move its share of a variable, a point or less, rather upwards.
    private mutating func shift(of part: [Term], in component: Int) -> Double? {
        guard let face = face(of: component) else { return nil }
        let entries = part.map {
            Entry(
                column: solution.partition.localIndex[$0.variable.index],
                coefficient: $0.coefficient)
        }
        if face.holds(entries) { return nil }
        let value = part.reduce(0) {
            $0 + $1.coefficient * solution.values[$1.variable.index]
        }
        for target in [value + 1, value - 1] {
            let reached = face.probe(entries, target: target)
            if abs(reached - value) > Tolerance.ambiguity * max(1, abs(value)) {
                return reached - value
            }
        }
        return nil
    }

    private mutating func face(of component: Int) -> Simplex? {
        if let known = faces[component] { return known }
        let face = solution.partition.components[component].optimalFace()
        faces[component] = .some(face)
        return face
    }
}

extension Simplex {
    /// Whether activities hang on fixed nonbasic ones only, so that no probe can move them.
    func holds(_ entries: [Entry]) -> Bool {
        entries.allSatisfy { entry in
            tableau.isBasic[entry.column]
                ? tableau.rows[entry.column].allSatisfy { isFixed($0.column) }
                : isFixed(entry.column)
        }
    }

    /// The value nearest to `target` that a sum of activities takes on the settled face.
    func probe(_ entries: [Entry], target: Double) -> Double {
        var simplex = self
        let activity = simplex.addActivity(entries)
        simplex.optimize([(activity, ConvexCost(distanceFrom: target))])
        return simplex.values[activity]
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
    /// The terms split by a key, groups in order of first appearance.
    fileprivate func grouped(by key: (Term) -> Int) -> [[Term]] {
        enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
            .map(\.element)
            .runs(by: key)
            .map(Array.init)
    }
}
