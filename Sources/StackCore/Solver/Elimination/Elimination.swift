/// Eliminates required equalities by turning each into a definition of one variable (its *pivot*):
/// `pivot := Σ terms + constant`.
///
/// Variables without a bound ("positions") are defined by positions with lower indices and by
/// sizes. Sizes are defined by sizes that were free (not defined) at that time. New definitions are
/// not substituted into existing ones. So a chain of 10,000 positions has 10,000 short definitions.
/// If a row contains two neighbours of the chain, one substitution removes all positions of the
/// chain from the row.
///
/// A row needs only one pass of substitutions: first its positions by descending index, then its
/// sizes by ascending index of their definition. In this order, a substituted variable never
/// reappears.
struct Elimination: Sendable {
    struct Definition: Sendable {
        let pivot: Int
        let pivotCoefficient: Double
        fileprivate(set) var expression: Expression
        /// The position of the equality in the constraint store.
        let source: Int
    }

    /// The replacement of a variable in a row by its definition: the definition's index, and the
    /// variable's coefficient in the row.
    struct Substitution {
        let definition: Int
        let coefficient: Double
    }

    /// A linear expression `Σ terms + constant`. `magnitude` is the sum of the absolute values that
    /// were added up to the constant; the rounding error of the constant is proportional to it.
    struct Expression: Sendable {
        var terms: [Term]
        var constant: Double
        var magnitude: Double
    }

    let isSize: [Bool]
    private(set) var constraints: [LinearConstraint?]
    private(set) var definitions: [Definition] = []

    /// The index of each variable's definition; -1 if the variable is free.
    private(set) var definitionOf: [Int]

    /// For each variable, the number of rows that contain it, which estimates how many terms its
    /// elimination would add (Markowitz).
    var degrees: [Int]

    /// The work done so far, in tableau entries. A term that is queued or sorted counts as several
    /// entries. If `work` exceeds `workLimit`, the remaining constraints are skipped
    /// (`isOutOfWork`).
    var work = 0
    var workLimit = Int.max
    private var definedTermCount = 0

    /// The log of the steps done so far; nil if they are not recorded.
    var log: ReductionLog?

    private var row: RowAccumulator
    private(set) var substitutions: [Substitution] = []

    /// A number greater than all indices of definitions. In the queue of variables to substitute,
    /// keys below this number belong to sizes, all other keys to positions.
    private let definitionLimit: Int

    init(isSize: [Bool], constraints: [LinearConstraint?]) {
        self.isSize = isSize
        self.constraints = constraints
        definitionOf = Array(repeating: -1, count: isSize.count)
        degrees = Array(repeating: 0, count: isSize.count)
        row = RowAccumulator(variableCount: isSize.count)
        definitionLimit = constraints.count + 1
        // The terms are read in place. Iterating over them would retain each array.
        for place in constraints.indices {
            for term in 0..<(constraints[place]?.terms.count ?? 0) {
                degrees[constraints[place]!.terms[term].variable.index] += 1
            }
        }
    }

    /// Whether the remaining constraints must be skipped, because the limit of work or memory is
    /// reached. Definitions may take at most 64 MiB.
    var isOutOfWork: Bool { work > workLimit || definedTermCount > 4 << 20 }

    func isFree(_ variable: Int) -> Bool { definitionOf[variable] < 0 }

    mutating func define(_ definition: Definition) {
        assert(isFree(definition.pivot), "x\(definition.pivot) is defined twice")
        assert(
            definition.expression.terms.allSatisfy { $0.variable.index != definition.pivot },
            "x\(definition.pivot) is defined by itself")
        definitionOf[definition.pivot] = definitions.count
        definedTermCount += definition.expression.terms.count
        definitions.append(definition)
    }

    /// Makes a required constraint optional, at the priority just below required. Its definition
    /// remains until `remove` is called.
    mutating func relax(_ position: Int) {
        assert(
            constraints[position]?.isRequired == true,
            "constraint \(position) is relaxed but not required")
        constraints[position]?.priority = LinearConstraint.droppedPriority
    }

    /// Removes the definitions made from the constraint at `position` and from all later ones.
    mutating func remove(from position: Int) {
        while let last = definitions.last, last.source >= position { removeLastDefinition() }
    }

    private mutating func removeLastDefinition() {
        let last = definitions.removeLast()
        definitionOf[last.pivot] = -1
        definedTermCount -= last.expression.terms.count
        for term in last.expression.terms {
            degrees[term.variable.index] -= degrees[last.pivot]
            assert(
                degrees[term.variable.index] >= 0,
                "x\(term.variable.index) is in fewer rows than none")
        }
    }

