extension Elimination {
    /// Fills in the defined variables from the free ones.
    ///
    /// Sizes from the latest definition back, then positions by ascending index: each definition
    /// speaks only of what is known by then.
    func backSubstitute(into values: inout [Double]) {
        for definition in definitions.reversed() where isSize[definition.pivot] {
            let size = value(of: definition.expression, values)
            values[definition.pivot] = Self.nonnegative(size)
        }
        for variable in definitionOf.indices where !isSize[variable] && !isFree(variable) {
            let definition = definitions[definitionOf[variable]]
            values[variable] = value(of: definition.expression, values)
        }
    }

    private func value(of expression: Expression, _ values: [Double]) -> Double {
        expression.terms.reduce(expression.constant) {
            $0 + $1.coefficient * values[$1.variable.index]
        }
    }

    /// A size that rounding left below zero is zero; the bound itself was settled before.
    static func nonnegative(_ size: Double) -> Double {
        size < 0 && size > -1e-6 ? 0 : size
    }
}
