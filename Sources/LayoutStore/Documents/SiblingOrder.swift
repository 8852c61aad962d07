internal import StackCore

/// The numbers that order siblings in the file. They have gaps, so that an insertion usually
/// changes no other view's row.
///
/// An inserted view gets a number between those of its two neighbours. If there is no free number
/// between them, nearby siblings also get new numbers, which are evenly spaced.
struct SiblingOrder {
    struct Position: Hashable {
        let parent: ViewID
        let number: Int
    }

    /// A new order number for a view: for the inserted view, or for a sibling whose number must
    /// change to make space for the inserted one.
    struct Assignment {
        let view: ViewID
        let place: Position
    }

    /// The numbers are within ±`limit`, so that arithmetic on them does not overflow.
    static let limit = 1 << 52
    private static let step = 1 << 16

    /// For each view, by `ViewID.raw`, its parent and the number that orders it among its siblings.
    private var places = NumberTable<Position>()

    subscript(id: ViewID) -> Position? {
        get { places[id.raw] }
        set {
            assert(
                newValue.map { $0.number.magnitude <= Self.limit } ?? true,
                "the number of view \(id.raw) is out of range")
            if let newValue { places.set(id.raw, to: newValue) } else { places.remove(id.raw) }
        }
    }

    /// Returns the number for `siblings[index]`, which was just inserted. If no number is free
    /// there, also returns new numbers for nearby siblings.
    func assignments(inserting index: Int, of siblings: [ViewID], in parent: ViewID) -> [Assignment]
    {
        precondition(siblings.indices ~= index, "sibling \(index) does not exist")
        if let number = number(in: index..<index + 1, of: siblings) {
            return [
                Assignment(view: siblings[index], place: Position(parent: parent, number: number))
            ]
        }
        var reach = 8
        while true {
            let range = (index - reach..<index + reach).clamped(to: 0..<siblings.count)
            let all = range.count == siblings.count
            if let numbers = spread(range, of: siblings, leastStep: all ? 1 : 1 << 10) {
                return zip(range, numbers).map { at, number in
                    Assignment(
                        view: siblings[at], place: Position(parent: parent, number: number))
                }
            }
            precondition(!all, "there is no number left for \(siblings.count) siblings")
            reach *= 4
        }
    }

    /// Returns the number for the single sibling in `range`, between the numbers of its neighbours;
    /// nil if no number is left between them.
    private func number(in range: Range<Int>, of siblings: [ViewID]) -> Int? {
        spread(range, of: siblings, leastStep: 1)?.first
    }

    /// Returns numbers for a range of siblings, at least `leastStep` apart, between the numbers of
    /// the siblings before and after the range. Returns nil if too few numbers are left there.
    private func spread(_ range: Range<Int>, of siblings: [ViewID], leastStep: Int) -> [Int]? {
        let before = range.lowerBound > 0 ? self[siblings[range.lowerBound - 1]]?.number : nil
        let behind =
            range.upperBound < siblings.count ? self[siblings[range.upperBound]]?.number : nil
        assert(
            before ?? -Self.limit <= behind ?? Self.limit,
            "the siblings are not in the order of their numbers")
        let room = (behind ?? Self.limit) - (before ?? -Self.limit)
        let distance = min(Self.step, room / (range.count + 1))
        guard distance >= leastStep else { return nil }
        let first =
            if let before { before + distance } else if let behind {
                behind - distance * range.count
            } else { 0 }
        return range.indices.map { first + ($0 - range.lowerBound) * distance }
    }
}

extension SiblingOrder: InvariantChecked {
    func invariantViolations() -> [String] {
        var taken: Set<Position> = []
        return places.invariantViolations()
            + places.numbers.compactMap { view in
                guard let place = places[view], !taken.insert(place).inserted else { return nil }
                return "view \(view) has the place of another subview of \(place.parent.raw)"
            }
    }
}
