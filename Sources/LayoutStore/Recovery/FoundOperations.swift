internal import StackCore

/// The operations found on the pages of a damaged file, one for each number.
///
/// An operation is parsed each time it is requested, because all operations of a long history
/// together need several times the size of the file.
struct FoundOperations {
    /// The location of a row that contains an operation, with the numbers of the operation and its
    /// parent. All three are stored in four bytes each, because a long history has many rows.
    struct Place {
        private let stored: (number: UInt32, parent: UInt32, cell: UInt32)

        var number: Int { Int(stored.number) }
        var parent: Int { Int(stored.parent) }
        /// The byte offset of the row's cell from the start of the file, for `RawPages.row(at:)`.
        var cell: Int { Int(stored.cell) }

        /// Returns nil if one of the three numbers does not fit into four bytes, which is
        /// impossible in an undamaged file of at most 4 GB.
        init?(number: Int, parent: Int, cell: Int) {
            guard let number = UInt32(exactly: number), let parent = UInt32(exactly: parent),
                let cell = UInt32(exactly: cell)
            else { return nil }
            stored = (number, parent, cell)
        }
    }

    private let pages: RawPages
    /// The locations of the rows, in the order of the numbers of their operations.
    private let places: [Place]
    /// The indices of `places`, sorted by the number of the parent, then by the operation's own
    /// number.
    private let byParent: [UInt32]

    /// - Parameter places: the rows in the order of their numbers, without two of the same number
    init(_ places: [Place], on pages: RawPages) {
        assert(
            zip(places, places.dropFirst()).allSatisfy { $0.number < $1.number },
            "the operations are not in the order of their numbers")
        self.pages = pages
        self.places = places
        byParent = (0..<UInt32(places.count)).sorted {
            (places[Int($0)].parent, $0) < (places[Int($1)].parent, $1)
        }
    }

    /// The largest number of an operation; 0 if no operation was found.
    var largestNumber: Int { places.last?.number ?? 0 }

    /// The operation with this number; nil if it was not found.
    subscript(number: Int) -> StoredOperation? {
        place(number).flatMap { pages.row(at: $0.cell)?.operation?.operation }
    }

    /// Returns the number of the parent of an operation; nil if the operation was not found.
    func parent(of number: Int) -> Int? { place(number)?.parent }

    /// Returns the numbers of the children of an operation, in ascending order.
    func children(of number: Int) -> some RandomAccessCollection<Int> {
        let start = byParent.firstSortedIndex { places[Int($0)].parent >= number }
        let end = byParent[start...].firstSortedIndex { places[Int($0)].parent > number }
        return byParent[start..<end].lazy.map { [places] in places[Int($0)].number }
    }

    private func place(_ number: Int) -> Place? {
        let index = places.firstSortedIndex { $0.number >= number }
        return index < places.count && places[index].number == number ? places[index] : nil
    }
}
