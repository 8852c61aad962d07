/// A system of linear constraints over real variables, solved in strict order of priority.
///
/// Required constraints are satisfied; if they conflict, some are dropped. A lower priority never
/// affects a higher one. Within one priority, the weighted sum of absolute violations is minimal.
/// The result depends only on the variables and on the constraints in their order of creation, not
/// on the history of edits or the process.
///
/// `Elimination` turns required equalities into definitions, `ReducedSystem` expresses the other
/// constraints in free variables, and `Partition` splits them into components. `Simplex` solves
/// each component. If a component is infeasible, `ConflictResolution` drops a required constraint
/// and continues. docs/solver.md describes the methods.
package struct LinearSystem: Sendable {
    private var isSize: [Bool] = []
    private var store = ConstraintStore()
    /// The solutions of components, which speed up solving a similar system.
    private(set) var solved: SolvedComponents
    /// The solution; nil if the rows changed since it was computed.
    private(set) var latest: Solution?
    /// The structure of the rows, with which the steps of reducing a similar system can be repeated
    /// (`RowStructure`); nil if it is not known.
    private var structure: RowStructure?

    /// Creates a system without variables. Reusing the components that were solved for another
    /// system makes solving faster but never changes the result.
    package init(reusing solved: SolvedComponents = SolvedComponents()) {
        self.solved = solved
    }

    var variableCount: Int { isSize.count }

    /// Adds a variable. If `lowerBoundZero` is true it is a size and must be at least zero;
    /// otherwise it is a position and may be any number.
    package mutating func addVariable(lowerBoundZero: Bool) -> Variable {
        forget()
        isSize.append(lowerBoundZero)
        return Variable(index: isSize.count - 1)
    }

    /// Adds a constraint on variables of this system. Terms with the same variable are added up.
    package mutating func add(_ constraint: LinearConstraint) -> RowID {
        precondition(
            constraint.terms.allSatisfy { isSize.indices.contains($0.variable.index) },
            "a constraint has a variable of another system")
        forget()
        return store.append(constraint)
    }

    /// Adds those of the variables that the system does not have yet, and then constraints, none of
    /// which is nil.
    ///
    /// - Parameters:
    ///   - isSize: whether each variable is a size, for all variables including existing ones
    ///   - structure: the structure of the constraints (`RowStructure`); nil if it is not known.
    ///     Ignored if the system already has constraints
    mutating func add(
        _ constraints: [LinearConstraint?], isSize: [Bool], structure: RowStructure? = nil
    ) {
        let isFirst = store.count == 0
        forget()
        self.structure = isFirst ? structure : nil
        assert(self.isSize[...] == isSize.prefix(self.isSize.count), "a variable changes its kind")
        self.isSize = isSize
        assert(
            constraints.allSatisfy { row in
                row!.terms.allSatisfy { isSize.indices.contains($0.variable.index) }
            },
            "a constraint has a variable of another system")
        store.append(constraints)
    }

    /// Removes a constraint. Does nothing if it does not exist.
    package mutating func remove(_ id: RowID) {
        forget()
        store.remove(id)
    }

    /// Removes several constraints. If the structure of the constraints (`RowStructure`) is known,
    /// the structure of the remaining ones is known, too.
    mutating func remove(_ ids: [RowID]) {
        let rest = ids.isEmpty ? structure : structure?.without(ids)
        for id in ids { remove(id) }
        structure = rest
    }

    private mutating func forget() { (latest, structure) = (nil, nil) }

    /// Changes the constant of a constraint, which keeps its place in the order. This is less
    /// expensive than adding a new constraint. Does nothing if the constraint does not exist.
    package mutating func setConstant(_ value: Double, of id: RowID) {
        precondition(value.isFinite, "a constant is not finite")
        if store.setConstant(value, of: id) { latest = nil }
    }

    /// Replaces the constraints by the constraints of `solution`, and stores the solution. The two
    /// lists of constraints may differ only in constants.
    mutating func take(_ solution: Solution) {
        assert(solution.store.count == store.count, "a solution of other constraints is taken")
        store = solution.store
        latest = solution
    }

    /// Subtracts work that was done outside the solver from the budget of the next solve.
    mutating func spend(_ work: Int) { solved.budget.spend(work) }

    /// Sets the work budget of the next solve. If `budget` is nil, uses the initial budget again.
    mutating func renew(_ budget: WorkBudget? = nil) {
        latest = nil
        solved.renew(budget ?? solved.whole)
    }

    /// The constraint with that id; nil if it was removed.
    package subscript(id: RowID) -> LinearConstraint? { store[id] }

    /// Solves the components that changed since the last call and reuses the others.
    ///
    /// - Parameter sweeping: whether to remove unused outcomes from the cache afterwards. If
    ///   several systems share a cache, the caller passes false and removes them later
    package mutating func solve(sweeping: Bool = true) -> Solution {
        if let latest { return latest }
        var resolution = ConflictResolution(
            isSize: isSize, store: store, structure: structure, until: solved.cancellation,
            probeBudget: solved.whole)
        let solution = resolution.run(reusing: &solved)
        if sweeping { solved.sweep() }
        if !solved.cancellation.isRequested() { latest = solution }
        return solution
    }
}

