/// Linear constraints over real variables, solved in strict order of priority.
///
/// Required constraints hold, or are dropped one by one where they conflict. Below them a lower
/// priority never disturbs a higher one; within one priority the weighted sum of absolute
/// violations is least. The result is a function of the variables and of the constraints in their
/// order of creation: neither the history of edits nor the process shows in it.
///
/// On the way to a solution required equalities become definitions (`Elimination`), what is left
/// is expressed in free variables (`ReducedSystem`) and falls apart (`Partition`) into components
/// that are solved alone (`Simplex`). Where they cannot be, `ConflictResolution` drops a required
/// constraint and goes on. docs/solver.md says what the methods rest on.
package struct LinearSystem: Sendable {
    private var isSize: [Bool] = []
    private var store = ConstraintStore()
    /// What the last solve solved; a system of nearly the same constraints can go on with it.
    package private(set) var solved: SolvedComponents
    private var latest: Solution?

    /// A system without variables. What another one has solved changes how long solving takes,
    /// never what it gives.
    package init(reusing solved: SolvedComponents = SolvedComponents()) {
        self.solved = solved
    }

    package var variableCount: Int { isSize.count }

    /// Adds a variable; a size is required to be at least zero, a position may be any number.
    package mutating func addVariable(lowerBoundZero: Bool) -> Variable {
        latest = nil
        isSize.append(lowerBoundZero)
        return Variable(index: isSize.count - 1)
    }

    /// Its variables have to be of this system. A term may occur twice; the terms are added up.
    package mutating func add(_ constraint: LinearConstraint) -> RowID {
        precondition(constraint.terms.allSatisfy { isSize.indices.contains($0.variable.index) })
        latest = nil
        return store.append(constraint)
    }

    /// Removes a constraint; one that is not there is left alone.
    package mutating func remove(_ id: RowID) {
        latest = nil
        store.remove(id)
    }

    /// Cheaper than a new constraint: its place in the order stays. One that is not there is left
    /// alone.
    package mutating func setConstant(_ value: Double, of id: RowID) {
        precondition(value.isFinite)
        if store.setConstant(value, of: id) { latest = nil }
    }

    /// Charges the next solve for what went before it.
    mutating func spend(_ work: Int) { solved.budget.spend(work) }

    /// The next solve may cost so much; as much as the first where nothing is said.
    mutating func renew(_ budget: WorkBudget? = nil) {
        latest = nil
        solved.renew(budget ?? solved.whole)
    }

    /// Nil once it was removed.
    package subscript(id: RowID) -> LinearConstraint? { store[id] }

    /// Solves the components that changed since the last call, and reuses the others.
    ///
    /// An owner of several systems keeps their outcomes longer than one call and sweeps by itself.
    package mutating func solve(sweeping: Bool = true) -> Solution {
        if let latest { return latest }
        var resolution = ConflictResolution(
            isSize: isSize, store: store, until: solved.cancellation,
            probeBudget: solved.whole)
        let solution = resolution.run(reusing: &solved)
        if sweeping { solved.sweep() }
        if !solved.cancellation.isRequested() { latest = solution }
        return solution
    }
}

/// One real unknown of a linear system. Indices are dense, in order of creation.
package struct Variable: Hashable, Comparable, Sendable {
    package let index: Int

    /// Weight and priority are positive, everything is finite: whoever makes it has seen to that.
    package init(index: Int) {
        self.index = index
    }

    package static func < (left: Variable, right: Variable) -> Bool {
        left.index < right.index
    }
}

/// A constraint's name for the life of its system; later constraints have larger serials.
package struct RowID: Hashable, Comparable, Sendable {
    package let serial: Int

    package init(serial: Int) {
        self.serial = serial
    }

    package static func < (left: RowID, right: RowID) -> Bool {
        left.serial < right.serial
    }
}

/// `coefficient · variable`.
package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ coefficient: Double, _ variable: Variable) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How a linear expression compares with zero.
package enum LinearRelation: Hashable, Sendable {
    case equal, atMost, atLeast

    /// The relation after both sides were multiplied by a negative number.
    var mirrored: LinearRelation {
        switch self {
        case .equal: .equal
        case .atMost: .atLeast
        case .atLeast: .atMost
        }
    }
}

/// `Σ coefficient · variable + constant  (= | ≤ | ≥)  0`.
package struct LinearConstraint: Hashable, Sendable {
    /// In any order; a variable may occur more than once.
    package var terms: [Term]
    package var constant: Double
    package var relation: LinearRelation

    /// Higher priorities are settled first; a lower one never disturbs a higher one.
    package var priority: Double

    /// The price of one unit of violation among constraints of the same priority; positive.
    package var weight: Double

    /// Among required constraints in conflict the one with the highest rank is dropped.
    package var dropRank: Int

    /// From this priority on a constraint is only bent after it was dropped from a conflict.
    package static let requiredPriority = 1000.0

    /// What is dropped is still held as nearly as the rest allows, before anything optional: a
    /// picture's required height in a cell that is too low pushed what resists at 750 to nothing
    /// (3 stacks of 1 document).
    package static let droppedPriority = 999.9999

    package init(
        _ terms: [Term], constant: Double = 0, _ relation: LinearRelation,
        priority: Double = requiredPriority, weight: Double = 1, dropRank: Int = 0
    ) {
        precondition(priority > 0 && weight > 0 && weight.isFinite && constant.isFinite)
        precondition(terms.allSatisfy { $0.coefficient.isFinite })
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.priority = priority
        self.weight = weight
        self.dropRank = dropRank
    }

    /// Whether it has to hold, or be reported in a conflict.
    package var isRequired: Bool { priority >= Self.requiredPriority }

    /// How far the constraint is from holding, in its own units; never negative.
    package func violation(at values: [Double]) -> Double {
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
