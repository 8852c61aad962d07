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
