/// A new constant for an optional constraint.
struct ConstantChange: Sendable {
    /// The constraint's position in the constraint store.
    let position: Int
    let constant: Double
}

/// A component after the constants of some of its demands were changed.
struct ChangedComponent: Sendable {
    let index: Int
    var component: Component
    /// Whether the solution is known to be the component's only optimal point.
    var isDecided = false
}

/// A solved system that can be solved again with other constants of optional constraints.
///
/// Definitions and conflicts depend on required constraints alone. So only the components that have
/// a demand with another constant are solved again. The result is the same to the last bit as from
/// scratch.
struct ConstantChanges: Sendable {
    private let solution: Solution
    private var elimination: Elimination
    private var reduced: ReducedSystem
    private let order: [Int]
    /// For each constraint, by its position, the index of its component and the index of its demand
    /// in that component. Both are -1 for a constraint without free variables, which has no demand.
    private var places: [(component: Int32, demand: Int32)]

    /// The outcome of solving with other constants: the values of all variables, and the components
    /// that changed.
    struct Result: Sendable {
        let values: [Double]
        fileprivate let constants: [ConstantChange]
        fileprivate let components: [ChangedComponent]

        /// Whether each changed component is known to have no other optimal point.
        var isDecided: Bool { components.allSatisfy(\.isDecided) }
    }

    /// Returns nil if a limit was reached before the system was solved completely. Its solution
    /// then depends not only on the constraints but also on the limit.
    init?(_ solution: Solution) {
        guard solution.isOptimal else { return nil }
        self.solution = solution
        elimination = solution.elimination
        elimination.log = nil
        reduced = ReducedSystem(withoutDemandsOf: elimination)
        order = elimination.orderOfEvaluation().filter { !solution.elimination.isFree($0) }
        places = Array(repeating: (-1, -1), count: solution.store.count)
        for (component, place) in solution.partition.places.enumerated() {
            for (demand, origin) in place.origins.enumerated() {
                guard let position = origin.source.constraint else { continue }
                places[position] = (Int32(component), Int32(demand))
            }
        }
    }

    /// Returns the solution for other constants. Returns nil if one of the changed constraints is
    /// required, or if a limit is reached.
    mutating func solve(
        _ constants: [ConstantChange], reusing solved: inout SolvedComponents
    ) -> Result? {
        guard var changed = changedComponents(constants) else { return nil }
        var values = solution.values
        for number in changed.indices {
            let index = changed[number].index
            guard let outcome = Self.outcome(of: changed[number].component, &solved) else {
                return nil
            }
            changed[number].isDecided = outcome.isDecided
            for (variable, value) in zip(
                solution.partition.places[index].variables, outcome.values)
            {
                let isSize = elimination.isSize[variable]
                values[variable] = isSize ? Elimination.nonnegative(value) : value
            }
        }
        if !changed.isEmpty {
            elimination.backSubstitute(into: &values, in: order)
            for variable in values.indices { values[variable] += 0 }
        }
        return Result(values: values, constants: constants, components: changed)
    }

    /// Returns the result as a `Solution`, which also contains the constraints and the unchanged
    /// components.
    ///
    /// - Parameter solution: the solution of the system before the constants changed
    static func solution(of result: Result, after solution: Solution) -> Solution {
        Solution(solution, result.constants, result.components, values: result.values)
    }

    /// Returns the components whose demands get other constants, with these constants in place.
    /// Returns nil if one of the changed constraints is required.
    private mutating func changedComponents(
        _ constants: [ConstantChange]
    ) -> [ChangedComponent]? {
        var changed: [ChangedComponent] = []
        for change in constants {
            guard var constraint = solution.store.constraints[change.position],
                !constraint.isRequired
            else { return nil }
            let (index, demand) = places[change.position]
            if index < 0 { continue }
            constraint.constant = change.constant
            let constant = reduced.constant(of: constraint, &elimination)
            let place = changed.firstIndex { $0.index == index } ?? changed.count
            if place == changed.count {
                changed.append(
                    ChangedComponent(
                        index: Int(index), component: solution.partition.components[Int(index)]))
            }
            let old = changed[place].component.demands[Int(demand)]
            changed[place].component.demands[Int(demand)] = Demand(
                old.activity, constraint,
                solution.partition.places[Int(index)].origins[Int(demand)].factor, constant)
        }
        return changed
    }

    private static func outcome(
        of component: Component, _ solved: inout SolvedComponents
    ) -> ComponentOutcome? {
        if let known = solved.known(component) { return known.isExhausted ? nil : known }
        var search = FeasibilitySearch(component)
        let limits = Simplex.Limits(cancellation: solved.cancellation, work: solved.workLimit)
        guard search.run(limits: limits) == nil, search.isComplete else { return nil }
        let outcome = solved.outcome(of: component, from: search)
        return outcome.isExhausted ? nil : outcome
    }
}
