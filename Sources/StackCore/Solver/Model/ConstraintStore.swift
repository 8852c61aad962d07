/// The constraints of a system in order of creation, with lookup by id.
///
/// Removed constraints leave empty slots. The store compacts when more than half of the slots are
/// empty, so memory depends on the current constraints and not on the history.
struct ConstraintStore: Sendable {
    private(set) var ids: [RowID] = []
    private(set) var constraints: [LinearConstraint?] = []
    private var nextSerial = 0
    private var holes = 0

    var count: Int { constraints.count }

    mutating func append(_ constraint: LinearConstraint) -> RowID {
        let id = RowID(serial: nextSerial)
        nextSerial += 1
        ids.append(id)
        constraints.append(constraint)
        checkInvariants()
        return id
    }

    /// Appends constraints, none of which is nil. An empty store shares the array's memory.
    mutating func append(_ constraints: [LinearConstraint?]) {
        assert(!constraints.contains(nil), "a constraint is missing")
        ids += (nextSerial..<nextSerial + constraints.count).lazy.map { RowID(serial: $0) }
        nextSerial += constraints.count
        if self.constraints.isEmpty {
            self.constraints = constraints
        } else {
            self.constraints += constraints
        }
        checkInvariants()
    }

    mutating func remove(_ id: RowID) {
        guard let position = position(of: id), constraints[position] != nil else { return }
        constraints[position] = nil
        holes += 1
        if holes > 64 && holes * 2 > constraints.count { closeHoles() }
        checkInvariants()
    }

    subscript(id: RowID) -> LinearConstraint? {
        position(of: id).flatMap { constraints[$0] }
    }

    /// Sets the constant of a constraint. Returns whether the constraint exists and its constant
    /// changed.
    mutating func setConstant(_ value: Double, of id: RowID) -> Bool {
        guard let position = position(of: id), let old = constraints[position]?.constant,
            old != value
        else { return false }
        constraints[position]?.constant = value
        return true
    }

    private mutating func closeHoles() {
        let kept = constraints.indices.filter { constraints[$0] != nil }
        ids = kept.map { ids[$0] }
        constraints = kept.map { constraints[$0] }
        holes = 0
    }

    /// Returns the index of `id` by binary search, which works because serials ascend; nil if there
    /// is no such constraint.
    private func position(of id: RowID) -> Int? {
        let place = ids.firstSortedIndex { $0 >= id }
        return place < ids.count && ids[place] == id ? place : nil
    }
}

extension ConstraintStore: InvariantChecked {
    func invariantViolations() -> [String] {
        guard ids.count == constraints.count else { return ["an id has no slot"] }
        var found: [String] = []
        if !zip(ids, ids.dropFirst()).allSatisfy({ $0 < $1 }) {
            found.append("the serials do not ascend")
        }
        if ids.last.map({ $0.serial >= nextSerial }) ?? false {
            found.append("the next serial is in use")
        }
        if holes != constraints.count(where: { $0 == nil }) {
            found.append("the empty slots are not counted")
        }
        return found
    }
}