    /// Returns a copy of this elimination for other constraints (`constraints`). These must have
    /// the same structure (`RowStructure`), so that the same variables are defined.
    ///
    /// - Parameter constants: the constant that each definition has with the new constraints
    func repeated(
        for constraints: [LinearConstraint?], _ constants: [ReducedConstant]
    ) -> Elimination {
        assert(constants.count == definitions.count, "a definition has no constant")
        var result = self
        result.constraints = constraints
        for (index, constant) in constants.enumerated() {
            result.definitions[index].expression.constant = constant.value
            result.definitions[index].expression.magnitude = constant.magnitude
        }
        return result
    }

    /// Sets the constant of an optional constraint. No definition depends on it, so the definitions
    /// remain valid.
    mutating func setConstant(_ constant: Double, of position: Int) {
        assert(constraints[position]?.isRequired == false, "a definition may have another constant")
        constraints[position]?.constant = constant
    }

    /// Returns the variable expressed in free variables.
    mutating func expand(_ variable: Variable) -> Expression {
        load([Term(1, variable)], constant: 0)
        return expandLoaded()
    }

    /// Substitutes the remaining definitions into the loaded row. Returns the row expressed in free
    /// variables.
    mutating func expandLoaded() -> Expression {
        _ = substitute(before: definitions.count, stopsAtFreePosition: false)
        return loadedExpression()
    }

    /// A multiple of one defined size plus a constant. With it, the size's definition, which may be
    /// long, need not be copied.
    struct SizeMultiple {
        let size: Int
        let coefficient: Double
        let constant: Double
        let magnitude: Double
    }

    /// Returns `Σ terms + constant` as a multiple of one defined size plus a constant, if that size
    /// is the only term left after substituting positions. Otherwise returns nil and leaves the
    /// partly substituted row for `expandLoaded`.
    mutating func sizeMultiple(_ terms: [Term], constant: Double) -> SizeMultiple? {
        load(terms, constant: constant)
        _ = substitute(before: definitions.count, stopsAtFreePosition: false, stopsAtSizes: true)
        guard let only = row.onlyTerm else { return nil }
        let size = only.variable.index
        if !isSize[size] || isFree(size) { return nil }
        return SizeMultiple(
            size: size, coefficient: only.coefficient, constant: row.constant,
            magnitude: row.constantMagnitude)
    }

    mutating func load(_ terms: [Term], constant: Double) {
        row.clear()
        substitutions.removeAll(keepingCapacity: true)
        work += 50
        row.addConstant(constant, magnitude: abs(constant))
        for term in terms where term.coefficient != 0 {
            add(term.coefficient, term.variable.index)
        }
    }

    func loadedExpression() -> Expression {
        Expression(
            terms: row.terms(), constant: row.constant, magnitude: row.constantMagnitude)
    }

    func loadedCoefficient(of variable: Int) -> Double { row.coefficient(of: variable) }

    /// Substitutes the definitions before index `limit` into the loaded row. Returns the free
    /// position at which the substitution stopped; nil if it did not stop early.
    ///
    /// - Parameters:
    ///   - stopsAtFreePosition: whether to stop at the highest free position of the row. All
    ///     positions above it are substituted, and the rest of the row is unchanged
    ///   - stopsAtSizes: whether to substitute only positions
    mutating func substitute(
        before limit: Int, stopsAtFreePosition: Bool, stopsAtSizes: Bool = false
    ) -> Int? {
        while let key = row.dequeue() {
            if stopsAtSizes && key < definitionLimit {
                row.enqueue(key)
                return nil
            }
            let variable = variable(forKey: key)
            let definition = definitionOf[variable]
            if definition >= 0 && definition < limit {
                replace(variable, by: definition)
            } else if stopsAtFreePosition && row.coefficient(of: variable) != 0 {
                return variable
            }
        }
        return nil
    }

    private mutating func replace(_ variable: Int, by index: Int) {
        let coefficient = row.extract(variable)
        if coefficient == 0 { return }
        substitutions.append(Substitution(definition: index, coefficient: coefficient))
        let expression = definitions[index].expression
        row.addConstant(
            coefficient * expression.constant,
            magnitude: abs(coefficient) * expression.magnitude)
        for term in expression.terms {
            add(coefficient * term.coefficient, term.variable.index)
        }
    }

    private mutating func add(_ coefficient: Double, _ variable: Int) {
        work += 1
        guard row.add(coefficient, variable) else { return }
        work += 8
        if !isSize[variable] {
            row.enqueue(definitionLimit + variable)
        } else if !isFree(variable) {
            row.enqueue(definitionLimit - 1 - definitionOf[variable])
        }
    }

