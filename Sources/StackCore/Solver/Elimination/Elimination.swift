/// Required equalities turned into definitions `pivot := Σ terms + constant`, triangular and lazy.
///
/// Variables without a bound ("positions") are defined by positions of lower index and by sizes;
/// sizes are defined by sizes that were free at that moment. New definitions are never substituted
/// into old ones: a chain of 10,000 positions stays 10,000 short rows, and a row that speaks of two
/// neighbours of the chain loses the chain again after one step.
///
/// That order is what makes one pass over a row enough: positions from the highest index down,
/// then sizes from the earliest definition up; nothing comes back that was substituted before.
struct Elimination: Sendable {
    struct Definition: Sendable {
        let pivot: Int
        let pivotCoefficient: Double
        let expression: Expression
        /// Where the equality stands in the constraint store.
        let source: Int
    }

    /// One use of a definition while a row was reduced.
    struct Substitution {
        let definition: Int
        let coefficient: Double
    }

    /// `Σ terms + constant`, with the sum of the constant's absolute parts as its magnitude.
    struct Expression: Sendable {
        var terms: [Term]
        var constant: Double
        var magnitude: Double
    }

    let isSize: [Bool]
    private(set) var constraints: [LinearConstraint?]
    private(set) var definitions: [Definition] = []

    /// Per variable the index of its definition, or -1 while it is free.
    private(set) var definitionOf: [Int]

    /// Per variable how many rows mention it: what eliminating it would fill (Markowitz).
    var degrees: [Int]

    /// What was done so far, and how much may be, in entries of a tableau: a term that is queued or
    /// sorted costs several.
    var work = 0
    var workLimit = Int.max
    private var definedTermCount = 0

    private var row: RowAccumulator
    private(set) var substitutions: [Substitution] = []

    /// Above every index of a definition, so that one key orders sizes below positions.
    private let definitionLimit: Int

    init(isSize: [Bool], constraints: [LinearConstraint?]) {
        self.isSize = isSize
        self.constraints = constraints
        definitionOf = Array(repeating: -1, count: isSize.count)
        degrees = Array(repeating: 0, count: isSize.count)
        row = RowAccumulator(variableCount: isSize.count)
        definitionLimit = constraints.count + 1
        for case let constraint? in constraints {
            for term in constraint.terms { degrees[term.variable.index] += 1 }
        }
    }

    /// Whether what is not eliminated or expanded yet is to be left out. Definitions take 64 MiB at
    /// most.
    var isOutOfWork: Bool { work > workLimit || definedTermCount > 4 << 20 }

    func isFree(_ variable: Int) -> Bool { definitionOf[variable] < 0 }

    mutating func define(_ definition: Definition) {
        definitionOf[definition.pivot] = definitions.count
        definedTermCount += definition.expression.terms.count
        definitions.append(definition)
    }

    /// Puts a required constraint just below the required ones. What it defined stays until it is
    /// taken back.
    mutating func relax(_ position: Int) {
        constraints[position]?.priority = LinearConstraint.droppedPriority
    }

    /// Takes back the definitions made of the constraint at a position and of those after it.
    mutating func takeBack(from position: Int) {
        while let last = definitions.last, last.source >= position { takeBackLast() }
    }

    private mutating func takeBackLast() {
        let last = definitions.removeLast()
        definitionOf[last.pivot] = -1
        definedTermCount -= last.expression.terms.count
        for term in last.expression.terms { degrees[term.variable.index] -= degrees[last.pivot] }
    }

    /// The row over free variables only.
    mutating func expand(_ terms: [Term], constant: Double = 0) -> Expression {
        load(terms, constant: constant)
        return expandLoaded()
    }

    /// The row that is loaded, as far as it is substituted, over free variables only.
    mutating func expandLoaded() -> Expression {
        _ = substitute(before: definitions.count, stopsAtFreePosition: false)
        return loadedExpression()
    }

    /// A row that comes to a multiple of one defined size, however long the size's own row is.
    struct SizeMultiple {
        let size: Int
        let coefficient: Double
        let constant: Double
        let magnitude: Double
    }

    /// The row as a multiple of one defined size, if that is what it is without its positions; else
    /// `expandLoaded` goes on with it.
    mutating func sizeMultiple(_ terms: [Term], constant: Double = 0) -> SizeMultiple? {
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

    /// Substitutes the definitions that existed when there were `limit` of them.
    ///
    /// With `stopsAtFreePosition` it returns the highest free position of the row as soon as every
    /// position above it is gone, and leaves the rest of the row as it stands.
    /// With `stopsAtSizes` it leaves the sizes as they are.
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
        let coefficient = row.take(variable)
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
    /// What a required equality turned out to be.
    enum Outcome {
        case defines
        case redundant
        /// The row reduced to `0 = c`; the substitutions made say why.
        case contradicts
    }

    /// Reduces the equality by the definitions so far and solves what is left for one variable.
    mutating func eliminate(_ constraint: LinearConstraint, source: Int) -> Outcome {
        load(constraint.terms, constant: constraint.constant)
        let position = substitute(before: definitions.count, stopsAtFreePosition: true)
        let rest = loadedExpression()
        if let pivot = position ?? sizePivot(in: rest.terms) {
            solve(rest, for: pivot, source: source)
            return .defines
        }
        let isRedundant = abs(rest.constant) <= Tolerance.feasibility(rest.magnitude)
        return isRedundant ? .redundant : .contradicts
    }

    /// Among well-scaled sizes the one mentioned least, and of those the latest.
    ///
    /// A size that many rows mention must stay: each of them would take on this whole row.
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

    private mutating func solve(_ row: Expression, for pivot: Int, source: Int) {
        let divisor = -loadedCoefficient(of: pivot)
        var expression = Expression(
            terms: [], constant: row.constant / divisor, magnitude: row.magnitude / abs(divisor))
        expression.terms.reserveCapacity(row.terms.count - 1)
        for term in row.terms where term.variable.index != pivot {
            expression.terms.append(Term(term.coefficient / divisor, term.variable))
            degrees[term.variable.index] += degrees[pivot]
        }
        define(
            Definition(
                pivot: pivot, pivotCoefficient: -divisor, expression: expression, source: source))
    }
}

extension Elimination {
    /// The definition of a variable, if it has one.
    func definition(of variable: Int) -> Definition? {
        isFree(variable) ? nil : definitions[definitionOf[variable]]
    }

    /// All variables, each after those that its definition speaks of: free ones, then sizes from
    /// the latest definition back, then positions by ascending index.
    func orderOfEvaluation() -> [Int] {
        let variables = definitionOf.indices
        return variables.filter(isFree)
            + definitions.reversed().map(\.pivot).filter { isSize[$0] }
            + variables.filter { !isSize[$0] && !isFree($0) }
    }

    /// Fills in the defined variables from the free ones.
    func backSubstitute(into values: inout [Double]) {
        for variable in orderOfEvaluation() {
            guard let expression = definition(of: variable)?.expression else { continue }
            let value = expression.terms.reduce(expression.constant) {
                $0 + $1.coefficient * values[$1.variable.index]
            }
            values[variable] = isSize[variable] ? Self.nonnegative(value) : value
        }
    }

    /// A size that rounding left below zero is zero; the bound itself was settled before.
    static func nonnegative(_ size: Double) -> Double {
        size < 0 && size > -1e-6 ? 0 : size
    }
}
