/// What one more point of a size costs at each priority, the highest first; below them all what the
/// index rule asks for it (docs/stack-view-rules.md, "The index rule").
///
/// Slopes are compared as the priorities are: whatever a higher one says outweighs all lower ones.
struct Slope: Sendable {
    var lanes: SIMD8<Double>

    static let zero = Slope(lanes: .zero)
    /// The lane of the index rule; the ones before it are priorities.
    static let indexRule = 7

    init(lanes: SIMD8<Double>) { self.lanes = lanes }

    /// - Parameter lane: nil for what costs nothing
    init(_ amount: Double, in lane: Int?) {
        lanes = .zero
        if let lane { lanes[lane] = amount }
    }

    /// Sums of ones, and their parts among the views of a stack: what lies closer is noise.
    private static let slack = 1e-9

    /// -1, 0 or 1.
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

    /// How it compares with another: -1 where it is less.
    func order(_ other: Slope) -> Int { Slope(lanes: lanes - other.lanes).sign }

    static func + (a: Slope, b: Slope) -> Slope { Slope(lanes: a.lanes + b.lanes) }
    static func - (a: Slope, b: Slope) -> Slope { Slope(lanes: a.lanes - b.lanes) }
    static func += (a: inout Slope, b: Slope) { a.lanes += b.lanes }
    static prefix func - (a: Slope) -> Slope { Slope(lanes: -a.lanes) }
    static func * (a: Slope, b: Double) -> Slope { Slope(lanes: a.lanes * b) }
    static func / (a: Slope, b: Double) -> Slope { Slope(lanes: a.lanes / b) }
}
