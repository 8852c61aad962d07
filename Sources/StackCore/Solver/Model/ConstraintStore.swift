/// The constraints of a system in order of creation, found again by id.
///
/// Removed constraints leave holes that are closed once they outnumber what is left, so a long
/// session costs memory for what it holds and not for what it once held.
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
        return id
    }

    mutating func remove(_ id: RowID) {
        guard let position = position(of: id), constraints[position] != nil else { return }
        constraints[position] = nil
        holes += 1
        if holes > 64 && holes * 2 > constraints.count { closeHoles() }
    }

    subscript(id: RowID) -> LinearConstraint? {
        position(of: id).flatMap { constraints[$0] }
    }

    /// Returns whether the constraint was there and changed.
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

    /// Serials ascend, so a binary search finds one.
    private func position(of id: RowID) -> Int? {
        let place = ids.lowerBound { $0 < id }
        return place < ids.count && ids[place] == id ? place : nil
    }
}

extension RandomAccessCollection where Index == Int {
    /// Where the elements end that come before something, in a collection in order; a binary search.
    func lowerBound(_ comesBefore: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
