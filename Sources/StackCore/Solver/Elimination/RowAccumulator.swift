/// A sparse row under construction: an array of all coefficients, a list of the variables with
/// coefficients, and a queue of the variables to process.
///
/// For each coefficient, the row records the largest summand. If the coefficient is tiny compared
/// with this summand, it counts as zero: the summands cancelled, and the coefficient is a rounding
/// error.
struct RowAccumulator: Sendable {
    private var coefficients: [Double]
    private var magnitudes: [Double]
    private var isPresent: [Bool]
    private var touched: [Int] = []
    private var queue = KeyQueue()

    var constant = 0.0
    var constantMagnitude = 0.0

    init(variableCount: Int) {
        coefficients = Array(repeating: 0, count: variableCount)
        magnitudes = coefficients
        isPresent = Array(repeating: false, count: variableCount)
    }

    mutating func clear() {
        for variable in touched { isPresent[variable] = false }
        touched.removeAll(keepingCapacity: true)
        queue.removeAll()
        constant = 0
        constantMagnitude = 0
    }

    /// Adds a term to the row. Returns whether the row did not contain the term's variable before.
    mutating func add(_ coefficient: Double, _ variable: Int) -> Bool {
        if isPresent[variable] {
            coefficients[variable] += coefficient
            magnitudes[variable] = max(magnitudes[variable], abs(coefficient))
            return false
        }
        isPresent[variable] = true
        coefficients[variable] = coefficient
        magnitudes[variable] = abs(coefficient)
        touched.append(variable)
        return true
    }

    mutating func addConstant(_ value: Double, magnitude: Double) {
        constant += value
        constantMagnitude += magnitude
    }

    /// Removes the variable from the row. Returns its coefficient; zero if the summands of the
    /// coefficient cancelled.
    mutating func extract(_ variable: Int) -> Double {
        defer {
            coefficients[variable] = 0
            magnitudes[variable] = 0
        }
        return coefficient(of: variable)
    }

    /// Returns the variable's coefficient; zero if its summands cancelled.
    func coefficient(of variable: Int) -> Double {
        let value = coefficients[variable]
        return abs(value) <= Tolerance.cancellation * magnitudes[variable] ? 0 : value
    }

    mutating func enqueue(_ key: Int) { queue.push(key) }

    mutating func dequeue() -> Int? { queue.popMax() }

    /// The only nonzero term of the row; nil if there are none or several.
    var onlyTerm: Term? {
        var only: Term?
        for variable in touched {
            let value = coefficient(of: variable)
            if value == 0 { continue }
            if only != nil { return nil }
            only = Term(value, Variable(index: variable))
        }
        return only
    }

    /// Returns the nonzero terms of the row, sorted by variable.
    func terms() -> [Term] {
        var terms: [Term] = []
        terms.reserveCapacity(touched.count)
        for variable in touched {
            let value = coefficient(of: variable)
            if value != 0 { terms.append(Term(value, Variable(index: variable))) }
        }
        if terms.count > 1 { terms.sort { $0.variable < $1.variable } }
        return terms
    }
}
