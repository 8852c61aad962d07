/// Searches for other optimal points of a solution, one component at a time. The *face* of a
/// component is the set of its optimal points, and is computed on first use.
struct FaceProbes {
    private let solution: Solution
    private var elimination: Elimination
    private var faces: [Face?]

    /// The optimal points of a component. `start` is one of them. `simplex` is a solver at this
    /// point, with bounds that allow only optimal points; it is nil if the work limit was reached
    /// before it was set up.
    private struct Face {
        var simplex: Simplex?
        let start: [Double]
    }

    /// For each component, some optimal points that differ from the solution, the latest first.
    /// They are tried before a new point is searched for, because most ambiguous variables have
    /// another value at one of them.
    private var points: [[OptimalPoint]]
    private static let pointLimit = 8

    /// The remaining work. If none is left, some ambiguities may be missed.
    private var budget: WorkBudget
    private(set) var isComplete = true
    private var chargedWork: Int

    init(_ solution: Solution) {
        self.solution = solution
        elimination = solution.elimination
        budget = solution.probeBudget
        chargedWork = elimination.work
        let count = solution.partition.components.count
        faces = Array(repeating: nil, count: count)
        points = Array(repeating: [], count: count)
    }

    /// Returns the ambiguity of a variable: its value in the solution, and its value in another
    /// optimal solution. Returns nil if no other value was found.
    mutating func ambiguity(of variable: Variable) -> Ambiguity? {
        if isDecided(variable) { return nil }
        let terms = elimination.expand(variable).terms
        spend(elimination.work - chargedWork)
        chargedWork = elimination.work
        guard let other = other(moving: terms, by: [1, -1]) else { return nil }
        let value = solution[variable]
        return Ambiguity(
            variable: variable, value: value, alternative: value + shift(of: terms, in: other),
            other: other)
    }

    /// Returns whether a variable is free and its component has no other optimal point. This is the
    /// case for most variables.
    private func isDecided(_ variable: Variable) -> Bool {
        guard elimination.isFree(variable.index) else { return false }
        let component = solution.partition.componentOf[variable.index]
        return component >= 0 && solution.isDecided[component]
    }

    /// Returns a variable's value in another solution.
    mutating func value(of variable: Variable, in other: OtherSolution) -> Double {
        let terms = elimination.expand(variable).terms
        return solution[variable] + shift(of: terms, in: other)
    }

    /// Returns another optimal solution, in which `variable` is as near to `target` as possible.
    /// Only the values of one component change. If several solutions are equally near, the
    /// variables in `kept` are as near as possible to their given values. Returns nil if `variable`
    /// has the same value in every optimal solution, or if the work limit ended the search.
    ///
    /// If `variable` depends on a free variable without demands, the target is ignored: in the
    /// returned solution, the free variable is greater by one.
    mutating func solution(
        moving variable: Variable, to target: Double, keeping kept: [(Variable, value: Double)]
    ) -> OtherSolution? {
        if isDecided(variable) { return nil }
        let terms = elimination.expand(variable).terms
        if let idle = terms.first(where: { component(of: $0) < 0 }) {
            return .raised(idle.variable)
        }
        var result: OtherSolution?
        for part in terms.grouped(by: component) {
            let component = component(of: part[0])
            let share = Share(part, solution)
            guard isOpen(share.entries, in: component) else { continue }
            let point = point(
                of: component, nearest: share.value + target - solution[variable],
                for: share.entries,
                keeping: kept.compactMap { self.part(of: $0, in: component, at: $1) })
            let other = OtherSolution.moved(component: component, to: point)
            if share.moves(to: point) { return other }
            result = result ?? other
        }
        return result
    }

    /// Returns a variable's terms in one component, and the sum of these terms at which the
    /// variable has the given value. The other components are assumed not to change. Returns nil if
    /// the variable has no term in the component.
    private mutating func part(
        of variable: Variable, in component: Int, at value: Double
    ) -> (entries: [Entry], value: Double)? {
        let part = elimination.expand(variable).terms
            .filter { self.component(of: $0) == component }
        if part.isEmpty { return nil }
        let share = Share(part, solution)
        return (share.entries, share.value + value - solution[variable])
    }

    /// Returns whether the solution `other` changes a free variable or a component on which
    /// `variable` depends.
    mutating func differs(_ variable: Variable, in other: OtherSolution) -> Bool {
        elimination.expand(variable).terms.contains { term in
            switch other {
            case .raised(let idle): term.variable == idle
            case .moved(let component, _): self.component(of: term) == component
            }
        }
    }

    /// Returns another optimal solution, in which the sum of `terms` differs from its value in the
    /// solver's solution; nil if none was found.
    ///
    /// - Parameter steps: the changes of the sum to try, in order. The first possible one is used
    private mutating func other(moving terms: [Term], by steps: [Double]) -> OtherSolution? {
        if let idle = terms.first(where: { component(of: $0) < 0 }) {
            return .raised(idle.variable)
        }
        guard let first = terms.first else { return nil }
        // The terms are grouped only if necessary, because most variables depend on only one
        // component.
        let isOne = terms.allSatisfy { component(of: $0) == component(of: first) }
        for part in isOne ? [terms] : terms.grouped(by: component) {
            let component = component(of: part[0])
            if let point = point(moving: part, in: component, by: steps) {
                return .moved(component: component, to: point)
            }
        }
        return nil
    }

