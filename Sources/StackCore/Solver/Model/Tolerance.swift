/// What counts as zero. Lengths are points, so a millionth is far below any pixel.
enum Tolerance {
    /// What is left of a sum of coefficients that cancelled, relative to its largest part.
    static let cancellation = 1e-11

    /// What is left of a sum of multipliers that cancelled, relative to its largest part.
    static let multiplier = 1e-9

    /// A coefficient too small to pivot on, in rows whose largest coefficient began near 1.
    static let pivot = 1e-9

    /// A reduced cost that is noise, relative to the steepest slope of its level.
    static let reducedCost = 1e-9

    /// How far a value must be able to move to be called open, relative above 1.
    static let ambiguity = 1e-6

    /// How far a required bound of this magnitude may be missed and still hold.
    static func feasibility(_ magnitude: Double) -> Double {
        1e-8 + 1e-10 * magnitude
    }

    /// Whether two values of one activity are the same point.
    static func coincide(_ left: Double, _ right: Double) -> Bool {
        abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
    }
}
