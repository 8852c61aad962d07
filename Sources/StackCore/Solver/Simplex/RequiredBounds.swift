/// The bounds that required demands and nonnegative sizes impose on a component's activities
/// (variables and rows), each with its source.
struct RequiredBounds: Sendable {
    enum Source: Hashable, Sendable {
        case demand(Int)
        /// The lower bound of zero of a structural variable.
        case size(Int)
    }

    struct Bound: Sendable {
        var value: Double
        var tolerance: Double
        var source: Source?
    }

    private(set) var lower: [Bound]
    private(set) var upper: [Bound]

    init(_ component: Component) {
        let none = Bound(value: -.infinity, tolerance: 0, source: nil)
        lower = Array(repeating: none, count: component.activityCount)
        upper = lower.map { _ in Bound(value: .infinity, tolerance: 0, source: nil) }
        for variable in component.isSize.indices where component.isSize[variable] {
            let tolerance = Tolerance.feasibility(0)
            lower[variable] = Bound(value: 0, tolerance: tolerance, source: .size(variable))
        }
        for (index, demand) in component.demands.enumerated() where demand.isRequired {
            add(demand, from: .demand(index))
        }
    }

    private mutating func add(_ demand: Demand, from source: Source) {
        let bound = Bound(value: demand.target, tolerance: demand.tolerance, source: source)
        let activity = demand.activity
        if demand.relation != .atMost && bound.value > lower[activity].value {
            lower[activity] = bound
        }
        if demand.relation != .atLeast && bound.value < upper[activity].value {
            upper[activity] = bound
        }
    }

    /// Returns whether a value is within an activity's bounds, including the tolerance.
    func allow(_ value: Double, for activity: Int) -> Bool {
        let low = lower[activity]
        let high = upper[activity]
        return value >= low.value - low.tolerance && value <= high.value + high.tolerance
    }

    /// A certificate of infeasibility for the first activity whose lower bound exceeds its upper
    /// bound; nil if there is none.
    var crossing: Certificate? {
        let crossed = lower.indices.first {
            lower[$0].value - upper[$0].value > lower[$0].tolerance + upper[$0].tolerance
        }
        return crossed.map { activity in
            Certificate(
                members: [(lower[activity], 1.0), (upper[activity], -1.0)]
                    .compactMap { bound, multiplier in
                        bound.source.map {
                            Certificate.Member(bound: $0, multiplier: multiplier)
                        }
                    })
        }
    }
}
