/// A sparse row under construction: coefficients scattered over all variables, beside a list of
/// those touched and a queue of those still to be looked at.
///
/// Each coefficient remembers its largest part, so that what cancelled is told from what is small.
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

    /// Adds a term; returns whether its variable is new to the row.
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

    /// Takes the variable's coefficient out of the row; zero when it cancelled.
    mutating func take(_ variable: Int) -> Double {
        defer {
            coefficients[variable] = 0
            magnitudes[variable] = 0
        }
        return coefficient(of: variable)
    }

    /// The coefficient, or zero when its parts cancelled.
    func coefficient(of variable: Int) -> Double {
        let value = coefficients[variable]
        return abs(value) <= Tolerance.cancellation * magnitudes[variable] ? 0 : value
    }

    mutating func enqueue(_ key: Int) { queue.push(key) }

    mutating func dequeue() -> Int? { queue.popMax() }

    /// The row's one nonzero term, where it has but one.
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

    /// The row's nonzero terms, by ascending variable.
    func terms() -> [Term] {
        touched.sorted().compactMap { variable in
            let value = coefficient(of: variable)
            return value == 0 ? nil : Term(value, Variable(index: variable))
        }
    }
}
