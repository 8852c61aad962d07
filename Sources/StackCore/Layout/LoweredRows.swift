/// The solver's linear constraints (rows) for the constraints of a problem. The next problem, of
/// the next round or of another environment, reuses the rows that are the same.
///
/// The terms of a row depend on the constraint's two anchors and its multiplier, which are usually
/// the same in all layouts of a document. The row's constant also depends on the size of the
/// screen, the margins and the measurements.
///
/// It is a class, because the problem and the cache refer to the same rows.
final class LoweredRows: Sendable {
    let constraints: [BoxConstraint]
    /// The rows. None is nil; the elements are optional because the solver's `ConstraintStore`
    /// shares the memory of this array.
    let rows: [LinearConstraint?]
    /// For each row, its constant without the constant of the user's or UIKit's constraint. The
    /// row's own constant is this number minus the constraint's constant.
    private let distances: [Double]
    /// The variables after all rows were created, with the margins and measurements from which the
    /// rows were created.
    let space: BoxSpace
    let structure: RowStructure

    /// - Parameters:
    ///   - space: the variables of a problem without constraints
    ///   - last: the rows of an earlier problem; nil if there is none
    init(_ constraints: [BoxConstraint], in space: BoxSpace, after last: LoweredRows?) {
        self.constraints = constraints
        var space = space
        var (rows, distances) = ([LinearConstraint?](), [Double]())
        if let last, last.hasAnchors(of: constraints, in: space),
            let changes = AnchorChanges(from: last.space, to: space)
        {
            space.takeVariables(of: last.space)
            (rows, distances) = (last.rows, last.distances)
            let isLike = changes.update(&rows, &distances, constraints, &space)
            structure = isLike ? last.structure : RowStructure()
        } else {
            rows.reserveCapacity(constraints.count)
            distances.reserveCapacity(constraints.count)
            for constraint in constraints {
                let row = space.distance(constraint)
                rows.append(LinearConstraint(row, constraint))
                distances.append(row.constant)
            }
            structure = RowStructure()
        }
        (self.rows, self.distances, self.space) = (rows, distances, space)
    }

    /// Returns the constant that a row has if its constraint gets another constant.
    func constant(of row: Int, forConstraint constant: Double) -> Double {
        distances[row] - constant
    }

    /// Returns whether these rows have the same variables and anchors as those of other
    /// constraints. They do if both documents differ only in texts, the root is the same, and the
    /// constraints have the same anchors and multipliers in the same order.
    private func hasAnchors(of others: [BoxConstraint], in other: BoxSpace) -> Bool {
        space.resolved.sharesViews(with: other.resolved) && space.root == other.root
            && constraints.count == others.count
            && zip(constraints, others).allSatisfy {
                $0.first == $1.first && $0.second == $1.second && $0.multiplier == $1.multiplier
            }
    }
}

extension LinearConstraint {
    /// Creates the row of a constraint.
    ///
    /// - Parameter distance: the result of `BoxSpace.distance` for the constraint
    init(_ distance: LinearExpression, _ constraint: BoxConstraint) {
        var terms: [Term] = []
        terms.reserveCapacity(distance.count)
        for term in distance.terms {
            terms.append(Term(term.coefficient, Variable(index: term.variable)))
        }
        self.init(
            terms, constant: distance.constant - constraint.constant, constraint.relation.linear,
            priority: constraint.priority, weight: constraint.weight,
            dropRank: constraint.dropRank)
    }

    fileprivate var isRequiredEquality: Bool { relation == .equal && isRequired }

    /// Copies the relation, priority, weight and drop rank of a constraint to this row, and keeps
    /// the row's terms. The terms depend only on the distance between the anchors.
    fileprivate mutating func take(_ constraint: BoxConstraint) {
        relation = constraint.relation.linear
        priority = constraint.priority
        weight = constraint.weight
        dropRank = constraint.dropRank
    }
}

extension Relation {
    fileprivate var linear: LinearRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .atMost
        case .greaterThanOrEqual: .atLeast
        }
    }
}

/// The differences between two layouts of a document on which the distances between anchors depend.
private struct AnchorChanges {
    private let resolved: ResolvedDocument
    /// For each view, whether its margins, its safe area or its baselines changed.
    private let hasChanged: PerView<Bool>
    private let hasOtherBars: Bool

    /// Returns nil if the alignment insets of a view changed, because nearly all distances depend
    /// on them.
    init?(from old: BoxSpace, to new: BoxSpace) {
        guard
            zip(old.measures.elements, new.measures.elements).allSatisfy({
                $0.alignmentInsets == $1.alignmentInsets
            })
        else { return nil }
        resolved = new.resolved
        hasOtherBars = old.bars != new.bars
        hasChanged = new.measures.map { id, measure in
            measure.baselines != old.measures[id].baselines
                || new.state.margins[id] != old.state.margins[id]
                || new.state.safeAreas[id] != old.state.safeAreas[id]
                || new.state.contentInsets[id] != old.state.contentInsets[id]
                || new.state.cellInsets[id] != old.state.cellInsets[id]
        }
    }

    /// Updates the rows of the old layout to those of the constraints in the new one. Returns whether
    /// the structure of the rows (`RowStructure`) is the same.
    func update(
        _ rows: inout [LinearConstraint?], _ distances: inout [Double],
        _ constraints: [BoxConstraint], _ space: inout BoxSpace
    ) -> Bool {
        var isLike = true
        for (at, constraint) in constraints.enumerated() {
            let wasEquality = rows[at]!.isRequiredEquality
            if affect(constraint) {
                let distance = space.distance(constraint)
                distances[at] = distance.constant
                let row = LinearConstraint(distance, constraint)
                isLike = isLike && row.terms == rows[at]!.terms
                rows[at] = row
            } else {
                rows[at]!.constant = distances[at] - constraint.constant
                rows[at]!.take(constraint)
            }
            isLike = isLike && rows[at]!.isRequiredEquality == wasEquality
        }
        return isLike
    }

    private func affect(_ constraint: BoxConstraint) -> Bool {
        if affect(constraint.first) { return true }
        guard let second = constraint.second else { return false }
        return affect(second)
    }

    private func affect(_ anchor: BoxAnchor) -> Bool {
        let view = anchor.box.owner
        // The baseline of a stack is that of one of its views. Which view it is depends on the
        // heights of all of them, so the stack's baseline may always have changed.
        if anchor.attribute.isBaseline { return hasChanged[view] || resolved[view].stack != nil }
        switch anchor.box {
        case .guide(_, .topLayoutGuide), .guide(_, .bottomLayoutGuide):
            return hasOtherBars || hasChanged[view]
        case .guide: return hasChanged[view]
        // Edges of a cell can be those of its content (`AnchorGeometry.Content.cell`).
        case .view where resolved.isNewCell(view): return hasChanged[view]
        case .view, .frame, .spanner, .gap:
            return anchor.attribute.withoutMargin != anchor.attribute && hasChanged[view]
        }
    }
}