/// An unknown real number of a linear system. The indices of variables are consecutive, in order of
/// creation.
package struct Variable: Hashable, Comparable, Sendable {
    /// The number of variables in the system that were created before this one.
    package let index: Int

    /// Creates the variable with the given index, without checking that a system contains it.
    package init(index: Int) {
        self.index = index
    }

    package static func < (left: Variable, right: Variable) -> Bool {
        left.index < right.index
    }
}

/// The id of a constraint in its system. Constraints added later have larger serials.
package struct RowID: Hashable, Comparable, Sendable {
    package let serial: Int

    package init(serial: Int) {
        self.serial = serial
    }

    package static func < (left: RowID, right: RowID) -> Bool {
        left.serial < right.serial
    }
}

/// One term of a linear expression: `coefficient · variable`.
package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ coefficient: Double, _ variable: Variable) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// The relation of a linear expression to zero.
package enum LinearRelation: Hashable, Sendable {
    case equal, atMost, atLeast

    /// The relation after both sides are multiplied by a negative number.
    var mirrored: LinearRelation {
        switch self {
        case .equal: .equal
        case .atMost: .atLeast
        case .atLeast: .atMost
        }
    }
}

/// A linear constraint `Σ coefficient · variable + constant  (= | ≤ | ≥)  0`.
package struct LinearConstraint: Hashable, Sendable {
    /// The terms in any order. A variable may occur more than once.
    package var terms: [Term]
    package var constant: Double
    package var relation: LinearRelation

    /// The priority. A constraint never affects constraints of higher priority.
    package var priority: Double

    /// The cost of one unit of violation, compared with other constraints of the same priority.
    /// Always positive.
    package var weight: Double

    /// The drop rank. In a conflict, the required constraint with the highest rank is dropped; of
    /// several with this rank, the one that was added last.
    var dropRank: Int

    /// The lowest priority of required constraints. A required constraint is violated only if it
    /// was dropped in a conflict.
    package static let requiredPriority = 1000.0

    /// The priority of a constraint that was dropped in a conflict. It is above all optional
    /// priorities, so the violation of a dropped constraint is minimized before any other
    /// violation. For example, in a cell that is too low, an image keeps as much of its required
    /// height as possible, and views that resist compression at 750 shrink to nothing (observed in
    /// 3 stacks of 1 document).
    package static let droppedPriority = 999.9999

    package init(
        _ terms: [Term], constant: Double = 0, _ relation: LinearRelation,
        priority: Double = requiredPriority, weight: Double = 1, dropRank: Int = 0
    ) {
        precondition(
            priority > 0 && weight > 0 && weight.isFinite,
            "a constraint needs a priority and a finite weight above 0")
        precondition(constant.isFinite, "a constant is not finite")
        precondition(terms.allSatisfy { $0.coefficient.isFinite }, "a coefficient is not finite")
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.priority = priority
        self.weight = weight
        self.dropRank = dropRank
    }

    /// Whether the constraint is required: it is satisfied unless it is dropped in a conflict.
    package var isRequired: Bool { priority >= Self.requiredPriority }

    /// Returns the amount by which the constraint is violated, in the units of its expression; 0 if
    /// it is satisfied.
    func violation(at values: [Double]) -> Double {
        let residual = terms.reduce(constant) {
            $0 + $1.coefficient * values[$1.variable.index]
        }
        return switch relation {
        case .equal: abs(residual)
        case .atMost: max(0, residual)
        case .atLeast: max(0, -residual)
        }
    }
}
