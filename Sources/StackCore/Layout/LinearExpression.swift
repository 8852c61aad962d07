/// A sum of multiples of variables and a constant. Up to four terms are stored inline, because a
/// layout creates thousands of expressions. Most constraints relate two edges, and each edge is a
/// position plus a fraction of a size.
struct LinearExpression: Sendable {
    typealias Entry = (variable: Int, coefficient: Double)

    private var variables = SIMD4<Int>()
    private var coefficients = SIMD4<Double>()
    private(set) var count = 0
    /// The terms after the first four.
    private var more: [Entry] = []
    var constant = 0.0

    static func * (factor: Double, a: LinearExpression) -> LinearExpression {
        var product = LinearExpression()
        product.constant = factor * a.constant
        if factor == 0 { return product }
        for at in 0..<a.count { product.append((a[at].variable, factor * a[at].coefficient)) }
        return product
    }

    /// Adds a multiple of another expression. Searches the terms linearly, which is fastest for
    /// short sums.
    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += factor * other.constant
        for at in 0..<other.count {
            let term = other[at]
            add(term.variable, factor * term.coefficient)
        }
    }

    mutating func add(_ variable: Int, _ coefficient: Double) {
        if coefficient == 0 { return }
        guard let at = (0..<count).first(where: { self[$0].variable == variable }) else {
            append((variable, coefficient))
            return
        }
        let sum = self[at].coefficient + coefficient
        if sum == 0 { remove(at: at) } else { self[at].coefficient = sum }
    }
}

// MARK: - The terms of an expression

extension LinearExpression {
    /// The terms in order of insertion. Each variable occurs at most once, with a nonzero
    /// coefficient.
    var terms: some Sequence<Entry> { (0..<count).lazy.map { self[$0] } }

    private static let inline = 4

    private subscript(at: Int) -> Entry {
        get {
            at < Self.inline ? (variables[at], coefficients[at]) : more[at - Self.inline]
        }
        set {
            if at < Self.inline {
                (variables[at], coefficients[at]) = newValue
            } else {
                more[at - Self.inline] = newValue
            }
        }
    }

    private mutating func append(_ entry: Entry) {
        if count < Self.inline {
            self[count] = entry
        } else {
            more.append(entry)
        }
        count += 1
    }

    private mutating func remove(at place: Int) {
        for at in place..<count - 1 { self[at] = self[at + 1] }
        count -= 1
        if count >= Self.inline { more.removeLast() }
    }
}