    private func variable(forKey key: Int) -> Int {
        key >= definitionLimit
            ? key - definitionLimit : definitions[definitionLimit - 1 - key].pivot
    }
}

extension Elimination {
    /// The result of eliminating a required equality: it became the definition of a variable, is
    /// redundant, or contradicts earlier equalities.
    enum Outcome {
        case defines
        case redundant
        /// The equality became `0 = c` with `c` other than 0. `substitutions` contains the
        /// definitions that it contradicts.
        case contradicts
    }

    /// Substitutes the existing definitions into the equality and solves the result for one
    /// variable, which the equality then defines. If no variable remains, the equality is redundant
    /// or a contradiction.
    mutating func eliminate(_ constraint: LinearConstraint, source: Int) -> Outcome {
        load(constraint.terms, constant: constraint.constant)
        let position = substitute(before: definitions.count, stopsAtFreePosition: true)
        var rest = loadedExpression()
        log?.append(.row(source), substitutions)
        if let pivot = position ?? sizePivot(in: rest.terms) {
            solve(&rest, for: pivot, source: source)
            log?.append(.definition)
            return .defines
        }
        let isRedundant = abs(rest.constant) <= Tolerance.feasibility(rest.magnitude)
        if isRedundant { log?.append(.redundancy) } else { log = nil }
        return isRedundant ? .redundant : .contradicts
    }

    /// Returns the size for which the row should be solved, so that the row becomes its definition;
    /// nil if the row contains none. Ignores sizes with small coefficients. Among the others,
    /// chooses the one that occurs in the fewest rows; the last one in a tie.
    ///
    /// A size that occurs in many rows should stay free, because its elimination would insert the
    /// whole row into each of them.
    private func sizePivot(in terms: [Term]) -> Int? {
        let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
        var pivot: Int?
        for term in terms where abs(term.coefficient) >= 0.01 * largest {
            let variable = term.variable.index
            if let best = pivot, degrees[best] < degrees[variable] { continue }
            pivot = variable
        }
        return pivot
    }

    /// Solves the row for `pivot` in place, and makes the result the definition of `pivot`.
    private mutating func solve(_ row: inout Expression, for pivot: Int, source: Int) {
        let divisor = -loadedCoefficient(of: pivot)
        assert(divisor != 0, "a row is solved for x\(pivot), which it does not contain")
        row.constant /= divisor
        row.magnitude /= abs(divisor)
        if let place = row.terms.firstIndex(where: { $0.variable.index == pivot }) {
            row.terms.remove(at: place)
        }
        for place in row.terms.indices {
            row.terms[place].coefficient /= divisor
            degrees[row.terms[place].variable.index] += degrees[pivot]
        }
        define(
            Definition(pivot: pivot, pivotCoefficient: -divisor, expression: row, source: source))
    }
}

extension Elimination {
    /// Returns the definition of a variable; nil if it is free.
    func definition(of variable: Int) -> Definition? {
        isFree(variable) ? nil : definitions[definitionOf[variable]]
    }

    /// Returns all variables, each after the variables in its definition: first free variables,
    /// then sizes from the last definition to the first, then positions by ascending index.
    func orderOfEvaluation() -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(isSize.count)
        for variable in isSize.indices where definitionOf[variable] < 0 { order.append(variable) }
        for index in definitions.indices.reversed() where isSize[definitions[index].pivot] {
            order.append(definitions[index].pivot)
        }
        for variable in isSize.indices where !isSize[variable] && definitionOf[variable] >= 0 {
            order.append(variable)
        }
        return order
    }

    /// Computes the values of defined variables from those of the free ones.
    func backSubstitute(into values: inout [Double]) {
        backSubstitute(into: &values, in: orderOfEvaluation())
    }

    /// Computes the values of defined variables from those of the free ones.
    ///
    /// - Parameter order: the result of `orderOfEvaluation`
    func backSubstitute(into values: inout [Double], in order: [Int]) {
        precondition(values.count == isSize.count, "the values are not one for each variable")
        for variable in order {
            guard let expression = definition(of: variable)?.expression else { continue }
            let value = expression.terms.reduce(expression.constant) {
                $0 + $1.coefficient * values[$1.variable.index]
            }
            values[variable] = isSize[variable] ? Self.nonnegative(value) : value
        }
    }

    /// Returns the size, or 0 if the size is slightly negative. Such a value is a rounding error,
    /// because the lower bound of 0 was enforced earlier.
    static func nonnegative(_ size: Double) -> Double {
        size < 0 && size > -1e-6 ? 0 : size
    }
}
