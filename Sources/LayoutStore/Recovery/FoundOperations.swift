internal import StackCore

/// The operations found on the pages of a damaged file, one for each number.
///
/// An operation is parsed each time it is requested, because all operations of a long history
/// together need several times the size of the file.
struct FoundOperations {
    /// A row that contains an operation: its position, and the numbers of the operation and its
    /// parent.
    struct Place {
        let number: Int
        let parent: Int
        /// The position of the row in the file.
        let cell: Int
    }

    private let pages: RawPages
    /// The rows in the order of their numbers.
    private let places: [Place]
    /// The indices of `places`, in the order of the parents and then of the numbers.
    private let byParent: [Int]

    /// - Parameter places: the rows in the order of their numbers, without two of the same number
    init(_ places: [Place], on pages: RawPages) {
        self.pages = pages
        self.places = places
        byParent = places.indices.sorted {
            (places[$0].parent, $0) < (places[$1].parent, $1)
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
        let start = byParent.firstSortedIndex { places[$0].parent >= number }
        let end = byParent[start...].firstSortedIndex { places[$0].parent > number }
        return byParent[start..<end].lazy.map { [places] in places[$0].number }
    }

    private func place(_ number: Int) -> Place? {
        let index = places.firstSortedIndex { $0.number >= number }
        return index < places.count && places[index].number == number ? places[index] : nil
    }
}
