internal import StackCore

/// The numbers that put siblings in order in the file, sparse so that an insertion moves nobody.
///
/// A number lies between those of its neighbours. When there is none left between them, the
/// neighbourhood is spread out, and only as much of it as is crowded.
struct SiblingOrder {
    struct Place: Hashable {
        let parent: ViewID
        let number: Int
    }

    /// What a view gets: itself, or a neighbour that has to make room.
    struct Assignment {
        let view: ViewID
        let place: Place
    }

    /// Numbers stay within ±`limit`: no arithmetic on them overflows.
    static let limit = 1 << 52
    private static let step = 1 << 16

    /// By `ViewID.raw`.
    private var places = NumberTable<Place>()

    subscript(id: ViewID) -> Place? {
        get { places[id.raw] }
        set {
            if let newValue { places.set(id.raw, to: newValue) } else { places.remove(id.raw) }
        }
    }

    /// Where `siblings[index]`, which has just come to stand there, is put, and who moves for it.
    func assignments(inserting index: Int, of siblings: [ViewID], in parent: ViewID) -> [Assignment]
    {
        if let number = number(in: index..<index + 1, of: siblings) {
            return [Assignment(view: siblings[index], place: Place(parent: parent, number: number))]
        }
        var reach = 8
        while true {
            let range = (index - reach..<index + reach).clamped(to: 0..<siblings.count)
            let all = range.count == siblings.count
            if let numbers = spread(range, of: siblings, leastStep: all ? 1 : 1 << 10) {
                return zip(range, numbers).map { at, number in
                    Assignment(
                        view: siblings[at], place: Place(parent: parent, number: number))
                }
            }
            reach *= 4
        }
    }

    /// The one number for a place between two neighbours, or nil when there is none.
    private func number(in range: Range<Int>, of siblings: [ViewID]) -> Int? {
        spread(range, of: siblings, leastStep: 1)?.first
    }

    /// Numbers for a range of siblings between those before and behind it, at least so far apart.
    private func spread(_ range: Range<Int>, of siblings: [ViewID], leastStep: Int) -> [Int]? {
        let before = range.lowerBound > 0 ? self[siblings[range.lowerBound - 1]]?.number : nil
        let behind =
            range.upperBound < siblings.count ? self[siblings[range.upperBound]]?.number : nil
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
