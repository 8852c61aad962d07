/// One real unknown of a linear system. Indices are dense, in order of creation.
package struct Variable: Hashable, Comparable, Sendable {
    package let index: Int

    package init(index: Int) {
        self.index = index
    }

    package static func < (left: Variable, right: Variable) -> Bool {
        left.index < right.index
    }
}

/// A constraint's name for the life of its system; later constraints have larger serials.
package struct RowID: Hashable, Comparable, Sendable {
    package let serial: Int

    package init(serial: Int) {
        self.serial = serial
    }

    package static func < (left: RowID, right: RowID) -> Bool {
        left.serial < right.serial
    }
}

/// `coefficient · variable`.
package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ coefficient: Double, _ variable: Variable) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How a linear expression compares with zero.
package enum LinearRelation: Hashable, Sendable {
    case equal, atMost, atLeast

    /// The relation after both sides were multiplied by a negative number.
    var mirrored: LinearRelation {
        switch self {
        case .equal: .equal
        case .atMost: .atLeast
        case .atLeast: .atMost
        }
    }
}

/// `Σ coefficient · variable + constant  (= | ≤ | ≥)  0`.
package struct LinearConstraint: Hashable, Sendable {
    package var terms: [Term]
    package var constant: Double
    package var relation: LinearRelation

    /// Higher priorities are settled first; a lower one never disturbs a higher one.
    package var priority: Double

    /// The price of one unit of violation among constraints of the same priority; positive.
    package var weight: Double

    /// Among required constraints in conflict the one with the highest rank is dropped.
    package var dropRank: Int

    /// From this priority on a constraint is only bent after it was dropped from a conflict.
    package static let requiredPriority = 1000.0

    /// What is dropped is still held as nearly as the rest allows, before anything optional: a
    /// picture's required height in a cell that is too low pushed what resists at 750 to nothing
    /// (3 stacks of 1 document).
    package static let droppedPriority = 999.9999

    package init(
        _ terms: [Term], constant: Double = 0, _ relation: LinearRelation,
        priority: Double = requiredPriority, weight: Double = 1, dropRank: Int = 0
    ) {
        precondition(priority > 0 && weight > 0 && weight.isFinite && constant.isFinite)
        precondition(terms.allSatisfy { $0.coefficient.isFinite })
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.priority = priority
        self.weight = weight
        self.dropRank = dropRank
    }

    package var isRequired: Bool { priority >= Self.requiredPriority }

    /// How far the constraint is from holding, in its own units; never negative.
    package func violation(at values: [Double]) -> Double {
        let residual = terms.reduce(constant) {
            $0 + $1.coefficient * values[$1.variable.index]
        }
        return switch relation {
        case .equal: abs(residual)
        case .atMost: max(0, residual)
        case .atLeast: max(0, -residual)
        }
    }
}