    /// Returns by how much the sum of `terms` in the solution `other` is greater than in the
    /// solver's solution.
    private func shift(of terms: [Term], in other: OtherSolution) -> Double {
        switch other {
        case .raised(let idle):
            terms.reduce(0) { $0 + ($1.variable == idle ? $1.coefficient : 0) }
        case .moved(let component, let point):
            Share(terms.filter { self.component(of: $0) == component }, solution)
                .difference(at: point)
        }
    }

    private func component(of term: Term) -> Int {
        solution.partition.componentOf[term.variable.index]
    }

    /// Returns an optimal point of one component at which the sum of `part` is not the same as in
    /// the solution. Tries to change the sum by each of `steps`, in this order. Returns nil if no
    /// step leads to another optimal point.
    private mutating func point(
        moving part: [Term], in component: Int, by steps: [Double]
    ) -> OptimalPoint? {
        if solution.isDecided[component] { return nil }
        let share = Share(part, solution)
        if let known = points[component].first(where: share.moves) { return known }
        guard isOpen(share.entries, in: component) else { return nil }
        for step in steps {
            let point = point(of: component, nearest: share.value + step, for: share.entries)
            guard share.moves(to: point) else { continue }
            points[component] = [point] + points[component].prefix(Self.pointLimit - 1)
            return point
        }
        return nil
    }

    /// Returns whether a sum may have several values among the optimal points of a component.
    /// Computes the component's face on first use.
    private mutating func isOpen(_ entries: [Entry], in component: Int) -> Bool {
        if solution.isDecided[component] { return false }
        if faces[component] == nil {
            let simplex = solution.partition.components[component].optimalFace(limits: limits)
            spend(simplex?.work ?? budget.remaining)
            faces[component] = Face(simplex: simplex, start: simplex?.values ?? [])
        }
        return faces[component]?.simplex?.holds(entries) == false
    }

    private mutating func point(
        of component: Int, nearest target: Double, for entries: [Entry],
        keeping kept: [(entries: [Entry], value: Double)] = []
    ) -> OptimalPoint {
        let limits = limits
        guard
            let (moved, work) = faces[component]?.simplex?.trial({ simplex in
                simplex.limits = Simplex.Limits(
                    cancellation: limits.cancellation, work: simplex.work + limits.work)
                simplex.move(nearest: target, for: entries, keeping: kept)
            })
        else { preconditionFailure("the optimal points of component \(component) are not known") }
        spend(work)
        assert(
            zip(moved, moved.dropFirst()).allSatisfy { $0.column < $1.column },
            "the columns of a point do not ascend")
        return OptimalPoint(start: faces[component]?.start ?? [], moved: moved)
    }

    private var limits: Simplex.Limits {
        Simplex.Limits(cancellation: solution.cancellation, work: budget.remaining)
    }

    private mutating func spend(_ work: Int) {
        budget.spend(work)
        if budget.remaining == 0 { isComplete = false }
    }
}

/// The terms of one variable that belong to one component. `value` is the sum of these terms in the
/// solution.
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

    /// Returns the sum of the terms at another point of the component minus their sum in the
    /// solution.
    func difference(at point: OptimalPoint) -> Double {
        entries.reduce(0) { $0 + $1.coefficient * point[$1.column] } - value
    }

    /// Returns whether the sum of the terms at `point` differs from their sum in the solution by
    /// more than rounding errors.
    func moves(to point: OptimalPoint) -> Bool {
        abs(difference(at: point)) > Tolerance.ambiguity * max(1, abs(value))
    }
}

extension Simplex {
    /// Returns whether a sum of activities depends only on fixed nonbasic activities, so that it
    /// cannot change.
    func holds(_ entries: [Entry]) -> Bool {
        entries.allSatisfy { entry in
            tableau.isBasic[entry.column]
                ? tableau.rows[entry.column].allSatisfy { isFixed($0.column) }
                : isFixed(entry.column)
        }
    }

    /// Moves to the point within the hard bounds at which a sum of activities is nearest to
    /// `target`. Of several such points, chooses one at which the sums in `kept` are nearest to
    /// their given values.
    mutating func move(
        nearest target: Double, for entries: [Entry],
        keeping kept: [(entries: [Entry], value: Double)]
    ) {
        count(10 * values.count)
        let activity = addActivity(entries)
        let others = kept.map { (addActivity($0), ConvexCost(distanceFrom: $1)) }
        optimize([(activity, ConvexCost(distanceFrom: target))])
        if !others.isEmpty, mayGoOn {
            settle()
            optimize(others)
        }
    }
}

extension [Term] {
    /// Returns the terms grouped by a key, in ascending order of the keys.
    fileprivate func grouped(by key: (Term) -> Int) -> [[Term]] {
        enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
            .map(\.element)
            .runs(by: key)
            .map(Array.init)
    }
}
