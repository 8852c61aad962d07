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
