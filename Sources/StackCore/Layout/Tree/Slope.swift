/// The cost of one more point of size, as a vector of numbers (*lanes*). There is one lane for each
/// priority, from the highest to the lowest, and a last lane for the index rule. By this rule, the
/// first of several views with equal priorities grows or shrinks (docs/stack-view-rules.md, "The
/// index rule").
///
/// Slopes are compared lexicographically: the highest priority in which they differ decides.
struct Slope: Sendable {
    var lanes: SIMD8<Double>

    static let zero = Slope(lanes: .zero)
    /// The index of the lane for the index rule. The lanes before it are those of the priorities.
    static let indexRule = 7

    init(lanes: SIMD8<Double>) { self.lanes = lanes }

    /// Creates a slope in which only one lane is not zero.
    ///
    /// - Parameter lane: the index of the lane that contains `amount`; nil for a slope of zero
    init(_ amount: Double, in lane: Int?) {
        lanes = .zero
        if let lane { lanes[lane] = amount }
    }

    /// The tolerance for comparing slopes. A smaller difference is a rounding error: without
    /// rounding, each lane is a sum of the number 1 and of fractions of 1 or, in the last lane, of
    /// prices of the index rule (`IndexRule.price`).
    private static let slack = 1e-9

    /// The sign of the first nonzero lane: -1 or 1; 0 if all lanes are zero.
    var sign: Int {
        let above = lanes .> Self.slack
        let below = lanes .< -Self.slack
        for lane in 0..<8 {
            if below[lane] { return -1 }
            if above[lane] { return 1 }
        }
        return 0
    }

    var isZero: Bool { lanes == .zero }

    /// Compares two slopes. Returns -1 if this one is less, 1 if it is greater, 0 if they are
    /// equal.
    func order(_ other: Slope) -> Int { Slope(lanes: lanes - other.lanes).sign }

    static func + (a: Slope, b: Slope) -> Slope { Slope(lanes: a.lanes + b.lanes) }
    static func - (a: Slope, b: Slope) -> Slope { Slope(lanes: a.lanes - b.lanes) }
    static func += (a: inout Slope, b: Slope) { a.lanes += b.lanes }
    static prefix func - (a: Slope) -> Slope { Slope(lanes: -a.lanes) }
    static func / (a: Slope, b: Double) -> Slope { Slope(lanes: a.lanes / b) }
}
